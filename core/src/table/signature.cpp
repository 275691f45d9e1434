#include "catchmate/signature.h"

#include <cassert>

#include "../parallel.h"

namespace catchmate {

namespace {

// The positions of a slice: a few milliseconds, long beside its overhead.
constexpr std::uint64_t kSignatureSlice = 1U << 15U;

// The finalizer of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
constexpr std::uint64_t mix(std::uint64_t bits) noexcept {
  bits += 0x9E37'79B9'7F4A'7C15U;
  bits = (bits ^ (bits >> 30)) * 0xBF58'476D'1CE4'E5B9U;
  bits = (bits ^ (bits >> 27)) * 0x94D0'49BB'1331'11EBU;
  return bits ^ (bits >> 31);
}

}  // namespace

SignatureTask::SignatureTask(const Table& table, std::uint32_t threads)
    : table_(table), walk_(table, kSignatureSlice, threads) {
  assert(!table.partial());
}

bool SignatureTask::advance() {
  walk_.advance([this](std::uint32_t, std::uint64_t first, std::uint64_t last) {
    std::uint64_t sum = 0;
    std::uint64_t counted = 0;
    table_.for_each_in(first, last, [&](std::uint64_t index, const Position&, Value found) {
      const std::uint64_t code = std::uint64_t{found.distance} * 3 + static_cast<std::uint64_t>(found.outcome);
      sum += mix(mix(index) ^ code);
      ++counted;
    });
    add(sum_, sum);
    add(counted_, counted);
  });
  return walk_.more();
}

std::string SignatureTask::text() const {
  std::string digits(16, '0');
  std::uint64_t bits = sum_;
  for (std::size_t digit = digits.size(); digit-- > 0; bits /= 16) digits[digit] = "0123456789abcdef"[bits % 16];
  return digits;
}

std::string signature(const Table& table, std::uint32_t threads) {
  SignatureTask signature(table, threads);
  while (signature.advance()) {
  }
  return signature.text();
}

}  // namespace catchmate
