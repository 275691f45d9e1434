#include <catchmate/games.h>
#include <catchmate/signature.h>
#include <catchmate/table.h>

#include <string>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

std::string signature_of(const Rules& rules, const Drawing& rows) {
  return signature(table_of(Game(rules, board_of(rows))));
}

}  // namespace

TEST_CASE("Another board, or other rules, make another signature", "[signature]") {
  const std::string open = signature_of(crossing_pawn(), {"...", "...", "..."});
  CHECK(signature_of(crossing_pawn(), {"...", "...", "..#"}) != open);
  CHECK(signature_of(crossing_pawn(), {"...", ".#.", "..."}) != open);
  CHECK(signature_of(crossing_pawn(), {"....", "....", "...."}) != open);
  CHECK(signature_of(chase(), {"...", "...", "..."}) != open);
  Rules drawing = crossing_pawn();
  drawing.no_move = NoMove::draws;
  const Drawing with_a_dead_end{"#..", ".#.", "..."};
  CHECK(signature_of(drawing, with_a_dead_end) != signature_of(crossing_pawn(), with_a_dead_end));
}

TEST_CASE("A position won and a position lost at distance 0 do not sign alike", "[signature]") {
  Rules racing = chase();
  racing.side(Side::two).goals = {Edge::top};
  CHECK(signature_of(chase(), {"."}) != signature_of(racing, {"."}));
}

TEST_CASE("These tables have these signatures on every machine", "[signature]") {
  CHECK(signature_of(chase(), Drawing(2, "..")) == "6317d9714d684666");
  CHECK(signature_of(chase(), Drawing(8, "........")) == "1216c7d325ce4b08");
  CHECK(signature_of(crossing_pawn(), {"#.#", "...", "..."}) == "03fa184eb33ebf56");
  CHECK(signature_of(crossing_pawn(), {"....#", ".#..#", "#.#..", ".#..."}) == "867fe7141bacbce5");
  CHECK(signature_of(crossing_pawn(), Drawing(7, ".")) == "c8c85e9f321769ef");
  CHECK(signature_of(slow_cops(), {"....", ".#..", "..#.", "...."}) == "3a8696f27ae9be19");
  if (!kSanitized) CHECK(signature_of(crossing_pawn(), Drawing(10, std::string(10, '.'))) == "dd5f2c0c4b283bf2");
}
