#include <queue>
#include <vector>

using Graph = std::vector<std::vector<int>>;
enum Outcome { draw, won, lost };

std::vector<Outcome> settle(const Graph& moves) {
  const int n = static_cast<int>(moves.size());
  Graph before(n);
  std::vector<int> left(n);
  std::vector<Outcome> outcome(n, draw);
  std::queue<int> waiting;
  for (int v = 0; v < n; ++v) {
    for (int w : moves[v]) before[w].push_back(v);
    left[v] = static_cast<int>(moves[v].size());
    if (left[v] > 0) continue;
    outcome[v] = lost;
    waiting.push(v);
  }
  while (!waiting.empty()) {
    const int v = waiting.front();
    waiting.pop();
    for (int u : before[v]) {
      if (outcome[u] != draw) continue;
      if (outcome[v] == lost) {
        outcome[u] = won;
      } else {
        left[u] -= 1;
        if (left[u] > 0) continue;
        outcome[u] = lost;
      }
      waiting.push(u);
    }
  }
  return outcome;
}
