// Checks an input on standard input as strictly as its statement is: says on standard error what is wrong with it, and
// where. With --subtask K, or --group K as Polygon calls it, also the sizes that subtask K promises, and its wall; what
// it promises of the answers is left to `catchmate validate --subtask`.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

const int kValid = 0;  // the exit status for a valid input
const int kInvalid = 1;
// The statement's limits, which the package fills in, as the numbers below.
const int kLeastRows = {{leastRows}};
const int kMostRows = {{mostRows}};
const int kLeastColumns = {{leastColumns}};
const int kMostColumns = {{mostColumns}};
const int kMostBoards = {{mostBoards}};
const int kMostTests = {{mostTests}};
const int kPiecesO = {{piecesO}};
const int kPiecesX = {{piecesX}};
// The borders where no piece may begin: 1 for the first row, 2 the last column, 4 the last row, 8 the first column.
const int kGoalsO = {{goalsO}};
const int kGoalsX = {{goalsX}};

// What a subtask promises: ranges of rows and columns, and whether obstacles fill the row before the last one, and no
// other square, with one O and no X below.
struct Subtask {
  int least_rows, most_rows, least_columns, most_columns;
  bool walled;
};
const Subtask kSubtasks[] = {{{subtasks}}};

Subtask promised = {kLeastRows, kMostRows, kLeastColumns, kMostColumns, false};
int line = 1;

[[noreturn]] void fail(const std::string& expected) {
  std::fprintf(stderr, "line %d: expected %s\n", line, expected.c_str());
  std::exit(kInvalid);
}

void take(char wanted, const char* name) {
  if (std::getchar() != wanted) fail(name);
  if (wanted == '\n') ++line;
}

// Reads a number without needless zeros.
long long number(long long low, long long high, const std::string& name) {
  std::string digits;
  int next = std::getchar();
  for (; next >= '0' && next <= '9' && digits.size() < 11; next = std::getchar()) digits += static_cast<char>(next);
  std::ungetc(next, stdin);
  if (digits.empty() || (digits.size() > 1 && digits[0] == '0')) fail(name);
  const long long value = std::atoll(digits.c_str());
  if (value < low || value > high) fail(name + " from " + std::to_string(low) + " to " + std::to_string(high));
  return value;
}

bool on_border(int borders, int row, int column, int rows, int columns) {
  return ((borders & 1) && row == 1) || ((borders & 2) && column == columns) || ((borders & 4) && row == rows) ||
         ((borders & 8) && column == 1);
}

void read_board() {
  const int rows = static_cast<int>(number(promised.least_rows, promised.most_rows, "n"));
  take(' ', "one space");
  const int columns = static_cast<int>(number(promised.least_columns, promised.most_columns, "m"));
  take('\n', "a line end");
  int o = 0, x = 0, below = 0, walls = 0, obstacles = 0;
  for (int row = 1; row <= rows; ++row) {
    for (int column = 1; column <= columns; ++column) {
      const int square = std::getchar();
      if (square != '.' && square != '#' && square != 'O' && square != 'X') fail("m of the characters . # X O");
      if (square == 'O' && on_border(kGoalsO, row, column, rows, columns)) fail("no O on its goal");
      if (square == 'X' && on_border(kGoalsX, row, column, rows, columns)) fail("no X on its goal");
      o += square == 'O';
      x += square == 'X';
      obstacles += square == '#';
      walls += square == '#' && row == rows - 1;
      if (row == rows) below += square == 'O' ? 1 : square == 'X' ? 100 : 0;
    }
    take('\n', "a line end after m characters");
  }
  if (o != kPiecesO || x != kPiecesX) {
    fail(std::to_string(kPiecesO) + " O and " + std::to_string(kPiecesX) + " X before this line");
  }
  if (promised.walled && (walls != columns || obstacles != columns || below != 1)) {
    fail("before this line, obstacles on all of row n - 1 and nowhere else, and one O below");
  }
}

int main(int count, char** arguments) {
  for (int at = 1; at + 1 < count; ++at) {
    if (std::strcmp(arguments[at], "--subtask") != 0 && std::strcmp(arguments[at], "--group") != 0) continue;
    const int subtask = std::atoi(arguments[at + 1]);
    const int last = static_cast<int>(sizeof kSubtasks / sizeof kSubtasks[0]);
    // Group 0 of Polygon has the samples.
    if (subtask >= 1 && subtask <= last) promised = kSubtasks[subtask - 1];
  }
  number(0, kMostTests, "id");
  take(' ', "one space");
  const long long boards = number(1, kMostBoards, "T");
  take('\n', "a line end");
  for (int board = 1; board <= boards; ++board) read_board();
  if (std::getchar() != EOF) fail("nothing after the last board");
  return kValid;
}
