#include <catchmate/analysis.h>
#include <catchmate/solver.h>

#include <cstdint>
#include <memory>
#include <variant>

#include "boards.h"
#include "catch.h"
#include "reference/plain_solver.h"

using namespace catchmate;

TEST_CASE("A solve in slices gives the table of a solve in one go, and its progress only grows", "[solver]") {
  const Game game(crossing_pawn(), board_of({"....", ".#..", "....", "..#."}));
  Solver solver;
  REQUIRE_FALSE(solver.start(game));
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
  const Table table = std::get<Table>(solver.take_table());
  CHECK(table.signature() == table_of(game).signature());

  const Statistics found = statistics(table);
  std::uint64_t settled = 0;
  for (const std::uint64_t count : found.by_distance) settled += count;
  CHECK(end.settled == settled);
  CHECK(end.layers + 1 == found.by_distance.size());
}

TEST_CASE("The bit-parallel method makes the plain one's table, on boards of every width of its rows", "[solver]") {
  // One size in each range of words that a row may have.
  for (const std::uint32_t size : {7U, 13U, 18U, 29U, 38U}) {
    const Game game(chase(), Board(size, size + 1));
    CHECK(table_of(game).signature() == solve_plain(game).signature());
  }
  for (const Drawing& rows : {Drawing{"..........", ".##....##.", "..........", "....##....", ".........."},
                              Drawing{"....", ".#..", "....", "..#.", "....", "#..#", "...."}}) {
    const Game game(crossing_pawn(), board_of(rows));
    CHECK(table_of(game).signature() == solve_plain(game).signature());
  }
}

TEST_CASE("Both methods agree on random rules of every kind", "[solver]") {
  Random random(7);
  const int games = kSanitized ? 100 : 1000;
  for (int made = 0; made < games; ++made) {
    Rules rules;
    rules.id = "random";
    rules.side(Side::one).name = "one";
    rules.side(Side::two).name = "two";
    for (SideRules& side : rules.sides) {
      side.directions = EnumSet<Direction>::from_bits(1 + random.below(255));
      side.reach = 1 + static_cast<int>(random.below(3));
      side.leaps = random.below(2) == 0;
      side.goals = EnumSet<Edge>::from_bits(random.below(3) == 0 ? random.below(16) : 0);
      side.may_pass = random.below(4) == 0;
    }
    rules.sides[random.below(2)].pieces = 1 + static_cast<int>(random.below(3));
    rules.capture = static_cast<Capture>(random.below(2));
    rules.no_move = static_cast<NoMove>(random.below(3));
    Board board(1 + random.below(5), 1 + random.below(5));
    for (std::uint32_t square = 0; square < board.squares(); ++square) {
      board.set_obstacle(Square{square}, random.below(4) == 0);
    }
    CAPTURE(made);
    const Game game(rules, board);
    CHECK(table_of(game).signature() == solve_plain(game).signature());
  }
}

TEST_CASE("The memory that a solve takes is known before it is taken", "[solver]") {
  const std::uint64_t bytes = memory_needed(crossing_pawn(), 10, 10, 100);
  CHECK(bytes > 990'000);
  CHECK(bytes < 1'000'000'000);
  CHECK(memory_needed(crossing_pawn(), 10, 10, 50) < bytes);
  CHECK(memory_needed(chase(), std::uint64_t{1} << 30U, std::uint64_t{1} << 30U, std::uint64_t{1} << 60U) ==
        kUncountable);

  CHECK_FALSE(too_large(crossing_pawn(), 10, 10, 100, bytes));
  CHECK_FALSE(too_large(crossing_pawn(), 10, 10, 100, kUncountable));
  const auto excess = too_large(crossing_pawn(), 10, 10, 100, bytes - 1);
  REQUIRE(excess);
  CHECK(excess->bytes == bytes);
  CHECK(excess->budget == bytes - 1);
}

TEST_CASE("No budget allows a table with more positions than 64 bits can count", "[solver]") {
  constexpr std::uint64_t kMillion = 100'000;
  const auto excess = too_large(chase(), kMillion, kMillion, kMillion * kMillion, kUncountable);
  REQUIRE(excess);
  CHECK(excess->bytes == kUncountable);
}

TEST_CASE("A game that is too large is refused with the bytes it would take", "[solver]") {
  const Game game(chase(), Board(20, 20));
  const auto result = solve(game, {.memory_budget = 100'000});
  REQUIRE(std::holds_alternative<TableTooLarge>(result));
  CHECK(std::get<TableTooLarge>(result).bytes == memory_needed(chase(), 20, 20, 400));
  CHECK(std::get<TableTooLarge>(result).budget == 100'000);
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
