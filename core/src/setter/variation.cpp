#include "variation.h"

#include <utility>
#include <vector>

namespace catchmate {

namespace {

constexpr std::uint32_t kGoalPercent = 10;
constexpr std::uint32_t kShiftPercent = 30;

// Gives two squares each other's marks.
void swap_marks(Board& board, Square one, Square other) {
  for (const Mark mark : kMarks) {
    for (const Side side : kSides) {
      const bool marked = board.marked(mark, side, one);
      board.set_mark(mark, side, one, board.marked(mark, side, other));
      board.set_mark(mark, side, other, marked);
    }
  }
}

void flip(Board& board, Square square) { board.set_obstacle(square, !board.obstacle(square)); }

Square any_square(const Board& board, Random& random) { return Square{random.below(board.squares())}; }

// Flips a square, and often one beside it, which moves an obstacle or adds or removes two.
void flip_some(Board& board, Random& random) {
  const Square square = any_square(board, random);
  flip(board, square);
  if (!random.happens(kShiftPercent)) return;
  const Square beside = board.step(square, static_cast<Direction>(random.below(kDirections)));
  if (beside != kNoSquare) flip(board, beside);
}

// The graph with a way added, or removed; `both` for the reverse way as well.
Board with_way_flipped(const Board& board, Square from, Square to, bool both) {
  std::vector<GraphEdge> edges;
  const bool had = board.has_way(Side::one, from, to);
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const Square point{index};
    for (const Square end : board.ways(Side::one, point)) {
      const bool flipped = (point == from && end == to) || (both && point == to && end == from);
      if (!flipped) edges.push_back({.from = point, .to = end, .one_way = true});
    }
  }
  if (!had) edges.push_back({.from = from, .to = to, .one_way = !both});
  Board changed = Board::graph(board.squares(), edges);
  changed.set_names(board.names());
  for (const Mark mark : kMarks) {
    for (const Side side : kSides) {
      for (std::uint32_t index = 0; index < board.squares(); ++index) {
        changed.set_mark(mark, side, Square{index}, board.marked(mark, side, Square{index}));
      }
    }
  }
  return changed;
}

}  // namespace

bool may_vary(const GameEntry& entry, const Board& board) noexcept {
  if (!board.is_graph()) return !entry.contest || entry.contest->input != Contest::Input::coordinates;
  return entry.contest.has_value();
}

Board vary(const GameEntry& entry, const Board& board, Random& random) {
  // The only hole of neighbour lists is the first point.
  const bool both = entry.contest && entry.contest->input == Contest::Input::neighbour_lists;
  Board changed = board;
  const std::vector<Square> goals = board.marked_goals();
  if (!both && !goals.empty() && random.happens(kGoalPercent)) {
    const auto goal = goals[random.below(static_cast<std::uint32_t>(goals.size()))];
    swap_marks(changed, goal, any_square(board, random));
  } else if (board.is_graph()) {
    const Square from = any_square(board, random);
    const Square to = any_square(board, random);
    // Lists of neighbours have no point beside itself.
    if (from != to || !both) changed = with_way_flipped(board, from, to, both);
  } else {
    flip_some(changed, random);
  }
  return changed;
}

}  // namespace catchmate
