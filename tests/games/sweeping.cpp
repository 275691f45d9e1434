/// A right program for crossing pawn that knows no moves backwards: it goes over all positions again and again, and
/// values each anew by its moves, for ever, until nothing changes.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

namespace {

constexpr int kRed = 0;
constexpr int kNever = 1'000'000;

// A win has a positive number, a loss a negative one: plies + 1. What is not known is 0.
class Board {
 public:
  Board(int rows, int columns, std::vector<std::string> drawing)
      : rows_(rows),
        columns_(columns),
        size_(rows * columns),
        drawing_(std::move(drawing)),
        values_(2 * size_ * size_ * size_) {}

  std::string answer() {
    while (sweep()) {
    }
    std::vector<int> reds;
    int black = 0;
    for (int square = 0; square < size_; ++square) {
      if (at(square) == 'O') reds.push_back(square);
      if (at(square) == 'X') black = square;
    }
    const int value = of(reds[0], reds[1], black, kRed);
    if (value == 0) return "Tie";
    return (value > 0 ? "Red " : "Black ") + std::to_string(std::abs(value) - 1);
  }

 private:
  [[nodiscard]] char at(int square) const { return drawing_[square / columns_][square % columns_]; }
  int& of(int a, int b, int black, int turn) {
    return values_[((std::min(a, b) * size_ + std::max(a, b)) * size_ + black) * 2 + turn];
  }

  // The square beside one; -1 if there is none to move to.
  [[nodiscard]] int beside(int square, int down, int right) const {
    const int row = square / columns_ + down;
    const int column = square % columns_ + right;
    if (row < 0 || row >= rows_ || column < 0 || column >= columns_) return -1;
    const int next = row * columns_ + column;
    return at(next) == '#' ? -1 : next;
  }

  int value(int a, int b, int black, int turn) {
    if (black < columns_) return turn == kRed ? -1 : 1;
    if (a == black || b == black) return -1;
    int quickest = kNever;
    int slowest = 0;
    bool is_lost = true;
    const auto look = [&](int next) {
      if (next < 0) quickest = std::min(quickest, -next);
      if (next <= 0) is_lost = false;
      slowest = std::max(slowest, next);
    };
    constexpr int kSteps[][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    for (const auto& [down, right] : kSteps) {
      if (turn == kRed) {
        if (const int to = beside(a, down, right); to >= 0 && to != b) look(of(to, b, black, 1 - turn));
        if (const int to = beside(b, down, right); to >= 0 && to != a) look(of(a, to, black, 1 - turn));
      } else if (const int to = beside(black, down, right); to >= 0 && down <= 0) {
        look(of(a, b, to, 1 - turn));
      }
    }
    if (quickest < kNever) return quickest + 1;
    return is_lost ? -(slowest + 1) : 0;
  }

  bool sweep() {
    bool changes = false;
    for (int a = 0; a < size_; ++a) {
      for (int b = a + 1; b < size_; ++b) {
        for (int black = 0; black < size_; ++black) {
          if (at(a) == '#' || at(b) == '#' || at(black) == '#') continue;
          for (int turn = 0; turn < 2; ++turn) {
            const int found = value(a, b, black, turn);
            if (found != of(a, b, black, turn)) changes = true;
            of(a, b, black, turn) = found;
          }
        }
      }
    }
    return changes;
  }

  int rows_;
  int columns_;
  int size_;
  std::vector<std::string> drawing_;
  std::vector<int> values_;
};

}  // namespace

int main() {
  int id = 0;
  int boards = 0;
  std::cin >> id >> boards;
  for (; boards > 0; --boards) {
    int rows = 0;
    int columns = 0;
    std::cin >> rows >> columns;
    std::vector<std::string> drawing(rows);
    for (std::string& row : drawing) std::cin >> row;
    std::cout << Board(rows, columns, std::move(drawing)).answer() << "\n";
  }
  return 0;
}
