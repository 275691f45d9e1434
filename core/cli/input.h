/// Where a command's boards come from, and what a solve of them may take.
#pragma once

#include <catchmate/games.h>

#include <cstdint>
#include <functional>
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

/// Takes over the game, if there is one, and the first file. Throws `WrongCall` if the boards cannot come from there,
/// or from several places. Returns all files.
std::vector<std::string> take_operands(Input& input, const Operands& operands);

/// Adds an option with a number of bytes, such as 500M.
void add_bytes_option(CLI::App& options, const std::string& name, std::optional<std::uint64_t>& bytes);

/// JavaScript has no larger whole numbers.
inline constexpr std::uint64_t kLargestSeed = (std::uint64_t{1} << 53U) - 1;

/// Both are allowed.
struct NumberLimits {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
};
/// Adds an option with a whole number; `what` it is, as errors say: "number of threads".
void add_number_option(CLI::App& options, const std::string& name, const std::string& what, NumberLimits limits,
                       const std::function<void(std::uint64_t)>& take);

/// The game that the first operand names; of a contest, where it must be. Throw `WrongCall` if there is none.
[[nodiscard]] const catchmate::GameEntry& library_game(const Operands& operands);
[[nodiscard]] const catchmate::GameEntry& contest_game(const Operands& operands);
