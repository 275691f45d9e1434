/// The frame of the program: what a command is, and how arguments choose one and run it.
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arguments.h"

/// The exit statuses other than 0, unless a command's help gives others.
inline constexpr int kFailure = 1;
inline constexpr int kBadInput = 2;

/// No limit to the number of operands.
inline constexpr std::size_t kAnyNumber = std::numeric_limits<std::size_t>::max();

/// A command: `catchmate NAME [OPTION]... [OPERAND]...`. Each is made in the file of its name, and listed in
/// CMakeLists.txt.
struct Command {
  std::string_view name;
  /// The parts of its help, which list its options. The first line is its description in the list of commands.
  std::vector<Text> help;
  /// Runs it and returns the exit status.
  int (*run)(const Arguments& arguments);
  std::size_t most_operands = 0;
  int usage_status = kFailure;  ///< the exit status for wrong arguments
};

/// Runs the command that the arguments name, and prints errors. Returns the program's exit status.
[[nodiscard]] int run(std::span<const Command> commands, std::span<char* const> arguments);

/// Prints a text on standard output. Returns the program's exit status: after a failure, once that is reported.
[[nodiscard]] int print(std::string_view text);

/// Prints a message on standard error, after the program's name.
void complain(std::string_view message);
