#include <algorithm>
#include <functional>
#include <queue>
#include <tuple>
#include <utility>
#include <vector>

// Of a point, for the side to move: 1 won, -1 lost, 0 a draw; and the seconds
// to the end. A point without moves is lost.
struct WeightedGame {
  std::vector<std::vector<std::pair<int, int>>> before;  // from, and seconds
  std::vector<int> left, result;
  std::vector<long long> seconds;
  explicit WeightedGame(int n) : before(n), left(n), result(n), seconds(n) {}
  void move(int u, int v, int w) { before[v].push_back({u, w}), left[u]++; }
  void solve() {
    using Offer = std::tuple<long long, int, int>;  // seconds, point, result
    std::priority_queue<Offer, std::vector<Offer>, std::greater<Offer>> offers;
    for (int v = 0, n = left.size(); v < n; v++)
      if (left[v] == 0) offers.push({0, v, -1});
    while (!offers.empty()) {
      auto [d, v, is] = offers.top();
      offers.pop();
      if (result[v] != 0) continue;  // settled by a smaller offer
      result[v] = is, seconds[v] = d;
      for (auto [u, w] : before[v]) {
        if (result[u] != 0) continue;
        if (is < 0) {
          offers.push({w + d, u, 1});
        } else {
          seconds[u] = std::max(seconds[u], w + d);
          if (--left[u] == 0) offers.push({seconds[u], u, -1});
        }
      }
    }
  }
};
