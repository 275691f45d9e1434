/// What is known of positions before any move: which are valid, and which are over.
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

  /// A placement with the swept piece on any of a cell's squares.
  struct Positions {
    Cell valid;    ///< and in the scope, but for the colours of squares
    Cell odd;      ///< an odd number of pieces stands on dark squares
    Cell sharing;  ///< opposing pieces share a square
    PerSide<Cell> on_goal;
  };
  [[nodiscard]] Positions positions(const Placements& placements, std::uint32_t placement,
                                    std::uint32_t cell) const noexcept;

  /// The valid positions in the scope.
  [[nodiscard]] Cell valid(const Positions& all, Side to_move) const noexcept {
    if (!by_colour_) return all.valid;
    return all.valid & (odd_to_move_[to_move] ? all.odd : ~all.odd);
  }

  /// Those among the valid ones in which the game is over, see Game::ending_by_place.
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
  /// How often all rows together hold each position, as far as it is `counted`: once for each choice of the swept
  /// piece.
  [[nodiscard]] std::uint64_t rows_of_a_position() const noexcept { return shares_ ? 1 : swept_pieces_; }
  /// Those among `found` to be counted: all; but where the swept side's pieces may share squares, only those in which
  /// the swept piece is the last of them.
  [[nodiscard]] Cell counted(Cell found, const Placements& placements, std::uint32_t placement,
                             std::uint32_t cell) const noexcept;

 private:
  // What a piece of a side on a square adds to a position.
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
  PerSide<bool> odd_to_move_{};            // which colour the scope holds
  PerSide<std::vector<Facts>> by_square_;  // by square
  // The facts of the swept piece, as rows.
  std::vector<Cell> free_;
  std::vector<Cell> dark_;
  std::vector<Cell> goals_;
};

}  // namespace catchmate
