#include "contest_problem.h"

#include <catchmate/notation.h>
#include <catchmate/read_game.h>

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
using catchmate::Promise;
using catchmate::Rules;
using catchmate::SizeRange;

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
  if (data.columns) {
    std::tie(contest.fewest_columns, contest.most_columns) = std::pair(data.columns->least, data.columns->most);
  }
  if (data.boards != 0) contest.most_boards = data.boards;
  std::uint32_t tests = 0;
  for (const auto& subtask : data.subtasks) tests += subtask.tests;
  if (tests != 0) contest.most_tests = tests;
  return std::nullopt;
}

std::optional<std::string> empty_range(const std::string& path, const std::optional<SizeRange>& range) {
  if (!range || range->least <= range->most) return std::nullopt;
  return say(messages::kEmptyRange, path, range->least, range->most);
}

// A text in one language is that in both.
void complete(catchmate::WordsData& words) {
  if (words.en.empty()) words.en = words.zh;
  if (words.zh.empty()) words.zh = words.en;
}

// The fault of a problem apart from its game, after its single fields. Completes its texts.
std::optional<std::string> fault_in(ProblemData& data) {
  for (catchmate::WordsData* words : {&data.title, &data.statement}) {
    complete(*words);
    if (words->en.empty()) return say(messages::kNoWords, words == &data.title ? "title" : "statement");
  }
  if (!data.rules && data.game.empty()) return say(messages::kNoProblemGame);
  if (data.subtasks.empty()) return say(messages::kNoSubtask);
  if (auto fault = empty_range("rows", data.rows)) return fault;
  if (auto fault = empty_range("columns", data.columns)) return fault;
  std::uint32_t score = 0;
  for (std::size_t index = 0; index < data.subtasks.size(); ++index) {
    auto& about = data.subtasks[index].about;
    complete(about);
    if (about.en.empty()) return say(messages::kNoWords, "subtasks[" + std::to_string(index) + "].about");
    score += data.subtasks[index].score;
  }
  if (score != 100) return say(messages::kScoreSum, score);
  return std::nullopt;
}

// Replaces a range that a subtask does not promise by the statement's, and checks one that it does.
std::optional<std::string> narrow(const std::string& path, const std::optional<SizeRange>& promised, SizeRange& range) {
  if (!promised) return std::nullopt;
  if (auto fault = empty_range(path, promised)) return fault;
  if (!range.holds(promised->least) || !range.holds(promised->most)) {
    return say(messages::kOutsideRange, path, promised->least, promised->most, range.least, range.most);
  }
  range = *promised;
  return std::nullopt;
}

// The answers for a game of `plies`, and for one without an end.
std::vector<std::string> possible_answers(const Rules& rules, catchmate::Ply plies) {
  using catchmate::Outcome;
  std::vector<std::string> answers{write_answer(rules, rules.starts, {})};
  for (const Outcome outcome : {Outcome::win, Outcome::loss}) {
    answers.push_back(write_answer(rules, rules.starts, {outcome, plies}));
    const bool starter_wins = winner_of(rules.endless) == rules.starts;
    if (winner_of(rules.endless) && starter_wins == (outcome == Outcome::win)) {
      answers.push_back(write_answer(rules, rules.starts, {outcome, catchmate::kNever}));
    }
  }
  return answers;
}

std::optional<std::string> fault_in_answer(const Rules& rules, const std::string& path, const std::string& answer) {
  const auto plies = number_in<catchmate::Ply>(std::string_view(answer).substr(answer.find_last_of(' ') + 1));
  const auto possible = possible_answers(rules, plies.value_or(1));
  if (std::find(possible.begin(), possible.end(), answer) != possible.end()) return std::nullopt;
  return say(messages::kNotAnAnswer, path, JsonTree::shown(answer), joined(possible_answers(rules, 1)));
}

// Why no board keeps a promise; nothing if its sizes, its wall and its answers are possible. `path` is the subtask's.
std::optional<std::string> fault_in_promise(const GameEntry& entry, const std::string& path, const Promise& promise) {
  const auto& [rules, contest] = std::tie(entry.rules, *entry.contest);
  SizeRange rows{contest.fewest_rows, contest.most_rows};
  SizeRange columns{contest.fewest_columns, contest.most_columns};
  if (auto fault = narrow(path + "rows", promise.rows, rows)) return fault;
  if (auto fault = narrow(path + "columns", promise.columns, columns)) return fault;
  const auto pieces = static_cast<std::uint32_t>(rules.sides[0].pieces + rules.sides[1].pieces);
  const std::uint64_t squares = std::uint64_t{rows.most} * columns.most;
  if (squares < pieces) return say(messages::kNoRoomFor, path.substr(0, path.size() - 1), squares, pieces);
  if (promise.walled) {
    // The wall, the row below it, and rows for all pieces but the one that stands there.
    const std::uint64_t least = 2 + std::max<std::uint64_t>(1, (pieces + columns.most - 2) / columns.most);
    if (rows.most < least) return say(messages::kNoWall, path, least, rows.most);
    const catchmate::SideRules& below = rules.side(catchmate::Side::one);
    if (below.goals.contains(catchmate::Edge::bottom)) return say(messages::kGoalBelow, path, below.name);
  }
  for (std::size_t index = 0; index < promise.answers.size(); ++index) {
    const std::string at = path + "answers[" + std::to_string(index) + "]";
    if (auto fault = fault_in_answer(rules, at, promise.answers[index])) return fault;
  }
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
  const auto& subtasks = problem.data.subtasks;
  for (std::size_t index = 0; index < subtasks.size(); ++index) {
    const std::string at = "subtasks[" + std::to_string(index) + "].";
    if (const auto fault = fault_in_promise(problem.entry, at, subtasks[index].promise)) refuse(path, *fault);
  }
  return problem;
}

// The text of a library's problem; empty without one.
std::string_view text_of(std::string_view game) noexcept {
  const auto* const found =
      std::find_if(kProblems.begin(), kProblems.end(), [game](const auto& each) { return each.first == game; });
  return found == kProblems.end() ? std::string_view() : found->second;
}

}  // namespace

ContestProblem problem_named(const Operands& operands) {
  if (!operands.empty() && operands.front().ends_with(".json")) return from_file(operands.front());
  const GameEntry& entry = contest_game(operands);
  const std::string_view text = text_of(entry.rules.id);
  auto data = text.empty() ? ProblemData{.game = entry.rules.id} : read_problem("", text);
  return {.data = std::move(data), .entry = entry, .text = std::string(text)};
}
