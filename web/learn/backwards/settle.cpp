#include <queue>
#include <vector>

using Graph = std::vector<std::vector<int>>;
enum Outcome { draw, won, lost };

std::vector<Outcome> settle(const Graph& moves) {
  const int n = static_cast<int>(moves.size());
  Graph before(n);
  std::vector<int> moves_left(n);
  std::vector<Outcome> outcome(n, draw);
  std::queue<int> queue;
  for (int v = 0; v < n; ++v) {
    for (int w : moves[v]) before[w].push_back(v);
    moves_left[v] = static_cast<int>(moves[v].size());
    if (moves_left[v] > 0) continue;
    outcome[v] = lost;
    queue.push(v);
  }
  while (!queue.empty()) {
    const int v = queue.front();
    queue.pop();
    for (int u : before[v]) {
      if (outcome[u] != draw) continue;
      if (outcome[v] == lost) {
        outcome[u] = won;
      } else {
        moves_left[u] -= 1;
        if (moves_left[u] > 0) continue;
        outcome[u] = lost;
      }
      queue.push(u);
    }
  }
  return outcome;
}
