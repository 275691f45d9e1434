/// A walk over all placements of a table, in slices and on several threads. Each thread counts, checks or compares
/// parts of a slice; the caller adds them up.
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

  /// The largest number of parts of a slice.
  [[nodiscard]] std::uint32_t parts() const noexcept { return parts_; }
  /// Calls `visit(part, first, last)` for consecutive parts of the next slice, concurrently and in any order, with the
  /// placements from `first` up to, not including, `last`.
  void advance(Visitor<std::uint32_t, std::uint64_t, std::uint64_t> visit);
  /// Whether any placements are left.
  [[nodiscard]] bool more() const noexcept { return next_ < placements_; }

 private:
  std::uint32_t threads_;
  std::uint32_t parts_;
  std::uint64_t slice_;  // in placements
  std::uint64_t placements_;
  std::uint64_t next_ = 0;  // the first one not visited
};

}  // namespace catchmate
