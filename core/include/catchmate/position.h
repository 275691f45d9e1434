/// A position: the squares of both sides' pieces, and the side to move. It knows no rules.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <initializer_list>

#include "catchmate/board.h"
#include "catchmate/rules.h"

namespace catchmate {

/// The squares of one side's pieces, in ascending order, because the pieces are interchangeable. Pieces that share a
/// square list it more than once.
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

  /// Adds a piece; at most `kMaxPieces`.
  constexpr void insert(Square square) noexcept {
    assert(size_ < squares_.size());
    std::size_t rank = size_++;
    for (; rank > 0 && square < squares_[rank - 1]; --rank) squares_[rank] = squares_[rank - 1];
    squares_[rank] = square;
  }
  /// Moves one piece from `from`, where there is one, to `to`.
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
  PerSide<PieceSet> pieces{};
  Side to_move = Side::one;

  [[nodiscard]] const PieceSet& of(Side side) const noexcept { return pieces[side]; }
  [[nodiscard]] PieceSet& of(Side side) noexcept { return pieces[side]; }
  /// The pieces that a side moves: its own, or the token if it has none.
  [[nodiscard]] const PieceSet& moved_by(Side side) const noexcept {
    return of(side).size() == 0 ? of(opponent(side)) : of(side);
  }
  friend bool operator==(const Position&, const Position&) noexcept = default;
};

/// The move of one piece from one square to another.
struct Step {
  Square from = kNoSquare;
  Square to = kNoSquare;

  friend constexpr auto operator<=>(const Step&, const Step&) noexcept = default;
};

/// One ply: a step of one piece, a step of several pieces if all of a side move each turn, or no step, which is a pass.
///
///     Move(Square{1}, Square{2});                // one piece goes from 1 to 2
///     Move{{Square{1}, Square{2}}, {Square{7}, Square{8}}};   // and another one from 7 to 8
///
/// Steps are listed in ascending order of `from`.
class Move {
 public:
  constexpr Move() noexcept = default;
  constexpr Move(Square from, Square to) noexcept { add({from, to}); }
  constexpr Move(std::initializer_list<Step> steps) noexcept {
    for (const Step step : steps) add(step);
  }

  [[nodiscard]] constexpr bool is_pass() const noexcept { return size_ == 0; }
  [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  [[nodiscard]] constexpr Step operator[](std::size_t rank) const noexcept { return steps_[rank]; }
  [[nodiscard]] constexpr const Step* begin() const noexcept { return steps_.data(); }
  [[nodiscard]] constexpr const Step* end() const noexcept { return steps_.data() + size_; }

  /// Adds a step; at most `kMaxPieces`.
  constexpr void add(Step step) noexcept {
    assert(size_ < steps_.size());
    std::size_t rank = size_++;
    for (; rank > 0 && step < steps_[rank - 1]; --rank) steps_[rank] = steps_[rank - 1];
    steps_[rank] = step;
  }

  friend constexpr bool operator==(const Move& a, const Move& b) noexcept {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::array<Step, kMaxPieces> steps_{};
  std::uint32_t size_ = 0;
};

/// The position after `move`, which must be legal.
[[nodiscard]] inline Position after(Position position, const Move& move) noexcept {
  const Side mover = position.to_move;
  const Side owner = position.of(mover).size() == 0 ? opponent(mover) : mover;
  for (const auto [from, to] : move) position.of(owner).move(from, to);
  position.to_move = opponent(mover);
  return position;
}

}  // namespace catchmate
