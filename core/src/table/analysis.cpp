#include "catchmate/analysis.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace catchmate {

bool knows_moves(const Table& table, const Position& position) {
  const std::vector<Move> moves = table.game().moves(position);
  return std::all_of(moves.begin(), moves.end(), [&](const Move& move) { return table.knows(after(position, move)); });
}

namespace {

// The first of the best moves; nothing if the game is over. Skips moves unknown to a partial table, which knows all
// best ones.
std::optional<MoveValue> best_move(const Table& table, const Position& position) {
  std::optional<MoveValue> best;
  for (const Move& move : table.game().moves(position)) {
    const Position next = after(position, move);
    if (!table.knows(next)) continue;
    const Value value = value_before(table.lookup(next));
    if (!best || better(value, best->value)) best = {move, next, value};
  }
  return best;
}

}  // namespace

std::vector<MoveValue> move_values(const Table& table, const Position& position) {
  std::vector<MoveValue> values;
  for (const Move& move : table.game().moves(position)) {
    const Position next = after(position, move);
    values.push_back({move, next, value_before(table.lookup(next))});
    for (std::size_t rank = values.size() - 1; rank > 0; --rank) {
      if (!better(values[rank].value, values[rank - 1].value)) break;
      std::swap(values[rank], values[rank - 1]);
    }
  }
  return values;
}

Line principal_line(const Table& table, const Position& position) {
  Line line{.positions = {position}};
  const Value value = table.lookup(position);
  const bool endless = value.outcome == Outcome::draw || value.endless();
  std::vector<std::uint64_t> seen;  // by ply: the positions' indices
  for (;;) {
    const Position& current = line.positions.back();
    if (endless) {
      const std::uint64_t index = table.index(current);
      const auto first = std::find(seen.begin(), seen.end(), index);
      if (first != seen.end()) {
        line.repeats_from = static_cast<std::size_t>(first - seen.begin());
        return line;
      }
      seen.push_back(index);
    }
    const std::optional<MoveValue> best = best_move(table, current);
    if (!best) return line;
    line.moves.push_back(best->move);
    line.positions.push_back(best->position);
  }
}

std::vector<std::optional<Value>> heat_map(const Table& table, Position position, Side side, Square from) {
  const Board& board = table.game().board();
  std::vector<std::optional<Value>> values(board.squares());
  const bool may_share = table.game().rules().side(side).may_share;
  Square stands = from;
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const Square square{index};
    if (square != stands && !may_share && position.of(side).contains(square)) continue;
    position.of(side).move(stands, square);
    stands = square;
    if (!table.game().validate(position) && table.knows(position)) values[index] = table.lookup(position);
  }
  return values;
}

}  // namespace catchmate
