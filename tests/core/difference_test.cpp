#include "reference/difference.h"

#include <catchmate/difference.h>
#include <catchmate/games.h>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

Changes changes_of(const Table& before, const Table& after) {
  REQUIRE_FALSE(comparison_fault(before, after));
  Difference difference(before, after);
  while (difference.advance()) {
  }
  CHECK(difference.counted() == before.positions());
  return difference.changes();
}

// Rules of one number of pieces that differ in a rule each, and the first of them again.
std::vector<Rules> chases() {
  std::vector<Rules> all(8, chase());
  all[1].capture = Capture::forbidden;
  all[2].capture = Capture::side_one_wins;
  all[3].side(Side::one).may_pass = true;
  all[4].no_move = NoMove::draws;
  all[4].capture = Capture::forbidden;
  all[4].side(Side::one).goals = {Edge::right};
  all[5].endless = Endless::side_two_wins;
  all[6].side(Side::two).goals = {Edge::top};
  return all;
}

}  // namespace

TEST_CASE("Changes are what looking each position up in both tables comes to", "[difference]") {
  const std::vector<Rules> rules = chases();
  for (const Board& board : {Board(3, 4), board_of({"..#.", ".#..", "...."}), Board(1, 1), Board(12, 12)}) {
    std::vector<Table> tables;
    for (const Rules& each : rules) tables.push_back(table_of(Game(each, board)));
    // On the large board, each against the first: its rows take several words, whatever the rules.
    const std::size_t befores = board.squares() > 64 ? 1 : tables.size();
    for (const Table& before : std::span(tables).first(befores)) {
      for (const Table& after : tables) CHECK(changes_of(before, after) == reference::changes(before, after));
    }
  }
}

TEST_CASE("Nothing differs between a table and itself", "[difference]") {
  for (const Game& game : games_to_analyse()) {
    const Table table = table_of(game);
    for (const SideChanges& side : changes_of(table, table).to_move) {
      CHECK(side.other_distance + side.only_before + side.only_after == 0);
      for (std::size_t from = 0; from < 3; ++from) {
        for (std::size_t to = 0; to < 3; ++to) {
          CHECK((from == to || side.positions[from][to] == 0));
          CHECK_FALSE(side.examples[from][to]);
        }
      }
    }
  }
}

TEST_CASE("The other way round each change is the opposite one", "[difference]") {
  const std::vector<Rules> rules = chases();
  for (const Rules& second : rules) {
    const Table before = table_of(Game(rules[0], Board(4, 4)));
    const Table after = table_of(Game(second, Board(4, 4)));
    const Changes there = changes_of(before, after);
    const Changes back = changes_of(after, before);
    for (std::size_t side = 0; side < 2; ++side) {
      CHECK(there.to_move[side].only_before == back.to_move[side].only_after);
      CHECK(there.to_move[side].other_distance == back.to_move[side].other_distance);
      for (std::size_t from = 0; from < 3; ++from) {
        for (std::size_t to = 0; to < 3; ++to) {
          CHECK(there.to_move[side].positions[from][to] == back.to_move[side].positions[to][from]);
          const auto& example = there.to_move[side].examples[from][to];
          const auto& same = back.to_move[side].examples[to][from];
          REQUIRE(example.has_value() == same.has_value());
          if (example) CHECK(example->position == same->position);
        }
      }
    }
  }
}

TEST_CASE("Positions in which pieces share a square are counted apart where they are forbidden", "[difference]") {
  Rules forbidding = chase();
  forbidding.capture = Capture::forbidden;
  const Table free = table_of(Game(chase(), Board(3, 3)));
  const Table forbidden = table_of(Game(forbidding, Board(3, 3)));
  for (const SideChanges& side : changes_of(free, forbidden).to_move) {
    CHECK(side.only_before == 9);
    CHECK(side.only_after == 0);
  }
  for (const SideChanges& side : changes_of(forbidden, free).to_move) {
    CHECK(side.only_before == 0);
    CHECK(side.only_after == 9);
  }
}

TEST_CASE("An example is a position in which the game goes on by both rules, far from its end", "[difference]") {
  // Where both may pass and black goes no farther than white, it does not catch up any more.
  Rules passing = chase();
  for (SideRules& side : passing.sides) side.may_pass = true;
  passing.side(Side::two).reach = 1;
  const Table before = table_of(Game(chase(), Board(5, 5)));
  const Table after = table_of(Game(passing, Board(5, 5)));
  const Changes changes = changes_of(before, after);
  const auto loss = static_cast<std::size_t>(Outcome::loss);
  const auto draw = static_cast<std::size_t>(Outcome::draw);
  REQUIRE(changes.to_move[0].positions[loss][draw] > 0);
  const auto& example = changes.to_move[0].examples[loss][draw];
  REQUIRE(example);
  CHECK(example->before == before.lookup(example->position));
  CHECK(example->after == after.lookup(example->position));
  before.for_each([&](const Position& position, Value value) {
    if (position.to_move != Side::one || value.outcome != Outcome::loss) return;
    if (after.lookup(position).outcome == Outcome::draw) CHECK(value.distance <= example->before.distance);
  });
}

TEST_CASE("Tables of other boards or other numbers of pieces, and partial ones, are not compared", "[difference]") {
  Rules two_whites = chase();
  two_whites.side(Side::one).pieces = 2;
  const Table table = table_of(Game(chase(), Board(3, 3)));
  CHECK_FALSE(comparison_fault(table, table));
  const Table wider = table_of(Game(chase(), Board(3, 4)));
  CHECK(comparison_fault(table, wider) == ComparisonFault::board);
  Board marked(3, 3);
  marked.set_mark(Mark::goal, Side::one, Square{4}, true);
  CHECK(comparison_fault(table, table_of(Game(chase(), marked))) == ComparisonFault::board);
  const Table more = table_of(Game(two_whites, Board(3, 3)));
  CHECK(comparison_fault(table, more) == ComparisonFault::pieces);
  CHECK(message(ComparisonFault::pieces) == "a side has more pieces in one table than in the other");

  const Position start = position_of({"O..", "...", "..X"});
  Solver solver;
  REQUIRE_FALSE(solver.start(Game(chase(), Board(3, 3)), {.position = start}));
  while (solver.advance()) {
  }
  const auto solved = solver.take_table();
  const auto& partial = std::get<Table>(solved);
  REQUIRE(partial.partial());
  CHECK(comparison_fault(partial, table) == ComparisonFault::partial);
  CHECK(comparison_fault(table, partial) == ComparisonFault::partial);
}

TEST_CASE("Changes are the same in slices, and each slice goes over some more", "[difference]") {
  Rules passing = chase();
  passing.side(Side::one).may_pass = true;
  const Table before = table_of(Game(chase(), Board(20, 20)));
  const Table after = table_of(Game(passing, Board(20, 20)));
  Difference difference(before, after, 1);
  std::uint64_t counted = 0;
  int slices = 1;
  for (; difference.advance(); ++slices) {
    CHECK(difference.counted() > counted);
    counted = difference.counted();
  }
  CHECK(slices > 1);
  CHECK(difference.counted() == before.positions());
  CHECK(difference.changes() == reference::changes(before, after));
}
