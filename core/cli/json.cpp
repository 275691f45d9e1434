#include "json.h"

#include <catchmate/analysis.h>
#include <catchmate/describe_table.h>
#include <catchmate/games.h>
#include <catchmate/signature.h>
#include <catchmate/write_data.h>

#include <utility>

#include "json_tree.h"

namespace {

using namespace catchmate;

using Writer = DataWriter<JsonOutput>;

OrderedJson problem_object(const Problem& problem) {
  const Rules& rules = problem.game.rules();
  const Writer writer(problem.game);
  OrderedJson object = {{"game", rules.id}};
  const Rules* known = find_game(rules.id);
  if (known == nullptr || *known != rules) object["rules"] = writer.write(rules).json;
  object["number"] = problem.board;
  object["board"] = writer.write(problem.game.board()).json;
  if (problem.has_position()) object["position"] = writer.write(problem.position).json;
  return object;
}

}  // namespace

std::string to_json(const Problem& problem) { return problem_object(problem).dump(); }

std::string to_json(const Problem& problem, const Table& table, const Solving& solving) {
  const Game& game = problem.game;
  const Rules& rules = game.rules();
  const Writer writer(game);
  if (!problem.has_position()) {
    OrderedJson object = problem_object(problem);
    object["positions"] = table.positions();
    object["longest"] = table.longest();
    if (solving.signature) object["signature"] = catchmate::signature(table, solving.threads);
    return object.dump();
  }
  const Side mover = problem.position.to_move;
  const Value value = table.lookup(problem.position);

  JsonOutput moves = JsonOutput::array();
  for (const MoveValue& found : move_values(table, problem.position)) {
    JsonOutput move = JsonOutput::object();
    move.set("move", writer.write(found.move));
    move.json.update(writer.write(data_of(mover, found.value)).json);
    moves.push(std::move(move));
  }

  const Line best = principal_line(table, problem.position);
  OrderedJson line = {{"moves", writer.write(best.moves).json}, {"repeatsFrom", nullptr}};
  if (best.repeats_from) line["repeatsFrom"] = *best.repeats_from;

  OrderedJson object = problem_object(problem);
  object["answer"] = write_answer(rules, mover, value);
  object.update(writer.write(data_of(mover, value)).json);
  object["moves"] = std::move(moves.json);
  object["line"] = std::move(line);
  if (solving.signature) object["signature"] = catchmate::signature(table, solving.threads);
  return object.dump();
}

std::string stats_to_json(const Table& table, const Solving& solving, double seconds, std::uint64_t bytes) {
  const Board& board = table.game().board();
  OrderedJson object = {{"game", table.game().rules().id},
                        {"scope", solving.whole ? "table" : "position"},
                        {"rows", board.rows()},
                        {"columns", board.columns()},
                        {"positions", table.positions()},
                        {"layers", std::uint64_t{table.longest()} + 1},
                        {"longest", table.longest()},
                        {"seconds", seconds},
                        {"bytes", bytes}};
  if (solving.signature) object["signature"] = catchmate::signature(table, solving.threads);
  return object.dump();
}

std::string to_json(const Problem& problem, const Statistics& statistics) {
  OrderedJson object = problem_object(problem);
  object.update(Writer(problem.game).write(data_of(statistics)).json);
  return object.dump();
}

std::string to_json(const Problem& problem, const Verdict& verdict) {
  const Game& game = problem.game;
  OrderedJson object = {
      {"game", game.rules().id}, {"number", problem.board}, {"positions", verdict.positions}, {"fault", nullptr}};
  if (const auto& fault = verdict.fault) {
    object["fault"] = {{"position", Writer(game).write(fault->position).json}, {"message", message(game, *fault)}};
  }
  return object.dump();
}
