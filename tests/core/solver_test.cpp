#include <catchmate/analysis.h>
#include <catchmate/games.h>
#include <catchmate/signature.h>
#include <catchmate/solver.h>

#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <variant>

#include "boards.h"
#include "catch.h"
#include "reference/plain_solver.h"

using namespace catchmate;

namespace {

// A comb: two columns and about three rows are free. Few positions, in rows of any width, and long games.
Board comb(std::uint32_t rows, std::uint32_t columns) {
  Board board(rows, columns);
  for (std::uint32_t row = 1; row <= rows; ++row) {
    for (std::uint32_t column = 3; column <= columns; ++column) {
      board.set_obstacle(board.square(row, column), row % (rows / 2) > 1);
    }
  }
  return board;
}

}  // namespace

TEST_CASE("The bit-parallel method matches the plain one on every row width", "[solver]") {
  // One size for each range of words per row.
  for (const std::uint32_t size : {7U, 13U, 18U, 29U, 38U}) {
    const Game game(chase(), size < 15 ? Board(size, size + 1) : comb(size, size + 1));
    CHECK(signature(table_of(game)) == signature(solve_plain(game)));
  }
  for (const Drawing& rows : {Drawing{"..........", ".##....##.", "..........", "....##....", ".........."},
                              Drawing{"....", ".#..", "....", "..#.", "....", "#..#", "...."}}) {
    const Game game(crossing_pawn(), board_of(rows));
    CHECK(signature(table_of(game)) == signature(solve_plain(game)));
  }
}

TEST_CASE("A position's scope excludes the half ruled out by square colours", "[solver]") {
  const Drawing rows{"..........", "..........", "..........", "..........", "..........",
                     "....O.....", "..........", "...X......", "..........", "......O..."};
  const Game game(crossing_pawn(), board_of(rows));
  const Position position = position_of(rows);
  const auto part = std::get<Table>(solve(game, {.position = position}));
  // Black never goes down: 80 of the 100 squares remain, half of them for either pair of colours.
  CHECK(part.positions() == 4950 * 2 * 80 / 2);
  const Value value = table_of(game).lookup(position);
  CHECK(part.lookup(position) == value);
  CHECK(part.longest() == value.distance);
}

TEST_CASE("A scope splits by colour only if each jump changes colour, and holds all that follows", "[solver]") {
  // A piece jumps over one row of obstacles, onto its own colour, or over two.
  for (const Drawing& rows : {Drawing{"..", "##", ".."}, Drawing{"..", "##", "##", ".."}}) {
    Rules rules = crossing_pawn();
    for (SideRules& side : rules.sides) {
      side.reach = 3;
      side.leaps = Leap::everything;
    }
    const Game game(rules, board_of(rows));
    const Table twin = solve_plain(game);
    twin.for_each([&](const Position& start, Value value) {
      const auto part = std::get<Table>(solve(game, {.position = start, .moves = true}));
      const bool even = rows.size() == 4;
      if (!game.ending_by_position(start)) CHECK(part.scope().by_colour() == even);
      CHECK(part.lookup(start) == value);
      for (const Move& move : game.moves(start)) {
        REQUIRE(part.knows(after(start, move)));
        CHECK(part.lookup(after(start, move)) == twin.lookup(after(start, move)));
      }
    });
  }
}

TEST_CASE("A partial table has no values for unsettled squares", "[solver]") {
  // The contest's fourth sample: the whole table has a loss in 10 with a red piece on (1,2).
  const Drawing rows{".....", ".....", "..O..", "#..#.", "O#.X."};
  const Game game(crossing_pawn(), board_of(rows));
  const Position position = position_of(rows);
  const Square from = game.board().square(3, 3);
  const Square to = game.board().square(1, 2);
  const Table whole = table_of(game);
  const auto part = std::get<Table>(solve(game, {.position = position, .moves = true}));
  CHECK_FALSE(whole.partial());
  CHECK(part.partial());
  CHECK(part.knows(position));
  CHECK(knows_moves(part, position));
  CHECK(heat_map(whole, position, Side::one, from)[to.index] == Value{Outcome::loss, 10});
  CHECK_FALSE(heat_map(part, position, Side::one, from)[to.index]);
}

TEST_CASE("A solve for one position may leave some of its moves open", "[solver]") {
  const Game game(chase(), Board(8, 8));
  const Position won{.pieces = {PieceSet{Square{0}}, PieceSet{Square{1}}}};
  CHECK(knows_moves(std::get<Table>(solve(game, {.position = won, .moves = true})), won));
  CHECK_FALSE(knows_moves(std::get<Table>(solve(game, {.position = won})), won));
}

TEST_CASE("The budget holds for distances beyond 254 plies too", "[solver]") {
  const Drawing rows{".......#.O", ".###......", "..#....#..", ".........X", "#..####.#.",
                     ".#######..", "........#.", ".##.###O#.", "...#...#..", ".....#...."};
  const Game game(crossing_pawn(), board_of(rows));
  const std::uint64_t needed = memory_needed(game.rules(), size_of(game.rules(), game.board()));
  const auto refused = solve(game, {.memory_budget = needed});
  REQUIRE(std::holds_alternative<TableTooLarge>(refused));
  const TableTooLarge excess = std::get<TableTooLarge>(refused);
  CHECK(excess.budget == needed);
  CHECK(excess.bytes > needed);
  const auto max_distance = [&game](std::uint64_t budget) {
    Solver solver;
    REQUIRE_FALSE(solver.start(game, {.memory_budget = budget}));
    return solver.progress().max_distance;
  };
  CHECK(max_distance(needed) == 254);
  CHECK(max_distance(excess.bytes - 1) == 254);
  CHECK(max_distance(excess.bytes) == 510);
  CHECK(max_distance(kOverflow) > 1'000'000);
  const auto allowed = solve(game, {.memory_budget = excess.bytes});
  REQUIRE(std::holds_alternative<Table>(allowed));
  CHECK(std::get<Table>(allowed).lookup(position_of(rows)) == Value{Outcome::win, 303});
}

TEST_CASE("A dropped solve leaves nothing behind in the next one", "[solver]") {
  const Game wide(crossing_pawn(), Board(6, 40));
  const Game narrow(chase(), Board(5, 5));
  const std::string expected = signature(table_of(narrow));
  Solver solver;
  for (const int slices : {0, 1, 2, 5, 20, 60}) {
    REQUIRE_FALSE(solver.start(wide));
    for (int slice = 0; slice < slices; ++slice) solver.advance();
    if (slices == 5) solver.release();
    REQUIRE_FALSE(solver.start(narrow));
    while (solver.advance()) {
    }
    auto table = std::get<Table>(solver.take_table());
    CHECK(signature(table) == expected);
    CHECK_FALSE(solver.advance());
    solver.reuse(std::move(table));
  }
}

TEST_CASE("A game that is too large is refused in advance, with its bytes", "[solver]") {
  const BoardSize size = rectangle_size(crossing_pawn(), 10, 10, 100);
  const std::uint64_t bytes = memory_needed(crossing_pawn(), size);
  CHECK(bytes > 990'000);
  CHECK(bytes < 1'000'000'000);
  CHECK(memory_needed(crossing_pawn(), rectangle_size(crossing_pawn(), 10, 10, 50)) < bytes);
  CHECK_FALSE(too_large(crossing_pawn(), size, bytes));
  const auto excess = too_large(crossing_pawn(), size, bytes - 1);
  REQUIRE(excess);
  CHECK(excess->bytes == bytes);
  CHECK(excess->budget == bytes - 1);
  const auto refused = solve(Game(crossing_pawn(), Board(10, 10)), {.memory_budget = bytes - 1});
  CHECK(std::get<TableTooLarge>(refused).bytes == bytes);
  // No budget allows more positions than 64 bits can count.
  for (const std::uint64_t side : {std::uint64_t{100'000}, std::uint64_t{1} << 30U}) {
    const auto huge = too_large(chase(), rectangle_size(chase(), side, side, side * side), kOverflow);
    REQUIRE(huge);
    CHECK(huge->bytes == kOverflow);
  }
}

TEST_CASE("Other boards or rules change the signature", "[signature]") {
  const auto signature_of = [](const Rules& rules, const Drawing& rows) {
    return signature(table_of(Game(rules, board_of(rows))));
  };
  const Drawing dead_end{"#..", ".#.", "..."};
  Rules drawing = crossing_pawn();
  drawing.no_move = NoMove::draws;
  Rules racing = chase();
  racing.side(Side::two).goals = {Edge::top};
  const std::set<std::string> all{
      signature_of(crossing_pawn(), {"...", "...", "..."}),
      signature_of(crossing_pawn(), {"...", "...", "..#"}),
      signature_of(crossing_pawn(), {"....", "....", "...."}),
      signature_of(chase(), {"...", "...", "..."}),
      signature_of(crossing_pawn(), dead_end),
      signature_of(drawing, dead_end),
      // A won and a lost position at distance 0.
      signature_of(chase(), {"."}),
      signature_of(racing, {"."}),
  };
  CHECK(all.size() == 8);
}
