#include <catchmate/difference.h>
#include <catchmate/games.h>
#include <catchmate/signature.h>
#include <catchmate/solver.h>
#include <catchmate/statistics.h>
#include <catchmate/verify.h>

#include <cstdint>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

Table table_on(const Game& game, std::uint32_t threads) { return std::get<Table>(solve(game, {.threads = threads})); }

// Other tests use one per processor.
std::vector<std::uint32_t> numbers_of_threads() {
  return kSanitized ? std::vector<std::uint32_t>{3} : std::vector<std::uint32_t>{3, 8};
}

// Games with rows long enough for several threads: sliding pieces, pieces that move together, a side
// that can lose by its own move, passes, goals, draws.
std::vector<Game> large_games() {
  std::vector<Game> games;
  const auto open = [](Rules rules) {
    rules.side(Side::one).pieces = 2;
    rules.side(Side::two).pieces = 1;
    return rules;
  };
  games.emplace_back(chase(), Board(50, 51));
  Rules sliding = open(chase());
  sliding.side(Side::one) = {.name = "rook", .pieces = 2, .directions = kOrthogonal, .reach = 4};
  sliding.side(Side::two).reach = 3;
  for (const Side side : kSides) sliding.side(side).leaps = Leap::nothing;
  games.emplace_back(sliding, Board(12, 12));
  if (kSanitized) return games;
  games.emplace_back(crossing_pawn(), Board(13, 14));
  games.emplace_back(open(*find_game("cops-and-robber")), Board(13, 13));
  games.emplace_back(open(slow_cops()), Board(12, 14));
  for (const NoMove no_move : {NoMove::draws, NoMove::passes}) {
    Rules rules = crossing_pawn();
    rules.no_move = no_move;
    rules.capture = Capture::side_one_wins;
    Random random(7);
    games.emplace_back(rules, board_of(random_drawing(random, 14, 14, 25)));
  }
  return games;
}

}  // namespace

TEST_CASE("Any number of threads makes the same table and signature", "[threads]") {
  for (const Game& game : large_games()) {
    const Table expected = table_on(game, 1);
    const std::string signed_as = signature(expected, 1);
    for (const std::uint32_t threads : numbers_of_threads()) {
      const Table table = table_on(game, threads);
      CHECK(table.longest() == expected.longest());
      CHECK(signature(table, threads) == signed_as);
    }
  }
}

TEST_CASE("Any number of threads reports the same progress for one position", "[threads]") {
  const Game game(crossing_pawn(), Board(14, 14));
  const Position start{.pieces = {PieceSet{Square{0}, Square{13}}, PieceSet{Square{180}}}};
  const auto end_on = [&](std::uint32_t threads) {
    Solver solver;
    REQUIRE_FALSE(solver.start(game, {.position = start, .threads = threads}));
    while (solver.advance()) {
    }
    const Progress end = solver.progress();
    return std::tuple(end.settled, end.positions, end.layers);
  };
  for (const std::uint32_t threads : {2U, 8U}) CHECK(end_on(threads) == end_on(1));
}

TEST_CASE("Any number of threads gives the same statistics, proofs and changes", "[threads]") {
  Random random(3);
  const Game game(crossing_pawn(), board_of(random_drawing(random, 9, kSanitized ? 5 : 9, 15)));
  Rules passing = crossing_pawn();
  passing.side(Side::one).may_pass = true;
  const Table before = table_on(game, 2);
  const Table after = table_on(Game(passing, game.board()), 2);
  const auto changes = [&](std::uint32_t threads) {
    CompareTask difference(before, after, threads);
    while (difference.advance()) {
    }
    CHECK(difference.counted() == before.positions());
    return difference.changes();
  };
  // A robber that one cop never catches.
  Rules one_cop = *find_game("cops-and-robber");
  one_cop.side(Side::one).pieces = 1;
  const Table without_draws = table_on(Game(one_cop, Board(30, 30)), 2);
  REQUIRE(statistics(without_draws, 1).to_move[Side::one].endless > 0);
  for (const std::uint32_t threads : numbers_of_threads()) {
    CHECK(statistics(before, threads) == statistics(before, 1));
    CHECK(statistics(without_draws, threads) == statistics(without_draws, 1));
    CHECK(verify(before, threads).positions == before.positions());
    CHECK_FALSE(verify(before, threads).fault);
    CHECK(changes(threads) == changes(1));
  }
}

TEST_CASE("A solve uses only as many threads as its budget allows", "[threads]") {
  const Game game = large_games()[1];
  const std::uint64_t needed = memory_needed(game.rules(), size_of(game.rules(), game.board()));
  const auto bytes = [&](std::uint64_t budget) {
    Solver solver;
    REQUIRE_FALSE(solver.start(game, {.memory_budget = budget, .threads = 8}));
    return solver.bytes();
  };
  const std::uint64_t on_eight = bytes(kOverflow);
  CHECK(bytes(needed) == needed);
  CHECK(on_eight > needed);
  CHECK(bytes(on_eight) == on_eight);
  CHECK(bytes(on_eight - 1) < on_eight - 1);
}
