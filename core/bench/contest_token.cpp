/// A rival for the benchmark: a token on a directed graph (SBCOI2020, Luogu P6560) as contestants solve it, with a
/// queue that works backwards from the goal and from points without moves. It reads the judge's input, up to 100,000
/// points and 500,000 edges, and prints the judge's answers.
#include <cstdio>
#include <cstring>

namespace {

const int MAXN = 100005;
const int MAXM = 500005;

int head[MAXN], nxt[MAXM], from[MAXM];  // lists of the edges into each point
int degree[MAXN], left[MAXN];           // by point: moves, and moves not known to lose
int result[MAXN];                       // 1 won, -1 lost, 0 unknown
int queue[MAXN];

int read() {
  int number = 0;
  int c = std::getchar();
  while (c != EOF && (c < '0' || c > '9')) c = std::getchar();
  for (; c >= '0' && c <= '9'; c = std::getchar()) number = number * 10 + c - '0';
  return number;
}

}  // namespace

int main() {
  const int n = read();
  const int m = read();
  int q = read();
  for (int edge = 1; edge <= m; ++edge) {
    const int u = read();
    const int v = read();
    from[edge] = u;
    nxt[edge] = head[v];
    head[v] = edge;
    ++degree[u];
  }
  for (; q > 0; --q) {
    const int start = read();
    const int goal = read();
    std::memcpy(left, degree, sizeof(left));
    std::memset(result, 0, sizeof(result));
    int last = 0;
    for (int point = 1; point <= n; ++point) {
      if (degree[point] != 0 && point != goal) continue;
      result[point] = -1;
      queue[last++] = point;
    }
    for (int first = 0; first < last; ++first) {
      const int point = queue[first];
      for (int edge = head[point]; edge != 0; edge = nxt[edge]) {
        const int before = from[edge];
        if (result[before] != 0) continue;
        if (result[point] == -1) {
          result[before] = 1;
        } else if (--left[before] == 0) {
          result[before] = -1;
        } else {
          continue;
        }
        queue[last++] = before;
      }
    }
    std::printf("%d\n", result[start]);
  }
}
