/// Bad texts that tests/fixtures/bad does not have: what depends on the memory,
/// and what is long or hard to count.
#include <catchmate/games.h>
#include <catchmate/notation.h>
#include <catchmate/solver.h>

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

InputError error_in(std::string_view game_id, std::string_view text, std::uint64_t memory_budget = kUncountable) {
  ProblemReader reader(*find_game(game_id), memory_budget);
  reader.feed(text);
  reader.finish();
  while (auto next = reader.next()) {
    if (const auto* error = std::get_if<InputError>(&*next)) {
      CHECK_FALSE(reader.next());
      return *error;
    }
  }
  FAIL("a bad text was read: " << text);
  return {};
}

}  // namespace

TEST_CASE("A message says the place, what was found and what was expected", "[bad_input]") {
  struct Bad {
    std::string_view game_id, text, expected;
  };
  // Of a list of neighbours the first fault is named, whatever it is.
  for (const auto& [game_id, text, expected] : {
           Bad{"chase", "8\n\r2 \r\n\n4 x", "line 5, column 3: found 'x', expected the number r2"},
           {"chase", "8\u00A0\u00A02 –4 1 5", "line 1, column 6: found '–4', expected the number c1"},
           {"chase", "🙂🙂 2 4 1 5", "line 1, column 1: found '🙂🙂', expected the number n"},
           {"chase", "\uFEFF", "line 1, column 1: found an empty input, expected n r1 c1 r2 c2"},
           {"crossing-pawn", "0 1\n4294967295 1\nO\nO\nX\n",
            "line 6, column 1: board 1: found the end of the input, expected row 4 of the board"},
           {"crossing-pawn", "0 4294967295\n2 2\nOO\nX.\n", "line 5, column 1: found 1 board, expected 4294967295"},
           {"token", "2 1 4000000000\n1 2\n1 2\n", "line 4, column 1: found 1 board, expected 4000000000"},
           {"cat-and-mouse", "[[2],[0],[0,9]]",
            "line 1, column 7: board 1: found '0' as a neighbour of 1, expected 1 as a neighbour of 0"},
           {"cat-and-mouse", "[[2,9],[0],[0]]", "line 1, column 5: board 1: found '9', expected point from 0 to 2"},
           {"cat-and-mouse", "[[2],[1,0],[9]]",
            "line 1, column 3: board 1: found '2' as a neighbour of 0, expected 0 as a neighbour of 2"},
           {"cat-and-mouse", "[[2],[1,0],[0]]",
            "line 1, column 7: board 1: found '1', expected an edge between two points, such as 1-2 or 1>2"},
       }) {
    CHECK(message(error_in(game_id, text)) == expected);
  }
  CHECK(describe(error_in("chase", "8 9 4 1 5")) == "found '9', expected r1 from 1 to 8");
}

TEST_CASE("A board whose table exceeds the memory is refused before it is read, with the bytes it takes",
          "[bad_input]") {
  std::string open = "0 1\n10 10\nOO.......X\n";
  for (int row = 2; row <= 10; ++row) open += std::string(10, '.') + "\n";
  struct Large {
    std::string_view game_id, text;
    BoardSize size;
    std::uint32_t line;
  };
  for (const auto& [game_id, text, size, line] :
       {Large{"chase", "20 10 10 1 1", rectangle_size(chase(), 20, 20, 400), 1},
        {"crossing-pawn", open, rectangle_size(crossing_pawn(), 10, 10, 100), 2},
        // Its points are not looked at: one is out of range.
        {"cat-and-mouse",
         "[[9],[0,0,0],[1],[2]]",
         {.columns = 4, .free_squares = 4, .ways = {3, 3}, .graph = true},
         1}}) {
    INFO(game_id);
    const std::uint64_t needed = memory_needed(*find_game(game_id), size);
    const InputError error = error_in(game_id, text, needed - 1);
    CHECK(error.code == InputError::Code::table_too_large);
    CHECK(error.line == line);
    CHECK(error.column == 1);
    CHECK(error.low == needed);
    CHECK(error.high == needed - 1);
  }
  CHECK(error_in("cat-and-mouse", "[[9],[0,0,0],[1],[2]]").code == InputError::Code::number_out_of_range);
  for (const std::string_view text : {"1000000 1 1 2 2", "4294967295 1 1 2 2"}) {
    CHECK(error_in("chase", text).low == kUncountable);
  }
}
