/// The distances of a table, as rows of bits: the undecided positions, those not won, and a row for each binary digit
/// of the longest distance.
///
///     squares               0 1 2 3
///     distances             5 6 - 2      - marks an undecided position
///     undecided             0 0 1 0
///     not won               0 1 1 1      the ones, inverted: the distance of a win is odd, that of a loss is even
///     the twos              0 1 0 1
///     the fours             1 1 0 0
///
/// Where a side can lose by its own move, parity does not separate wins from losses. The *code* of a position is then
/// twice the distance, plus one for a win: the ones row holds the winner, the twos row the distance's lowest bit, and
/// so on. Elsewhere the code is the distance.
///
/// So a table of distances up to 127 takes one byte per position, and a solver settles a whole cell of positions at
/// once. A row consists of cells for all squares of the board. For each side to move, memory holds the first cell of
/// every row in the order of placements, then the second cell of every row, and so on: neighbouring placements change
/// together.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "catchmate/buffer.h"
#include "catchmate/cell.h"
#include "catchmate/graph_game.h"
#include "catchmate/rules.h"

namespace catchmate {

class Distances {
 public:
  /// All rows of each kind with one side to move.
  struct Planes {
    Buffer<Cell> undecided;
    Buffer<Cell> not_won;
    std::array<Buffer<Cell>, 31> digits;  // of the twos, the fours, …: a code has 32 bits
  };

  /// Allocates the rows of a single placement, one cell after another. Clears nothing, and puts no digits into
  /// use. Returns false if memory is short.
  [[nodiscard]] bool make_single(std::uint32_t squares, bool doubled) noexcept;
  /// The same for `placements` placements, in groups, and for the digits of codes up to 255. Calls `visit` with each
  /// block and the number of its cells until it returns false.
  template <class Visit>
  [[nodiscard]] bool allocate(std::uint32_t placements, std::uint32_t squares, bool doubled, const Visit& visit) {
    set_size(placements, squares, doubled, static_cast<std::uint32_t>(stride_for(placements)));
    return std::all_of(planes_.begin(), planes_.end(), [&](Planes& planes) {
      return visit(planes.undecided, plane_cells()) && visit(planes.not_won, plane_cells()) &&
             std::all_of(planes.digits.begin(), planes.digits.begin() + kPlanesFromStart - 2,
                         [&](Buffer<Cell>& digit) { return visit(digit, plane_cells()); });
    });
  }
  /// Puts the digits of distances up to `longest` into use, with all bits cleared. Returns false if memory is short.
  [[nodiscard]] bool make_digits(Ply longest) noexcept;
  /// Whether distances up to `longest` need another digit.
  [[nodiscard]] bool lacks_digit(Ply longest) const noexcept { return digits_of(longest) >> digits_ != 0; }
  /// Puts one more digit into use, its bits yet to be cleared. Returns false if memory is short.
  [[nodiscard]] bool add_digit() noexcept;
  /// Clears the last digit's cells in [first, last), with either side to move.
  void clear_last_digit(std::uint64_t first, std::uint64_t last) noexcept;
  /// Frees the digits that are not in use.
  void drop_digits() noexcept;

  /// The shape of the planes in use, which their cells alone do not tell.
  struct Shape {
    std::uint32_t placements = 0;
    std::uint32_t squares = 0;
    std::uint32_t stride = 0;  ///< at least the number of placements
    std::uint32_t digits = 0;  ///< at most 31
    Ply longest = 0;
    bool doubled = false;

    [[nodiscard]] std::uint64_t plane_cells() const noexcept { return cells_for(squares) * stride; }
    [[nodiscard]] std::uint64_t cells() const noexcept { return 2 * (std::uint64_t{digits} + 2) * plane_cells(); }
  };
  [[nodiscard]] Shape shape() const noexcept { return {placements_, squares_, stride_, digits_, longest_, doubled_}; }
  /// Calls `visit` with each plane in use: with either side to move, undecided, not won, and the digits from the twos.
  template <class Visit>
  void for_each_plane(const Visit& visit) const {
    for (const Planes& planes : planes_) {
      visit(planes.undecided);
      visit(planes.not_won);
      std::for_each(planes.digits.begin(), planes.digits.begin() + digits_, visit);
    }
  }
  /// Uses `shape.cells()` cells of another owner, which must outlive their use: the planes in that order.
  void borrow(const Shape& shape, Cell* cells) noexcept;

  /// Whether a code is twice the distance, plus one for a win.
  [[nodiscard]] bool doubled() const noexcept { return doubled_; }
  /// The distance of a code.
  [[nodiscard]] Ply distance_of(Ply code) const noexcept { return doubled_ && code != kNever ? code >> 1U : code; }
  /// The code of a distance without its ones row: bit 0 belongs to the twos row.
  [[nodiscard]] Ply digits_of(Ply distance) const noexcept { return doubled_ ? distance : distance >> 1U; }

  /// The longest distance, in plies; the solver sets it.
  [[nodiscard]] Ply longest() const noexcept { return longest_; }
  void set_longest(Ply longest) noexcept { longest_ = longest; }

  [[nodiscard]] std::uint64_t size() const noexcept { return std::uint64_t{placements_} * 2 * squares_; }
  /// The size of all planes in bytes.
  [[nodiscard]] std::uint64_t bytes() const noexcept { return (std::uint64_t{digits_} + 2) * plane_bytes(); }
  /// The size in bytes of one plane, for both sides to move.
  [[nodiscard]] std::uint64_t plane_bytes() const noexcept { return 2 * plane_cells() * sizeof(Cell); }

  /// The number of digit rows in use: every code is below 2^(digits + 1).
  [[nodiscard]] std::uint32_t digits() const noexcept { return digits_; }
  /// The number of cells in a row.
  [[nodiscard]] std::uint32_t cells() const noexcept { return cells_; }
  /// The number of cells in a plane: all rows with one side to move, and padding.
  [[nodiscard]] std::uint64_t plane_cells() const noexcept { return std::uint64_t{cells_} * stride_; }
  /// The distance in memory, in cells, between neighbouring cells of a row: the number of placements plus padding.
  [[nodiscard]] std::uint32_t stride() const noexcept { return stride_; }
  [[nodiscard]] Planes& planes(Side to_move) noexcept { return planes_[to_move]; }
  [[nodiscard]] const Planes& planes(Side to_move) const noexcept { return planes_[to_move]; }

  /// Sets the code of a position that is still undecided.
  void set(std::uint64_t placement, Side to_move, std::uint32_t square, Ply code) noexcept;
  /// The code of a position; `kNever` if it is undecided.
  [[nodiscard]] Ply code(std::uint64_t placement, Side to_move, std::uint32_t square) const noexcept;
  /// The positions in a cell of a row whose distance is 0, and perhaps squares on which no piece may stand.
  [[nodiscard]] Cell over(std::uint64_t placement, Side to_move, std::uint32_t cell) const noexcept {
    const Planes& planes = this->planes(to_move);
    const std::uint64_t at = std::uint64_t{cell} * stride_ + placement;
    // Without digits the distance is 0, but 1 for a win if codes are not doubled.
    Cell over = ~planes.undecided[at] & (doubled_ ? Cell::all() : planes.not_won[at]);
    for (std::uint32_t digit = 0; digit < digits_; ++digit) over &= ~planes.digits[digit][at];
    return over;
  }
  /// Writes the codes of a row to `row`, `kCellSquares` numbers for each cell.
  void read(std::uint64_t placement, Side to_move, Ply* row) const noexcept;

  /// The stride for `placements` placements that are settled a group at a time.
  [[nodiscard]] static constexpr std::uint64_t stride_for(std::uint64_t placements) noexcept {
    return placements / kGroup * kGroup + kGroup;
  }
  /// The number of cells in a row of `squares` squares.
  [[nodiscard]] static constexpr std::uint64_t cells_for(std::uint64_t squares) noexcept {
    return (squares + kCellSquares - 1) / kCellSquares;
  }
  /// The strides of groups are multiples of this, and at least one more than the number of placements.
  static constexpr std::uint32_t kGroup = 8;
  /// The planes allocated at once: undecided, not won, and seven digits.
  static constexpr std::uint32_t kPlanesFromStart = 9;

 private:
  void set_size(std::uint32_t placements, std::uint32_t squares, bool doubled, std::uint32_t stride) noexcept;

  std::uint32_t placements_ = 0;
  std::uint32_t squares_ = 0;
  std::uint32_t cells_ = 0;
  std::uint32_t stride_ = 0;
  std::uint32_t digits_ = 0;
  Ply longest_ = 0;
  bool doubled_ = false;
  PerSide<Planes> planes_;
};

}  // namespace catchmate
