/// The program `catchmate`: parses its arguments and runs a command. If the reader of its output goes away, as in
/// `catchmate solve chase FILE | head -1`, SIGPIPE ends it in silence.
#include <catchmate/games.h>
#include <catchmate/placement_index.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <charconv>
#include <iostream>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "boards.h"
#include "help.h"
#include "schema.h"
#include "solve.h"
#include "verify.h"

namespace {

int usage_error(const std::string& reason) {
  std::cerr << "catchmate: " << reason << "\nTry 'catchmate --help'.\n";
  return kFailure;
}

std::string game_ids() {
  std::string ids;
  for (const catchmate::Rules& rules : catchmate::games()) ids += (ids.empty() ? "" : ", ") + rules.id;
  return ids;
}

std::string unexpected_argument(const std::string& argument) { return "unexpected argument '" + argument + "'"; }

// The error in a code, or in other input given besides; nothing if there is none.
std::optional<std::string> wrong_code(const Input& input) {
  if (!input.game.empty()) return unexpected_argument(input.game);
  if (input.standard) return "a code has no standard position";
  if (input.rules) return "a code has its own rules";
  if (input.board) return "a code has its own board";
  return std::nullopt;
}

// The error in the JSON files named, or in other input given besides; nothing if there is none.
std::optional<std::string> wrong_files(const Input& input, bool file_given) {
  if (input.standard) return "--standard is for a game alone";
  if (input.board && file_given) return unexpected_argument(input.file) + ": --board reads no other file";
  const std::string& boards = input.board ? *input.board : input.file;
  if (input.rules == "-" && boards == "-") return "the rules and the board cannot both be standard input";
  return std::nullopt;
}

// The error in the game and the files named; nothing if there is none.
std::optional<std::string> wrong_input(const Input& input, bool file_given) {
  if (input.code) return wrong_code(input);
  const bool has_files = input.rules || input.board;
  if (input.game.empty() && !has_files) return "expected a game: " + game_ids() + "; or --code, --rules or --board";
  const catchmate::GameEntry* entry = catchmate::find_entry(input.game);
  if (!input.game.empty() && entry == nullptr) {
    return "unknown game '" + input.game + "', expected one of " + game_ids();
  }
  if (has_files) return wrong_files(input, file_given);
  if (!input.standard) return std::nullopt;
  if (entry->standard.empty()) return input.game + " has no standard position";
  if (file_given) return unexpected_argument(input.file) + ": --standard reads no file";
  return std::nullopt;
}

constexpr std::array<std::string_view, 10> kFlags{"-h",       "--help", "--version", "--moves",     "--line",
                                                  "--boards", "--json", "--stats",   "--signature", "--standard"};
constexpr std::array<std::string_view, 6> kOptionsWithValue{"--scope", "--memory", "--threads",
                                                            "--code",  "--rules",  "--board"};

template <std::size_t kSize>
bool contains(const std::array<std::string_view, kSize>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// The first argument that is not spelt as the help says: an unknown option or a missing value. The argument parser
// alone would accept -hx for -h -x, --moves=yes for --moves, and -5 as an operand.
std::optional<std::string> wrong_option(int argc, char** argv) {
  for (int place = 1; place < argc; ++place) {
    const std::string_view argument = argv[place];
    if (argument == "--") break;
    if (argument.size() < 2 || argument.front() != '-' || contains(kFlags, argument)) continue;
    const std::string_view name = argument.substr(0, argument.find('='));
    if (!contains(kOptionsWithValue, name)) return "unknown option '" + std::string(argument) + "'";
    const bool joined = name.size() < argument.size();
    if (joined ? name.size() + 1 == argument.size() : ++place == argc) {
      return "expected a value for " + std::string(name);
    }
  }
  return std::nullopt;
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

constexpr std::uint32_t kMostThreads = 1024;

// The number in a text; nothing if it is none, 0, or more than any machine has.
std::optional<std::uint32_t> threads_from(std::string_view text) {
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool valid = error == std::errc() && end == text.data() + text.size() && number > 0 && number <= kMostThreads;
  return valid ? std::optional(number) : std::nullopt;
}

// The first option given that only `solve` has; null for none.
const char* option_of_solve(const SolveArguments& arguments, bool scope_given) noexcept {
  if (arguments.report.moves) return "--moves";
  if (arguments.report.line) return "--line";
  if (arguments.report.boards) return "--boards";
  return scope_given ? "--scope" : nullptr;
}

// The option that --signature needs and that is missing; null for none.
const char* needed_by_signature(const SolveArguments& arguments, bool verifies) noexcept {
  if (!arguments.signature) return nullptr;
  if (!verifies && !arguments.whole) return "--scope table";
  if (arguments.stats || (!verifies && arguments.json)) return nullptr;
  return verifies ? "--stats" : "--stats or --json";
}

// Takes over what --memory and --threads say; null if they are not given. Returns what is wrong with it.
std::optional<std::string> take_limits(const std::string* memory, const std::string* threads, Input& input) {
  if (memory != nullptr) {
    input.memory = bytes_from(*memory);
    if (!input.memory) return "'" + *memory + "' is no number of bytes, expected one such as 500M or 4G";
  }
  if (threads != nullptr) {
    const auto number = threads_from(*threads);
    if (!number) {
      return "'" + *threads + "' is no number of threads, expected one from 1 to " + std::to_string(kMostThreads);
    }
    input.threads = *number;
  }
  return std::nullopt;
}

constexpr std::string_view kCommands = "solve, verify, games or schema";

int run(int argc, char** argv) {
  if (const auto wrong = wrong_option(argc, argv)) return usage_error(*wrong);
  CLI::App app;
  app.set_help_flag();
  app.allow_extras();
  bool help = false;
  bool version = false;
  Input input;
  SolveArguments arguments;
  std::string command;
  std::string scope = "position";
  std::string memory;
  std::string threads;
  app.add_flag("-h,--help", help);
  app.add_flag("--version", version);
  app.add_flag("--moves", arguments.report.moves);
  app.add_flag("--line", arguments.report.line);
  app.add_flag("--boards", arguments.report.boards);
  app.add_flag("--json", arguments.json);
  app.add_flag("--stats", arguments.stats);
  app.add_flag("--signature", arguments.signature);
  app.add_flag("--standard", input.standard);
  const CLI::Option* scope_given =
      app.add_option("--scope", scope)->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  for (const auto& [name, value] :
       {std::pair("--code", &input.code), {"--rules", &input.rules}, {"--board", &input.board}}) {
    app.add_option(name, *value)->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  }
  const CLI::Option* memory_given =
      app.add_option("--memory", memory)->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  const CLI::Option* threads_given =
      app.add_option("--threads", threads)->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  const CLI::Option* command_given = app.add_option("command", command);
  const CLI::Option* game_given = app.add_option("game", input.game);
  const CLI::Option* file_given = app.add_option("file", input.file);
  app.parse(argc, argv);

  if (help) return print(kHelp);
  if (version) return print("catchmate " + std::string(kVersion) + "\n");
  if (command_given->empty()) return usage_error("expected a command: " + std::string(kCommands));
  if (command == "games" || command == "schema") {
    if (!game_given->empty()) return usage_error("unexpected argument '" + input.game + "'");
    return print(command == "games" ? catchmate::list_games() : write_schema());
  }
  const bool verifies = command == "verify";
  if (!verifies && command != "solve") {
    return usage_error("unknown command '" + command + "', expected " + std::string(kCommands));
  }
  if (const char* option = option_of_solve(arguments, !scope_given->empty()); verifies && option != nullptr) {
    return usage_error("verify has no option " + std::string(option));
  }
  if (scope != "table" && scope != "position") {
    return usage_error("unknown scope '" + scope + "', expected table or position");
  }
  if (const auto wrong =
          take_limits(memory_given->empty() ? nullptr : &memory, threads_given->empty() ? nullptr : &threads, input)) {
    return usage_error(*wrong);
  }
  bool has_file = !file_given->empty();
  if (input.rules && !game_given->empty()) {
    // Rules replace the game's name.
    if (has_file) return usage_error(unexpected_argument(input.file));
    input.file = std::exchange(input.game, {});
    has_file = true;
  }
  if (const auto wrong = wrong_input(input, has_file)) return usage_error(*wrong);
  for (const std::string& unexpected : app.remaining()) {
    // The argument parser also leaves "--".
    if (unexpected != "--") return usage_error("unexpected argument '" + unexpected + "'");
  }
  arguments.whole = scope == "table";
  if (const char* needed = needed_by_signature(arguments, verifies)) {
    return usage_error(std::string("--signature needs ") + needed);
  }
  return verifies ? verify_command(input, {arguments.json, arguments.stats, arguments.signature})
                  : solve_command(input, arguments);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::bad_alloc&) {
    std::cerr << "catchmate: out of memory\n";
  } catch (const std::exception& error) {
    std::cerr << "catchmate: " << error.what() << "\n";
  }
  return kFailure;
}
