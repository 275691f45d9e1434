#include <catchmate/annotated.h>
#include <catchmate/games.h>

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

using Code = InputError::Code;

constexpr std::string_view kBoard = "3 3 red\nO..\n.#X\n.O.\n";

AnnotatedGame read(const Rules& rules, std::string_view text) {
  auto found = read_annotated(rules, text);
  INFO(text);
  if (const auto* error = std::get_if<InputError>(&found)) FAIL(message(*error));
  return std::get<AnnotatedGame>(std::move(found));
}

std::string written(const AnnotatedGame& annotated) {
  const auto text = write_annotated(annotated.problem.game, annotated.problem.position, annotated.line);
  REQUIRE(text.has_value());
  return *text;
}

}  // namespace

TEST_CASE("A line of moves is read with its comments, variations, arrows and marks", "[annotated]") {
  const AnnotatedGame annotated =
      read(crossing_pawn(), std::string(kBoard) +
                                "moves: {Red is\n  to move.} 3,2-3,3{The only move.}(1,1-1,2{Too slow.} 2,3-1,3)\n"
                                "2,3-1,3 {[arrows 3,3-2,3:hint 1,1-1,2] [marks 1,3 1,1:dot]Through \\} \xE7\xBA\xA2.}");
  REQUIRE(annotated.line.moves.size() == 2);
  CHECK(annotated.line.moves[0].position->to_move == Side::two);
  CHECK(annotated.line.moves[1].comment->text == "Through } \xE7\xBA\xA2.");
  CHECK(written(annotated) ==
        std::string("0 1\n3 3\nO..\n.#X\n.O.\n") +
            "moves:\n{Red is to move.}\n3,2-3,3 {The only move.}\n"
            "(1,1-1,2 {Too slow.} 2,3-1,3)\n"
            "2,3-1,3 {[arrows 3,3-2,3:hint 1,1-1,2] [marks 1,3 1,1:dot] Through \\} \xE7\xBA\xA2.}\n");
}

TEST_CASE("Every board format accepts a line of moves", "[annotated]") {
  CHECK(read(chase(), "8 2 4 1 5\nmoves: 2,4-2,5").line.moves.size() == 1);
  CHECK(read(find_entry("cat-and-mouse")->rules, "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]\nmoves: 1-3 {Away.}")
            .line.moves.size() == 1);
  CHECK(read(chase(), "8 2 4 1 5").line.moves.empty());
}

TEST_CASE("A fault in a line names its place and the legal moves", "[annotated]") {
  std::string deep;
  for (int depth = 0; depth <= kDeepestVariation; ++depth) deep += "1,1-1,2 (";
  for (const auto& [line, expected] : std::vector<std::pair<std::string, std::string>>{
           {"1,1-1,2\n  1,1-3,3", "line 7, column 3: found '1,1-3,3', expected a legal move: 2,3-1,3"},
           {"{\xE7\xBA\xA2}x", "line 6, column 4: found 'x', expected a legal move: 1,1-1,2 1,1-2,1 3,2-3,3 3,2-3,1"},
           {"1,1-1,2 (",
            "line 6, column 10: found the end of the input, expected a legal move: 1,1-1,2 1,1-2,1 3,2-3,3 3,2-3,1"},
           {"1,1-1,2 (3,2-3,1", "line 6, column 17: found the end of the input, expected ) to close what is open"},
           {"{a", "line 6, column 3: found the end of the input, expected } to close what is open"},
           {"{[marks 1,1", "line 6, column 12: found the end of the input, expected ] to close what is open"},
           {"1,1-1,2 )", "line 6, column 9: found ')', expected the end of the input"},
           {"{[arrows 1,1-4,1]}",
            "line 6, column 10: found '1,1-4,1', expected an arrow from one square of the board to another"},
           {"{[marks 1,1:star]}",
            "line 6, column 9: found '1,1:star', expected a square of the board, or one with :ring, :dot or :cross"},
           {deep + "1,1-1,2", "line 6, column 297: found '(', expected at most 32 levels of variations"},
       }) {
    const auto found = read_annotated(crossing_pawn(), std::string(kBoard) + "moves:\n" + line);
    INFO(line);
    REQUIRE(std::holds_alternative<InputError>(found));
    CHECK(message(std::get<InputError>(found)) == expected);
  }
  const auto two = read_annotated(crossing_pawn(), "0 2\n3 3\n#.#\nO.O\n.X.\n3 3\n#.#\nO.O\n.X.\nmoves: 2,1-3,1");
  REQUIRE(std::holds_alternative<InputError>(two));
  CHECK(message(std::get<InputError>(two)) == "line 10, column 1: found 2 boards, expected 1");
}

TEST_CASE("Brackets in point names belong to moves; spaced ones do not", "[annotated]") {
  const std::string text =
      "graph 3\nnames (a b) c\nedges (a-b) b)-c\ngoal mouse c\npieces mouse (a\npieces cat c\n"
      "moves:\n{ Away. }\n(a-b) { [marks b) ] Here. }\n";
  const AnnotatedGame annotated = read(find_entry("cat-and-mouse")->rules, text);
  REQUIRE(annotated.line.moves.size() == 1);
  CHECK(annotated.line.moves[0].comment->text == "Here.");
  CHECK(written(annotated).ends_with("moves:\n{ Away. }\n(a-b) { [marks b) ] Here. }\n"));
}
