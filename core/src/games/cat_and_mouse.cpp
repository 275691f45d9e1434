#include "catchmate/games.h"

namespace catchmate {

GameEntry cat_and_mouse_entry() {
  Rules rules;
  rules.id = "cat-and-mouse";
  rules.side(Side::one) = {.name = "mouse"};
  rules.side(Side::two) = {.name = "cat"};
  rules.capture = Capture::side_two_wins;
  return {.rules = rules,
          .about = "a mouse on a graph makes for its hole, which the cat cannot enter: LeetCode 913",
          .standard = "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]\n",
          .contest = Contest{.input = Contest::Input::neighbour_lists,
                             .fewest_rows = 3,
                             .most_rows = 50,
                             .winners = {"1", "2"},
                             .draw = "0",
                             .answer = Contest::Answer::outcome}};
}

}  // namespace catchmate
