#include <catchmate/board.h>
#include <catchmate/position.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

constexpr std::pair<Direction, std::pair<int, int>> kDirectionSteps[] = {
    {Direction::up, {-1, 0}},        {Direction::right, {0, 1}},     {Direction::down, {1, 0}},
    {Direction::left, {0, -1}},      {Direction::up_right, {-1, 1}}, {Direction::down_right, {1, 1}},
    {Direction::down_left, {1, -1}}, {Direction::up_left, {-1, -1}},
};

std::vector<std::uint32_t> numbers(const PieceSet& pieces) {
  std::vector<std::uint32_t> found;
  for (const Square square : pieces) found.push_back(square.index);
  return found;
}

}  // namespace

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
  CHECK(board_of({"..", "..", ".."}) != board_of({"...", "..."}));
}

TEST_CASE("A step leads to the neighbour, or to no square beyond the border", "[board]") {
  for (const Board& board : {Board(3, 4), Board(1, 1), Board(1, 5)}) {
    for (std::uint32_t index = 0; index < board.squares(); ++index) {
      const int row = static_cast<int>(board.row(Square{index}));
      const int column = static_cast<int>(board.column(Square{index}));
      for (const auto& [direction, step] : kDirectionSteps) {
        const int to_row = row + step.first;
        const int to_column = column + step.second;
        const bool inside = to_row >= 1 && to_row <= static_cast<int>(board.rows()) && to_column >= 1 &&
                            to_column <= static_cast<int>(board.columns());
        const Square expected =
            inside ? board.square(static_cast<std::uint32_t>(to_row), static_cast<std::uint32_t>(to_column))
                   : kNoSquare;
        CHECK(board.step(Square{index}, direction) == expected);
      }
    }
  }
}

TEST_CASE("Free squares are counted as obstacles come and go", "[board]") {
  Board board(2, 2);
  CHECK(board.free_squares() == 4);
  for (const bool present : {true, true, false, false}) {
    board.set_obstacle(Square{3}, present);
    CHECK(board.obstacle(Square{3}) == present);
    CHECK(board.free_squares() == (present ? 3 : 4));
  }
}

TEST_CASE("A square lies on the borders of its row and its column", "[board]") {
  const Board board(3, 3);
  for (std::uint32_t index = 0; index < 9; ++index) {
    const Square square{index};
    CHECK(board.on_edge(square, {Edge::top}) == (board.row(square) == 1));
    CHECK(board.on_edge(square, {Edge::bottom}) == (board.row(square) == 3));
    CHECK(board.on_edge(square, {Edge::left}) == (board.column(square) == 1));
    CHECK(board.on_edge(square, {Edge::right}) == (board.column(square) == 3));
    CHECK(board.on_edge(square, {Edge::top, Edge::left}) == (index < 3 || index % 3 == 0));
    CHECK_FALSE(board.on_edge(square, {}));
  }
}

TEST_CASE("Pieces of a side stand in ascending order, however they were put down", "[position]") {
  std::vector<std::uint32_t> order{1, 4, 7, 9};
  do {
    PieceSet pieces;
    for (const std::uint32_t index : order) pieces.insert(Square{index});
    CHECK(numbers(pieces) == std::vector<std::uint32_t>{1, 4, 7, 9});
  } while (std::next_permutation(order.begin(), order.end()));
  const PieceSet pieces{Square{8}, Square{3}};
  CHECK(pieces == PieceSet{Square{3}, Square{8}});
  CHECK_FALSE(pieces == PieceSet{Square{3}});
  CHECK(pieces[1] == Square{8});
  CHECK(pieces.contains(Square{8}));
  CHECK_FALSE(pieces.contains(Square{0}));
}

TEST_CASE("A moved piece takes its place in the order, past any number of others", "[position]") {
  for (std::uint32_t from = 1; from <= 9; from += 2) {
    for (std::uint32_t to = 0; to <= 10; to += 2) {
      PieceSet pieces{Square{1}, Square{3}, Square{5}, Square{7}, Square{9}};
      pieces.move(Square{from}, Square{to});
      std::vector<std::uint32_t> expected{1, 3, 5, 7, 9};
      std::replace(expected.begin(), expected.end(), from, to);
      std::sort(expected.begin(), expected.end());
      CHECK(numbers(pieces) == expected);
    }
  }
}

TEST_CASE("After a move or a pass the other side is to move", "[position]") {
  const Position before{.pieces = {PieceSet{Square{2}, Square{5}}, PieceSet{Square{2}}}, .to_move = Side::one};
  const Position moved = after(before, {Square{5}, Square{1}});
  CHECK(moved == Position{.pieces = {PieceSet{Square{1}, Square{2}}, PieceSet{Square{2}}}, .to_move = Side::two});
  const Position answered = after(moved, {Square{2}, Square{3}});
  CHECK(answered == Position{.pieces = {PieceSet{Square{1}, Square{2}}, PieceSet{Square{3}}}, .to_move = Side::one});
  CHECK(after(moved, Move{}) == Position{.pieces = moved.pieces, .to_move = Side::one});
  CHECK(Move{}.is_pass());
  CHECK_FALSE(Move{Square{0}, Square{1}}.is_pass());
}
