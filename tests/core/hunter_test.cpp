#include <catchmate/analysis.h>
#include <catchmate/hunter.h>
#include <catchmate/statistics.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

// A position's score by move values alone; 0 if it does not qualify for the goal.
Ply plain_score(const std::string& goal, const Table& table, const Position& position) {
  const Value value = table.lookup(position);
  const std::vector<MoveValue> moves = move_values(table, position);
  const auto draws = std::count_if(moves.begin(), moves.end(),
                                   [](const MoveValue& move) { return move.value.outcome == Outcome::draw; });
  Position other = position;
  other.to_move = opponent(position.to_move);
  const Value turned = table.lookup(other);
  if (goal == "longest") return value.distance;
  if (goal == "only-draw") {
    // The last is the quickest loss.
    const bool counts = draws == 1 && value.outcome == Outcome::draw && moves.size() > 1;
    return counts ? moves.back().value.distance : 0;
  }
  const bool both_go_on = !moves.empty() && !table.game().moves(other).empty();
  const bool is_zugzwang = both_go_on && value.outcome != Outcome::win && turned.outcome != Outcome::win;
  return is_zugzwang ? std::max(value.distance, turned.distance) : 0;
}

}  // namespace

TEST_CASE("a hunter finds the highest score on 3 by 3 boards", "[hunter]") {
  std::map<std::string, Ply> highest_of;
  for (std::uint32_t pattern = 0; pattern < 512; ++pattern) {
    Board board(3, 3);
    for (std::uint32_t square = 0; square < 9; ++square) board.set_obstacle({square}, (pattern >> square & 1U) != 0);
    const Table table = table_of(Game(crossing_pawn(), board));
    for (const HuntGoal& goal : hunt_goals()) {
      const auto found = goal.hardest(table, 1);
      const Ply score = found ? found->score : 0;
      highest_of[goal.id] = std::max(highest_of[goal.id], score);
      if (goal.id == "fewest-saves") continue;
      Ply highest = 0;
      table.for_each([&](const Position& position, Value) {
        if (is_huntable(table.game(), position)) highest = std::max(highest, plain_score(goal.id, table, position));
      });
      CHECK(score == highest);
      if (found) CHECK(plain_score(goal.id, table, found->position) == highest);
      CHECK_FALSE(goal.hardest(table, highest + 1));
    }
  }
  for (const HuntGoal& goal : hunt_goals()) {
    INFO(goal.id);
    Hunter hunter(*find_entry("crossing-pawn"), goal, {.rows = 3, .columns = 3}, 1);
    while (!hunter.done() && hunter.state().tried < 4000) static_cast<void>(hunter.step());
    REQUIRE(hunter.state().best);
    CHECK(hunter.state().best->score == highest_of[goal.id]);
  }
}

TEST_CASE("the winner's only moves are counted along the principal line") {
  Random random(5);
  Ply most = 0;
  for (int board = 0; board < 100; ++board) {
    const Table table = table_of(Game(crossing_pawn(), board_of(random_drawing(random, 5, 5, 30))));
    const auto found = find_hunt_goal("fewest-saves")->hardest(table, 1);
    if (!found) continue;
    Ply turns = 0;
    for (const Position& position : principal_line(table, found->position).positions) {
      if (table.lookup(position).outcome != Outcome::win) continue;
      const std::vector<MoveValue> moves = move_values(table, position);
      if (moves.size() > 1 && moves[1].value.outcome != Outcome::win) ++turns;
    }
    CHECK(turns == found->score);
    most = std::max(most, turns);
  }
  CHECK(most > 2);
}

TEST_CASE("a hunt in each game finds ever better contest boards") {
  for (const GameEntry& entry : game_entries()) {
    INFO(entry.rules.id);
    Hunter hunter(entry, *find_hunt_goal("longest"), {.rows = 4, .columns = 4, .percent = 30}, 1);
    Ply score = 0;
    while (!hunter.done() && hunter.state().tried < (entry.contest ? 500 : 5)) {
      if (!hunter.step()) continue;
      const auto& [problem, higher, tried] = *hunter.state().best;
      CHECK(higher > score);
      score = higher;
      CHECK_FALSE(problem.game.validate(problem.position));
      CHECK(is_huntable(problem.game, problem.position));
      CHECK(table_of(problem.game).lookup(problem.position).distance == score);
      if (entry.contest) CHECK(problem.game.board().rows() == (problem.game.board().is_graph() ? 1 : 4));
    }
    CHECK(score > 0);
  }
}

TEST_CASE("a hunt ends where one board exists, or none") {
  Hunter chase(*find_entry("chase"), *find_hunt_goal("longest"), {.rows = 8, .columns = 8}, 1);
  CHECK(chase.step());
  CHECK(chase.done());
  // White, to move, wins at most by an immediate capture.
  const Table table = table_of(Game(catchmate::chase(), Board(8, 8)));
  CHECK(chase.state().best->score == statistics(table).to_move[0].longest_loss->distance);
  Hunter none(*find_entry("crossing-pawn"), *find_hunt_goal("longest"), {.rows = 2, .columns = 1}, 1);
  CHECK_FALSE(none.step());
  CHECK(none.done());
}
