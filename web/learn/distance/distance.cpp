#include <queue>
#include <vector>

using Graph = std::vector<std::vector<int>>;

// Plies to the end of the game: even for a lost point, odd for a won one,
// -1 for a draw.
std::vector<int> distances(const Graph& moves) {
  const int n = static_cast<int>(moves.size());
  Graph before(n);
  std::vector<int> moves_left(n), distance(n, -1);
  std::queue<int> queue;
  for (int v = 0; v < n; ++v) {
    for (int w : moves[v]) before[w].push_back(v);
    moves_left[v] = static_cast<int>(moves[v].size());
    if (moves_left[v] > 0) continue;
    distance[v] = 0;
    queue.push(v);
  }
  while (!queue.empty()) {
    const int v = queue.front();
    queue.pop();
    const bool lost = distance[v] % 2 == 0;
    for (int u : before[v]) {
      if (distance[u] >= 0) continue;
      if (!lost && --moves_left[u] > 0) continue;
      distance[u] = distance[v] + 1;
      queue.push(u);
    }
  }
  return distance;
}
