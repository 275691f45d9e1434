#include "catchmate/analysis.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace catchmate {

std::vector<MoveValue> move_values(const Table& table, const Position& position) {
  std::vector<MoveValue> values;
  for (const Move move : table.game().moves(position)) {
    values.push_back({move, value_before(table.lookup(after(position, move)))});
    for (std::size_t place = values.size() - 1; place > 0; --place) {
      if (!better(values[place].value, values[place - 1].value)) break;
      std::swap(values[place], values[place - 1]);
    }
  }
  return values;
}

Line principal_line(const Table& table, const Position& position) {
  Line line;
  const bool endless = table.lookup(position).outcome == Outcome::draw;
  std::vector<std::uint64_t> seen;  // the indices of the positions, by ply
  for (Position current = position;;) {
    if (endless) {
      const std::uint64_t index = table.index(current);
      const auto first = std::find(seen.begin(), seen.end(), index);
      if (first != seen.end()) {
        line.repeats_from = static_cast<std::size_t>(first - seen.begin());
        return line;
      }
      seen.push_back(index);
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

}  // namespace catchmate
