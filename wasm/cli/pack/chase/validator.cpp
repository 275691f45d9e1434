// Checks an input of chase on standard input as strictly as its statement is: says on standard error what is wrong
// with it.
#include <cstdio>
#include <cstdlib>
#include <string>

const int kValid = 0;  // the exit status for a valid input
const int kInvalid = 1;
// The statement's limits, which the package fills in.
const int kLeastSize = {{leastRows}};
const int kMostSize = {{mostRows}};

[[noreturn]] void fail(const std::string& expected) {
  std::fprintf(stderr, "expected %s\n", expected.c_str());
  std::exit(kInvalid);
}

// Reads a number without needless zeros, and the character after it.
int number(int low, int high, char after, const std::string& name) {
  std::string digits;
  int next = std::getchar();
  for (; next >= '0' && next <= '9' && digits.size() < 9; next = std::getchar()) digits += static_cast<char>(next);
  const int value = digits.empty() || digits[0] == '0' ? 0 : std::atoi(digits.c_str());
  if (value < low || value > high) fail(name + " from " + std::to_string(low) + " to " + std::to_string(high));
  if (next != after) fail(after == ' ' ? "one space between the numbers" : "a line end after c2");
  return value;
}

int main() {
  const int n = number(kLeastSize, kMostSize, ' ', "n");
  const int r1 = number(1, n, ' ', "r1");
  const int c1 = number(1, n, ' ', "c1");
  const int r2 = number(1, n, ' ', "r2");
  const int c2 = number(1, n, '\n', "c2");
  if (r1 == r2 && c1 == c2) fail("pieces on two squares");
  if (std::getchar() != EOF) fail("nothing after the first line");
  return kValid;
}
