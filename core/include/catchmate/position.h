/// A position: where the pieces of both sides stand, and who is to move. It knows no rules.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <initializer_list>

#include "catchmate/board.h"
#include "catchmate/rules.h"

namespace catchmate {

/// The squares of one side's pieces. The pieces are interchangeable, so the squares are a set, kept in ascending order.
class PieceSet {
 public:
  constexpr PieceSet() noexcept = default;
  constexpr PieceSet(std::initializer_list<Square> squares) noexcept {
    for (const Square square : squares) insert(square);
  }

  [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  [[nodiscard]] constexpr Square operator[](std::size_t rank) const noexcept { return squares_[rank]; }
  [[nodiscard]] constexpr const Square* begin() const noexcept { return squares_.data(); }
  [[nodiscard]] constexpr const Square* end() const noexcept { return squares_.data() + size_; }
  [[nodiscard]] constexpr bool contains(Square square) const noexcept {
    return std::find(begin(), end(), square) != end();
  }

  /// Adds a piece; there must be room for it.
  constexpr void insert(Square square) noexcept {
    assert(size_ < squares_.size());
    std::size_t rank = size_++;
    for (; rank > 0 && square < squares_[rank - 1]; --rank) squares_[rank] = squares_[rank - 1];
    squares_[rank] = square;
  }
  /// Moves the piece that stands on `from`.
  constexpr void move(Square from, Square to) noexcept {
    std::size_t rank = 0;
    while (squares_[rank] != from) ++rank;
    for (; rank + 1 < size_ && squares_[rank + 1] < to; ++rank) squares_[rank] = squares_[rank + 1];
    for (; rank > 0 && to < squares_[rank - 1]; --rank) squares_[rank] = squares_[rank - 1];
    squares_[rank] = to;
  }

  friend constexpr bool operator==(const PieceSet& a, const PieceSet& b) noexcept {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::array<Square, kMaxPieces> squares_{};
  std::uint32_t size_ = 0;
};

struct Position {
  std::array<PieceSet, 2> pieces{};
  Side to_move = Side::one;

  [[nodiscard]] const PieceSet& of(Side side) const noexcept { return pieces[static_cast<std::size_t>(side)]; }
  [[nodiscard]] PieceSet& of(Side side) noexcept { return pieces[static_cast<std::size_t>(side)]; }
  /// The pieces that a side moves: its own, or the token where it has none.
  [[nodiscard]] const PieceSet& moved_by(Side side) const noexcept {
    return of(side).size() == 0 ? of(opponent(side)) : of(side);
  }
  friend bool operator==(const Position&, const Position&) noexcept = default;
};

/// One ply: the piece on `from` goes to `to`; or a pass, where both are `kNoSquare`.
struct Move {
  Square from = kNoSquare;
  Square to = kNoSquare;

  [[nodiscard]] constexpr bool is_pass() const noexcept { return from == kNoSquare; }
  friend constexpr auto operator<=>(const Move&, const Move&) noexcept = default;
};

/// The position after a move of the side to move; the move is taken to be legal.
[[nodiscard]] inline Position after(Position position, Move move) noexcept {
  const Side mover = position.to_move;
  const Side owner = position.of(mover).size() == 0 ? opponent(mover) : mover;
  if (!move.is_pass()) position.of(owner).move(move.from, move.to);
  position.to_move = opponent(mover);
  return position;
}

}  // namespace catchmate
