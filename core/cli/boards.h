/// The loop that all commands share: reads and solves boards one after another, and prints something for each.
#pragma once

#include <catchmate/notation.h>
#include <catchmate/solver.h>

#include <functional>
#include <optional>
#include <string>
#include <string_view>

/// The exit statuses other than 0.
inline constexpr int kFailure = 1;
inline constexpr int kBadInput = 2;

/// Where the boards come from.
struct Input {
  std::string game = {};                  ///< the id of one of the library's games
  std::string file = "-";                 ///< the path of a text; - for standard input
  bool standard = false;                  ///< read the game's standard position instead of a file
  std::optional<std::string> code = {};   ///< a code, instead of game and file; its position is the one after its moves
  std::optional<std::string> rules = {};  ///< the path of rules in JSON, instead of a game; - for standard input
  std::optional<std::string> board = {};  ///< the path of a board in JSON, instead of a file; - for standard input
  /// The memory budget of a solve, in bytes; without it, the machine decides.
  std::optional<std::uint64_t> memory = {};
  std::uint32_t threads = 0;  ///< the most to use; 0 for all of the machine
};

/// What to solve of each board, and what to report about the solve.
struct Solving {
  bool whole = false;         ///< solve all positions, not only those that the board's answer needs
  bool moves = false;         ///< also solve the positions after each move
  bool stats = false;         ///< print a line about each solve on standard error
  bool signature = false;     ///< with the table's signature in that line
  std::uint32_t threads = 0;  ///< the most to use; 0 for all of the machine
};

/// Solves each board and calls `answer`, until one returns another value than 0 or an error occurs, which is printed on
/// standard error. A long solve shows its progress if standard error is a terminal. Returns the program's exit status.
using Answer = std::function<int(const catchmate::Problem&, const catchmate::Table&)>;
[[nodiscard]] int for_each_board(const Input& input, const Solving& solving, const Answer& answer);

/// Prints a text on standard output; on standard error, why that failed. Returns the program's exit status.
[[nodiscard]] int print(std::string_view text);
