/// A peer for the benchmark: crossing pawn (Chinese provincial selection 2023) as contestants solve it, a breadth-first
/// search backwards from the positions in which the game is over, along moves that are all put down before. It reads
/// the judge's input, for boards up to 10×10, and prints the judge's answers.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <utility>

namespace {

const int MAXS = 100;                               // squares
const int MAXV = MAXS * (MAXS - 1) / 2 * MAXS * 2;  // positions
const int MAXE = MAXV / 2 * (8 + 3);                // moves
const int DX[4] = {-1, 0, 0, 1};                    // black has the first three
const int DY[4] = {0, -1, 1, 0};

int n, m;
char board[10][16];

// All moves, from one position to another; then sorted by where they lead: those to v come from came_from[first[v]] up
// to, not including, came_from[first[v + 1]].
int move_from[MAXE], move_to[MAXE], moves;
int first[MAXV + 1], came_from[MAXE];

int moves_left[MAXV];  // moves of a position that are not known to lose it
int plies[MAXV];       // to the end of the game; -1 where not known
bool won[MAXV];        // by the side to move
int queue[MAXV], queue_end;

// The red pieces are interchangeable: the pair of a < b has the number b(b-1)/2 + a.
int number(int a, int b, int black, int black_moves) {
  if (a > b) std::swap(a, b);
  return ((b * (b - 1) / 2 + a) * MAXS + black) * 2 + black_moves;
}

// The square that a step leads to, -1 where there is none.
int neighbour(int square, int k) {
  int x = square / m + DX[k], y = square % m + DY[k];
  return x < 0 || x >= n || y < 0 || y >= m || board[x][y] == '#' ? -1 : x * m + y;
}

void add_move(int u, int v) {
  move_from[moves] = u;
  move_to[moves++] = v;
  moves_left[u]++;
  first[v]++;
}

void settle(int v, bool wins, int distance) {
  won[v] = wins;
  plies[v] = distance;
  queue[queue_end++] = v;
}

void solve() {
  int squares = n * m, to[MAXS][4];
  bool open[MAXS];
  for (int s = 0; s < squares; s++) {
    open[s] = board[s / m][s % m] != '#';
    for (int k = 0; k < 4; k++) to[s][k] = neighbour(s, k);
  }
  std::memset(first, 0, sizeof first);
  std::memset(moves_left, 0, sizeof moves_left);
  std::memset(plies, -1, sizeof plies);
  moves = queue_end = 0;

  for (int b = 0; b < squares; b++) {
    for (int a = 0; a < b; a++) {
      if (!open[a] || !open[b]) continue;
      for (int black = 0; black < squares; black++) {
        if (!open[black]) continue;
        int red_turn = number(a, b, black, 0), black_turn = number(a, b, black, 1);
        if (black < m) {
          settle(red_turn, false, 0);
          settle(black_turn, true, 0);
          continue;
        }
        if (black == a || black == b) {
          settle(red_turn, false, 0);
          settle(black_turn, false, 0);
          continue;
        }
        for (int k = 0; k < 4; k++) {
          if (to[a][k] >= 0 && to[a][k] != b) add_move(red_turn, number(to[a][k], b, black, 1));
          if (to[b][k] >= 0 && to[b][k] != a) add_move(red_turn, number(a, to[b][k], black, 1));
          if (k < 3 && to[black][k] >= 0) add_move(black_turn, number(a, b, to[black][k], 0));
        }
        if (moves_left[red_turn] == 0) settle(red_turn, false, 0);
        if (moves_left[black_turn] == 0) settle(black_turn, false, 0);
      }
    }
  }

  for (int v = 1; v <= MAXV; v++) first[v] += first[v - 1];
  for (int i = 0; i < moves; i++) came_from[--first[move_to[i]]] = move_from[i];

  for (int i = 0; i < queue_end; i++) {
    int v = queue[i];
    for (int k = first[v]; k < first[v + 1]; k++) {
      int u = came_from[k];
      if (plies[u] >= 0) continue;
      if (!won[v]) {
        settle(u, true, plies[v] + 1);
      } else if (--moves_left[u] == 0) {
        settle(u, false, plies[v] + 1);
      }
    }
  }
}

}  // namespace

int main() {
  int id, boards;
  if (std::scanf("%d%d", &id, &boards) != 2) return 1;
  while (boards--) {
    if (std::scanf("%d%d", &n, &m) != 2) return 1;
    int red[2] = {0, 0}, reds = 0, black = 0;
    for (int x = 0; x < n; x++) {
      if (std::scanf("%15s", board[x]) != 1) return 1;
      for (int y = 0; y < m; y++) {
        if (board[x][y] == 'O') red[reds++] = x * m + y;
        if (board[x][y] == 'X') black = x * m + y;
      }
    }
    solve();
    int start = number(red[0], red[1], black, 0);
    if (plies[start] < 0) {
      std::puts("Tie");
    } else {
      std::printf("%s %d\n", won[start] ? "Red" : "Black", plies[start]);
    }
  }
  return 0;
}
