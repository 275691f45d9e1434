#include "catchmate/notation.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "catchmate/games.h"
#include "catchmate/solver.h"
#include "letters.h"
#include "scanner.h"

namespace catchmate {

namespace {

using Code = InputError::Code;
using Result = std::variant<Problem, InputError>;

constexpr std::uint64_t kLargestNumber = std::numeric_limits<std::uint32_t>::max();

bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

bool is_number(std::string_view word) noexcept {
  if (word.starts_with('-')) word.remove_prefix(1);
  return !word.empty() && std::all_of(word.begin(), word.end(), is_digit);
}

// The letters that a drawing of a game may have.
std::string letters_of(const Rules& rules) {
  std::string letters{kFree, kObstacle, kSideTwo, kSideOne};
  if (rules.capture != Capture::forbidden) letters += kBothSides;
  return letters;
}

std::optional<Mark> mark_named(std::string_view word) noexcept {
  for (const Mark mark : kMarks) {
    if (word_of(mark) == word) return mark;
  }
  return std::nullopt;
}

std::optional<Side> side_named(const Rules& rules, std::string_view name) noexcept {
  for (const Side side : {Side::one, Side::two}) {
    if (rules.side(side).name == name) return side;
  }
  return std::nullopt;
}

// Stands for as many boards as the text has.
constexpr std::uint32_t kUnknown = std::numeric_limits<std::uint32_t>::max();

// The boards of a text, as far as it has been read.
struct Count {
  std::uint32_t boards = 0;     // begun
  std::uint32_t announced = 0;  // 0 before that is known
  std::uint32_t fewest_rows = 1;
  bool letter_grids = false;  // in the contest's format of that name, and not drawn
};

// Reads one board from the place where a scanner stands.
class BoardParser {
 public:
  BoardParser(const Rules& rules, std::uint64_t memory_budget, Scanner scanner, Count count)
      : rules_(rules), contest_(contest_of(rules)), memory_budget_(memory_budget), scanner_(scanner), count_(count) {}

  [[nodiscard]] const Scanner& scanner() const noexcept { return scanner_; }
  [[nodiscard]] Count count() const noexcept { return count_; }

  // The next board, or the error in its place; nothing behind the last one.
  std::optional<Result> parse() {
    if (!begin_text()) return error_;
    const Word& place = scanner_.peek();
    if (count_.boards == count_.announced || (count_.announced == kUnknown && count_.boards > 0)) {
      if (place.text.empty()) return std::nullopt;
    }
    if (count_.boards == count_.announced) {
      fail(Code::trailing_text, place);
      return error_;
    }
    if (place.text.empty()) {
      fail(Code::board_missing, place, {}, count_.boards, count_.announced);
      return error_;
    }
    ++count_.boards;
    auto problem = read_board();
    if (problem) return *std::move(problem);
    if (!coordinates_) error_.board = count_.boards;
    return error_;
  }

 private:
  // Makes `error_` the one of that code at the place of a word, with the word as what was found. Returns false, as
  // everything here does that fails.
  bool fail(Code code, const Word& word, std::string subject = {}, std::uint64_t low = 0,
            std::uint64_t high = kUncountable) {
    error_ = {.code = code,
              .line = word.line,
              .column = word.column,
              .found = printable(word.text),
              .subject = std::move(subject),
              .low = low,
              .high = high};
    return false;
  }

  // Takes a number between two limits into `number`.
  [[nodiscard]] bool take_number(std::string name, std::uint64_t low, std::uint64_t high, std::uint32_t& number) {
    return read_number(scanner_.take(), std::move(name), low, high, number);
  }

  [[nodiscard]] bool read_number(const Word& word, std::string name, std::uint64_t low, std::uint64_t high,
                                 std::uint32_t& number) {
    if (!is_number(word.text)) return fail(Code::number_missing, word, std::move(name));
    std::uint64_t value = 0;
    for (const char digit : word.text) {
      // A minus sign is as good as too many digits.
      value = digit == '-' ? high + 1 : value * 10 + static_cast<std::uint64_t>(digit - '0');
      if (value > high) break;
    }
    if (value < low || value > high) return fail(Code::number_out_of_range, word, std::move(name), low, high);
    number = static_cast<std::uint32_t>(value);
    return true;
  }

  [[nodiscard]] bool fits(const Word& place, std::uint64_t rows, std::uint64_t columns, std::uint64_t free_squares) {
    const auto excess = too_large(rules_, rectangle_size(rules_, rows, columns, free_squares), memory_budget_);
    return !excess || fail(Code::table_too_large, place, {}, excess->bytes, excess->budget);
  }

  // Finds out how many boards there are, from the first line of the text.
  bool begin_text() {
    if (count_.announced > 0) return true;
    if (is_drawing_next()) {
      count_ = {.announced = 1, .fewest_rows = 1};
      return true;
    }
    count_.fewest_rows = contest_.fewest_rows;
    if (contest_.input == Contest::Input::letter_grids) {
      count_ = {.announced = kUnknown, .fewest_rows = contest_.fewest_rows, .letter_grids = true};
      return !scanner_.peek().text.empty() || fail(Code::empty, scanner_.peek(), "a list of rows");
    }
    coordinates_ = contest_.input == Contest::Input::coordinates;
    if (coordinates_) {
      count_.announced = 1;
      return !scanner_.peek().text.empty() || fail(Code::empty, scanner_.peek(), coordinate_names());
    }
    if (scanner_.peek().text.empty()) {
      const bool numbered = contest_.input == Contest::Input::numbered_drawings;
      return fail(Code::empty, scanner_.peek(), numbered ? "id T" : "n m");
    }
    const Word id = scanner_.take();
    if (!is_number(id.text)) return fail(Code::number_missing, id, "id");
    if (id.text.front() == '-') return fail(Code::number_out_of_range, id, "id");
    return take_number("T", 1, kLargestNumber, count_.announced);
  }

  // Two numbers, then a row, a side or a mark: no contest's input begins so.
  [[nodiscard]] bool is_drawing_next() {
    Scanner ahead = scanner_;
    const bool numbers = is_number(ahead.take().text) && is_number(ahead.take().text);
    const std::string_view third = numbers ? ahead.peek().text : std::string_view{};
    if (ahead.ran_out()) scanner_.set_ran_out();
    return !third.empty() && (letters_of(rules_).find(third.front()) != std::string::npos ||
                              side_named(rules_, third) || mark_named(third));
  }

  std::optional<Problem> read_board() {
    if (count_.letter_grids) return read_letter_grid();
    return coordinates_ ? read_coordinates() : read_drawing();
  }

  // ---- Letter grids

  // The letter of a side in a grid: the first of its name.
  [[nodiscard]] char grid_letter(Side side) const { return grid_letter_of(rules_, side); }

  // [".F","MC"] and, behind it, the reach of side two and of side one.
  std::optional<Problem> read_letter_grid() {
    const Word start = scanner_.peek();
    std::vector<GridRow> rows;
    if (!take_list(rows) || !check_grid(start, rows)) return {};
    Rules rules = rules_;
    for (const Side side : {Side::two, Side::one}) {
      std::uint32_t reach = 0;
      if (!take_number(rules.side(side).name + "Jump", 1, kLongestJump, reach)) return {};
      rules.side(side).reach = static_cast<int>(reach);
    }
    Board board(static_cast<std::uint32_t>(rows.size()), static_cast<std::uint32_t>(rows.front().letters.size()));
    Position position{.to_move = rules.starts};
    for (std::uint32_t index = 0; index < board.squares(); ++index) {
      const char letter = rows[index / board.columns()].letters[index % board.columns()];
      if (letter == kObstacle) board.set_obstacle(Square{index}, true);
      for (const Side side : {Side::one, Side::two}) {
        if (letter == grid_letter(side)) position.of(side).insert(Square{index});
        if (letter == kFood) board.set_mark(Mark::goal, side, Square{index}, true);
      }
    }
    return Problem{.game = Game(std::move(rules), std::move(board)),
                   .position = position,
                   .board = count_.boards,
                   .line = start.line};
  }

  static constexpr std::uint64_t kLongestJump = std::numeric_limits<int>::max();

  struct GridRow {
    std::string letters;
    Word place;
  };

  // Takes a list of rows in quotation marks. White space may stand anywhere between its parts.
  bool take_list(std::vector<GridRow>& rows) {
    enum class Part : std::uint8_t { list, row, comma };
    Part expected = Part::list;
    for (;;) {
      const Word word = scanner_.take();
      if (word.text.empty()) return fail(Code::row_missing, word, std::to_string(rows.size() + 1));
      for (std::size_t place = 0; place < word.text.size(); ++place) {
        const Word rest{word.text.substr(place), word.line, word.column + static_cast<std::uint32_t>(place)};
        const char character = rest.text.front();
        const bool opens = expected == Part::list && character == '[';
        const bool goes_on = expected == Part::comma && character == ',';
        if (opens || goes_on) {
          expected = Part::row;
        } else if (expected == Part::row && character == '"') {
          const std::size_t end = rest.text.find('"', 1);
          if (end == std::string_view::npos) return fail(Code::row_missing, rest, std::to_string(rows.size() + 1));
          rows.push_back({std::string(rest.text.substr(1, end - 1)), rest});
          place += end;
          expected = Part::comma;
        } else if (expected == Part::comma && character == ']' && place + 1 == word.text.size()) {
          return true;
        } else {
          return fail(Code::row_missing, rest, std::to_string(rows.size() + 1));
        }
      }
    }
  }

  bool check_grid(const Word& start, const std::vector<GridRow>& rows) {
    const std::string letters{kFree, kObstacle, grid_letter(Side::one), grid_letter(Side::two), kFood};
    const std::size_t columns = rows.front().letters.size();
    std::uint64_t obstacles = 0;
    std::array<std::uint64_t, 3> found{};  // of side one, of side two, food
    for (std::size_t row = 0; row < rows.size(); ++row) {
      const auto& [text, place] = rows[row];
      const std::string number = std::to_string(row + 1);
      if (text.empty() || text.size() < columns)
        return fail(Code::row_too_short, place, number, text.size(), std::max<std::size_t>(1, columns));
      if (text.size() > columns) return fail(Code::row_too_long, place, number, text.size(), columns);
      for (std::size_t at = 0; at < columns; ++at) {
        const std::string_view rest = std::string_view(text).substr(at);
        const std::size_t kind = letters.find(rest.front());
        const Word character{rest.substr(0, character_length(rest)), place.line,
                             place.column + 1 + static_cast<std::uint32_t>(at)};
        if (kind == std::string::npos) return fail(Code::unknown_character, character, letters);
        if (rest.front() == kObstacle) ++obstacles;
        if (kind >= 2 && ++found.at(kind - 2) > 1)
          return fail(Code::too_many_pieces, character, std::string(1, rest.front()), 2, 1);
      }
    }
    for (std::size_t kind = 0; kind < found.size(); ++kind) {
      if (found.at(kind) == 0) return fail(Code::too_few_pieces, start, std::string(1, letters[kind + 2]), 0, 1);
    }
    return fits(start, rows.size(), columns, std::uint64_t{rows.size()} * columns - obstacles);
  }

  // ---- Coordinates

  // "n r1 c1 r2 c2"
  [[nodiscard]] std::string coordinate_names() const {
    std::string names = "n";
    for (int piece = 1; piece <= rules_.sides[0].pieces + rules_.sides[1].pieces; ++piece) {
      names.append(" r").append(std::to_string(piece)).append(" c").append(std::to_string(piece));
    }
    return names;
  }

  std::optional<Problem> read_coordinates() {
    const Word start = scanner_.peek();
    std::uint32_t size = 0;
    if (!take_number("n", count_.fewest_rows, kLargestNumber, size)) return {};
    if (!fits(start, size, size, std::uint64_t{size} * size)) return {};
    Board board(size, size);
    Position position{.to_move = rules_.starts};
    int number = 0;
    for (const Side side : {Side::one, Side::two}) {
      for (int piece = 0; piece < rules_.side(side).pieces; ++piece) {
        if (!read_piece(board, side, std::to_string(++number), position)) return {};
      }
    }
    if (!scanner_.peek().text.empty()) {
      fail(Code::trailing_text, scanner_.peek());
      return {};
    }
    return Problem{.game = Game(rules_, std::move(board)), .position = position, .board = 1, .line = start.line};
  }

  bool read_piece(const Board& board, Side side, const std::string& number, Position& position) {
    const Word place = scanner_.peek();
    std::uint32_t row = 0;
    std::uint32_t column = 0;
    if (!take_number("r" + number, 1, board.rows(), row)) return false;
    if (!take_number("c" + number, 1, board.columns(), column)) return false;
    const Square square = board.square(row, column);
    if (position.of(Side::one).contains(square) || position.of(Side::two).contains(square)) {
      fail(Code::shared_square, place);
      error_.found = std::to_string(row) + " " + std::to_string(column);
      return false;
    }
    position.of(side).insert(square);
    return true;
  }

  // ---- Drawings

  std::optional<Problem> read_drawing() {
    const Word start = scanner_.peek();
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
    if (!take_number("n", count_.fewest_rows, kLargestNumber, rows)) return {};
    if (!take_number("m", 1, kLargestNumber, columns)) return {};
    Side to_move = rules_.starts;
    if (const auto named = side_named(rules_, scanner_.peek().text)) {
      to_move = *named;
      scanner_.take();
    }
    std::vector<MarkedSquare> marks;
    if (!read_marks(rows, columns, marks)) return {};

    // The rows are held against their lengths first, so that nothing larger than the text is ever allocated.
    std::vector<std::string_view> lines;
    Pieces found{};
    std::uint64_t obstacles = 0;
    for (std::uint32_t row = 1; row <= rows; ++row) {
      const Word word = scanner_.take();
      if (!check_row(word, row, columns, found)) return {};
      obstacles += static_cast<std::uint64_t>(std::count(word.text.begin(), word.text.end(), kObstacle));
      lines.push_back(word.text);
    }
    const std::uint64_t squares = std::uint64_t{rows} * columns;
    if (!enough(start, Side::two, found) || !enough(start, Side::one, found) ||
        !fits(start, rows, columns, squares - obstacles)) {
      return {};
    }

    Board board(rows, columns);
    Position position{.to_move = to_move};
    for (std::uint32_t row = 1; row <= rows; ++row) {
      for (std::uint32_t column = 1; column <= columns; ++column) {
        const Square square = board.square(row, column);
        const char letter = lines[row - 1][column - 1];
        if (letter == kObstacle) board.set_obstacle(square, true);
        for (const Side side : {Side::one, Side::two}) {
          if (stands_for(letter, side)) position.of(side).insert(square);
        }
      }
    }
    for (const auto& [mark, side, row, column] : marks) board.set_mark(mark, side, board.square(row, column), true);
    Game game(rules_, std::move(board));
    if (const auto fault = game.validate(position)) {
      fail(Code::closed_square, start, rules_.side(fault->side).name);
      return {};
    }
    return Problem{.game = std::move(game), .position = position, .board = count_.boards, .line = start.line};
  }

  struct MarkedSquare {
    Mark mark;
    Side side;
    std::uint32_t row;
    std::uint32_t column;
  };

  // "goal black 1,2 3,3", as many of these as there are.
  bool read_marks(std::uint32_t rows, std::uint32_t columns, std::vector<MarkedSquare>& marks) {
    while (const auto mark = mark_named(scanner_.peek().text)) {
      scanner_.take();
      const Word name = scanner_.take();
      const auto side = side_named(rules_, name.text);
      if (!side) return fail(Code::side_missing, name, rules_.sides[0].name + " or " + rules_.sides[1].name);
      do {
        const Word place = scanner_.take();
        const std::size_t comma = place.text.find(',');
        if (comma == std::string_view::npos) return fail(Code::square_missing, place);
        MarkedSquare& marked = marks.emplace_back(MarkedSquare{*mark, *side, 0, 0});
        const Word row{place.text.substr(0, comma), place.line, place.column};
        const Word column{place.text.substr(comma + 1), place.line,
                          place.column + static_cast<std::uint32_t>(comma) + 1};
        if (!read_number(row, "row", 1, rows, marked.row)) return false;
        if (!read_number(column, "column", 1, columns, marked.column)) return false;
      } while (scanner_.peek().text.find(',') != std::string_view::npos);
    }
    return true;
  }

  using Pieces = std::array<std::uint64_t, 2>;  // by side

  static char letter_of(Side side) noexcept { return side == Side::one ? kSideOne : kSideTwo; }
  static bool stands_for(char letter, Side side) noexcept { return letter == letter_of(side) || letter == kBothSides; }

  // Checks one row's letters and length, and counts its pieces.
  bool check_row(const Word& word, std::uint32_t row, std::uint32_t columns, Pieces& found) {
    const std::string number = std::to_string(row);
    if (word.text.empty() || is_number(word.text)) return fail(Code::row_missing, word, number);
    const std::string letters = letters_of(rules_);
    const auto at = [&word](std::size_t place, std::string_view text) {
      return Word{text, word.line, word.column + static_cast<std::uint32_t>(place)};
    };
    for (std::size_t place = 0; place < word.text.size(); ++place) {
      const std::string_view rest = word.text.substr(place);
      const Word character = at(place, rest.substr(0, character_length(rest)));
      const char letter = rest.front();
      if (letters.find(letter) == std::string::npos) return fail(Code::unknown_character, character, letters);
      if (place >= columns) {
        return fail(Code::row_too_long, at(place, word.text), number, character_count(word.text), columns);
      }
      for (const Side side : {Side::one, Side::two}) {
        std::uint64_t& count = found[static_cast<std::size_t>(side)];
        if (!stands_for(letter, side) || ++count <= pieces_of(side)) continue;
        return fail(Code::too_many_pieces, character, std::string(1, letter_of(side)), count, pieces_of(side));
      }
    }
    return word.text.size() == columns ||
           fail(Code::row_too_short, at(word.text.size(), word.text), number, word.text.size(), columns);
  }

  bool enough(const Word& place, Side side, const Pieces& found) {
    const std::uint64_t count = found[static_cast<std::size_t>(side)];
    return count == pieces_of(side) ||
           fail(Code::too_few_pieces, place, std::string(1, letter_of(side)), count, pieces_of(side));
  }

  [[nodiscard]] std::uint64_t pieces_of(Side side) const {
    return static_cast<std::uint64_t>(rules_.side(side).pieces);
  }

  const Rules& rules_;
  Contest contest_;
  std::uint64_t memory_budget_;
  Scanner scanner_;
  Count count_;
  bool coordinates_ = false;
  InputError error_;
};

}  // namespace

// ---- Reading

/// Holds the part of a text that is not read yet, and reads it board by board. A board whose end is not there is tried
/// again when twice as much of it is.
class TextReader {
 public:
  TextReader(Rules rules, std::uint64_t memory_budget) : rules_(std::move(rules)), memory_budget_(memory_budget) {}

  [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] bool wants_more() const noexcept { return !done_ && !finished_ && !too_large_; }

  void feed(std::string_view bytes) {
    if (!wants_more()) return;
    too_large_ = bytes.size() > kMostTextBytes - fed_;
    if (too_large_) bytes = bytes.substr(0, kMostTextBytes - fed_);
    fed_ += bytes.size();
    text_.erase(0, std::exchange(read_, 0));
    text_.append(bytes);
  }

  void finish() { finished_ = true; }

  std::optional<Result> next() {
    if (done_ || !is_worth_trying()) return std::nullopt;
    const bool complete = finished_ && !too_large_;
    if (fed_ == text_.size() && text_.starts_with(kByteOrderMark)) read_ = std::max(read_, kByteOrderMark.size());
    Scanner scanner(std::string_view(text_).substr(read_), line_, column_, complete);
    static_cast<void>(scanner.peek());
    skip_to(scanner);
    BoardParser parser(rules_, memory_budget_, scanner, count_);
    auto result = parser.parse();
    if (parser.scanner().ran_out()) return run_out();
    skip_to(parser.scanner());
    count_ = parser.count();
    tried_ = 0;
    done_ = !result || std::holds_alternative<InputError>(*result);
    return result;
  }

 private:
  [[nodiscard]] bool is_worth_trying() const noexcept {
    return finished_ || too_large_ || text_.size() - read_ >= 2 * tried_;
  }

  // Goes on from where a scanner stands.
  void skip_to(const Scanner& scanner) noexcept {
    read_ = text_.size() - scanner.left();
    line_ = scanner.line();
    column_ = scanner.column();
  }

  std::optional<Result> run_out() {
    tried_ = text_.size() - read_;
    if (!too_large_) return std::nullopt;
    done_ = true;
    return InputError{.code = Code::text_too_large, .line = line_, .column = column_, .high = kMostTextBytes};
  }

  Rules rules_;
  std::uint64_t memory_budget_;
  std::string text_;
  std::size_t read_ = 0;    // bytes of `text_` that are read
  std::size_t tried_ = 0;   // bytes of `text_` that did not hold the end of a board
  std::uint64_t fed_ = 0;   // bytes of the whole text so far
  std::uint32_t line_ = 1;  // where the part that is not read begins
  std::uint32_t column_ = 1;
  Count count_;
  bool finished_ = false;
  bool too_large_ = false;
  bool done_ = false;
};

ProblemReader::ProblemReader(const Rules& rules, std::uint64_t memory_budget)
    : reader_(std::make_unique<TextReader>(rules, memory_budget)) {}
ProblemReader::ProblemReader(ProblemReader&&) noexcept = default;
ProblemReader& ProblemReader::operator=(ProblemReader&&) noexcept = default;
ProblemReader::~ProblemReader() = default;

const Rules& ProblemReader::rules() const noexcept { return reader_->rules(); }
void ProblemReader::feed(std::string_view bytes) { reader_->feed(bytes); }
void ProblemReader::finish() { reader_->finish(); }
bool ProblemReader::wants_more() const noexcept { return reader_->wants_more(); }
std::optional<Result> ProblemReader::next() { return reader_->next(); }

}  // namespace catchmate
