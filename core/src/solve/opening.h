/// What is over before any move.
#pragma once

#include <array>
#include <cstdint>

#include "board_rows.h"
#include "catchmate/cell.h"
#include "catchmate/game.h"
#include "catchmate/scope.h"
#include "placements.h"

namespace catchmate {

/// The positions of a placement that are valid, and those that a goal or a meeting has ended, by the swept piece's
/// squares in a cell.
class Opening {
 public:
  Opening(const Game& game, const Scope& scope, const BoardRows& rows, const Placements& placements,
          Side swept_side) noexcept
      : rules_(game.rules()),
        scope_(scope),
        rows_(rows),
        placements_(placements),
        swept_side_(swept_side),
        rest_(placements.of(swept_side)) {}

  /// What is known of a placement without the swept piece.
  struct Facts {
    bool valid = true;                         ///< and in the scope
    bool odd = false;                          ///< an odd number of pieces on dark squares
    bool sharing = false;                      ///< opposing pieces share a square
    std::array<std::uint8_t, 2> on_goal = {};  ///< by side
  };
  [[nodiscard]] Facts facts(std::uint32_t placement) const noexcept;

  /// The squares on which the swept piece makes a valid position in the scope.
  [[nodiscard]] Cell valid(const Facts& facts, std::uint32_t placement, std::uint32_t cell,
                           Side to_move) const noexcept;

  /// Those among the valid ones on which the game is over, see Game::ending_by_place.
  struct Ended {
    Cell won;  ///< for the side to move
    Cell lost;
  };
  [[nodiscard]] Ended ended(const Facts& facts, std::uint32_t placement, std::uint32_t cell, Side to_move,
                            Cell valid) const noexcept;

  /// How often all rows together hold each position, if `counted` leaves them: once for each choice of the swept piece.
  [[nodiscard]] std::uint64_t rows_of_a_position() const noexcept { return shares() ? 1 : rest_.pieces() + 1; }
  /// Those among `positions` to be counted: all, but in the last row only if the swept side's pieces may share squares.
  [[nodiscard]] Cell counted(Cell positions, std::uint32_t placement, std::uint32_t cell) const noexcept {
    if (!shares()) return positions;
    const std::uint32_t last = rest_.squares(placement)[rest_.pieces() - 1].index;
    const std::uint32_t first = cell * kCellSquares;
    return last <= first ? positions : positions & Cell::from(last - first);
  }

  /// Whether the swept piece may share squares with others of its side.
  [[nodiscard]] bool shares() const noexcept { return rules_.side(swept_side_).may_share && rest_.pieces() > 0; }

 private:
  [[nodiscard]] Cell occupied(Side side, std::uint32_t placement, std::uint32_t cell) const noexcept;

  const Rules& rules_;
  const Scope& scope_;
  const BoardRows& rows_;
  const Placements& placements_;
  Side swept_side_;
  const Placements::Sets& rest_;
};

}  // namespace catchmate
