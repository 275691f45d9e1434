#include "opening.h"

#include "catchmate/distances.h"

namespace catchmate {

Opening::Opening(const Game& game, const Scope& scope, Side swept_side)
    : swept_side_(swept_side),
      swept_pieces_(static_cast<std::uint32_t>(game.rules().side(swept_side).pieces)),
      capture_(game.rules().capture),
      shares_(game.rules().side(swept_side).may_share && swept_pieces_ > 1),
      by_colour_(scope.by_colour()),
      odd_to_move_{scope.odd(Side::one), scope.odd(Side::two)} {
  const Board& board = game.board();
  for (std::vector<Cell>* row : {&free_, &dark_, &goals_}) row->resize(Distances::cells_for(board.squares()));
  for (const Side side : kSides) {
    for (std::uint32_t index = 0; index < board.squares(); ++index) {
      const Square square{index};
      const Facts facts{
          .on_goal = board.marked(Mark::goal, side, square) || board.on_edge(square, game.rules().side(side).goals),
          .dark = Scope::dark(board.columns(), square),
          .barred = !board.open(side, square) || !scope.reaches(side, square)};
      by_square_[side].push_back(facts);
      if (side != swept_side) continue;
      if (facts.dark) add_square(dark_, index);
      if (facts.on_goal) add_square(goals_, index);
      if (!facts.barred) add_square(free_, index);
    }
  }
}

Opening::Positions Opening::positions(const Placements& placements, std::uint32_t placement,
                                      std::uint32_t cell) const noexcept {
  Positions all{.valid = free_[cell], .odd = dark_[cell], .sharing = {}, .on_goal = {}};
  all.on_goal[swept_side_] = goals_[cell];
  for (const Side side : kSides) {
    Cell occupied;
    for (const Square square : placements.of(side).squares(placement)) {
      const Facts facts = by_square_[side][square.index];
      if (facts.barred) all.valid = {};
      if (facts.dark) all.odd = ~all.odd;
      if (facts.on_goal) all.on_goal[side] = Cell::all();
      if (square.index / kCellSquares == cell) occupied |= Cell::bit(square.index % kCellSquares);
      if (side == swept_side_ && placements.taken(opponent(side), placement, square)) all.sharing = Cell::all();
    }
    if (side != swept_side_) {
      all.sharing |= occupied;
    } else if (!shares_) {
      all.valid &= ~occupied;
    }
  }
  if (capture_ == Capture::forbidden) all.valid &= ~all.sharing;
  return all;
}

Cell Opening::canonical(Cell found, const Placements& placements, std::uint32_t placement,
                        std::uint32_t cell) const noexcept {
  if (!shares_) return found;
  return found & Cell::from(cell, placements.of(swept_side_).squares(placement).back().index);
}

}  // namespace catchmate
