#include "catchmate/games.h"

namespace catchmate {

GameEntry cops_and_robber_entry() {
  Rules rules;
  rules.id = "cops-and-robber";
  rules.side(Side::one) = {
      .name = "cops", .pieces = 2, .directions = kOrthogonal, .may_pass = true, .moves_all = true, .may_share = true};
  rules.side(Side::two) = {.name = "robber", .directions = kOrthogonal, .may_pass = true};
  rules.capture = Capture::side_one_wins;
  rules.endless = Endless::side_two_wins;
  return {.rules = rules,
          .about = "cops who all move in a turn catch a robber on a grid or any graph: a classic of graph theory",
          .standard = "8 8\n........\n........\n...X....\n........\n........\n........\n........\nO......O\n"};
}

}  // namespace catchmate
