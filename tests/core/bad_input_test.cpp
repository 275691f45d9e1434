#include <catchmate/games.h>
#include <catchmate/notation.h>
#include <catchmate/solver.h>

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "boards.h"
#include "catch.h"

using namespace catchmate;
using namespace std::string_view_literals;

namespace {

using Code = InputError::Code;

struct Read {
  std::size_t problems = 0;  // before the error
  std::optional<InputError> error;
};

Read read_all(std::string_view game_id, std::string_view text, std::uint64_t memory_budget = kUncountable) {
  ProblemReader reader(*find_game(game_id), memory_budget);
  reader.feed(text);
  reader.finish();
  Read read;
  while (auto next = reader.next()) {
    if (auto* error = std::get_if<InputError>(&*next)) {
      read.error = *error;
    } else {
      CHECK_FALSE(read.error);
      ++read.problems;
    }
  }
  CHECK_FALSE(reader.next());
  return read;
}

// A bad text and the error that it is, but for its limits.
struct Bad {
  std::string_view text;
  Code code;
  std::uint32_t board;
  std::uint32_t line;
  std::uint32_t column;
  std::string found;
  std::string subject;
};

void check(std::string_view game_id, const Bad& bad) {
  INFO(game_id << ": " << bad.text);
  const Read read = read_all(game_id, bad.text);
  REQUIRE(read.error);
  INFO(message(*read.error));
  CHECK(static_cast<int>(read.error->code) == static_cast<int>(bad.code));
  CHECK(read.error->board == bad.board);
  CHECK(read.error->line == bad.line);
  CHECK(read.error->column == bad.column);
  CHECK(read.error->found == bad.found);
  CHECK(read.error->subject == bad.subject);
}

void check_limits(std::string_view game_id, std::string_view text, std::uint64_t low, std::uint64_t high) {
  INFO(game_id << ": " << text);
  const Read read = read_all(game_id, text);
  REQUIRE(read.error);
  CHECK(read.error->low == low);
  CHECK(read.error->high == high);
}

constexpr std::uint64_t kLargestNumber = 0xFFFF'FFFFU;

}  // namespace

TEST_CASE("A chase input with nothing in it is empty", "[bad_input]") {
  for (const auto& [text, line, column] :
       {std::tuple{""sv, 1U, 1U}, {" \t "sv, 1U, 4U}, {"\r\n\r\n "sv, 3U, 2U}, {"\uFEFF"sv, 1U, 1U}}) {
    check("chase", {text, Code::empty, 0, line, column, "", "n r1 c1 r2 c2"});
    check("crossing-pawn", {text, Code::empty, 0, line, column, "", "id T"});
  }
}

TEST_CASE("A chase number that is not there, or is none, is missing where it was expected", "[bad_input]") {
  check("chase", {"8"sv, Code::number_missing, 0, 1, 2, "", "r1"});
  check("chase", {"8 2\n"sv, Code::number_missing, 0, 2, 1, "", "c1"});
  check("chase", {"8 2 4"sv, Code::number_missing, 0, 1, 6, "", "r2"});
  check("chase", {"8 2 4 1 \r\n"sv, Code::number_missing, 0, 2, 1, "", "c2"});
  check("chase", {"n 2 4 1 5"sv, Code::number_missing, 0, 1, 1, "n", "n"});
  check("chase", {"8 2 4 1 five"sv, Code::number_missing, 0, 1, 9, "five", "c2"});
  check("chase", {"8,2,4,1,5"sv, Code::number_missing, 0, 1, 1, "8,2,4,1,5", "n"});
  check("chase", {"8 2.0 4 1 5"sv, Code::number_missing, 0, 1, 3, "2.0", "r1"});
  check("chase", {"1e30 1 1 2 2"sv, Code::number_missing, 0, 1, 1, "1e30", "n"});
  check("chase", {"8 +2 4 1 5"sv, Code::number_missing, 0, 1, 3, "+2", "r1"});
  check("chase", {"8 - 4 1 5"sv, Code::number_missing, 0, 1, 3, "-", "r1"});
  check("chase", {"8 --2 4 1 5"sv, Code::number_missing, 0, 1, 3, "--2", "r1"});
  check("chase", {"8 0x2 4 1 5"sv, Code::number_missing, 0, 1, 3, "0x2", "r1"});
  check("chase", {"8 2 4\n1 5th\n"sv, Code::number_missing, 0, 2, 3, "5th", "c2"});
}

TEST_CASE("Columns are counted in characters, and what was found is shown in print", "[bad_input]") {
  check("chase", {"8　２ 4 1 5"sv, Code::number_missing, 0, 1, 3, "２", "r1"});
  check("chase", {"8，2，4，1，5"sv, Code::number_missing, 0, 1, 1, "8，2，4，1，5", "n"});
  check("chase", {"8\u00A0\u00A02 –4 1 5"sv, Code::number_missing, 0, 1, 6, "–4", "c1"});
  check("chase", {"8 2 4 1 5\0"sv, Code::number_missing, 0, 1, 9, "5\\x00", "c2"});
  check("chase", {"8 2 \x1B[31m4 1 5"sv, Code::number_missing, 0, 1, 5, "\\x1b[31m4", "c1"});
  check("chase", {"8 2 \xFF\xC3 1 5"sv, Code::number_missing, 0, 1, 5, "\\xff\\xc3", "c1"});
  check("chase", {"🙂🙂 2 4 1 5"sv, Code::number_missing, 0, 1, 1, "🙂🙂", "n"});
  check("chase",
        {"8 2 4 1 aaaaaaaaaabbbbbbbbbbccccdd"sv, Code::number_missing, 0, 1, 9, "aaaaaaaaaabbbbbbbbbbcccc…", "c2"});
}

TEST_CASE("Lines end with a line feed, a carriage return or both", "[bad_input]") {
  check("chase", {"8\n2\n4\n1\nx"sv, Code::number_missing, 0, 5, 1, "x", "c2"});
  check("chase", {"8\r\n2\r\n4\r\n1\r\nx"sv, Code::number_missing, 0, 5, 1, "x", "c2"});
  check("chase", {"8\r2\r4\r1\rx"sv, Code::number_missing, 0, 5, 1, "x", "c2"});
  check("chase", {"8\n\r2 \r\n\n4 x"sv, Code::number_missing, 0, 5, 3, "x", "r2"});
}

TEST_CASE("A chase number beyond its limits is out of range, with both limits", "[bad_input]") {
  check("chase", {"1 1 1 1 1"sv, Code::number_out_of_range, 0, 1, 1, "1", "n"});
  check("chase", {"0 1 1 1 1"sv, Code::number_out_of_range, 0, 1, 1, "0", "n"});
  check("chase", {"-8 2 4 1 5"sv, Code::number_out_of_range, 0, 1, 1, "-8", "n"});
  check_limits("chase", "1 1 1 1 1", 2, kLargestNumber);
  check("chase", {"4294967296 1 1 2 2"sv, Code::number_out_of_range, 0, 1, 1, "4294967296", "n"});
  check("chase", {"100000000000000000000000000 1 1 2 2"sv, Code::number_out_of_range, 0, 1, 1,
                  "100000000000000000000000…", "n"});
  check("chase", {"18446744073709551618 1 1 2 2"sv, Code::number_out_of_range, 0, 1, 1, "18446744073709551618", "n"});
  check("chase", {"8 9 4 1 5"sv, Code::number_out_of_range, 0, 1, 3, "9", "r1"});
  check_limits("chase", "8 9 4 1 5", 1, 8);
  check("chase", {"8 2 0 1 5"sv, Code::number_out_of_range, 0, 1, 5, "0", "c1"});
  check("chase", {"8 2 4 -1 5"sv, Code::number_out_of_range, 0, 1, 7, "-1", "r2"});
  check("chase", {"8 2 4 1 4294967297"sv, Code::number_out_of_range, 0, 1, 9, "4294967297", "c2"});
}

TEST_CASE("Two chase pieces on one square are told where", "[bad_input]") {
  check("chase", {"8 2 4 2 4"sv, Code::shared_square, 0, 1, 7, "2 4", ""});
  check("chase", {"8 2 4\n2 4"sv, Code::shared_square, 0, 2, 1, "2 4", ""});
}

TEST_CASE("Nothing may follow a chase input", "[bad_input]") {
  check("chase", {"8 2 4 1 5 6"sv, Code::trailing_text, 0, 1, 11, "6", ""});
  check("chase", {"8 2 4 1 5\n\n8 2 4 1 5\n"sv, Code::trailing_text, 0, 3, 1, "8", ""});
  check("chase", {"8 2 4 1 5 \0"sv, Code::trailing_text, 0, 1, 11, "\\x00", ""});
}

TEST_CASE("A chase board whose table would not fit is told in bytes, before anything is allocated", "[bad_input]") {
  const Read read = read_all("chase", "20 10 10 1 1", 100'000);
  REQUIRE(read.error);
  CHECK(read.problems == 0);
  CHECK(read.error->code == Code::table_too_large);
  CHECK(read.error->line == 1);
  CHECK(read.error->column == 1);
  CHECK(read.error->low == memory_needed(chase(), rectangle_size(chase(), 20, 20, 400)));
  CHECK(read.error->high == 100'000);

  for (const std::string_view text : {"1000000 1 1 2 2"sv, "4294967295 1 1 2 2"sv}) {
    const Read huge = read_all("chase", text);
    REQUIRE(huge.error);
    CHECK(huge.error->code == Code::table_too_large);
    CHECK(huge.error->low == kUncountable);
  }
}

TEST_CASE("The first line of a crossing-pawn input is two numbers", "[bad_input]") {
  check("crossing-pawn", {"0"sv, Code::number_missing, 0, 1, 2, "", "T"});
  check("crossing-pawn", {"one 1\n2 2\nOO\nX.\n"sv, Code::number_missing, 0, 1, 1, "one", "id"});
  check("crossing-pawn", {"OO\nX.\n"sv, Code::number_missing, 0, 1, 1, "OO", "id"});
  check("crossing-pawn", {"-1 1\n2 2\nOO\nX.\n"sv, Code::number_out_of_range, 0, 1, 1, "-1", "id"});
  check("crossing-pawn", {"0 two\n2 2\nOO\nX.\n"sv, Code::number_missing, 0, 1, 3, "two", "T"});
  check("crossing-pawn", {"0 0\n"sv, Code::number_out_of_range, 0, 1, 3, "0", "T"});
  check_limits("crossing-pawn", "0 0\n", 1, kLargestNumber);
  check("crossing-pawn", {"0 -1\n2 2\nOO\nX.\n"sv, Code::number_out_of_range, 0, 1, 3, "-1", "T"});
  check("crossing-pawn", {"0 4294967296\n2 2\nOO\nX.\n"sv, Code::number_out_of_range, 0, 1, 3, "4294967296", "T"});
}

TEST_CASE("A crossing-pawn board starts with its size", "[bad_input]") {
  check("crossing-pawn", {"0 1\n1 3\nOXO\n"sv, Code::number_out_of_range, 1, 2, 1, "1", "n"});
  check_limits("crossing-pawn", "0 1\n1 3\nOXO\n", 2, kLargestNumber);
  check("crossing-pawn", {"0 1\n3 0\n"sv, Code::number_out_of_range, 1, 2, 3, "0", "m"});
  check_limits("crossing-pawn", "0 1\n3 0\n", 1, kLargestNumber);
  check("crossing-pawn", {"0 1\n-2 2\nOO\nX.\n"sv, Code::number_out_of_range, 1, 2, 1, "-2", "n"});
  check("crossing-pawn", {"0 1\n2"sv, Code::number_missing, 1, 2, 2, "", "m"});
  check("crossing-pawn", {"0 1\nOO\nX.\n"sv, Code::number_out_of_range, 1, 1, 1, "0", "n"});
  check("crossing-pawn", {"0 2\n2 2\nOO\nX.\n3\nOO\nX.\n.."sv, Code::number_missing, 2, 6, 1, "OO", "m"});
}

TEST_CASE("A row of a crossing-pawn board has to be there", "[bad_input]") {
  check("crossing-pawn", {"0 1\n3 3\n#.#\nO.O\n"sv, Code::row_missing, 1, 5, 1, "", "3"});
  check("crossing-pawn", {"0 1\n2 2"sv, Code::row_missing, 1, 2, 4, "", "1"});
  check("crossing-pawn", {"0 2\n3 3\nOXO\n...\n2 2\nOO\nX."sv, Code::row_missing, 1, 5, 1, "2", "3"});
}

TEST_CASE("A row of another length is told where it ends, or where it should", "[bad_input]") {
  check("crossing-pawn", {"0 1\n3 3\n#.\nO.O\n.X.\n"sv, Code::row_too_short, 1, 3, 3, "#.", "1"});
  check_limits("crossing-pawn", "0 1\n3 3\n#.\nO.O\n.X.\n", 2, 3);
  check("crossing-pawn", {"0 1\n3 3\n#.#\nO.O.\n.X.\n"sv, Code::row_too_long, 1, 4, 4, "O.O.", "2"});
  check_limits("crossing-pawn", "0 1\n3 3\n#.#\nO.O.\n.X.\n", 4, 3);
  check("crossing-pawn", {"0 1\n3 3\n#.#\nO. O\n.X.\n"sv, Code::row_too_short, 1, 4, 3, "O.", "2"});
}

TEST_CASE("A row has none but the five letters", "[bad_input]") {
  check("crossing-pawn", {"0 1\n3 3\n#.#\nO.o\n.X.\n"sv, Code::unknown_character, 1, 4, 3, "o", ".#XO*"});
  check("crossing-pawn", {"0 1\n3 3\n#.#\nO.0\n.X.\n"sv, Code::unknown_character, 1, 4, 3, "0", ".#XO*"});
  check("crossing-pawn", {"0 1\n3 3\n#.#\nO-O\n.x.\n"sv, Code::unknown_character, 1, 4, 2, "-", ".#XO*"});
  check("crossing-pawn", {"0 1\n3 3\n#。#\nO.O\n.X.\n"sv, Code::unknown_character, 1, 3, 2, "。", ".#XO*"});
  check("crossing-pawn", {"0 1\n3 3\n＃.#\nO.O\n.X.\n"sv, Code::unknown_character, 1, 3, 1, "＃", ".#XO*"});
  check("crossing-pawn", {"0 1\n3 3\n#.#\nO.O\n.X\0\n"sv, Code::unknown_character, 1, 5, 3, "\\x00", ".#XO*"});
  check("crossing-pawn", {"0 1\n3 3\n#.#\nO.O\n.X\xE3\n"sv, Code::unknown_character, 1, 5, 3, "\\xe3", ".#XO*"});
}

TEST_CASE("A board has exactly one X and two O", "[bad_input]") {
  check("crossing-pawn", {"0 1\n3 3\n#X#\nO.O\n.X.\n"sv, Code::too_many_pieces, 1, 5, 2, "X", "X"});
  check_limits("crossing-pawn", "0 1\n3 3\n#X#\nO.O\n.X.\n", 2, 1);
  check("crossing-pawn", {"0 1\n3 3\nOO#\n..O\n.X.\n"sv, Code::too_many_pieces, 1, 4, 3, "O", "O"});
  check_limits("crossing-pawn", "0 1\n3 3\nOO#\n..O\n.X.\n", 3, 2);
  check("crossing-pawn", {"0 1\n3 3\n#.#\nO.O\n...\n"sv, Code::too_few_pieces, 1, 2, 1, "3", "X"});
  check_limits("crossing-pawn", "0 1\n3 3\n#.#\nO.O\n...\n", 0, 1);
  check("crossing-pawn", {"0 1\n3 3\n#.#\nO..\n.X.\n"sv, Code::too_few_pieces, 1, 2, 1, "3", "O"});
  check_limits("crossing-pawn", "0 1\n3 3\n#.#\nO..\n.X.\n", 1, 2);
}

TEST_CASE("As many boards follow as were announced, and then nothing", "[bad_input]") {
  check("crossing-pawn", {"0 1\n"sv, Code::board_missing, 0, 2, 1, "", ""});
  check_limits("crossing-pawn", "0 1\n", 0, 1);
  check("crossing-pawn", {"0 3\n2 2\nOO\nX.\n2 2\nOO\nX."sv, Code::board_missing, 0, 7, 3, "", ""});
  check_limits("crossing-pawn", "0 3\n2 2\nOO\nX.\n2 2\nOO\nX.", 2, 3);
  for (const std::uint64_t most : {std::uint64_t{4'000'000'000}, kLargestNumber}) {
    check_limits("crossing-pawn", "0 " + std::to_string(most) + "\n2 2\nOO\nX.\n", 1, most);
    check_limits("token", "2 1 " + std::to_string(most) + "\n1 2\n1 2\n", 1, most);
  }
  check("crossing-pawn", {"0 1\n2 2\nOO\nX.\n2 2\nOO\nX.\n"sv, Code::trailing_text, 0, 5, 1, "2", ""});
  check("crossing-pawn", {"2 2\nOO\nX.\n.."sv, Code::trailing_text, 0, 4, 1, "..", ""});
}

TEST_CASE("The boards before a bad one are read", "[bad_input]") {
  const std::string_view text = "0 3\n2 2\nOO\nX.\n2 2\nOO\n.X\n2 2\nOO\nXX\n";
  const Read read = read_all("crossing-pawn", text);
  CHECK(read.problems == 2);
  check("crossing-pawn", {text, Code::too_many_pieces, 3, 10, 2, "X", "X"});
  CHECK(read_all("crossing-pawn", "0 1\n2 2\nOO\nX.\nx").problems == 1);
}

TEST_CASE("A crossing-pawn board whose table would not fit is told in bytes", "[bad_input]") {
  const std::string open_row(10, '.');
  std::string text = "0 1\n10 10\nOO.......X\n";
  for (int row = 2; row <= 10; ++row) text += open_row + "\n";
  const Read read = read_all("crossing-pawn", text, 1'000'000);
  REQUIRE(read.error);
  CHECK(read.error->code == Code::table_too_large);
  CHECK(read.error->board == 1);
  CHECK(read.error->line == 2);
  CHECK(read.error->column == 1);
  CHECK(read.error->low == memory_needed(crossing_pawn(), rectangle_size(crossing_pawn(), 10, 10, 100)));
  CHECK(read.error->high == 1'000'000);
  CHECK(read_all("crossing-pawn", text, memory_needed(crossing_pawn(), rectangle_size(crossing_pawn(), 10, 10, 100)))
            .problems == 1);
}

TEST_CASE("A list of neighbours whose table would not fit is refused before its points are looked at", "[bad_input]") {
  const Read read = read_all("cat-and-mouse", "[[9],[0,0,0],[1],[2]]", 1000);
  REQUIRE(read.error);
  CHECK(read.error->code == Code::table_too_large);
  CHECK(read.error->column == 1);
  const BoardSize size{.columns = 4, .free_squares = 4, .ways = {3, 3}, .graph = true};
  CHECK(read.error->low == memory_needed(*find_game("cat-and-mouse"), size));
  CHECK(read_all("cat-and-mouse", "[[9],[0,0,0],[1],[2]]").error->code == Code::number_out_of_range);
}

TEST_CASE("Of a list of neighbours the first that is wrong is named, whatever is wrong with it", "[bad_input]") {
  check("cat-and-mouse", {"[[2],[0],[0,9]]"sv, Code::one_way, 1, 1, 7, "0", "0"});
  check("cat-and-mouse", {"[[2,9],[0],[0]]"sv, Code::number_out_of_range, 1, 1, 5, "9", "point"});
  check("cat-and-mouse", {"[[2],[1,0],[9]]"sv, Code::one_way, 1, 1, 3, "2", "2"});
  check("cat-and-mouse", {"[[2],[1,0],[0]]"sv, Code::edge_missing, 1, 1, 7, "1", ""});
}

TEST_CASE("A size far larger than the text costs nothing", "[bad_input]") {
  check("crossing-pawn", {"0 1\n4294967295 4294967295\nOO.X\n"sv, Code::row_too_short, 1, 3, 5, "OO.X", "1"});
  check("crossing-pawn", {"0 1\n4294967295 1\nO\nO\nX\n"sv, Code::row_missing, 1, 6, 1, "", "4"});
}

TEST_CASE("A message says the place, what was found and what was expected", "[bad_input]") {
  const auto message_of = [](std::string_view game_id, std::string_view text) {
    return message(*read_all(game_id, text).error);
  };
  CHECK(message_of("chase", "8 9 4 1 5") == "line 1, column 3: found '9', expected r1 from 1 to 8");
  CHECK(message_of("crossing-pawn", "0 2\n2 2\nOO\nX.\n2 2\nOO\n.O\n") ==
        "line 7, column 2: board 2: found 3 O on the board, expected exactly 2");
  CHECK(describe(*read_all("chase", "8 9 4 1 5").error) == "found '9', expected r1 from 1 to 8");
}
