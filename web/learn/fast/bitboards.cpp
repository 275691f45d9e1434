// Crossing pawn (Luogu P9169), a bitboard of positions at a time. All positions
// of a bitboard have the red pieces on the same two squares, and the same side
// to move; bit s is the position with the black piece on square s.
#include <algorithm>
#include <cstdio>
#include <vector>

__extension__ typedef unsigned __int128 Bitboard;

const int kRed = 0, kBlack = 1;
int rows, columns, squares;
char board[10][16];
Bitboard open_squares;
Bitboard go_up, go_left, go_right;  // the squares from which Black may go there
std::vector<int> around[100];       // where a red piece may go from each square

// By the side to move and the pair of red squares, a bitboard of each:
Bitboard undecided[2][100 * 100];  // not settled yet
Bitboard not_won[2][100 * 100];    // by the side to move
Bitboard fresh[2][100 * 100];      // lost, and found so in the last layer

int pair(int a, int b) { return std::min(a, b) * squares + std::max(a, b); }
Bitboard bit(int square) { return Bitboard{1} << square; }
bool is_set(Bitboard bits, int square) { return (bits >> square & 1) != 0; }

// The positions of a bitboard from which a move leads to a target.
Bitboard with_move(int a, int b, int side,
                   const Bitboard (&targets)[2][100 * 100]) {
  if (side == kBlack) {
    Bitboard bits = targets[kRed][pair(a, b)];
    return (bits << columns & go_up) | (bits << 1 & go_left) |
           (bits >> 1 & go_right);
  }
  Bitboard found = 0;
  for (int next : around[a]) {
    if (next != b) found |= targets[kBlack][pair(next, b)];
  }
  for (int next : around[b]) {
    if (next != a) found |= targets[kBlack][pair(a, next)];
  }
  return found;
}

// A position is won if a move leads to a lost one.
Bitboard win(int a, int b, int side) {
  int at = pair(a, b);
  Bitboard won = undecided[side][at] & with_move(a, b, side, fresh);
  undecided[side][at] ^= won;
  not_won[side][at] ^= won;
  return won;
}

// A position is lost if no move leads to one that is not won.
Bitboard lose(int a, int b, int side) {
  int at = pair(a, b);
  Bitboard lost = undecided[side][at] & ~with_move(a, b, side, not_won);
  undecided[side][at] ^= lost;
  fresh[side][at] = lost;
  return lost;
}

// Calls `visit` for every bitboard. Returns whether any call has settled
// anything.
template <class Visit>
bool for_all_bitboards(Visit visit) {
  Bitboard settled = 0;
  for (int b = 0; b < squares; b++) {
    for (int a = 0; a < b; a++) {
      if (!is_set(open_squares, a) || !is_set(open_squares, b)) continue;
      settled |= visit(a, b, kRed);
      settled |= visit(a, b, kBlack);
    }
  }
  return settled != 0;
}

// The number of plies, 0 or more; -1 for a tie.
int solve(int start_a, int start_b, int start_black) {
  Bitboard first_row = bit(columns) - 1;
  for_all_bitboards([&](int a, int b, int side) {
    int at = pair(a, b);
    not_won[side][at] = open_squares;
    undecided[side][at] = open_squares & ~(first_row | bit(a) | bit(b));
    return undecided[side][at];
  });
  for_all_bitboards(lose);  // where there is no move at all
  for_all_bitboards([&](int a, int b, int side) {
    int at = pair(a, b);
    if (side == kBlack) not_won[side][at] &= ~first_row;
    fresh[side][at] |= not_won[side][at] & (first_row | bit(a) | bit(b));
    return fresh[side][at];
  });
  int plies = 0;
  while (is_set(undecided[kRed][pair(start_a, start_b)], start_black)) {
    plies++;
    if (!for_all_bitboards(plies % 2 == 1 ? win : lose)) return -1;
  }
  return plies;
}

bool is_open(int row, int column) {
  bool inside = row >= 0 && row < rows && column >= 0 && column < columns;
  return inside && board[row][column] != '#';
}

void prepare_moves() {
  open_squares = go_up = go_left = go_right = 0;
  for (int s = 0; s < squares; s++) {
    around[s].clear();
    int row = s / columns, column = s % columns;
    if (!is_open(row, column)) continue;
    open_squares |= bit(s);
    if (is_open(row - 1, column)) go_up |= bit(s);
    if (is_open(row, column - 1)) go_left |= bit(s);
    if (is_open(row, column + 1)) go_right |= bit(s);
    if (is_set(go_up, s)) around[s].push_back(s - columns);
    if (is_set(go_left, s)) around[s].push_back(s - 1);
    if (is_set(go_right, s)) around[s].push_back(s + 1);
    if (is_open(row + 1, column)) around[s].push_back(s + columns);
  }
}

int main() {
  int id, boards;
  if (std::scanf("%d%d", &id, &boards) != 2) return 1;
  while (boards--) {
    if (std::scanf("%d%d", &rows, &columns) != 2) return 1;
    squares = rows * columns;
    int a = -1, b = -1, black = -1;
    for (int s = 0; s < squares; s++) {
      char* row = board[s / columns];
      if (s % columns == 0 && std::scanf("%15s", row) != 1) return 1;
      if (row[s % columns] == 'O') (a < 0 ? a : b) = s;
      if (row[s % columns] == 'X') black = s;
    }
    prepare_moves();
    int plies = solve(a, b, black);
    if (plies < 0) {
      std::puts("Tie");
    } else {
      // Red begins, so it makes the last move of an odd number.
      std::printf("%s %d\n", plies % 2 == 1 ? "Red" : "Black", plies);
    }
  }
  return 0;
}
