/// The command `solve`: prints the answer of each board.
#pragma once

#include <catchmate/report.h>

#include "boards.h"

struct SolveArguments {
  catchmate::ReportOptions report;
  bool json = false;
  bool whole = false;  ///< solve every position of the board's game, not only those that the answer needs
  bool stats = false;
  bool signature = false;  ///< of the whole table, in the JSON output
};

/// Returns the program's exit status.
[[nodiscard]] int solve_command(const Input& input, const SolveArguments& arguments);
