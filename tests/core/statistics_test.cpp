#include "reference/statistics.h"

#include <catchmate/games.h>
#include <catchmate/statistics.h>

#include <array>
#include <cstdint>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

std::uint64_t sum_of(const Statistics& found) {
  std::uint64_t sum = 0;
  for (const SideStatistics& side : found.to_move) {
    for (const std::uint64_t count : side.positions) sum += count;
  }
  return sum;
}

}  // namespace

TEST_CASE("Statistics are what looking each position up comes to", "[statistics]") {
  for (const Game& game : games_to_analyse()) {
    const Table table = table_of(game);
    const Statistics found = statistics(table);
    CHECK(found == reference::statistics(table));
    CHECK(sum_of(found) == table.positions());
  }
}

TEST_CASE("Statistics are so on rows of one cell and of several, of the contests' games", "[statistics]") {
  // Free on three sides: as wide as an open board, with a tenth of its positions.
  Board wide(12, 12);
  for (std::uint32_t row = 3; row <= 10; ++row) {
    for (std::uint32_t column = 3; column <= 12; ++column) wide.set_obstacle(wide.square(row, column), true);
  }
  const std::vector<Game> games{
      Game(chase(), Board(11, 12)), Game(chase(), Board(20, 20)), Game(crossing_pawn(), wide),
      Game(crossing_pawn(), board_of({"...######", ".#.......", ".#######.", ".#.#.....", ".#.#.####", ".#.#.....",
                                      ".#######.", ".#.......", "........."})),
      Game(crossing_pawn(), Board(6, 6))};
  for (const Game& game : games) {
    const Table table = table_of(game);
    CHECK(statistics(table) == reference::statistics(table));
  }
}

TEST_CASE("A win at distance 0 counts as a win, and is the longest only where there is no longer one", "[statistics]") {
  const Table one_row = table_of(Game(crossing_pawn(), Board(1, 3)));
  const Statistics found = statistics(one_row);
  CHECK(found.by_distance == std::vector<std::uint64_t>{18});
  CHECK(found.to_move[1].positions == std::array<std::uint64_t, 3>{9, 0, 0});
  CHECK(found.to_move[1].longest_win->distance == 0);
  CHECK(found.to_move[0].positions == std::array<std::uint64_t, 3>{0, 0, 9});
  CHECK_FALSE(found.to_move[0].longest_win);
}

TEST_CASE("A zugzwang is a placement in which either side loses when it is to move", "[statistics]") {
  // Red to move loses in 2 plies, black to move in 4.
  const Drawing rows{"#O#", "O..", ".X."};
  const Table table = table_of(Game(crossing_pawn(), board_of(rows)));
  REQUIRE(table.lookup(position_of(rows, Side::one)) == Value{Outcome::loss, 2});
  REQUIRE(table.lookup(position_of(rows, Side::two)) == Value{Outcome::loss, 4});
  const Statistics found = statistics(table);
  CHECK(found.both_lose.placements > 0);
  REQUIRE(found.both_lose.longest);
  CHECK(found.both_lose.longest->distance >= 4);
  for (const Side side : kSides) {
    Position position = found.both_lose.longest->position;
    position.to_move = side;
    CHECK(table.lookup(position).outcome == Outcome::loss);
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
