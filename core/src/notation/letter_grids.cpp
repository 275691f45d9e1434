/// Reads boards as lists of rows with a letter for each side and the food: LeetCode 1728's format.
#include <algorithm>
#include <array>
#include <limits>
#include <string>

#include "board_text.h"
#include "catchmate/visitor.h"
#include "letters.h"
#include "list_reader.h"

namespace catchmate {

namespace {

using Code = InputError::Code;

constexpr std::uint64_t kLongestJump = std::numeric_limits<int>::max();

// A row, and its word from the opening quotation mark on.
struct GridRow {
  std::string_view letters;
  Word word;
  std::size_t number = 0;  // from 1
};

// Reads a list of rows in quotation marks and calls `visit` for each.
bool take_list(BoardText& text, std::size_t& rows, Visitor<const GridRow&> visit) {
  ListReader list(text);
  rows = 0;
  const auto fail = [&] { return text.fail(Code::row_missing, list.rest(), std::to_string(rows + 1)); };
  if (!list.accept('[')) return fail();
  do {
    const Word rest = list.rest();
    const std::size_t end = rest.text.find('"', 1);
    if (!rest.text.starts_with('"') || end == std::string_view::npos) return fail();
    visit({rest.text.substr(1, end - 1), rest, ++rows});
    list.skip(end + 1);
  } while (list.accept(','));
  if (!list.accept(']') || !list.at_end_of_word()) return fail();
  return true;
}

// Checks the letters, lengths and piece counts of a grid's rows.
class GridCheck {
 public:
  GridCheck(BoardText& text, std::size_t columns)
      : text_(text),
        columns_(columns),
        letters_{kFree, kObstacle, grid_letter_of(text.rules(), Side::one), grid_letter_of(text.rules(), Side::two),
                 kFood} {}

  bool take(const GridRow& row) {
    const auto& [here, word, row_number] = row;
    const std::string number = std::to_string(row_number);
    if (here.empty() || here.size() < columns_)
      return text_.fail(Code::row_too_short, word, number, here.size(), std::max<std::size_t>(1, columns_));
    if (here.size() > columns_) return text_.fail(Code::row_too_long, word, number, here.size(), columns_);
    for (std::size_t at = 0; at < columns_; ++at) {
      const std::string_view rest = here.substr(at);
      const std::size_t kind = letters_.find(rest.front());
      const Word character{rest.substr(0, character_length(rest)), word.line,
                           word.column + 1 + static_cast<std::uint32_t>(at)};
      if (kind == std::string::npos) return text_.fail(Code::unknown_character, character, letters_left());
      if (rest.front() == kObstacle) ++obstacles_;
      if (kind >= 2 && ++found_.at(kind - 2) > 1)
        return text_.fail(Code::too_many_pieces, character, std::string(1, rest.front()), 2, 1);
    }
    return true;
  }

  // To be called after the last row.
  bool end(const Word& start, std::size_t rows) {
    for (std::size_t kind = 0; kind < found_.size(); ++kind) {
      if (found_.at(kind) == 0)
        return text_.fail(Code::too_few_pieces, start, std::string(1, letters_[kind + 2]), 0, 1);
    }
    return text_.check_memory(start, rows, columns_, std::uint64_t{rows} * columns_ - obstacles_);
  }

 private:
  // The letters without those that stand on the board already, each of which it has once.
  [[nodiscard]] std::string letters_left() const {
    std::string letters = letters_;
    for (std::size_t kind = 0; kind < found_.size(); ++kind) {
      if (found_.at(kind) != 0) std::erase(letters, letters_[kind + 2]);
    }
    return letters;
  }

  BoardText& text_;
  std::size_t columns_;
  std::string letters_;
  std::uint64_t obstacles_ = 0;
  std::array<std::uint64_t, 3> found_{};  // counts for side one, side two and food
};

}  // namespace

std::optional<Problem> read_letter_grid(BoardText& text) {
  const Word start = text.peek();
  const Scanner beginning = text.scanner();
  std::size_t rows = 0;
  std::size_t columns = 0;
  const auto measure = [&columns](const GridRow& row) {
    if (row.number == 1) columns = row.letters.size();
  };
  if (!take_list(text, rows, measure)) return {};
  const Contest& contest = text.contest();
  text.note_count(start, "rows", rows, contest.fewest_rows, contest.most_rows);
  text.note_count(start, "cols", columns, contest.fewest_columns, contest.most_columns);
  GridCheck check(text, columns);
  bool good = true;
  text.scanner() = beginning;
  take_list(text, rows, [&](const GridRow& row) { good = good && check.take(row); });
  if (!good || !check.end(start, rows)) return {};

  Board board(static_cast<std::uint32_t>(rows), static_cast<std::uint32_t>(columns));
  Position position{.to_move = text.rules().starts};
  text.scanner() = beginning;
  take_list(text, rows, [&](const GridRow& row) {
    auto square = board.square(static_cast<std::uint32_t>(row.number), 1);
    for (const char letter : row.letters) {
      if (letter == kObstacle) board.set_obstacle(square, true);
      for (const Side side : kSides) {
        if (letter == grid_letter_of(text.rules(), side)) position.of(side).insert(square);
        if (letter == kFood) board.set_mark(Mark::goal, side, square, true);
      }
      ++square.index;
    }
  });
  Rules rules = text.rules();
  for (const Side side : {Side::two, Side::one}) {
    std::uint32_t reach = 0;
    const std::uint64_t longest = text.most(contest.most_reach, kLongestJump);
    if (!text.take_number(kLineEnd, rules.side(side).name + "Jump", 1, longest, reach)) return {};
    rules.side(side).reach = static_cast<int>(reach);
  }
  return Problem{.game = Game(std::move(rules), std::move(board)), .position = position, .line = start.line};
}

}  // namespace catchmate
