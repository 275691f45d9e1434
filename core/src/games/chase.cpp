#include "catchmate/games.h"

namespace catchmate {

Rules chase() {
  Rules rules;
  rules.id = "chase";
  rules.side(Side::one) = {.name = "white", .directions = kOrthogonal};
  rules.side(Side::two) = {.name = "black", .directions = kOrthogonal, .reach = 2, .leaps = Leap::everything};
  return rules;
}

GameEntry chase_entry() {
  return {.rules = chase(),
          .about = "a hunt on an open square board, white by one square, black by one or two: CQOI2013, Luogu P4576",
          .standard = "8 2 4 1 5\n",
          .contest = Contest{.input = Contest::Input::coordinates,
                             .fewest_rows = 2,
                             .fewest_columns = 2,
                             .most_rows = 20,
                             .most_columns = 20,
                             .winners = {"WHITE", "BLACK"},
                             .draw = "DRAW"}};
}

}  // namespace catchmate
