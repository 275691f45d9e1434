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

TEST_CASE("Changes are those of looking each position up in both tables", "[difference]") {
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

TEST_CASE("Tables of other boards or other numbers of pieces, and partial ones, are not compared", "[difference]") {
  Rules two_whites = chase();
  two_whites.side(Side::one).pieces = 2;
  const Table table = table_of(Game(chase(), Board(3, 3)));
  const Table wider = table_of(Game(chase(), Board(3, 4)));
  CHECK(comparison_fault(table, wider) == ComparisonFault::board);
  Board marked(3, 3);
  marked.set_mark(Mark::goal, Side::one, Square{4}, true);
  CHECK(comparison_fault(table, table_of(Game(chase(), marked))) == ComparisonFault::board);
  const Table more = table_of(Game(two_whites, Board(3, 3)));
  CHECK(comparison_fault(table, more) == ComparisonFault::pieces);
  CHECK(message(ComparisonFault::pieces) == "a side has more pieces in one table than in the other");

  const auto solved = solve(Game(chase(), Board(3, 3)), {.position = position_of({"O..", "...", "..X"})});
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
