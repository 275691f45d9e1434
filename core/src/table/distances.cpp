#include "catchmate/distances.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace catchmate {

namespace {

using Bytes = std::uint8_t __attribute__((vector_size(16)));
using Pairs = std::uint16_t __attribute__((vector_size(16)));
using Quads = std::uint32_t __attribute__((vector_size(16)));
using Octets = std::uint64_t __attribute__((vector_size(16)));

// Interleaves sixteen bytes of eight rows' cells: 64-bit number i of the result holds byte i of every row.
std::array<Octets, 8> interleave(const std::array<Cell, 8>& rows, std::uint32_t part) noexcept {
  const auto bytes = [&](std::size_t row) {
    Bytes loaded;
    std::memcpy(&loaded, reinterpret_cast<const std::uint8_t*>(&rows[row]) + part * sizeof(loaded), sizeof(loaded));
    return loaded;
  };
  std::array<Pairs, 8> pairs;  // the first, then the last eight bytes of rows 0 and 1, of rows 2 and 3, …
  for (std::size_t i = 0; i < 4; ++i) {
    const Bytes a = bytes(2 * i);
    const Bytes b = bytes(2 * i + 1);
    pairs[2 * i] =
        reinterpret_cast<Pairs>(__builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
    pairs[2 * i + 1] = reinterpret_cast<Pairs>(
        __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31));
  }
  std::array<Quads, 8> quads;  // rows 0 to 3 in groups of four bytes, then rows 4 to 7
  for (std::size_t i = 0; i < 2; ++i) {
    for (std::size_t half = 0; half < 2; ++half) {
      const Pairs a = pairs[4 * i + half];
      const Pairs b = pairs[4 * i + 2 + half];
      quads[4 * i + 2 * half] = reinterpret_cast<Quads>(__builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11));
      quads[4 * i + 2 * half + 1] = reinterpret_cast<Quads>(__builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15));
    }
  }
  std::array<Octets, 8> columns;
  for (std::size_t i = 0; i < 4; ++i) {
    const Quads a = quads[i];
    const Quads b = quads[4 + i];
    columns[2 * i] = reinterpret_cast<Octets>(__builtin_shufflevector(a, b, 0, 4, 1, 5));
    columns[2 * i + 1] = reinterpret_cast<Octets>(__builtin_shufflevector(a, b, 2, 6, 3, 7));
  }
  return columns;
}

// Transposes each number as a matrix of 8 × 8 bits: bit i of byte k goes to bit k of byte i (H. S. Warren, Hacker's
// Delight, 7-3).
Octets transpose(Octets squares) noexcept {
  const auto exchange = [&squares](unsigned distance, std::uint64_t mask) {
    const Octets change = (squares ^ (squares >> distance)) & mask;
    squares ^= change ^ (change << distance);
  };
  exchange(7, 0x00AA'00AA'00AA'00AAU);
  exchange(14, 0x0000'CCCC'0000'CCCCU);
  exchange(28, 0x0000'0000'F0F0'F0F0U);
  return squares;
}

}  // namespace

void Distances::set(std::uint64_t placement, Side to_move, std::uint32_t square, Ply code) noexcept {
  const std::uint64_t at = std::uint64_t{square / kCellSquares} * stride_ + placement;
  const Cell bit = Cell::bit(square % kCellSquares);
  Planes& planes = this->planes(to_move);
  planes.undecided[at] &= ~bit;
  if (code % 2 == 1) planes.not_won[at] &= ~bit;
  for (Ply ones = code >> 1; ones != 0; ones &= ones - 1) {
    planes.digits[static_cast<std::size_t>(std::countr_zero(ones))][at] |= bit;
  }
}

void Distances::set_size(std::uint32_t placements, std::uint32_t squares, bool doubled, std::uint32_t stride) noexcept {
  doubled_ = doubled;
  placements_ = placements;
  squares_ = squares;
  cells_ = static_cast<std::uint32_t>(cells_for(squares));
  stride_ = stride;
  digits_ = 0;
  longest_ = 0;
}

void Distances::borrow(const Shape& shape, Cell* cells) noexcept {
  set_size(shape.placements, shape.squares, shape.doubled, shape.stride);
  digits_ = shape.digits;
  longest_ = shape.longest;
  const auto take = [&](Buffer<Cell>& plane) { plane.borrow(std::exchange(cells, cells + plane_cells())); };
  for (Planes& planes : planes_) {
    take(planes.undecided);
    take(planes.not_won);
    std::for_each(planes.digits.begin(), planes.digits.begin() + digits_, take);
  }
}

bool Distances::make_single(std::uint32_t squares, bool doubled) noexcept {
  set_size(1, squares, doubled, 1);
  return std::all_of(planes_.begin(), planes_.end(), [&](Planes& planes) {
    return planes.undecided.allocate(plane_cells()) && planes.not_won.allocate(plane_cells());
  });
}

bool Distances::add_digit() noexcept {
  for (Planes& planes : planes_) {
    if (!planes.digits[digits_].allocate(plane_cells())) return false;
  }
  ++digits_;
  return true;
}

void Distances::clear_last_digit(std::uint64_t first, std::uint64_t last) noexcept {
  for (Planes& planes : planes_) std::fill_n(planes.digits[digits_ - 1].data() + first, last - first, Cell{});
}

bool Distances::make_digits(Ply longest) noexcept {
  while (lacks_digit(longest)) {
    if (!add_digit()) return false;
    clear_last_digit(0, plane_cells());
  }
  return true;
}

void Distances::drop_digits() noexcept {
  for (Planes& planes : planes_) {
    std::for_each(planes.digits.begin() + digits_, planes.digits.end(), [](Buffer<Cell>& digit) { digit.release(); });
  }
}

Ply Distances::code(std::uint64_t placement, Side to_move, std::uint32_t square) const noexcept {
  const Planes& planes = this->planes(to_move);
  const std::uint64_t at = std::uint64_t{square / kCellSquares} * stride_ + placement;
  const auto bit = [=](const Buffer<Cell>& row) { return row[at].bit_at(square % kCellSquares); };
  if (bit(planes.undecided) != 0) return kNever;
  Ply code = bit(planes.not_won) ^ 1U;
  for (std::uint32_t digit = 0; digit < digits_; ++digit) code |= bit(planes.digits[digit]) << (digit + 1);
  return code;
}

static Cell digit_at(const Distances::Planes& planes, std::uint32_t digit, std::uint32_t digits, std::uint64_t at) {
  if (digit == 0) return ~planes.not_won[at];
  return digit <= digits ? planes.digits[digit - 1][at] : Cell{};
}

void Distances::read(std::uint64_t placement, Side to_move, Ply* row) const noexcept {
  const Planes& planes = this->planes(to_move);
  for (std::uint32_t cell = 0; cell < cells_; ++cell, row += kCellSquares) {
    const std::uint64_t at = std::uint64_t{cell} * stride_ + placement;
    const Cell never = planes.undecided[at];
    std::fill_n(row, kCellSquares, Ply{0});
    // An undecided position has ones in all digits, which makes `kNever`.
    for (std::uint32_t first = 0; first < 32; first += 8) {
      std::array<Cell, 8> rows;
      for (std::uint32_t digit = first; digit < first + 8; ++digit) {
        rows[digit - first] = digit_at(planes, digit, digits_, at) | never;
      }
      Ply* to = row;
      for (std::uint32_t part = 0; part < sizeof(Cell) / sizeof(Octets); ++part) {
        for (const Octets& column : interleave(rows, part)) {
          const auto bytes = reinterpret_cast<Bytes>(transpose(column));
          for (std::uint32_t square = 0; square < 16; ++square) to[square] |= Ply{bytes[square]} << first;
          to += 16;
        }
      }
      if (first >= digits_ && !never.any()) break;
    }
  }
}

}  // namespace catchmate
