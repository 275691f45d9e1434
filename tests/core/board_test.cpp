#include <catchmate/board.h>

#include <utility>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

TEST_CASE("Squares are numbered in row-major order from the top left", "[board]") {
  const Board board(2, 3);
  std::uint32_t number = 0;
  for (std::uint32_t row = 1; row <= 2; ++row) {
    for (std::uint32_t column = 1; column <= 3; ++column) {
      const Square square = board.square(row, column);
      CHECK(square == Square{number++});
      CHECK(board.row(square) == row);
      CHECK(board.column(square) == column);
      CHECK(board.contains(square));
    }
  }
  CHECK(board.squares() == 6);
  CHECK_FALSE(board.contains(Square{6}));
  CHECK_FALSE(board.contains(kNoSquare));
}

TEST_CASE("A step leads to the neighbour, or to no square beyond the border", "[board]") {
  const Board board(3, 4);
  const Square inner = board.square(2, 2);
  CHECK(board.step(inner, Direction::up) == board.square(1, 2));
  CHECK(board.step(inner, Direction::down) == board.square(3, 2));
  CHECK(board.step(inner, Direction::left) == board.square(2, 1));
  CHECK(board.step(inner, Direction::right) == board.square(2, 3));
  CHECK(board.step(inner, Direction::up_left) == board.square(1, 1));
  CHECK(board.step(inner, Direction::up_right) == board.square(1, 3));
  CHECK(board.step(inner, Direction::down_left) == board.square(3, 1));
  CHECK(board.step(inner, Direction::down_right) == board.square(3, 3));

  const Square top_left = board.square(1, 1);
  for (const Direction direction :
       {Direction::up, Direction::left, Direction::up_left, Direction::up_right, Direction::down_left}) {
    CHECK(board.step(top_left, direction) == kNoSquare);
  }
  const Square bottom_right = board.square(3, 4);
  for (const Direction direction :
       {Direction::down, Direction::right, Direction::down_right, Direction::down_left, Direction::up_right}) {
    CHECK(board.step(bottom_right, direction) == kNoSquare);
  }
}

TEST_CASE("A step and the step back lead to where they started", "[board]") {
  const Board board(5, 7);
  const std::pair<Direction, Direction> opposites[] = {{Direction::up, Direction::down},
                                                       {Direction::right, Direction::left},
                                                       {Direction::up_right, Direction::down_left},
                                                       {Direction::down_right, Direction::up_left}};
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    for (const auto& [there, back] : opposites) {
      const Square next = board.step(Square{index}, there);
      if (next != kNoSquare) CHECK(board.step(next, back) == Square{index});
    }
  }
}

TEST_CASE("A board of one square has no neighbours and lies on all borders", "[board]") {
  const Board board(1, 1);
  for (int direction = 0; direction < kDirections; ++direction) {
    CHECK(board.step(Square{0}, static_cast<Direction>(direction)) == kNoSquare);
  }
  for (const Edge edge : {Edge::top, Edge::right, Edge::bottom, Edge::left}) CHECK(board.on_edge(Square{0}, {edge}));
  CHECK_FALSE(board.on_edge(Square{0}, {}));
}

TEST_CASE("Obstacles come and go, and the free squares are counted with them", "[board]") {
  Board board(2, 2);
  CHECK(board.free_squares() == 4);
  board.set_obstacle(Square{3}, true);
  board.set_obstacle(Square{3}, true);
  CHECK(board.obstacle(Square{3}));
  CHECK(board.free_squares() == 3);
  for (const std::uint32_t index : {0U, 1U, 2U}) board.set_obstacle(Square{index}, true);
  CHECK(board.free_squares() == 0);
  board.set_obstacle(Square{3}, false);
  board.set_obstacle(Square{3}, false);
  CHECK_FALSE(board.obstacle(Square{3}));
  CHECK(board.free_squares() == 1);
}

TEST_CASE("Boards are equal when their size and their obstacles are", "[board]") {
  CHECK(board_of({"..#", "#.."}) == board_of({"..#", "#.."}));
  CHECK(board_of({"..#", "#.."}) != board_of({"..#", "..."}));
  CHECK(board_of({"..", "..", ".."}) != board_of({"...", "..."}));
}

TEST_CASE("A square lies on the borders of its row and its column", "[board]") {
  const Board board(3, 3);
  CHECK(board.on_edge(board.square(1, 2), {Edge::top}));
  CHECK_FALSE(board.on_edge(board.square(1, 2), {Edge::right, Edge::bottom, Edge::left}));
  CHECK(board.on_edge(board.square(3, 2), {Edge::bottom}));
  CHECK(board.on_edge(board.square(2, 1), {Edge::left}));
  CHECK(board.on_edge(board.square(2, 3), {Edge::right}));
  CHECK(board.on_edge(board.square(3, 3), {Edge::top, Edge::right}));
  CHECK_FALSE(board.on_edge(board.square(2, 2), {Edge::top, Edge::right, Edge::bottom, Edge::left}));
}
