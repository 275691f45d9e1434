#include <string>

class Solution {
  int rows, columns;
  std::vector<std::string> grid;

  // The cells that a jump leads to; staying is one of them.
  std::vector<int> jumps(int cell, int reach) {
    const int up_down[] = {-1, 1, 0, 0}, left_right[] = {0, 0, -1, 1};
    std::vector<int> found = {cell};
    for (int k = 0; k < 4; k++) {
      for (int far = 1; far <= reach; far++) {
        int r = cell / columns + far * up_down[k];
        int c = cell % columns + far * left_right[k];
        bool inside = r >= 0 && r < rows && c >= 0 && c < columns;
        if (!inside || grid[r][c] == '#') break;
        found.push_back(r * columns + c);
      }
    }
    return found;
  }

 public:
  bool canMouseWin(std::vector<std::string>& given, int catJump,
                   int mouseJump) {
    grid = given;
    rows = grid.size();
    columns = grid[0].size();
    int n = rows * columns, food = 0, mouse_start = 0, cat_start = 0;
    for (int cell = 0; cell < n; cell++) {
      char c = grid[cell / columns][cell % columns];
      if (c == 'F') food = cell;
      if (c == 'M') mouse_start = cell;
      if (c == 'C') cat_start = cell;
    }
    auto number = [n](int mouse, int cat, int cat_moves) {
      return (mouse * n + cat) * 2 + cat_moves;
    };
    Game game(2 * n * n);
    for (int mouse = 0; mouse < n; mouse++) {
      for (int cat = 0; cat < n; cat++) {
        int mouse_first = number(mouse, cat, 0),
            cat_first = number(mouse, cat, 1);
        if (mouse == cat || cat == food || mouse == food) {
          // Where they meet, and with the cat on the food, the cat has won.
          bool caught = mouse == cat || cat == food;
          game.settle(mouse_first, caught ? -1 : 1, 0);
          game.settle(cat_first, caught ? 1 : -1, 0);
          continue;
        }
        for (int to : jumps(mouse, mouseJump))
          game.move(mouse_first, number(to, cat, 1));
        for (int to : jumps(cat, catJump))
          game.move(cat_first, number(mouse, to, 0));
      }
    }
    game.solve();
    int start = number(mouse_start, cat_start, 0);
    // A game without an end is the cat's, and so is one of more than 1000
    // plies.
    return game.result[start] > 0 && game.plies[start] <= 1000;
  }
};
