/// Shifts of bit rows, which are moves of the swept piece on the board.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <tuple>
#include <utility>

#include "catchmate/cell.h"

namespace catchmate {

/// The cells of `kBatchCells` placements, in one vector that Clang splits into the machine's registers.
struct CellBatch {
  using Words = std::uint64_t __attribute__((vector_size(kBatchCells * sizeof(Cell))));
  using Cells = std::array<Cell, kBatchCells>;
  Words words{};

  CellBatch() noexcept = default;
  explicit CellBatch(Words all) noexcept : words(all) {}
  explicit CellBatch(Cell each) noexcept : CellBatch(each_cell([&](std::size_t) { return each; })) {}
  explicit CellBatch(const Cells& cells) noexcept : words(__builtin_bit_cast(Words, cells)) {}
  /// The cells `cell(0)`, `cell(1)`, …
  template <class Get>
  [[nodiscard]] static Cells each_cell(const Get& cell) noexcept {
    return [&]<std::size_t... I>(std::index_sequence<I...>) { return Cells{cell(I)...}; }
    (std::make_index_sequence<kBatchCells>());
  }
  [[nodiscard]] static CellBatch at(const Cell* first) noexcept {
    return load(reinterpret_cast<const std::uint64_t*>(first));
  }
  [[nodiscard]] static CellBatch load(const std::uint64_t* first) noexcept {
    CellBatch cells;
    std::memcpy(&cells.words, first, sizeof(words));
    return cells;
  }
  void store(Cell* first) const noexcept { std::memcpy(static_cast<void*>(first), &words, sizeof(words)); }
  [[nodiscard]] Cells cells() const noexcept { return __builtin_bit_cast(Cells, words); }
  [[nodiscard]] bool any() const noexcept {
    return std::apply([](auto... cell) { return (cell | ...); }, cells()).any();
  }

  friend CellBatch operator&(const CellBatch& a, const CellBatch& b) noexcept { return CellBatch(a.words & b.words); }
  friend CellBatch operator|(const CellBatch& a, const CellBatch& b) noexcept { return CellBatch(a.words | b.words); }
  friend CellBatch operator^(const CellBatch& a, const CellBatch& b) noexcept { return CellBatch(a.words ^ b.words); }
  CellBatch& operator|=(const CellBatch& other) noexcept { return *this = *this | other; }
};

/// A shift of a row by `distance` bits: bit i of the result is bit i + distance of the row.
struct Shift {
  explicit constexpr Shift(std::int64_t distance) noexcept
      : cells(static_cast<std::int32_t>((distance - within_cell(distance)) / kCellSquares)),
        words(within_cell(distance) / kWordSquares),
        bits(within_cell(distance) % kWordSquares) {}

  /// The shifted cell, or batch of cells; `near` is the cell `cells` further on in the row, `far` the one after it.
  template <class Cells>
  [[nodiscard]] Cells apply(const Cells& near, const Cells& far) const noexcept {
    auto low = near.words;
    auto high = from_word<1>(near.words, far.words);
    // Without branches.
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      ((low = words > I ? from_word<I + 1>(near.words, far.words) : low,
        high = words > I ? from_word<I + 2>(near.words, far.words) : high),
       ...);
    }
    (std::make_index_sequence<kCellWords - 1>());
    // In two steps, because a shift by a whole word is undefined.
    return Cells{low >> bits | high << 1 << (kWordSquares - 1 - bits)};
  }
  /// Cell `at` of a row of `count` cells, shifted; cells off the row are empty.
  [[nodiscard]] Cell apply(const Cell* row, std::uint32_t count, std::uint32_t at) const noexcept {
    const std::uint32_t near = at + static_cast<std::uint32_t>(cells);
    return apply(near < count ? row[near] : Cell{}, near + 1 < count ? row[near + 1] : Cell{});
  }

  std::int32_t cells;   // rounded down
  std::uint32_t words;  // and this many words more
  std::uint32_t bits;   // and this many bits

 private:
  static_assert(std::has_single_bit(kCellSquares));
  [[nodiscard]] static constexpr std::uint32_t within_cell(std::int64_t distance) noexcept {
    return static_cast<std::uint32_t>(distance & (kCellSquares - 1));
  }
  // As many words as a cell has, from a near cell's word `kFirst` on into the far cell.
  template <std::size_t kFirst, class Words>
  [[nodiscard]] static Words from_word(Words near, Words far) noexcept {
    constexpr std::size_t kWords = sizeof(Words) / sizeof(std::uint64_t);
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return __builtin_shufflevector(
          near, far, (I % kCellWords + kFirst < kCellWords ? I + kFirst : I + kFirst + kWords - kCellWords)...);
    }
    (std::make_index_sequence<kWords>());
  }
};

}  // namespace catchmate
