#include "arguments.h"

#include <catchmate/placement_index.h>

#include <algorithm>
#include <charconv>

namespace {

// Whether an option of the help has a value; nothing if there is no such option.
std::optional<bool> takes_value(std::string_view help, const std::string& option) {
  const std::string line = "\n  " + option + " ";
  const std::size_t place = option.find_first_of(" \n") == std::string::npos ? help.find(line) : std::string::npos;
  if (place == std::string_view::npos) return std::nullopt;
  return help[place + line.size()] != ' ';
}

// The bytes in "500000000", "500M" or "4G"; K, M, G and T are powers of 1024.
std::optional<std::uint64_t> bytes_from(std::string_view text) {
  constexpr std::string_view kUnits = "KMGT";
  const auto unit = text.empty() ? std::string_view::npos : kUnits.find(text.back());
  if (unit != std::string_view::npos) text.remove_suffix(1);
  if (text.empty() || text.size() > 18) return std::nullopt;
  std::uint64_t number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = number * 10 + static_cast<std::uint64_t>(digit - '0');
  }
  const std::uint64_t factor = unit == std::string_view::npos ? 1 : std::uint64_t{1} << (10 * (unit + 1));
  return catchmate::saturating_product(number, factor);
}

}  // namespace

WrongCall unexpected_argument(const std::string& argument) {
  return WrongCall{"unexpected argument '" + argument + "'"};
}

bool asks_for_help(std::string_view argument) noexcept { return argument == "-h" || argument == "--help"; }

Arguments::Arguments(std::string_view help, std::span<char* const> arguments) {
  for (std::size_t place = 0; place < arguments.size(); ++place) {
    const std::string argument = arguments[place];
    if (argument == "--") {
      const auto others = arguments.subspan(place + 1);
      operands_.insert(operands_.end(), others.begin(), others.end());
      break;
    }
    if (argument.size() < 2 || argument.front() != '-') {
      operands_.push_back(argument);
    } else if (asks_for_help(argument)) {
      wants_help_ = true;
    } else {
      const std::size_t end = std::min(argument.find('='), argument.size());
      const bool joined = end < argument.size();
      const std::string option = argument.substr(0, end);
      const auto has_value = takes_value(help, option);
      if (!has_value || (joined && !*has_value)) throw WrongCall("unknown option '" + argument + "'");
      std::string& value = values_[option] = joined ? argument.substr(end + 1) : "";
      if (!*has_value) continue;
      if (joined ? value.empty() : ++place == arguments.size()) throw WrongCall("expected a value for " + option);
      if (!joined) value = arguments[place];
    }
  }
}

std::optional<std::string> Arguments::value(const std::string& option) const {
  const auto found = values_.find(option);
  return found == values_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::uint64_t> Arguments::number(const std::string& option, const std::string& what,
                                               NumberLimits limits) const {
  const auto text = value(option);
  if (!text) return std::nullopt;
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
  if (error == std::errc() && end == text->data() + text->size() && number >= limits.low && number <= limits.high) {
    return number;
  }
  throw WrongCall("'" + *text + "' is no " + what + ", expected one from " + std::to_string(limits.low) + " to " +
                  std::to_string(limits.high));
}

std::optional<std::uint64_t> Arguments::bytes(const std::string& option) const {
  const auto text = value(option);
  if (!text) return std::nullopt;
  if (const auto bytes = bytes_from(*text)) return bytes;
  throw WrongCall("'" + *text + "' is no number of bytes, expected one such as 500M or 4G");
}
