#include "catchmate/cover.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "../whole_table.h"
#include "test_boards.h"

namespace catchmate {

namespace {

// One in this many boards is the one with the longest game so far.
constexpr std::uint64_t kUntilLongGame = 20;
// The rows or points of the smallest boards.
constexpr std::uint32_t kFewest = 3;

}  // namespace

Cover::Cover(GameEntry entry, const RandomBoard& size, std::uint64_t seed)
    : entry_(std::move(entry)),
      size_(size),
      random_(seed),
      hunter_(hunter_for_long_games(entry_, seed)),
      mistakes_(mistakes_of(entry_.rules)),
      best_(mistakes_.size()) {}

bool Cover::step() {
  if (!hunter_.done()) hunter_.step();
  if (++steps_ % kUntilLongGame == 0 && hunter_.state().best) return try_board(hunter_.state().best->problem);
  const auto up_to = [&](std::uint32_t most) {
    return std::min(kFewest, most) + random_.below(most - std::min(kFewest, most) + 1);
  };
  const RandomBoard wanted{.rows = up_to(size_.rows), .columns = up_to(size_.columns), .percent = random_.below(50)};
  const auto problem = random_problem(entry_, wanted, random_);
  return problem && is_small(problem->game) && try_board(*problem);
}

bool Cover::try_board(const Problem& problem) {
  const auto table = whole_table(problem.game);
  if (!table) return false;
  const std::vector<Position> positions =
      is_small(problem.game) ? contest_positions(*table, random_) : std::vector<Position>{problem.position};
  std::vector<std::vector<std::size_t>> shown(positions.size());
  for (std::size_t number = 0; number < mistakes_.size(); ++number) {
    const Valuation mistaken = mistakes_[number].simulate({&*table, 1});
    for (std::size_t at = 0; mistaken && at < positions.size(); ++at) {
      if (answers_wrongly(mistaken, *table, positions[at])) shown[at].push_back(number);
    }
  }
  bool is_new = false;
  for (std::size_t at = 0; at < positions.size(); ++at) {
    for (const std::size_t number : shown[at]) {
      auto& best = best_[number];
      if (best && best->mistakes.size() >= shown[at].size()) continue;
      is_new = is_new || !best;
      best = Separating{{.game = problem.game, .position = positions[at]}, shown[at]};
    }
  }
  return is_new;
}

std::vector<Separating> Cover::boards() const {
  std::vector<std::size_t> all(mistakes_.size());
  std::iota(all.begin(), all.end(), 0);
  return boards(all);
}

std::vector<Separating> Cover::boards(std::span<const std::size_t> wanted) const {
  std::set<std::size_t> left;
  for (const std::size_t number : wanted) {
    if (best_[number]) left.insert(number);
  }
  // The board that shows most of the rest, again and again: at most ln(n) + 1 times the fewest boards (Chvátal 1979).
  const auto shows = [&](const std::optional<Separating>& board) {
    return !board ? 0 : std::count_if(board->mistakes.begin(), board->mistakes.end(), [&](std::size_t number) {
      return left.contains(number);
    });
  };
  std::vector<Separating> chosen;
  while (!left.empty()) {
    const auto most = std::max_element(best_.begin(), best_.end(),
                                       [&](const auto& one, const auto& other) { return shows(one) < shows(other); });
    chosen.push_back(**most);
    for (const std::size_t number : (*most)->mistakes) left.erase(number);
  }
  return chosen;
}

}  // namespace catchmate
