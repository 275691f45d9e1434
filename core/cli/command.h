/// The frame of the program: what a command is, and how arguments choose one and run it.
#pragma once

#include <cstddef>
#include <functional>
#include <limits>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

/// The exit statuses other than 0, where a command's help gives no others.
inline constexpr int kFailure = 1;
inline constexpr int kBadInput = 2;

/// The arguments of a command that are no options, in order; those after -- are among them, whatever they look like.
using Operands = std::vector<std::string>;

/// No limit to the number of operands.
inline constexpr std::size_t kAnyNumber = std::numeric_limits<std::size_t>::max();

/// A command: `catchmate NAME [OPTION]... [OPERAND]...`. Each is made in the file of its name, declared in commands.h
/// and listed in main.cpp.
struct Command {
  std::string_view name;
  /// The parts of its help. The first line is what the list of commands says of it.
  std::vector<std::string_view> help;
  /// Adds its options to a parser, and returns what runs the command with their values and returns the exit status.
  std::function<int(const Operands&)> (*prepare)(CLI::App& options);
  std::size_t most_operands = 0;
  int wrong_call = kFailure;  ///< the exit status for wrong arguments
};

/// Says of arguments why they are wrong.
class WrongCall : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The error of an operand that is one too many.
[[nodiscard]] WrongCall unexpected_argument(const std::string& argument);

/// Runs the one of the commands that the arguments name; prints errors. Returns the program's exit status.
[[nodiscard]] int run(std::span<const Command> commands, std::span<char* const> arguments);

/// Prints a text on standard output; on standard error, why that failed. Returns the program's exit status.
[[nodiscard]] int print(std::string_view text);
