#include <catchmate/games.h>

#include <string>
#include <vector>

#include "boards.h"
#include "catch.h"
#include "reference/against.h"

using namespace catchmate;

namespace {

void check_crossing_pawn(const Drawing& rows) {
  const auto found = difference(table_of(Game(crossing_pawn(), board_of(rows))), reference::CrossingPawn(rows));
  if (found) FAIL(*found);
}

void check_any_rules(const Rules& rules, const Drawing& rows) {
  const auto found = reference::difference(table_of(Game(rules, board_of(rows))));
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

TEST_CASE("Chase on open boards of up to the contest's largest is what the twin says", "[reference]") {
  for (const int n : kPartly ? std::vector<int>{2, 3, 5, 8} : std::vector<int>{2, 3, 4, 5, 6, 7, 8, 13, 20}) {
    const auto size = static_cast<std::uint32_t>(n);
    const auto found = difference(table_of(Game(chase(), Board(size, size))), reference::Chase(n));
    if (found) FAIL(*found);
  }
}

TEST_CASE("Crossing pawn is what the twin says on every board of up to twelve squares", "[reference]") {
  constexpr std::uint32_t kMostSquares = kPartly ? 8 : 12;
  for (std::uint32_t rows = 1; rows <= kMostSquares; ++rows) {
    for (std::uint32_t columns = 1; rows * columns <= kMostSquares; ++columns) {
      for_all_obstacles(rows, columns, check_crossing_pawn);
    }
  }
}

TEST_CASE("Crossing pawn is what the twin says on random boards of up to ten by ten", "[reference]") {
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

TEST_CASE("Games on random boards with obstacles are what the twin of any rules says", "[reference]") {
  for (const Rules& rules : {chase(), crossing_pawn(), slow_cops()}) {
    for (std::uint64_t seed = 1; seed <= (kPartly ? 4 : 40); ++seed) {
      Random random(seed);
      const std::uint32_t most = rules == chase() ? 7 : 5;
      INFO(rules.id << " seed " << seed);
      check_any_rules(rules, random_drawing(random, 1 + random.below(most), 1 + random.below(most), random.below(60)));
    }
  }
}
