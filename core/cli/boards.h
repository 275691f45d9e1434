/// Reads and solves the boards of an input one after another.
#pragma once

#include <catchmate/notation.h>
#include <catchmate/solver.h>

#include <functional>

#include "input.h"

/// The rules of an input without a code.
[[nodiscard]] catchmate::Rules rules_of(const Input& input);

/// Takes a board; returns whether to go on.
using TakeProblem = std::function<bool(const catchmate::Problem&)>;

/// Reads each board, which may take `budget` bytes to solve, and calls `take`. With `json`, faults of texts are
/// objects.
void for_each_problem(const Input& input, bool json, std::uint64_t budget, const TakeProblem& take);

/// The scope of each board's solve, and the parts of its report.
struct Solving {
  bool whole = false;         ///< solve all positions, not only those that the board's answer needs
  bool moves = false;         ///< also solve the positions after each move
  bool json = false;          ///< answers are JSON, and so are faults of texts
  bool stats = false;         ///< print a line about each solve on standard error
  bool signature = false;     ///< with the table's signature in that line
  std::uint32_t threads = 0;  ///< the most to use; 0 for all of the machine
};

using Answer = std::function<void(const catchmate::Problem&, const catchmate::Table&)>;

/// Solves the whole table of the only board of an input, saves it if asked to, and calls `answer`. More boards are an
/// error, before anything is solved.
void for_one_board(const Input& input, const Solving& solving, const Answer& answer);

/// Solves each board, or takes its table from a file, and calls `answer`. A long solve shows its progress if standard
/// error is a terminal.
void for_each_board(const Input& input, const Solving& solving, const Answer& answer);
