#include <catchmate/games.h>

#include <string>
#include <string_view>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

TEST_CASE("The games that come with the library have valid rules and different ids", "[rules]") {
  REQUIRE(games().size() >= 2);
  for (const Rules& rules : games()) {
    CHECK((!validate(rules, Ground::rectangle) || !validate(rules, Ground::graph)));
    CHECK(*find_game(rules.id) == rules);
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
  CHECK(rules.side(Side::two).leaps == Leap::everything);
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

TEST_CASE("A fault in the rules names the field and the value that makes it", "[rules]") {
  Rules rules = slow_cops();
  CHECK_FALSE(validate(rules, Ground::rectangle));
  const auto check = [&rules](std::string_view expected) {
    const auto fault = validate(rules, Ground::rectangle);
    REQUIRE(fault);
    CHECK(message(rules, *fault) == expected);
  };

  SECTION("no piece, where the other side has two") {
    rules.side(Side::two).pieces = 0;
    check("sides[1].pieces is 0, expected 1 to 6, or that the other side has one piece, which both then move");
  }
  SECTION("a negative number of pieces") {
    rules.side(Side::two).pieces = -3;
    check("sides[1].pieces is -3, expected a whole number from 0 to 6");
  }
  SECTION("one piece too many") {
    rules.side(Side::two).pieces = kMaxPieces + 1;
    check("sides[1].pieces is 7, expected a whole number from 0 to 6");
  }
  SECTION("a long move of pieces that move together") {
    rules.side(Side::one).moves_all = true;
    rules.side(Side::one).reach = 2;
    check("sides[0].reach is 2, expected 1 where all pieces move in a turn");
  }
  SECTION("no reach") {
    rules.side(Side::two).reach = 0;
    check("sides[1].reach is 0, expected a whole number from 1 to 2147483647");
  }
  SECTION("a side that can do nothing at all") {
    rules.side(Side::one).directions = {};
    rules.side(Side::one).may_pass = false;
    check("sides[0].directions is empty, expected at least one on a rectangle, or a side that may pass");
  }
  SECTION("a direction beyond the eight") {
    rules.side(Side::one).directions = EnumSet<Direction>::from_bits(1U << kDirections);
    check("sides[0].directions names one that does not exist");
  }
  SECTION("a side without a name") {
    rules.side(Side::two).name = "";
    check("sides[1].name is \"\", expected lower-case words joined by hyphens, at most 32 letters");
  }
  SECTION("two sides of one name") {
    rules.side(Side::two).name = "cop";
    check("sides[1].name is cop, the name of the other side");
  }
  SECTION("a draw where no game is drawn") {
    rules.no_move = NoMove::draws;
    rules.endless = Endless::side_two_wins;
    check("noMove is draws, expected loses or passes where endless play is won");
  }
  SECTION("no id") {
    rules.id = "";
    check("id is \"\", expected lower-case words joined by hyphens, at most 32 letters");
  }
}

TEST_CASE("Names are lower-case words joined by hyphens, so that texts and objects can use them", "[rules]") {
  Rules rules = slow_cops();
  for (const std::string_view name : {"a", "fox", "fox-2", "four-word-name-7", "abcdefghijklmnopqrstuvwxyzabcdef"}) {
    rules.side(Side::two).name = name;
    CHECK_FALSE(validate(rules, Ground::rectangle));
  }
  for (const std::string_view name : {"Fox", "fox ", "-fox", "fox-", "fox--2", "2", "__proto__", "fuchs\xC3\xA4",
                                      "abcdefghijklmnopqrstuvwxyzabcdefg"}) {
    rules.side(Side::two).name = name;
    CHECK(validate(rules, Ground::rectangle) == RulesFault{RulesFault::Code::name, Side::two});
    rules.side(Side::two).name = "robber";
    rules.id = name;
    CHECK(validate(rules, Ground::rectangle) == RulesFault{RulesFault::Code::id});
    rules.id = "slow-cops";
  }
}

TEST_CASE("A side of the most pieces, or one that can only pass, is no fault", "[rules]") {
  Rules rules = slow_cops();
  rules.side(Side::one).pieces = kMaxPieces;
  rules.side(Side::two).directions = {};
  CHECK_FALSE(validate(rules, Ground::rectangle));
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
