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

// A random line of legal moves, with comments of unusual characters and variations.
LineData any_line(Random& random, const Game& game, Position position, int most, int depth) {
  static const std::vector<std::string> kSaid{
      "",    "a",     "one  two\n three", "} { ( ) \\", "[arrows ] a[arrows [marks", "\xE7\xBA\xA2\xE6\x96\xB9\\",
      "[1]", "moves:"};
  const auto below = [&random](std::size_t bound) { return random.below(static_cast<std::uint32_t>(bound)); };
  const auto comment = [&]() -> std::optional<CommentData> {
    CommentData made{.text = kSaid[below(kSaid.size())]};
    const Square square{below(game.board().squares())};
    if (below(4) == 0) made.arrows.push_back({square, Square{0}, below(2) == 0});
    if (below(4) == 0) made.marks.push_back({square, static_cast<Shape>(below(3))});
    return below(2) == 0 ? std::nullopt : std::optional(made);
  };
  LineData line{comment(), {}};
  for (int ply = 0; ply < most; ++ply) {
    const auto legal = game.how_ended(position) ? std::vector<Move>{} : game.moves(position);
    if (legal.empty()) break;
    const Move move = legal[below(legal.size())];
    AnnotatedMoveData made{.move = data_of(move), .comment = comment()};
    while (depth < 3 && below(4) == 0) made.variations.push_back(any_line(random, game, position, 3, depth + 1));
    line.moves.push_back(std::move(made));
    position = after(position, move);
  }
  return line;
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

TEST_CASE("A written line reads back the same", "[annotated]") {
  for_games(600, 36, [](const Game& game, Random& random) {
    Position position{.to_move = random.below(2) == 0 ? Side::one : Side::two};
    for (const Side side : kSides) {
      for (int piece = 0; piece < game.rules().side(side).pieces; ++piece) {
        position.of(side).insert(Square{random.below(game.board().squares())});
      }
    }
    if (game.validate(position)) return;
    const auto text = write_annotated(game, position, any_line(random, game, position, 12, 0));
    // A variation from a position without moves is not writable.
    if (!text) return;
    CHECK(written(read(game.rules(), *text)) == *text);
  });
}
