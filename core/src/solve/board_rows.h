/// What is known of a board's squares before any move: by side, and as rows of bits for the swept piece.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "catchmate/cell.h"
#include "catchmate/game.h"
#include "catchmate/scope.h"

namespace catchmate {

struct BoardRows {
  /// What a piece of a side on a square does to the placement, added up by `|` or `^`.
  struct Facts {
    std::uint8_t on_goal;
    std::uint8_t dark;
    std::uint8_t barred;  ///< closed to the side, or outside the scope
  };

  BoardRows() = default;
  BoardRows(const Game& game, const Scope& scope, Side swept_side);

  [[nodiscard]] const Facts& facts(Side side, Square square) const noexcept {
    return by_side[static_cast<std::size_t>(side)][square.index];
  }

  std::array<std::vector<Facts>, 2> by_side;  ///< then by square
  std::vector<Cell> free;                     ///< where the swept piece may stand
  std::vector<Cell> dark;                     ///< on a chequered board
  std::vector<Cell> goals;                    ///< of the swept side
  std::vector<Cell> clear;                    ///< where a slide of the swept side can pass
};

/// Adds a square to a row.
inline void set(std::vector<Cell>& row, std::uint32_t square) noexcept {
  row[square / kCellSquares] |= Cell::bit(square % kCellSquares);
}

}  // namespace catchmate
