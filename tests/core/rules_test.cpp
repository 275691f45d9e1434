#include <catchmate/rules.h>

#include <string>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

TEST_CASE("The games that come with the library have sound rules and different ids", "[rules]") {
  REQUIRE(games().size() >= 2);
  for (const Rules& rules : games()) {
    CHECK_FALSE(fault_of(rules));
    CHECK(find_game(rules.id) == &rules);
  }
}

TEST_CASE("A game is found by its exact id only", "[rules]") {
  REQUIRE(find_game("chase") != nullptr);
  CHECK(*find_game("chase") == chase());
  REQUIRE(find_game("crossing-pawn") != nullptr);
  CHECK(*find_game("crossing-pawn") == crossing_pawn());
  CHECK(find_game("") == nullptr);
  CHECK(find_game("Chase") == nullptr);
  CHECK(find_game("chase ") == nullptr);
  CHECK(find_game("crossing_pawn") == nullptr);
}

TEST_CASE("Chase gives white one step and black a leap of two", "[rules]") {
  const Rules rules = chase();
  CHECK(rules.starts == Side::one);
  CHECK(rules.capture == Capture::wins);
  CHECK(rules.side(Side::one).name == "white");
  CHECK(rules.side(Side::one).reach == 1);
  CHECK(rules.side(Side::two).name == "black");
  CHECK(rules.side(Side::two).reach == 2);
  CHECK(rules.side(Side::two).leaps);
}

TEST_CASE("In crossing pawn black never moves down and wins on the first row", "[rules]") {
  const Rules rules = crossing_pawn();
  CHECK(rules.starts == Side::one);
  CHECK(rules.no_move == NoMove::loses);
  CHECK(rules.side(Side::one).pieces == 2);
  CHECK(rules.side(Side::one).goals.empty());
  CHECK_FALSE(rules.side(Side::two).directions.contains(Direction::down));
  CHECK(rules.side(Side::two).goals == EnumSet<Edge>{Edge::top});
}

TEST_CASE("A fault in the rules is named with the value that makes it", "[rules]") {
  Rules rules = cops_and_robber();
  CHECK_FALSE(fault_of(rules));

  SECTION("no piece") {
    rules.side(Side::one).pieces = 0;
    CHECK(fault_of(rules) == "the number of cop's pieces is 0, expected 1 to 6");
  }
  SECTION("a negative number of pieces") {
    rules.side(Side::two).pieces = -3;
    CHECK(fault_of(rules) == "the number of robber's pieces is -3, expected 1 to 6");
  }
  SECTION("one piece too many") {
    rules.side(Side::two).pieces = kMaxPieces + 1;
    CHECK(fault_of(rules) == "the number of robber's pieces is 7, expected 1 to 6");
  }
  SECTION("no reach") {
    rules.side(Side::two).reach = 0;
    CHECK(fault_of(rules) == "robber has a reach of 0, expected at least 1");
  }
  SECTION("a side that can do nothing at all") {
    rules.side(Side::one).directions = {};
    rules.side(Side::one).may_pass = false;
    CHECK(fault_of(rules) == "cop has neither a direction to move in nor a pass");
  }
  SECTION("a direction beyond the eight") {
    rules.side(Side::one).directions = EnumSet<Direction>::from_bits(1U << kDirections);
    CHECK(fault_of(rules) == "cop moves in a direction that does not exist");
  }
  SECTION("a side without a name") {
    rules.side(Side::two).name = "";
    CHECK(fault_of(rules) == "a side has no name");
  }
  SECTION("two sides of one name") {
    rules.side(Side::two).name = "cop";
    CHECK(fault_of(rules) == "both sides are named cop");
  }
}

TEST_CASE("A side of the most pieces, or one that can only pass, is no fault", "[rules]") {
  Rules rules = cops_and_robber();
  rules.side(Side::one).pieces = kMaxPieces;
  rules.side(Side::two).directions = {};
  CHECK_FALSE(fault_of(rules));
}

TEST_CASE("A set of enumerators holds what was put in, by bits or by name", "[rules]") {
  constexpr EnumSet<Direction> kSet{Direction::up, Direction::left};
  CHECK(kSet.contains(Direction::up));
  CHECK_FALSE(kSet.contains(Direction::right));
  CHECK(kSet.bits() == 0b1001U);
  CHECK(EnumSet<Direction>::from_bits(0b1001U) == kSet);
  CHECK(EnumSet<Direction>{}.empty());
  CHECK_FALSE(kSet.empty());
  CHECK(opponent(Side::one) == Side::two);
  CHECK(opponent(Side::two) == Side::one);
}
