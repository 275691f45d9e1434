/// The command `solve`: the answer of each board.
#pragma once

#include <catchmate/report.h>

#include "boards.h"

struct SolveOptions {
  catchmate::ReportOptions report;
  bool json = false;
};

/// Returns the program's exit status.
[[nodiscard]] int solve_command(const Input& input, const SolveOptions& options);
