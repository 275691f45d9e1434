#include "catchmate/games.h"

namespace catchmate {

GameEntry pong_hau_ki_entry() {
  Rules rules;
  rules.id = "pong-hau-ki";
  rules.side(Side::one) = {.name = "red", .pieces = 2};
  rules.side(Side::two) = {.name = "black", .pieces = 2};
  rules.capture = Capture::forbidden;
  return {.rules = rules,
          .about = "two against two on five points, whoever cannot move loses: an old Chinese game",
          .standard =
              "graph 5\n"
              "places 0,0 1000,0 500,500 0,1000 1000,1000\n"
              "edges 1-3 1-4 2-3 2-5 3-4 3-5 4-5\n"
              "pieces red 4 5\n"
              "pieces black 1 2\n"};
}

}  // namespace catchmate
