#include "hunt_lines.h"

#include <catchmate/hunt_state.h>
#include <catchmate/read_game.h>
#include <catchmate/solver.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <utility>
#include <variant>

#include "files.h"
#include "json.h"
#include "json_tree.h"
#include "messages.h"

namespace {

using namespace catchmate;

// The fields that all lines of a job have.
OrderedJson facts_of(const Hunt& hunt, std::uint64_t job) {
  return {{"goal", hunt.goal.id},           {"rows", hunt.size.rows}, {"columns", hunt.size.columns},
          {"obstacles", hunt.size.percent}, {"seed", hunt.seed},      {"shard", hunt.shard},
          {"shards", hunt.shards},          {"job", job + 1},         {"jobs", hunt.jobs}};
}

// An object's text with one more field.
std::string with_hunt(std::string object, const OrderedJson& hunt) {
  object.pop_back();
  return object + ",\"hunt\":" + hunt.dump() + "}\n";
}

std::string solved_line(const Problem& problem, const OrderedJson& facts) {
  const auto solved = solve(problem.game, {.position = problem.position, .threads = 1, .moves = true});
  return with_hunt(to_json(problem, std::get<Table>(solved), {.moves = true}), facts);
}

std::string solved_line(const Hunted& found, OrderedJson facts) {
  facts["score"] = found.score;
  facts["boards"] = found.tried;
  return solved_line(found.problem, facts);
}

// Calls `take(line, number)` for every line that is not empty.
template <class Take>
void for_each_line(const std::string& text, const Take& take) {
  std::istringstream lines(text);
  std::string line;
  for (std::uint64_t number = 1; std::getline(lines, line); ++number) {
    if (!line.empty()) take(line, number);
  }
}

}  // namespace

std::uint64_t seed_of(const Hunt& hunt, std::uint64_t job) {
  return seed_of_search(hunt.seed, (hunt.shard - 1) * hunt.jobs + job);
}

std::string line_of(const Hunt& hunt, std::uint64_t job, const Hunted& found) {
  return solved_line(found, facts_of(hunt, job));
}

std::string line_of(const Cover& cover, const Separating& board) {
  OrderedJson mistakes = OrderedJson::array();
  for (const std::size_t number : board.mistakes) {
    mistakes.push_back(id_of(board.problem.game.rules(), cover.mistakes()[number]));
  }
  return solved_line(board.problem, {{"goal", "separates"}, {"mistakes", mistakes}});
}

std::string write_hunt(const Hunt& hunt, const std::vector<Hunter::State>& states) {
  std::string text;
  for (std::size_t job = 0; job < states.size(); ++job) {
    OrderedJson facts = facts_of(hunt, job);
    facts["state"] = write_state<JsonOutput>(states[job]).json;
    const OrderedJson game = {{"game", hunt.entry->rules.id}};
    text += states[job].best ? solved_line(*states[job].best, facts) : with_hunt(game.dump(), facts);
  }
  return text;
}

std::vector<Hunter::State> read_hunt(const Hunt& hunt, const std::string& path) {
  std::vector<Hunter::State> states;
  const std::string text = read_file(path, kMostTextBytes);
  try {
    for_each_line(text, [&](const std::string& line, std::uint64_t) {
      const Json object = Json::parse(line);
      const Json& own = object.at("hunt");
      const Json expected = facts_of(hunt, states.size());
      for (const auto& [name, value] : expected.items()) {
        if (own.at(name) == value && object.at("game") == hunt.entry->rules.id) continue;
        refuse(path, say(messages::kOtherHunt, name, own.at(name).dump(), value.dump()));
      }
      auto state = read_state(JsonTree(&own.at("state")), *hunt.entry);
      if (!state) refuse(path, say(messages::kNotHuntFile));
      states.push_back(*std::move(state));
    });
  } catch (const Json::exception&) {
    refuse(path, say(messages::kNotHuntFile));
  }
  if (states.size() != hunt.jobs) refuse(path, say(messages::kNotHuntFile));
  return states;
}

std::optional<std::string> HuntMerge::add(const std::string& text) {
  std::optional<std::string> fault;
  for_each_line(text, [&](const std::string& line, std::uint64_t number) {
    if (fault) return;
    try {
      OrderedJson object = OrderedJson::parse(line);
      OrderedJson& hunt = object.at("hunt");
      const std::pair kind(object.at("game").get<std::string>(), hunt.at("goal").get<std::string>());
      if (kind != kind_.value_or(kind)) {
        fault = say(messages::kOtherGoal, number, kind.first, kind.second, kind_->first, kind_->second);
        return;
      }
      kind_ = kind;
      hunt.erase("state");
      if (!object.contains("board")) return;
      const auto score = hunt.at("score").get<Ply>();
      lines_.push_back({score, object.at("board").dump() + object.at("position").dump(), object.dump() + "\n"});
    } catch (const Json::exception&) {
      fault = say(messages::kNotHuntLine, number);
    }
  });
  return fault;
}

// The hardest line first, each board once.
std::vector<std::string> HuntMerge::sorted() const {
  std::vector<Line> lines = lines_;
  std::stable_sort(lines.begin(), lines.end(), [](const Line& a, const Line& b) { return a.score > b.score; });
  std::set<std::string> boards;
  std::vector<std::string> texts;
  for (const Line& line : lines) {
    if (boards.insert(line.board).second) texts.push_back(line.text);
  }
  return texts;
}

std::string HuntMerge::merged() const {
  std::string text;
  for (const std::string& line : sorted()) text += line;
  return text;
}

std::vector<Problem> HuntMerge::boards(const std::string& path) const {
  std::vector<Problem> boards;
  for (const std::string& line : sorted()) {
    const Json object = Json::parse(line);
    DataFault fault;
    auto problem = read_board_file(JsonTree(&object), nullptr, false, kOverflow, fault);
    if (!problem) refuse(path, fault.prefix + message(fault, language()));
    boards.push_back(*std::move(problem));
  }
  return boards;
}
