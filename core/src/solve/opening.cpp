#include "opening.h"

namespace catchmate {

Cell Opening::occupied(Side side, std::uint32_t placement, std::uint32_t cell) const noexcept {
  Cell found;
  const Square* squares = placements_.of(side).squares(placement);
  for (std::uint32_t piece = 0; piece < placements_.of(side).pieces(); ++piece) {
    if (squares[piece].index / kCellSquares == cell) found |= Cell::bit(squares[piece].index % kCellSquares);
  }
  return found;
}

Opening::Facts Opening::facts(std::uint32_t placement) const noexcept {
  Facts found;
  unsigned dark = 0;
  unsigned barred = 0;
  for (const Side side : {Side::one, Side::two}) {
    const Placements::Sets& sets = placements_.of(side);
    const Square* squares = sets.squares(placement);
    for (std::uint32_t piece = 0; piece < sets.pieces(); ++piece) {
      const BoardRows::Facts& facts = rows_.facts(side, squares[piece]);
      found.on_goal[static_cast<std::size_t>(side)] |= facts.on_goal;
      dark ^= facts.dark;
      barred |= facts.barred;
      if (side == swept_side_ && placements_.taken(opponent(side), placement, squares[piece])) found.sharing = true;
    }
  }
  found.valid = barred == 0 && !(found.sharing && rules_.capture == Capture::forbidden);
  found.odd = dark != 0;
  return found;
}

Cell Opening::valid(const Facts& facts, std::uint32_t placement, std::uint32_t cell, Side to_move) const noexcept {
  if (!facts.valid) return {};
  Cell found = rows_.free[cell];
  if (rest_.pieces() > 0 && !shares()) found &= ~occupied(swept_side_, placement, cell);
  if (rules_.capture == Capture::forbidden) found &= ~occupied(opponent(swept_side_), placement, cell);
  if (!scope_.by_colour()) return found;
  return found & (facts.odd != scope_.odd(to_move) ? rows_.dark[cell] : ~rows_.dark[cell]);
}

Opening::Ended Opening::ended(const Facts& facts, std::uint32_t placement, std::uint32_t cell, Side to_move,
                              Cell valid) const noexcept {
  const auto on_goal = [&](Side side) {
    if (facts.on_goal[static_cast<std::size_t>(side)] != 0) return Cell::all();
    return side == swept_side_ ? rows_.goals[cell] : Cell{};
  };
  const Cell sharing = facts.sharing ? Cell::all() : occupied(opponent(swept_side_), placement, cell);
  const Cell beaten = on_goal(opponent(to_move)) & valid;
  const Cell arrived = on_goal(to_move) & valid & ~beaten;
  const Cell met = sharing & valid & ~beaten & ~arrived;
  if (winner_of(rules_.capture) == to_move) return {arrived | met, beaten};
  return {arrived, beaten | met};
}

}  // namespace catchmate
