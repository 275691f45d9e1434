#include <iostream>
#include <vector>

const int down[] = {-1, 1, 0, 0}, right[] = {0, 0, -1, 1};
int n;

// A position as one number: the two squares and the side to move.
int numberOf(int white, int black, bool blackMoves) {
  return (white * n * n + black) * 2 + blackMoves;
}

// The positions that the moves lead to; none when the game is over.
std::vector<int> movesOf(int position) {
  bool blackMoves = position % 2;
  int white = position / 2 / (n * n), black = position / 2 % (n * n);
  int from = blackMoves ? black : white, reach = blackMoves ? 2 : 1;
  std::vector<int> next;
  for (int way = 0; way < 4 && white != black; ++way) {
    for (int steps = 1; steps <= reach; ++steps) {
      int row = from / n + down[way] * steps;
      int column = from % n + right[way] * steps;
      if (row < 0 || row >= n || column < 0 || column >= n) break;
      int to = row * n + column;
      if (blackMoves)
        next.push_back(numberOf(white, to, false));
      else
        next.push_back(numberOf(to, black, true));
    }
  }
  return next;
}

int main() {
  int whiteRow, whiteColumn, blackRow, blackColumn;
  std::cin >> n >> whiteRow >> whiteColumn >> blackRow >> blackColumn;
  int positions = n * n * n * n * 2;
  std::vector<std::vector<int>> before(positions);  // the moves, turned round
  std::vector<int> open(positions), distance(positions, -1), queue;
  for (int position = 0; position < positions; ++position) {
    std::vector<int> next = movesOf(position);
    open[position] = next.size();
    for (int to : next) before[to].push_back(position);
    if (next.empty()) {
      distance[position] = 0;
      queue.push_back(position);
    }
  }
  for (std::size_t head = 0; head < queue.size(); ++head) {
    int position = queue[head];
    // The distances of lost positions are even, those of won ones odd.
    bool isLost = distance[position] % 2 == 0;
    for (int from : before[position]) {
      if (distance[from] >= 0) continue;
      if (isLost || --open[from] == 0) {
        distance[from] = distance[position] + 1;
        queue.push_back(from);
      }
    }
  }
  int white = (whiteRow - 1) * n + whiteColumn - 1;
  int black = (blackRow - 1) * n + blackColumn - 1;
  int plies = distance[numberOf(white, black, false)];
  if (plies < 0)
    std::cout << "DRAW\n";
  else
    std::cout << (plies % 2 ? "WHITE " : "BLACK ") << plies << "\n";
}
