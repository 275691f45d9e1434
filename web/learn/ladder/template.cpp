#include <vector>

// Of a position, for the side to move: 1 won, -1 lost, 0 a draw; and the plies
// to the end.
struct Game {
  std::vector<std::vector<int>> before;  // moves, turned round
  std::vector<int> left, result, plies, queue;
  explicit Game(int n) : before(n), left(n), result(n), plies(n) {}
  void move(int u, int v) { before[v].push_back(u), left[u]++; }
  void settle(int v, int is, int in) {
    result[v] = is, plies[v] = in, queue.push_back(v);
  }
  void solve() {
    for (int v = 0, n = left.size(); v < n; v++)
      if (result[v] == 0 && left[v] == 0) settle(v, -1, 0);  // no move
    for (std::size_t i = 0; i < queue.size(); i++) {
      int v = queue[i];
      for (int u : before[v]) {
        if (result[u] != 0) continue;
        if (result[v] < 0 || --left[u] == 0)
          settle(u, -result[v], plies[v] + 1);
      }
    }
  }
};
