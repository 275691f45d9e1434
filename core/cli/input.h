/// The source of a command's boards, and the memory and threads of their solves.
#pragma once

#include <catchmate/games.h>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "command.h"

/// Where the boards come from.
struct Input {
  std::string game = {};                  ///< the id of one of the library's games
  std::string file = "-";                 ///< the path of a text; - for standard input
  Operands files = {};                    ///< all paths given; the first is `file`
  bool standard = false;                  ///< read the game's standard position instead of a file
  std::optional<std::string> code = {};   ///< a code, instead of game and file; its position is the one after its moves
  std::optional<std::string> rules = {};  ///< the path of rules in JSON, instead of a game; - for standard input
  std::optional<std::string> board = {};  ///< the path of a board in JSON, instead of a file; - for standard input
  std::optional<std::string> saved = {};  ///< the path of a saved table, which answers instead of a solve
  std::optional<std::string> save = {};   ///< where to save the table of the only board
  bool board_suffices = false;            ///< whether a board may have no position
  std::optional<std::pair<std::uint32_t, std::uint32_t>> size = {};  ///< rows and columns, instead of a file
  /// The memory budget of a solve, in bytes; without it, the machine decides.
  std::optional<std::uint64_t> memory = {};
  std::uint32_t threads = 0;  ///< the most to use; 0 for all of the machine

  /// Whether it names neither a game nor a board: a saved table then gives its own.
  [[nodiscard]] bool names_no_board() const { return game.empty() && !code && !rules && !board && !standard; }
};

/// The input that the arguments name. Throws `UsageError` if the boards cannot come from there, or from several places,
/// or for more than `most_files` files. If a board suffices, a size such as 8 or 6x9 may stand for an open board, and a
/// saved table has its own.
[[nodiscard]] Input input_from(const Arguments& arguments, bool board_suffices = false, std::size_t most_files = 1);

/// Paths with the files that end in .in in place of each directory. Throws `UsageError` for a directory without such
/// files.
[[nodiscard]] Operands expanded(const Operands& paths);

/// The game that the first operand names; the second accepts only games with a contest format. Both throw `UsageError`.
[[nodiscard]] const catchmate::GameEntry& library_game(const Operands& operands);
[[nodiscard]] const catchmate::GameEntry& contest_game(const Operands& operands);
