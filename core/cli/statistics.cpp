#include <catchmate/report.h>
#include <catchmate/statistics.h>

#include "boards.h"
#include "commands.h"
#include "help.h"
#include "json.h"

namespace {

int count_boards(const Arguments& arguments) {
  const Input input = input_from(arguments, true);
  const Solving solving{.whole = true, .json = arguments.given("--json"), .threads = input.threads};
  for_each_board(input, solving, [&](const catchmate::Problem& problem, const catchmate::Table& table) {
    const catchmate::Statistics found = catchmate::statistics(table, solving.threads);
    print(solving.json ? to_json(problem, found) + "\n" : report(problem.game, found, problem.board, language()));
  });
  return 0;
}

}  // namespace

Command statistics_command() {
  return {.name = "statistics",
          .help = {kStatisticsHelp, kBoardsHelp, kSavedHelp, kLimitsHelp},
          .run = count_boards,
          .most_operands = 2};
}
