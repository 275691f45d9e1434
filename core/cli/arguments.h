/// The arguments of a command, read as its help says.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// Says of arguments why they are wrong.
class WrongCall : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The error of an operand that is one too many.
[[nodiscard]] WrongCall unexpected_argument(const std::string& argument);

/// The arguments that are no options, in order; those after -- are among them, whatever they look like.
using Operands = std::vector<std::string>;

/// Both are allowed.
struct NumberLimits {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
};

/// JavaScript has no larger whole numbers.
inline constexpr std::uint64_t kLargestSeed = (std::uint64_t{1} << 53U) - 1;

/// Whether an argument is -h or --help, which every command has.
[[nodiscard]] bool asks_for_help(std::string_view argument) noexcept;

/// The options are those of the help. Each begins a line, with a word for its value if it has one:
///
///       --rows N        rows, 1 to 1000
///       --json          print an object
class Arguments {
 public:
  /// Throws `WrongCall` if an option is unknown or lacks its value.
  Arguments(std::string_view help, std::span<char* const> arguments);

  [[nodiscard]] bool given(const std::string& option) const { return values_.contains(option); }
  /// The value of an option; of several, the last.
  [[nodiscard]] std::optional<std::string> value(const std::string& option) const;
  /// The value as a whole number; `what` it is, as errors say: "number of threads". Throws `WrongCall` if it is none.
  [[nodiscard]] std::optional<std::uint64_t> number(const std::string& option, const std::string& what,
                                                    NumberLimits limits) const;
  /// The value as a number of bytes, such as 500M. Throws `WrongCall` if it is none.
  [[nodiscard]] std::optional<std::uint64_t> bytes(const std::string& option) const;

  [[nodiscard]] const Operands& operands() const noexcept { return operands_; }
  [[nodiscard]] bool wants_help() const noexcept { return given("--help"); }

 private:
  std::map<std::string, std::string> values_;  // of the options that are given
  Operands operands_;
};
