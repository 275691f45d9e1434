/// The positions of a game that a table holds.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "catchmate/game.h"

namespace catchmate {

/// Either all positions, or those that may be reached from one start. Reachability is estimated for each piece alone,
/// as if no other stood in its way, and by the colours of squares if every move changes a square's colour. The scope
/// may therefore hold positions that cannot be reached, but every reachable position is in it.
class Scope {
 public:
  /// All positions.
  Scope() = default;
  /// The positions that may be reached from `start`, a valid position.
  Scope(const Game& game, const Position& start);

  [[nodiscard]] bool whole() const noexcept { return reach_[0].empty(); }
  [[nodiscard]] bool contains(const Position& position) const noexcept;

  /// Whether a piece of a side may come to stand on a square.
  [[nodiscard]] bool reaches(Side side, Square square) const noexcept {
    return whole() || reach_[side][square.index] != 0;
  }
  /// Whether colours restrict the scope: the number of pieces on dark squares then has one parity in all positions with
  /// side one to move, and the other parity with side two to move.
  [[nodiscard]] bool by_colour() const noexcept { return by_colour_; }
  [[nodiscard]] bool odd(Side to_move) const noexcept { return odd_ != (to_move == Side::two); }
  /// Whether a square is dark on a chequered board: neighbours in a row or a column differ.
  [[nodiscard]] static bool dark(const Board& board, Square square) noexcept {
    return (board.row(square) + board.column(square)) % 2 == 1;
  }

 private:
  PerSide<std::vector<std::uint8_t>> reach_;  // [side][square]
  bool by_colour_ = false;
  bool odd_ = false;
  std::vector<std::uint8_t> dark_;  // by square
};

}  // namespace catchmate
