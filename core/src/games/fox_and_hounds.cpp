#include "catchmate/games.h"

namespace catchmate {

namespace {

constexpr EnumSet<Direction> kDiagonal{Direction::up_right, Direction::down_right, Direction::down_left,
                                       Direction::up_left};

}  // namespace

GameEntry fox_and_hounds_entry() {
  Rules rules;
  rules.id = "fox-and-hounds";
  rules.side(Side::one) = {.name = "fox", .directions = kDiagonal, .goals = {Edge::top}};
  rules.side(Side::two) = {.name = "hounds", .pieces = 4, .directions = {Direction::down_right, Direction::down_left}};
  rules.capture = Capture::forbidden;
  return {.rules = rules,
          .about = "four hounds that only go forward shut in a fox that makes for their first row: a draughtboard game",
          .standard = "8 8\n#X#X#X#X\n.#.#.#.#\n#.#.#.#.\n.#.#.#.#\n#.#.#.#.\n.#.#.#.#\n#.#.#.#.\n.#O#.#.#\n"};
}

}  // namespace catchmate
