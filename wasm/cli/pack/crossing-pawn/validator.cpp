// Checks an input of crossing pawn on standard input as strictly as its statement is: says on standard error what is
// wrong with it, and where.
#include <cstdio>
#include <cstdlib>
#include <string>

const int kValid = 0;  // the exit status for a valid input
const int kInvalid = 1;
// The statement's limits, which the package fills in.
const int kLeastRows = {{nLeast}};
const int kMostRows = {{nMost}};
const int kMostColumns = {{mMost}};
const int kMostBoards = {{TMost}};
const int kMostTests = {{idMost}};

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

void read_board() {
  const long long rows = number(kLeastRows, kMostRows, "n");
  take(' ', "one space");
  const long long columns = number(1, kMostColumns, "m");
  take('\n', "a line end");
  int red = 0, black = 0;
  for (int row = 1; row <= rows; ++row) {
    for (int column = 1; column <= columns; ++column) {
      const int square = std::getchar();
      if (square == 'O') ++red;
      if (square == 'X') ++black;
      if (square == 'X' && row == 1) fail("no black piece on row 1");
      if (square != '.' && square != '#' && square != 'O' && square != 'X') fail("m of the characters . # X O");
    }
    take('\n', "a line end after m characters");
  }
  if (red != 2 || black != 1) fail("two red pieces and one black piece before this line");
}

int main() {
  number(0, kMostTests, "id");
  take(' ', "one space");
  const long long boards = number(1, kMostBoards, "T");
  take('\n', "a line end");
  for (int board = 1; board <= boards; ++board) read_board();
  if (std::getchar() != EOF) fail("nothing after the last board");
  return kValid;
}
