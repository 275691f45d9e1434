/// The arguments of a command, read by the options in its help.
#pragma once

#include <charconv>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "text.h"

/// Why arguments are wrong.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The error for a surplus operand.
[[nodiscard]] UsageError unexpected_argument(const std::string& argument);

/// The arguments except options, in order, and all arguments after --.
using Operands = std::vector<std::string>;

/// The number that a whole text writes in decimal digits; nothing for any other text, or beyond the type.
template <class Number>
[[nodiscard]] std::optional<Number> number_in(std::string_view text) {
  Number number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// An inclusive range.
struct NumberLimits {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
};

/// A part of work that is divided.
struct Shard {
  std::uint64_t part = 1;  ///< from 1
  std::uint64_t of = 1;    ///< the number of parts
};

/// JavaScript has no larger whole numbers.
inline constexpr std::uint64_t kLargestSeed = (std::uint64_t{1} << 53U) - 1;

/// The most that --threads takes.
inline constexpr std::uint64_t kMostThreads = 1024;

/// Whether an argument is -h or --help, which every command has.
[[nodiscard]] bool asks_for_help(std::string_view argument) noexcept;

/// Parsed arguments. The options come from the help: each begins a line, followed by a word if it has a value:
///
///       --rows N        rows, 1 to 1000
///       --json          print an object
class Arguments {
 public:
  /// Throws `UsageError` if an option is unknown or lacks its value.
  Arguments(std::string_view help, std::span<char* const> arguments);

  [[nodiscard]] bool given(const std::string& option) const { return values_.contains(option); }
  /// The last value of an option.
  [[nodiscard]] std::optional<std::string> value(const std::string& option) const;
  /// The value as a whole number. `what` names it in the error: "number of threads". Throws `UsageError` for any other
  /// value.
  [[nodiscard]] std::optional<std::uint64_t> number(const std::string& option, const Text& what,
                                                    NumberLimits limits) const;
  /// The value as a number of bytes, such as 500M. Throws `UsageError` for any other value.
  [[nodiscard]] std::optional<std::uint64_t> bytes(const std::string& option) const;

  /// The value of --shard, such as 2/8; 1/1 without it. Throws `UsageError` for any other value.
  [[nodiscard]] Shard shard() const;

  [[nodiscard]] const Operands& operands() const noexcept { return operands_; }
  [[nodiscard]] bool wants_help() const noexcept { return given("--help"); }

 private:
  std::map<std::string, std::string> values_;  // by option
  Operands operands_;
};
