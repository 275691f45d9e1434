#include "catchmate/hunter.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "variation.h"

namespace catchmate {

namespace {

// The boards of a round, during which ever smaller losses of score are accepted.
constexpr std::uint64_t kRound = 2500;
// Every so many rounds one begins with a random board, the others with the best one.
constexpr std::uint64_t kRoundsOfOneStart = 2;
// How often, in thousandths, a board is accepted that scores one less than the one before, at the beginning of a round.
constexpr std::uint64_t kWarmth = 600;
constexpr std::uint64_t kWarmthAgain = 850;
// Beyond it, a loss of score is never accepted.
constexpr Ply kMostLoss = 100;
// If so many random boards in a row are none, there are none.
constexpr int kMostFailures = 1000;

// The loss of score that is accepted: d or more with the probability (warmth / 1000)^d, which makes this Kirkpatrick,
// Gelatt and Vecchi's annealing (1983), without numbers that machines round differently.
Ply accepted_loss(std::uint64_t warmth, Random& random) {
  Ply loss = 0;
  while (loss < kMostLoss && random.below(1000) < warmth) ++loss;
  return loss;
}

}  // namespace

Hunter::Hunter(const GameEntry& entry, HuntGoal goal, const RandomBoard& size, std::uint64_t seed)
    : Hunter(entry, std::move(goal), size, State{.random = seed}) {}

Hunter::Hunter(const GameEntry& entry, HuntGoal goal, const RandomBoard& size, State state)
    : entry_(entry), goal_(std::move(goal)), size_(size), state_(std::move(state)) {}

bool Hunter::step() {
  Random random(state_.random);
  const std::uint64_t phase = state_.tried % kRound;
  const bool afresh = state_.tried / kRound % kRoundsOfOneStart == 0;
  if (phase == 0) state_.current = afresh ? std::nullopt : state_.best;

  auto problem = next_board(random);
  Ply least = 1;
  if (state_.current) {
    const Ply loss = accepted_loss((afresh ? kWarmth : kWarmthAgain) * (kRound - phase) / kRound, random);
    least = std::max(least, state_.current->score - std::min(loss, state_.current->score));
  }
  state_.random = random.state();
  ++state_.tried;
  done_ = !problem || !may_vary(entry_, problem->game.board());
  const auto found = problem ? judge(problem->game, least) : std::nullopt;
  if (!found) return false;
  problem->position = found->position;
  state_.current = {std::move(*problem), found->score, state_.tried};
  if (state_.best && state_.best->score >= found->score) return false;
  state_.best = state_.current;
  return true;
}

std::optional<Problem> Hunter::next_board(Random& random) {
  if (state_.current) {
    const Game& game = state_.current->problem.game;
    return Problem{.game = Game(game.rules(), vary(entry_, game.board(), random)), .position = {}};
  }
  for (int failures = 0; failures < kMostFailures; ++failures) {
    if (auto problem = random_problem(entry_, size_, random)) return problem;
  }
  return std::nullopt;
}

std::optional<Hardest> Hunter::judge(const Game& game, Ply least) {
  if (solver_.start(game, {.threads = 1})) return std::nullopt;
  while (solver_.advance()) {
  }
  auto solved = solver_.take_table();
  auto* table = std::get_if<Table>(&solved);
  if (table == nullptr) return std::nullopt;
  auto found = table->longest() < least ? std::nullopt : goal_.hardest(*table, least);
  solver_.reuse(std::move(*table));
  return found;
}

}  // namespace catchmate
