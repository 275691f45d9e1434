/// The values of a table as arrays of numbers, for other programs: one number for each index (placement_index.h), in
/// ascending order. Their axes, of an open 3×3 board of crossing pawn:
///
///     red, C(9,2) = 36 sets of squares  ×  2 sides to move  ×  black, 9 squares
///
///     ValueArrays arrays(table);
///     std::vector<std::int8_t> outcomes(arrays.row() * table.placements());
///     arrays.read(0, table.placements(), outcomes.data(), distances.data());
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "catchmate/placement_index.h"
#include "catchmate/table.h"

namespace catchmate {

/// Both the outcome and the distance at an index that belongs to no valid position.
inline constexpr std::int8_t kNoPosition = -2;
/// The distance of a draw, and of endless play.
inline constexpr std::int32_t kNoDistance = -1;

/// An axis of the arrays.
struct ValueAxis {
  std::optional<Side> side = {};  ///< the side of its pieces; nothing for the side to move
  std::uint32_t pieces = 0;       ///< how many
  bool swept = false;             ///< one piece on any square of the board; else sets on free squares, by rank
  std::uint64_t size = 2;
};

class ValueArrays {
 public:
  /// The table must not be partial and must outlive the arrays.
  explicit ValueArrays(const Table& table);

  [[nodiscard]] std::vector<ValueAxis> axes() const;
  /// The numbers of a placement.
  [[nodiscard]] std::uint64_t row() const noexcept { return std::uint64_t{2} * index_.squares(); }
  /// Reads the values of the placements in [first, last): outcomes for the side to move, 1 for a win, 0 and -1; and
  /// distances in plies.
  void read(std::uint64_t first, std::uint64_t last, std::int8_t* outcomes, std::int32_t* distances) const;

 private:
  // The first square of the swept piece, by the number of a position's set.
  [[nodiscard]] std::uint32_t first_of(const Position& pieces) const;
  // Reads one row, with a side to move: the swept piece on each square, valid or not, as if no game were over.
  void read_row(const Position& pieces, const std::vector<Ply>& codes, std::int8_t* outcomes,
                std::int32_t* distances) const;
  // Reads the outcomes in a row of the games that are over.
  void read_over(std::uint64_t placement, const Position& pieces, std::int8_t* outcomes) const;

  const Table& table_;
  PlacementIndex index_;
  std::vector<Square> closed_;  // where the swept piece may not stand
};

}  // namespace catchmate
