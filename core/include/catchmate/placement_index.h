/// Numbers the positions of a game, each once although pieces of a side are interchangeable.
///
/// One piece is *swept*: the last one, in the order of squares, of the side with fewer pieces; of side two if both have
/// the same number; but of a side whose pieces all move in a turn, if it has four or more. (A solve keeps a position
/// once for each piece of that side; an index numbers one of these.) All other pieces are the *placement*: those of the
/// other side, the *outer* side, and the *rest* of the swept side. A set of k squares a1 < a2 < … < ak has the rank
/// C(a1,1) + C(a2,2) + … + C(ak,k) among all such sets (colexicographic order), so that {a,b} and {b,a} are one. Pieces
/// that may share a square, a1 ≤ a2 ≤ … ≤ ak, have the rank of the set a1 < a2 + 1 < … < ak + k − 1:
///
///     index     = (placement × 2 + side to move) × squares + swept square
///     placement = rank of the outer side's set × number of sets of the rest + rank of the rest
///
/// Ranks count free squares only, so that a board full of obstacles has a small table. The swept square counts all
/// squares, so that one row of the table has the shape of the board.
///
/// An open 10×10 crossing-pawn board has C(100,2) × 2 × 100 = 990,000 indices. Some belong to no valid position: the
/// swept piece stands on an obstacle, before the rest of its side, or on a square that it must not share. Their values
/// in a table have no meaning.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

#include "catchmate/game.h"
#include "catchmate/visitor.h"

namespace catchmate {

/// A number that overflows 64 bits, such as an amount of memory.
inline constexpr std::uint64_t kOverflow = std::numeric_limits<std::uint64_t>::max();

/// An upper bound of the bytes per square in a board, its game and its index.
inline constexpr std::uint64_t kBytesPerSquare = 256;

/// The binomial coefficient C(n, k); `kOverflow` if it does not fit in 64 bits.
[[nodiscard]] std::uint64_t combinations(std::uint64_t n, int k) noexcept;

/// The number of ways to place `pieces` pieces of a side on `squares` squares; `kOverflow` beyond 64 bits.
[[nodiscard]] std::uint64_t arrangements(const SideRules& side, std::uint64_t squares, int pieces) noexcept;

/// The sum and the product; `kOverflow` beyond 64 bits.
[[nodiscard]] std::uint64_t saturating_sum(std::uint64_t a, std::uint64_t b) noexcept;
[[nodiscard]] std::uint64_t saturating_product(std::uint64_t a, std::uint64_t b) noexcept;

/// The number of placements on a board with `free_squares` free squares; `kOverflow` beyond 64 bits.
[[nodiscard]] std::uint64_t placement_count(const Rules& rules, std::uint64_t free_squares) noexcept;

/// The side to which the swept piece belongs.
[[nodiscard]] Side swept_side(const Rules& rules) noexcept;

class PlacementIndex {
 public:
  /// The number of indices must fit in 64 bits.
  explicit PlacementIndex(const Game& game);

  [[nodiscard]] Side outer_side() const noexcept { return opponent(swept_side_); }
  [[nodiscard]] Side swept_side() const noexcept { return swept_side_; }
  [[nodiscard]] std::uint64_t placements() const noexcept { return outer_sets_ * rest_sets_; }
  [[nodiscard]] std::uint32_t squares() const noexcept { return squares_; }
  /// The number of valid positions, with both sides to move; `kOverflow` beyond 64 bits.
  [[nodiscard]] std::uint64_t positions() const noexcept { return positions_; }
  /// The number of indices: one more than the largest.
  [[nodiscard]] std::uint64_t size() const noexcept { return placements() * 2 * squares_; }

  /// The index of a valid position.
  [[nodiscard]] std::uint64_t index(const Position& position) const noexcept {
    return (placement(position) * 2 + static_cast<std::uint64_t>(position.to_move)) * squares_ + swept_square(position);
  }
  [[nodiscard]] std::uint64_t placement(const Position& position) const noexcept {
    return rank(outer_side(), position, outer_pieces_) * rest_sets_ + rank(swept_side_, position, rest_pieces_);
  }
  [[nodiscard]] std::uint32_t swept_square(const Position& position) const noexcept {
    return position.of(swept_side_)[rest_pieces_].index;
  }

  /// A set of pieces as their numbers, in ascending order.
  using Numbers = std::array<std::uint32_t, kMaxPieces>;

  /// The number of a side's pieces in a placement, and the number of their sets.
  [[nodiscard]] std::size_t pieces(Side side) const noexcept {
    return side == swept_side_ ? rest_pieces_ : outer_pieces_;
  }
  [[nodiscard]] std::uint64_t sets(Side side) const noexcept { return side == swept_side_ ? rest_sets_ : outer_sets_; }
  /// The free squares in ascending order, if a placement has any pieces.
  [[nodiscard]] const std::vector<Square>& free_squares() const noexcept { return free_squares_; }
  /// The number of a free square among the free squares.
  [[nodiscard]] std::uint32_t free_number(Square square) const noexcept { return free_numbers_[square.index]; }
  /// The part of a set's rank from its piece number `piece`, from 0, on a free square.
  [[nodiscard]] std::uint64_t rank_part(Side side, std::uint32_t free_number, std::size_t piece) const noexcept {
    return binomials_[free_number + piece * spread(side)][piece];
  }
  /// Calls `visit(rank, numbers)` for every set of a side's pieces in a placement with a rank in [first, last), in
  /// ascending order, with the numbers of their free squares.
  template <class Visit>
  void for_each_set(Side side, std::uint64_t first, std::uint64_t last, const Visit& visit) const {
    Numbers numbers = unrank(first, pieces(side));
    for (std::uint64_t set = first; set < last; ++set, next(numbers, pieces(side))) {
      if (spread(side) == 0) {
        visit(set, numbers);
        continue;
      }
      Numbers free = numbers;
      for (std::uint32_t piece = 0; piece < pieces(side); ++piece) free[piece] -= piece;
      visit(set, free);
    }
  }

  /// Calls `visit(index, position)` for every valid position of `game` with a placement in [first, last), in ascending
  /// order of the index.
  void for_each_position(const Game& game, std::uint64_t first, std::uint64_t last,
                         Visitor<std::uint64_t, const Position&> visit) const;

  /// Calls `visit(placement, position)` for every placement in [first, last), in ascending order. The position lacks
  /// the swept piece, and pieces may stand on one square even if the rules forbid that.
  void for_each_placement(std::uint64_t first, std::uint64_t last, Visitor<std::uint64_t, const Position&> visit) const;

 private:
  // `position` lacks the swept piece.
  void for_each_in_placement(const Game& game, std::uint64_t placement, Position position,
                             Visitor<std::uint64_t, const Position&> visit) const;

  // The offset in a rank between successive pieces: 1 if a side's pieces may share a square, else 0.
  [[nodiscard]] std::uint32_t spread(Side side) const noexcept { return spread_[side]; }
  // The rank of a side's first k squares; `unrank` and `next` give the k numbers of a rank and of the following one.
  [[nodiscard]] std::uint64_t rank(Side side, const Position& position, std::size_t k) const noexcept {
    const PieceSet& pieces = position.of(side);
    std::uint64_t sum = 0;
    for (std::uint32_t piece = 0; piece < k; ++piece) {
      sum += rank_part(side, free_number(pieces[piece]), piece);
    }
    return sum;
  }
  [[nodiscard]] Numbers unrank(std::uint64_t rank, std::size_t k) const noexcept;
  static void next(Numbers& numbers, std::size_t k) noexcept;
  [[nodiscard]] PieceSet pieces_of(Side side, const Numbers& numbers, std::size_t k) const noexcept {
    PieceSet pieces;
    for (std::uint32_t piece = 0; piece < k; ++piece) {
      pieces.insert(free_squares_[numbers[piece] - piece * spread(side)]);
    }
    return pieces;
  }

  Side swept_side_;
  PerSide<std::uint32_t> spread_;  // see `spread`
  std::uint32_t squares_;
  std::size_t outer_pieces_;
  std::size_t rest_pieces_;  // of the swept side, without the swept piece
  std::uint64_t outer_sets_;
  std::uint64_t rest_sets_;
  std::uint64_t positions_ = 0;
  std::vector<Square> free_squares_;                              // by number
  std::vector<std::uint32_t> free_numbers_;                       // by square
  std::vector<std::array<std::uint64_t, kMaxPieces>> binomials_;  // [n][k - 1] = C(n, k)
};

}  // namespace catchmate
