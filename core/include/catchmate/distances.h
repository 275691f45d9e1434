/// The distances of a table, each stored in as few bytes as the longest of them needs: 1, 2 or 4.
#pragma once

#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

#include "catchmate/graph_game.h"

namespace catchmate {

class Distances {
 public:
  /// That many distances, all of them `kNever`.
  explicit Distances(std::uint64_t size)
      : stored_(std::vector<std::uint8_t>(size + kSlack, std::uint8_t{0xFF})), size_(size) {}
  /// The given distances.
  explicit Distances(const std::vector<Ply>& distances);

  [[nodiscard]] std::uint64_t size() const noexcept { return size_; }

  [[nodiscard]] Ply operator[](std::uint64_t index) const noexcept {
    switch (stored_.index()) {
      case 0:
        return widened(*std::get_if<0>(&stored_), index);
      case 1:
        return widened(*std::get_if<1>(&stored_), index);
      default:
        return widened(*std::get_if<2>(&stored_), index);
    }
  }

  /// Makes sure that a distance can be stored, before it is.
  void make_room_for(Ply distance);

  /// Stores a distance, for which there is room, for each set bit of some words of 64; bit 0 of the first word stands
  /// for `start`. The last word's bits may reach beyond the end when they are not set.
  void store(std::uint64_t start, const std::uint64_t* words, std::size_t word_count, Ply distance) noexcept;

 private:
  // Room behind the end, so that the last word can be stored whole.
  static constexpr std::uint64_t kSlack = 64;

  template <class Narrow>
  static Ply widened(const std::vector<Narrow>& stored, std::uint64_t index) noexcept {
    const Narrow found = stored[index];
    return found == static_cast<Narrow>(kNever) ? kNever : found;
  }

  // The narrowest type's largest value stands for `kNever`.
  std::variant<std::vector<std::uint8_t>, std::vector<std::uint16_t>, std::vector<std::uint32_t>> stored_;
  std::uint64_t size_;
};

}  // namespace catchmate
