// A token with a goal (SBCOI 2020, Luogu P6560): a queue for each question.
#include <cstdio>
#include <vector>

int n, m, q;
std::vector<int> moves;   // how many a point has
std::vector<int> begin;   // of a point's list in `before`
std::vector<int> before;  // the points that can move to it, list after list
std::vector<int> left;    // moves not yet crossed out; 0: settled
std::vector<int> queue;   // v if v is won, -v if it is lost

// The answer for a start and a goal: 1 won, -1 lost, 0 a draw.
int solve(int start, int goal) {
  left = moves;
  left[goal] = 0;
  int end = 0;
  for (int v = 1; v <= n; v++) {
    if (left[v] == 0) queue[end++] = -v;
  }
  for (int i = 0; i < end; i++) {
    bool won = queue[i] > 0;
    int v = won ? queue[i] : -queue[i];
    if (v == start) return won ? 1 : -1;
    for (int k = begin[v]; k < begin[v + 1]; k++) {
      int u = before[k];
      if (left[u] == 0) continue;
      if (won && --left[u] > 0) continue;
      left[u] = 0;
      queue[end++] = won ? -u : u;
    }
  }
  return 0;
}

int main() {
  if (std::scanf("%d%d%d", &n, &m, &q) != 3) return 1;
  std::vector<int> from(m), to(m);
  moves.resize(n + 1);
  begin.resize(n + 2);
  before.resize(m);
  queue.resize(n);
  for (int e = 0; e < m; e++) {
    if (std::scanf("%d%d", &from[e], &to[e]) != 2) return 1;
    moves[from[e]]++;
    begin[to[e]]++;
  }
  for (int v = 1; v <= n + 1; v++) begin[v] += begin[v - 1];
  for (int e = 0; e < m; e++) before[--begin[to[e]]] = from[e];
  while (q--) {
    int x, y;
    if (std::scanf("%d%d", &x, &y) != 2) return 1;
    std::printf("%d\n", solve(x, y));
  }
  return 0;
}
