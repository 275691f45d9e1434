#include "contest_input.h"

#include <catchmate/games.h>
#include <catchmate/validator.h>

#include "command.h"
#include "messages.h"

namespace {

// The game with a contest that has these rules; nullptr if there is none.
const catchmate::GameEntry* contest_entry(const catchmate::Rules& rules) {
  const catchmate::GameEntry* entry = catchmate::find_entry(rules.id);
  const bool has_contest = entry != nullptr && entry->contest;
  return has_contest && catchmate::contest_of(rules).input == entry->contest->input ? entry : nullptr;
}

}  // namespace

bool is_input_path(std::string_view path) noexcept { return path.ends_with(".in"); }

void warn_of_invalid(const catchmate::Rules& rules, std::string_view input) {
  const catchmate::GameEntry* entry = contest_entry(rules);
  if (entry == nullptr) return;
  if (const auto fault = catchmate::find_fault(*entry, input)) {
    complain(say(messages::kNotAllowed, rules.id, message(*fault, language())));
  }
}

void warn_of_invalid(const std::vector<catchmate::Problem>& boards) {
  for (const auto& [game, position, number, line] : boards) {
    const catchmate::GameEntry* entry = contest_entry(game.rules());
    if (entry == nullptr) return;
    const std::string input = write_problem(game, position);
    if (catchmate::find_fault(*entry, input)) return warn_of_invalid(game.rules(), input);
  }
}
