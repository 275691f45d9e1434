#include "board_rows.h"

#include "catchmate/distances.h"

namespace catchmate {

BoardRows::BoardRows(const Game& game, const Scope& scope, Side swept_side) {
  const Board& board = game.board();
  for (std::vector<Cell>* row : {&free, &dark, &goals, &clear}) row->resize(Distances::cells_for(board.squares()));
  for (const Side side : {Side::one, Side::two}) {
    for (std::uint32_t index = 0; index < board.squares(); ++index) {
      const Square square{index};
      const bool on_goal =
          board.marked(Mark::goal, side, square) || board.on_edge(square, game.rules().side(side).goals);
      const bool barred = !board.open(side, square) || !scope.reaches(side, square);
      by_side[static_cast<std::size_t>(side)].push_back({static_cast<std::uint8_t>(on_goal),
                                                         static_cast<std::uint8_t>(Scope::dark(board, square)),
                                                         static_cast<std::uint8_t>(barred)});
      if (side != swept_side) continue;
      if (Scope::dark(board, square)) set(dark, index);
      if (on_goal) set(goals, index);
      if (board.open(side, square)) set(clear, index);
      if (!barred) set(free, index);
    }
  }
}

}  // namespace catchmate
