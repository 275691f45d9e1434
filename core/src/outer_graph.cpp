#include "outer_graph.h"

namespace catchmate {

OuterGraph::OuterGraph(const Game& game, const PlacementIndex& index)
    : pieces(static_cast<std::size_t>(game.rules().side(index.outer_side()).pieces)), blocked(1) {
  squares.reserve(index.outer_count() * pieces);
  first_from.reserve(index.outer_count() + 1);
  first_from.push_back(0);
  index.for_each_outer(0, index.outer_count(), [&](std::uint64_t rank, const PieceSet& placed) {
    for (const Square square : placed) squares.push_back(square);
    list_moves(game, index, placed, rank);
    first_from.push_back(moves_from.size());
  });
  list_reverse_moves();
}

void OuterGraph::list_moves(const Game& game, const PlacementIndex& index, const PieceSet& placed, std::uint64_t rank) {
  const SideRules& side = game.rules().side(index.outer_side());
  for (const Square from : placed) {
    for (int value = 0; value < kDirections; ++value) {
      const auto direction = static_cast<Direction>(value);
      if (side.directions.contains(direction)) list_moves_along(game, index, placed, from, direction);
    }
  }
  if (side.may_pass) moves_from.push_back({.to = static_cast<std::uint32_t>(rank), .blocked = 0});
}

void OuterGraph::list_moves_along(const Game& game, const PlacementIndex& index, const PieceSet& placed, Square from,
                                  Direction direction) {
  const SideRules& side = game.rules().side(index.outer_side());
  std::vector<Square> passed;
  Square to = from;
  for (int length = 1; length <= side.reach; ++length) {
    to = game.board().step(to, direction);
    if (to == kNoSquare) return;
    const bool taken = game.board().obstacle(to) || placed.contains(to);
    if (taken && !side.leaps) return;
    if (!taken) {
      std::vector<Square> in_the_way = passed;
      if (game.rules().capture == Capture::forbidden) in_the_way.push_back(to);
      PieceSet moved = placed;
      moved.move(from, to);
      moves_from.push_back(
          {.to = static_cast<std::uint32_t>(index.outer_rank(moved)), .blocked = number_of(in_the_way)});
    }
    if (!side.leaps) passed.push_back(to);
  }
}

// The number of a list of squares in `blocked`.
std::uint32_t OuterGraph::number_of(const std::vector<Square>& in_the_way) {
  if (in_the_way.empty()) return 0;
  blocked.push_back(in_the_way);
  return static_cast<std::uint32_t>(blocked.size() - 1);
}

void OuterGraph::list_reverse_moves() {
  first_to.resize(first_from.size());
  moves_to.resize(moves_from.size());
  for (const OuterMove& move : moves_from) ++first_to[move.to];
  // Each entry becomes the end of its placement's list, which is then filled from the end to the start.
  std::uint64_t sum = 0;
  for (std::uint64_t& entry : first_to) {
    sum += entry;
    entry = sum;
  }
  for (std::size_t rank = first_from.size() - 1; rank-- > 0;) {
    for (std::uint64_t move = first_from[rank + 1]; move-- > first_from[rank];) {
      moves_to[--first_to[moves_from[move].to]] = {.to = static_cast<std::uint32_t>(rank),
                                                   .blocked = moves_from[move].blocked};
    }
  }
}

}  // namespace catchmate
