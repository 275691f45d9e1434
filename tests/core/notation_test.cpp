#include <catchmate/games.h>
#include <catchmate/notation.h>

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

std::vector<Problem> problems(const Rules& rules, std::string_view text) {
  ProblemReader reader(rules);
  reader.feed(text);
  reader.finish();
  std::vector<Problem> found;
  while (auto next = reader.next()) {
    if (const auto* error = std::get_if<InputError>(&*next)) FAIL(message(*error));
    found.push_back(std::get<Problem>(*std::move(next)));
  }
  return found;
}

std::vector<Problem> problems(std::string_view game_id, std::string_view text) {
  return problems(*find_game(game_id), text);
}

void check_problem(const Problem& problem, const Rules& rules, const Drawing& rows) {
  CHECK(problem.game.rules() == rules);
  CHECK(problem.game.board() == board_of(rows));
  CHECK(problem.position == position_of(rows));
}

// The board (3, 3) of GAMES.md's second sample, the first line left out.
constexpr std::string_view kBoard = "3 3\n#.#\nO.O\n.X.\n";
const Drawing kExample{"#.#", "O.O", ".X."};

}  // namespace

TEST_CASE("A chase input is its five numbers: size, white, black", "[notation]") {
  const auto found = problems("chase", "4 2 4 3 1\n");
  REQUIRE(found.size() == 1);
  check_problem(found[0], chase(), {"....", "...O", "X...", "...."});
  CHECK(found[0].board == 1);
  CHECK(found[0].line == 1);
}

TEST_CASE("White space of any kind stands between numbers, before and after them", "[notation]") {
  for (const std::string_view text :
       {"4 2 4 3 1", "4 2 4 3 1\r\n", "  4\t2\n4\r\n\r\n3\v1\f\n\n", "4\n2\n4\n3\n1", "4\r2\r4\r3\r1\r",
        "\xEF\xBB\xBF"
        "4 2 4 3 1\n",
        "4\u00A02\u30004 3\u20031\u2028", "004 02 4 3 0001"}) {
    INFO(text);
    const auto found = problems("chase", text);
    REQUIRE(found.size() == 1);
    check_problem(found[0], chase(), {"....", "...O", "X...", "...."});
  }
}

TEST_CASE("A crossing-pawn input is its announced number of boards", "[notation]") {
  const auto found = problems("crossing-pawn", "7 2\n3 3\n#.#\nO.O\n.X.\n2 2\nOO\nX.\n");
  CHECK(found.size() == 2);
}

TEST_CASE("Each board of an input has its number and its line", "[notation]") {
  const auto found = problems("crossing-pawn", "0 2\n3 3\n#.#\nO.O\n.X.\n\n\n2 4\nO.O.\n..X.\n");
  REQUIRE(found.size() == 2);
  check_problem(found[0], crossing_pawn(), kExample);
  CHECK(found[0].board == 1);
  CHECK(found[0].line == 2);
  check_problem(found[1], crossing_pawn(), {"O.O.", "..X."});
  CHECK(found[1].board == 2);
  CHECK(found[1].line == 8);
}

TEST_CASE("A single crossing-pawn board is understood without the first line", "[notation]") {
  const auto found = problems("crossing-pawn", kBoard);
  REQUIRE(found.size() == 1);
  check_problem(found[0], crossing_pawn(), kExample);
  CHECK(found[0].board == 1);
  CHECK(found[0].line == 1);
}

TEST_CASE("Line ends of any system, tabs, and none at the end are as good as line feeds", "[notation]") {
  for (const std::string_view text :
       {"0 1\r\n3 3\r\n#.#\r\nO.O\r\n.X.\r\n", "0 1\r3 3\r#.#\rO.O\r.X.", "0\t1\n3\t3\n#.#\t\nO.O\n.X.",
        "\xEF\xBB\xBF"
        "0 1\n3 3\n#.#\nO.O\n.X.\n\n\n  \n",
        "0 1 3 3 #.# O.O .X.", "\n\n 0 1\n\n3\n3\n#.#\n\nO.O\n.X."}) {
    INFO(text);
    const auto found = problems("crossing-pawn", text);
    REQUIRE(found.size() == 1);
    check_problem(found[0], crossing_pawn(), kExample);
  }
}

TEST_CASE("A board may be as narrow as one column", "[notation]") {
  const auto found = problems("crossing-pawn", "1 1\n4 1\n.\nO\nX\nO\n");
  REQUIRE(found.size() == 1);
  check_problem(found[0], crossing_pawn(), {".", "O", "X", "O"});
}

TEST_CASE("A test point may have any number", "[notation]") {
  for (const std::string_view id : {"0", "25", "4294967296", "123456789012345678901234567890"}) {
    CHECK(problems("crossing-pawn", std::string(id) + " 1\n" + std::string(kBoard)).size() == 1);
  }
}

TEST_CASE("A drawing says who is to move, of every game", "[notation]") {
  const Position position = position_of({"O..", ".#X", "..."}, Side::two);
  const auto found = problems("chase", "3 3 black\nO..\n.#X\n...\n");
  REQUIRE(found.size() == 1);
  CHECK(found[0].game.board() == board_of({"O..", ".#X", "..."}));
  CHECK(found[0].position == position);
  CHECK(problems("chase", "3 3 white\nO..\n.#X\n...\n")[0].position.to_move == Side::one);
  CHECK(problems("chase", "3 3\nO..\n.#X\n...\n")[0].position.to_move == Side::one);
  CHECK(problems("crossing-pawn", "3 3 black\n#.#\nO.O\n.X.\n")[0].position == position_of(kExample, Side::two));
  CHECK(problems("crossing-pawn", "0 2\n3 3 black\n#.#\nO.O\n.X.\n2 2\nOO\nX.\n").size() == 2);
  CHECK(problems("crossing-pawn", "2 2\nO*\n..\n")[0].position == position_of({"O*", ".."}));
}

TEST_CASE("A text may come in pieces of any size", "[notation]") {
  const std::string text =
      "\xEF\xBB\xBF 0 3\r\n3 3\r\n#.#\r\nO.O\r\n.X.\r\n2 4 black\rO.O.\r..X.\r\u3000\n2 2\nOO\nX.\n\n";
  const auto whole = problems("crossing-pawn", text);
  REQUIRE(whole.size() == 3);
  for (std::size_t size = 1; size <= text.size(); ++size) {
    ProblemReader reader(crossing_pawn());
    std::vector<Problem> found;
    for (std::size_t start = 0; reader.wants_more(); start += size) {
      if (start < text.size()) {
        reader.feed(std::string_view(text).substr(start, size));
      } else {
        reader.finish();
      }
      while (auto next = reader.next()) found.push_back(std::get<Problem>(*std::move(next)));
    }
    INFO("pieces of " << size << " bytes");
    REQUIRE(found.size() == whole.size());
    for (std::size_t board = 0; board < found.size(); ++board) {
      CHECK(found[board].position == whole[board].position);
      CHECK(found[board].line == whole[board].line);
      CHECK(found[board].board == whole[board].board);
    }
  }
}

TEST_CASE("A board is there before the text behind it", "[notation]") {
  ProblemReader reader(crossing_pawn());
  reader.feed("0 2\n2 2\nOO\nX.\n2 2\nO");
  CHECK(std::holds_alternative<Problem>(reader.next().value()));
  CHECK_FALSE(reader.next());
  CHECK(reader.wants_more());
  reader.feed("O\nX.");
  CHECK_FALSE(reader.next());
  reader.finish();
  CHECK(std::holds_alternative<Problem>(reader.next().value()));
  CHECK_FALSE(reader.next());
}

TEST_CASE("The last board of a piece is there before the next piece", "[notation]") {
  for (const std::string_view piece : {"0 2\n3 3\n#.#\nO.O\n.X.\n", "3 3\n#.#\nO.O\n.X.\n"}) {
    ProblemReader reader(crossing_pawn());
    reader.feed(piece);
    const auto next = reader.next();
    REQUIRE(next);
    CHECK(std::holds_alternative<Problem>(*next));
    CHECK_FALSE(reader.next());
    CHECK(reader.wants_more());
  }
}

TEST_CASE("A text that goes on for ever is refused, and at once where it begins wrongly", "[notation]") {
  const std::string piece(1U << 20U, '\n');
  for (const std::string_view start : {"8 2 4 1 5\n", ""}) {
    const Rules rules = start.empty() ? crossing_pawn() : chase();
    ProblemReader reader(rules);
    reader.feed(start);
    std::uint64_t bytes = start.size();
    std::optional<std::variant<Problem, InputError>> last;
    while (reader.wants_more()) {
      reader.feed(piece);
      bytes += piece.size();
      while (auto next = reader.next()) last = std::move(next);
    }
    CHECK(bytes <= kMostTextBytes + piece.size());
    REQUIRE(last);
    const auto& error = std::get<InputError>(*last);
    CHECK(error.code == InputError::Code::text_too_large);
    CHECK(error.high == kMostTextBytes);
  }
  ProblemReader reader(chase());
  reader.feed("y\ny\n");
  CHECK(std::get<InputError>(reader.next().value()).code == InputError::Code::number_missing);
  CHECK_FALSE(reader.wants_more());
}

TEST_CASE("Lists of neighbours are read in no more time where one of them has all points", "[notation]") {
  static constexpr std::uint32_t kPoints = 200'000;
  std::string star = "[[" + std::to_string(kPoints - 1) + "]";
  std::string of_last;
  for (std::uint32_t point = 1; point + 1 < kPoints; ++point) {
    star += ",[" + std::to_string(kPoints - 1) + "]";
    of_last += "," + std::to_string(point);
  }
  star += ",[0" + of_last + "]]";
  // To look for each point in the list of the other one would take minutes, for which nobody waits.
  CHECK(problems("cat-and-mouse", star).front().game.board().squares() == kPoints);
}

TEST_CASE("A problem that is written is read again as the same", "[notation]") {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Random random(seed);
    Drawing rows = random_drawing(random, 3 + random.below(6), 1 + random.below(8), random.below(40));
    for (const char letter : {'O', 'X', 'O'}) {
      char* square = nullptr;
      do {
        std::string& row = rows[random.below(static_cast<std::uint32_t>(rows.size()))];
        square = &row[random.below(static_cast<std::uint32_t>(row.size()))];
      } while (*square == 'O' || *square == 'X');
      *square = letter;
    }
    INFO("seed " << seed);
    const std::string text = write_problem(Game(crossing_pawn(), board_of(rows)), position_of(rows));
    CHECK(text.starts_with("0 1\n"));
    const auto found = problems("crossing-pawn", text);
    REQUIRE(found.size() == 1);
    check_problem(found[0], crossing_pawn(), rows);
  }
}

TEST_CASE("Chase positions are written as their five numbers", "[notation]") {
  const Drawing rows{"....", "...O", "X...", "...."};
  CHECK(write_problem(Game(chase(), board_of(rows)), position_of(rows)) == "4 2 4 3 1\n");
}

TEST_CASE("Crossing-pawn positions are written with their first line", "[notation]") {
  CHECK(write_problem(Game(crossing_pawn(), board_of(kExample)), position_of(kExample)) == "0 1\n3 3\n#.#\nO.O\n.X.\n");
}

TEST_CASE("A position that its contest cannot say is drawn", "[notation]") {
  const auto check = [](const Rules& rules, const Drawing& rows, Side to_move, const std::string& expected) {
    const Position position = position_of(rows, to_move);
    const std::string text = write_problem(Game(rules, board_of(rows)), position);
    CHECK(text == expected);
    const auto found = problems(rules, text);
    REQUIRE(found.size() == 1);
    CHECK(found[0].game.rules() == rules);
    CHECK(found[0].game.board() == board_of(rows));
    CHECK(found[0].position == position);
  };
  check(crossing_pawn(), kExample, Side::two, "3 3 black\n#.#\nO.O\n.X.\n");
  check(chase(), {"O.", "#X"}, Side::one, "2 2\nO.\n#X\n");
  check(crossing_pawn(), {"O.OX"}, Side::one, "1 4\nO.OX\n");
  check(chase(), {"O.X", "..."}, Side::two, "2 3 black\nO.X\n...\n");
  check(crossing_pawn(), {"O.", "*."}, Side::one, "2 2\nO.\n*.\n");
  check(slow_cops(), kExample, Side::one, "3 3\n#.#\nO.O\n.X.\n");
  check(slow_cops(), {"OOX"}, Side::two, "1 3 robber\nOOX\n");
  Rules rules = crossing_pawn();
  rules.no_move = NoMove::draws;
  check(rules, kExample, Side::one, "3 3\n#.#\nO.O\n.X.\n");
}

TEST_CASE("An answer is written in the contest's words, with the winner's name", "[notation]") {
  CHECK(write_answer(chase(), Side::one, {Outcome::win, 1}) == "WHITE 1");
  CHECK(write_answer(chase(), Side::one, {Outcome::loss, 20}) == "BLACK 20");
  CHECK(write_answer(chase(), Side::two, {Outcome::win, 3}) == "BLACK 3");
  CHECK(write_answer(chase(), Side::two, {Outcome::loss, 2}) == "WHITE 2");
  CHECK(write_answer(chase(), Side::one, {Outcome::draw, 0}) == "DRAW");
  CHECK(write_answer(crossing_pawn(), Side::one, {Outcome::win, 75}) == "Red 75");
  CHECK(write_answer(crossing_pawn(), Side::one, {Outcome::loss, 0}) == "Black 0");
  CHECK(write_answer(crossing_pawn(), Side::two, {Outcome::win, 0}) == "Black 0");
  CHECK(write_answer(crossing_pawn(), Side::two, {Outcome::draw, 0}) == "Tie");
  CHECK(write_answer(slow_cops(), Side::one, {Outcome::win, 5}) == "Cop 5");
  CHECK(write_answer(slow_cops(), Side::one, {Outcome::loss, 4}) == "Robber 4");
  CHECK(write_answer(slow_cops(), Side::one, {Outcome::draw, 0}) == "Draw");
}

TEST_CASE("A point's name is one to 24 printable bytes of UTF-8, and no word of the text's own", "[notation]") {
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

TEST_CASE("A board with marks names the side to move in any case, so that even a side called goal is understood",
          "[notation]") {
  Rules rules = chase();
  rules.id = "goals";
  rules.side(Side::one).name = "goal";
  Board board(2, 3);
  board.set_mark(Mark::goal, Side::one, Square{1}, true);
  board.set_mark(Mark::closed, Side::two, Square{5}, true);
  const Game game(rules, board);
  const Position position = position_of({"O..", "X.."});
  const std::string text = "2 3 goal\ngoal goal 1,2\nclosed black 2,3\nO..\nX..\n";
  CHECK(write_problem(game, position) == text);
  const std::vector<Problem> found = problems(rules, text);
  REQUIRE(found.size() == 1);
  CHECK(found[0].game.board() == board);
  CHECK(found[0].position == position);
}
