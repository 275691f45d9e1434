#include "catchmate/scope.h"

#include <algorithm>
#include <utility>

namespace catchmate {

namespace {

// The squares that each of a side's pieces could reach alone on the board.
std::vector<std::uint8_t> reach_of(const Game& game, Side side, const PieceSet& pieces) {
  const Movement& movement = game.movement(side);
  std::vector<std::uint8_t> reached(game.board().squares());
  std::vector<Square> found(pieces.begin(), pieces.end());
  for (const Square square : pieces) reached[square.index] = 1;
  const auto taken = [](Square /*square*/) { return false; };
  while (!found.empty()) {
    const Square from = found.back();
    found.pop_back();
    for (std::size_t way = 0; way < movement.ways(from); ++way) {
      movement.along(game.board(), side, from, way, taken, [&](Square to, int /*length*/) {
        if (std::exchange(reached[to.index], std::uint8_t{1}) == 0) found.push_back(to);
      });
    }
  }
  return reached;
}

bool changes_colour(const SideRules& side) noexcept {
  return (side.directions.bits() & ~kOrthogonal.bits()) == 0 && side.reach == 1 && !side.may_pass &&
         !side.moves_together();
}

}  // namespace

Scope::Scope(const Game& game, const Position& start)
    : by_colour_(!game.board().is_graph() &&
                 std::all_of(game.rules().sides.begin(), game.rules().sides.end(), changes_colour) &&
                 game.rules().no_move != NoMove::passes),
      dark_(game.board().squares()) {
  for (std::uint32_t index = 0; index < game.board().squares(); ++index) {
    dark_[index] = dark(game.board(), Square{index}) ? 1 : 0;
  }
  odd_ = start.to_move == Side::two;
  for (const Side side : kSides) {
    reach_[side] = reach_of(game, side, start.of(side));
    for (const Square square : start.of(side)) odd_ = odd_ != (dark_[square.index] != 0);
  }
}

bool Scope::contains(const Position& position) const noexcept {
  if (whole()) return true;
  bool colour = false;
  for (const Side side : kSides) {
    for (const Square square : position.of(side)) {
      if (!reaches(side, square)) return false;
      colour = colour != (dark_[square.index] != 0);
    }
  }
  return !by_colour_ || colour == odd(position.to_move);
}

}  // namespace catchmate
