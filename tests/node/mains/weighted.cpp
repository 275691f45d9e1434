#include <iostream>

// Reads n, m, and m arrows u v w; prints a line for each point: its result and its seconds.
int main() {
  int n, m;
  std::cin >> n >> m;
  WeightedGame game(n);
  for (int u, v, w; m > 0 && std::cin >> u >> v >> w; m--) game.move(u, v, w);
  game.solve();
  for (int v = 0; v < n; v++) {
    std::cout << game.result[v] << ' ' << (game.result[v] == 0 ? 0 : game.seconds[v]) << '\n';
  }
}
