/// The positions of a game that a table holds.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "catchmate/game.h"

namespace catchmate {

/// All positions, or those that may follow from one. Which those are is told from each piece alone, as if no other
/// stood in its way, and from the colours of the squares where every move changes a square's colour: some of the
/// positions within the scope may be out of reach, but no position out of the scope is within reach.
class Scope {
 public:
  /// All positions.
  Scope() = default;
  /// The positions that may follow from a valid one.
  Scope(const Game& game, const Position& start);

  [[nodiscard]] bool whole() const noexcept { return reach_[0].empty(); }
  [[nodiscard]] bool contains(const Position& position) const noexcept;

  /// Whether a piece of a side's may stand on a square.
  [[nodiscard]] bool reaches(Side side, Square square) const noexcept {
    return whole() || reach_[static_cast<std::size_t>(side)][square.index] != 0;
  }
  /// Whether the squares' colours tell positions within the scope from others: with side one to move, the number of
  /// pieces on dark squares is then odd, or else even, in all of them; with side two to move it is the other way round.
  [[nodiscard]] bool by_colour() const noexcept { return by_colour_; }
  [[nodiscard]] bool odd(Side to_move) const noexcept { return odd_ != (to_move == Side::two); }
  /// Whether a square is dark: those of one row alternate, and those of one column.
  [[nodiscard]] static bool dark(const Board& board, Square square) noexcept {
    return (board.row(square) + board.column(square)) % 2 == 1;
  }

 private:
  std::array<std::vector<std::uint8_t>, 2> reach_;  // by side, then by square
  bool by_colour_ = false;
  bool odd_ = false;
  std::vector<std::uint8_t> dark_;  // by square
};

}  // namespace catchmate
