/// Games with a token, which both sides move.
#include <catchmate/games.h>
#include <catchmate/notation.h>
#include <catchmate/solver.h>

#include <cstdint>
#include <string>
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

// Each point leads to the next one.
Board path(std::uint32_t points) {
  std::vector<GraphEdge> edges;
  for (std::uint32_t point = 0; point + 1 < points; ++point) edges.push_back({Square{point}, Square{point + 1}, true});
  return Board::graph(points, edges);
}

}  // namespace

TEST_CASE("On a path the token's way to the end decides, however long it is", "[token]") {
  constexpr std::uint32_t kPoints = kSanitized ? 2'000 : 70'000;
  const Table table = table_of(Game(token(), path(kPoints)));
  CHECK(table.positions() == 2 * std::uint64_t{kPoints});
  CHECK(table.longest() == kPoints - 1);
  CHECK(table.lookup(on(0)) == Value{kPoints % 2 == 0 ? Outcome::win : Outcome::loss, kPoints - 1});
  CHECK(table.lookup(on(1, Side::two)) == Value{kPoints % 2 == 0 ? Outcome::loss : Outcome::win, kPoints - 2});
  CHECK(table.lookup(on(kPoints - 1)) == Value{Outcome::loss, 0});
}

TEST_CASE("One solver says of goals on one graph, one after another, what a new one says of each", "[token]") {
  const std::string text = find_entry("token")->standard;
  ProblemReader reader(token());
  reader.feed(text);
  reader.finish();
  const Board graph = std::get<Problem>(reader.next().value()).game.board();
  Solver kept;
  for (std::uint32_t goal = 0; goal <= graph.squares(); ++goal) {
    for (const bool is_both : {true, false}) {
      Board board = graph;
      if (goal < graph.squares()) board.set_mark(Mark::goal, Side::two, Square{goal}, true);
      if (goal < graph.squares() && is_both) board.set_mark(Mark::goal, Side::one, Square{goal}, true);
      const Game game(token(), board);
      const Table expected = table_of(game);
      for (std::uint32_t point = 0; point < graph.squares(); ++point) {
        for (const Side side : kSides) {
          const Position position = on(point, side);
          REQUIRE_FALSE(kept.start(game, {.position = position, .moves = true}));
          while (kept.advance()) {
          }
          auto table = std::get<Table>(kept.take_table());
          CHECK(table.lookup(position) == expected.lookup(position));
          kept.reuse(std::move(table));
        }
      }
    }
  }
}

TEST_CASE("A point closed to one side may hold the token, an obstacle may not", "[token]") {
  Board board = path(3);
  board.set_mark(Mark::closed, Side::one, Square{1}, true);
  CHECK_FALSE(Game(token(), board).validate(on(1)));
  board.set_obstacle(Square{1}, true);
  CHECK(Game(token(), board).validate(on(1)));
}

TEST_CASE("A judge's largest graph takes at most 60 bytes a point and an edge", "[token]") {
  constexpr std::uint64_t kPoints = 100'000;
  constexpr std::uint64_t kEdges = 500'000;
  const BoardSize size{
      .columns = kPoints, .free_squares = kPoints, .ways = {20, 20}, .all_ways = {kEdges, kEdges}, .graph = true};
  CHECK(memory_needed(token(), size) <= 60 * (kPoints + kEdges));
}
