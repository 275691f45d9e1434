#include "reference/statistics.h"

namespace catchmate::reference {

namespace {

void note(std::optional<Longest>& longest, const Position& position, Value value) {
  if (!longest || value.distance > longest->distance) longest = {position, value.distance};
}

// Counts a position that its side to move has lost as what it is with the other side to move as well.
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
