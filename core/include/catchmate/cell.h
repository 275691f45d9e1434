/// The unit of a row of bits: 128 squares, one vector register of every machine. These constants are its only width.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

namespace catchmate {

inline constexpr std::uint32_t kWordSquares = 64;
inline constexpr std::uint32_t kCellWords = 2;
inline constexpr std::uint32_t kCellSquares = kCellWords * kWordSquares;
/// The placements that a search settles at once, where it can: four cells are one vector of registers.
inline constexpr std::uint32_t kVectorCells = 4;

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
    return of_words([=](std::uint32_t word) { return number / kWordSquares == word ? bit : 0; });
  }
  /// The bits of the squares `first` and above; none if `first` is `kCellSquares` or more.
  [[nodiscard]] static Cell from(std::uint32_t first) noexcept {
    return of_words([=](std::uint32_t word) {
      const std::uint32_t before = std::max(first, word * kWordSquares) - word * kWordSquares;
      return before < kWordSquares ? ~std::uint64_t{0} << before : 0;
    });
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
    return with_words([](auto... word) { return (word | ...); }) != 0;
  }
  [[nodiscard]] std::uint64_t count() const noexcept {
    return with_words([](auto... word) { return (static_cast<std::uint64_t>(std::popcount(word)) + ...); });
  }

  friend Cell operator&(Cell a, Cell b) noexcept { return {a.words & b.words}; }
  friend Cell operator|(Cell a, Cell b) noexcept { return {a.words | b.words}; }
  friend Cell operator^(Cell a, Cell b) noexcept { return {a.words ^ b.words}; }
  friend Cell operator~(Cell a) noexcept { return {~a.words}; }
  Cell& operator&=(Cell other) noexcept { return *this = *this & other; }
  Cell& operator|=(Cell other) noexcept { return *this = *this | other; }

 private:
  template <class Word>
  [[nodiscard]] static Cell of_words(const Word& word) noexcept {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return Cell{Words{word(I)...}};
    }(std::make_index_sequence<kCellWords>());
  }
  template <class Use>
  [[nodiscard]] std::uint64_t with_words(const Use& use) const noexcept {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return use(std::uint64_t{words[I]}...);
    }(std::make_index_sequence<kCellWords>());
  }
};

/// Adds a square to a row.
inline void add_square(std::vector<Cell>& row, std::uint32_t square) noexcept {
  row[square / kCellSquares] |= Cell::bit(square % kCellSquares);
}

}  // namespace catchmate
