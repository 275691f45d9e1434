#include <catchmate/games.h>
#include <catchmate/placement_index.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

Rules rules_with(int ones, int twos, Capture capture) {
  Rules rules;
  rules.id = "pieces";
  rules.side(Side::one) = {.name = "one", .pieces = ones, .directions = kOrthogonal, .may_pass = true};
  rules.side(Side::two) = {
      .name = "two", .pieces = twos, .directions = kOrthogonal, .reach = 2, .leaps = Leap::everything};
  rules.capture = capture;
  return rules;
}

// Every placement of this number of pieces on the board's squares, obstacles or not, in ascending order.
std::vector<PieceSet> placements(std::uint32_t squares, int pieces) {
  std::vector<PieceSet> found;
  for (std::uint32_t bits = 0; bits < (1U << squares); ++bits) {
    if (__builtin_popcount(bits) != pieces) continue;
    PieceSet set;
    for (std::uint32_t index = 0; index < squares; ++index) {
      if ((bits >> index & 1U) != 0) set.insert(Square{index});
    }
    found.push_back(set);
  }
  return found;
}

std::vector<Position> sound_positions(const Game& game) {
  std::vector<Position> found;
  const Rules& rules = game.rules();
  for (const PieceSet& ones : placements(game.board().squares(), rules.side(Side::one).pieces)) {
    for (const PieceSet& twos : placements(game.board().squares(), rules.side(Side::two).pieces)) {
      for (const Side to_move : kSides) {
        const Position position{.pieces = {ones, twos}, .to_move = to_move};
        if (!game.validate(position)) found.push_back(position);
      }
    }
  }
  return found;
}

}  // namespace

TEST_CASE("Every valid position has its own index, visited in ascending order", "[placement_index]") {
  struct Pieces {
    int ones, twos;
  };
  const auto [ones, twos] = GENERATE(values<Pieces>({{1, 1}, {2, 1}, {1, 2}, {2, 2}, {3, 1}, {1, 3}, {3, 2}}));
  const auto capture = GENERATE(Capture::wins, Capture::forbidden);
  const Drawing rows = GENERATE(values<Drawing>({{"...", "..."},
                                                 {"..#", "#..", "..."},
                                                 {"#.#", ".#.", "#.."},
                                                 {"......."},
                                                 {"##", "#."},
                                                 {"###", "###"},
                                                 {"."}}));
  const Game game(rules_with(ones, twos, capture), board_of(rows));
  const PlacementIndex index(game);
  const std::vector<Position> expected = sound_positions(game);
  INFO(ones << " against " << twos << " on " << rows.size() << " rows from " << rows.front());

  CHECK(index.positions() == expected.size());
  CHECK(index.placements() == placement_count(game.rules(), game.board().free_squares()));
  CHECK(index.swept_side() == (ones < twos ? Side::one : Side::two));
  CHECK(index.outer_side() == opponent(index.swept_side()));

  std::set<std::uint64_t> numbers;
  std::size_t beyond = 0;
  for (const Position& position : expected) {
    const std::uint64_t number = index.index(position);
    numbers.insert(number);
    if (number >= index.size()) ++beyond;
  }
  CHECK(numbers.size() == expected.size());
  CHECK(beyond == 0);

  // In slices, as several threads visit them.
  const std::uint64_t slice = index.placements() / 3 + 1;
  std::vector<std::uint64_t> visited;
  std::size_t wrong = 0;
  for (std::uint64_t first = 0; first < index.placements(); first += slice) {
    const std::uint64_t last = std::min(first + slice, index.placements());
    index.for_each_position(game, first, last, [&](std::uint64_t number, const Position& position) {
      visited.push_back(number);
      if (game.validate(position) || index.index(position) != number) ++wrong;
    });
  }
  CHECK(wrong == 0);
  CHECK(visited == std::vector<std::uint64_t>(numbers.begin(), numbers.end()));
}

TEST_CASE("The index is as small as its header says", "[placement_index]") {
  CHECK(PlacementIndex(Game(crossing_pawn(), Board(10, 10))).size() == 990'000);
  CHECK(PlacementIndex(Game(chase(), Board(20, 20))).size() == 320'000);
  CHECK(PlacementIndex(Game(rules_with(2, 1, Capture::forbidden), Board(3, 3))).positions() == 504);  // 36 × 7 × 2
}

TEST_CASE("Counts beyond 64 bits are uncountable, and stay so", "[placement_index]") {
  constexpr std::uint64_t k32 = std::uint64_t{1} << 32U;
  CHECK(combinations(1, 2) == 0);
  CHECK(combinations(6, 0) == 1);
  CHECK(combinations(6, 3) == 20);
  CHECK(combinations(400, 6) == 5'478'557'838'600U);
  CHECK(combinations(k32, 2) == (std::uint64_t{1} << 31U) * (k32 - 1));
  CHECK(combinations(k32, 3) == kOverflow);
  CHECK(combinations(kOverflow, 6) == kOverflow);
  CHECK(saturating_product(0, kOverflow) == 0);
  CHECK(saturating_product(kOverflow, 0) == 0);
  CHECK(saturating_product(1U << 31U, 4) == 2 * k32);
  CHECK(saturating_product(k32, k32) == kOverflow);
  CHECK(placement_count(crossing_pawn(), std::uint64_t{1} << 40U) == kOverflow);
}
