/// The distances of a table, as rows of bits: which positions are undecided, which are not won, and a row for each
/// binary digit that the longest distance needs.
///
///     squares               0 1 2 3
///     distances             5 6 - 2      - stands for a position that is never decided
///     undecided             0 0 1 0
///     not won               0 1 1 1      the ones, inverted: the distance of a win is odd, that of a loss is even
///     the twos              0 1 0 1
///     the fours             1 1 0 0
///
/// Where a side can lose by its own move, a distance's parity says nothing. Twice the distance is kept then, and one
/// more for a win: the ones say who wins, the twos are the distance's own ones, and so on. What is kept of a position
/// is its *code*.
///
/// So a table of distances up to 127 takes a byte a position, and a solver settles 128 positions at once. A row is as
/// long as the board has squares and is made of cells. The first cells of all rows with one side to move come first, by
/// the number of the row's placement, then their second cells, and so on: neighbouring placements change together.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "catchmate/buffer.h"
#include "catchmate/cell.h"
#include "catchmate/graph_game.h"
#include "catchmate/rules.h"

namespace catchmate {

class Distances {
 public:
  /// The rows with one side to move.
  struct Planes {
    Buffer<Cell> undecided;
    Buffer<Cell> not_won;
    std::vector<Buffer<Cell>> digits;  // of the twos, the fours, …
  };

  Distances() noexcept = default;
  /// The distances of these codes: of each placement a row with side one, and a row with side two to move. They are
  /// `doubled` where parity says nothing.
  Distances(const std::vector<Ply>& codes, std::uint32_t squares, bool doubled);

  /// Makes room for rows of so many placements, on a board of so many squares, in the memory there is, and for the
  /// digits of codes up to 255; nothing is cleared, and no digits are in use. Returns false where memory is short.
  [[nodiscard]] bool make_room(std::uint32_t placements, std::uint32_t squares, bool doubled) noexcept;
  /// Makes room for distances up to `longest`: takes digits into use, with all bits cleared. Returns false where memory
  /// is short.
  [[nodiscard]] bool make_digits(Ply longest) noexcept;
  /// Gives up the room for digits that are not in use.
  void drop_digits() noexcept;

  /// Whether codes are twice the distance, and one more for a win.
  [[nodiscard]] bool doubled() const noexcept { return doubled_; }
  /// The distance of a code.
  [[nodiscard]] Ply distance_of(Ply code) const noexcept { return doubled_ && code != kNever ? code >> 1U : code; }
  /// The digits that a distance's code has besides the ones, the twos first.
  [[nodiscard]] Ply digits_of(Ply distance) const noexcept { return doubled_ ? distance : distance >> 1U; }

  /// The longest of them. It is for whoever finds them to say.
  [[nodiscard]] Ply longest() const noexcept { return longest_; }
  void set_longest(Ply longest) noexcept { longest_ = longest; }

  [[nodiscard]] std::uint64_t size() const noexcept { return std::uint64_t{placements_} * 2 * squares_; }
  /// The bytes that the rows take.
  [[nodiscard]] std::uint64_t bytes() const noexcept { return (std::uint64_t{digits_} + 2) * row_bytes(); }
  /// The bytes that one row of bits takes, for all placements and either side to move.
  [[nodiscard]] std::uint64_t row_bytes() const noexcept { return 2 * places() * sizeof(Cell); }

  /// The number of rows of digits: 2 to the power of one more is larger than any code.
  [[nodiscard]] std::uint32_t digits() const noexcept { return digits_; }
  /// The number of cells of a row, and of all rows with one side to move, room at the end included.
  [[nodiscard]] std::uint32_t cells() const noexcept { return cells_; }
  [[nodiscard]] std::uint64_t places() const noexcept { return std::uint64_t{cells_} * stride_; }
  /// The number of cells between one of a row's and its next one: that of placements and some more.
  [[nodiscard]] std::uint32_t stride() const noexcept { return stride_; }
  [[nodiscard]] Planes& planes(Side to_move) noexcept { return planes_[static_cast<std::size_t>(to_move)]; }
  [[nodiscard]] const Planes& planes(Side to_move) const noexcept { return planes_[static_cast<std::size_t>(to_move)]; }

  /// Sets the code of an undecided position, none of whose digits is set.
  void set(std::uint64_t placement, Side to_move, std::uint32_t square, Ply code) noexcept;
  /// The code of a position, `kNever` when it is undecided.
  [[nodiscard]] Ply code(std::uint64_t placement, Side to_move, std::uint32_t square) const noexcept;
  /// The codes of a row: as many numbers as its cells have bits.
  void read(std::uint64_t placement, Side to_move, Ply* row) const noexcept;

  /// The stride for so many placements, and the cells for so many squares.
  [[nodiscard]] static constexpr std::uint64_t stride_for(std::uint64_t placements) noexcept {
    return placements / kGroup * kGroup + kGroup;
  }
  [[nodiscard]] static constexpr std::uint64_t cells_for(std::uint64_t squares) noexcept {
    return (squares + kCellSquares - 1) / kCellSquares;
  }
  /// Strides are multiples of it; there is at least one placement more than there need be.
  static constexpr std::uint32_t kGroup = 8;
  /// The rows for which there is room from the start: who is undecided, who has not won, and seven digits.
  static constexpr std::uint32_t kRowsFromStart = 9;

 private:
  std::uint32_t placements_ = 0;
  std::uint32_t squares_ = 0;
  std::uint32_t cells_ = 0;
  std::uint32_t stride_ = 0;
  std::uint32_t digits_ = 0;
  Ply longest_ = 0;
  bool doubled_ = false;
  std::array<Planes, 2> planes_;
};

}  // namespace catchmate
