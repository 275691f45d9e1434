#include "catchmate/walk.h"

#include <algorithm>

#include "../parallel.h"

namespace catchmate {

Walk::Walk(const Table& table, std::uint64_t positions, std::uint32_t threads)
    : threads_(threads_for(threads)),
      parts_(most_ranges(threads_)),
      slice_(std::max<std::uint64_t>(1, positions / 2 / std::max<std::uint64_t>(1, table.game().board().squares())) *
             threads_),
      placements_(table.placements()) {}

void Walk::advance(Visitor<std::uint32_t, std::uint64_t, std::uint64_t> visit) {
  const std::uint64_t last = std::min(next_ + slice_, placements_);
  in_ranges(threads_, {next_, last}, 1, visit);
  next_ = last;
}

}  // namespace catchmate
