#include "reference/statistics.h"

#include <catchmate/games.h>
#include <catchmate/statistics.h>

#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

TEST_CASE("Statistics are those of looking each position up, on rows of one cell and of several", "[statistics]") {
  // Free on three sides: as wide as an open board, with a tenth of its positions.
  Board wide(12, 12);
  for (std::uint32_t row = 3; row <= 10; ++row) {
    for (std::uint32_t column = 3; column <= 12; ++column) wide.set_obstacle(wide.square(row, column), true);
  }
  std::vector<Game> games = games_to_analyse();
  games.insert(games.end(),
               {Game(chase(), Board(11, 12)), Game(chase(), Board(20, 20)), Game(crossing_pawn(), wide),
                Game(crossing_pawn(), board_of({"...######", ".#.......", ".#######.", ".#.#.....", ".#.#.####",
                                                ".#.#.....", ".#######.", ".#.......", "........."})),
                Game(crossing_pawn(), Board(6, 6))});
  for (const Game& game : games) {
    const Table table = table_of(game);
    CHECK(statistics(table) == reference::statistics(table));
  }
}

TEST_CASE("Statistics are the same in slices, and each slice counts some more", "[statistics]") {
  const Table table = table_of(Game(chase(), Board(20, 20)));
  Survey survey(table, 1);
  std::uint64_t counted = 0;
  int slices = 1;
  for (; survey.advance(); ++slices) {
    CHECK(survey.counted() > counted);
    counted = survey.counted();
    CHECK(counted < table.positions());
  }
  CHECK(slices > 1);
  CHECK(survey.counted() == table.positions());
  CHECK(survey.statistics() == reference::statistics(table));
}
