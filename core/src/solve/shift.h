/// Shifts of bit rows, which are moves of the swept piece on the board.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#include "catchmate/cell.h"

namespace catchmate {

/// The cells of four placements, in vectors as wide as the compiler handles well: Clang splits vectors wider than the
/// machine's registers; GCC 12 moves them through memory word by word, at half the speed.
struct FourCells {
#if defined(__clang__)
  static constexpr std::size_t kCells = 4;  // per vector
#elif defined(__AVX2__)
  static constexpr std::size_t kCells = 2;
#else
  static constexpr std::size_t kCells = 1;
#endif
  static constexpr std::size_t kVectors = 4 / kCells;
  using Words = std::uint64_t __attribute__((vector_size(kCells * sizeof(Cell))));
  std::array<Words, kVectors> vectors{};

  FourCells() noexcept = default;
  explicit FourCells(Cell each) noexcept : FourCells(each, each, each, each) {}
  FourCells(Cell a, Cell b, Cell c, Cell d) noexcept {
    const std::array<Cell, 4> cells{a, b, c, d};
    *this = made([&](std::size_t number) { return joined<Words>(&cells[number * kCells]); });
  }
  // Vector by vector: GCC copies larger objects through memory.
  [[nodiscard]] static FourCells at(const Cell* first) noexcept {
    return made([first](std::size_t number) {
      Words words;
      std::memcpy(&words, first + number * kCells, sizeof(words));
      return words;
    });
  }
  void store(Cell* first) const noexcept {
    for (const Words& words : vectors) {
      std::memcpy(static_cast<void*>(first), &words, sizeof(words));
      first += kCells;
    }
  }
  [[nodiscard]] std::array<Cell, 4> cells() const noexcept {
    std::array<Cell, 4> all;
    store(all.data());
    return all;
  }
  [[nodiscard]] bool any() const noexcept { return (cell<0>() | cell<1>() | cell<2>() | cell<3>()).any(); }

  /// The cells whose vector i is `make(i)`.
  template <class Make>
  [[nodiscard]] static FourCells made(Make vector) noexcept {
    return made(vector, std::make_index_sequence<kVectors>());
  }

  friend FourCells operator&(const FourCells& a, const FourCells& b) noexcept {
    return made([&](std::size_t number) { return a.vectors[number] & b.vectors[number]; });
  }
  friend FourCells operator|(const FourCells& a, const FourCells& b) noexcept {
    return made([&](std::size_t number) { return a.vectors[number] | b.vectors[number]; });
  }
  friend FourCells operator^(const FourCells& a, const FourCells& b) noexcept {
    return made([&](std::size_t number) { return a.vectors[number] ^ b.vectors[number]; });
  }
  FourCells& operator|=(const FourCells& other) noexcept { return *this = *this | other; }

 private:
  template <class Make, std::size_t... kNumbers>
  [[nodiscard]] static FourCells made(Make vector, std::index_sequence<kNumbers...> /*numbers*/) noexcept {
    FourCells cells;
    cells.vectors = {vector(kNumbers)...};
    return cells;
  }

  template <class Joined>
  [[nodiscard]] static Joined joined(const Cell* cells) noexcept {
    if constexpr (kCells == 1) {
      return cells[0].words;
    } else {
      const auto low = __builtin_shufflevector(cells[0].words, cells[1].words, 0, 1, 2, 3);
      if constexpr (kCells == 2) {
        return low;
      } else {
        const auto high = __builtin_shufflevector(cells[2].words, cells[3].words, 0, 1, 2, 3);
        return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7);
      }
    }
  }

  template <std::size_t kNumber>
  [[nodiscard]] Cell cell() const noexcept {
    constexpr std::size_t kWord = kNumber % kCells * kCellWords;
    const Words& words = vectors[kNumber / kCells];
    return {__builtin_shufflevector(words, words, kWord, kWord + 1)};
  }
};

/// A shift of a row by `distance` bits: bit i of the result is bit i + distance of the row.
struct Shift {
  explicit constexpr Shift(std::int64_t distance) noexcept
      // A shift divides towards minus infinity, so that the remainder is not negative.
      : cells(static_cast<std::int32_t>(distance >> 7)),
        crosses((distance & 64) != 0),
        bits(static_cast<std::uint32_t>(distance & 63)) {}

  /// The shifted cell; `near` is the cell `cells` further on in the row, `far` the one after it.
  [[nodiscard]] Cell apply(Cell near, Cell far) const noexcept {
    const Cell::Words between = middle(near.words, far.words, std::make_index_sequence<kCellWords>());
    return Cell{joined(near.words, between, far.words)};
  }
  /// Cell `at` of a row of `count` cells, shifted; cells off the row are empty.
  [[nodiscard]] Cell apply(const Cell* row, std::uint32_t count, std::uint32_t at) const noexcept {
    const std::uint32_t near = at + static_cast<std::uint32_t>(cells);
    return apply(near < count ? row[near] : Cell{}, near + 1 < count ? row[near + 1] : Cell{});
  }
  [[nodiscard]] FourCells apply(const FourCells& near, const FourCells& far) const noexcept {
    return FourCells::made([&](std::size_t number) {
      const FourCells::Words& first = near.vectors[number];
      const FourCells::Words& second = far.vectors[number];
      return joined(first, middle(first, second, std::make_index_sequence<FourCells::kCells * kCellWords>()), second);
    });
  }

  std::int32_t cells;
  bool crosses;  // whether it crosses a word's border
  std::uint32_t bits;

 private:
  // The second word of each near cell, then the first word of the far cell.
  template <class Words, std::size_t... kWords>
  [[nodiscard]] static Words middle(Words near, Words far, std::index_sequence<kWords...> /*words*/) noexcept {
    return __builtin_shufflevector(near, far, (kWords % 2 == 0 ? kWords + 1 : kWords - 1 + sizeof...(kWords))...);
  }

  template <class Words>
  [[nodiscard]] Words joined(Words near, Words middle, Words far) const noexcept {
    const Words low = crosses ? middle : near;
    const Words high = crosses ? far : middle;
    // In two steps, because a shift by 64 bits is undefined.
    return low >> bits | high << 1 << (63 - bits);
  }
};

}  // namespace catchmate
