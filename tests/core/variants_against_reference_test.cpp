#include <catchmate/games.h>

#include <string>
#include <vector>

#include "against_reference.h"
#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

void check(const Rules& rules, const Drawing& rows) {
  REQUIRE_FALSE(validate(rules));
  const auto found = difference(table_of(Game(rules, board_of(rows))), reference::AnyRules(rules, rows));
  if (found) FAIL(*found);
}

// Boards on which pieces get stuck, run into each other and reach every border.
const std::vector<Drawing>& boards() {
  static const std::vector<Drawing> all{
      {"....", "....", "...."}, {".#..", "..#.", "...."}, {"#..", ".#.", "..#", "..."}, {"......"}, {"..", "#.", ".."},
  };
  return all;
}

EnumSet<Direction> all_directions() { return EnumSet<Direction>::from_bits(0xFF); }

}  // namespace

TEST_CASE("A lack of moves that draws, or that passes the turn, is what the twin says", "[reference]") {
  for (const NoMove no_move : {NoMove::loses, NoMove::draws, NoMove::passes}) {
    for (const Capture capture : {Capture::wins, Capture::forbidden}) {
      Rules rules = crossing_pawn();
      rules.no_move = no_move;
      rules.capture = capture;
      for (const Drawing& rows : boards()) check(rules, rows);
    }
  }
}

TEST_CASE("Games where captures are forbidden are what the twin says", "[reference]") {
  Rules rules = cops_and_robber();
  rules.capture = Capture::forbidden;
  rules.side(Side::one).may_pass = false;
  rules.side(Side::two).may_pass = false;
  for (const Drawing& rows : boards()) check(rules, rows);
}

TEST_CASE("Diagonal moves, near and far, are what the twin says", "[reference]") {
  for (const bool leaps : {false, true}) {
    Rules rules = chase();
    rules.side(Side::one).directions = {Direction::up_right, Direction::down_right, Direction::down_left,
                                        Direction::up_left};
    rules.side(Side::two).directions = all_directions();
    rules.side(Side::one).reach = 3;
    rules.side(Side::one).leaps = leaps;
    rules.side(Side::two).leaps = leaps;
    for (const Drawing& rows : boards()) check(rules, rows);
  }
}

TEST_CASE("Long moves that do not leap stop at obstacles and pieces as in the twin", "[reference]") {
  for (const Capture capture : {Capture::wins, Capture::forbidden}) {
    Rules rules = cops_and_robber();
    rules.capture = capture;
    rules.side(Side::one).reach = 2;
    rules.side(Side::two).reach = 3;
    rules.side(Side::two).may_pass = false;
    for (const Drawing& rows : boards()) check(rules, rows);
  }
}

TEST_CASE("Goals on any border, of either side or both, are what the twin says", "[reference]") {
  const std::vector<EnumSet<Edge>> goals{{Edge::bottom}, {Edge::left}, {Edge::right, Edge::top}, {}};
  for (const EnumSet<Edge> of_one : goals) {
    for (const EnumSet<Edge> of_two : goals) {
      Rules rules = cops_and_robber();
      rules.side(Side::one).goals = of_one;
      rules.side(Side::two).goals = of_two;
      rules.side(Side::two).may_pass = false;
      for (const Drawing& rows : boards()) check(rules, rows);
    }
  }
}

TEST_CASE("Any number of pieces on either side is what the twin says", "[reference]") {
  for (int ones = 1; ones <= 3; ++ones) {
    for (int twos = 1; twos <= 3; ++twos) {
      for (const Capture capture : {Capture::wins, Capture::forbidden}) {
        Rules rules = cops_and_robber();
        rules.capture = capture;
        rules.side(Side::one).pieces = ones;
        rules.side(Side::two).pieces = twos;
        rules.side(Side::one).may_pass = false;
        check(rules, {"..#", "...", "#.."});
      }
    }
  }
}
