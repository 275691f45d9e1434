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

GameEntry crossing_pawn_entry() {
  return {
      .rules = crossing_pawn(),
      .about =
          "two red pieces hunt a black pawn that makes for the top row: NOI provincial selection 2023, Luogu P9169",
      .standard =
          "9 9\n...######\n.#.......\n.#######.\n.#.#.....\n.#O#.####\n.#.#.....\n.#######.\n.#X......\n.O.......\n",
      .contest = Contest{.input = Contest::Input::numbered_drawings,
                         .fewest_rows = 2,
                         .most_rows = 10,
                         .most_columns = 10,
                         .most_boards = 10,
                         .most_tests = 20,
                         .winners = {"Red", "Black"},
                         .draw = "Tie"}};
}

}  // namespace catchmate
