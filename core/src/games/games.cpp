#include "catchmate/games.h"

#include <algorithm>

namespace catchmate {

const std::vector<Rules>& games() {
  static const std::vector<Rules> all = [] {
    std::vector<Rules> rules;
    for (const GameEntry& entry : game_entries()) rules.push_back(entry.rules);
    return rules;
  }();
  return all;
}

const Rules* find_game(std::string_view id) {
  const auto found = std::find_if(games().begin(), games().end(), [id](const Rules& rules) { return rules.id == id; });
  return found == games().end() ? nullptr : &*found;
}

Contest contest_of(const Rules& rules) {
  for (const GameEntry& entry : game_entries()) {
    if (entry.contest && entry.rules == rules) return *entry.contest;
  }
  Contest contest{.draw = "Draw"};
  for (std::size_t side = 0; side < rules.sides.size(); ++side) {
    std::string& word = contest.winners[side];
    word = rules.sides[side].name;
    if (!word.empty() && word.front() >= 'a' && word.front() <= 'z') {
      word.front() = static_cast<char>(word.front() - 'a' + 'A');
    }
  }
  return contest;
}

}  // namespace catchmate
