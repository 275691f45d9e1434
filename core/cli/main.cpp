/// The program `catchmate`: its arguments.
#include <catchmate/rules.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <csignal>
#include <iostream>
#include <new>
#include <string>
#include <string_view>

#include "boards.h"
#include "help.h"
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

// The first argument that is neither an operand nor one of the options as they are written in the help. The argument
// parser is less strict: it takes -hx for -h -x, --moves=yes for --moves, and -5 for an operand.
const char* unknown_option(int argc, char** argv) {
  constexpr std::array<std::string_view, 7> kOptions{"-h",     "--help",   "--version", "--moves",
                                                     "--line", "--boards", "--json"};
  for (int place = 1; place < argc; ++place) {
    const std::string_view argument = argv[place];
    if (argument == "--") return nullptr;
    if (argument.size() < 2 || argument.front() != '-') continue;
    if (std::find(kOptions.begin(), kOptions.end(), argument) == kOptions.end()) return argv[place];
  }
  return nullptr;
}

// The first of the options that only `solve` has.
const char* option_of_solve(const SolveOptions& options) noexcept {
  if (options.report.moves) return "--moves";
  if (options.report.line) return "--line";
  return options.report.boards ? "--boards" : nullptr;
}

int run(int argc, char** argv) {
  if (const char* unknown = unknown_option(argc, argv)) {
    return usage_error("unknown option '" + std::string(unknown) + "'");
  }
  CLI::App app;
  app.set_help_flag();
  app.allow_extras();
  bool help = false;
  bool version = false;
  Input input;
  SolveOptions options;
  std::string command;
  app.add_flag("-h,--help", help);
  app.add_flag("--version", version);
  app.add_flag("--moves", options.report.moves);
  app.add_flag("--line", options.report.line);
  app.add_flag("--boards", options.report.boards);
  app.add_flag("--json", options.json);
  const CLI::Option* command_given = app.add_option("command", command);
  const CLI::Option* game_given = app.add_option("game", input.game);
  app.add_option("file", input.file);
  app.parse(argc, argv);

  if (help) return print(kHelp);
  if (version) return print("catchmate " + std::string(kVersion) + "\n");
  if (command_given->empty()) return usage_error("expected a command: solve or verify");
  const bool verifies = command == "verify";
  if (!verifies && command != "solve") {
    return usage_error("unknown command '" + command + "', expected solve or verify");
  }
  if (const char* option = option_of_solve(options); verifies && option != nullptr) {
    return usage_error("verify has no option " + std::string(option));
  }
  if (game_given->empty()) return usage_error("expected a game: " + game_ids());
  if (catchmate::find_game(input.game) == nullptr) {
    return usage_error("unknown game '" + input.game + "', expected one of " + game_ids());
  }
  for (const std::string& unexpected : app.remaining()) {
    // The library also leaves the mark behind which nothing is an option.
    if (unexpected != "--") return usage_error("unexpected argument '" + unexpected + "'");
  }
  return verifies ? verify_command(input, options.json) : solve_command(input, options);
}

}  // namespace

int main(int argc, char** argv) {
  // A reader that goes away early is told of by the write that fails.
  static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
  try {
    return run(argc, argv);
  } catch (const std::bad_alloc&) {
    std::cerr << "catchmate: out of memory\n";
  } catch (const std::exception& error) {
    std::cerr << "catchmate: " << error.what() << "\n";
  }
  return kFailure;
}
