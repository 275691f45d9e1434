/// The positions of a game that a table holds.
#pragma once

#include <cstdint>
#include <vector>

#include "catchmate/game.h"

namespace catchmate {

/// All positions, or a superset of those reachable from one start: each piece reaches what it would reach alone on the
/// board; and if every such move changes the colour of its square, as on a chequered board, half of the positions drop
/// out.
class Scope {
 public:
  /// All positions.
  Scope() = default;
  /// The positions that may be reached from `start`, a valid position.
  Scope(const Game& game, const Position& start);

  [[nodiscard]] bool whole() const noexcept { return reach_[0].empty(); }
  [[nodiscard]] bool contains(const Position& position) const noexcept;

  /// Whether a piece of a side may reach a square.
  [[nodiscard]] bool reaches(Side side, Square square) const noexcept {
    return whole() || reach_[side][square.index] != 0;
  }
  /// Whether colours restrict the scope: the number of pieces on dark squares is then odd with one side to move, `odd`,
  /// and even with the other.
  [[nodiscard]] bool by_colour() const noexcept { return by_colour_; }
  [[nodiscard]] bool odd(Side to_move) const noexcept { return odd_ != (to_move == Side::two); }
  /// Whether a square is dark on a chequered board: neighbours in a row or a column differ.
  [[nodiscard]] static bool dark(std::uint32_t columns, Square square) noexcept {
    return (square.index / columns + square.index % columns) % 2 == 1;
  }

 private:
  PerSide<std::vector<std::uint8_t>> reach_;  // [side][square]
  bool by_colour_ = false;
  bool odd_ = false;
  std::uint32_t columns_ = 1;
};

}  // namespace catchmate
