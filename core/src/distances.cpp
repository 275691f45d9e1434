#include "catchmate/distances.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace catchmate {

namespace {

template <class Wide, class Narrow>
std::vector<Wide> widen(const std::vector<Narrow>& narrow) {
  std::vector<Wide> wide(narrow.size());
  std::transform(narrow.begin(), narrow.end(), wide.begin(), [](Narrow distance) {
    return distance == static_cast<Narrow>(kNever) ? static_cast<Wide>(kNever) : static_cast<Wide>(distance);
  });
  return wide;
}

template <class Narrow>
void store_sparse(Narrow* start, std::uint64_t word, Ply distance) noexcept {
  for (; word != 0; word &= word - 1) start[std::countr_zero(word)] = static_cast<Narrow>(distance);
}

// Eight distances of one byte at a time: each bit of `bits` becomes a byte of ones or zeros, which chooses between the
// new distance and what is there.
void store_eight(std::uint8_t* start, std::uint64_t bits, std::uint64_t distances) noexcept {
  static_assert(std::endian::native == std::endian::little);
  constexpr std::uint64_t kOnes = 0x0101'0101'0101'0101U;
  constexpr std::uint64_t kDiagonal = 0x8040'2010'0804'0201U;
  constexpr std::uint64_t kLow = 0x7F7F'7F7F'7F7F'7F7FU;
  const std::uint64_t spread = bits * kOnes & kDiagonal;
  const std::uint64_t high = ((spread & kLow) + kLow) | spread;
  const std::uint64_t chosen = (high >> 7 & kOnes) * 0xFF;
  std::uint64_t there = 0;
  std::memcpy(&there, start, sizeof(there));
  there = (there & ~chosen) | (distances & chosen);
  std::memcpy(start, &there, sizeof(there));
}

void store_word(std::uint8_t* start, std::uint64_t word, Ply distance) noexcept {
  const bool single = (word & (word - 1)) == 0;
  if (single) return store_sparse(start, word, distance);
  const std::uint64_t distances = distance * 0x0101'0101'0101'0101U;
  for (; word != 0; word >>= 8, start += 8) {
    if ((word & 0xFF) != 0) store_eight(start, word & 0xFF, distances);
  }
}

template <class Narrow>
void store_word(Narrow* start, std::uint64_t word, Ply distance) noexcept {
  store_sparse(start, word, distance);
}

}  // namespace

Distances::Distances(const std::vector<Ply>& distances) : Distances(distances.size()) {
  Ply longest = 0;
  for (const Ply distance : distances) longest = std::max(longest, distance == kNever ? 0 : distance);
  make_room_for(longest);
  std::visit(
      [&distances](auto& stored) {
        using Narrow = typename std::decay_t<decltype(stored)>::value_type;
        std::transform(distances.begin(), distances.end(), stored.begin(),
                       [](Ply distance) { return static_cast<Narrow>(distance); });
      },
      stored_);
}

void Distances::make_room_for(Ply distance) {
  if (const auto* bytes = std::get_if<0>(&stored_); bytes != nullptr && distance >= 0xFF) {
    stored_ = widen<std::uint16_t>(*bytes);
  }
  if (const auto* pairs = std::get_if<1>(&stored_); pairs != nullptr && distance >= 0xFFFF) {
    stored_ = widen<std::uint32_t>(*pairs);
  }
}

void Distances::store(std::uint64_t start, const std::uint64_t* words, std::size_t word_count, Ply distance) noexcept {
  const auto store_all = [=](auto* at) {
    for (std::size_t word = 0; word < word_count; ++word) {
      if (words[word] != 0) store_word(at + word * 64, words[word], distance);
    }
  };
  if (auto* bytes = std::get_if<0>(&stored_)) store_all(bytes->data() + start);
  if (auto* pairs = std::get_if<1>(&stored_)) store_all(pairs->data() + start);
  if (auto* quads = std::get_if<2>(&stored_)) store_all(quads->data() + start);
}

}  // namespace catchmate
