/// The command `solve`: reads the boards of a contest's input, and prints the answer of each.
#pragma once

#include <catchmate/report.h>

#include <string>
#include <string_view>

/// The exit statuses other than 0.
inline constexpr int kFailure = 1;
inline constexpr int kBadInput = 2;

/// What is said on standard error when standard output takes no more.
inline constexpr std::string_view kUnwritable = "catchmate: the answer cannot be written\n";

struct SolveArguments {
  std::string game;        ///< the id of one of the library's games
  std::string file = "-";  ///< a path; - for standard input
  catchmate::ReportOptions report;
  bool json = false;
};

/// Returns the program's exit status.
[[nodiscard]] int solve_command(const SolveArguments& arguments);
