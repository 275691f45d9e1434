#include "input.h"

namespace {

constexpr std::uint32_t kMostThreads = 1024;

void check_code(const Input& input) {
  if (!input.game.empty()) throw unexpected_argument(input.game);
  if (input.standard) throw WrongCall("a code has no standard position");
  if (input.rules) throw WrongCall("a code has its own rules");
  if (input.board) throw WrongCall("a code has its own board");
}

// Checks the JSON files named, and what is given besides.
void check_files(const Input& input, bool file_given) {
  if (input.standard) throw WrongCall("--standard is for a game alone");
  if (input.board && file_given) {
    throw WrongCall("unexpected argument '" + input.file + "': --board reads no other file");
  }
  if (input.rules == "-" && input.board.value_or(input.file) == "-") {
    throw WrongCall("the rules and the board cannot both be standard input");
  }
}

std::string game_ids() {
  std::string ids;
  for (const catchmate::Rules& rules : catchmate::games()) ids += (ids.empty() ? "" : ", ") + rules.id;
  return ids;
}

WrongCall unknown_game(const std::string& id) {
  return WrongCall{"unknown game '" + id + "', expected one of " + game_ids()};
}

// Checks the game and where its boards come from.
void check(const Input& input, bool file_given) {
  if (input.code) return check_code(input);
  const bool has_files = input.rules || input.board;
  if (input.game.empty() && !has_files) {
    throw WrongCall("expected a game: " + game_ids() + "; or --code, --rules or --board");
  }
  const catchmate::GameEntry* entry = catchmate::find_entry(input.game);
  if (!input.game.empty() && entry == nullptr) throw unknown_game(input.game);
  if (has_files) return check_files(input, file_given);
  if (!input.standard) return;
  if (entry->standard.empty()) throw WrongCall(input.game + " has no standard position");
  if (file_given) throw WrongCall("unexpected argument '" + input.file + "': --standard reads no file");
}

}  // namespace

std::pair<Input, Operands> input_from(const Arguments& arguments) {
  const auto threads = arguments.number("--threads", "number of threads", {1, kMostThreads});
  Input input{.standard = arguments.given("--standard"),
              .code = arguments.value("--code"),
              .rules = arguments.value("--rules"),
              .board = arguments.value("--board"),
              .memory = arguments.bytes("--memory"),
              .threads = static_cast<std::uint32_t>(threads.value_or(0))};
  Operands files = arguments.operands();
  // Rules replace the game's name.
  if ((!input.rules || input.code) && !files.empty()) {
    input.game = files.front();
    files.erase(files.begin());
  }
  if (!files.empty()) input.file = files.front();
  check(input, !files.empty());
  return {input, files};
}

const catchmate::GameEntry& library_game(const Operands& operands) {
  if (operands.empty()) throw WrongCall("expected a game: " + game_ids());
  const catchmate::GameEntry* entry = catchmate::find_entry(operands.front());
  if (entry == nullptr) throw unknown_game(operands.front());
  return *entry;
}

const catchmate::GameEntry& contest_game(const Operands& operands) {
  const catchmate::GameEntry& entry = library_game(operands);
  if (entry.contest) return entry;
  std::string ids;
  for (const catchmate::GameEntry& other : catchmate::game_entries()) {
    if (other.contest) ids += (ids.empty() ? "" : ", ") + other.rules.id;
  }
  throw WrongCall(entry.rules.id + " is of no contest, expected one of " + ids);
}
