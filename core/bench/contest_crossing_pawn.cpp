// Crossing pawn (Chinese provincial selection 2023, Luogu P9169), solved
// backwards: from the positions in which the game is over to all others.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

namespace {

const int kRed = 0;
const int kBlack = 1;

// The squares of both red pieces and of the black one, and the side to move.
struct Position {
  int a, b, black, turn;
};

int rows, columns, squares;
char board[10][16];

// By the number of a position. There is room for red pieces in either order and
// on one square; of 10 x 10 squares, 495,000 of the numbers are in use.
const int kMost = 100 * 100 * 100;
int distance[kMost];    // plies to the end of the game; -1 while not known
bool won[kMost];        // by the side to move
int moves_left[kMost];  // moves that are not known to lose

std::vector<Position> queue;  // the known positions, by distance

// The red pieces are interchangeable: {a, b} and {b, a} are one position.
// The squares tell whose turn it is: see `parity`.
int number(Position p) {
  if (p.a > p.b) std::swap(p.a, p.b);
  return (p.a * squares + p.b) * squares + p.black;
}

// Of the sum of all rows and columns: every move flips it.
int parity(int a, int b, int black) {
  int sum = 0;
  for (int s : {a, b, black}) sum += s / columns + s % columns;
  return sum % 2;
}

// Where steps lead, up, left, right and down; -1 where there is none.
int step[100][4];

void prepare_steps() {
  const int up_down[4] = {-1, 0, 0, 1}, left_right[4] = {0, -1, 1, 0};
  for (int s = 0; s < squares; s++) {
    for (int k = 0; k < 4; k++) {
      int row = s / columns + up_down[k], column = s % columns + left_right[k];
      bool inside = row >= 0 && row < rows && column >= 0 && column < columns;
      bool open = inside && board[row][column] != '#';
      step[s][k] = open ? row * columns + column : -1;
    }
  }
}

// The positions that the moves of a side lead to from here, or,
// backwards, those that they come from.
int neighbours(Position p, int mover, bool backwards, Position found[8]) {
  int count = 0, other = 1 - p.turn;
  if (mover == kBlack) {
    int first = backwards ? 1 : 0;  // backwards: left, right, down
    for (int k = first; k < first + 3; k++) {
      int black = step[p.black][k];
      if (black >= 0) found[count++] = {p.a, p.b, black, other};
    }
    return count;
  }
  for (int k = 0; k < 4; k++) {
    int a = step[p.a][k], b = step[p.b][k];
    if (a >= 0 && a != p.b) found[count++] = {a, p.b, p.black, other};
    if (b >= 0 && b != p.a) found[count++] = {p.a, b, p.black, other};
  }
  return count;
}

void settle(Position p, bool is_won, int plies) {
  won[number(p)] = is_won;
  distance[number(p)] = plies;
  queue.push_back(p);
}

// The game may be over; if not, counts the moves.
void begin(Position p) {
  Position found[8];
  if (p.black < columns) {
    settle(p, p.turn == kBlack, 0);  // 1. on row 1
  } else if (p.black == p.a || p.black == p.b) {
    settle(p, false, 0);  // 2. taken by the side that has just moved
  } else {
    moves_left[number(p)] = neighbours(p, p.turn, false, found);
    if (moves_left[number(p)] == 0) settle(p, false, 0);  // 3. no move
  }
}

void solve(Position start) {
  std::fill(distance, distance + squares * squares * squares, -1);
  queue.clear();
  int first = parity(start.a, start.b, start.black);  // Red begins
  std::vector<int> open;
  for (int s = 0; s < squares; s++) {
    if (board[s / columns][s % columns] != '#') open.push_back(s);
  }
  for (int a : open) {
    for (int b : open) {
      for (int black : open) {
        if (a >= b) continue;
        bool as_first = parity(a, b, black) == first;
        begin({a, b, black, as_first ? kRed : kBlack});
      }
    }
  }
  for (std::size_t i = 0; i < queue.size(); i++) {
    Position p = queue[i], before[8];
    int v = number(p), count = neighbours(p, 1 - p.turn, true, before);
    for (int k = 0; k < count; k++) {
      int u = number(before[k]);
      if (distance[u] >= 0) continue;
      if (!won[v]) {
        settle(before[k], true, distance[v] + 1);  // a move into a loss wins
      } else if (--moves_left[u] == 0) {
        settle(before[k], false, distance[v] + 1);  // no other move is left
      }
    }
  }
}

}  // namespace

int main() {
  int id, boards;
  if (std::scanf("%d%d", &id, &boards) != 2) return 1;
  while (boards--) {
    if (std::scanf("%d%d", &rows, &columns) != 2) return 1;
    squares = rows * columns;
    Position start = {-1, -1, -1, kRed};
    for (int s = 0; s < squares; s++) {
      char* row = board[s / columns];
      if (s % columns == 0 && std::scanf("%15s", row) != 1) return 1;
      if (row[s % columns] == 'O') (start.a < 0 ? start.a : start.b) = s;
      if (row[s % columns] == 'X') start.black = s;
    }
    prepare_steps();
    solve(start);
    int found = number(start);
    if (distance[found] < 0) {
      std::puts("Tie");
    } else {
      std::printf("%s %d\n", won[found] ? "Red" : "Black", distance[found]);
    }
  }
  return 0;
}
