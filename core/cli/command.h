/// The frame of the program: a command, and its choice and run by the arguments.
#pragma once

#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <stdexcept>
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
  int failure_status = kFailure;  ///< the exit status for wrong arguments, and for errors without a status
};

/// An error that ends a command.
class CommandError : public std::runtime_error {
 public:
  /// `line` goes to standard error, unless it is empty. Without `status`, the command's own is its exit status.
  explicit CommandError(const std::string& line, std::optional<int> status = {})
      : std::runtime_error(line), status_(status) {}

  [[nodiscard]] std::optional<int> status() const noexcept { return status_; }

 private:
  std::optional<int> status_;
};

/// Ends a command with a message, after the program's name.
[[noreturn]] void fail(std::string_view message, std::optional<int> status = {});

/// Runs `act`, and prints the error that ends it. Returns the exit status; `failure_status` for an error without one.
[[nodiscard]] int attempt(const std::function<void()>& act, int failure_status = kFailure);

/// Runs the command that the arguments name, and prints errors. Returns the program's exit status.
[[nodiscard]] int run(std::span<const Command> commands, std::span<char* const> arguments);

/// Prints a text on standard output. Throws `CommandError` on a failure.
void print(std::string_view text);

/// Prints a message on standard error, after the program's name.
void complain(std::string_view message);
