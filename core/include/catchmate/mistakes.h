/// Models of classic mistakes of programs that solve a game: simulated answers trace a wrong answer to its mistake.
///
///     for (const Mistake& mistake : mistakes_of(crossing_pawn())) {
///       if (const auto mistaken = mistake.simulate({&table, 1})) mistaken(position);   // the program's value
///     }
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "catchmate/notation.h"
#include "catchmate/table.h"
#include "catchmate/text.h"

namespace catchmate {

/// A program's value for a valid position of a board; nothing if it finds none.
using Valuation = std::function<std::optional<Value>(const Position&)>;

struct Mistake {
  std::string kind;          ///< words as `kMaxNameLength` describes: "shares"
  std::optional<Side> side;  ///< the side whose moves or wins it changes
  Sentence about;            ///< a predicate: "lets two of red's pieces stand on one square"
  /// The values of a program with the mistake for the last board of a file, after it has read those before. `file` has
  /// the right tables, whole ones. Empty if the program cannot play on the board, or the simulation would take too
  /// long.
  std::function<Valuation(std::span<const Table> file)> simulate;
  bool solves = false;              ///< whether the simulation solves another game, instead of reading the right tables
  std::optional<Rules> rules = {};  ///< the program's rules, if these are the mistake
};

/// The name of a mistake among those of its game: "shares-red".
[[nodiscard]] std::string id_of(const Rules& rules, const Mistake& mistake);

/// The models of mistakes for a game, most of them changes of its rules.
[[nodiscard]] std::vector<Mistake> mistakes_of(const Rules& rules);

/// The answer of a program with a mistake for the only board of a file; nothing if it cannot play on the board, or the
/// table does not fit in memory.
[[nodiscard]] std::optional<std::string> answer_with(const Mistake& mistake, const Problem& problem);

/// A program's output for the boards of a file.
struct Printed {
  std::vector<Problem> file;
  std::string output;
};

/// A mistake, in words.
struct Explanation {
  std::string kind;
  std::optional<Side> side;
  Sentence about;
};

/// The mistakes that explain all outputs of a program for a game, right answers and wrong ones, of which there must be
/// one. Files with a board that does not fit in memory are skipped.
[[nodiscard]] std::vector<Explanation> explain(const Rules& rules, std::span<const Printed> outputs);

/// The words of an output: judges ignore the kind and amount of white space.
[[nodiscard]] std::vector<std::string> words_of(const std::string& output);

}  // namespace catchmate
