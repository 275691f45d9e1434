/// A walk over all placements of a table, in slices and on as many threads as there are: what counts, checks or
/// compares whole tables does it in parts, and adds them up.
///
///     std::vector<std::uint64_t> counts(walk.parts());
///     walk.advance([&](std::uint32_t part, std::uint64_t first, std::uint64_t last) {
///       table.for_each_in(first, last, [&](std::uint64_t, const Position&, Value) { ++counts[part]; });
///     });
#pragma once

#include <cstdint>

#include "catchmate/table.h"
#include "catchmate/visitor.h"

namespace catchmate {

class Walk {
 public:
  /// Slices of some `positions` positions for each of `threads` threads; 0 for all of the machine.
  Walk(const Table& table, std::uint64_t positions, std::uint32_t threads);

  /// The most parts that a slice is divided into.
  [[nodiscard]] std::uint32_t parts() const noexcept { return parts_; }
  /// Calls `visit(part, first, last)` for parts of the next slice, in any order and several at once. The placements
  /// from `first` up to, not including, `last` follow those of the part before.
  void advance(Visitor<std::uint32_t, std::uint64_t, std::uint64_t> visit);
  /// Whether any placements are left.
  [[nodiscard]] bool more() const noexcept { return next_ < placements_; }

 private:
  std::uint32_t threads_;
  std::uint32_t parts_;
  std::uint64_t slice_;  // in placements
  std::uint64_t placements_;
  std::uint64_t next_ = 0;  // all before it are visited
};

}  // namespace catchmate
