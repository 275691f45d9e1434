/// The values of positions before any move: valid, and over.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "catchmate/cell.h"
#include "catchmate/game.h"
#include "catchmate/scope.h"
#include "placements.h"

namespace catchmate {

class Opening {
 public:
  Opening() = default;
  Opening(const Game& game, const Scope& scope, Side swept_side);

  /// The positions of a placement with the swept piece on each square of a cell.
  struct Positions {
    Cell valid;    ///< in the scope, too, but for the colours of squares
    Cell odd;      ///< with an odd number of pieces on dark squares
    Cell sharing;  ///< with opposing pieces on one square
    PerSide<Cell> on_goal;
  };
  [[nodiscard]] Positions positions(const Placements& placements, std::uint32_t placement,
                                    std::uint32_t cell) const noexcept;

  /// The valid positions in the scope.
  [[nodiscard]] Cell valid(const Positions& all, Side to_move) const noexcept {
    if (!by_colour_) return all.valid;
    return all.valid & (odd_to_move_[to_move] ? all.odd : ~all.odd);
  }

  /// The valid positions in which the game is over, see Game::ending_by_position.
  struct Ended {
    Cell won;  ///< for the side to move
    Cell lost;
  };
  [[nodiscard]] Ended ended(const Positions& all, Side to_move, Cell valid) const noexcept {
    const Cell beaten = all.on_goal[opponent(to_move)] & valid;
    const Cell arrived = all.on_goal[to_move] & valid & ~beaten;
    const Cell met = all.sharing & valid & ~beaten & ~arrived;
    if (winner_of(capture_) == to_move) return {arrived | met, beaten};
    return {arrived, beaten | met};
  }

  /// Whether the swept piece may share squares with others of its side.
  [[nodiscard]] bool shares() const noexcept { return shares_; }
  /// The number of canonical positions in all rows for each position: one for each choice of the swept piece.
  [[nodiscard]] std::uint64_t rows_per_position() const noexcept { return shares_ ? 1 : swept_pieces_; }
  /// The positions among `found` to count: all of them; if pieces of the swept side may share squares, those whose
  /// swept piece is the last of its side.
  [[nodiscard]] Cell canonical(Cell found, const Placements& placements, std::uint32_t placement,
                               std::uint32_t cell) const noexcept;

 private:
  // The contribution of a side's piece on a square to a position.
  struct Facts {
    bool on_goal;
    bool dark;    // on a chequered board
    bool barred;  // closed to the side, or outside the scope
  };

  Side swept_side_ = Side::one;
  std::uint32_t swept_pieces_ = 1;  // of the swept side
  Capture capture_ = Capture::wins;
  bool shares_ = false;
  bool by_colour_ = false;
  PerSide<bool> odd_to_move_{};            // see `Scope::odd`
  PerSide<std::vector<Facts>> by_square_;  // by square
  // The facts of the swept piece, as rows.
  std::vector<Cell> free_;
  std::vector<Cell> dark_;
  std::vector<Cell> goals_;
};

}  // namespace catchmate
