#include "catchmate/games.h"

namespace catchmate {

GameEntry hare_and_hounds_entry() {
  Rules rules;
  rules.id = "hare-and-hounds";
  rules.side(Side::one) = {.name = "hounds", .pieces = 3};
  rules.side(Side::two) = {.name = "hare"};
  rules.capture = Capture::forbidden;
  rules.endless = Endless::side_two_wins;
  return {.rules = rules,
          .about = "three hounds that never go back shut in a hare on a board of eleven points: a French military game",
          // Points are numbered by columns from the left, each from the top.
          .standard =
              "graph 11 hounds\n"
              "names a b1 b2 b3 c1 c2 c3 d1 d2 d3 e\n"
              "places 0,500 250,250 250,500 250,750 500,250 500,500 500,750 750,250 750,500 750,750 1000,500\n"
              "edges b1-b2 b2-b3 c1-c2 c2-c3 d1-d2 d2-d3\n"
              "ways hounds a>b1 a>b2 a>b3 b1>c1 b1>c2 b2>c2 b3>c2 b3>c3 c1>d1 c2>d1 c2>d2 c2>d3 c3>d3 d1>e d2>e d3>e\n"
              "ways hare a-b1 a-b2 a-b3 b1-c1 b1-c2 b2-c2 b3-c2 b3-c3 c1-d1 c2-d1 c2-d2 c2-d3 c3-d3 d1-e d2-e d3-e\n"
              "goal hare a\n"
              "pieces hounds a b1 b3\n"
              "pieces hare e\n"};
}

}  // namespace catchmate
