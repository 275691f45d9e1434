#include <iostream>
#include <queue>
#include <vector>

const int up_down[] = {-1, 1, 0, 0}, left_right[] = {0, 0, -1, 1};
int n;

// A position as one number: the two squares and the side to move.
int number(int white, int black, bool black_moves) {
  return (white * n * n + black) * 2 + black_moves;
}

// The positions that the moves lead to; none when the game is over.
std::vector<int> moves_of(int position) {
  bool black_moves = position % 2;
  int white = position / 2 / (n * n), black = position / 2 % (n * n);
  int from = black_moves ? black : white, reach = black_moves ? 2 : 1;
  std::vector<int> next;
  for (int k = 0; k < 4 && white != black; ++k) {
    for (int steps = 1; steps <= reach; ++steps) {
      int row = from / n + up_down[k] * steps;
      int column = from % n + left_right[k] * steps;
      if (row < 0 || row >= n || column < 0 || column >= n) break;
      int to = row * n + column;
      if (black_moves)
        next.push_back(number(white, to, false));
      else
        next.push_back(number(to, black, true));
    }
  }
  return next;
}

int main() {
  int white_row, white_column, black_row, black_column;
  std::cin >> n >> white_row >> white_column >> black_row >> black_column;
  int positions = n * n * n * n * 2;
  std::vector<std::vector<int>> before(positions);  // moves, turned round
  std::vector<int> moves_left(positions), distance(positions, -1);
  std::queue<int> queue;
  for (int v = 0; v < positions; ++v) {
    std::vector<int> next = moves_of(v);
    for (int w : next) before[w].push_back(v);
    moves_left[v] = next.size();
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
  int white = (white_row - 1) * n + white_column - 1;
  int black = (black_row - 1) * n + black_column - 1;
  int plies = distance[number(white, black, false)];
  if (plies < 0)
    std::cout << "DRAW\n";
  else
    std::cout << (plies % 2 ? "WHITE " : "BLACK ") << plies << "\n";
}
