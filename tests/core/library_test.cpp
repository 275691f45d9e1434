#include <catchmate/games.h>
#include <catchmate/notation.h>
#include <catchmate/placement_index.h>
#include <catchmate/verify.h>

#include <string>
#include <utility>
#include <variant>

#include "boards.h"
#include "catch.h"
#include "reference/plain_solver.h"

using namespace catchmate;

namespace {

Problem read(const Rules& rules, const std::string& text) {
  ProblemReader reader(rules);
  reader.feed(text);
  reader.finish();
  auto next = reader.next();
  REQUIRE(next);
  if (const auto* error = std::get_if<InputError>(&*next)) FAIL(message(*error));
  return std::get<Problem>(*std::move(next));
}

Problem standard(const std::string& id) {
  const GameEntry* entry = find_entry(id);
  REQUIRE(entry != nullptr);
  return read(entry->rules, entry->standard);
}

Value value_of(const Problem& problem) { return table_of(problem.game).lookup(problem.position); }

}  // namespace

TEST_CASE("Every game has valid rules, a line about it, and a standard position that its text gives back",
          "[library]") {
  for (const GameEntry& entry : game_entries()) {
    INFO(entry.rules.id);
    CHECK_FALSE(entry.about.empty());
    CHECK(entry.about.find('\n') == std::string::npos);
    CHECK(list_games().find(entry.rules.id + " ") != std::string::npos);
    const Problem problem = read(entry.rules, entry.standard);
    CHECK_FALSE(validate(entry.rules, problem.game.board().ground()));
    const Problem again = read(entry.rules, write_problem(problem.game, problem.position));
    CHECK(again.game.board() == problem.game.board());
    CHECK(again.game.rules() == problem.game.rules());
    CHECK(again.position == problem.position);
  }
}

TEST_CASE("Every game's standard table is proved, and the plain solver's as well", "[library][reference]") {
  for (const GameEntry& entry : game_entries()) {
    INFO(entry.rules.id);
    const Problem problem = standard(entry.rules.id);
    if (kSanitized && PlacementIndex(problem.game).positions() > 250'000) continue;
    const Table table = table_of(problem.game);
    const auto fault = verify(table).fault;
    if (fault) FAIL(message(problem.game, *fault));
    const Table plain = solve_plain(problem.game);
    CHECK(table.longest() == plain.longest());
    CHECK(table.lookup(problem.position) == plain.lookup(problem.position));
  }
}

TEST_CASE("The number of positions of a game's standard board is known without a solve, and is that of its table",
          "[library]") {
  for (const GameEntry& entry : game_entries()) {
    INFO(entry.rules.id);
    const Problem problem = standard(entry.rules.id);
    if (kSanitized && standard_positions(entry) > 250'000) continue;
    CHECK(standard_positions(entry) == table_of(problem.game).positions());
  }
  CHECK(standard_positions({.rules = chase()}) == 0);
}

TEST_CASE("Fox and hounds has 2,013,760 positions, and the hounds win in 44 plies", "[library]") {
  const Problem problem = standard("fox-and-hounds");
  CHECK(PlacementIndex(problem.game).positions() == 2'013'760);
  CHECK(value_of(problem) == Value{Outcome::loss, 44});
  CHECK(problem.position.to_move == Side::one);
}

TEST_CASE("In fox and hounds, hounds without a move lose, and the fox on their first row has won", "[library]") {
  const Rules& rules = find_entry("fox-and-hounds")->rules;
  const Problem past = read(rules, "5 4 hounds\n#.#.\n.#O#\n#X#X\nX#X#\n#.#.\n");
  CHECK(value_of(past) == Value{Outcome::loss, 2});
  const Problem stuck = read(rules, "3 7 hounds\n.#.#.#.\n#.#O#.#\nX#X#X#X\n");
  CHECK(value_of(stuck) == Value{Outcome::loss, 0});
  const Problem there = read(rules, "3 7 hounds\n.#O#.#.\n#X#X#.#\nX#X#.#.\n");
  CHECK(value_of(there) == Value{Outcome::loss, 0});
}

TEST_CASE("The answer of cat and mouse II is whether the mouse wins within 1000 plies", "[library]") {
  const Rules& rules = find_entry("cat-and-mouse-2")->rules;
  CHECK(write_answer(rules, Side::one, {Outcome::win, 1000}) == "true");
  CHECK(write_answer(rules, Side::one, {Outcome::win, 1001}) == "false");
  CHECK(write_answer(rules, Side::two, {Outcome::loss, 2}) == "true");
  CHECK(write_answer(rules, Side::one, {Outcome::loss, kNever}) == "false");
  CHECK(write_answer(rules, Side::two, {Outcome::win, kNever}) == "false");
}

TEST_CASE("A cat and mouse II board carries its own jumps, and is written with them", "[library]") {
  const Problem problem = read(find_entry("cat-and-mouse-2")->rules, "[\"M.C...F\"]\n3\n4\n");
  CHECK(problem.game.rules().side(Side::one).reach == 4);
  CHECK(problem.game.rules().side(Side::two).reach == 3);
  CHECK(write_problem(problem.game, problem.position) == "[\"M.C...F\"]\n3\n4\n");
  // A text of that format says nothing of a side to move, of another goal or of a closed square.
  Position cat_first = problem.position;
  cat_first.to_move = Side::two;
  CHECK(write_problem(problem.game, cat_first) == "1 7 cat\ngoal mouse 1,7\ngoal cat 1,7\nO.X....\n");
}

TEST_CASE("Endless play of cat and mouse II is the cat's", "[library]") {
  const Problem walled = read(find_entry("cat-and-mouse-2")->rules, "[\"M#F#C\"]\n5\n5\n");
  CHECK(value_of(walled) == Value{Outcome::loss, kNever});
}

TEST_CASE("In hare and hounds the hounds win in 23 plies, and in 24 where the hare begins, of 2,640 positions",
          "[library]") {
  const Problem problem = standard("hare-and-hounds");
  CHECK(problem.game.board().squares() == 11);
  CHECK(PlacementIndex(problem.game).positions() == 2'640);
  CHECK(problem.position.to_move == Side::one);
  CHECK(value_of(problem) == Value{Outcome::win, 23});
  Problem hare_first = problem;
  hare_first.position.to_move = Side::two;
  CHECK(value_of(hare_first) == Value{Outcome::loss, 24});
}

TEST_CASE("In hare and hounds play without an end is the hare's, and so is the leftmost point", "[library]") {
  const Rules& rules = find_entry("hare-and-hounds")->rules;
  const std::string board = find_entry("hare-and-hounds")->standard;
  const std::string points = board.substr(0, board.find("pieces"));
  const Problem past = read(rules, points + "pieces hounds d1 d2 d3\npieces hare b1\n");
  CHECK(value_of(past) == Value{Outcome::loss, 2});
  const Problem there = read(rules, points + "pieces hounds d1 d2 d3\npieces hare a\n");
  CHECK(value_of(there) == Value{Outcome::loss, 0});
  bool endless = false;
  table_of(past.game).for_each([&endless](const Position&, Value value) { endless = endless || value.endless(); });
  CHECK(endless);
}

TEST_CASE("Pong hau k'i has 60 positions, and its start is a draw", "[library]") {
  const Problem problem = standard("pong-hau-ki");
  CHECK(problem.game.board().squares() == 5);
  CHECK(PlacementIndex(problem.game).positions() == 60);
  CHECK(value_of(problem).outcome == Outcome::draw);
}

TEST_CASE("Cat and mouse answers with who wins alone, and its lists are written as they were read", "[library]") {
  const Rules& rules = find_entry("cat-and-mouse")->rules;
  CHECK(write_answer(rules, Side::one, {Outcome::win, 7}) == "1");
  CHECK(write_answer(rules, Side::two, {Outcome::win, 7}) == "2");
  CHECK(write_answer(rules, Side::one, {Outcome::loss, 7}) == "2");
  CHECK(write_answer(rules, Side::one, {Outcome::draw, 0}) == "0");
  const Problem problem = read(rules, "[[1,3],[0],[3],[0,2]]\n");
  CHECK(write_problem(problem.game, problem.position) == "[[1,3],[0],[3],[0,2]]\n");
  // Such a list says nothing of where the pieces are, of a side to move or of places.
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
