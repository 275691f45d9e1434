#include "reference/chase.h"

namespace catchmate::reference {

namespace {

constexpr Place kSteps[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

}  // namespace

std::uint32_t Chase::number(Place white, Place black, bool white_moves) const noexcept {
  const int white_square = (white.row - 1) * n_ + white.column - 1;
  const int black_square = (black.row - 1) * n_ + black.column - 1;
  return static_cast<std::uint32_t>((white_square * n_ * n_ + black_square) * 2 + (white_moves ? 0 : 1));
}

Chase::Chase(int n) : n_(n) {
  const auto inside = [n](Place at) { return at.row >= 1 && at.row <= n && at.column >= 1 && at.column <= n; };
  States states;
  const auto add = [&](Place white, Place black, bool white_moves) {
    if (white == black) {
      // The side that moved last has landed on the other.
      states.add_ended(Result::lost);
      return;
    }
    std::vector<std::uint32_t> next;
    for (const Place step : kSteps) {
      if (white_moves) {
        const Place to{white.row + step.row, white.column + step.column};
        if (inside(to)) next.push_back(number(to, black, false));
      } else {
        const Place near{black.row + step.row, black.column + step.column};
        const Place far{black.row + 2 * step.row, black.column + 2 * step.column};
        if (inside(near)) next.push_back(number(white, near, true));
        if (inside(far)) next.push_back(number(white, far, true));
      }
    }
    states.add_open(next);
  };

  for (int white_row = 1; white_row <= n; ++white_row) {
    for (int white_column = 1; white_column <= n; ++white_column) {
      for (int black_row = 1; black_row <= n; ++black_row) {
        for (int black_column = 1; black_column <= n; ++black_column) {
          add({white_row, white_column}, {black_row, black_column}, true);
          add({white_row, white_column}, {black_row, black_column}, false);
        }
      }
    }
  }
  verdicts_ = states.settle();
}

}  // namespace catchmate::reference
