#include "catchmate/difference.h"

#include <algorithm>
#include <cassert>

namespace catchmate {

namespace {

// Enough work for a slice to be worth its overhead, little enough for it to last some milliseconds.
constexpr std::uint64_t kSlice = 1U << 15U;

bool forbids_sharing(const Table& table) noexcept { return table.game().rules().capture == Capture::forbidden; }

bool shares_square(const Position& position) noexcept {
  const PieceSet& ones = position.of(Side::one);
  return std::any_of(ones.begin(), ones.end(), [&](Square square) { return position.of(Side::two).contains(square); });
}

// The plies to an end; none in a draw, or where play never ends.
std::uint64_t plies(Value value) noexcept { return value.endless() ? 0 : value.distance; }

bool over(Value value) noexcept { return value.outcome != Outcome::draw && value.distance == 0; }

}  // namespace

std::optional<ComparisonFault> comparison_fault(const Table& before, const Table& after) {
  if (before.partial() || after.partial()) return ComparisonFault::partial;
  if (before.game().board() != after.game().board()) return ComparisonFault::board;
  const Rules& ones = before.game().rules();
  const Rules& others = after.game().rules();
  const auto as_many = [&](Side side) { return ones.side(side).pieces == others.side(side).pieces; };
  if (!as_many(Side::one) || !as_many(Side::two)) return ComparisonFault::pieces;
  return std::nullopt;
}

std::string message(ComparisonFault fault) {
  switch (fault) {
    case ComparisonFault::partial:
      return "a table that was made for one position cannot be compared";
    case ComparisonFault::board:
      return "the tables are those of two boards";
    case ComparisonFault::pieces:
      break;
  }
  return "a side has more pieces in one table than in the other";
}

Difference::Difference(const Table& before, const Table& after)
    : before_(before), after_(after), row_pair_(2 * std::uint64_t{before.game().board().squares()}) {
  assert(!comparison_fault(before, after));
}

bool Difference::advance() {
  const std::uint64_t placements = before_.distances().size() / row_pair_;
  const std::uint64_t last = std::min(next_placement_ + std::max<std::uint64_t>(1, kSlice / row_pair_), placements);
  // Every position of the one that forbids more is one of the other's.
  const bool swaps = forbids_sharing(before_);
  const Table& wide = swaps ? after_ : before_;
  const Table& narrow = swaps ? before_ : after_;
  const bool forbids = forbids_sharing(narrow) && !forbids_sharing(wide);
  wide.for_each_in(next_placement_, last, [&](std::uint64_t, const Position& position, Value value) {
    if (forbids && shares_square(position)) {
      SideChanges& side = changes_.to_move[static_cast<std::size_t>(position.to_move)];
      ++(swaps ? side.only_after : side.only_before);
      if (!swaps) ++counted_;
      return;
    }
    const Value other = narrow.lookup(position);
    compare(position, swaps ? other : value, swaps ? value : other);
    ++counted_;
  });
  next_placement_ = last;
  return next_placement_ < placements;
}

void Difference::compare(const Position& position, Value before, Value after) {
  SideChanges& side = changes_.to_move[static_cast<std::size_t>(position.to_move)];
  const auto from = static_cast<std::size_t>(before.outcome);
  const auto to = static_cast<std::size_t>(after.outcome);
  ++side.positions[from][to];
  if (from == to) {
    if (before.distance != after.distance) ++side.other_distance;
    return;
  }
  std::optional<ChangedPosition>& example = side.examples[from][to];
  const bool tells_more = !example || plies(before) + plies(after) > plies(example->before) + plies(example->after);
  if (!tells_more || over(before) || over(after)) return;
  // A draw may be an end as well, which its value does not say.
  if (before_.game().ending(position) || after_.game().ending(position)) return;
  example = {position, before, after};
}

}  // namespace catchmate
