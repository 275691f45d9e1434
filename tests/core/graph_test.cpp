/// Graph boards, and games with a token, which both sides move.
#include <catchmate/games.h>
#include <catchmate/solver.h>
#include <catchmate/verify.h>

#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

const Rules& token() { return find_entry("token")->rules; }

Position on(std::uint32_t point, Side to_move = Side::one) {
  return {.pieces = {PieceSet{Square{point}}, PieceSet{}}, .to_move = to_move};
}

// Each point leads to the next.
Board path(std::uint32_t points) {
  std::vector<GraphEdge> edges;
  for (std::uint32_t point = 0; point + 1 < points; ++point) edges.push_back({Square{point}, Square{point + 1}, true});
  return Board::graph(points, edges);
}

}  // namespace

TEST_CASE("A graph lists each edge once, for both sides or for one", "[graph]") {
  constexpr bool kOneWay = true;
  const std::vector<GraphEdge> given{{Square{0}, Square{1}, kOneWay, Side::two},
                                     {Square{0}, Square{1}, false, Side::one},
                                     {Square{1}, Square{0}, kOneWay, Side::two},
                                     {Square{2}, Square{1}, kOneWay},
                                     {Square{1}, Square{2}, kOneWay, Side::two},
                                     {Square{3}, Square{0}, false, Side::one},
                                     {Square{2}, Square{1}, kOneWay}};
  const Board board = Board::graph(4, given);
  const std::vector<GraphEdge> edges{{Square{0}, Square{1}},
                                     {Square{0}, Square{3}, false, Side::one},
                                     {Square{2}, Square{1}, kOneWay, Side::one},
                                     {Square{1}, Square{2}, false, Side::two}};
  CHECK(board.edges() == edges);
  CHECK(Board::graph(4, edges) == board);
  CHECK_FALSE(board.has_same_ways());
  CHECK(board.most_ways(Side::one) == 2);
  CHECK(board.all_ways(Side::one) == 5);
  const Board copy = board;
  CHECK(copy.shares_ways(board));
  CHECK_FALSE(Board::graph(4, edges).shares_ways(board));
}

TEST_CASE("A graph with more points than a cell has squares verifies", "[graph]") {
  // A ring of 300 points: the steps over its end go far, all others are short.
  constexpr std::uint32_t kPoints = 300;
  std::vector<GraphEdge> edges;
  for (std::uint32_t index = 0; index < kPoints; ++index) {
    const Square here{index * 7 % kPoints};
    const Square next{(index * 7 + 7) % kPoints};
    edges.push_back({here, next, false, Side::one});
    edges.push_back({here, next, index % 5 != 0, Side::two});
  }
  Rules rules = slow_cops();
  rules.side(Side::one).pieces = 1;
  const Table table = table_of(Game(rules, Board::graph(kPoints, edges)));
  CHECK(table.positions() == std::uint64_t{2} * kPoints * kPoints);
  CHECK_FALSE(verify(table).fault);
}

TEST_CASE("A graph solves within twice its minimum memory, and not below the minimum", "[graph]") {
  for_games(150, 100, [](const Game& game, Random&) {
    if (!game.board().is_graph()) return;
    const std::uint64_t needed = memory_needed(game.rules(), size_of(game.rules(), game.board()));
    CHECK(std::holds_alternative<Table>(solve(game, {.memory_budget = 2 * needed})));
    CHECK(std::holds_alternative<TableTooLarge>(solve(game, {.memory_budget = needed - 1})));
  });
  // A judge's largest graph takes at most 60 bytes per point and edge.
  constexpr std::uint64_t kPoints = 100'000;
  constexpr std::uint64_t kEdges = 500'000;
  const BoardSize size{
      .columns = kPoints, .free_squares = kPoints, .ways = {20, 20}, .all_ways = {kEdges, kEdges}, .graph = true};
  CHECK(memory_needed(token(), size) <= 60 * (kPoints + kEdges));
}

TEST_CASE("Path length decides a token's game", "[token]") {
  constexpr std::uint32_t kPoints = kPartly ? 2'000 : 70'000;
  const Table table = table_of(Game(token(), path(kPoints)));
  CHECK(table.positions() == 2 * std::uint64_t{kPoints});
  CHECK(table.longest() == kPoints - 1);
  CHECK(table.lookup(on(0)) == Value{Outcome::win, kPoints - 1});
  CHECK(table.lookup(on(1, Side::two)) == Value{Outcome::loss, kPoints - 2});
}

TEST_CASE("A solver reused for other goals on a graph matches a new solver", "[token]") {
  const Board graph = problems_of(token(), find_entry("token")->standard).at(0).game.board();
  Solver kept;
  for (std::uint32_t goal = 0; goal <= graph.squares(); ++goal) {
    for (const bool is_both : {true, false}) {
      Board board = graph;
      if (goal < graph.squares()) board.set_mark(Mark::goal, Side::two, Square{goal}, true);
      if (goal < graph.squares() && is_both) board.set_mark(Mark::goal, Side::one, Square{goal}, true);
      const Game game(token(), board);
      const Table expected = table_of(game);
      expected.for_each([&](const Position& position, Value value) {
        REQUIRE_FALSE(kept.start(game, {.position = position, .moves = true}));
        while (kept.advance()) {
        }
        auto table = std::get<Table>(kept.take_table());
        CHECK(table.lookup(position) == value);
        kept.reuse(std::move(table));
      });
    }
  }
}

TEST_CASE("A point closed to one side may hold the token, an obstacle not", "[token]") {
  Board board = path(3);
  board.set_mark(Mark::closed, Side::one, Square{1}, true);
  CHECK_FALSE(Game(token(), board).validate(on(1)));
  board.set_obstacle(Square{1}, true);
  CHECK(Game(token(), board).validate(on(1)));
}
