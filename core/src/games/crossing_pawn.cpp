#include "catchmate/games.h"

namespace catchmate {

Rules crossing_pawn() {
  Rules rules;
  rules.id = "crossing-pawn";
  rules.side(Side::one) = {.name = "red", .pieces = 2, .directions = kOrthogonal};
  rules.side(Side::two) = {
      .name = "black", .directions = {Direction::up, Direction::left, Direction::right}, .goals = {Edge::top}};
  return rules;
}

Contest crossing_pawn_contest() {
  return {.input = Contest::Input::numbered_drawings, .fewest_rows = 2, .winners = {"Red", "Black"}, .draw = "Tie"};
}

}  // namespace catchmate
