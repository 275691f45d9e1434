#include <catchmate/report.h>
#include <catchmate/verify.h>

#include <string>

#include "boards.h"
#include "commands.h"
#include "help.h"
#include "json.h"
#include "messages.h"

namespace {

// Prints a line, or with `json` an object, for each board. A faulty table is reported on standard error and ends the
// command.
int check_boards(const Arguments& arguments) {
  if (arguments.given("--signature") && !arguments.given("--stats"))
    throw UsageError(say(messages::kSignatureNeeds, "--stats"));
  const Input input = input_from(arguments, true);
  const Solving solving{.whole = true,
                        .json = arguments.given("--json"),
                        .stats = arguments.given("--stats"),
                        .signature = arguments.given("--signature"),
                        .threads = input.threads};
  for_each_board(input, solving, [&](const catchmate::Problem& problem, const catchmate::Table& table) {
    const catchmate::Verdict verdict = catchmate::verify(table, solving.threads);
    std::string text = report(problem.game, verdict, problem.board, language());
    if (solving.json || !verdict.fault) print(solving.json ? to_json(problem, verdict) + "\n" : text);
    text.pop_back();
    if (verdict.fault) fail(text);
  });
  return 0;
}

}  // namespace

Command verify_command() {
  return {.name = "verify",
          .help = {kVerifyHelp, kBoardsHelp, kSavedHelp, kLimitsHelp},
          .run = check_boards,
          .most_operands = 2};
}
