/// A number for every position of a game, without gaps for the order of interchangeable pieces.
///
/// One side is *swept*: the one with fewer pieces, side two when both have as many. The other side's pieces make the
/// *outer* part. A set of k squares a1 < a2 < … < ak has the rank C(a1,1) + C(a2,2) + … + C(ak,k) among all such sets
/// (colexicographic order), so that {a,b} is counted once and never as {b,a}:
///
///     index = (outer rank × 2 + side to move) × swept count + swept rank
///
///     outer rank    over the free squares, numbered without the obstacles: a board full of walls has a small table
///     swept rank    over all squares, so that the swept piece's squares are one row of the table, as on the board
///
/// An open 10×10 crossing-pawn board has C(100,2) × 2 × 100 = 990,000 positions. An index whose swept piece stands on
/// an obstacle (or shares a square where captures are forbidden) names no sound position; the table holds nothing
/// there.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

#include "catchmate/game.h"

namespace catchmate {

/// Stands for a number that 64 bits cannot hold.
inline constexpr std::uint64_t kUncountable = std::numeric_limits<std::uint64_t>::max();

/// What a board, its game and its index hold for each square, in bytes, at the most.
inline constexpr std::uint64_t kBytesPerSquare = 256;

/// How many sets of `k` there are of `n` things; `kUncountable` when 64 bits cannot hold it.
[[nodiscard]] std::uint64_t combinations(std::uint64_t n, int k) noexcept;

/// The product, or `kUncountable`.
[[nodiscard]] std::uint64_t saturating_product(std::uint64_t a, std::uint64_t b) noexcept;

/// The size of the index of a board with so many squares, so many of them free; `kUncountable` when it is beyond 64
/// bits.
[[nodiscard]] std::uint64_t index_size(const Rules& rules, std::uint64_t squares, std::uint64_t free_squares) noexcept;

class PlacementIndex {
 public:
  /// The game's index size must be countable.
  explicit PlacementIndex(const Game& game);

  [[nodiscard]] Side outer_side() const noexcept { return opponent(swept_side_); }
  [[nodiscard]] Side swept_side() const noexcept { return swept_side_; }
  [[nodiscard]] std::uint64_t outer_count() const noexcept { return outer_count_; }
  [[nodiscard]] std::uint64_t swept_count() const noexcept { return swept_count_; }
  /// How many sound positions there are, either side to move.
  [[nodiscard]] std::uint64_t positions() const noexcept { return positions_; }
  /// One more than the largest index.
  [[nodiscard]] std::uint64_t size() const noexcept { return outer_count_ * 2 * swept_count_; }

  /// The index of a sound position.
  [[nodiscard]] std::uint64_t index(const Position& position) const noexcept {
    return row(outer_rank(position.of(outer_side())), position.to_move) + swept_rank(position.of(swept_side_));
  }
  /// The index of the position after a legal move, from the index of the one before it.
  [[nodiscard]] std::uint64_t index_after(std::uint64_t index, const Position& position, Move move) const noexcept;
  /// The index at which the row of an outer rank and a side to move starts.
  [[nodiscard]] std::uint64_t row(std::uint64_t outer_rank, Side to_move) const noexcept {
    return (outer_rank * 2 + static_cast<std::uint64_t>(to_move)) * swept_count_;
  }
  [[nodiscard]] std::uint64_t outer_rank(const PieceSet& pieces) const noexcept;
  [[nodiscard]] std::uint64_t swept_rank(const PieceSet& pieces) const noexcept;

  /// Calls `visit(outer rank, pieces)` for every placement of the outer pieces whose rank is in [first, last), in
  /// order.
  template <class Visit>
  void for_each_outer(std::uint64_t first, std::uint64_t last, Visit visit) const;

  /// Calls `visit(index, position)` for every sound position of `game` whose outer rank is in [first, last), in
  /// ascending order of the index.
  template <class Visit>
  void for_each_position(const Game& game, std::uint64_t first, std::uint64_t last, Visit visit) const;

 private:
  using Numbers = std::array<std::uint32_t, kMaxPieces>;

  // The k numbers of a given rank, and the step from one rank to the next.
  [[nodiscard]] Numbers unrank(std::uint64_t rank, std::size_t k) const noexcept;
  static void next(Numbers& numbers, std::size_t k) noexcept;

  Side swept_side_;
  std::size_t outer_pieces_;
  std::size_t swept_pieces_;
  std::uint64_t outer_count_;
  std::uint64_t swept_count_;
  std::uint64_t positions_ = 0;
  std::vector<Square> free_squares_;                              // by their numbers
  std::vector<std::uint32_t> free_numbers_;                       // by square
  std::vector<std::array<std::uint64_t, kMaxPieces>> binomials_;  // [n][k - 1] = C(n, k)
};

template <class Visit>
void PlacementIndex::for_each_outer(std::uint64_t first, std::uint64_t last, Visit visit) const {
  // A board without room for the pieces has no set of rank `first` to start from.
  if (first == last) return;
  Numbers numbers = unrank(first, outer_pieces_);
  for (std::uint64_t rank = first; rank < last; ++rank, next(numbers, outer_pieces_)) {
    PieceSet pieces;
    for (std::size_t piece = 0; piece < outer_pieces_; ++piece) pieces.insert(free_squares_[numbers[piece]]);
    visit(rank, pieces);
  }
}

template <class Visit>
void PlacementIndex::for_each_position(const Game& game, std::uint64_t first, std::uint64_t last, Visit visit) const {
  const bool sharing = game.rules().capture == Capture::wins;
  for_each_outer(first, last, [&](std::uint64_t rank, const PieceSet& outer) {
    Position position;
    position.of(outer_side()) = outer;
    for (const Side to_move : {Side::one, Side::two}) {
      position.to_move = to_move;
      Numbers swept = unrank(0, swept_pieces_);
      const std::uint64_t start = row(rank, to_move);
      for (std::uint64_t offset = 0; offset < swept_count_; ++offset, next(swept, swept_pieces_)) {
        PieceSet pieces;
        bool sound = true;
        for (std::size_t piece = 0; piece < swept_pieces_; ++piece) {
          const Square square{swept[piece]};
          sound = sound && !game.board().obstacle(square) && (sharing || !outer.contains(square));
          pieces.insert(square);
        }
        if (!sound) continue;
        position.of(swept_side_) = pieces;
        visit(start + offset, position);
      }
    }
  });
}

}  // namespace catchmate
