#include "reference/lookups.h"

#include <algorithm>
#include <array>
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

void note(std::optional<Longest>& longest, const Position& position, Value value) {
  if (!longest || value.distance > longest->distance) longest = {position, value.distance};
}

// Counts a zugzwang: a position lost by its side to move, and not won by the other side to move.
void count_zugzwang(Statistics& found, const Table& table, const Position& position, Value value) {
  Position swapped = position;
  swapped.to_move = opponent(position.to_move);
  const Game& game = table.game();
  if (game.ending(position) || game.ending(swapped)) return;
  const Outcome others = table.lookup(swapped).outcome;
  if (value.outcome != Outcome::loss || others == Outcome::win) return;
  const bool both = others == Outcome::loss;
  Zugzwangs& zugzwangs = both ? found.both_lose : found.one_loses[position.to_move];
  if (!both || position.to_move == Side::one) ++zugzwangs.placements;
  if (!value.endless()) note(zugzwangs.longest, position, value);
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

Statistics statistics(const Table& table) {
  Statistics found;
  table.for_each([&](const Position& position, Value value) {
    SideStatistics& side = found.to_move[position.to_move];
    ++side.positions[static_cast<std::size_t>(value.outcome)];
    if (value.outcome == Outcome::draw) return;
    count_zugzwang(found, table, position, value);
    if (value.endless()) {
      ++side.endless;
      return;
    }
    if (found.by_distance.size() <= value.distance) found.by_distance.resize(value.distance + std::size_t{1});
    ++found.by_distance[value.distance];
    note(value.outcome == Outcome::win ? side.longest_win : side.longest_loss, position, value);
  });
  return found;
}

}  // namespace catchmate::reference
