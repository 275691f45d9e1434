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

const Drawing kExample{"#.#", "O.O", ".X."};

}  // namespace

TEST_CASE("White space of any kind stands between numbers and rows, before and after them", "[notation]") {
  for (const std::string_view text :
       {"4 2 4 3 1", "4 2 4 3 1\r\n", "  4\t2\n4\r\n\r\n3\v1\f\n\n", "4\n2\n4\n3\n1", "4\r2\r4\r3\r1\r",
        "\uFEFF4 2 4 3 1\n", "4\u00A02\u30004 3\u20031\u2028", "004 02 4 3 0001"}) {
    INFO(text);
    const auto found = problems("chase", text);
    REQUIRE(found.size() == 1);
    check_problem(found[0], chase(), {"....", "...O", "X...", "...."});
  }
  for (const std::string_view text :
       {"0 1\r\n3 3\r\n#.#\r\nO.O\r\n.X.\r\n", "0 1\r3 3\r#.#\rO.O\r.X.", "0\t1\n3\t3\n#.#\t\nO.O\n.X.",
        "\uFEFF0 1\n3 3\n#.#\nO.O\n.X.\n\n\n  \n", "0 1 3 3 #.# O.O .X.", "\n\n 0 1\n\n3\n3\n#.#\n\nO.O\n.X.",
        "123456789012345678901234567890 1\n3 3\n#.#\nO.O\n.X.\n", "3 3\n#.#\nO.O\n.X.\n"}) {
    INFO(text);
    const auto found = problems("crossing-pawn", text);
    REQUIRE(found.size() == 1);
    check_problem(found[0], crossing_pawn(), kExample);
  }
}

TEST_CASE("Each board of an input has its number and its line", "[notation]") {
  const auto found = problems("crossing-pawn", "0 2\n3 3\n#.#\nO.O\n.X.\n\n\n2 4 black\nO.O.\n..X.\n");
  REQUIRE(found.size() == 2);
  CHECK(found[0].board == 1);
  CHECK(found[0].line == 2);
  CHECK(found[1].position == position_of({"O.O.", "..X."}, Side::two));
  CHECK(found[1].board == 2);
  CHECK(found[1].line == 8);
}

TEST_CASE("A position that its contest cannot say is drawn, with the side to move", "[notation]") {
  const auto check = [](const Rules& rules, const Drawing& rows, Side to_move, const std::string& expected) {
    const Position position = position_of(rows, to_move);
    CHECK(write_problem(Game(rules, board_of(rows)), position) == expected);
    const auto found = problems(rules, expected);
    REQUIRE(found.size() == 1);
    CHECK(found[0].game.rules() == rules);
    CHECK(found[0].game.board() == board_of(rows));
    CHECK(found[0].position == position);
  };
  check(chase(), {"....", "...O", "X...", "...."}, Side::one, "4 2 4 3 1\n");
  check(chase(), {"O.", "#X"}, Side::one, "2 2\nO.\n#X\n");
  check(chase(), {"O.X", "..."}, Side::two, "2 3 black\nO.X\n...\n");
  check(crossing_pawn(), kExample, Side::one, "0 1\n3 3\n#.#\nO.O\n.X.\n");
  check(crossing_pawn(), kExample, Side::two, "3 3 black\n#.#\nO.O\n.X.\n");
  check(crossing_pawn(), {"O.OX"}, Side::one, "1 4\nO.OX\n");
  check(crossing_pawn(), {"O.", "*."}, Side::one, "2 2\nO.\n*.\n");
  check(slow_cops(), kExample, Side::one, "3 3\n#.#\nO.O\n.X.\n");
  check(slow_cops(), {"OOX"}, Side::two, "1 3 robber\nOOX\n");
  Rules rules = crossing_pawn();
  rules.no_move = NoMove::draws;
  check(rules, kExample, Side::one, "3 3\n#.#\nO.O\n.X.\n");
  // Even a side called goal is told from a line of goals.
  rules = chase();
  rules.id = "goals";
  rules.side(Side::one).name = "goal";
  Board board(2, 3);
  board.set_mark(Mark::goal, Side::one, Square{1}, true);
  board.set_mark(Mark::closed, Side::two, Square{5}, true);
  const Position position = position_of({"O..", "X.."});
  const std::string text = "2 3 goal\ngoal goal 1,2\nclosed black 2,3\nO..\nX..\n";
  CHECK(write_problem(Game(rules, board), position) == text);
  const Problem read = problems(rules, text).at(0);
  CHECK(read.game.board() == board);
  CHECK(read.position == position);
}

TEST_CASE("A text may come in pieces of any size", "[notation]") {
  const std::string text = "\uFEFF 0 3\r\n3 3\r\n#.#\r\nO.O\r\n.X.\r\n2 4 black\rO.O.\r..X.\r\u3000\n2 2\nOO\nX.\n\n";
  const auto read_in_pieces = [&text](std::size_t size) {
    ProblemReader reader(crossing_pawn());
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
    return found;
  };
  const std::string whole = read_in_pieces(text.size());
  CHECK(whole == "1:2:0 1\n3 3\n#.#\nO.O\n.X.\n2:6:2 4 black\nO.O.\n..X.\n3:10:0 1\n2 2\nOO\nX.\n");
  for (std::size_t size = 1; size < text.size(); ++size) CHECK(read_in_pieces(size) == whole);
}

TEST_CASE("A board is read before the text behind it arrives", "[notation]") {
  for (const std::string_view piece : {"0 2\n2 2\nOO\nX.\n2 2\nO", "0 2\n2 2\nOO\nX.\n", "2 2\nOO\nX.\n"}) {
    ProblemReader reader(crossing_pawn());
    reader.feed(piece);
    CHECK(std::holds_alternative<Problem>(reader.next().value()));
    CHECK_FALSE(reader.next());
    CHECK(reader.wants_more());
  }
}

TEST_CASE("An endless text is refused, at once where it begins wrongly", "[notation]") {
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

TEST_CASE("A point with 200,000 neighbours is read in no more time than others", "[notation]") {
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
