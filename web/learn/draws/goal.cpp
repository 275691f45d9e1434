// A token with a goal (SBCOI 2020, Luogu P6560). Up to 64 questions on the
// same graph are answered at once: bit j belongs to question j.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <vector>

typedef std::uint64_t Bits;

int n, m, q;
std::vector<int> from, to;  // of each arrow

// The points at the other ends of a point's arrows, one list after another.
struct Lists {
  std::vector<int> begin, points;

  Lists(const std::vector<int>& here, const std::vector<int>& there)
      : begin(n + 2), points(m) {
    for (int v : here) begin[v]++;
    for (int v = 1; v <= n + 1; v++) begin[v] += begin[v - 1];
    for (int e = 0; e < m; e++) points[--begin[here[e]]] = there[e];
  }
};

// New numbers for the points: each comes after those that it can move to,
// wherever moves do not go round.
std::vector<int> new_numbers() {
  Lists after(from, to);
  std::vector<int> number(n + 1), next = after.begin, path;
  std::vector<bool> met(n + 1);
  int count = 0;
  for (int root = 1; root <= n; root++) {
    if (met[root]) continue;
    met[root] = true;
    path.push_back(root);
    while (!path.empty()) {
      int v = path.back();
      if (next[v] == after.begin[v + 1]) {
        number[v] = ++count;
        path.pop_back();
        continue;
      }
      int w = after.points[next[v]++];
      if (met[w]) continue;
      met[w] = true;
      path.push_back(w);
    }
  }
  return number;
}

struct Known {
  Bits won, lost;
};

// What is known of every point, for each of the questions with these goals.
std::vector<Known> settle(const Lists& after, const Lists& before,
                          const std::vector<Bits>& is_goal) {
  std::vector<Known> known(n + 1, {0, 0});
  std::vector<char> to_do(n + 1, 1);
  for (bool again = true; again;) {
    again = false;
    for (int v = 1; v <= n; v++) {
      if (!to_do[v]) continue;
      to_do[v] = 0;
      Bits won = 0, lost = ~Bits{0};
      for (int k = after.begin[v]; k < after.begin[v + 1]; k++) {
        won |= known[after.points[k]].lost;
        lost &= known[after.points[k]].won;
      }
      won &= ~is_goal[v];
      lost |= is_goal[v];
      if (won == known[v].won && lost == known[v].lost) continue;
      known[v] = {won, lost};
      for (int k = before.begin[v]; k < before.begin[v + 1]; k++) {
        int u = before.points[k];
        to_do[u] = 1;
        if (u <= v) again = true;
      }
    }
  }
  return known;
}

int main() {
  if (std::scanf("%d%d%d", &n, &m, &q) != 3) return 1;
  from.resize(m);
  to.resize(m);
  for (int e = 0; e < m; e++) {
    if (std::scanf("%d%d", &from[e], &to[e]) != 2) return 1;
  }
  std::vector<int> number = new_numbers();
  for (int& v : from) v = number[v];
  for (int& v : to) v = number[v];
  Lists after(from, to), before(to, from);
  for (int done = 0; done < q; done += 64) {
    int count = std::min(64, q - done);
    std::vector<int> start(count);
    std::vector<Bits> is_goal(n + 1);
    for (int j = 0; j < count; j++) {
      int x, y;
      if (std::scanf("%d%d", &x, &y) != 2) return 1;
      start[j] = number[x];
      is_goal[number[y]] |= Bits{1} << j;
    }
    std::vector<Known> known = settle(after, before, is_goal);
    for (int j = 0; j < count; j++) {
      bool won = known[start[j]].won >> j & 1;
      bool lost = known[start[j]].lost >> j & 1;
      std::printf("%d\n", won ? 1 : lost ? -1 : 0);
    }
  }
  return 0;
}
