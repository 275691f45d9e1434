/// Random numbers that are the same on every machine, which the standard library's distributions are not.
#pragma once

#include <cstdint>

namespace catchmate {

/// Steele, Lea and Flood's SplitMix64 ("Fast splittable pseudorandom number generators", 2014).
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) noexcept : state_(seed) {}

  /// A number from 0 up to, but not including, `bound`, which is at least 1.
  constexpr std::uint32_t below(std::uint32_t bound) noexcept {
    state_ += 0x9E37'79B9'7F4A'7C15;
    std::uint64_t mixed = (state_ ^ (state_ >> 30)) * 0xBF58'476D'1CE4'E5B9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D0'49BB'1331'11EB;
    return static_cast<std::uint32_t>(((mixed ^ (mixed >> 31)) >> 32) * bound >> 32);
  }
  /// The seed of the numbers that follow.
  [[nodiscard]] constexpr std::uint64_t state() const noexcept { return state_; }

  constexpr bool happens(std::uint32_t percent) noexcept { return below(100) < percent; }

 private:
  std::uint64_t state_;
};

}  // namespace catchmate
