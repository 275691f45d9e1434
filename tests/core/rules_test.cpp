#include <catchmate/games.h>

#include <string>
#include <string_view>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

TEST_CASE("A fault in the rules names its field and value", "[rules]") {
  CHECK_FALSE(validate(slow_cops(), Ground::rectangle));
  const std::string_view pieces = ", expected a whole number from 0 to 6";
  const std::string_view words = ", expected lower-case words joined by hyphens, at most 32 letters";
  struct Change {
    void (*make)(Rules& rules, SideRules& cop, SideRules& robber);
    std::string expected;
  };
  for (const auto& [make, expected] : {
           Change{[](Rules&, SideRules&, SideRules&robber) { robber.pieces = 0; },
                  "sides[1].pieces is 0, expected 1 to 6, or that the other side has one piece, which both then move"},
           {[](Rules&, SideRules&, SideRules&robber) { robber.pieces = -3; },
            "sides[1].pieces is -3" + std::string(pieces)},
           {[](Rules&, SideRules&, SideRules&robber) { robber.pieces = kMaxPieces + 1; },
            "sides[1].pieces is 7" + std::string(pieces)},
           {[](Rules&, SideRules&cop, SideRules&) {
              cop.moves_all = true;
              cop.reach = 2;
            },
            "sides[0].reach is 2, expected 1 where all pieces move in a turn"},
           {[](Rules&, SideRules&, SideRules&robber) { robber.reach = 0; },
            "sides[1].reach is 0, expected a whole number from 1 to 2147483647"},
           {[](Rules&, SideRules&cop, SideRules&) {
              cop.directions = {};
              cop.may_pass = false;
            },
            "sides[0].directions is empty, expected at least one on a rectangle, or a side that may pass"},
           {[](Rules&, SideRules&cop, SideRules&) {
              cop.directions = EnumSet<Direction>::from_bits(1U << kDirections);
            },
            "sides[0].directions names one that does not exist"},
           {[](Rules&, SideRules&, SideRules&robber) { robber.name = ""; },
            "sides[1].name is \"\"" + std::string(words)},
           {[](Rules&, SideRules&, SideRules&robber) { robber.name = "cop"; },
            "sides[1].name is cop, the name of the other side"},
           {[](Rules&rules, SideRules&, SideRules&) {
              rules.no_move = NoMove::draws;
              rules.endless = Endless::side_two_wins;
            },
            "noMove is draws, expected loses or passes where endless play is won"},
           {[](Rules&rules, SideRules&, SideRules&) { rules.id = ""; }, "id is \"\"" + std::string(words)},
       }) {
    Rules rules = slow_cops();
    make(rules, rules.side(Side::one), rules.side(Side::two));
    const auto fault = validate(rules, Ground::rectangle);
    REQUIRE(fault);
    CHECK(message(rules, *fault) == expected);
  }
}

TEST_CASE("Names are lower-case words joined by hyphens", "[rules]") {
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
