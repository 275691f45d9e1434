#include "input.h"

#include "files.h"
#include "messages.h"

namespace {

void check_code(const Input& input) {
  if (!input.game.empty()) throw unexpected_argument(input.game);
  if (input.standard) throw UsageError(say(messages::kCodeHasNoStandard));
  if (input.rules) throw UsageError(say(messages::kCodeHasRules));
  if (input.board) throw UsageError(say(messages::kCodeHasBoard));
}

// Checks the arguments beside JSON files.
void check_files(const Input& input, bool file_given) {
  if (input.standard) throw UsageError(say(messages::kStandardNeedsGame));
  if (input.board && file_given) {
    throw UsageError(say(messages::kBoardReadsNoFile, input.file));
  }
  if (input.rules == "-" && input.board.value_or(input.file) == "-") {
    throw UsageError(say(messages::kOneStandardInput));
  }
}

// The rows and columns in "8" or "6x9".
std::optional<std::pair<std::uint32_t, std::uint32_t>> size_from(const std::string& text) {
  const std::size_t cross = text.find('x');
  const auto number = [](std::string_view digits) { return number_in<std::uint32_t>(digits).value_or(0); };
  const std::uint32_t rows = number(std::string_view(text).substr(0, cross));
  const std::uint32_t columns = cross == std::string::npos ? rows : number(std::string_view(text).substr(cross + 1));
  return rows != 0 && columns != 0 ? std::optional(std::pair(rows, columns)) : std::nullopt;
}

std::string game_ids() { return joined(catchmate::games(), ", ", &catchmate::Rules::id); }

UsageError unknown_game(const std::string& id) { return UsageError{say(messages::kUnknownGame, id, game_ids())}; }

// Checks the game and where its boards come from.
void check(const Input& input, bool file_given) {
  if (input.saved && input.save) throw UsageError(say(messages::kSaveOrTable));
  if (input.code) return check_code(input);
  const bool has_files = input.rules || input.board;
  if (input.saved && input.names_no_board()) return;
  if (input.game.empty() && !has_files) {
    throw UsageError(say(messages::kNoGameNorFile, game_ids()));
  }
  const catchmate::GameEntry* entry = catchmate::find_entry(input.game);
  if (!input.game.empty() && entry == nullptr) throw unknown_game(input.game);
  if (has_files) return check_files(input, file_given);
  if (!input.standard) return;
  if (entry->standard.empty()) throw UsageError(say(messages::kNoStandard, input.game));
  if (file_given) throw UsageError(say(messages::kStandardReadsNoFile, input.file));
}

}  // namespace

Input input_from(const Arguments& arguments, bool board_suffices, std::size_t most_files) {
  const auto threads = arguments.number("--threads", messages::kThreadNumber, {1, kMostThreads});
  Input input{.files = arguments.operands(),
              .standard = arguments.given("--standard"),
              .code = arguments.value("--code"),
              .rules = arguments.value("--rules"),
              .board = arguments.value("--board"),
              .saved = arguments.value("--table"),
              .save = arguments.value("--save"),
              .board_suffices = board_suffices,
              .memory = arguments.bytes("--memory"),
              .threads = static_cast<std::uint32_t>(threads.value_or(0))};
  Operands& files = input.files;
  // Rules replace the game's name.
  if ((!input.rules || input.code) && !files.empty()) {
    input.game = files.front();
    files.erase(files.begin());
  }
  if (!files.empty()) input.file = files.front();
  check(input, !files.empty());
  if (files.size() > most_files) throw unexpected_argument(files[most_files]);
  if (board_suffices && !files.empty()) input.size = size_from(input.file);
  return input;
}

Operands expanded(const Operands& paths) {
  Operands files;
  for (const std::string& path : paths) {
    if (!is_folder(path)) {
      files.push_back(path);
      continue;
    }
    const Operands inputs = inputs_in(path);
    if (inputs.empty()) throw UsageError(say(messages::kNoInputs, path));
    files.insert(files.end(), inputs.begin(), inputs.end());
  }
  return files;
}

const catchmate::GameEntry& library_game(const Operands& operands) {
  if (operands.empty()) throw UsageError(say(messages::kNoGame, game_ids()));
  const catchmate::GameEntry* entry = catchmate::find_entry(operands.front());
  if (entry == nullptr) throw unknown_game(operands.front());
  return *entry;
}

const catchmate::GameEntry& contest_game(const Operands& operands) {
  const catchmate::GameEntry& entry = library_game(operands);
  if (entry.contest) return entry;
  std::vector<std::string> ids;
  for (const catchmate::GameEntry& other : catchmate::game_entries()) {
    if (other.contest) ids.push_back(other.rules.id);
  }
  throw UsageError(say(messages::kNoContest, entry.rules.id, joined(ids)));
}
