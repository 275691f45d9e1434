#include "json.h"

#include <catchmate/analysis.h>
#include <catchmate/games.h>
#include <catchmate/signature.h>

#include <array>
#include <nlohmann/json.hpp>

#include "names.h"

namespace {

using namespace catchmate;
using Json = nlohmann::ordered_json;

Json square_to_json(const Board& board, Square square) {
  if (square == kNoSquare) return nullptr;
  return {{"row", board.row(square)}, {"column", board.column(square)}};
}

template <class Squares>
Json squares_to_json(const Board& board, const Squares& squares) {
  Json array = Json::array();
  for (const Square square : squares) array.push_back(square_to_json(board, square));
  return array;
}

template <class Enum, std::size_t kSize>
Json set_to_json(const std::array<std::string_view, kSize>& names, EnumSet<Enum> set) {
  Json array = Json::array();
  for (std::size_t value = 0; value < kSize; ++value) {
    if (set.contains(static_cast<Enum>(value))) array.push_back(names[value]);
  }
  return array;
}

// The word of an enumerator, or the side that it lets win.
template <class Enum, std::size_t kSize>
Json winner_to_json(const std::array<std::string_view, kSize>& names, const Rules& rules, Enum value) {
  if (const auto winner = winner_of(value)) return {{"winner", rules.side(*winner).name}};
  return names[static_cast<std::size_t>(value)];
}

Json rules_to_json(const Rules& rules) {
  Json sides = Json::array();
  for (const SideRules& side : rules.sides) {
    sides.push_back({{"name", side.name},
                     {"pieces", side.pieces},
                     {"directions", set_to_json(kDirectionNames, side.directions)},
                     {"reach", side.reach},
                     {"leaps", kLeapNames[static_cast<std::size_t>(side.leaps)]},
                     {"goals", set_to_json(kEdgeNames, side.goals)},
                     {"mayPass", side.may_pass}});
    if (side.moves_all) sides.back()["movesAll"] = true;
    if (side.may_share) sides.back()["mayShare"] = true;
  }
  return {{"id", rules.id},
          {"sides", std::move(sides)},
          {"starts", rules.side(rules.starts).name},
          {"capture", winner_to_json(kCaptureNames, rules, rules.capture)},
          {"noMove", kNoMoveNames[static_cast<std::size_t>(rules.no_move)]},
          {"endless", winner_to_json(kEndlessNames, rules, rules.endless)}};
}

Json graph_to_json(const Rules& rules, const Board& board) {
  Json edges = Json::array();
  for (const GraphEdge& edge : board.edges()) {
    Json object = {{"from", board.column(edge.from)}, {"to", board.column(edge.to)}};
    if (edge.one_way) object["oneWay"] = true;
    if (edge.side) object["side"] = rules.side(*edge.side).name;
    edges.push_back(std::move(object));
  }
  Json graph = {{"edges", std::move(edges)}};
  if (!board.names().empty()) graph["names"] = board.names();
  for (const Place place : board.places()) graph["places"].push_back({{"x", place.x}, {"y", place.y}});
  return graph;
}

Json board_to_json(const Game& game) {
  const Board& board = game.board();
  std::vector<Square> obstacles;
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    if (board.obstacle(Square{index})) obstacles.push_back(Square{index});
  }
  Json object = {{"rows", board.rows()}, {"columns", board.columns()}};
  if (board.is_graph()) object["graph"] = graph_to_json(game.rules(), board);
  object["obstacles"] = squares_to_json(board, obstacles);
  for (const Mark mark : kMarks) {
    Json of_sides;
    for (const Side side : {Side::one, Side::two}) {
      std::vector<Square> squares;
      for (std::uint32_t index = 0; index < board.squares(); ++index) {
        if (board.marked(mark, side, Square{index})) squares.push_back(Square{index});
      }
      if (!squares.empty()) of_sides[game.rules().side(side).name] = squares_to_json(board, squares);
    }
    if (!of_sides.is_null()) object[mark == Mark::goal ? "goals" : "closed"] = std::move(of_sides);
  }
  return object;
}

Json position_to_json(const Game& game, const Position& position) {
  Json pieces;
  for (const Side side : {Side::one, Side::two}) {
    pieces[game.rules().side(side).name] = squares_to_json(game.board(), position.of(side));
  }
  return {{"toMove", game.rules().side(position.to_move).name}, {"pieces", pieces}};
}

Json step_to_json(const Board& board, Step step) {
  return {{"from", square_to_json(board, step.from)}, {"to", square_to_json(board, step.to)}};
}

Json move_to_json(const Board& board, const Move& move) {
  Json json = step_to_json(board, move.is_pass() ? Step{} : move[0]);
  for (std::size_t step = 1; step < move.size(); ++step) json["others"].push_back(step_to_json(board, move[step]));
  return json;
}

// Adds the members of a value from the view of a side.
void add_value(Json& object, const Rules& rules, Side side, Value value) {
  static constexpr std::array kNames{"win", "draw", "loss"};
  object["outcome"] = kNames[static_cast<std::size_t>(value.outcome)];
  if (value.outcome == Outcome::draw) {
    object["distance"] = nullptr;
    object["winner"] = nullptr;
  } else {
    object["distance"] = value.endless() ? Json() : Json(value.distance);
    object["winner"] = rules.side(value.outcome == Outcome::win ? side : opponent(side)).name;
  }
}

}  // namespace

std::string to_json(const Problem& problem, const Table& table, bool signature) {
  const Game& game = problem.game;
  const Rules& rules = game.rules();
  const Side mover = problem.position.to_move;
  const Value value = table.lookup(problem.position);

  Json moves = Json::array();
  for (const MoveValue& found : move_values(table, problem.position)) {
    Json move = {{"move", move_to_json(game.board(), found.move)}};
    add_value(move, rules, mover, found.value);
    moves.push_back(std::move(move));
  }

  const Line best = principal_line(table, problem.position);
  Json line = {{"moves", Json::array()}, {"repeatsFrom", nullptr}};
  for (const Move& move : best.moves) line["moves"].push_back(move_to_json(game.board(), move));
  if (best.repeats_from) line["repeatsFrom"] = *best.repeats_from;

  Json object = {{"game", rules.id}};
  const Rules* known = find_game(rules.id);
  if (known == nullptr || *known != rules) object["rules"] = rules_to_json(rules);
  object["number"] = problem.board;
  object["board"] = board_to_json(game);
  object["position"] = position_to_json(game, problem.position);
  object["answer"] = write_answer(rules, mover, value);
  add_value(object, rules, mover, value);
  object["moves"] = std::move(moves);
  object["line"] = std::move(line);
  if (signature) object["signature"] = catchmate::signature(table);
  return object.dump();
}

std::string stats_to_json(const Table& table, const Solving& solving, double seconds, std::uint64_t bytes) {
  const Board& board = table.game().board();
  Json object = {{"game", table.game().rules().id},
                 {"scope", solving.whole ? "table" : "position"},
                 {"rows", board.rows()},
                 {"columns", board.columns()},
                 {"positions", table.positions()},
                 {"layers", std::uint64_t{table.longest()} + 1},
                 {"longest", table.longest()},
                 {"seconds", seconds},
                 {"bytes", bytes}};
  if (solving.signature) object["signature"] = catchmate::signature(table);
  return object.dump();
}

std::string to_json(const Problem& problem, const Findings& findings) {
  const Game& game = problem.game;
  Json object = {
      {"game", game.rules().id}, {"number", problem.board}, {"positions", findings.positions}, {"fault", nullptr}};
  if (const auto& fault = findings.fault) {
    object["fault"] = {{"position", position_to_json(game, fault->position)}, {"message", message(game, *fault)}};
  }
  return object.dump();
}
