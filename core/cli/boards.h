/// The frame of every command: boards of a text are read and solved one after the other, and something is printed of
/// each.
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

/// The text to read.
struct Input {
  std::string game = {};                  ///< the id of one of the library's games
  std::string file = "-";                 ///< a path; - for standard input
  bool standard = false;                  ///< the game's standard position, and no file
  std::optional<std::string> code = {};   ///< a position, after the moves in it, and neither game nor file
  std::optional<std::string> rules = {};  ///< a path of rules in JSON, in place of a game; - for standard input
  std::optional<std::string> board = {};  ///< a path of a board with a position in JSON, in place of a file; likewise
  /// The most bytes that a solve may take, when they are not for the machine to say.
  std::optional<std::uint64_t> memory = {};
};

/// The scope of each solve, and its account.
struct Solving {
  bool whole = false;      ///< all positions, or else what it takes to answer for the board's
  bool moves = false;      ///< and for each of its moves
  bool stats = false;      ///< a line about each solve on standard error
  bool signature = false;  ///< and in it the signature of the table
};

/// Solves each board and hands it to `answer`, up to the first for which that does not return 0, or to the first error,
/// which it says on standard error. A solve that lasts shows how far it is where standard error is a terminal. Returns
/// the program's exit status.
using Answer = std::function<int(const catchmate::Problem&, const catchmate::Table&)>;
[[nodiscard]] int for_each_board(const Input& input, const Solving& solving, const Answer& answer);

/// What to say of a board that is too large to be solved, but for where it stands.
[[nodiscard]] std::string describe(const catchmate::TableTooLarge& excess);

/// Prints a text on standard output; says on standard error when it cannot. Returns the program's exit status.
[[nodiscard]] int print(std::string_view text);
