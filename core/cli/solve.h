/// The command `solve`: the answer of each board.
#pragma once

#include <catchmate/report.h>

#include "boards.h"

struct SolveArguments {
  catchmate::ReportOptions report;
  bool json = false;
  bool whole = false;  ///< every position of the board's game, and not only what the answer takes
  bool stats = false;
  bool signature = false;  ///< of the whole table, in the JSON
};

/// Returns the program's exit status.
[[nodiscard]] int solve_command(const Input& input, const SolveArguments& arguments);
