#include "catchmate/games.h"

namespace catchmate {

GameEntry token_entry() {
  Rules rules;
  rules.id = "token";
  rules.side(Side::one) = {.name = "first"};
  rules.side(Side::two) = {.name = "second", .pieces = 0};
  return {.rules = rules,
          .about = "both move one token on a directed graph, whoever cannot move loses: the general form, Luogu P6560",
          .standard =
              "graph 8\n"
              "names a b c d e f g h\n"
              "places 0,500 200,100 200,900 450,500 600,100 650,900 850,350 1000,800\n"
              "edges a>b a>c d>a b>d b>e c>d c-f d>g e>g g>f f>h g>h\n"
              "pieces first a\n",
          .contest = Contest{.input = Contest::Input::edge_list,
                             .most_rows = 100000,
                             .most_edges = 500000,
                             .most_questions = 500,
                             .winners = {"1", "-1"},
                             .draw = "0",
                             .answer = Contest::Answer::outcome}};
}

}  // namespace catchmate
