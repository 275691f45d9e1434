#include <catchmate/position.h>

#include <algorithm>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

std::vector<std::uint32_t> numbers(const PieceSet& pieces) {
  std::vector<std::uint32_t> found;
  for (const Square square : pieces) found.push_back(square.index);
  return found;
}

}  // namespace

TEST_CASE("Interchangeable pieces stand in ascending order, however they were put down", "[position]") {
  std::vector<std::uint32_t> order{1, 4, 7, 9};
  do {
    PieceSet pieces;
    for (const std::uint32_t index : order) pieces.insert(Square{index});
    CHECK(numbers(pieces) == std::vector<std::uint32_t>{1, 4, 7, 9});
  } while (std::next_permutation(order.begin(), order.end()));
  CHECK(PieceSet{Square{5}, Square{2}} == PieceSet{Square{2}, Square{5}});
}

TEST_CASE("A set of pieces knows its size and its squares", "[position]") {
  const PieceSet pieces{Square{8}, Square{3}};
  CHECK(pieces.size() == 2);
  CHECK(pieces[0] == Square{3});
  CHECK(pieces[1] == Square{8});
  CHECK(pieces.contains(Square{8}));
  CHECK_FALSE(pieces.contains(Square{0}));
  CHECK(PieceSet{}.size() == 0);
  CHECK_FALSE(PieceSet{}.contains(Square{0}));
  CHECK_FALSE(pieces == PieceSet{Square{3}});
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

TEST_CASE("After a move the piece stands elsewhere and the other side is to move", "[position]") {
  const Position before{.pieces = {PieceSet{Square{2}, Square{5}}, PieceSet{Square{2}}}, .to_move = Side::one};
  const Position moved = after(before, {Square{5}, Square{1}});
  CHECK(moved.of(Side::one) == PieceSet{Square{1}, Square{2}});
  CHECK(moved.of(Side::two) == before.of(Side::two));
  CHECK(moved.to_move == Side::two);

  const Position answered = after(moved, {Square{2}, Square{3}});
  CHECK(answered.of(Side::one) == moved.of(Side::one));
  CHECK(answered.of(Side::two) == PieceSet{Square{3}});
  CHECK(answered.to_move == Side::one);
}

TEST_CASE("A pass changes nothing but the side to move", "[position]") {
  const Position before{.pieces = {PieceSet{Square{2}}, PieceSet{Square{4}}}, .to_move = Side::two};
  CHECK(Move{}.is_pass());
  CHECK_FALSE(Move{Square{0}, Square{1}}.is_pass());
  const Position passed = after(before, Move{});
  CHECK(passed.pieces == before.pieces);
  CHECK(passed.to_move == Side::one);
}
