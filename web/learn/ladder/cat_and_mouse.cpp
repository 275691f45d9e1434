class Solution {
 public:
  int catMouseGame(std::vector<std::vector<int>>& graph) {
    int n = graph.size();
    auto number = [n](int mouse, int cat, int cat_moves) {
      return (mouse * n + cat) * 2 + cat_moves;
    };
    Game game(2 * n * n);
    for (int mouse = 0; mouse < n; mouse++) {
      for (int cat = 1; cat < n; cat++) {
        int mouse_first = number(mouse, cat, 0),
            cat_first = number(mouse, cat, 1);
        if (mouse == 0 || mouse == cat) {
          game.settle(mouse_first, mouse == 0 ? 1 : -1, 0);
          game.settle(cat_first, mouse == 0 ? -1 : 1, 0);
          continue;
        }
        for (int to : graph[mouse]) game.move(mouse_first, number(to, cat, 1));
        for (int to : graph[cat]) {
          if (to != 0) game.move(cat_first, number(mouse, to, 0));
        }
      }
    }
    game.solve();
    int result = game.result[number(1, 2, 0)];
    return result < 0 ? 2 : result;
  }
};
