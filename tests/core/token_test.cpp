/// Games with a token, which both sides move.
#include <catchmate/games.h>
#include <catchmate/notation.h>
#include <catchmate/solver.h>
#include <catchmate/verify.h>

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

Value value_of(const Board& board, const Position& position) { return table_of(Game(token(), board)).lookup(position); }

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

TEST_CASE("A token may go round a loop, which is a way not to lose", "[token]") {
  const Board board = Board::graph(2, {{Square{0}, Square{0}, true}, {Square{0}, Square{1}, true}});
  CHECK(value_of(board, on(0)) == Value{Outcome::win, 1});
  Board goal = board;
  for (const Side side : kSides) goal.set_mark(Mark::goal, side, Square{1}, true);
  CHECK(value_of(goal, on(0)) == Value{Outcome::win, 1});
  CHECK(value_of(Board::graph(1, {{Square{0}, Square{0}, true}}), on(0)).outcome == Outcome::draw);
}

TEST_CASE("A token is nobody's opponent: either side may go round a loop where captures are forbidden", "[token]") {
  Rules rules = token();
  rules.capture = Capture::forbidden;
  // The side without pieces can but go round, after which the other one brings the token to where there is no way.
  const Board board =
      Board::graph(2, {{Square{0}, Square{0}, true, Side::two}, {Square{0}, Square{1}, true, Side::one}});
  const Game game(rules, board);
  CHECK(game.moves(on(0, Side::two)) == std::vector{Move(Square{0}, Square{0})});
  CHECK_FALSE(game.how_ended(on(0, Side::two)));
  const Table table = table_of(game);
  CHECK(table.lookup(on(0, Side::two)) == Value{Outcome::loss, 2});
  CHECK_FALSE(verify(table).fault);

  const Table round = table_of(Game(rules, Board::graph(1, {{Square{0}, Square{0}, true}})));
  for (const Side side : kSides) CHECK(round.lookup(on(0, side)).outcome == Outcome::draw);
  CHECK_FALSE(verify(round).fault);
}

TEST_CASE("Who has to bring the token to the other one's goal has lost by that move", "[token]") {
  Board board = path(3);
  board.set_mark(Mark::goal, Side::two, Square{1}, true);
  CHECK(value_of(board, on(0, Side::one)) == Value{Outcome::loss, 1});
  CHECK(value_of(board, on(0, Side::two)) == Value{Outcome::win, 1});
  CHECK(value_of(board, on(1, Side::one)) == Value{Outcome::loss, 0});
  CHECK(value_of(board, on(1, Side::two)) == Value{Outcome::win, 0});
}

TEST_CASE("A point that is closed to one side is one where the other may bring the token", "[token]") {
  Board board = path(3);
  board.set_mark(Mark::closed, Side::one, Square{1}, true);
  CHECK(value_of(board, on(0, Side::one)) == Value{Outcome::loss, 0});
  CHECK(value_of(board, on(0, Side::two)) == Value{Outcome::loss, 2});
  CHECK_FALSE(Game(token(), board).validate(on(1)));
  board.set_obstacle(Square{1}, true);
  CHECK(Game(token(), board).validate(on(1)));
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
      CHECK_FALSE(verify(expected).fault);
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

TEST_CASE("A solver goes from a token to pieces and back", "[token]") {
  Solver solver;
  const auto value = [&solver](const Game& game, const Position& position) {
    REQUIRE_FALSE(solver.start(game));
    while (solver.advance()) {
    }
    auto table = std::get<Table>(solver.take_table());
    const Value found = table.lookup(position);
    solver.reuse(std::move(table));
    return found;
  };
  const Position hunt{.pieces = {PieceSet{Square{0}}, PieceSet{Square{1}}}, .to_move = Side::one};
  for (int round = 0; round < 2; ++round) {
    CHECK(value(Game(token(), path(4)), on(0)) == Value{Outcome::win, 3});
    CHECK(value(Game(chase(), Board(3, 3)), hunt) == Value{Outcome::win, 1});
    CHECK(value(Game(token(), path(5)), on(0)) == Value{Outcome::loss, 4});
  }
}

TEST_CASE("A judge's largest graph takes at most 60 bytes a point and an edge", "[token]") {
  constexpr std::uint64_t kPoints = 100'000;
  constexpr std::uint64_t kEdges = 500'000;
  const BoardSize size{
      .columns = kPoints, .free_squares = kPoints, .ways = {20, 20}, .all_ways = {kEdges, kEdges}, .graph = true};
  CHECK(memory_needed(token(), size) <= 60 * (kPoints + kEdges));
}
