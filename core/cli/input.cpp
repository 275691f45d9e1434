#include "input.h"

#include <catchmate/placement_index.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <string_view>

namespace {

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

constexpr std::uint32_t kMostThreads = 1024;

void check_code(const Input& input) {
  if (!input.game.empty()) throw unexpected_argument(input.game);
  if (input.standard) throw WrongCall("a code has no standard position");
  if (input.rules) throw WrongCall("a code has its own rules");
  if (input.board) throw WrongCall("a code has its own board");
}

// Checks the JSON files named, and what is given besides.
void check_files(const Input& input, bool file_given) {
  if (input.standard) throw WrongCall("--standard is for a game alone");
  if (input.board && file_given) {
    throw WrongCall("unexpected argument '" + input.file + "': --board reads no other file");
  }
  if (input.rules == "-" && input.board.value_or(input.file) == "-") {
    throw WrongCall("the rules and the board cannot both be standard input");
  }
}

std::string game_ids() {
  std::string ids;
  for (const catchmate::Rules& rules : catchmate::games()) ids += (ids.empty() ? "" : ", ") + rules.id;
  return ids;
}

WrongCall unknown_game(const std::string& id) {
  return WrongCall{"unknown game '" + id + "', expected one of " + game_ids()};
}

// Checks the game and where its boards come from.
void check(const Input& input, bool file_given) {
  if (input.code) return check_code(input);
  const bool has_files = input.rules || input.board;
  if (input.game.empty() && !has_files) {
    throw WrongCall("expected a game: " + game_ids() + "; or --code, --rules or --board");
  }
  const catchmate::GameEntry* entry = catchmate::find_entry(input.game);
  if (!input.game.empty() && entry == nullptr) throw unknown_game(input.game);
  if (has_files) return check_files(input, file_given);
  if (!input.standard) return;
  if (entry->standard.empty()) throw WrongCall(input.game + " has no standard position");
  if (file_given) throw WrongCall("unexpected argument '" + input.file + "': --standard reads no file");
}

}  // namespace

void add_input_options(CLI::App& options, Input& input) {
  options.add_flag("--standard", input.standard);
  options.add_option("--code", input.code);
  options.add_option("--rules", input.rules);
  options.add_option("--board", input.board);
  add_bytes_option(options, "--memory", input.memory);
  add_number_option(options, "--threads", "number of threads", {1, kMostThreads},
                    [&input](std::uint64_t number) { input.threads = static_cast<std::uint32_t>(number); });
}

void add_bytes_option(CLI::App& options, const std::string& name, std::optional<std::uint64_t>& bytes) {
  options.add_option_function<std::string>(name, [&bytes](const std::string& text) {
    bytes = bytes_from(text);
    if (!bytes) throw WrongCall("'" + text + "' is no number of bytes, expected one such as 500M or 4G");
  });
}

void add_number_option(CLI::App& options, const std::string& name, const std::string& what, NumberLimits limits,
                       const std::function<void(std::uint64_t)>& take) {
  options.add_option_function<std::string>(name, [what, limits, take](const std::string& text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < limits.low || number > limits.high) {
      throw WrongCall("'" + text + "' is no " + what + ", expected one from " + std::to_string(limits.low) + " to " +
                      std::to_string(limits.high));
    }
    take(number);
  });
}

std::vector<std::string> take_operands(Input& input, const Operands& operands) {
  // Rules replace the game's name.
  const std::size_t first_file = input.rules && !input.code ? 0 : 1;
  if (first_file == 1 && !operands.empty()) input.game = operands.front();
  std::vector<std::string> files;
  if (operands.size() > first_file) files.assign(operands.begin() + static_cast<int>(first_file), operands.end());
  if (!files.empty()) input.file = files.front();
  check(input, !files.empty());
  return files;
}

const catchmate::GameEntry& library_game(const Operands& operands) {
  if (operands.empty()) throw WrongCall("expected a game: " + game_ids());
  const catchmate::GameEntry* entry = catchmate::find_entry(operands.front());
  if (entry == nullptr) throw unknown_game(operands.front());
  return *entry;
}

const catchmate::GameEntry& contest_game(const Operands& operands) {
  const catchmate::GameEntry& entry = library_game(operands);
  if (entry.contest) return entry;
  std::string ids;
  for (const catchmate::GameEntry& other : catchmate::game_entries()) {
    if (other.contest) ids += (ids.empty() ? "" : ", ") + other.rules.id;
  }
  throw WrongCall(entry.rules.id + " is of no contest, expected one of " + ids);
}
