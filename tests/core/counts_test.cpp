/// Statistics and differences against the twins that look up each position.
#include <catchmate/difference.h>
#include <catchmate/games.h>
#include <catchmate/statistics.h>

#include <cstdint>
#include <variant>

#include "boards.h"
#include "catch.h"
#include "reference/any_game.h"
#include "reference/lookups.h"

using namespace catchmate;

namespace {

Game with_pieces_of(const Game& game, Rules rules) {
  for (const Side side : kSides) rules.side(side).pieces = game.rules().side(side).pieces;
  return {reference::fitted(rules, game.board()), game.board()};
}

}  // namespace

TEST_CASE("Statistics and comparisons match the twins that look up each position", "[statistics][difference]") {
  for_games(250, 100, [](const Game& game, Random& random) {
    const Table table = table_of(game);
    CHECK(statistics(table) == reference::statistics(table));
    const auto draw = [&random](std::uint32_t bound) { return random.below(bound); };
    const Table after = table_of(with_pieces_of(game, reference::any_rules(draw)));
    CompareTask difference(table, after);
    while (difference.advance()) {
    }
    CHECK(difference.counted() == table.positions());
    CHECK(difference.changes() == reference::changes(table, after));
  });
}

TEST_CASE("Partial tables and those of other boards or piece counts are not compared", "[difference]") {
  Rules two_whites = chase();
  two_whites.side(Side::one).pieces = 2;
  const Table table = table_of(Game(chase(), Board(3, 3)));
  CHECK(comparison_fault(table, table_of(Game(chase(), Board(3, 4)))) == ComparisonFault::board);
  Board marked(3, 3);
  marked.set_mark(Mark::goal, Side::one, Square{4}, true);
  CHECK(comparison_fault(table, table_of(Game(chase(), marked))) == ComparisonFault::board);
  const Table more = table_of(Game(two_whites, Board(3, 3)));
  CHECK(comparison_fault(table, more) == ComparisonFault::pieces);
  CHECK(message(ComparisonFault::pieces) == "a side has more pieces in one table than in the other");
  CHECK(message(ComparisonFault::pieces, Language::chinese) == "两张表里有一方的棋子数不同");
  const auto partial =
      std::get<Table>(solve(Game(chase(), Board(3, 3)), {.position = position_of({"O..", "...", "..X"})}));
  CHECK(comparison_fault(partial, table) == ComparisonFault::partial);
  CHECK(comparison_fault(table, partial) == ComparisonFault::partial);
}
