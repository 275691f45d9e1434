#include "catchmate/games.h"

namespace catchmate {

GameEntry cat_and_mouse_2_entry() {
  Rules rules;
  rules.id = "cat-and-mouse-2";
  rules.side(Side::one) = {
      .name = "mouse", .directions = kOrthogonal, .reach = 2, .leaps = Leap::pieces, .may_pass = true};
  rules.side(Side::two) = {.name = "cat", .directions = kOrthogonal, .leaps = Leap::pieces, .may_pass = true};
  rules.capture = Capture::side_two_wins;
  rules.endless = Endless::side_two_wins;
  return {.rules = rules,
          .about = "a mouse must reach the food before a cat, uncaught, both in jumps: LeetCode 1728",
          .standard = "[\"####F\",\"#C...\",\"M....\"]\n1\n2\n",
          .contest = Contest{.input = Contest::Input::letter_grids,
                             .most_reach = 8,
                             .winners = {"Mouse", "Cat"},
                             .draw = "Draw",
                             .answer = Contest::Answer::truth,
                             .most_plies = 1000}};
}

}  // namespace catchmate
