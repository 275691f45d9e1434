/// The frame of the program: what a command is, and how arguments choose one and run it.
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

#include "arguments.h"

/// The exit statuses other than 0, where a command's help gives no others.
inline constexpr int kFailure = 1;
inline constexpr int kBadInput = 2;

/// No limit to the number of operands.
inline constexpr std::size_t kAnyNumber = std::numeric_limits<std::size_t>::max();

/// A command: `catchmate NAME [OPTION]... [OPERAND]...`. Each is made in the file of its name, declared in commands.h
/// and listed in main.cpp.
struct Command {
  std::string_view name;
  /// The parts of its help, which say what its options are. The first line is what the list of commands says of it.
  std::vector<std::string_view> help;
  /// Runs it and returns the exit status.
  int (*run)(const Arguments& arguments);
  std::size_t most_operands = 0;
  int wrong_call = kFailure;  ///< the exit status for wrong arguments
};

/// Runs the one of the commands that the arguments name; prints errors. Returns the program's exit status.
[[nodiscard]] int run(std::span<const Command> commands, std::span<char* const> arguments);

/// Prints a text on standard output; on standard error, why that failed. Returns the program's exit status.
[[nodiscard]] int print(std::string_view text);
