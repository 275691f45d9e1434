#include "catchmate/notation.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "catchmate/games.h"
#include "catchmate/solver.h"
#include "scanner.h"
#include "wording.h"

namespace catchmate {

namespace {

using Code = InputError::Code;
using Result = std::variant<Problem, InputError>;

constexpr std::uint64_t kLargestNumber = std::numeric_limits<std::uint32_t>::max();

// The letters of a drawing.
constexpr char kFree = '.';
constexpr char kObstacle = '#';
constexpr char kSideTwo = 'X';
constexpr char kSideOne = 'O';
constexpr char kBothSides = '*';

bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

bool is_number(std::string_view word) noexcept {
  if (word.starts_with('-')) word.remove_prefix(1);
  return !word.empty() && std::all_of(word.begin(), word.end(), is_digit);
}

// The letters that a drawing of a game may have.
std::string letters_of(const Rules& rules) {
  std::string letters{kFree, kObstacle, kSideTwo, kSideOne};
  if (rules.capture == Capture::wins) letters += kBothSides;
  return letters;
}

std::optional<Side> side_named(const Rules& rules, std::string_view name) noexcept {
  for (const Side side : {Side::one, Side::two}) {
    if (rules.side(side).name == name) return side;
  }
  return std::nullopt;
}

// The boards of a text, as far as it has been read.
struct Count {
  std::uint32_t boards = 0;     // begun
  std::uint32_t announced = 0;  // 0 before that is known
  std::uint32_t fewest_rows = 1;
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
    if (count_.boards == count_.announced) {
      if (place.text.empty()) return std::nullopt;
      fail(Code::trailing_text, place);
      return error_;
    }
    if (place.text.empty()) {
      fail(Code::board_missing, place, {}, count_.boards, count_.announced);
      return error_;
    }
    ++count_.boards;
    auto problem = coordinates_ ? read_coordinates() : read_drawing();
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
    const Word word = scanner_.take();
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
    const auto excess = too_large(rules_, rows, columns, free_squares, memory_budget_);
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

  // Two numbers, then a row or a side: no contest's input begins so.
  [[nodiscard]] bool is_drawing_next() {
    Scanner ahead = scanner_;
    const bool numbers = is_number(ahead.take().text) && is_number(ahead.take().text);
    const std::string_view third = numbers ? ahead.peek().text : std::string_view{};
    if (ahead.ran_out()) scanner_.set_ran_out();
    return !third.empty() && (letters_of(rules_).find(third.front()) != std::string::npos || side_named(rules_, third));
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
    return Problem{
        .game = Game(rules_, std::move(board)), .position = position, .board = count_.boards, .line = start.line};
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

void ProblemReader::feed(std::string_view bytes) { reader_->feed(bytes); }
void ProblemReader::finish() { reader_->finish(); }
bool ProblemReader::wants_more() const noexcept { return reader_->wants_more(); }
std::optional<Result> ProblemReader::next() { return reader_->next(); }

// ---- Writing

namespace {

bool share_a_square(const Position& position) noexcept {
  const PieceSet& twos = position.of(Side::two);
  return std::any_of(twos.begin(), twos.end(), [&](Square square) { return position.of(Side::one).contains(square); });
}

// Whether the contest's input can say a position.
bool is_in_format(const Contest& contest, const Game& game, const Position& position) noexcept {
  const Board& board = game.board();
  if (position.to_move != game.rules().starts || share_a_square(position)) return false;
  if (board.rows() < contest.fewest_rows) return false;
  return contest.input != Contest::Input::coordinates ||
         (board.rows() == board.columns() && board.free_squares() == board.squares());
}

std::string write_coordinates(const Board& board, const Position& position) {
  std::string text = std::to_string(board.rows());
  for (const PieceSet& pieces : position.pieces) {
    for (const Square square : pieces) {
      text.append(" ").append(std::to_string(board.row(square)));
      text.append(" ").append(std::to_string(board.column(square)));
    }
  }
  return text + "\n";
}

}  // namespace

std::string draw_rows(const Board& board, const Position& position, std::string_view indent) {
  std::string drawing;
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const Square square{index};
    const bool one = position.of(Side::one).contains(square);
    const bool two = position.of(Side::two).contains(square);
    if (index % board.columns() == 0) drawing += indent;
    drawing += one && two ? kBothSides : one ? kSideOne : two ? kSideTwo : board.obstacle(square) ? kObstacle : kFree;
    if ((index + 1) % board.columns() == 0) drawing += '\n';
  }
  return drawing;
}

std::string write_problem(const Game& game, const Position& position) {
  const Board& board = game.board();
  const Rules& rules = game.rules();
  const Contest contest = contest_of(rules);
  const bool in_format = is_in_format(contest, game, position);
  if (in_format && contest.input == Contest::Input::coordinates) return write_coordinates(board, position);
  std::string text = in_format && contest.input == Contest::Input::numbered_drawings ? "0 1\n" : "";
  text += std::to_string(board.rows()) + " " + std::to_string(board.columns());
  if (position.to_move != rules.starts) text += " " + rules.side(position.to_move).name;
  return text + "\n" + draw_rows(board, position);
}

std::string write_answer(const Rules& rules, Side to_move, Value value) {
  const Contest contest = contest_of(rules);
  if (value.outcome == Outcome::draw) return contest.draw;
  const Side winner = value.outcome == Outcome::win ? to_move : opponent(to_move);
  return contest.winners[static_cast<std::size_t>(winner)] + " " + std::to_string(value.distance);
}

}  // namespace catchmate
