#include "arguments.h"

#include <catchmate/placement_index.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "messages.h"

namespace {

// Adds the options of a help to a parser.
void add_options(CLI::App& parser, std::string_view help) {
  constexpr std::string_view kBeginning = "\n  --";
  for (std::size_t at = help.find(kBeginning); at != std::string_view::npos; at = help.find(kBeginning, at + 1)) {
    const std::string_view line = help.substr(at + 3, help.find('\n', at + 1) - at - 3);
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string name(line.substr(0, end));
    const bool has_value = end + 1 < line.size() && line[end + 1] != ' ';
    has_value ? parser.add_option(name) : parser.add_flag(name);
  }
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

// The number from 1 to 9999 in a text; 0 if it is none.
std::uint64_t part_number(std::string_view text) {
  const auto number = number_in<std::uint64_t>(text).value_or(0);
  return number <= 9999 ? number : 0;
}

UsageError unknown_option(const std::string& option) { return UsageError{say(messages::kUnknownOption, option)}; }

}  // namespace

UsageError unexpected_argument(const std::string& argument) { return UsageError{say(messages::kUnexpected, argument)}; }

bool asks_for_help(std::string_view argument) noexcept { return argument == "-h" || argument == "--help"; }

Arguments::Arguments(std::string_view help, std::span<char* const> arguments) {
  CLI::App parser;
  parser.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  parser.set_help_flag();
  parser.add_flag("-h,--help");
  parser.allow_extras();
  add_options(parser, help);
  try {
    // The parser takes arguments from the back.
    parser.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::ArgumentMismatch&) {
    const std::string_view last = arguments.back();
    throw UsageError(say(messages::kNoValue, last.substr(0, last.find('='))));
  }
  for (const CLI::Option* option : parser.get_options()) {
    if (option->count() == 0) continue;
    const std::string& value = values_[option->get_name()] = option->results().back();
    const bool is_flag = option->get_expected_max() == 0;
    if (is_flag && value != "true") throw unknown_option(option->get_name() + "=" + value);
  }
  operands_ = parser.remaining();
  // The first "--" and unknown options are left among them.
  const auto mark = std::find(operands_.begin(), operands_.end(), "--");
  const auto unknown =
      std::find_if(operands_.begin(), mark, [](const std::string& each) { return each.size() > 1 && each[0] == '-'; });
  if (unknown != mark) throw unknown_option(*unknown);
  if (mark != operands_.end()) operands_.erase(mark);
}

std::optional<std::string> Arguments::value(const std::string& option) const {
  const auto found = values_.find(option);
  return found == values_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::uint64_t> Arguments::number(const std::string& option, const Text& what, NumberLimits limits) const {
  const auto text = value(option);
  if (!text) return std::nullopt;
  const auto number = number_in<std::uint64_t>(*text);
  if (number && *number >= limits.low && *number <= limits.high) return number;
  throw UsageError(say(messages::kNotNumber, *text, what, limits.low, limits.high));
}

std::optional<std::uint64_t> Arguments::bytes(const std::string& option) const {
  const auto text = value(option);
  if (!text) return std::nullopt;
  if (const auto bytes = bytes_from(*text)) return bytes;
  throw UsageError(say(messages::kNotBytes, *text));
}

Shard Arguments::shard() const {
  const std::string text = value("--shard").value_or("1/1");
  const std::size_t bar = std::min(text.find('/'), text.size());
  const Shard shard{part_number(std::string_view(text).substr(0, bar)),
                    part_number(std::string_view(text).substr(std::min(bar + 1, text.size())))};
  if (shard.part == 0 || shard.part > shard.of) throw UsageError(say(messages::kNoShard, text));
  return shard;
}
