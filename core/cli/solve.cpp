#include <catchmate/report.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "boards.h"
#include "commands.h"
#include "help.h"
#include "json.h"

namespace {

struct SolveArguments {
  Input input;
  catchmate::ReportOptions report;
  bool json = false;
  std::string scope = "position";
  Solving solving;
};

int solve_boards(SolveArguments& arguments, const Operands& operands) {
  auto& [input, report_options, json, scope, solving] = arguments;
  take_operands(input, operands);
  if (scope != "table" && scope != "position") {
    throw WrongCall("unknown scope '" + scope + "', expected table or position");
  }
  solving.whole = scope == "table";
  if (solving.signature && !solving.whole) throw WrongCall("--signature needs --scope table");
  if (solving.signature && !solving.stats && !json) throw WrongCall("--signature needs --stats or --json");
  solving.moves = json || report_options.moves;
  solving.threads = input.threads;
  return for_each_board(input, solving, [&](const catchmate::Problem& problem, const catchmate::Table& table) {
    return print(arguments.json ? to_json(problem, table, arguments.solving) + "\n"
                                : report(table, problem.position, arguments.report));
  });
}

std::function<int(const Operands&)> prepare_solve(CLI::App& options) {
  const auto arguments = std::make_shared<SolveArguments>();
  add_input_options(options, arguments->input);
  options.add_flag("--moves", arguments->report.moves);
  options.add_flag("--line", arguments->report.line);
  options.add_flag("--boards", arguments->report.boards);
  options.add_flag("--json", arguments->json);
  options.add_option("--scope", arguments->scope);
  options.add_flag("--stats", arguments->solving.stats);
  options.add_flag("--signature", arguments->solving.signature);
  return [arguments](const Operands& operands) { return solve_boards(*arguments, operands); };
}

}  // namespace

Command solve_command() {
  return {
      .name = "solve", .help = {kSolveHelp, kBoardsHelp, kLimitsHelp}, .prepare = prepare_solve, .most_operands = 2};
}
