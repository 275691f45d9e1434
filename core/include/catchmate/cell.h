/// The unit of a row of bits: 128 squares, one vector register of every machine. These constants are its only width.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <tuple>
#include <utility>
#include <vector>

namespace catchmate {

inline constexpr std::uint32_t kWordSquares = 64;
inline constexpr std::uint32_t kCellWords = 2;
inline constexpr std::uint32_t kCellSquares = kCellWords * kWordSquares;
static_assert(std::has_single_bit(kCellWords), "vector registers hold a power of two of words");
/// The cells that a search settles at once, where it can.
inline constexpr std::uint32_t kBatchCells = 4;

/// Bit i of a cell stands for its i-th square. GCC and Clang compile it to SSE, AVX, NEON or WebAssembly SIMD.
struct Cell {
  using Words = std::uint64_t __attribute__((vector_size(kCellWords * sizeof(std::uint64_t))));
  Words words{};

  /// Copies a cell from words anywhere in memory.
  [[nodiscard]] static Cell load(const std::uint64_t* from) noexcept {
    Cell cell;
    std::memcpy(&cell.words, from, sizeof(cell.words));
    return cell;
  }

  [[nodiscard]] static Cell at(const Cell* cell) noexcept { return *cell; }

  [[nodiscard]] static Cell all() noexcept { return {~Words{}}; }
  [[nodiscard]] static Cell bit(std::uint32_t number) noexcept {
    const std::uint64_t bit = std::uint64_t{1} << (number % kWordSquares);
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return Cell{Words{(number / kWordSquares == I ? bit : 0)...}};
    }
    (std::make_index_sequence<kCellWords>());
  }
  /// The bits of the squares `first` and above in cell number `number` of a row; none if the cell ends before.
  [[nodiscard]] static Cell from(std::uint32_t number, std::uint32_t first) noexcept {
    Cell cell;
    for (std::uint32_t word = 0, start = number * kCellSquares; word < kCellWords; ++word, start += kWordSquares) {
      if (first < start + kWordSquares) cell.words[word] = ~std::uint64_t{0} << (std::max(first, start) - start);
    }
    return cell;
  }

  [[nodiscard]] std::uint32_t bit_at(std::uint32_t number) const noexcept {
    return static_cast<std::uint32_t>(words[number / kWordSquares] >> (number % kWordSquares)) & 1U;
  }
  /// The first square's number; there must be one.
  [[nodiscard]] std::uint32_t first() const noexcept {
    std::uint32_t word = 0;
    while (words[word] == 0) ++word;
    return word * kWordSquares + static_cast<std::uint32_t>(std::countr_zero(words[word]));
  }

  [[nodiscard]] bool any() const noexcept {
    return std::apply([](auto... word) { return (word | ...); }, array()) != 0;
  }
  [[nodiscard]] std::uint64_t count() const noexcept {
    return std::apply([](auto... word) { return (static_cast<std::uint64_t>(std::popcount(word)) + ...); }, array());
  }

  friend Cell operator&(Cell a, Cell b) noexcept { return {a.words & b.words}; }
  friend Cell operator|(Cell a, Cell b) noexcept { return {a.words | b.words}; }
  friend Cell operator^(Cell a, Cell b) noexcept { return {a.words ^ b.words}; }
  friend Cell operator~(Cell a) noexcept { return {~a.words}; }
  Cell& operator&=(Cell other) noexcept { return *this = *this & other; }
  Cell& operator|=(Cell other) noexcept { return *this = *this | other; }

 private:
  [[nodiscard]] std::array<std::uint64_t, kCellWords> array() const noexcept {
    return __builtin_bit_cast(std::array<std::uint64_t, kCellWords>, words);
  }
};

/// Adds a square to a row.
inline void add_square(std::vector<Cell>& row, std::uint32_t square) noexcept {
  row[square / kCellSquares] |= Cell::bit(square % kCellSquares);
}

}  // namespace catchmate
