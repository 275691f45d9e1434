#include "hunt_lines.h"

#include <catchmate/code.h>
#include <catchmate/random.h>
#include <catchmate/solver.h>

#include <algorithm>
#include <charconv>
#include <set>
#include <sstream>
#include <utility>
#include <variant>

#include "json.h"
#include "json_tree.h"

namespace {

using namespace catchmate;

// The fields that all lines of a job have.
OrderedJson facts_of(const Hunt& hunt, std::uint64_t job) {
  return {{"goal", hunt.goal.id},           {"rows", hunt.size.rows}, {"columns", hunt.size.columns},
          {"obstacles", hunt.size.percent}, {"seed", hunt.seed},      {"shard", hunt.shard},
          {"shards", hunt.shards},          {"job", job + 1},         {"jobs", hunt.jobs}};
}

// As text, since no number of JavaScript's has 64 bits.
std::string text_of(std::uint64_t number) { return std::to_string(number); }

std::optional<std::uint64_t> number_of(const Json& text) {
  const auto* digits = text.get_ptr<const std::string*>();
  if (digits == nullptr) return std::nullopt;
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(digits->data(), digits->data() + digits->size(), number);
  return error == std::errc() && end == digits->data() + digits->size() ? std::optional(number) : std::nullopt;
}

OrderedJson to_tree(const std::optional<Hunted>& found) {
  if (!found) return nullptr;
  const auto code = encode(found->problem.game, found->problem.position);
  return {{"code", std::get<std::string>(code)}, {"score", found->score}, {"boards", text_of(found->tried)}};
}

// Throws if the fields are not those of `to_tree`.
std::optional<Hunted> hunted_of(const Json& tree) {
  if (tree.is_null()) return std::nullopt;
  auto decoded = decode(tree.at("code").get<std::string>());
  auto& coded = std::get<CodedGame>(decoded);
  Problem problem{.game = std::move(coded.game), .position = coded.position};
  return Hunted{std::move(problem), tree.at("score").get<Ply>(), number_of(tree.at("boards")).value()};
}

OrderedJson to_tree(const Hunter::State& state) {
  return {{"random", text_of(state.random)},
          {"boards", text_of(state.tried)},
          {"current", to_tree(state.current)},
          {"best", to_tree(state.best)}};
}

Hunter::State state_of(const Json& tree) {
  return {.random = number_of(tree.at("random")).value(),
          .tried = number_of(tree.at("boards")).value(),
          .current = hunted_of(tree.at("current")),
          .best = hunted_of(tree.at("best"))};
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
  const std::uint64_t stream = (hunt.shard - 1) * hunt.jobs + job;
  // An odd factor spreads seeds that are neighbours, as they often are.
  Random random(hunt.seed * 0xD134'2543'DE82'EF95 + stream);
  const std::uint64_t high = random.below(0xFFFF'FFFF);
  return high << 32U | random.below(0xFFFF'FFFF);
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
    facts["state"] = to_tree(states[job]);
    const OrderedJson game = {{"game", hunt.entry->rules.id}};
    text += states[job].best ? solved_line(*states[job].best, facts) : with_hunt(game.dump(), facts);
  }
  return text;
}

std::optional<std::vector<Hunter::State>> read_hunt(const Hunt& hunt, const std::string& text, std::string& fault) {
  std::vector<Hunter::State> states;
  try {
    for_each_line(text, [&](const std::string& line, std::uint64_t) {
      const Json object = Json::parse(line);
      const Json& own = object.at("hunt");
      const Json expected = facts_of(hunt, states.size());
      for (const auto& [name, value] : expected.items()) {
        if (own.at(name) == value && object.at("game") == hunt.entry->rules.id) continue;
        throw std::runtime_error("it is of another hunt: " + name + " is " + own.at(name).dump() + ", not " +
                                 value.dump());
      }
      states.push_back(state_of(own.at("state")));
    });
  } catch (const Json::exception&) {
    fault = "it is no file of a hunt";
  } catch (const std::bad_optional_access&) {
    fault = "it is no file of a hunt";
  } catch (const std::bad_variant_access&) {
    fault = "it is no file of a hunt";
  } catch (const std::runtime_error& error) {
    fault = error.what();
  }
  if (fault.empty() && states.size() != hunt.jobs) fault = "it is no file of a hunt";
  return fault.empty() ? std::optional(std::move(states)) : std::nullopt;
}

std::optional<std::string> HuntMerge::add(const std::string& text) {
  std::optional<std::string> fault;
  for_each_line(text, [&](const std::string& line, std::uint64_t number) {
    if (fault) return;
    const std::string place = "line " + std::to_string(number) + ": ";
    try {
      OrderedJson object = OrderedJson::parse(line);
      OrderedJson& hunt = object.at("hunt");
      const std::string kind = object.at("game").get<std::string>() + " for " + hunt.at("goal").get<std::string>();
      if (kind != kind_.value_or(kind)) {
        fault = place + "it is a hunt of " + kind + ", the others of " + *kind_;
        return;
      }
      kind_ = kind;
      hunt.erase("state");
      if (!object.contains("board")) return;
      const auto score = hunt.at("score").get<Ply>();
      lines_.push_back({score, object.at("board").dump() + object.at("position").dump(), object.dump() + "\n"});
    } catch (const Json::exception&) {
      fault = place + "it is no line of a hunt";
    }
  });
  return fault;
}

std::string HuntMerge::merged() const {
  std::vector<Line> sorted = lines_;
  std::stable_sort(sorted.begin(), sorted.end(), [](const Line& a, const Line& b) { return a.score > b.score; });
  std::set<std::string> boards;
  std::string text;
  for (const Line& line : sorted) {
    if (boards.insert(line.board).second) text += line.text;
  }
  return text;
}
