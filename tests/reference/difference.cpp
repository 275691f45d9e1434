#include "reference/difference.h"

#include <algorithm>
#include <vector>

namespace catchmate::reference {

namespace {

std::uint64_t plies_to_ends(const ChangedPosition& changed) {
  std::uint64_t sum = 0;
  for (const Value value : {changed.before, changed.after}) {
    if (value.outcome != Outcome::draw && value.distance != kNever) sum += value.distance;
  }
  return sum;
}

}  // namespace

Changes changes(const Table& before, const Table& after) {
  Changes found;
  std::array<std::array<std::array<std::vector<ChangedPosition>, 3>, 3>, 2> changed;
  before.for_each([&](const Position& position, Value value) {
    const auto to_move = static_cast<std::size_t>(position.to_move);
    SideChanges& side = found.to_move[to_move];
    if (after.game().validate(position)) {
      ++side.only_before;
      return;
    }
    const Value other = after.lookup(position);
    const auto from = static_cast<std::size_t>(value.outcome);
    const auto to = static_cast<std::size_t>(other.outcome);
    ++side.positions[from][to];
    if (from == to && value != other) ++side.other_distance;
    const bool goes_on = !before.game().ending(position) && !after.game().ending(position);
    if (from != to && goes_on) changed[to_move][from][to].push_back({position, value, other});
  });
  after.for_each([&](const Position& position, Value) {
    if (before.game().validate(position)) ++found.to_move[position.to_move].only_after;
  });
  for (std::size_t side = 0; side < 2; ++side) {
    for (std::size_t from = 0; from < 3; ++from) {
      for (std::size_t to = 0; to < 3; ++to) {
        const auto& all = changed[side][from][to];
        const auto longest = std::max_element(all.begin(), all.end(), [](const auto& one, const auto& other) {
          return plies_to_ends(one) < plies_to_ends(other);
        });
        if (longest != all.end()) found.to_move[side].examples[from][to] = *longest;
      }
    }
  }
  return found;
}

}  // namespace catchmate::reference
