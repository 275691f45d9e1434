/// Classic mistakes of programs that solve a game, as data: what a program with one of them answers can be computed, so
/// that a wrong answer is traced to its mistake.
///
///     for (const Mistake& mistake : mistakes_of(crossing_pawn())) {
///       if (const auto mistaken = mistake.program({&table, 1})) mistaken(position);   // the value that it finds
///     }
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
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
  bool solves = false;              ///< whether finding that out solves another game, rather than look into the table
  std::optional<Rules> rules = {};  ///< what the program takes for the game's rules; nothing if it errs otherwise
};

/// The name of a mistake among those of its game: "shares-red".
[[nodiscard]] std::string id_of(const Rules& rules, const Mistake& mistake);

/// The mistakes that programs for the game with these rules may make, most of them changes of its rules.
[[nodiscard]] std::vector<Mistake> mistakes_of(const Rules& rules);

/// What a program with a mistake prints for a board that is the only one of its file; nothing if it cannot play on it,
/// or the board does not fit in memory.
[[nodiscard]] std::optional<std::string> answer_with(const Mistake& mistake, const Problem& problem);

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

/// The words of an output: judges take any white space for the same.
[[nodiscard]] std::vector<std::string> words_of(const std::string& output);

}  // namespace catchmate
