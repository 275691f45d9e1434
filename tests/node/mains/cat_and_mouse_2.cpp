#include <iostream>

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
  std::cout << (Solution().canMouseWin(grid, cat, mouse) ? "true" : "false") << '\n';
}
