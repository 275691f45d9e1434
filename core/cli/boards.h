/// What every command does: it reads the boards of a contest's input, one after the other, and prints something of
/// each.
#pragma once

#include <catchmate/notation.h>

#include <functional>
#include <string>
#include <string_view>

/// The exit statuses other than 0.
inline constexpr int kFailure = 1;
inline constexpr int kBadInput = 2;

/// What to read.
struct Input {
  std::string game;        ///< the id of one of the library's games
  std::string file = "-";  ///< a path; - for standard input
};

/// Hands each board to `answer`, up to the first for which that does not return 0, or to the first error, which it says
/// on standard error. Returns the program's exit status.
[[nodiscard]] int for_each_board(const Input& input, const std::function<int(const catchmate::Problem&)>& answer);

/// Prints a text on standard output; says on standard error when it cannot. Returns the program's exit status.
[[nodiscard]] int print(std::string_view text);
