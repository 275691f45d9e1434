/// Where a command's boards come from, and what a solve of them may take.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "command.h"

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

/// Adds the options that say so, but for game and file, which are operands.
void add_input_options(CLI::App& options, Input& input);

/// Takes over game and file. Throws `WrongCall` if the boards cannot come from there, or from several places.
void take_operands(Input& input, const Operands& operands);

/// The ids of the library's games, as errors list them.
[[nodiscard]] std::string game_ids();
