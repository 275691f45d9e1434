#include "catchmate/describe.h"

#include <algorithm>

#include "../notation/point_names.h"
#include "catchmate/code.h"
#include "catchmate/read_game.h"

namespace catchmate {

namespace {

Board board_of(const BoardData& data) {
  Board board = data.graph ? Board::graph(data.columns, data.graph->edges) : Board(data.rows, data.columns);
  if (data.graph) {
    board.set_names(data.graph->names);
    board.set_places(data.graph->places);
  }
  for (const Square square : data.obstacles) board.set_obstacle(square, true);
  for (const Side side : kSides) {
    for (const Square square : data.goals[side]) board.set_mark(Mark::goal, side, square, true);
    for (const Square square : data.closed[side]) board.set_mark(Mark::closed, side, square, true);
  }
  return board;
}

// The squares for which `is` holds.
template <class Is>
Squares squares_that(const Board& board, const Is& is) {
  Squares squares;
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    if (is(Square{index})) squares.push_back(Square{index});
  }
  return squares;
}

}  // namespace

BoardData data_of(const Board& board) {
  BoardData data{.rows = board.rows(), .columns = board.columns()};
  if (board.is_graph()) data.graph = {board.edges(), board.names(), board.places()};
  data.obstacles = squares_that(board, [&](Square square) { return board.obstacle(square); });
  if (!board.has_marks()) return data;
  for (const Side side : kSides) {
    const auto marked = [&](Mark mark) {
      return squares_that(board, [&](Square square) { return board.marked(mark, side, square); });
    };
    data.goals[side] = marked(Mark::goal);
    data.closed[side] = marked(Mark::closed);
  }
  return data;
}

PositionData data_of(const Position& position) {
  PositionData data{.to_move = position.to_move};
  for (const Side side : kSides) {
    data.pieces[side].assign(position.pieces[side].begin(), position.pieces[side].end());
  }
  return data;
}

MoveData data_of(const Move& move) {
  if (move.is_pass()) return {};
  return {move[0].from, move[0].to, {move.begin() + 1, move.end()}};
}

Move move_of(const MoveData& data) {
  Move move;
  if (!data.from || !data.to) return move;
  move.add({*data.from, *data.to});
  for (const Step& step : data.others) move.add(step);
  return move;
}

std::size_t first_repeated(const std::vector<std::string>& names) {
  PointNames known;
  std::size_t index = 0;
  while (index < names.size() && known.add(names[index])) ++index;
  return index;
}

std::optional<RulesFault> validate_on_any(const Rules& rules) {
  const auto fault = validate(rules, Ground::rectangle);
  return fault && validate(rules, Ground::graph) ? fault : std::nullopt;
}

std::optional<Game> make_game(const Rules& rules, const BoardData& data, std::uint64_t memory_budget,
                              const std::string& prefix, DataFault& fault) {
  const bool is_graph = data.graph.has_value();
  if (const auto found = validate(rules, is_graph ? Ground::graph : Ground::rectangle)) {
    fault = {.facts = *found, .prefix = prefix, .rules = rules};
    return std::nullopt;
  }
  // A board too large for a code may not fit in memory: check before making it.
  const std::uint64_t squares = std::uint64_t{data.rows} * data.columns;
  const std::uint64_t free_squares = squares - std::min<std::uint64_t>(squares, data.obstacles.size());
  std::optional<TableTooLarge> excess;
  if (squares >= kNoSquare.index) {
    excess = {kOverflow, memory_budget};
  } else if (squares > kMostCodedSquares) {
    const BoardSize size = is_graph ? BoardSize{.columns = squares, .free_squares = free_squares, .graph = true}
                                    : rectangle_size(rules, data.rows, data.columns, free_squares);
    excess = too_large(rules, size, memory_budget);
  }
  if (!excess) return Game(rules, board_of(data));
  fault = {.facts = *excess};
  return std::nullopt;
}

std::optional<Position> make_position(const Game& game, const PositionData& data, DataFault& fault) {
  Position position{.to_move = data.to_move};
  std::optional<PositionFault> found;
  for (const Side side : kSides) {
    const Squares& squares = data.pieces[side];
    const auto size = static_cast<std::uint32_t>(squares.size());
    const auto expected = static_cast<std::uint32_t>(game.rules().side(side).pieces);
    if (size != expected) {
      if (!found) found = {PositionFault::Code::piece_count, side, size, expected};
      continue;
    }
    for (const Square square : squares) position.of(side).insert(square);
  }
  if (!found) found = game.validate(position);
  if (!found) return position;
  fault = {.facts = *found,
           .prefix = "position.pieces." + game.rules().side(found->side).name + ": ",
           .rules = game.rules()};
  return std::nullopt;
}

}  // namespace catchmate
