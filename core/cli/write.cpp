#include <algorithm>
#include <optional>
#include <vector>

#include "boards.h"
#include "commands.h"
#include "contest_input.h"
#include "files.h"
#include "help.h"
#include "messages.h"

namespace {

using catchmate::Problem;

// The boards of an input, numbered in order.
std::vector<Problem> boards_of(const Input& input) {
  std::vector<Problem> boards;
  for_each_problem(input, false, catchmate::kOverflow, [&](const Problem& problem) {
    boards.push_back(problem);
    return true;
  });
  return boards;
}

// Why one input cannot have all of the boards.
std::optional<std::string> fault_in(const std::vector<Problem>& boards) {
  const catchmate::Rules& rules = boards.front().game.rules();
  const bool has_contest = catchmate::contest_of(rules).input != catchmate::Contest::Input::drawings;
  for (std::size_t board = 0; board < boards.size(); ++board) {
    const auto& [game, position, number, line] = boards[board];
    if (game.rules().id != rules.id) return say(messages::kOtherGame, board + 1, game.rules().id, rules.id);
    if (has_contest && !fits_contest(game, position)) return say(messages::kNotInFormat, board + 1, rules.id);
  }
  return std::nullopt;
}

int write_boards(const Arguments& given) {
  const auto id = given.number("--id", messages::kTestNumber, {0, 4294967295});
  const Input input = input_from(given);
  const std::vector<Problem> boards = boards_of(input);
  const std::string& source = input.board ? *input.board : input.file;
  if (boards.empty()) refuse(source, say(messages::kNoBoards));
  const catchmate::Rules& rules = boards.front().game.rules();
  if (const auto fault = fault_in(boards)) refuse(source, *fault);
  auto text = write_problems(boards);
  if (!text) refuse(source, say(messages::kOneBoardInput, rules.id, boards.size()));
  const bool is_numbered = catchmate::contest_of(rules).input == catchmate::Contest::Input::numbered_drawings;
  if (id && !is_numbered) throw UsageError(say(messages::kNoTestNumber, rules.id));
  if (id) text->replace(0, 1, std::to_string(*id));
  warn_of_invalid(rules, *text);
  const auto out = given.value("--out");
  out ? write_file(*out, *text) : print(*text);
  return 0;
}

}  // namespace

Command write_command() {
  return {.name = "write", .help = {kWriteHelp, kBoardsHelp}, .run = write_boards, .most_operands = 2};
}
