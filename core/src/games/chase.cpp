#include "catchmate/games.h"

namespace catchmate {

Rules chase() {
  Rules rules;
  rules.id = "chase";
  rules.side(Side::one) = {.name = "white", .directions = kOrthogonal};
  rules.side(Side::two) = {.name = "black", .directions = kOrthogonal, .reach = 2, .leaps = true};
  return rules;
}

Contest chase_contest() {
  return {.input = Contest::Input::coordinates, .fewest_rows = 2, .winners = {"WHITE", "BLACK"}, .draw = "DRAW"};
}

}  // namespace catchmate
