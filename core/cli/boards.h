/// Reads and solves the boards of an input one after another.
#pragma once

#include <catchmate/notation.h>
#include <catchmate/solver.h>

#include <functional>
#include <variant>

#include "input.h"

/// The rules of an input without a code; or the exit status, after the error has been printed.
[[nodiscard]] std::variant<int, catchmate::Rules> rules_of(const Input& input);

/// Reads each board, which may take `budget` bytes to solve, and calls `take`, until it returns another status than 0
/// or an error occurs, which is printed: faults of texts as objects with `json`. Returns the exit status.
using TakeProblem = std::function<std::variant<int, catchmate::TableTooLarge>(const catchmate::Problem&)>;
[[nodiscard]] int for_each_problem(const Input& input, bool json, std::uint64_t budget, const TakeProblem& take);

/// What to solve of each board, and what to report about it.
struct Solving {
  bool whole = false;         ///< solve all positions, not only those that the board's answer needs
  bool moves = false;         ///< also solve the positions after each move
  bool json = false;          ///< answers are JSON, and so are faults of texts
  bool stats = false;         ///< print a line about each solve on standard error
  bool signature = false;     ///< with the table's signature in that line
  std::uint32_t threads = 0;  ///< the most to use; 0 for all of the machine
};

/// Solves the whole table of the only board of an input, saves it if asked to, and calls `answer`. More boards are an
/// error, before anything is solved.
using Answer = std::function<int(const catchmate::Problem&, const catchmate::Table&)>;
[[nodiscard]] int for_one_board(const Input& input, const Solving& solving, const Answer& answer);

/// Solves each board, or takes its table from a file, and calls `answer`, until one returns another value than 0 or an
/// error occurs, which is printed on standard error. A long solve shows its progress if standard error is a terminal.
/// Returns the program's exit status.
[[nodiscard]] int for_each_board(const Input& input, const Solving& solving, const Answer& answer);
