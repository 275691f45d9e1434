#include "catchmate/analysis.h"

#include <algorithm>
#include <cstddef>
#include <map>

namespace catchmate {

std::vector<MoveValue> move_values(const Table& table, const Position& position) {
  std::vector<MoveValue> values;
  for (const Move move : table.game().moves(position)) {
    const Value value = value_before(table.lookup(after(position, move)));
    const auto place = std::find_if(values.begin(), values.end(),
                                    [value](const MoveValue& other) { return better(value, other.value); });
    values.insert(place, {move, value});
  }
  return values;
}

Line principal_line(const Table& table, const Position& position) {
  Line line;
  const bool endless = table.lookup(position).outcome == Outcome::draw;
  std::map<std::uint64_t, std::size_t> seen;  // the ply at which the position of an index first stood
  for (Position current = position;;) {
    if (endless) {
      const auto [entry, first_time] = seen.emplace(table.index(current), line.moves.size());
      if (!first_time) {
        line.repeats_from = entry->second;
        return line;
      }
    }
    const std::vector<MoveValue> values = move_values(table, current);
    if (values.empty()) return line;
    line.moves.push_back(values.front().move);
    current = after(current, values.front().move);
  }
}

std::vector<std::optional<Value>> heat_map(const Table& table, Position position, Side side, Square from) {
  const Board& board = table.game().board();
  std::vector<std::optional<Value>> values(board.squares());
  Square stands = from;
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const Square square{index};
    if (square != stands && position.of(side).contains(square)) continue;
    position.of(side).move(stands, square);
    stands = square;
    if (!table.game().fault_of(position)) values[index] = table.lookup(position);
  }
  return values;
}

Statistics statistics(const Table& table) {
  Statistics found;
  table.for_each([&found](const Position& position, Value value) {
    SideStatistics& side = found.to_move[static_cast<std::size_t>(position.to_move)];
    ++side.positions[static_cast<std::size_t>(value.outcome)];
    if (value.outcome == Outcome::draw) return;
    if (found.by_distance.size() <= value.distance) found.by_distance.resize(value.distance + std::size_t{1});
    ++found.by_distance[value.distance];
    if (value.outcome == Outcome::win && (!side.longest_win || value.distance > side.longest_distance)) {
      side.longest_win = position;
      side.longest_distance = value.distance;
    }
  });
  return found;
}

}  // namespace catchmate
