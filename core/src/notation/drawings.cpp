/// Reads drawings of rectangles.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "board_text.h"
#include "letters.h"

namespace catchmate {

namespace {

using Code = InputError::Code;

using Pieces = PerSide<std::uint64_t>;

struct DrawingSize {
  std::uint32_t rows;
  std::uint32_t columns;
};

char letter_of(Side side) noexcept { return side == Side::one ? kSideOne : kSideTwo; }
bool stands_for(char letter, Side side) noexcept { return letter == letter_of(side) || letter == kBothSides; }

std::uint64_t pieces_of(const BoardText& text, Side side) {
  return static_cast<std::uint64_t>(text.rules().side(side).pieces);
}

// The letters of a drawing. No statement has two pieces on a square.
std::string letters_of(const BoardText& text) {
  std::string letters{kFree, kObstacle, kSideTwo, kSideOne};
  if (text.rules().capture != Capture::forbidden && !text.strict()) letters += kBothSides;
  return letters;
}

// The letters allowed on a square, after the pieces found before it. No statement has a piece that begins on its goal.
std::string letters_at(const BoardText& text, std::uint32_t row, std::size_t at, const DrawingSize& size,
                       const Pieces& found) {
  std::string letters = letters_of(text);
  const auto drop = [&letters](char letter) { std::erase(letters, letter); };
  for (const Side side : kSides) {
    const EnumSet<Edge> goals = text.rules().side(side).goals;
    const bool is_goal =
        (goals.contains(Edge::top) && row == 1) || (goals.contains(Edge::bottom) && row == size.rows) ||
        (goals.contains(Edge::left) && at == 0) || (goals.contains(Edge::right) && at + 1 == size.columns);
    if (found[side] < pieces_of(text, side) && !(text.strict() && is_goal)) continue;
    drop(letter_of(side));
    drop(kBothSides);
  }
  return letters;
}

// A square named between the first line and the rows, for a side.
struct NamedSquare {
  Word word;
  Side side;
  std::uint32_t row;
  std::uint32_t column;
  std::optional<Mark> mark;  // nothing for a further piece
};

bool any_may_share(const Rules& rules) noexcept { return rules.sides[0].may_share || rules.sides[1].may_share; }

bool is_named_next(const Rules& rules, std::string_view word) noexcept {
  return mark_named(word) || (word == kMore && any_may_share(rules));
}

// Reads any number of lines such as "goal black 1,2 3,3" and "more cop 2,2".
bool read_named(BoardText& text, std::uint32_t rows, std::uint32_t columns, std::vector<NamedSquare>& named) {
  while (is_named_next(text.rules(), text.peek().text)) {
    const auto mark = mark_named(text.take().text);
    const Word name = text.peek();
    Side side = Side::one;
    if (!text.take_side(side)) return false;
    if (!mark && !text.rules().side(side).may_share) {
      return text.fail(Code::side_missing, name, text.rules().side(opponent(side)).name);
    }
    do {
      const Word word = text.take();
      const std::size_t comma = word.text.find(',');
      if (comma == std::string_view::npos) return text.fail(Code::square_missing, word);
      NamedSquare& square = named.emplace_back(NamedSquare{word, side, 0, 0, mark});
      if (!text.read_number(part_of(word, 0, comma), "row", 1, rows, square.row)) return false;
      if (!text.read_number(part_of(word, comma + 1), "column", 1, columns, square.column)) return false;
    } while (text.peek().text.find(',') != std::string_view::npos);
  }
  return true;
}

// Whether a word looks like the name of a side; a row of squares does not.
bool may_name_side(std::string_view word) noexcept {
  return word.size() > 1 && std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

// Checks a row's letters and length and counts its pieces.
bool check_row(BoardText& text, const Word& word, std::uint32_t row, const DrawingSize& size, Pieces& found) {
  const std::uint32_t columns = size.columns;
  const std::string number = std::to_string(row);
  if (word.text.empty() || is_number(word.text)) return text.fail(Code::row_missing, word, number);
  const std::string letters = letters_of(text);
  const auto word_at = [&word](std::size_t at, std::string_view shown) {
    return Word{shown, word.line, word.column + static_cast<std::uint32_t>(at)};
  };
  for (std::size_t at = 0; at < word.text.size(); ++at) {
    const std::string_view rest = word.text.substr(at);
    const Word character = word_at(at, rest.substr(0, character_length(rest)));
    const char letter = rest.front();
    if (letters.find(letter) == std::string::npos) {
      return text.fail(Code::unknown_character, character, letters_at(text, row, at, size, found));
    }
    if (at >= columns) {
      return text.fail(Code::row_too_long, word_at(at, word.text), number, character_count(word.text), columns);
    }
    for (const Side side : kSides) {
      std::uint64_t& count = found[side];
      if (!stands_for(letter, side) || ++count <= pieces_of(text, side)) continue;
      return text.fail(Code::too_many_pieces, character, std::string(1, letter_of(side)), count, pieces_of(text, side));
    }
  }
  if (word.text.size() == columns) return true;
  if (text.strict() && !text.peek().text.empty()) text.check_space(kLineEnd);
  return text.fail(Code::row_too_short, word_at(word.text.size(), word.text), number, word.text.size(), columns);
}

// Counts the pieces after "more"; each must stand where one of its side is drawn.
bool count_further(BoardText& text, const std::vector<NamedSquare>& named, const std::vector<std::string_view>& rows,
                   Pieces& found) {
  for (const auto& [word, side, row, column, mark] : named) {
    if (mark) continue;
    const std::string& name = text.rules().side(side).name;
    if (!stands_for(rows[row - 1][column - 1], side)) return text.fail(Code::piece_missing, word, name);
    std::uint64_t& count = found[side];
    if (++count <= pieces_of(text, side)) continue;
    return text.fail(Code::too_many_pieces, word, std::string(1, letter_of(side)), count, pieces_of(text, side));
  }
  return true;
}

bool check_count(BoardText& text, const Word& start, Side side, const Pieces& found) {
  const std::uint64_t count = found[side];
  return count == pieces_of(text, side) ||
         text.fail(Code::too_few_pieces, start, std::string(1, letter_of(side)), count, pieces_of(text, side));
}

// Takes the name of the side to move, which may be left out.
bool take_mover(BoardText& text, const Word& start, Side& to_move) {
  const Word next = text.peek();
  if (const auto named = side_named(text.rules(), next.text)) {
    to_move = *named;
    text.take();
    return true;
  }
  const bool is_other = may_name_side(next.text) && next.line == start.line && !is_named_next(text.rules(), next.text);
  return !is_other || text.fail(Code::side_missing, next, side_names(text.rules()));
}

// Notes pieces that begin on a border where their side wins. The rows are one a line, after the line with their number.
void check_goals(BoardText& text, const Word& start, const Game& game, const Position& position) {
  const Board& board = game.board();
  for (const Side side : kSides) {
    const SideRules& rules = game.rules().side(side);
    for (const Square square : position.of(side)) {
      if (!board.on_edge(square, rules.goals)) continue;
      text.note(Code::piece_on_goal, {{}, start.line + board.row(square), board.column(square)}, rules.name);
    }
  }
}

}  // namespace

bool is_drawing_next(BoardText& text) {
  Scanner ahead = text.scanner();
  const Word first = ahead.take();
  const bool numbers = is_number(first.text) && is_number(ahead.take().text);
  const Word third = numbers ? ahead.take() : Word{};
  const bool is_drawing = letters_of(text).find(third.text.substr(0, 1)) != std::string::npos ||
                          side_named(text.rules(), third.text) || is_named_next(text.rules(), third.text);
  // The name of another game's side ends the first line.
  const bool is_side = may_name_side(third.text) && third.line == first.line && ahead.peek().line > third.line;
  if (ahead.ran_out()) text.scanner().set_ran_out();
  return !third.text.empty() && (is_drawing || is_side);
}

// Puts obstacles and pieces of the rows, and the squares named before them, on the board.
static void fill(Board& board, Position& position, const std::vector<std::string_view>& lines,
                 const std::vector<NamedSquare>& named) {
  for (std::uint32_t row = 1; row <= board.rows(); ++row) {
    for (std::uint32_t column = 1; column <= board.columns(); ++column) {
      const Square square = board.square(row, column);
      const char letter = lines[row - 1][column - 1];
      if (letter == kObstacle) board.set_obstacle(square, true);
      for (const Side side : kSides) {
        if (stands_for(letter, side)) position.of(side).insert(square);
      }
    }
  }
  for (const auto& [word, side, row, column, mark] : named) {
    const Square square = board.square(row, column);
    if (mark) board.set_mark(*mark, side, square, true);
    if (!mark) position.of(side).insert(square);
  }
}

std::optional<Problem> read_drawing(BoardText& text, bool in_contest_format) {
  const Contest& contest = text.contest();
  const Word start = text.peek();
  if (!text.check_ground(start, Ground::rectangle)) return {};
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
  const std::uint32_t fewest_rows = in_contest_format ? contest.fewest_rows : 1;
  if (!text.take_number(kLineEnd, "n", fewest_rows, text.most(contest.most_rows), rows)) return {};
  const std::uint32_t fewest_columns = in_contest_format ? contest.fewest_columns : 1;
  if (!text.take_number(kSpace, "m", fewest_columns, text.most(contest.most_columns), columns)) return {};
  Side to_move = text.rules().starts;
  std::vector<NamedSquare> named;
  if (!text.strict() && (!take_mover(text, start, to_move) || !read_named(text, rows, columns, named))) return {};

  // Row lengths are checked first, so that nothing larger than the text is allocated.
  std::vector<std::string_view> lines;
  Pieces found{};
  std::uint64_t obstacles = 0;
  for (std::uint32_t row = 1; row <= rows; ++row) {
    const Word word = text.take(kLineEnd);
    if (!check_row(text, word, row, {rows, columns}, found)) return {};
    obstacles += static_cast<std::uint64_t>(std::count(word.text.begin(), word.text.end(), kObstacle));
    lines.push_back(word.text);
  }
  const std::uint64_t squares = std::uint64_t{rows} * columns;
  if (!count_further(text, named, lines, found)) return {};
  const bool is_bare = text.may_lack_pieces() && found == Pieces{};
  if (!is_bare && (!check_count(text, start, Side::two, found) || !check_count(text, start, Side::one, found))) {
    return {};
  }
  if (!text.check_memory(start, rows, columns, squares - obstacles)) {
    return {};
  }

  Board board(rows, columns);
  Position position{.to_move = to_move};
  fill(board, position, lines, named);
  Game game(text.rules(), std::move(board));
  const auto fault = is_bare ? std::nullopt : game.validate(position);
  if (fault) {
    text.fail(Code::closed_square, start, text.rules().side(fault->side).name);
    return {};
  }
  check_goals(text, start, game, position);
  return Problem{.game = std::move(game), .position = position, .line = start.line};
}

}  // namespace catchmate
