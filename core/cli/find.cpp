#include <catchmate/position_text.h>
#include <catchmate/report.h>

#include "boards.h"
#include "commands.h"
#include "filter.h"
#include "help.h"
#include "messages.h"

namespace {

// A text is printed when it is longer.
constexpr std::size_t kPiece = 1U << 16U;

int find_positions(const Arguments& arguments) {
  const auto where = arguments.value("--where");
  if (!where) throw UsageError(say(messages::kNoFilter));
  const auto limit = arguments.number("--limit", messages::kPositionNumber, {1, kLargestSeed}).value_or(kLargestSeed);
  const Input input = input_from(arguments, true);
  check_filter(*where, input);
  const Solving solving{.whole = true, .json = arguments.given("--json"), .threads = input.threads};
  for_each_board(input, solving, [&](const catchmate::Problem& problem, const catchmate::Table& table) {
    const Filter passes = parse_filter(*where, problem.game.rules());
    const catchmate::PositionText lines(problem.game, {});
    std::string text;
    std::uint64_t found = 0;
    for (std::uint64_t placement = 0; placement < table.placements() && found < limit; ++placement) {
      table.for_each_in(placement, placement + 1,
                        [&](std::uint64_t, const catchmate::Position& position, catchmate::Value value) {
                          if (found == limit || !passes(table, position, value)) return;
                          ++found;
                          if (solving.json) {
                            lines.add_json(position, value, text);
                          } else {
                            text += report(problem.game, position, value, language());
                          }
                        });
      if (text.size() < kPiece) continue;
      print(text);
      text.clear();
    }
    print(text);
  });
  return 0;
}

}  // namespace

Command find_command() {
  return {.name = "find",
          .help = {kFindHelp, kBoardsHelp, kSavedHelp, kLimitsHelp},
          .run = find_positions,
          .most_operands = 2};
}
