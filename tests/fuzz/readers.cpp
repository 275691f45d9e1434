/// Reads any text as a board, an annotated game, a code or JSON; the result, written and read again, stays the same.
///
/// An input is a line with the text's kind and the game's name, then the text:
///
///     board chase
///     2 1 1 2
#include <catchmate/annotated.h>
#include <catchmate/code.h>
#include <catchmate/games.h>
#include <catchmate/notation.h>
#include <catchmate/read_game.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "fail.h"
#include "json_tree.h"
#include "notation/code_digits.h"

using namespace catchmate;

namespace {

constexpr std::uint64_t kBudget = std::uint64_t{1} << 24U;

bool same(const Game& a, const Game& b) { return a.rules() == b.rules() && a.board() == b.board(); }

using Read = std::variant<Problem, InputError>;

std::vector<Read> read_all(const Rules& rules, std::string_view text, std::size_t chunk) {
  ProblemReader reader(rules, kBudget);
  std::vector<Read> found;
  const auto take = [&] {
    while (auto next = reader.next()) found.push_back(*std::move(next));
  };
  for (std::size_t at = 0; at < text.size(); at += chunk) {
    reader.feed(text.substr(at, chunk));
    take();
  }
  reader.finish();
  take();
  return found;
}

void read_boards(const Rules& rules, std::string_view text) {
  const std::vector<Read> whole = read_all(rules, text, std::string_view::npos / 2);
  const std::vector<Read> parts = read_all(rules, text, 1 + text.size() / 7);
  demand(whole.size() == parts.size(), "a text in parts has another number of boards");
  for (std::size_t index = 0; index < whole.size(); ++index) {
    const auto* problem = std::get_if<Problem>(&whole[index]);
    const auto* other = std::get_if<Problem>(&parts[index]);
    if (problem == nullptr || other == nullptr) {
      demand(problem == other, "a text in parts has another error");
      const auto told = message(std::get<InputError>(whole[index]));
      demand(told == message(std::get<InputError>(parts[index])), "a text in parts has another message");
      continue;
    }
    demand(same(problem->game, other->game) && problem->position == other->position, "a text in parts is another");
    demand(!problem->game.validate(problem->position), "a position that was read is not valid");
    const std::string written = write_problem(problem->game, problem->position);
    const auto again = read_all(rules, written, std::string_view::npos / 2);
    const auto* read = again.size() == 1 ? std::get_if<Problem>(again.data()) : nullptr;
    demand(read != nullptr && same(read->game, problem->game) && read->position == problem->position,
           "a board is read otherwise than it was written:\n" + written);
  }
}

void read_line(const Rules& rules, std::string_view text) {
  const auto read = read_annotated(rules, text, kBudget);
  const auto* game = std::get_if<AnnotatedGame>(&read);
  if (game == nullptr) return static_cast<void>(message(std::get<InputError>(read)));
  const auto written = write_annotated(game->problem.game, game->problem.position, game->line);
  demand(written.has_value(), "a line that was read cannot be written");
  const auto again = read_annotated(rules, *written, kBudget);
  const auto* same = std::get_if<AnnotatedGame>(&again);
  demand(same != nullptr, "a line that was written cannot be read:\n" + *written);
  const auto twice = write_annotated(same->problem.game, same->problem.position, same->line);
  demand(twice == written, "a line is written otherwise the second time:\n" + *written);
}

// The text with right check digits: otherwise no mutation of it would get past them.
std::string checked(std::string_view text) {
  if (text.empty()) return {};
  CodeDigits digits;
  for (const char letter : text.substr(1)) {
    const std::size_t digit = kCodeDigits.find(letter);
    if (digit != std::string_view::npos) digits.push_back(static_cast<std::uint8_t>(digit));
  }
  std::string code(1, text[0]);
  for (const CodeDigits& part : {digits, check_digits(text[0], digits)}) {
    for (const std::uint8_t digit : part) code += kCodeDigits[digit];
  }
  return code;
}

void read_code(std::string_view text) {
  for (const std::string& code : {std::string(text), checked(text)}) {
    const auto read = decode(code);
    const auto* coded = std::get_if<CodedGame>(&read);
    if (coded == nullptr) continue;
    const auto written = encode(coded->game, coded->position, coded->moves);
    demand(std::holds_alternative<std::string>(written), "a code that was read cannot be written");
    const auto again = decode(std::get<std::string>(written));
    const auto* same_coded = std::get_if<CodedGame>(&again);
    demand(same_coded != nullptr && same(same_coded->game, coded->game) && same_coded->position == coded->position &&
               same_coded->moves == coded->moves,
           "a code is read otherwise than it was written");
  }
}

void read_json(const Rules& rules, std::string_view text) {
  const auto parsed = parse_json(text);
  const auto* json = std::get_if<Json>(&parsed);
  if (json == nullptr) return;
  for (const Rules* given : {static_cast<const Rules*>(nullptr), &rules}) {
    DataFault fault;
    for (const bool board_suffices : {false, true}) {
      const auto problem = read_board_file(JsonTree(json), given, board_suffices, kBudget, fault);
      demand(problem.has_value() || !message(fault).empty(), "a fault without a message");
      const bool has_position = problem && (!board_suffices || problem->has_position());
      if (has_position) demand(!problem->game.validate(problem->position), "a position of a file is not valid");
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view all(reinterpret_cast<const char*>(data), size);
  const std::size_t end = std::min(all.find('\n'), all.size());
  const std::string_view head = all.substr(0, end);
  const std::string_view text = all.substr(std::min(end + 1, all.size()));
  const std::size_t space = std::min(head.find(' '), head.size());
  const Rules* named = find_game(head.substr(std::min(space + 1, head.size())));
  const Rules& rules = named != nullptr ? *named : games()[0];
  const std::string_view kind = head.substr(0, space);
  if (kind == "line") {
    read_line(rules, text);
  } else if (kind == "code") {
    read_code(text);
  } else if (kind == "json") {
    read_json(rules, text);
  } else {
    read_boards(rules, text);
  }
  return 0;
}
