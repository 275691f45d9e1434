#include <catchmate/cover.h>
#include <catchmate/games.h>

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

TEST_CASE("Few boards separate the programs with mistakes from the right ones", "[cover]") {
  for (const char* id : {"chase", "cat-and-mouse-2", "token"}) {
    INFO(id);
    Cover cover(*find_entry(id), {.rows = 5, .columns = 5}, 1);
    for (int board = 0; board < 120; ++board) cover.step();
    const std::vector<Separating> boards = cover.boards();
    const std::vector<Mistake> mistakes = mistakes_of(find_entry(id)->rules);
    std::set<std::size_t> shown;
    for (const auto& [problem, numbers] : boards) {
      const Table table = table_of(problem.game);
      const std::string right =
          write_answer(problem.game.rules(), problem.position.to_move, table.lookup(problem.position));
      for (std::size_t number = 0; number < mistakes.size(); ++number) {
        const Valuation mistaken = mistakes[number].program({&table, 1});
        const auto value = mistaken ? mistaken(problem.position) : std::nullopt;
        const bool differs = value && write_answer(problem.game.rules(), problem.position.to_move, *value) != right;
        CHECK(differs == std::binary_search(numbers.begin(), numbers.end(), number));
      }
      shown.insert(numbers.begin(), numbers.end());
    }
    CHECK(boards.size() <= 8);
    CHECK(shown.size() >= mistakes.size() / 2);
  }
}
