// A token with a goal (SBCOI 2020, Luogu P6560): a queue for each question.
#include <cstdio>
#include <cstdlib>
#include <vector>

int n, m, q;
std::vector<int> from, to;  // of each arrow
std::vector<int> number;    // under which a point of the input is kept
std::vector<int> moves;     // how many a point has
std::vector<int> begin;     // of a point's list in `before`
std::vector<int> before;    // the points that can move to it, list after list
std::vector<int> left;      // moves not yet crossed out; 0: settled
std::vector<int> queue;     // v if v is won, -v if it is lost
int settled;                // how many points are in the queue

// Makes the lists, for all questions.
void make_lists() {
  moves.assign(n + 1, 0);
  begin.assign(n + 2, 0);
  before.resize(m);
  queue.assign(n + 2, 0);
  for (int v : from) moves[v]++;
  for (int v : to) begin[v]++;
  for (int v = 1; v <= n + 1; v++) begin[v] += begin[v - 1];
  for (int e = 0; e < m; e++) before[--begin[to[e]]] = from[e];
}

// The answer for a start and a goal.
int settle(int start, int goal) {
  left = moves;
  left[goal] = 0;
  int answer = 0, end = 0;
  for (int v = 1; v <= n; v++) {
    if (left[v] == 0) queue[end++] = -v;
  }
  for (int next = 0; next < end && answer == 0; next++) {
    bool won = queue[next] > 0;
    int v = std::abs(queue[next]), last = begin[v + 1];
    if (v == start) answer = won ? 1 : -1;
    // What joins the queue is written first, and then counted if it is new.
    for (int k = begin[v]; k < last; k++) {
      int u = before[k], was = left[u];
      queue[end] = won ? -u : u;
      end += won ? was == 1 : was > 0;
      left[u] = won ? was - (was > 0) : 0;
    }
  }
  settled = end;
  return answer;
}

// Numbers the points in the order of the queue, the others after them.
void renumber() {
  std::vector<int> now(n + 1);
  int count = 0;
  for (int k = 0; k < settled; k++) now[std::abs(queue[k])] = ++count;
  for (int v = 1; v <= n; v++) {
    if (now[v] == 0) now[v] = ++count;
  }
  for (int& v : from) v = now[v];
  for (int& v : to) v = now[v];
  for (int& v : number) v = now[v];
  make_lists();
}

int main() {
  if (std::scanf("%d%d%d", &n, &m, &q) != 3) return 1;
  from.resize(m);
  to.resize(m);
  for (int e = 0; e < m; e++) {
    if (std::scanf("%d%d", &from[e], &to[e]) != 2) return 1;
  }
  for (int v = 0; v <= n; v++) number.push_back(v);
  make_lists();
  int most = 0;  // points in a queue, when they were last numbered
  while (q-- > 0) {
    int x, y;
    if (std::scanf("%d%d", &x, &y) != 2) return 1;
    std::printf("%d\n", settle(number[x], number[y]));
    if (settled > 2 * most) {
      most = settled;
      renumber();
    }
  }
  return 0;
}
