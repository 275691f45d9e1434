#include "catchmate/difference.h"

#include <algorithm>
#include <cassert>

namespace catchmate {

namespace {

// Long enough to be worth the overhead of a slice, short enough to take a few milliseconds.
constexpr std::uint64_t kComparisonSlice = 1U << 15U;

// Plies to the end; 0 in a draw or endless play.
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
    : before_(before),
      after_(after),
      slice_(std::max<std::uint64_t>(1, kComparisonSlice / 2 / before.game().board().squares())) {
  assert(!comparison_fault(before, after));
}

bool Difference::has_more(const Table& table, const Table& other) noexcept {
  const Rules& rules = table.game().rules();
  const Rules& others = other.game().rules();
  const auto may_join = [&](Side side) { return rules.side(side).may_share && !others.side(side).may_share; };
  const bool may_meet = rules.capture != Capture::forbidden && others.capture == Capture::forbidden;
  return may_meet || may_join(Side::one) || may_join(Side::two);
}

bool Difference::advance() {
  const Table& table = seeks_new_ ? after_ : before_;
  const Table& other = seeks_new_ ? before_ : after_;
  const bool may_be_alone = has_more(table, other);
  const std::uint64_t last = std::min(next_placement_ + slice_, table.placements());
  table.for_each_in(next_placement_, last, [&](std::uint64_t, const Position& position, Value value) {
    if (!seeks_new_) ++counted_;
    if (may_be_alone && other.game().validate(position)) {
      SideChanges& side = changes_.to_move[static_cast<std::size_t>(position.to_move)];
      ++(seeks_new_ ? side.only_after : side.only_before);
    } else if (!seeks_new_) {
      compare(position, value, other.lookup(position));
    }
  });
  next_placement_ = last;
  if (last < table.placements()) return true;
  next_placement_ = 0;
  const bool has_new = !seeks_new_ && has_more(after_, before_);
  seeks_new_ = true;
  return has_new;
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
  // Checked by the rules, because the value of a draw does not tell whether the game is over.
  if (before_.game().ending(position) || after_.game().ending(position)) return;
  example = {position, before, after};
}

}  // namespace catchmate
