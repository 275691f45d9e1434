#include "catchmate/difference.h"

#include <cassert>
#include <vector>

#include "../parallel.h"

namespace catchmate {

namespace {

// The positions of a slice: a few milliseconds, long beside its overhead.
constexpr std::uint64_t kComparisonSlice = 1U << 15U;

// Plies to the end; 0 in a draw or endless play.
std::uint64_t plies(Value value) noexcept { return value.endless() ? 0 : value.distance; }

bool is_longer(const ChangedPosition& changed, const std::optional<ChangedPosition>& example) noexcept {
  return !example || plies(changed.before) + plies(changed.after) > plies(example->before) + plies(example->after);
}

// Adds the changes of one side in later positions to those in earlier ones.
void merge(const SideChanges& later, SideChanges& earlier) {
  for (std::size_t from = 0; from < 3; ++from) {
    for (std::size_t to = 0; to < 3; ++to) {
      earlier.positions[from][to] += later.positions[from][to];
      const auto& example = later.examples[from][to];
      if (example && is_longer(*example, earlier.examples[from][to])) earlier.examples[from][to] = example;
    }
  }
  earlier.other_distance += later.other_distance;
  earlier.only_before += later.only_before;
  earlier.only_after += later.only_after;
}

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

std::string message(ComparisonFault fault, Language language) {
  const Speaker say{language};
  switch (fault) {
    case ComparisonFault::partial:
      return say({"a table made for one position cannot be compared", "只为一个局面求解的表不能比较"});
    case ComparisonFault::board:
      return say({"the tables have different boards", "两张表的棋盘不同"});
    case ComparisonFault::pieces:
      break;
  }
  return say({"a side has more pieces in one table than in the other", "两张表里有一方的棋子数不同"});
}

CompareTask::CompareTask(const Table& before, const Table& after, std::uint32_t threads)
    : before_(before),
      after_(after),
      walk_before_(before, kComparisonSlice, threads),
      walk_after_(after, kComparisonSlice, threads) {
  assert(!comparison_fault(before, after));
}

bool CompareTask::has_more(const Table& table, const Table& other) noexcept {
  const Rules& rules = table.game().rules();
  const Rules& others = other.game().rules();
  const auto may_join = [&](Side side) { return rules.side(side).may_share && !others.side(side).may_share; };
  const bool may_meet = rules.capture != Capture::forbidden && others.capture == Capture::forbidden;
  return may_meet || may_join(Side::one) || may_join(Side::two);
}

bool CompareTask::advance() {
  const bool seeks_new = !walk_before_.more();
  Walk& walk = seeks_new ? walk_after_ : walk_before_;
  std::vector<Changes> parts(walk.parts());
  walk.advance([&](std::uint32_t part, std::uint64_t first, std::uint64_t last) {
    Changes found;
    count(seeks_new, first, last, found);
    parts[part] = found;
  });
  for (const Changes& part : parts) {
    for (const Side side : kSides) merge(part.to_move[side], changes_.to_move[side]);
  }
  return walk_before_.more() || (walk_after_.more() && has_more(after_, before_));
}

void CompareTask::count(bool seeks_new, std::uint64_t first, std::uint64_t last, Changes& changes) {
  const Table& table = seeks_new ? after_ : before_;
  const Table& other = seeks_new ? before_ : after_;
  const bool may_be_alone = has_more(table, other);
  std::uint64_t counted = 0;
  table.for_each_in(first, last, [&](std::uint64_t, const Position& position, Value value) {
    ++counted;
    if (may_be_alone && other.game().validate(position)) {
      SideChanges& side = changes.to_move[position.to_move];
      ++(seeks_new ? side.only_after : side.only_before);
    } else if (!seeks_new) {
      compare(position, value, other.lookup(position), changes);
    }
  });
  if (!seeks_new) add(counted_, counted);
}

void CompareTask::compare(const Position& position, Value before, Value after, Changes& changes) const {
  SideChanges& side = changes.to_move[position.to_move];
  const auto from = static_cast<std::size_t>(before.outcome);
  const auto to = static_cast<std::size_t>(after.outcome);
  ++side.positions[from][to];
  if (from == to) {
    if (before.distance != after.distance) ++side.other_distance;
    return;
  }
  std::optional<ChangedPosition>& example = side.examples[from][to];
  const ChangedPosition changed{position, before, after};
  if (!is_longer(changed, example) || over(before) || over(after)) return;
  // By the rules, because the value of a draw may be that of a game that is over.
  if (before_.game().ending(position) || after_.game().ending(position)) return;
  example = changed;
}

}  // namespace catchmate
