#include "reference/value_iteration.h"

#include <cassert>
#include <utility>

namespace catchmate::reference {

void States::add_ended(Result result) { states_.push_back({true, result, successors_.size(), successors_.size()}); }

void States::add_open(const std::vector<std::uint32_t>& successors) {
  assert(!successors.empty());
  const std::size_t first = successors_.size();
  successors_.insert(successors_.end(), successors.begin(), successors.end());
  states_.push_back({false, Result::drawn, first, successors_.size()});
}

std::vector<Verdict> States::settle() const {
  std::vector<Verdict> verdicts(states_.size());
  std::vector<std::size_t> open;
  for (std::size_t state = 0; state < states_.size(); ++state) {
    verdicts[state].result = states_[state].result;
    if (!states_[state].ended) open.push_back(state);
  }

  for (unsigned round = 1;; ++round) {
    std::vector<std::size_t> still_open;
    std::vector<std::size_t> won;
    std::vector<std::size_t> lost;
    for (const std::size_t state : open) {
      bool any_lost = false;
      bool all_won = true;
      for (std::size_t place = states_[state].first; place < states_[state].last; ++place) {
        const Result next = verdicts[successors_[place]].result;
        any_lost = any_lost || next == Result::lost;
        all_won = all_won && next == Result::won;
      }
      (any_lost ? won : all_won ? lost : still_open).push_back(state);
    }
    if (won.empty() && lost.empty()) return verdicts;
    // Verdicts are applied after the sweep, so that a round builds only on earlier rounds.
    for (const std::size_t state : won) verdicts[state] = {Result::won, round};
    for (const std::size_t state : lost) verdicts[state] = {Result::lost, round};
    open = std::move(still_open);
  }
}

}  // namespace catchmate::reference
