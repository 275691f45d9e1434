#include <iostream>

// Reads the graph as LeetCode writes it.
int main() {
  std::vector<std::vector<int>> graph;
  int depth = 0, value = -1;
  for (char c; std::cin.get(c) && c != '\n';) {
    if (c == '[' && ++depth == 2) graph.emplace_back();
    if (c >= '0' && c <= '9') {
      value = (value < 0 ? 0 : value * 10) + c - '0';
    } else if (value >= 0) {
      graph.back().push_back(value);
      value = -1;
    }
    if (c == ']') depth--;
  }
  std::cout << Solution().catMouseGame(graph) << '\n';
}
