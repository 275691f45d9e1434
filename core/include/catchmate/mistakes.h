/// Classic mistakes of programs that solve a game, as data: what a program with one of them answers can be computed, so
/// that a wrong answer is traced to its mistake.
///
///     for (const Mistake& mistake : mistakes_of(crossing_pawn())) {
///       if (const auto mistaken = mistake.program({&table, 1})) mistaken(position);   // the value that it finds
///     }
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "catchmate/notation.h"
#include "catchmate/table.h"

namespace catchmate {

/// The value that a program finds for a valid position of a board; nothing if it has none for that position.
using Valuation = std::function<std::optional<Value>(const Position&)>;

struct Mistake {
  std::string kind;          ///< words as `kMaxNameLength` describes: "shares"
  std::optional<Side> side;  ///< whose moves or wins it changes; nothing if it is not of one side
  std::string about;         ///< what the program does, in English: "lets two of red's pieces stand on one square"
  /// How a program with the mistake values the last board of a file, of which it has read those before. `file` has the
  /// right tables, whole ones. Empty if the program cannot play on the board, or it would take too long to find out.
  std::function<Valuation(std::span<const Table> file)> program;
};

/// The name of a mistake among those of its game: "shares-red".
[[nodiscard]] std::string id_of(const Rules& rules, const Mistake& mistake);

/// The mistakes that programs for the game with these rules may make, most of them changes of its rules.
[[nodiscard]] std::vector<Mistake> mistakes_of(const Rules& rules);

/// What a program printed for the boards of a file.
struct Printed {
  std::vector<Problem> file;
  std::string output;
};

/// A mistake, as a reader is told of it.
struct Explanation {
  std::string kind;
  std::optional<Side> side;
  std::string about;
};

/// The mistakes that explain all outputs of a program for a game, every right answer and every wrong one; at
/// least one is wrong. Nothing is told of boards that do not fit in memory.
[[nodiscard]] std::vector<Explanation> explain(const Rules& rules, std::span<const Printed> outputs);

/// The first difference between an output and the right answers.
struct Detection {
  std::uint32_t boards = 0;  ///< in the input
  Problem problem;           ///< the board whose answer is wrong; the last one if the output goes on after it
  std::string expected;      ///< its answer; empty if the output goes on
  std::string got;           ///< empty if the output has ended before
  std::vector<Explanation> explanations = {};
};

/// Compares what a program printed for an input with the right answers; nothing if there is no difference. An error if
/// the input is none of the game's, or a board takes more than `memory_budget` bytes to solve.
[[nodiscard]] std::variant<std::optional<Detection>, InputError> detect(const Rules& rules, std::string_view input,
                                                                        const std::string& output,
                                                                        std::uint64_t memory_budget = kUncountable);

/// The words of an output: judges take any white space for the same.
[[nodiscard]] std::vector<std::string> words_of(const std::string& output);

}  // namespace catchmate
