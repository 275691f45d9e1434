#include "catchmate/games.h"

namespace catchmate {

GameEntry police_and_thief_entry() {
  Rules rules;
  rules.id = "police-and-thief";
  rules.side(Side::one) = {
      .name = "police", .directions = EnumSet<Direction>::from_bits((1U << kDirections) - 1), .may_pass = true};
  rules.side(Side::two) = {.name = "thief", .directions = kOrthogonal, .may_pass = true};
  rules.capture = Capture::side_one_wins;
  return {
      .rules = rules,
      .about = "a policeman, who also goes aslant, catches a thief, who runs for an exit: an exercise of many courses",
      .standard =
          "8 8 police\ngoal thief 1,1 8,8\n........\n.##..##.\n.#....#.\n...O....\n....#...\n.#..X.#.\n.##..##.\n"
          "........\n"};
}

}  // namespace catchmate
