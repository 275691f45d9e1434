/// The program `catchmate`: its arguments.
#include <catchmate/rules.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <new>
#include <string>
#include <vector>

#include "help.h"
#include "solve.h"

namespace {

constexpr int kFailure = 1;

int usage_error(const std::string& reason) {
  std::cerr << "catchmate: " << reason << "\nTry 'catchmate --help'.\n";
  return kFailure;
}

std::string game_ids() {
  std::string ids;
  for (const catchmate::Rules& rules : catchmate::games()) ids += (ids.empty() ? "" : ", ") + rules.id;
  return ids;
}

int run(int argc, char** argv) {
  CLI::App app;
  app.set_help_flag();
  app.allow_extras();
  bool help = false;
  bool version = false;
  SolveArguments solve;
  std::vector<std::string> operands;
  app.add_flag("-h,--help", help)->disable_flag_override();
  app.add_flag("--version", version)->disable_flag_override();
  app.add_flag("--moves", solve.report.moves)->disable_flag_override();
  app.add_flag("--line", solve.report.line)->disable_flag_override();
  app.add_flag("--boards", solve.report.boards)->disable_flag_override();
  app.add_flag("--json", solve.json)->disable_flag_override();
  app.add_option("operands", operands);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ArgumentMismatch&) {
    return usage_error("no option takes a value");
  }

  for (const std::string& unknown : app.remaining()) {
    // The library also leaves the mark behind which nothing is an option.
    if (unknown != "--") return usage_error("unknown option '" + unknown + "'");
  }
  if (help) {
    std::cout << kHelp;
    return 0;
  }
  if (version) {
    std::cout << "catchmate " << kVersion << "\n";
    return 0;
  }
  if (operands.empty()) return usage_error("expected a command: solve");
  if (operands[0] != "solve") return usage_error("unknown command '" + operands[0] + "', expected solve");
  if (operands.size() < 2) return usage_error("expected a game: " + game_ids());
  solve.game = operands[1];
  if (catchmate::find_game(solve.game) == nullptr) {
    return usage_error("unknown game '" + solve.game + "', expected one of " + game_ids());
  }
  if (operands.size() > 2) solve.file = operands[2];
  if (operands.size() > 3) return usage_error("unexpected argument '" + operands[3] + "'");
  return solve_command(solve);
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
