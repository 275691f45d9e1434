#include <catchmate/random_problem.h>

#include <string>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

// A text of this number of boards, one after the other.
std::string texts_of(const GameEntry& entry, const RandomBoard& wanted, std::uint64_t seed, int count) {
  Random random(seed);
  std::string texts;
  while (count > 0) {
    const auto problem = random_problem(entry, wanted, random);
    if (!problem) continue;
    CHECK_FALSE(problem->game.validate(problem->position));
    CHECK_FALSE(problem->game.ending_by_position(problem->position));
    if (entry.contest) CHECK(fits_contest(problem->game, problem->position));
    texts += write_problem(problem->game, problem->position);
    --count;
  }
  return texts;
}

}  // namespace

TEST_CASE("random boards are valid, fit the contest, follow their seed and need room for all pieces") {
  Random random(4);
  const GameEntry& crossing = *find_entry("crossing-pawn");
  CHECK_FALSE(random_problem(crossing, {.rows = 2, .columns = 1}, random));
  CHECK_FALSE(random_problems(crossing, {.rows = 1, .columns = 2}, 1, random));
  for (const GameEntry& entry : game_entries()) {
    INFO(entry.rules.id);
    const RandomBoard wanted{.rows = 4, .columns = 5, .percent = 30};
    const std::string made = texts_of(entry, wanted, 1, 50);
    CHECK(texts_of(entry, wanted, 1, 50) == made);
    CHECK(texts_of(entry, wanted, 2, 50) != made);
  }
}

TEST_CASE("random boards have the requested size and obstacle density") {
  Random random(3);
  std::uint32_t obstacles = 0;
  std::uint32_t made = 0;
  for (int board = 0; board < 200; ++board) {
    const auto problem = random_problem(*find_entry("crossing-pawn"), {.rows = 7, .columns = 9, .percent = 40}, random);
    if (!problem) continue;
    ++made;
    CHECK(problem->game.board().rows() == 7);
    CHECK(problem->game.board().columns() == 9);
    for (std::uint32_t square = 0; square < 63; ++square) obstacles += problem->game.board().obstacle({square}) ? 1 : 0;
  }
  // Of 60 squares without a piece 24 are obstacles on average; the sample mean deviates by 0.3.
  CHECK(made > 150);
  CHECK(obstacles > made * 23);
  CHECK(obstacles < made * 25);
}

TEST_CASE("Lists of neighbours cannot express a loop") {
  const Problem problem = problems_of(*find_game("cat-and-mouse"), "[[1,2],[0],[0]]\n").at(0);
  const auto& [game, position, board, line] = problem;
  CHECK(fits_contest(game, position));
  std::vector<GraphEdge> edges = game.board().edges();
  edges.push_back({.from = {1}, .to = {1}});
  Board changed = Board::graph(3, edges);
  changed.set_names(game.board().names());
  for (const Mark mark : kMarks) {
    for (const Side side : kSides) {
      changed.set_mark(mark, side, {0}, game.board().marked(mark, side, {0}));
    }
  }
  CHECK_FALSE(fits_contest(Game(game.rules(), changed), position));
}
