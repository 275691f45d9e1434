/// The command `solve`: reads the boards of a contest's input, and prints the answer of each.
#pragma once

#include <catchmate/report.h>

#include <string>

struct SolveArguments {
  std::string game;        ///< the id of one of the library's games
  std::string file = "-";  ///< a path; - for standard input
  catchmate::ReportOptions report;
  bool json = false;
};

/// Returns the program's exit status.
[[nodiscard]] int solve_command(const SolveArguments& arguments);
