#include <iostream>
#include <string>
#include <vector>

// The winner of a position, from the side to move: 1 won, -1 lost, 0 a draw;
// and the plies to the end.
struct Table {
  std::vector<int> outcome, plies;
};

// The first positions of the queue have an outcome already: the game is over.
Table settle(const std::vector<std::vector<int>>& moves,
             std::vector<int> outcome) {
  int count = moves.size();
  std::vector<std::vector<int>> before(count);
  std::vector<int> left(count), plies(count), queue;
  for (int p = 0; p < count; p++) {
    if (outcome[p] != 0) {
      queue.push_back(p);
      continue;
    }
    left[p] = moves[p].size();
    for (int q : moves[p]) before[q].push_back(p);
  }
  for (std::size_t i = 0; i < queue.size(); i++) {
    int q = queue[i];
    for (int p : before[q]) {
      if (outcome[p] != 0) continue;
      left[p]--;
      if (outcome[q] < 0 || left[p] == 0) {
        outcome[p] = -outcome[q];
        plies[p] = plies[q] + 1;
        queue.push_back(p);
      }
    }
  }
  return {outcome, plies};
}

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
    std::vector<std::vector<int>> moves(2 * n * n);
    std::vector<int> outcome(2 * n * n);
    for (int mouse = 0; mouse < n; mouse++) {
      for (int cat = 0; cat < n; cat++) {
        int mouse_first = number(mouse, cat, 0),
            cat_first = number(mouse, cat, 1);
        if (mouse == cat || cat == food || mouse == food) {
          // Where they meet, and with the cat on the food, the cat has won.
          outcome[mouse_first] = mouse == cat || cat == food ? -1 : 1;
          outcome[cat_first] = -outcome[mouse_first];
          continue;
        }
        for (int to : jumps(mouse, mouseJump))
          moves[mouse_first].push_back(number(to, cat, 1));
        for (int to : jumps(cat, catJump))
          moves[cat_first].push_back(number(mouse, to, 0));
      }
    }
    Table table = settle(moves, outcome);
    int start = number(mouse_start, cat_start, 0);
    // A game without an end is the cat's, and so is one of more than 1000
    // plies.
    return table.outcome[start] > 0 && table.plies[start] <= 1000;
  }
};

// Reads the rows and the two jumps as LeetCode writes them.
int main() {
  std::string line, row;
  std::getline(std::cin, line);
  std::vector<std::string> grid;
  bool inside = false;
  for (char c : line) {
    if (c == '"') {
      if (inside) grid.push_back(row);
      row.clear();
      inside = !inside;
    } else if (inside) {
      row += c;
    }
  }
  int cat, mouse;
  std::cin >> cat >> mouse;
  std::cout << (Solution().canMouseWin(grid, cat, mouse) ? "true" : "false")
            << '\n';
}
