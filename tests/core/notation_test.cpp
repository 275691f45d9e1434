#include <catchmate/games.h>
#include <catchmate/notation.h>
#include <catchmate/solver.h>

#include <string>
#include <string_view>
#include <variant>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

void check_problem(const Problem& problem, const Rules& rules, const Drawing& rows) {
  CHECK(problem.game.rules() == rules);
  CHECK(problem.game.board() == board_of(rows));
  CHECK(problem.position == position_of(rows));
}

const Drawing kExample{"#.#", "O.O", ".X."};

InputError error_in(std::string_view game_id, std::string_view text, std::uint64_t memory_budget = kOverflow) {
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

TEST_CASE("Any white space separates numbers and rows", "[notation]") {
  for (const std::string_view text : {"4 2 4 3 1", "  4\t2\n4\r\n\r\n3\v1\f\n\n", "4\r2\r4\r3\r1\r",
                                      "\uFEFF4 2 4 3 1\n", "4\u00A02\u30004 3\u20031\u2028", "004 02 4 3 0001"}) {
    INFO(text);
    const auto found = problems_of(*find_game("chase"), text);
    REQUIRE(found.size() == 1);
    check_problem(found[0], chase(), {"....", "...O", "X...", "...."});
  }
  for (const std::string_view text :
       {"0 1\r\n3 3\r\n#.#\r\nO.O\r\n.X.\r\n", "0\t1\n3\t3\n#.#\t\nO.O\n.X.", "0 1 3 3 #.# O.O .X.",
        "\n\n 0 1\n\n3\n3\n#.#\n\nO.O\n.X.\n  \n", "123456789012345678901234567890 1\n3 3\n#.#\nO.O\n.X.\n",
        "3 3\n#.#\nO.O\n.X.\n"}) {
    INFO(text);
    const auto found = problems_of(*find_game("crossing-pawn"), text);
    REQUIRE(found.size() == 1);
    check_problem(found[0], crossing_pawn(), kExample);
  }
}

TEST_CASE("A position that the contest format cannot express is drawn, with the side to move", "[notation]") {
  const auto check = [](const Rules& rules, const Drawing& rows, Side to_move, const std::string& expected) {
    const Position position = position_of(rows, to_move);
    CHECK(write_problem(Game(rules, board_of(rows)), position) == expected);
    const auto found = problems_of(rules, expected);
    REQUIRE(found.size() == 1);
    CHECK(found[0].game.rules() == rules);
    CHECK(found[0].game.board() == board_of(rows));
    CHECK(found[0].position == position);
  };
  check(chase(), {"....", "...O", "X...", "...."}, Side::one, "4 2 4 3 1\n");
  check(chase(), {"O.", "#X"}, Side::one, "2 2\nO.\n#X\n");
  check(chase(), {"O.X", "..."}, Side::two, "2 3 black\nO.X\n...\n");
  check(crossing_pawn(), kExample, Side::one, "0 1\n3 3\n#.#\nO.O\n.X.\n");
  check(crossing_pawn(), {"O.OX"}, Side::one, "1 4\nO.OX\n");
  check(slow_cops(), {"OOX"}, Side::two, "1 3 robber\nOOX\n");
  Rules rules = crossing_pawn();
  rules.no_move = NoMove::draws;
  check(rules, kExample, Side::one, "3 3\n#.#\nO.O\n.X.\n");
  // Even a side called goal is distinct from a line of goals.
  rules = chase();
  rules.id = "goals";
  rules.side(Side::one).name = "goal";
  Board board(2, 3);
  board.set_mark(Mark::goal, Side::one, Square{1}, true);
  board.set_mark(Mark::closed, Side::two, Square{5}, true);
  const Position position = position_of({"O..", "X.."});
  const std::string text = "2 3 goal\ngoal goal 1,2\nclosed black 2,3\nO..\nX..\n";
  CHECK(write_problem(Game(rules, board), position) == text);
  const Problem read = problems_of(rules, text).at(0);
  CHECK(read.game.board() == board);
  CHECK(read.position == position);
}

TEST_CASE("A text arrives in chunks of any size", "[notation]") {
  struct Text {
    std::string_view game_id;
    std::string text, expected;
  };
  for (const auto& [game_id, text, expected] :
       {Text{"crossing-pawn",
             "\uFEFF 0 3\r\n3 3\r\n#.#\r\nO.O\r\n.X.\r\n2 4 black\rO.O.\r..X.\r\u3000\n2 2\nOO\nX.\n\n",
             "1:2:0 1\n3 3\n#.#\nO.O\n.X.\n2:6:2 4 black\nO.O.\n..X.\n3:10:0 1\n2 2\nOO\nX.\n"},
        {"token", "3 1 2\n1 2\n1 0\n3 0", "1:3:3 1 1\n1 2\n1 0\n2:4:3 1 1\n1 2\n3 0\n"}}) {
    for (std::size_t size = 1; size <= text.size(); ++size) {
      ProblemReader reader(*find_game(game_id));
      std::string found;
      for (std::size_t start = 0; reader.wants_more(); start += size) {
        if (start < text.size()) {
          reader.feed(std::string_view(text).substr(start, size));
        } else {
          reader.finish();
        }
        while (const auto next = reader.next()) {
          const auto& [game, position, board, line] = std::get<Problem>(*next);
          found += std::to_string(board) + ":" + std::to_string(line) + ":" + write_problem(game, position);
        }
      }
      CHECK(found == expected);
    }
  }
}

TEST_CASE("A point with 200,000 neighbours is read in no more time than others", "[notation]") {
  static constexpr std::uint32_t kPoints = 200'000;
  std::string star = "[[" + std::to_string(kPoints - 1) + "]";
  std::string of_last;
  for (std::uint32_t point = 1; point + 1 < kPoints; ++point) {
    star += ",[" + std::to_string(kPoints - 1) + "]";
    of_last += "," + std::to_string(point);
  }
  star += ",[0" + of_last + "]]";
  // Searching the other list for each point would take minutes.
  CHECK(problems_of(*find_game("cat-and-mouse"), star).front().game.board().squares() == kPoints);
}

TEST_CASE("An answer has the contest's words and the winner's name", "[notation]") {
  CHECK(write_answer(chase(), Side::one, {Outcome::win, 1}) == "WHITE 1");
  CHECK(write_answer(chase(), Side::one, {Outcome::loss, 20}) == "BLACK 20");
  CHECK(write_answer(chase(), Side::two, {Outcome::loss, 2}) == "WHITE 2");
  CHECK(write_answer(chase(), Side::one, {Outcome::draw, 0}) == "DRAW");
  CHECK(write_answer(crossing_pawn(), Side::two, {Outcome::win, 0}) == "Black 0");
  CHECK(write_answer(crossing_pawn(), Side::two, {Outcome::draw, 0}) == "Tie");
  CHECK(write_answer(slow_cops(), Side::one, {Outcome::loss, 4}) == "Robber 4");
  CHECK(write_answer(slow_cops(), Side::one, {Outcome::draw, 0}) == "Draw");
  const Rules& cat = find_entry("cat-and-mouse-2")->rules;
  CHECK(write_answer(cat, Side::one, {Outcome::win, 1000}) == "true");
  CHECK(write_answer(cat, Side::one, {Outcome::win, 1001}) == "false");
  CHECK(write_answer(cat, Side::two, {Outcome::loss, 2}) == "true");
  CHECK(write_answer(cat, Side::two, {Outcome::win, kNever}) == "false");
}

TEST_CASE("A point's name is 1 to 24 printable UTF-8 bytes and no keyword", "[notation]") {
  for (const std::string_view name : {"a", "7", "点点点点点点点点", "\u00E9", "🐇", "Goal"}) {
    INFO(name);
    CHECK(is_point_name(name));
  }
  for (const std::string_view name : {"", "a b", "a\t", "\x7F", "a,b", "a->b", "a+b", "goal", "点点点点点点点点点",
                                      "\xE7\x82", "\xFF", "\xE7\x82\xB9\x96", "\xC0\xAF", "\xED\xA0\x80"}) {
    INFO(name);
    CHECK_FALSE(is_point_name(name));
  }
}

TEST_CASE("A message has the place, the found and the expected text", "[notation]") {
  struct Bad {
    std::string_view game_id, text, expected;
  };
  // A list of neighbours reports its first fault, of any kind.
  for (const auto& [game_id, text, expected] : {
           Bad{"chase", "8\n\r2 \r\n\n4 x", "line 5, column 3: found 'x', expected the number r2"},
           {"chase", "🙂🙂 2 4 1 5", "line 1, column 1: found '🙂🙂', expected the number n"},
           {"chase", "\uFEFF", "line 1, column 1: found an empty input, expected n r1 c1 r2 c2"},
           {"crossing-pawn", "0 1\n4294967295 1\nO\nO\nX\n",
            "line 6, column 1: board 1: found the end of the input, expected row 4 of the board"},
           {"crossing-pawn", "0 4294967295\n2 2\nOO\nX.\n", "line 5, column 1: found 1 board, expected 4294967295"},
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

TEST_CASE("A board beyond the memory is refused before it is read, with its bytes", "[notation]") {
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
        // Its points are not read: one is out of range.
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
    CHECK(error_in("chase", text).low == kOverflow);
  }
}
