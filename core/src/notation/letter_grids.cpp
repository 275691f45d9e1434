/// Lists of rows with a letter for each side and one for the food: LeetCode's way to write a board.
#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <vector>

#include "board_text.h"
#include "letters.h"
#include "list_reader.h"

namespace catchmate {

namespace {

using Code = InputError::Code;

constexpr std::uint64_t kLongestJump = std::numeric_limits<int>::max();

struct GridRow {
  std::string letters;
  Word place;
};

// Takes a list of rows in quotation marks.
bool take_list(BoardText& text, std::vector<GridRow>& rows) {
  ListReader list(text);
  const auto fail = [&] { return text.fail(Code::row_missing, list.rest(), std::to_string(rows.size() + 1)); };
  if (!list.accept('[')) return fail();
  do {
    const Word rest = list.rest();
    const std::size_t end = rest.text.find('"', 1);
    if (!rest.text.starts_with('"') || end == std::string_view::npos) return fail();
    rows.push_back({std::string(rest.text.substr(1, end - 1)), rest});
    list.skip(end + 1);
  } while (list.accept(','));
  if (!list.accept(']') || !list.at_end_of_word()) return fail();
  return true;
}

bool check_grid(BoardText& text, const Word& start, const std::vector<GridRow>& rows) {
  const std::string letters{kFree, kObstacle, grid_letter_of(text.rules(), Side::one),
                            grid_letter_of(text.rules(), Side::two), kFood};
  const std::size_t columns = rows.front().letters.size();
  std::uint64_t obstacles = 0;
  std::array<std::uint64_t, 3> found{};  // of side one, of side two, food
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const auto& [here, place] = rows[row];
    const std::string number = std::to_string(row + 1);
    if (here.empty() || here.size() < columns)
      return text.fail(Code::row_too_short, place, number, here.size(), std::max<std::size_t>(1, columns));
    if (here.size() > columns) return text.fail(Code::row_too_long, place, number, here.size(), columns);
    for (std::size_t at = 0; at < columns; ++at) {
      const std::string_view rest = std::string_view(here).substr(at);
      const std::size_t kind = letters.find(rest.front());
      const Word character{rest.substr(0, character_length(rest)), place.line,
                           place.column + 1 + static_cast<std::uint32_t>(at)};
      if (kind == std::string::npos) return text.fail(Code::unknown_character, character, letters);
      if (rest.front() == kObstacle) ++obstacles;
      if (kind >= 2 && ++found.at(kind - 2) > 1)
        return text.fail(Code::too_many_pieces, character, std::string(1, rest.front()), 2, 1);
    }
  }
  for (std::size_t kind = 0; kind < found.size(); ++kind) {
    if (found.at(kind) == 0) return text.fail(Code::too_few_pieces, start, std::string(1, letters[kind + 2]), 0, 1);
  }
  return text.fits(start, rows.size(), columns, std::uint64_t{rows.size()} * columns - obstacles);
}

}  // namespace

std::optional<Problem> read_letter_grid(BoardText& text) {
  const Word start = text.peek();
  std::vector<GridRow> rows;
  if (!take_list(text, rows) || !check_grid(text, start, rows)) return {};
  Rules rules = text.rules();
  for (const Side side : {Side::two, Side::one}) {
    std::uint32_t reach = 0;
    if (!text.take_number(rules.side(side).name + "Jump", 1, kLongestJump, reach)) return {};
    rules.side(side).reach = static_cast<int>(reach);
  }
  Board board(static_cast<std::uint32_t>(rows.size()), static_cast<std::uint32_t>(rows.front().letters.size()));
  Position position{.to_move = rules.starts};
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const char letter = rows[index / board.columns()].letters[index % board.columns()];
    if (letter == kObstacle) board.set_obstacle(Square{index}, true);
    for (const Side side : {Side::one, Side::two}) {
      if (letter == grid_letter_of(rules, side)) position.of(side).insert(Square{index});
      if (letter == kFood) board.set_mark(Mark::goal, side, Square{index}, true);
    }
  }
  return Problem{.game = Game(std::move(rules), std::move(board)), .position = position, .line = start.line};
}

}  // namespace catchmate
