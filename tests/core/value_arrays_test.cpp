/// Arrays of values against lookups in the table of the slow twin.
#include <catchmate/position_text.h>
#include <catchmate/value_arrays.h>

#include <cstdint>
#include <vector>

#include "boards.h"
#include "catch.h"
#include "reference/plain_solver.h"

using namespace catchmate;

TEST_CASE("A field of CSV has quotation marks where it needs them, and its own doubled", "[values]") {
  CHECK(csv_field("") == "");
  CHECK(csv_field("too large") == "too large");
  CHECK(csv_field("a, b") == "\"a, b\"");
  CHECK(csv_field("the \"hole\"") == "\"the \"\"hole\"\"\"");
  CHECK(csv_field("a\nb") == "\"a\nb\"");
}

TEST_CASE("Arrays hold the value of every position of the slow twin's table, and no others", "[values]") {
  for_games(250, 100, [](const Game& game, Random&) {
    const Table table = table_of(game);
    const ValueArrays arrays(table);
    std::uint64_t size = 1;
    for (const ValueAxis& axis : arrays.axes()) size *= axis.size;
    REQUIRE(size == arrays.row() * table.placements());
    std::vector<std::int8_t> outcomes(size);
    std::vector<std::int32_t> distances(size);
    // In two parts.
    const std::uint64_t half = table.placements() / 2;
    arrays.read(0, half, outcomes.data(), distances.data());
    arrays.read(half, table.placements(), outcomes.data() + half * arrays.row(),
                distances.data() + half * arrays.row());
    std::vector<std::int8_t> expected_outcomes(size, kNoPosition);
    std::vector<std::int32_t> expected_distances(size, kNoPosition);
    const Table plain = solve_plain(game);
    plain.for_each([&](const Position& position, Value value) {
      const std::uint64_t index = plain.index(position);
      const bool has_distance = value.outcome != Outcome::draw && !value.endless();
      expected_outcomes[index] = static_cast<std::int8_t>(1 - static_cast<int>(value.outcome));
      expected_distances[index] = has_distance ? static_cast<std::int32_t>(value.distance) : kNoDistance;
    });
    CHECK(outcomes == expected_outcomes);
    CHECK(distances == expected_distances);
  });
}
