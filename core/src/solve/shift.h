/// Shifts of bit rows, which are moves of the swept piece on the board.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "catchmate/cell.h"

namespace catchmate {

/// The cells of four placements, in one vector, which Clang splits into the machine's registers.
struct FourCells {
  using Words = std::uint64_t __attribute__((vector_size(4 * sizeof(Cell))));
  Words words{};

  FourCells() noexcept = default;
  explicit FourCells(Words all) noexcept : words(all) {}
  explicit FourCells(Cell each) noexcept : FourCells(each, each, each, each) {}
  FourCells(Cell a, Cell b, Cell c, Cell d) noexcept {
    const auto first = __builtin_shufflevector(a.words, b.words, 0, 1, 2, 3);
    const auto last = __builtin_shufflevector(c.words, d.words, 0, 1, 2, 3);
    words = __builtin_shufflevector(first, last, 0, 1, 2, 3, 4, 5, 6, 7);
  }
  [[nodiscard]] static FourCells at(const Cell* first) noexcept {
    return load(reinterpret_cast<const std::uint64_t*>(first));
  }
  [[nodiscard]] static FourCells load(const std::uint64_t* first) noexcept {
    FourCells cells;
    std::memcpy(&cells.words, first, sizeof(words));
    return cells;
  }
  void store(Cell* first) const noexcept { std::memcpy(static_cast<void*>(first), &words, sizeof(words)); }
  [[nodiscard]] std::array<Cell, 4> cells() const noexcept {
    std::array<Cell, 4> all;
    store(all.data());
    return all;
  }
  [[nodiscard]] bool any() const noexcept {
    const auto two =
        __builtin_shufflevector(words, words, 0, 1, 2, 3) | __builtin_shufflevector(words, words, 4, 5, 6, 7);
    return Cell{__builtin_shufflevector(two, two, 0, 1) | __builtin_shufflevector(two, two, 2, 3)}.any();
  }

  friend FourCells operator&(const FourCells& a, const FourCells& b) noexcept { return FourCells(a.words & b.words); }
  friend FourCells operator|(const FourCells& a, const FourCells& b) noexcept { return FourCells(a.words | b.words); }
  friend FourCells operator^(const FourCells& a, const FourCells& b) noexcept { return FourCells(a.words ^ b.words); }
  FourCells& operator|=(const FourCells& other) noexcept { return *this = *this | other; }
};

/// A shift of a row by `distance` bits: bit i of the result is bit i + distance of the row.
struct Shift {
  explicit constexpr Shift(std::int64_t distance) noexcept
      // A shift divides towards minus infinity, so that the remainder is not negative.
      : cells(static_cast<std::int32_t>(distance >> 7)),
        crosses((distance & 64) != 0),
        bits(static_cast<std::uint32_t>(distance & 63)) {}

  /// The shifted cell, or four; `near` is the cell `cells` further on in the row, `far` the one after it.
  template <class Cells>
  [[nodiscard]] Cells apply(const Cells& near, const Cells& far) const noexcept {
    const auto between = middle(near.words, far.words);
    const auto low = crosses ? between : near.words;
    const auto high = crosses ? far.words : between;
    // In two steps, because a shift by 64 bits is undefined.
    return Cells{low >> bits | high << 1 << (63 - bits)};
  }
  /// Cell `at` of a row of `count` cells, shifted; cells off the row are empty.
  [[nodiscard]] Cell apply(const Cell* row, std::uint32_t count, std::uint32_t at) const noexcept {
    const std::uint32_t near = at + static_cast<std::uint32_t>(cells);
    return apply(near < count ? row[near] : Cell{}, near + 1 < count ? row[near + 1] : Cell{});
  }

  std::int32_t cells;
  bool crosses;  // whether it crosses a word's border
  std::uint32_t bits;

 private:
  // The second word of each near cell, then the first word of the far cell.
  template <class Words>
  [[nodiscard]] static Words middle(Words near, Words far) noexcept {
    if constexpr (sizeof(Words) == sizeof(Cell)) return __builtin_shufflevector(near, far, 1, 2);
    if constexpr (sizeof(Words) > sizeof(Cell)) return __builtin_shufflevector(near, far, 1, 8, 3, 10, 5, 12, 7, 14);
  }
};

}  // namespace catchmate
