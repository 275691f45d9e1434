#include "contest_problem.h"

#include <catchmate/solver.h>

#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>

#include "command.h"
#include "describe_problem.h"
#include "files.h"
#include "help.h"
#include "input.h"
#include "json_tree.h"
#include "messages.h"

namespace {

using catchmate::Contest;
using catchmate::GameEntry;
using catchmate::ProblemData;
using catchmate::RangeData;
using catchmate::Rules;

// Reads the problem in the text of a file.
ProblemData read_problem(const std::string& path, std::string_view text) {
  const auto parsed = parse_json(text);
  if (const auto* reason = std::get_if<std::string>(&parsed)) refuse(path, *reason);
  // Long texts have been shortened.
  const Json whole = Json::parse(text);
  ProblemData data;
  catchmate::DataReader<JsonTree> reader("");
  if (reader.read(JsonTree(&whole), data)) return data;
  const catchmate::DataFault fault = reader.fault();
  refuse(path, fault.prefix + message(fault, language()));
}

// The limits of a statement: those of the problem, where it has some, otherwise the contest's.
std::optional<std::string> set_limits(const ProblemData& data, GameEntry& entry) {
  const bool has_own = entry.contest.has_value();
  if (!has_own) {
    if (const auto fault = validate(entry.rules, catchmate::Ground::rectangle)) {
      return "rules." + message(entry.rules, *fault, language());
    }
    if (!data.rows || !data.columns || data.boards == 0) return say(messages::kNoLimits);
    entry.contest = catchmate::contest_of(entry.rules);
  }
  Contest& contest = *entry.contest;
  if (data.rows) std::tie(contest.fewest_rows, contest.most_rows) = std::pair(data.rows->least, data.rows->most);
  if (data.columns) contest.most_columns = data.columns->most;
  if (data.boards != 0) contest.most_boards = data.boards;
  std::uint32_t tests = 0;
  for (const auto& subtask : data.subtasks) tests += subtask.tests;
  if (tests != 0) contest.most_tests = tests;
  return std::nullopt;
}

std::optional<std::string> wrong_range(const std::string& name, const std::optional<RangeData>& range) {
  if (!range || range->least <= range->most) return std::nullopt;
  return say(messages::kEmptyRange, name, range->least, range->most);
}

// A text in one language is that in both.
void complete(catchmate::WordsData& words) {
  if (words.en.empty()) words.en = words.zh;
  if (words.zh.empty()) words.zh = words.en;
}

// What is wrong with a problem, after its single fields. Completes its texts.
std::optional<std::string> fault_in(ProblemData& data) {
  for (catchmate::WordsData* words : {&data.title, &data.statement}) {
    complete(*words);
    if (words->en.empty()) return say(messages::kNoWords, words == &data.title ? "title" : "statement");
  }
  if (!data.rules && data.game.empty()) return say(messages::kNoProblemGame);
  if (data.subtasks.empty()) return say(messages::kNoSubtask);
  for (const auto& [name, range] : {std::pair("rows", data.rows), std::pair("columns", data.columns)}) {
    if (auto fault = wrong_range(name, range)) return fault;
  }
  std::uint32_t score = 0;
  for (std::size_t index = 0; index < data.subtasks.size(); ++index) {
    auto& subtask = data.subtasks[index];
    complete(subtask.about);
    const std::string path = "subtasks[" + std::to_string(index) + "].";
    if (subtask.about.en.empty()) return say(messages::kNoWords, path + "about");
    if (auto fault = wrong_range(path + "rows", subtask.rows)) return fault;
    if (auto fault = wrong_range(path + "columns", subtask.columns)) return fault;
    score += subtask.score;
  }
  if (score != 100) return say(messages::kScoreSum, score);
  return std::nullopt;
}

ContestProblem from_file(const std::string& path) {
  const std::string text = read_file(path, kMostJsonBytes);
  ProblemData data = read_problem(path, text);
  if (const auto fault = fault_in(data)) refuse(path, *fault);
  const Rules rules = data.rules ? *data.rules : *catchmate::find_game(data.game);
  const GameEntry* known = catchmate::find_entry(rules.id);
  const bool is_known = known != nullptr && known->rules == rules;
  ContestProblem problem{.data = std::move(data), .entry = is_known ? *known : GameEntry{.rules = rules}, .text = text};
  if (const auto fault = set_limits(problem.data, problem.entry)) refuse(path, *fault);
  return problem;
}

// The text of a library's problem; empty without one.
std::string_view text_of(std::string_view game) noexcept {
  const auto* const found =
      std::find_if(kProblems.begin(), kProblems.end(), [game](const auto& each) { return each.first == game; });
  return found == kProblems.end() ? std::string_view() : found->second;
}

bool is_within(const std::optional<RangeData>& range, std::uint32_t number) {
  return !range || (number >= range->least && number <= range->most);
}

// Whether a row of obstacles, the only ones, cuts off one piece of side one.
bool is_walled(const catchmate::Problem& problem) {
  const catchmate::Board& board = problem.game.board();
  if (board.rows() < 2 || board.free_squares() + board.columns() != board.squares()) return false;
  for (std::uint32_t column = 1; column <= board.columns(); ++column) {
    if (!board.obstacle(board.square(board.rows() - 1, column))) return false;
  }
  const auto below = [&](catchmate::Side side) {
    const auto& pieces = problem.position.of(side);
    return std::count_if(pieces.begin(), pieces.end(),
                         [&](catchmate::Square square) { return board.row(square) == board.rows(); });
  };
  return below(catchmate::Side::one) == 1 && below(catchmate::Side::two) == 0;
}

}  // namespace

ContestProblem problem_named(const Operands& operands) {
  if (!operands.empty() && operands.front().ends_with(".json")) return from_file(operands.front());
  const GameEntry& entry = contest_game(operands);
  const std::string_view text = text_of(entry.rules.id);
  auto data = text.empty() ? ProblemData{.game = entry.rules.id} : read_problem("", text);
  return {.data = std::move(data), .entry = entry, .text = std::string(text)};
}

std::optional<std::string> broken_promise(const catchmate::SubtaskData& subtask, const catchmate::Problem& problem) {
  const auto& [game, position, number, line] = problem;
  const auto outside = [](std::uint32_t found, const Text& what, const RangeData& range) {
    const std::string only = std::to_string(range.least);
    const std::string expected = range.least == range.most ? only : say(messages::kRange, range.least, range.most);
    return say(messages::kPromisedRange, found, what, expected);
  };
  if (!is_within(subtask.rows, game.board().rows())) {
    return outside(game.board().rows(), messages::kRows, *subtask.rows);
  }
  if (!is_within(subtask.columns, game.board().columns())) {
    return outside(game.board().columns(), messages::kColumns, *subtask.columns);
  }
  if (subtask.walled && !is_walled(problem)) return say(messages::kPromisedWall);
  if (subtask.answers.empty() && subtask.most_plies == 0) return std::nullopt;
  const auto solved = catchmate::solve(game, {.position = position});
  const auto* table = std::get_if<catchmate::Table>(&solved);
  if (table == nullptr) return message(std::get<catchmate::TableTooLarge>(solved), language());
  const catchmate::Value value = table->lookup(position);
  const std::string answer = write_answer(game.rules(), position.to_move, value);
  if (!subtask.answers.empty() &&
      std::find(subtask.answers.begin(), subtask.answers.end(), answer) == subtask.answers.end()) {
    return say(messages::kPromisedAnswer, answer, joined(subtask.answers));
  }
  const bool ends = value.outcome != catchmate::Outcome::draw && !value.endless();
  if (subtask.most_plies != 0 && ends && value.distance > subtask.most_plies) {
    return say(messages::kPromisedPlies, answer, subtask.most_plies);
  }
  return std::nullopt;
}
