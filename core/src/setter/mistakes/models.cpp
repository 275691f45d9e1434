#include "models.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "../whole_table.h"

namespace catchmate::models {

namespace {

// Values of a table, looked up at the changed position; nothing where that is not valid.
template <class Change>
Valuation values_of(std::shared_ptr<const Table> table, Change change) {
  return [table = std::move(table), change](const Position& position) {
    const Position changed = change(position);
    return table->game().validate(changed) ? std::nullopt : std::optional(table->lookup(changed));
  };
}

template <class Change>
Valuation values_of(const Game& game, Change change) {
  auto solved = whole_table(game);
  if (!solved) return {};
  return values_of(std::make_shared<const Table>(std::move(*solved)), change);
}

std::shared_ptr<const Table> right_table(File file) { return {std::shared_ptr<const Table>(), &file.back()}; }

Position same(const Position& position) { return position; }

// A square's image on the transposed board.
Square transposed(const Board& board, Square square) {
  return {(board.column(square) - 1) * board.rows() + board.row(square) - 1};
}

PieceSet transposed(const Board& board, const PieceSet& pieces) {
  PieceSet moved;
  for (const Square square : pieces) moved.insert(transposed(board, square));
  return moved;
}

// The neighbour of a square on a board whose rows are joined, end to start.
Square wrapped_step(const Board& board, Square square, Direction direction) {
  const Square next = board.step(square, direction);
  if (next != kNoSquare) return next;
  if (direction == Direction::right && square.index + 1 < board.squares()) return {square.index + 1};
  return direction == Direction::left && square.index > 0 ? Square{square.index - 1} : kNoSquare;
}

std::vector<GraphEdge> wrapped_edges(const Game& game) {
  const Board& board = game.board();
  std::vector<GraphEdge> edges;
  for (const Side side : kSides) {
    const SideRules& moves = game.rules().side(side);
    for (std::uint32_t from = 0; from < board.squares(); ++from) {
      for (int number = 0; number < kDirections; ++number) {
        const auto direction = static_cast<Direction>(number);
        Square to = moves.directions.contains(direction) ? Square{from} : kNoSquare;
        for (int length = 0; length < moves.reach && to != kNoSquare; ++length) {
          to = wrapped_step(board, to, direction);
          if (to != kNoSquare) edges.push_back({.from = {from}, .to = to, .one_way = true, .side = side});
        }
      }
    }
  }
  return edges;
}

// Whether a square lies on a side's goal for a program that counts to the far border by the other number, of rows for
// columns and the reverse.
bool on_mixed_goal(const Board& board, EnumSet<Edge> goals, Square square) {
  const std::uint32_t row = board.row(square);
  const std::uint32_t column = board.column(square);
  return (goals.contains(Edge::bottom) && row == board.columns()) ||
         (goals.contains(Edge::top) && board.rows() + 1 - row == board.columns()) ||
         (goals.contains(Edge::right) && column == board.rows()) ||
         (goals.contains(Edge::left) && board.columns() + 1 - column == board.rows());
}

}  // namespace

Simulate by_rules(std::function<void(Rules&)> change) {
  return [change = std::move(change)](File file) -> Valuation {
    const Game& game = file.back().game();
    Rules rules = game.rules();
    change(rules);
    if (validate(rules, game.board().ground())) return {};
    return values_of(Game(std::move(rules), game.board()), same);
  };
}

Simulate by_value(std::function<void(Value&, const Board&)> change) {
  return [change = std::move(change)](File file) -> Valuation {
    const Table* table = &file.back();
    return [table, change](const Position& position) -> std::optional<Value> {
      Value value = table->lookup(position);
      if (value.outcome != Outcome::draw && !value.endless()) change(value, table->game().board());
      return value;
    };
  };
}

Simulate by_bug(SolverBug bug) {
  return [bug](File file) -> Valuation {
    const Game& game = file.back().game();
    const bool shuts = bug.shuts_last_row || bug.shuts_last_column;
    if (!can_simulate(game) || (shuts && game.board().is_graph())) return {};
    return [values = std::make_shared<const BuggyValues>(game, bug)](const Position& position) {
      return std::optional((*values)(position));
    };
  };
}

Valuation wrong_side(File file) {
  const Table* table = &file.back();
  return [table](Position position) -> std::optional<Value> {
    position.to_move = opponent(position.to_move);
    const Value value = table->lookup(position);
    return Value{reverse(value.outcome), value.distance};
  };
}

Valuation swapped_pieces(File file) {
  return values_of(right_table(file), [](Position position) {
    std::swap(position.pieces[0], position.pieces[1]);
    return position;
  });
}

EnumSet<Edge> transposed(EnumSet<Edge> edges) {
  constexpr std::array kTurned{std::pair{Edge::top, Edge::left}, std::pair{Edge::right, Edge::bottom},
                               std::pair{Edge::bottom, Edge::right}, std::pair{Edge::left, Edge::top}};
  EnumSet<Edge> turned;
  for (const auto& [edge, image] : kTurned) {
    if (edges.contains(edge)) turned.insert(image);
  }
  return turned;
}

Valuation transposed_board(File file) {
  const Game& game = file.back().game();
  const Board& board = game.board();
  if (board.is_graph() || board.has_marks()) return {};
  Board turned(board.columns(), board.rows());
  for (std::uint32_t square = 0; square < board.squares(); ++square) {
    turned.set_obstacle(transposed(board, {square}), board.obstacle({square}));
  }
  return values_of(Game(game.rules(), std::move(turned)), [board](Position position) {
    for (PieceSet& pieces : position.pieces) pieces = transposed(board, pieces);
    return position;
  });
}

Simulate transposed_pieces(Side side) {
  return [side](File file) -> Valuation {
    const Board& board = file.back().game().board();
    if (board.is_graph() || board.rows() != board.columns()) return {};
    return values_of(right_table(file), [&board, side](Position position) {
      position.of(side) = transposed(board, position.of(side));
      return position;
    });
  };
}

Valuation wrapped_board(File file) {
  const Game& game = file.back().game();
  const Board& board = game.board();
  Rules rules = game.rules();
  if (board.is_graph()) return {};
  Board graph = Board::graph(board.squares(), wrapped_edges(game));
  for (const Side side : kSides) {
    SideRules& moves = rules.side(side);
    if (moves.reach > 1 && moves.leaps != Leap::everything) return {};
    for (std::uint32_t index = 0; index < board.squares(); ++index) {
      const Square square{index};
      graph.set_obstacle(square, board.obstacle(square));
      graph.set_mark(Mark::closed, side, square, board.marked(Mark::closed, side, square));
      const bool is_goal = board.marked(Mark::goal, side, square) || board.on_edge(square, moves.goals);
      graph.set_mark(Mark::goal, side, square, is_goal);
    }
    moves.reach = 1;
    moves.goals = {};
  }
  return values_of(Game(std::move(rules), std::move(graph)), same);
}

Simulate mixed_goal(Side side) {
  return [side](File file) -> Valuation {
    const Game& game = file.back().game();
    Board board = game.board();
    if (board.is_graph()) return {};
    Rules rules = game.rules();
    const EnumSet<Edge> goals = std::exchange(rules.side(side).goals, {});
    for (std::uint32_t index = 0; index < board.squares(); ++index) {
      if (on_mixed_goal(board, goals, {index})) board.set_mark(Mark::goal, side, {index}, true);
    }
    return values_of(Game(std::move(rules), std::move(board)), same);
  };
}

Simulate open_goal(Side side) {
  return [side](File file) -> Valuation {
    const Game& game = file.back().game();
    Board board = game.board();
    if (board.is_graph()) return {};
    for (std::uint32_t index = 0; index < board.squares(); ++index) {
      const Square square{index};
      if (!board.obstacle(square) || !board.on_edge(square, game.rules().side(side).goals)) continue;
      board.set_obstacle(square, false);
      board.set_mark(Mark::closed, opponent(side), square, true);
    }
    return values_of(Game(game.rules(), std::move(board)), same);
  };
}

bool may_stand_still(const Rules& rules, Side side) {
  const SideRules& moves = rules.side(side);
  return moves.pieces > 1 && !moves.moves_all && !moves.may_share && rules.capture == Capture::wins &&
         moves.reach == 1 && rules.side(opponent(side)).reach == 1;
}

Simulate still_piece(Side side, std::size_t piece) {
  return [side, piece](File file) -> Valuation {
    const Game& game = file.back().game();
    Rules rules = game.rules();
    --rules.side(side).pieces;
    return
        [board = game.board(), rules, side, piece, tables = std::make_shared<std::map<Square, std::optional<Table>>>()](
            const Position& position) -> std::optional<Value> {
          const Square still = position.of(side)[piece];
          if (position.of(opponent(side)).contains(still)) return std::nullopt;
          auto found = tables->find(still);
          if (found == tables->end()) {
            Board marked = board;
            marked.set_mark(Mark::goal, opponent(side), still, true);
            marked.set_mark(Mark::closed, side, still, true);
            found = tables->emplace(still, whole_table(Game(rules, std::move(marked)))).first;
          }
          Position others = position;
          others.of(side) = {};
          for (const Square square : position.of(side)) {
            if (square != still) others.of(side).insert(square);
          }
          const auto& table = found->second;
          return table && !table->game().validate(others) ? std::optional(table->lookup(others)) : std::nullopt;
        };
  };
}

Valuation old_obstacles(File file) {
  const Game& game = file.back().game();
  Board board = game.board();
  for (const Table& before : file) {
    const Board& old = before.game().board();
    if (old.is_graph() || board.is_graph()) return {};
    for (std::uint32_t row = 1; row <= std::min(old.rows(), board.rows()); ++row) {
      for (std::uint32_t column = 1; column <= std::min(old.columns(), board.columns()); ++column) {
        if (old.obstacle(old.square(row, column))) board.set_obstacle(board.square(row, column), true);
      }
    }
  }
  return values_of(Game(game.rules(), std::move(board)), same);
}

}  // namespace catchmate::models
