#include "catchmate/signature.h"

#include <algorithm>

namespace catchmate {

namespace {

// Long enough to be worth the overhead of a slice, short enough to take a few milliseconds.
constexpr std::uint64_t kSignatureSlice = 1U << 15U;

// The finalizer of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
constexpr std::uint64_t mix(std::uint64_t bits) noexcept {
  bits += 0x9E37'79B9'7F4A'7C15U;
  bits = (bits ^ (bits >> 30)) * 0xBF58'476D'1CE4'E5B9U;
  bits = (bits ^ (bits >> 27)) * 0x94D0'49BB'1331'11EBU;
  return bits ^ (bits >> 31);
}

}  // namespace

bool Signature::advance() {
  const std::uint64_t row_pair = 2 * std::max<std::uint64_t>(1, index_.squares());
  const std::uint64_t last =
      std::min(next_placement_ + std::max<std::uint64_t>(1, kSignatureSlice / row_pair), index_.placements());
  table_.for_each_in(next_placement_, last, [this](std::uint64_t index, const Position&, Value found) {
    const std::uint64_t code = std::uint64_t{found.distance} * 3 + static_cast<std::uint64_t>(found.outcome);
    sum_ += mix(mix(index) ^ code);
    ++counted_;
  });
  next_placement_ = last;
  return next_placement_ < index_.placements();
}

std::string Signature::text() const {
  std::string digits(16, '0');
  std::uint64_t bits = sum_;
  for (std::size_t place = digits.size(); place-- > 0; bits /= 16) digits[place] = "0123456789abcdef"[bits % 16];
  return digits;
}

std::string signature(const Table& table) {
  Signature signature(table);
  while (signature.advance()) {
  }
  return signature.text();
}

}  // namespace catchmate
