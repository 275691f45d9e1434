#include "layout.h"

#include <algorithm>
#include <limits>

#include "catchmate/distances.h"
#include "catchmate/placement_index.h"
#include "placements.h"

namespace catchmate {

namespace {

Layout::SideSize side_size(const Rules& rules, const BoardSize& size, Side side) noexcept {
  const SideRules& moving = rules.side(side);
  const std::uint64_t ways = size.ways[side];
  const std::uint64_t reach = size.reach[side];
  Layout::SideSize found;
  found.pieces = static_cast<std::uint64_t>(moving.pieces) - (side == swept_side(rules) ? 1 : 0);
  found.sets = arrangements(moving, size.free_squares, static_cast<int>(found.pieces));
  found.slide = moving.leaps == Leap::nothing && reach > 1;
  found.one_way = size.one_way[side];
  if (found.pieces == 0) return {};
  const std::uint64_t pass = moving.may_pass ? 1 : 0;
  std::uint64_t moves = 1;  // of a set
  if (moving.moves_together()) {
    for (std::uint64_t piece = 0; piece < found.pieces; ++piece) moves = saturating_product(moves, ways + pass);
  } else {
    // All sets together have each free square as often.
    const std::uint64_t mean = size.all_ways[side] / std::max<std::uint64_t>(size.free_squares, 1) + 1;
    moves = saturating_sum(saturating_product(found.pieces, std::min(saturating_product(ways, reach), mean)), pass);
  }
  found.moves = saturating_product(found.sets, saturating_sum(moves, Placements::kMovesAtOnce));
  return found;
}

}  // namespace

std::optional<Layout> Layout::of(const Rules& rules, const BoardSize& size) noexcept {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint32_t>::max();
  Layout found;
  found.squares = saturating_product(size.rows, size.columns);
  if (found.squares >= kNoSquare.index) return std::nullopt;
  found.placements = placement_count(rules, size.free_squares);
  if (found.placements > kMost / kCellWords) return std::nullopt;
  found.cells = Distances::cells_for(found.squares);
  found.plane_cells = saturating_product(Distances::stride_for(found.placements), found.cells);
  if (found.plane_cells > kMost) return std::nullopt;
  for (const Side side : kSides) {
    found.sides[side] = side_size(rules, size, side);
  }
  const Side swept = swept_side(rules);
  const std::uint64_t ways = size.ways[static_cast<std::size_t>(swept)];
  found.steps = size.graph ? std::min(size.all_ways[static_cast<std::size_t>(swept)], 2 * found.squares)
                           : ways * size.reach[static_cast<std::size_t>(swept)];
  found.wins_and_losses_share_layers = may_lose_by_moving(rules);
  found.keeps_stuck = rules.no_move != NoMove::loses;
  return found;
}

}  // namespace catchmate
