/// Independence of tables from two things: which way the board lies, and squares that no piece can ever reach.
#include <catchmate/games.h>
#include <catchmate/table.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>

#include "boards.h"
#include "catch.h"
#include "generators.h"

using namespace catchmate;

namespace {

struct Step {
  int down = 0;
  int right = 0;
  friend bool operator==(Step, Step) = default;
};

// In the order of the enumerators.
constexpr std::array<Step, kDirections> kDirectionSteps{
    {{-1, 0}, {0, 1}, {1, 0}, {0, -1}, {-1, 1}, {1, 1}, {1, -1}, {-1, -1}}};
constexpr std::array<Step, 4> kEdgeSteps{{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};

// One of the eight ways to lay a board over itself: mirrored, and then perhaps its rows made columns.
struct Symmetry {
  bool top_bottom = false;
  bool left_right = false;
  bool transposed = false;

  [[nodiscard]] Step image(Step step) const {
    if (top_bottom) step.down = -step.down;
    if (left_right) step.right = -step.right;
    if (transposed) std::swap(step.down, step.right);
    return step;
  }

  template <class Enum, std::size_t kCount>
  [[nodiscard]] EnumSet<Enum> image(EnumSet<Enum> set, const std::array<Step, kCount>& steps) const {
    std::uint32_t bits = 0;
    for (std::size_t from = 0; from < kCount; ++from) {
      if (!set.contains(static_cast<Enum>(from))) continue;
      for (std::size_t to = 0; to < kCount; ++to) {
        if (steps[to] == image(steps[from])) bits |= 1U << to;
      }
    }
    return EnumSet<Enum>::from_bits(bits);
  }

  [[nodiscard]] Rules image(Rules rules) const {
    for (SideRules& side : rules.sides) {
      side.directions = image(side.directions, kDirectionSteps);
      side.goals = image(side.goals, kEdgeSteps);
    }
    return rules;
  }

  [[nodiscard]] Board empty_image(const Board& board) const {
    return transposed ? Board(board.columns(), board.rows()) : Board(board.rows(), board.columns());
  }

  [[nodiscard]] Square image(const Board& board, Square square) const {
    std::uint32_t row = board.row(square);
    std::uint32_t column = board.column(square);
    if (top_bottom) row = board.rows() + 1 - row;
    if (left_right) column = board.columns() + 1 - column;
    if (transposed) std::swap(row, column);
    return empty_image(board).square(row, column);
  }

  [[nodiscard]] Board image(const Board& board) const {
    Board laid = empty_image(board);
    for (std::uint32_t index = 0; index < board.squares(); ++index) {
      const Square square{index};
      laid.set_obstacle(image(board, square), board.obstacle(square));
      for (const Mark mark : kMarks) {
        for (const Side side : kSides) {
          laid.set_mark(mark, side, image(board, square), board.marked(mark, side, square));
        }
      }
    }
    return laid;
  }

  [[nodiscard]] Position image(const Board& board, const Position& position) const {
    Position laid{.to_move = position.to_move};
    for (const Side side : kSides) {
      for (const Square square : position.of(side)) laid.of(side).insert(image(board, square));
    }
    return laid;
  }
};

// The number of positions of a table that have another value in the table of the game laid otherwise.
std::size_t differences(const Table& table, const Symmetry& symmetry, const Rules& laid_rules) {
  const Board& board = table.game().board();
  const Table laid = table_of(Game(laid_rules, symmetry.image(board)));
  std::size_t count = laid.positions() == table.positions() ? 0 : 1;
  table.for_each([&](const Position& position, Value value) {
    if (laid.lookup(symmetry.image(board, position)) != value) ++count;
  });
  return count;
}

// The columns of a board, those of another one of as many rows to their right, and between them so many of obstacles.
Board walled(const Board& left, std::uint32_t wall, const Board& right) {
  const std::uint32_t rows = std::min(left.rows(), right.rows());
  Board board(rows, left.columns() + wall + right.columns());
  for (std::uint32_t row = 1; row <= rows; ++row) {
    for (std::uint32_t column = 1; column <= board.columns(); ++column) {
      const std::uint32_t in_wall = column - left.columns();
      const bool obstacle = column <= left.columns() ? left.obstacle(left.square(row, column))
                            : in_wall <= wall        ? true
                                                     : right.obstacle(right.square(row, in_wall - wall));
      board.set_obstacle(board.square(row, column), obstacle);
    }
  }
  return board;
}

}  // namespace

TEST_CASE("A board laid otherwise has its table laid otherwise, value for value, whatever the rules", "[symmetry]") {
  check_property(
      [](const Game& game, bool top_bottom, bool left_right, bool transposed) {
        RC_PRE(!game.board().is_graph());
        const Symmetry symmetry{top_bottom, left_right, transposed};
        RC_ASSERT(differences(table_of(game), symmetry, symmetry.image(game.rules())) == 0U);
      },
      300);
}

TEST_CASE("The games themselves are the same from left to right, those without goals from every side", "[symmetry]") {
  for (const Rules& rules : {chase(), crossing_pawn(), slow_cops()}) {
    const bool goals = !rules.side(Side::one).goals.empty() || !rules.side(Side::two).goals.empty();
    check_property(
        [&](bool top_bottom, bool left_right, bool transposed) {
          const Symmetry symmetry{top_bottom && !goals, left_right, transposed && !goals};
          const Table table = table_of(Game(rules, *any_board(36)));
          RC_ASSERT(differences(table, symmetry, rules) == 0U);
        },
        50);
  }
}

TEST_CASE("An obstacle behind a wall, where no piece ever comes, changes nothing before the wall", "[symmetry]") {
  std::size_t compared = 0;
  check_property(
      [&compared](const Rules& rules) {
        std::uint32_t wall = 1;
        for (const SideRules& side : rules.sides) {
          if (side.leaps == Leap::everything) wall = std::max(wall, static_cast<std::uint32_t>(side.reach));
        }
        const Board left = *any_board(12);
        const Board right = *any_board(8);
        const Board board = walled(left, wall, right);
        const auto behind = [&](Square square) { return board.column(square) > left.columns() + wall; };
        std::vector<Square> free;
        for (std::uint32_t index = 0; index < board.squares(); ++index) {
          if (behind(Square{index}) && !board.obstacle(Square{index})) free.push_back(Square{index});
        }
        RC_PRE(!free.empty());
        Board fuller = board;
        fuller.set_obstacle(free[*below(free.size())], true);

        const Table table = table_of(Game(rules, board));
        table_of(Game(rules, fuller)).for_each([&](const Position& position, Value value) {
          for (const PieceSet& pieces : position.pieces) {
            if (std::any_of(pieces.begin(), pieces.end(), behind)) return;
          }
          ++compared;
          RC_ASSERT(table.lookup(position) == value);
        });
      },
      100);
  CHECK(compared > 0);
}
