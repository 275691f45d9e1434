#include <catchmate/games.h>
#include <catchmate/notation.h>
#include <catchmate/placement_index.h>
#include <catchmate/verify.h>

#include <string>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

TEST_CASE("Every game has valid rules, a description, and a standard position with a verified table", "[library]") {
  for (const GameEntry& entry : game_entries()) {
    INFO(entry.rules.id);
    CHECK_FALSE(entry.about.empty());
    CHECK(entry.about.find('\n') == std::string::npos);
    CHECK(list_games().find(entry.rules.id + " ") != std::string::npos);
    const Problem problem = problems_of(entry.rules, entry.standard).at(0);
    CHECK_FALSE(validate(entry.rules, problem.game.board().ground()));
    const Problem again = problems_of(entry.rules, write_problem(problem.game, problem.position)).at(0);
    CHECK(again.game.board() == problem.game.board());
    CHECK(again.position == problem.position);

    if (kPartly && standard_positions(entry) > 250'000) continue;
    const Table table = table_of(problem.game);
    CHECK(standard_positions(entry) == table.positions());
    const auto fault = verify(table).fault;
    if (fault) FAIL(message(problem.game, *fault));
  }
  CHECK(standard_positions({.rules = chase()}) == 0);
}

TEST_CASE("A cat and mouse II board is read and written with its own jumps", "[library]") {
  const Problem problem = problems_of(find_entry("cat-and-mouse-2")->rules, "[\"M.C...F\"]\n3\n4\n").at(0);
  CHECK(problem.game.rules().side(Side::one).reach == 4);
  CHECK(problem.game.rules().side(Side::two).reach == 3);
  CHECK(write_problem(problem.game, problem.position) == "[\"M.C...F\"]\n3\n4\n");
  // This format has no side to move, other goals or closed squares.
  Position cat_first = problem.position;
  cat_first.to_move = Side::two;
  CHECK(write_problem(problem.game, cat_first) == "1 7 cat\ngoal mouse 1,7\ngoal cat 1,7\nO.X....\n");
}

TEST_CASE("Cat and mouse lists are written as read, where they can express the position", "[library]") {
  const Rules& rules = find_entry("cat-and-mouse")->rules;
  const Problem problem = problems_of(rules, "[[1,3],[0],[3],[0,2]]\n").at(0);
  CHECK(write_problem(problem.game, problem.position) == "[[1,3],[0],[3],[0,2]]\n");
  // This list has no piece positions, side to move or coordinates.
  Position cat_first = problem.position;
  cat_first.to_move = Side::two;
  CHECK(write_problem(problem.game, cat_first) ==
        "graph 4 cat\nnames 0 1 2 3\nedges 0-1 0-3 2-3\ngoal mouse 0\nclosed cat 0\npieces mouse 1\npieces cat 2\n");
  Board placed = problem.game.board();
  placed.set_places({{0, 0}, {1, 0}, {2, 0}, {3, 0}});
  CHECK(write_problem(Game(rules, placed), problem.position) ==
        "graph 4 mouse\nnames 0 1 2 3\nplaces 0,0 1,0 2,0 3,0\nedges 0-1 0-3 2-3\ngoal mouse 0\nclosed cat 0\n"
        "pieces mouse 1\npieces cat 2\n");
}
