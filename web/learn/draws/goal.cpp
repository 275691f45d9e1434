// A token with a goal (SBCOI 2020, Luogu P6560): a queue for each question.
#include <cstdio>
#include <vector>

std::vector<std::vector<int>> before;  // arrows turned round, for all questions
std::vector<int> moves;                // how many a point has
std::vector<int> left, result, queue;  // cleared for each question

void settle(int v, int is) {
  result[v] = is;
  queue.push_back(v);
}

// The answer for a start and a goal: 1 won, -1 lost, 0 a draw.
int solve(int start, int goal) {
  int n = moves.size();
  left = moves;
  result.assign(n, 0);
  queue.clear();
  settle(goal, -1);
  for (int v = 1; v < n; v++) {
    if (left[v] == 0 && v != goal) settle(v, -1);
  }
  for (std::size_t i = 0; i < queue.size() && result[start] == 0; i++) {
    int v = queue[i];
    for (int u : before[v]) {
      if (result[u] != 0) continue;
      if (result[v] < 0 || --left[u] == 0) settle(u, -result[v]);
    }
  }
  return result[start];
}

int main() {
  int n, m, q;
  if (std::scanf("%d%d%d", &n, &m, &q) != 3) return 1;
  before.resize(n + 1);
  moves.resize(n + 1);
  while (m--) {
    int u, v;
    if (std::scanf("%d%d", &u, &v) != 2) return 1;
    before[v].push_back(u);
    moves[u]++;
  }
  while (q--) {
    int x, y;
    if (std::scanf("%d%d", &x, &y) != 2) return 1;
    std::printf("%d\n", solve(x, y));
  }
  return 0;
}
