#include <catchmate/report.h>
#include <catchmate/verify.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "boards.h"
#include "commands.h"
#include "help.h"
#include "json.h"

namespace {

struct VerifyArguments {
  Input input;
  Solving solving{.whole = true};
};

// Prints a line, or with `json` an object, for each board. A faulty table is reported on standard error and ends the
// command.
int check_boards(VerifyArguments& arguments, const Operands& operands) {
  auto& [input, solving] = arguments;
  if (const auto files = take_operands(input, operands); files.size() > 1) throw unexpected_argument(files[1]);
  if (solving.signature && !solving.stats) throw WrongCall("--signature needs --stats");
  solving.threads = input.threads;
  return for_each_board(input, solving, [&](const catchmate::Problem& problem, const catchmate::Table& table) {
    const catchmate::Findings findings = catchmate::verify(table, arguments.solving.threads);
    const std::string text = report(problem.game, findings, problem.board);
    if (arguments.solving.json || !findings.fault) {
      const int status = print(arguments.solving.json ? to_json(problem, findings) + "\n" : text);
      if (status != 0 || !findings.fault) return status;
    }
    std::cerr << "catchmate: " << text;
    return kFailure;
  });
}

std::function<int(const Operands&)> prepare_verify(CLI::App& options) {
  const auto arguments = std::make_shared<VerifyArguments>();
  add_input_options(options, arguments->input);
  options.add_flag("--json", arguments->solving.json);
  options.add_flag("--stats", arguments->solving.stats);
  options.add_flag("--signature", arguments->solving.signature);
  return [arguments](const Operands& operands) { return check_boards(*arguments, operands); };
}

}  // namespace

Command verify_command() {
  return {
      .name = "verify", .help = {kVerifyHelp, kBoardsHelp, kLimitsHelp}, .prepare = prepare_verify, .most_operands = 2};
}
