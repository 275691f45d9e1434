#include "test_boards.h"

#include <algorithm>

#include "catchmate/placement_index.h"

namespace catchmate {

namespace {

// The size of a sample of positions.
constexpr std::size_t kPositions = 200;
constexpr std::uint64_t kMostPlacements = 1000;
constexpr std::uint32_t kLargestHunted = 10;
// Short rounds find the first long game sooner, and long ones the longest.
constexpr std::uint64_t kRound = 1000;

}  // namespace

std::vector<Position> contest_positions(const Table& table, Random& random) {
  std::vector<Position> positions;
  std::uint32_t seen = 0;
  table.for_each([&](const Position& position, Value) {
    const Game& game = table.game();
    if (position.to_move != game.rules().starts || game.ending_by_position(position) || !fits_contest(game, position)) {
      return;
    }
    // Vitter's algorithm R keeps each with the same probability.
    ++seen;
    if (positions.size() < kPositions) {
      positions.push_back(position);
    } else if (const std::uint32_t replaced = random.below(seen); replaced < kPositions) {
      positions[replaced] = position;
    }
  });
  return positions;
}

std::optional<std::string> answer_for(const Game& game, const Position& position, std::optional<Value> value) {
  return value ? std::optional(write_answer(game.rules(), position.to_move, *value)) : std::nullopt;
}

bool answers_wrongly(const Valuation& mistaken, const Table& table, const Position& position) {
  const auto answer = answer_for(table.game(), position, mistaken(position));
  return answer && answer != answer_for(table.game(), position, table.lookup(position));
}

Hunter hunter_for_long_games(const GameEntry& entry, std::uint64_t seed) {
  const Contest contest = entry.contest.value_or(Contest{});
  const RandomBoard size{.rows = std::min(contest.most_rows, kLargestHunted),
                         .columns = std::min(contest.most_columns, kLargestHunted)};
  return {entry, *find_hunt_goal("longest"), size, {.random = seed}, kOverflow, kRound};
}

bool is_small(const Game& game) {
  return placement_count(game.rules(), game.board().free_squares()) <= kMostPlacements;
}

}  // namespace catchmate
