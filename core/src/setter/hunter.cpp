#include "catchmate/hunter.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "variation.h"

namespace catchmate {

namespace {

// One round in this many begins with a random board, the others with the best one.
constexpr std::uint64_t kRoundsOfOneStart = 2;
// The probability, in thousandths, of accepting a loss of one point at the beginning of a round.
constexpr std::uint64_t kWarmth = 600;
constexpr std::uint64_t kWarmthAgain = 850;
// The largest loss of score that is ever accepted.
constexpr Ply kMostLoss = 100;
// After this many failures in a row there are no random boards.
constexpr int kMostFailures = 1000;

// The loss of score to accept: d or more with the probability (warmth / 1000)^d, as in Kirkpatrick, Gelatt and Vecchi's
// annealing (1983), without numbers that machines round differently.
Ply accepted_loss(std::uint64_t warmth, Random& random) {
  Ply loss = 0;
  while (loss < kMostLoss && random.below(1000) < warmth) ++loss;
  return loss;
}

}  // namespace

Hunter::Hunter(GameEntry entry, HuntGoal goal, const RandomBoard& size, std::uint64_t seed, std::uint64_t memory_budget)
    : Hunter(std::move(entry), std::move(goal), size, State{.random = seed}, memory_budget) {}

Hunter::Hunter(GameEntry entry, HuntGoal goal, const RandomBoard& size, State state, std::uint64_t memory_budget,
               std::uint64_t round)
    : entry_(std::move(entry)),
      goal_(std::move(goal)),
      size_(size),
      memory_budget_(memory_budget),
      round_(round),
      state_(std::move(state)) {}

std::optional<TableTooLarge> Hunter::too_large() const {
  const auto problem = next_trial().problem;
  if (!problem) return std::nullopt;
  const Game& game = problem->game;
  return catchmate::too_large(game.rules(), size_of(game.rules(), game.board()), memory_budget_);
}

bool Hunter::step() {
  const auto score = [&] { return state_.best ? state_.best->score : 0; };
  const Ply before = score();
  while (!advance()) {
  }
  return score() > before;
}

bool Hunter::advance() {
  if (!trial_) {
    trial_ = next_trial();
    const SolveOptions options{.memory_budget = memory_budget_, .threads = 1};
    if (!trial_->problem || solver_.start(trial_->problem->game, options)) {
      take(std::nullopt);
      return true;
    }
  }
  if (solver_.advance()) return false;
  take(judge(trial_->least));
  return true;
}

Hunter::Trial Hunter::next_trial() const {
  Trial trial{.state = state_, .problem = {}, .least = 1};
  State& state = trial.state;
  Random random(state.random);
  const std::uint64_t phase = state.tried % round_;
  const bool afresh = state.tried / round_ % kRoundsOfOneStart == 0;
  if (phase == 0) state.current = afresh ? std::nullopt : state.best;

  trial.problem = next_board(state, random);
  if (state.current) {
    const Ply loss = accepted_loss((afresh ? kWarmth : kWarmthAgain) * (round_ - phase) / round_, random);
    trial.least = std::max(trial.least, state.current->score - std::min(loss, state.current->score));
  }
  state.random = random.state();
  ++state.tried;
  return trial;
}

std::optional<Problem> Hunter::next_board(const State& state, Random& random) const {
  if (state.current) {
    const Game& game = state.current->problem.game;
    return Problem{.game = Game(game.rules(), vary(entry_, game.board(), random)), .position = {}};
  }
  for (int failures = 0; failures < kMostFailures; ++failures) {
    if (auto problem = random_problem(entry_, size_, random)) return problem;
  }
  return std::nullopt;
}

std::optional<Hardest> Hunter::judge(Ply least) {
  auto solved = solver_.take_table();
  auto* table = std::get_if<Table>(&solved);
  if (table == nullptr) return std::nullopt;
  auto found = table->longest() < least ? std::nullopt : goal_.hardest(*table, least);
  solver_.reuse(std::move(*table));
  return found;
}

// Ends the trial with its board's hardest position.
void Hunter::take(std::optional<Hardest> found) {
  auto& problem = trial_->problem;
  state_ = std::move(trial_->state);
  done_ = !problem || !may_vary(entry_, problem->game.board());
  if (found) {
    problem->position = found->position;
    state_.current = {std::move(*problem), found->score, state_.tried};
    if (!state_.best || state_.best->score < found->score) state_.best = state_.current;
  }
  trial_.reset();
}

std::uint64_t seed_of_search(std::uint64_t seed, std::uint64_t search) {
  // An odd factor spreads neighbouring seeds, which are common.
  Random random(seed * 0xD134'2543'DE82'EF95 + search);
  const std::uint64_t high = random.below(0xFFFF'FFFF);
  return high << 32U | random.below(0xFFFF'FFFF);
}

}  // namespace catchmate
