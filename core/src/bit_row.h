/// A row of bits, one for each square of a board, and how it is moved over the board.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace catchmate {

/// `Words` × 64 bits; bit i stands for the square of number i.
template <std::size_t Words>
struct BitRow {
  std::array<std::uint64_t, Words> words{};

  void set(std::uint32_t bit) noexcept { words[bit / 64] |= std::uint64_t{1} << (bit % 64); }
  void reset(std::uint32_t bit) noexcept { words[bit / 64] &= ~(std::uint64_t{1} << (bit % 64)); }

  [[nodiscard]] bool any() const noexcept {
    std::uint64_t all = 0;
    for (const std::uint64_t word : words) all |= word;
    return all != 0;
  }
  [[nodiscard]] std::uint64_t count() const noexcept {
    std::uint64_t sum = 0;
    for (const std::uint64_t word : words) sum += static_cast<std::uint64_t>(std::popcount(word));
    return sum;
  }

  friend BitRow operator&(BitRow a, const BitRow& b) noexcept {
    for (std::size_t i = 0; i < Words; ++i) a.words[i] &= b.words[i];
    return a;
  }
  friend BitRow operator|(BitRow a, const BitRow& b) noexcept {
    for (std::size_t i = 0; i < Words; ++i) a.words[i] |= b.words[i];
    return a;
  }
  friend BitRow operator~(BitRow a) noexcept {
    for (std::uint64_t& word : a.words) word = ~word;
    return a;
  }
  BitRow& operator&=(const BitRow& other) noexcept { return *this = *this & other; }
  BitRow& operator|=(const BitRow& other) noexcept { return *this = *this | other; }

  /// Every bit moved to a higher number, by a distance below 64 × Words.
  [[nodiscard]] BitRow up(std::uint32_t distance) const noexcept {
    const std::size_t whole = distance / 64;
    const std::uint32_t part = distance % 64;
    BitRow moved;
    for (std::size_t i = Words; i-- > whole;) {
      const std::uint64_t low = i > whole ? words[i - whole - 1] : 0;
      // Two steps, because a shift by 64 is none.
      moved.words[i] = words[i - whole] << part | low >> 1 >> (63 - part);
    }
    return moved;
  }
  /// Every bit moved to a lower number.
  [[nodiscard]] BitRow down(std::uint32_t distance) const noexcept {
    const std::size_t whole = distance / 64;
    const std::uint32_t part = distance % 64;
    BitRow moved;
    for (std::size_t i = 0; i + whole < Words; ++i) {
      const std::uint64_t high = i + whole + 1 < Words ? words[i + whole + 1] : 0;
      moved.words[i] = words[i + whole] >> part | high << 1 << (63 - part);
    }
    return moved;
  }

  /// Calls `visit(bit)` for every set bit, in ascending order.
  template <class Visit>
  void for_each(Visit visit) const noexcept {
    for (std::size_t i = 0; i < Words; ++i) {
      for (std::uint64_t rest = words[i]; rest != 0; rest &= rest - 1) {
        visit(static_cast<std::uint32_t>(i * 64) + static_cast<std::uint32_t>(std::countr_zero(rest)));
      }
    }
  }
};

}  // namespace catchmate
