// Solves a pursuit game on boards with obstacles, given as drawings: finds all positions that can come up, then works
// backwards from those in which the game is over.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

// The rules, which the package fills in.
struct Side {
  const char* winner;  // the word for it in answers
  int pieces;
  std::vector<std::vector<int>> directions;  // rows down and columns to the right
  int reach;                                 // the longest move
  bool over_pieces, over_obstacles;          // what a longer move may pass over
  int goals;                                 // borders: 1 first row, 2 last column, 4 last row, 8 first column
  bool may_pass, moves_all, may_share;
};
const Side kSides[2] = {{{sides}}};
const int kStarts = {{starts}};
enum Meeting { kMoverWins, kForbidden, kFirstWins, kSecondWins };
const Meeting kMeeting = {{meeting}};
enum Stuck { kLoses, kDraws, kPasses };
const Stuck kStuck = {{stuck}};
const int kEndless = {{endless}};  // the side that wins endless play; -1 for a draw
const char* const kDraw = "{{draw}}";

typedef std::vector<int> Squares;  // in order

struct Position {
  Squares of[2];
  int mover;
};

int rows, columns;
std::string board;                               // row by row
std::vector<int> order;                          // of the squares without obstacles, by square
std::vector<int> free_squares;                   // these squares
std::vector<std::vector<std::uint64_t>> chosen;  // binomial coefficients, as far as pieces need them

bool holds(const Squares& squares, int square) { return std::binary_search(squares.begin(), squares.end(), square); }

// Pieces that may share squares are numbered as if each stood one square further than the one before it.
int shift(int side, int piece) { return kSides[side].may_share ? piece : 0; }

void choose() {
  const int most = std::max(kSides[0].pieces, kSides[1].pieces);
  chosen.assign(free_squares.size() + static_cast<std::size_t>(most), std::vector<std::uint64_t>(most + 1, 0));
  for (std::size_t n = 0; n < chosen.size(); ++n) {
    chosen[n][0] = 1;
    for (int k = 1; k <= most && n > 0; ++k) chosen[n][k] = chosen[n - 1][k - 1] + chosen[n - 1][k];
  }
}

std::uint64_t ranks(int side) {
  const int pieces = kSides[side].pieces;
  return chosen[free_squares.size() + shift(side, pieces - 1)][pieces];
}

std::uint64_t rank(const Squares& squares, int side) {
  std::uint64_t sum = 0;
  for (int i = 0; i < kSides[side].pieces; ++i) sum += chosen[order[squares[i]] + shift(side, i)][i + 1];
  return sum;
}

Squares unranked(std::uint64_t rank, int side) {
  Squares squares(kSides[side].pieces);
  std::size_t n = free_squares.size() + shift(side, kSides[side].pieces - 1);
  for (int i = kSides[side].pieces - 1; i >= 0; --i) {
    while (chosen[n][i + 1] > rank) --n;
    rank -= chosen[n][i + 1];
    squares[i] = free_squares[n - shift(side, i)];
  }
  return squares;
}

std::uint64_t number(const Position& p) { return (rank(p.of[0], 0) * ranks(1) + rank(p.of[1], 1)) * 2 + p.mover; }

Position numbered(std::uint64_t number) {
  return {{unranked(number / 2 / ranks(1), 0), unranked(number / 2 % ranks(1), 1)}, static_cast<int>(number % 2)};
}

bool on_goal(const Squares& squares, int goals) {
  for (const int s : squares) {
    const int row = s / columns, column = s % columns;
    if (((goals & 1) && row == 0) || ((goals & 2) && column == columns - 1) || ((goals & 4) && row == rows - 1) ||
        ((goals & 8) && column == 0)) {
      return true;
    }
  }
  return false;
}

// Where a piece can go.
std::vector<int> ends(const Position& p, int from) {
  const Side& side = kSides[p.mover];
  std::vector<int> found;
  for (const std::vector<int>& direction : side.directions) {
    int row = from / columns, column = from % columns;
    for (int length = 1; length <= side.reach; ++length) {
      row += direction[0];
      column += direction[1];
      if (row < 0 || row >= rows || column < 0 || column >= columns) break;
      const int to = row * columns + column;
      const bool is_obstacle = board[static_cast<std::size_t>(to)] == '#';
      const bool is_taken = holds(p.of[0], to) || holds(p.of[1], to);
      if (!is_obstacle && !(kMeeting == kForbidden && holds(p.of[1 - p.mover], to))) found.push_back(to);
      if ((is_obstacle && !side.over_obstacles) || (is_taken && !side.over_pieces)) break;
    }
  }
  return found;
}

Position after(const Position& p, Squares squares) {
  Position next = p;
  std::sort(squares.begin(), squares.end());
  next.of[p.mover] = squares;
  next.mover = 1 - p.mover;
  return next;
}

// All pieces move at once.
void add_turns(const Position& p, std::size_t piece, Squares& squares, std::vector<Position>& found) {
  const Side& side = kSides[p.mover];
  const Squares& own = p.of[p.mover];
  if (piece == own.size()) {
    found.push_back(after(p, squares));
    return;
  }
  std::vector<int> targets = ends(p, own[piece]);
  if (side.may_pass) targets.push_back(own[piece]);
  for (const int to : targets) {
    if (!side.may_share && std::find(squares.begin(), squares.end(), to) != squares.end()) continue;
    squares.push_back(to);
    add_turns(p, piece + 1, squares, found);
    squares.pop_back();
  }
}

// What can come next; twice what two pieces on one square reach alike.
std::vector<Position> moves(const Position& p) {
  const Side& side = kSides[p.mover];
  const Squares& own = p.of[p.mover];
  std::vector<Position> found;
  if (side.moves_all && side.pieces > 1) {
    Squares squares;
    add_turns(p, 0, squares, found);
    if (!found.empty()) return found;
  } else {
    for (std::size_t piece = 0; piece < own.size(); ++piece) {
      for (const int to : ends(p, own[piece])) {
        if (!side.may_share && holds(own, to)) continue;
        Squares squares = own;
        squares[piece] = to;
        found.push_back(after(p, squares));
      }
    }
  }
  if (side.may_pass || (found.empty() && kStuck == kPasses)) found.push_back(after(p, own));
  return found;
}

// Whether the game is over by the places of the pieces, and if so, whether the side to move has won.
bool is_over(const Position& p, bool& won) {
  const int other = 1 - p.mover;
  if (on_goal(p.of[other], kSides[other].goals)) return won = false, true;
  if (on_goal(p.of[p.mover], kSides[p.mover].goals)) return won = true, true;
  for (const int s : p.of[0]) {
    if (!holds(p.of[1], s)) continue;
    won = (kMeeting == kFirstWins && p.mover == 0) || (kMeeting == kSecondWins && p.mover == 1);
    return true;
  }
  return false;
}

std::string solve(const Position& start) {
  std::vector<std::uint64_t> numbers;
  std::vector<int> place(ranks(0) * ranks(1) * 2, -1);
  std::vector<int> distance, left, queue;
  std::vector<char> won;
  const auto enter = [&](const Position& p) {
    const std::uint64_t its = number(p);
    if (place[its] < 0) {
      place[its] = static_cast<int>(numbers.size());
      numbers.push_back(its);
      distance.push_back(-1);
      won.push_back(0);
      left.push_back(0);
    }
    return place[its];
  };
  const auto settle = [&](int at, bool is_won, int plies) {
    distance[at] = plies;
    won[at] = is_won;
    queue.push_back(at);
  };
  // Where the moves of each position lead, one position after the other; `left` counts them.
  std::vector<int> targets;
  enter(start);
  for (std::size_t at = 0; at < numbers.size(); ++at) {
    const Position p = numbered(numbers[at]);
    bool is_won = false;
    if (is_over(p, is_won)) {
      settle(static_cast<int>(at), is_won, 0);
      continue;
    }
    const std::vector<Position> next = moves(p);
    // A draw has no end that a side could work towards.
    if (next.empty() && kStuck != kDraws) settle(static_cast<int>(at), false, 0);
    for (const Position& each : next) targets.push_back(enter(each));
    left[at] = static_cast<int>(next.size());
  }

  std::vector<int> first(numbers.size() + 1), before(targets.size());
  for (const int target : targets) ++first[target + 1];
  for (std::size_t at = 0; at < numbers.size(); ++at) first[at + 1] += first[at];
  std::vector<int> end = first;
  std::size_t move = 0;
  for (std::size_t at = 0; at < numbers.size(); ++at) {
    for (int count = left[at]; count > 0; --count) before[end[targets[move++]]++] = static_cast<int>(at);
  }
  for (std::size_t done = 0; done < queue.size(); ++done) {
    const int at = queue[done];
    for (int entry = first[at]; entry < first[at + 1]; ++entry) {
      const int from = before[entry];
      if (distance[from] >= 0) continue;
      if (!won[at]) {
        settle(from, true, distance[at] + 1);  // a move into a loss wins
      } else if (--left[from] == 0) {
        settle(from, false, distance[at] + 1);  // no other move is left
      }
    }
  }

  if (distance[0] < 0) return kEndless < 0 ? kDraw : kSides[kEndless].winner;
  const int winner = won[0] ? start.mover : 1 - start.mover;
  return std::string(kSides[winner].winner) + " " + std::to_string(distance[0]);
}

int main() {
  int id, boards;
  if (!(std::cin >> id >> boards)) return 1;
  while (boards--) {
    if (!(std::cin >> rows >> columns)) return 1;
    board.clear();
    for (int row = 0; row < rows; ++row) {
      std::string squares;
      if (!(std::cin >> squares)) return 1;
      board += squares;
    }
    Position start = {};
    start.mover = kStarts;
    order.clear();
    free_squares.clear();
    for (int s = 0; s < rows * columns; ++s) {
      order.push_back(static_cast<int>(free_squares.size()));
      if (board[s] != '#') free_squares.push_back(s);
      if (board[s] == 'O') start.of[0].push_back(s);
      if (board[s] == 'X') start.of[1].push_back(s);
    }
    choose();
    std::cout << solve(start) << "\n";
  }
  return 0;
}
