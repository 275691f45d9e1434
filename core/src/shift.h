/// Shifts of rows of bits: moves of the swept piece over the board.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "catchmate/cell.h"

namespace catchmate {

/// The cells of four placements, side by side.
struct FourCells {
  using Words = std::uint64_t __attribute__((vector_size(64)));
  Words words{};

  FourCells() noexcept = default;
  explicit FourCells(Words all) noexcept : words(all) {}
  explicit FourCells(Cell each) noexcept
      : words(__builtin_shufflevector(each.words, each.words, 0, 1, 0, 1, 0, 1, 0, 1)) {}
  FourCells(Cell a, Cell b, Cell c, Cell d) noexcept {
    const auto low = __builtin_shufflevector(a.words, b.words, 0, 1, 2, 3);
    const auto high = __builtin_shufflevector(c.words, d.words, 0, 1, 2, 3);
    words = __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7);
  }
  [[nodiscard]] static FourCells at(const Cell* first) noexcept {
    FourCells cells;
    std::memcpy(&cells.words, first, sizeof(cells.words));
    return cells;
  }
  void store(Cell* first) const noexcept { std::memcpy(static_cast<void*>(first), &words, sizeof(words)); }

  [[nodiscard]] Cell operator[](std::size_t lane) const noexcept {
    return {Cell::Words{words[2 * lane], words[2 * lane + 1]}};
  }
  [[nodiscard]] bool any() const noexcept { return ((*this)[0] | (*this)[1] | (*this)[2] | (*this)[3]).any(); }

  friend FourCells operator&(FourCells a, FourCells b) noexcept { return FourCells(a.words & b.words); }
  friend FourCells operator|(FourCells a, FourCells b) noexcept { return FourCells(a.words | b.words); }
  friend FourCells operator^(FourCells a, FourCells b) noexcept { return FourCells(a.words ^ b.words); }
  FourCells& operator&=(FourCells other) noexcept { return *this = *this & other; }
  FourCells& operator|=(FourCells other) noexcept { return *this = *this | other; }
};

/// A shift of a row of cells by a distance: bit i of the result is bit i + distance of the row.
struct Shift {
  explicit constexpr Shift(std::int64_t distance) noexcept
      // Division towards minus infinity, so that the rest is never negative.
      : cells(static_cast<std::int32_t>(distance >> 7)),
        crosses((distance & 64) != 0),
        bits(static_cast<std::uint32_t>(distance & 63)) {}

  /// A cell after the move, from the cell that is `cells` further on in the row, and the one behind that.
  [[nodiscard]] Cell apply(Cell near, Cell far) const noexcept {
    return Cell{joined(near.words, __builtin_shufflevector(near.words, far.words, 1, 2), far.words)};
  }
  [[nodiscard]] FourCells apply(FourCells near, FourCells far) const noexcept {
    const auto middle = __builtin_shufflevector(near.words, far.words, 1, 8, 3, 10, 5, 12, 7, 14);
    return FourCells(joined(near.words, middle, far.words));
  }

  std::int32_t cells;
  bool crosses;  // a word's border
  std::uint32_t bits;

 private:
  template <class Words>
  [[nodiscard]] Words joined(Words near, Words middle, Words far) const noexcept {
    const Words low = crosses ? middle : near;
    const Words high = crosses ? far : middle;
    // Two steps, because a shift by 64 is none.
    return low >> bits | high << 1 << (63 - bits);
  }
};

}  // namespace catchmate
