#include <catchmate/analysis.h>
#include <catchmate/games.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

// Whether a mover prefers one value to another, case by case.
bool likes_better(Value a, Value b) {
  if (a.outcome == Outcome::win) return b.outcome != Outcome::win || a.distance < b.distance;
  if (a.outcome == Outcome::draw) return b.outcome == Outcome::loss;
  return b.outcome == Outcome::loss && a.distance > b.distance;
}

}  // namespace

TEST_CASE("Moves come best first, each with its resulting position's value", "[analysis]") {
  for (const Game& game : games_to_analyse()) {
    const Table table = table_of(game);
    std::size_t wrong = 0;
    table.for_each([&](const Position& position, Value value) {
      const std::vector<MoveValue> values = move_values(table, position);
      const std::vector<Move> legal = game.moves(position);
      if (values.size() != legal.size()) ++wrong;
      if (!values.empty() && values.front().value != value) ++wrong;
      for (std::size_t rank = 0; rank < values.size(); ++rank) {
        if (!(values[rank].position == after(position, values[rank].move))) ++wrong;
        const Value next = table.lookup(values[rank].position);
        const Value expected =
            next.outcome == Outcome::draw ? Value{} : Value{reverse(next.outcome), next.distance + 1};
        if (values[rank].value != expected) ++wrong;
        if (std::count(legal.begin(), legal.end(), values[rank].move) != 1) ++wrong;
        if (rank == 0) continue;
        if (likes_better(values[rank].value, values[rank - 1].value)) ++wrong;
        const auto place = [&](std::size_t of) { return std::find(legal.begin(), legal.end(), values[of].move); };
        if (values[rank].value == values[rank - 1].value && place(rank) < place(rank - 1)) ++wrong;
      }
    });
    CHECK(wrong == 0);
  }
}

TEST_CASE("The principal line is as long as the distance and ends the game, or loops in a draw", "[analysis]") {
  for (const Game& game : games_to_analyse()) {
    const Table table = table_of(game);
    std::size_t wrong = 0;
    table.for_each([&](const Position& position, Value value) {
      const Line line = principal_line(table, position);
      std::vector<Position> stands{position};
      for (const Move& move : line.moves) {
        const std::vector<MoveValue> values = move_values(table, stands.back());
        if (values.empty() || values.front().move != move) ++wrong;
        stands.push_back(after(stands.back(), move));
      }
      if (line.positions != stands) ++wrong;
      const std::optional<Outcome> ending = game.ending(stands.back());
      if (value.outcome != Outcome::draw) {
        if (line.moves.size() != value.distance || line.repeats_from || !ending) ++wrong;
        if (ending && *ending != (value.distance % 2 == 0 ? value.outcome : reverse(value.outcome))) ++wrong;
        return;
      }
      if (!line.repeats_from) {
        if (ending != Outcome::draw) ++wrong;
        return;
      }
      if (*line.repeats_from >= line.moves.size() || !(stands[*line.repeats_from] == stands.back())) ++wrong;
      for (std::size_t first = 0; first < stands.size() - 1; ++first) {
        for (std::size_t second = first + 1; second < stands.size() - 1; ++second) {
          if (stands[first] == stands[second]) ++wrong;
        }
      }
    });
    CHECK(wrong == 0);
  }
}

TEST_CASE("A heat map holds the values with the piece elsewhere", "[analysis]") {
  for (const Game& game : games_to_analyse()) {
    const Table table = table_of(game);
    std::size_t wrong = 0;
    table.for_each([&](const Position& position, Value value) {
      for (const Side side : kSides) {
        for (const Square from : position.of(side)) {
          const std::vector<std::optional<Value>> heat = heat_map(table, position, side, from);
          if (heat.size() != game.board().squares() || heat[from.index] != value) ++wrong;
          for (std::uint32_t index = 0; index < heat.size(); ++index) {
            Position moved = position;
            moved.of(side) = {Square{index}};
            for (const Square other : position.of(side)) {
              if (other != from) moved.of(side).insert(other);
            }
            const bool valid = !game.validate(moved);
            if (heat[index].has_value() != valid || (valid && *heat[index] != table.lookup(moved))) ++wrong;
          }
        }
      }
    });
    CHECK(wrong == 0);
  }
}
