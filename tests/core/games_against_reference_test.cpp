#include <catchmate/games.h>

#include <string>
#include <vector>

#include "against_reference.h"
#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

void check_crossing_pawn(const Drawing& rows) {
  const auto found = difference(table_of(Game(crossing_pawn(), board_of(rows))), reference::CrossingPawn(rows));
  if (found) FAIL(*found);
}

void check_any_rules(const Rules& rules, const Drawing& rows) {
  const auto found = difference(table_of(Game(rules, board_of(rows))), reference::AnyRules(rules, rows));
  if (found) FAIL(*found);
}

// Calls visit with every pattern of obstacles on a board of that size.
template <class Visit>
void for_all_obstacles(std::uint32_t rows, std::uint32_t columns, Visit visit) {
  for (std::uint32_t bits = 0; bits < (1U << (rows * columns)); ++bits) {
    Drawing drawing(rows, std::string(columns, '.'));
    for (std::uint32_t square = 0; square < rows * columns; ++square) {
      if ((bits >> square & 1U) != 0) drawing[square / columns][square % columns] = '#';
    }
    visit(drawing);
  }
}

}  // namespace

TEST_CASE("Chase on every board of up to five by five is what the twin says, position by position", "[reference]") {
  for (int n = 2; n <= 5; ++n) {
    const auto size = static_cast<std::uint32_t>(n);
    const auto found = difference(table_of(Game(chase(), Board(size, size))), reference::Chase(n));
    if (found) FAIL(*found);
  }
}

TEST_CASE("Chase on boards of up to the contest's largest is what the twin says", "[reference]") {
  for (const int n : kPartly ? std::vector<int>{8} : std::vector<int>{6, 7, 8, 13, 20}) {
    const auto size = static_cast<std::uint32_t>(n);
    const auto found = difference(table_of(Game(chase(), Board(size, size))), reference::Chase(n));
    if (found) FAIL(*found);
  }
}

TEST_CASE(
    "Crossing pawn on every board of up to twelve squares, with every pattern of obstacles, is what the twin says",
    "[reference]") {
  constexpr std::uint32_t kMostSquares = kPartly ? 8 : 12;
  for (std::uint32_t rows = 1; rows <= kMostSquares; ++rows) {
    for (std::uint32_t columns = 1; rows * columns <= kMostSquares; ++columns) {
      for_all_obstacles(rows, columns, check_crossing_pawn);
    }
  }
}

TEST_CASE("Crossing pawn on random boards of all sizes up to the contest's largest is what the twin says",
          "[reference]") {
  constexpr std::uint64_t kSeeds = kPartly ? 20 : 1000;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    Random random(seed);
    const std::uint32_t rows = 2 + random.below(5);
    const std::uint32_t columns = 1 + random.below(6);
    INFO("seed " << seed);
    check_crossing_pawn(random_drawing(random, rows, columns, random.below(60)));
  }
  constexpr std::uint64_t kLargeSeeds = kPartly ? 1 : 12;
  for (std::uint64_t seed = 1001; seed < 1001 + kLargeSeeds; ++seed) {
    Random random(seed);
    const std::uint32_t rows = 9 + random.below(2);
    const std::uint32_t columns = 8 + random.below(3);
    INFO("seed " << seed);
    check_crossing_pawn(random_drawing(random, rows, columns, kPartly ? 60 : 25 + random.below(30)));
  }
}

TEST_CASE("Both statements of a game's rules beside the core's agree with it and with each other", "[reference]") {
  for (std::uint64_t seed = 1; seed <= (kPartly ? 3 : 20); ++seed) {
    Random random(seed);
    const Drawing rows = random_drawing(random, 2 + random.below(4), 2 + random.below(3), random.below(50));
    INFO("seed " << seed);
    check_any_rules(crossing_pawn(), rows);
    check_any_rules(chase(), rows);
  }
}

TEST_CASE("Chase among obstacles, which the contest does not have, is what the twin says", "[reference]") {
  for (std::uint64_t seed = 1; seed <= (kPartly ? 5 : 60); ++seed) {
    Random random(seed);
    INFO("seed " << seed);
    check_any_rules(chase(), random_drawing(random, 1 + random.below(7), 1 + random.below(7), random.below(60)));
  }
}

TEST_CASE("Two cops and a robber on boards with obstacles are what the twin says", "[reference]") {
  for (std::uint64_t seed = 1; seed <= (kPartly ? 4 : 30); ++seed) {
    Random random(seed);
    INFO("seed " << seed);
    check_any_rules(slow_cops(), random_drawing(random, 2 + random.below(4), 2 + random.below(4), random.below(50)));
  }
}
