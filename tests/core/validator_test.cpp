#include <catchmate/random_problem.h>
#include <catchmate/validator.h>

#include <string>

#include "catch.h"

using namespace catchmate;

namespace {

std::string fault_of(const char* game, const std::string& text) {
  const auto fault = find_fault(*find_entry(game), text);
  return fault ? message(*fault) : "valid";
}

const std::string kPawns = "0 2\n3 3\n#.#\nO.O\n.X.\n2 3\n..O\nOX.\n";

}  // namespace

TEST_CASE("an input in the statement's format is valid") {
  CHECK(fault_of("crossing-pawn", kPawns) == "valid");
  CHECK(fault_of("chase", "20 1 1 20 20\n") == "valid");
  CHECK(fault_of("token", "3 3 2\n1 2\n2 3\n3 3\n1 0\n2 3\n") == "valid");
  CHECK(fault_of("cat-and-mouse", "[[1,3],[0],[3],[0,2]]\n") == "valid");
  CHECK(fault_of("cat-and-mouse-2", "[\"####F\",\"#C...\",\"M....\"]\n1\n2\n") == "valid");
  for (const GameEntry& entry : game_entries()) {
    if (!entry.contest) continue;
    Random random(1);
    for (int board = 0; board < 100; ++board) {
      const auto problem = random_problem(entry, {.rows = 6, .columns = 6}, random);
      if (problem) CHECK_FALSE(find_fault(entry, write_problem(problem->game, problem->position)));
    }
  }
}

TEST_CASE("other white space than the format's is a fault at its place") {
  const auto changed = [](const std::string& from, const std::string& to) {
    std::string text = kPawns;
    text.replace(text.find(from), from.size(), to);
    return fault_of("crossing-pawn", text);
  };
  CHECK(changed("0 2", "0\t2") == "line 1, column 2: found a tab, expected one space");
  CHECK(changed("0 2", "0  2") == "line 1, column 3: found a space, expected no white space");
  CHECK(changed("0 2\n3", "0 2\n\n3") == "line 2, column 1: found an empty line, expected no white space");
  CHECK(changed("0 2\n", "0 2 \n") == "line 1, column 4: found a space, expected a line end");
  CHECK(changed("0 2\n", "0 2\r\n") == "line 1, column 4: found a carriage return, expected a line end");
  CHECK(changed("0 2", "0\n2") == "line 1, column 2: found a line end, expected one space");
  CHECK(changed("O.O\n", "O.O \n") == "line 4, column 4: found a space, expected a line end");
  CHECK(changed("O.O\n", "O.O\xE3\x80\x80\n") ==
        "line 4, column 4: found an ideographic space (U+3000), expected a line end");
  CHECK(changed("OX.\n", "OX.") == "line 8, column 4: found the end of the input, expected a line end");
  CHECK(changed("OX.\n", "OX.\n\n") == "line 9, column 1: found an empty line, expected no white space");
  CHECK(changed("0 2",
                "\xEF\xBB\xBF"
                "0 2") == "line 1, column 1: found a byte order mark (U+FEFF), expected no white space");
  CHECK(changed("3 3", "3\u200B 3") ==
        "line 2, column 1: board 1: found a zero-width space (U+200B) in '3', expected the number n");
  CHECK(changed("3 3",
                "3\u2003"
                "3") == "line 2, column 2: found another kind of space (U+2003), expected one space");
  CHECK(fault_of("cat-and-mouse", "[[1,3],[0],\n[3],[0,2]]\n") ==
        "line 1, column 12: found a line end, expected no white space");
  CHECK(fault_of("token", "3 1 1\n1 2 1 0\n") == "line 2, column 4: found a space, expected a line end");
  CHECK(fault_of("chase", "3 1 1\n3 3\n") == "line 1, column 6: found a line end, expected one space");
}

TEST_CASE("a number beyond the statement's bound is a fault that names the bound") {
  CHECK(fault_of("crossing-pawn", "21 1\n") == "line 1, column 1: found '21', expected id from 0 to 20");
  CHECK(fault_of("crossing-pawn", "0 11\n") == "line 1, column 3: found '11', expected T from 1 to 10");
  CHECK(fault_of("crossing-pawn", "0 1\n11 3\n") == "line 2, column 1: board 1: found '11', expected n from 2 to 10");
  CHECK(fault_of("chase", "21 1 1 2 2\n") == "line 1, column 1: found '21', expected n from 2 to 20");
  CHECK(fault_of("token", "3 600000 1\n") == "line 1, column 3: found '600000', expected m from 0 to 500000");
  CHECK(fault_of("token", "3 0 501\n") == "line 1, column 5: found '501', expected q from 1 to 500");
  CHECK(fault_of("cat-and-mouse-2", "[\"........F\",\"C.......M\"]\n1\n2\n") ==
        "line 1, column 1: board 1: found '9', expected cols from 1 to 8");
  CHECK(fault_of("cat-and-mouse-2", "[\"FCM\"]\n1\n9\n") ==
        "line 3, column 1: board 1: found '9', expected mouseJump from 1 to 8");
  CHECK(fault_of("cat-and-mouse-2", "[\"FCM\"]\n1\n8\n[\"FCM\"]\n1\n8\n") ==
        "line 4, column 1: found '[\"FCM\"]', expected the end of the input");
  CHECK(fault_of("cat-and-mouse", "[[1],[0],[]]\n") ==
        "line 1, column 1: board 1: found '0', expected graph[2].length from 1 to 2");
  CHECK(fault_of("cat-and-mouse", "[[2],[3],[0],[1]]\n") ==
        "line 1, column 1: board 1: found '0', expected the length of graph[2] without 0 from 1 to 2");
}

TEST_CASE("an input that only the lenient reader accepts is a fault") {
  CHECK(fault_of("crossing-pawn", "0 1\n2 3\n.*.\nO..\n") ==
        "line 3, column 2: board 1: found '*', expected one of . # O");
  CHECK(fault_of("crossing-pawn", "0 1\n2 3\nOX.\nO..\n") ==
        "line 3, column 2: board 1: found a piece of black on its goal, expected no game that is over");
  CHECK(fault_of("crossing-pawn", "2 3\nO..\nOX.\n") ==
        "line 2, column 1: board 1: found 'O..', expected the number n");
  CHECK(fault_of("cat-and-mouse", "graph 4\nedges 1-2\npieces mouse 1\npieces cat 2\n") ==
        "line 1, column 1: board 1: found 'graph', expected [");
  CHECK(fault_of("crossing-pawn", "0 01\n") == "line 1, column 3: found '01', expected 1");
  CHECK(fault_of("cat-and-mouse", "[[1,2,1],[0,2],[0,1]]\n") ==
        "line 1, column 7: board 1: found '1', expected each neighbour once");
  CHECK(fault_of("cat-and-mouse", "[[1,2],[00,2],[0,1]]\n") == "line 1, column 9: board 1: found '00', expected 0");
}

TEST_CASE("an unknown letter is answered with the letters that may still stand there") {
  CHECK(fault_of("crossing-pawn", "0 1\n2 3\n.O.\nO?X\n") ==
        "line 4, column 2: board 1: found '?', expected one of . # X");
  CHECK(fault_of("crossing-pawn", "0 1\n2 3\n.O.\nX??\n") ==
        "line 4, column 2: board 1: found '?', expected one of . # O");
  CHECK(fault_of("cat-and-mouse-2", "[\"?.\",\"CM\"]\n1\n1\n") ==
        "line 1, column 3: board 1: found '?', expected one of . # M C F");
  CHECK(fault_of("cat-and-mouse-2", "[\"CM\",\"?.\"]\n1\n1\n") ==
        "line 1, column 8: board 1: found '?', expected one of . # F");
}

TEST_CASE("the first fault in a text is reported, whichever check finds it") {
  CHECK(fault_of("crossing-pawn", "0 2\n2 3\nO?.\nOX. \n") ==
        "line 3, column 2: board 1: found '?', expected one of . # O");
  CHECK(fault_of("crossing-pawn", "0 2\n2 3 \nO?.\nOX.\n") == "line 2, column 4: found a space, expected a line end");
  CHECK(fault_of("crossing-pawn", "0 2\n2 3\nO..\nOX.\n") == "line 5, column 1: found 1 board, expected 2");
  CHECK(fault_of("crossing-pawn", "") == "line 1, column 1: found an empty input, expected id T");
}
