/// The loop that all commands share: reads and solves boards one after another, and prints something for each.
#pragma once

#include <catchmate/notation.h>
#include <catchmate/solver.h>

#include <functional>

#include "input.h"

/// What to solve of each board, and what to report about it.
struct Solving {
  bool whole = false;         ///< solve all positions, not only those that the board's answer needs
  bool moves = false;         ///< also solve the positions after each move
  bool json = false;          ///< answers are JSON, and so are faults of texts
  bool stats = false;         ///< print a line about each solve on standard error
  bool signature = false;     ///< with the table's signature in that line
  std::uint32_t threads = 0;  ///< the most to use; 0 for all of the machine
};

/// Solves each board and calls `answer`, until one returns another value than 0 or an error occurs, which is printed on
/// standard error. A long solve shows its progress if standard error is a terminal. Returns the program's exit status.
using Answer = std::function<int(const catchmate::Problem&, const catchmate::Table&)>;
[[nodiscard]] int for_each_board(const Input& input, const Solving& solving, const Answer& answer);
