/// The unit of a row of bits: 128 squares, one vector register of every machine.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

namespace catchmate {

inline constexpr std::uint32_t kCellSquares = 128;
inline constexpr std::uint32_t kCellWords = 2;

/// Bit i of a cell stands for its i-th square. GCC and Clang compile it to SSE, AVX, NEON or WebAssembly SIMD.
struct Cell {
  using Words = std::uint64_t __attribute__((vector_size(16)));
  Words words{};

  /// Copies a cell from two words anywhere in memory.
  [[nodiscard]] static Cell load(const std::uint64_t* from) noexcept {
    Cell cell;
    std::memcpy(&cell.words, from, sizeof(cell.words));
    return cell;
  }

  [[nodiscard]] static Cell at(const Cell* place) noexcept { return *place; }

  [[nodiscard]] static Cell all() noexcept { return {~Words{}}; }
  [[nodiscard]] static Cell bit(std::uint32_t number) noexcept {
    const std::uint64_t bit = std::uint64_t{1} << (number % 64);
    return {Words{number < 64 ? bit : 0, number < 64 ? 0 : bit}};
  }
  /// The bits of the squares `first` and above; none if `first` is 128 or more.
  [[nodiscard]] static Cell from(std::uint32_t first) noexcept {
    const auto word = [](std::uint32_t bits) { return bits < 64 ? ~std::uint64_t{0} << bits : 0; };
    return {Words{word(first), word(first < 64 ? 0 : first - 64)}};
  }

  [[nodiscard]] std::uint32_t bit_at(std::uint32_t number) const noexcept {
    return static_cast<std::uint32_t>(words[number / 64] >> (number % 64)) & 1U;
  }

  [[nodiscard]] bool any() const noexcept { return (words[0] | words[1]) != 0; }
  [[nodiscard]] std::uint64_t count() const noexcept {
    return static_cast<std::uint64_t>(std::popcount(words[0])) + static_cast<std::uint64_t>(std::popcount(words[1]));
  }

  friend Cell operator&(Cell a, Cell b) noexcept { return {a.words & b.words}; }
  friend Cell operator|(Cell a, Cell b) noexcept { return {a.words | b.words}; }
  friend Cell operator^(Cell a, Cell b) noexcept { return {a.words ^ b.words}; }
  friend Cell operator~(Cell a) noexcept { return {~a.words}; }
  Cell& operator&=(Cell other) noexcept { return *this = *this & other; }
  Cell& operator|=(Cell other) noexcept { return *this = *this | other; }
};

/// Adds a square to a row.
inline void add_square(std::vector<Cell>& row, std::uint32_t square) noexcept {
  row[square / kCellSquares] |= Cell::bit(square % kCellSquares);
}

}  // namespace catchmate
