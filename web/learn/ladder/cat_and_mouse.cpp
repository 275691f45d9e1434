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
 public:
  int catMouseGame(std::vector<std::vector<int>>& graph) {
    int n = graph.size();
    auto number = [n](int mouse, int cat, int cat_moves) {
      return (mouse * n + cat) * 2 + cat_moves;
    };
    std::vector<std::vector<int>> moves(2 * n * n);
    std::vector<int> outcome(2 * n * n);
    for (int mouse = 0; mouse < n; mouse++) {
      for (int cat = 1; cat < n; cat++) {
        int mouse_first = number(mouse, cat, 0),
            cat_first = number(mouse, cat, 1);
        if (mouse == 0 || mouse == cat) {
          outcome[mouse_first] = mouse == 0 ? 1 : -1;
          outcome[cat_first] = -outcome[mouse_first];
          continue;
        }
        for (int to : graph[mouse])
          moves[mouse_first].push_back(number(to, cat, 1));
        for (int to : graph[cat]) {
          if (to != 0) moves[cat_first].push_back(number(mouse, to, 0));
        }
      }
    }
    int won = settle(moves, outcome).outcome[number(1, 2, 0)];
    return won == 0 ? 0 : won > 0 ? 1 : 2;
  }
};

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
