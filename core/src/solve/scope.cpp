#include "catchmate/scope.h"

#include <utility>

namespace catchmate {

namespace {

struct Reach {
  std::vector<std::uint8_t> squares;  // 1 for those that a piece may come to stand on
  bool alternates = true;             // whether each move changes the colour of the piece's square
};

// The reach of a side's pieces, each alone on the board: others only shorten its moves.
Reach reach_of(const Game& game, Side side, const PieceSet& pieces) {
  const Board& board = game.board();
  const Movement& movement = game.movement(side);
  Reach reach{.squares = std::vector<std::uint8_t>(board.squares())};
  std::vector<Square> found(pieces.begin(), pieces.end());
  for (const Square square : pieces) reach.squares[square.index] = 1;
  const auto taken = [](Square /*square*/) { return false; };
  while (!found.empty()) {
    const Square from = found.back();
    found.pop_back();
    for (std::size_t way = 0; way < movement.ways(from); ++way) {
      movement.along(board, side, from, way, taken, [&](Square to, int /*length*/) {
        reach.alternates = reach.alternates && Scope::dark(board.columns(), from) != Scope::dark(board.columns(), to);
        if (std::exchange(reach.squares[to.index], std::uint8_t{1}) == 0) found.push_back(to);
      });
    }
  }
  return reach;
}

}  // namespace

Scope::Scope(const Game& game, const Position& start)
    : by_colour_(game.rules().no_move != NoMove::passes),
      odd_(start.to_move == Side::two),
      columns_(game.board().columns()) {
  for (const Side side : kSides) {
    const SideRules& rules = game.rules().side(side);
    Reach reach = reach_of(game, side, start.of(side));
    by_colour_ = by_colour_ && reach.alternates && !rules.may_pass && !rules.moves_together();
    reach_[side] = std::move(reach.squares);
    for (const Square square : start.of(side)) odd_ = odd_ != dark(columns_, square);
  }
}

bool Scope::contains(const Position& position) const noexcept {
  if (whole()) return true;
  bool colour = false;
  for (const Side side : kSides) {
    for (const Square square : position.of(side)) {
      if (!reaches(side, square)) return false;
      colour = colour != dark(columns_, square);
    }
  }
  return !by_colour_ || colour == odd(position.to_move);
}

}  // namespace catchmate
