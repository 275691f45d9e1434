#include "catchmate/games.h"

#include <algorithm>
#include <variant>

#include "catchmate/notation.h"
#include "catchmate/placement_index.h"

namespace catchmate {

const std::vector<Rules>& games() {
  static const std::vector<Rules> all = [] {
    std::vector<Rules> rules;
    for (const GameEntry& entry : game_entries()) rules.push_back(entry.rules);
    return rules;
  }();
  return all;
}

const GameEntry* find_entry(std::string_view id) {
  const std::vector<GameEntry>& entries = game_entries();
  const auto found =
      std::find_if(entries.begin(), entries.end(), [id](const GameEntry& entry) { return entry.rules.id == id; });
  return found == entries.end() ? nullptr : &*found;
}

const Rules* find_game(std::string_view id) {
  const GameEntry* entry = find_entry(id);
  return entry == nullptr ? nullptr : &entry->rules;
}

std::uint64_t standard_positions(const GameEntry& entry) {
  ProblemReader reader(entry.rules);
  reader.feed(entry.standard);
  reader.finish();
  const auto read = reader.next();
  const Problem* problem = read ? std::get_if<Problem>(&*read) : nullptr;
  // The text may set a reach that differs from the entry's rules.
  return problem == nullptr ? 0 : PlacementIndex(problem->game).positions();
}

std::string list_games() {
  std::size_t width = 0;
  for (const GameEntry& entry : game_entries()) width = std::max(width, entry.rules.id.size());
  std::string text;
  for (const GameEntry& entry : game_entries()) {
    const std::string& id = entry.rules.id;
    text += id;
    if (!entry.about.empty()) text.append(width + 2 - id.size(), ' ').append(entry.about);
    text += '\n';
  }
  return text;
}

Contest contest_of(const Rules& rules) {
  const GameEntry* const entry = find_entry(rules.id);
  if (entry != nullptr && entry->contest) {
    Rules same = rules;
    for (const Side side : kSides) {
      if (entry->contest->input == Contest::Input::letter_grids) same.side(side).reach = entry->rules.side(side).reach;
    }
    if (entry->rules == same) return *entry->contest;
  }
  Contest contest{.draw = "Draw"};
  for (const Side side : kSides) {
    std::string& word = contest.winners[side];
    word = rules.side(side).name;
    if (!word.empty() && word.front() >= 'a' && word.front() <= 'z') {
      word.front() = static_cast<char>(word.front() - 'a' + 'A');
    }
  }
  return contest;
}

}  // namespace catchmate
