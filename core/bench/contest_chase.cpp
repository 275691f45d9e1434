/// Chase (CQOI2013, Luogu P4576) as contestants solve it: a minimax search with a memo of every position at every ply.
/// It reads the judge's input, for n up to 20, and prints the judge's answer.
///
/// The memo includes the ply, so that no line of play goes in circles; the ply's parity tells who is to move. A line is
/// cut off as a draw after 4n plies. That falsifies no answer: on boards up to 20×20 no start is drawn or lasts 3n
/// plies.
#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace {

const int MAXN = 20;
const int DX[4] = {-1, 1, 0, 0};
const int DY[4] = {0, 0, -1, 1};

// Scores for the side to move: WIN - p for a win at ply p, p - WIN for a loss, 0 for a cut-off.
const int WIN = 127;
const int SHIFT = 128;

int n;
unsigned char memo[4 * MAXN][MAXN][MAXN][MAXN][MAXN];  // score + SHIFT; 0 if not searched yet

// White stands on (a, b), black on (c, d).
int search(int ply, int a, int b, int c, int d) {
  if (a == c && b == d) return ply - WIN;  // the opponent has just landed here
  if (ply == 4 * n) return 0;
  unsigned char& known = memo[ply][a][b][c][d];
  if (known) return known - SHIFT;
  int best = -WIN;
  for (int k = 0; k < 4; k++) {
    if (ply % 2 == 0) {
      int x = a + DX[k], y = b + DY[k];
      if (x < 0 || x >= n || y < 0 || y >= n) continue;
      best = std::max(best, -search(ply + 1, x, y, c, d));
    } else {
      for (int step = 1; step <= 2; step++) {
        int x = c + step * DX[k], y = d + step * DY[k];
        if (x < 0 || x >= n || y < 0 || y >= n) break;
        best = std::max(best, -search(ply + 1, a, b, x, y));
      }
    }
    if (best == WIN - ply - 1) break;  // no win is quicker
  }
  known = (unsigned char)(best + SHIFT);
  return best;
}

}  // namespace

int main() {
  int a, b, c, d;
  if (std::scanf("%d%d%d%d%d", &n, &a, &b, &c, &d) != 5) return 1;
  int score = search(0, a - 1, b - 1, c - 1, d - 1);
  if (score == 0) {
    std::puts("DRAW");
  } else {
    std::printf("%s %d\n", score > 0 ? "WHITE" : "BLACK", WIN - std::abs(score));
  }
  return 0;
}
