#include <catchmate/analysis.h>
#include <catchmate/solver.h>

#include <cstdint>
#include <variant>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

TEST_CASE("A solve in slices gives the table of a solve in one go, and its progress only grows", "[solver]") {
  const Game game(crossing_pawn(), board_of({"....", ".#..", "....", "..#."}));
  Solver solver(game);
  Progress last = solver.progress();
  CHECK(last.settled == 0);
  CHECK(last.positions == PlacementIndex(game).positions());
  while (solver.advance()) {
    const Progress progress = solver.progress();
    CHECK(progress.settled >= last.settled);
    CHECK(progress.layers >= last.layers);
    CHECK(progress.settled <= progress.positions);
    CHECK(progress.positions == last.positions);
    last = progress;
  }
  const Progress end = solver.progress();
  const Table table = std::move(solver).take_table();
  CHECK(table.signature() == table_of(game).signature());

  const Statistics found = statistics(table);
  std::uint64_t settled = 0;
  for (const std::uint64_t count : found.by_distance) settled += count;
  CHECK(end.settled == settled);
  CHECK(end.layers + 1 == found.by_distance.size());
}

TEST_CASE("The memory that a solve takes is known before it is taken", "[solver]") {
  const std::uint64_t bytes = memory_needed(crossing_pawn(), 100, 100);
  CHECK(bytes > 990'000 * sizeof(Ply));
  CHECK(bytes < 1'000'000'000);
  CHECK(memory_needed(crossing_pawn(), 100, 50) < bytes);
  CHECK(memory_needed(chase(), std::uint64_t{1} << 60U, std::uint64_t{1} << 60U) == kUncountable);

  CHECK_FALSE(too_large(crossing_pawn(), 100, 100, bytes));
  CHECK_FALSE(too_large(crossing_pawn(), 100, 100, kUncountable));
  const auto excess = too_large(crossing_pawn(), 100, 100, bytes - 1);
  REQUIRE(excess);
  CHECK(excess->bytes == bytes);
  CHECK(excess->budget == bytes - 1);
}

TEST_CASE("No budget allows a table with more positions than the solver can number", "[solver]") {
  constexpr std::uint64_t kMillion = 1'000'000;
  const auto excess = too_large(chase(), kMillion * kMillion, kMillion * kMillion, kUncountable);
  REQUIRE(excess);
  CHECK(excess->bytes > excess->budget);
}

TEST_CASE("A game that is too large is refused with the bytes it would take", "[solver]") {
  const Game game(chase(), Board(20, 20));
  const auto result = solve(game, 1'000'000);
  REQUIRE(std::holds_alternative<TableTooLarge>(result));
  CHECK(std::get<TableTooLarge>(result).bytes == memory_needed(chase(), 400, 400));
  CHECK(std::get<TableTooLarge>(result).budget == 1'000'000);
}

TEST_CASE("A board without room for the pieces has an empty table", "[solver]") {
  for (const Drawing& rows : {Drawing{"."}, Drawing{"##", "##"}, Drawing{"#.", "##"}}) {
    const Table table = table_of(Game(crossing_pawn(), board_of(rows)));
    std::size_t count = 0;
    table.for_each([&count](const Position&, Value) { ++count; });
    CHECK(count == 0);
    CHECK(table.signature() == 0);
  }
}

TEST_CASE("On a board of one square two pieces can only share it", "[solver]") {
  const Table table = table_of(Game(chase(), Board(1, 1)));
  for (const Side to_move : {Side::one, Side::two}) {
    const Position position{.pieces = {PieceSet{Square{0}}, PieceSet{Square{0}}}, .to_move = to_move};
    CHECK(table.lookup(position) == Value{Outcome::loss, 0});
  }
}

TEST_CASE("Black that is already on row 1 has won at distance 0, on its own turn too", "[solver]") {
  const Drawing rows{"..X", "...", "O.O"};
  const Table table = table_of(Game(crossing_pawn(), board_of(rows)));
  CHECK(table.lookup(position_of(rows, Side::one)) == Value{Outcome::loss, 0});
  CHECK(table.lookup(position_of(rows, Side::two)) == Value{Outcome::win, 0});
}

TEST_CASE("A side that is stuck in a game where that draws has drawn", "[solver]") {
  Rules rules = crossing_pawn();
  rules.no_move = NoMove::draws;
  const Drawing rows{"#..", "X#.", "##.", ".OO"};
  const Table table = table_of(Game(rules, board_of(rows)));
  CHECK(table.lookup(position_of(rows, Side::two)).outcome == Outcome::draw);
  CHECK(table.lookup(position_of(rows, Side::one)).outcome == Outcome::draw);
}
