#include "catchmate/notation.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "catchmate/solver.h"
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

// What the readers of all formats share: the error they end with, taking numbers, and the size of the table.
class JudgeReader : public ProblemReader {
 public:
  JudgeReader(Rules rules, std::string_view text, std::uint64_t memory_budget)
      : scanner_(text), rules_(std::move(rules)), memory_budget_(memory_budget) {}

 protected:
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
  [[nodiscard]] bool take_number(const char* name, std::uint64_t low, std::uint64_t high, std::uint32_t& number) {
    const Word word = scanner_.take();
    if (!is_number(word.text)) return fail(Code::number_missing, word, name);
    std::uint64_t value = 0;
    for (const char digit : word.text) {
      // A minus sign is as good as too many digits.
      value = digit == '-' ? high + 1 : value * 10 + static_cast<std::uint64_t>(digit - '0');
      if (value > high) break;
    }
    if (value < low || value > high) return fail(Code::number_out_of_range, word, name, low, high);
    number = static_cast<std::uint32_t>(value);
    return true;
  }

  [[nodiscard]] bool fits(const Word& place, std::uint64_t rows, std::uint64_t columns, std::uint64_t free_squares) {
    const auto excess = too_large(rules_, rows, columns, free_squares, memory_budget_);
    return !excess || fail(Code::table_too_large, place, {}, excess->bytes, excess->budget);
  }

  Scanner scanner_;
  Rules rules_;
  std::uint64_t memory_budget_;
  InputError error_;
};

class ChaseReader final : public JudgeReader {
 public:
  using JudgeReader::JudgeReader;

  std::optional<Result> next() override {
    if (std::exchange(done_, true)) return std::nullopt;
    const Word start = scanner_.peek();
    std::uint32_t size = 0;
    Position position{.to_move = rules_.starts};
    if (!read(start, size, position)) return error_;
    return Problem{.game = Game(rules_, Board(size, size)), .position = position, .board = 1, .line = start.line};
  }

 private:
  bool read(const Word& start, std::uint32_t& size, Position& position) {
    if (start.text.empty()) return fail(Code::empty, start, "n r1 c1 r2 c2");
    if (!take_number("n", 2, kLargestNumber, size)) return false;
    if (!fits(start, size, size, std::uint64_t{size} * size)) return false;
    const Board board(size, size);
    std::uint32_t row = 0;
    std::uint32_t column = 0;
    if (!take_number("r1", 1, size, row) || !take_number("c1", 1, size, column)) return false;
    position.of(Side::one).insert(board.square(row, column));
    const Word black = scanner_.peek();
    if (!take_number("r2", 1, size, row) || !take_number("c2", 1, size, column)) return false;
    position.of(Side::two).insert(board.square(row, column));
    if (position.of(Side::one) == position.of(Side::two)) {
      fail(Code::shared_square, black);
      error_.found = std::to_string(row) + " " + std::to_string(column);
      return false;
    }
    return scanner_.peek().text.empty() || fail(Code::trailing_text, scanner_.peek());
  }

  bool done_ = false;
};

// The letters of a crossing-pawn board.
constexpr char kFree = '.';
constexpr char kObstacle = '#';
constexpr char kRed = 'O';
constexpr char kBlack = 'X';
constexpr std::string_view kLetters = ".#XO";

class CrossingPawnReader final : public JudgeReader {
 public:
  using JudgeReader::JudgeReader;

  std::optional<Result> next() override {
    if (done_) return std::nullopt;
    if (begin_board()) {
      if (auto problem = read_board()) return *std::move(problem);
      error_.board = board_;
    }
    done_ = true;
    if (error_.code == Code::empty && board_ > 0) return std::nullopt;  // the end, where it is expected
    return error_;
  }

 private:
  bool begin_board() {
    if (board_ == 0 && !read_header()) return false;
    const Word& place = scanner_.peek();
    if (board_ == boards_) return fail(place.text.empty() ? Code::empty : Code::trailing_text, place);
    if (place.text.empty()) return fail(Code::board_missing, place, {}, board_, boards_);
    ++board_;
    return true;
  }

  // The first line, unless the text starts with a board: two numbers, then a row.
  bool read_header() {
    if (scanner_.peek().text.empty()) return fail(Code::empty, scanner_.peek(), "id T");
    Scanner ahead = scanner_;
    const bool numbers = is_number(ahead.take().text) && is_number(ahead.take().text);
    const std::string_view third = ahead.peek().text;
    if (numbers && !third.empty() && kLetters.find(third.front()) != std::string_view::npos) {
      boards_ = 1;
      return true;
    }
    const Word id = scanner_.take();
    if (!is_number(id.text)) return fail(Code::number_missing, id, "id");
    if (id.text.front() == '-') return fail(Code::number_out_of_range, id, "id");
    return take_number("T", 1, kLargestNumber, boards_);
  }

  std::optional<Problem> read_board() {
    const Word start = scanner_.peek();
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
    if (!take_number("n", 2, kLargestNumber, rows) || !take_number("m", 1, kLargestNumber, columns)) return {};

    // The rows are held against their lengths first, so that nothing larger than the text is ever allocated.
    std::vector<std::string_view> lines;
    std::uint64_t red = 0;
    std::uint64_t black = 0;
    std::uint64_t obstacles = 0;
    for (std::uint32_t row = 1; row <= rows; ++row) {
      const Word word = scanner_.take();
      if (!check_row(word, row, columns, red, black)) return {};
      obstacles += static_cast<std::uint64_t>(std::count(word.text.begin(), word.text.end(), kObstacle));
      lines.push_back(word.text);
    }
    const std::uint64_t squares = std::uint64_t{rows} * columns;
    if (!enough(start, kBlack, black, pieces_of(Side::two)) || !enough(start, kRed, red, pieces_of(Side::one)) ||
        !fits(start, rows, columns, squares - obstacles)) {
      return {};
    }

    Board board(rows, columns);
    Position position{.to_move = rules_.starts};
    for (std::uint32_t row = 1; row <= rows; ++row) {
      for (std::uint32_t column = 1; column <= columns; ++column) {
        const Square square = board.square(row, column);
        const char letter = lines[row - 1][column - 1];
        if (letter == kObstacle) board.set_obstacle(square, true);
        if (letter == kRed) position.of(Side::one).insert(square);
        if (letter == kBlack) position.of(Side::two).insert(square);
      }
    }
    return Problem{.game = Game(rules_, std::move(board)), .position = position, .board = board_, .line = start.line};
  }

  // Checks one row's letters and length, and counts its pieces.
  bool check_row(const Word& word, std::uint32_t row, std::uint32_t columns, std::uint64_t& red, std::uint64_t& black) {
    const std::string number = std::to_string(row);
    if (word.text.empty() || is_number(word.text)) return fail(Code::row_missing, word, number);
    const auto at = [&word](std::size_t place, std::string_view found) {
      return Word{found, word.line, word.column + static_cast<std::uint32_t>(place)};
    };
    for (std::size_t place = 0; place < word.text.size(); ++place) {
      const std::string_view rest = word.text.substr(place);
      const Word character = at(place, rest.substr(0, character_length(rest)));
      const char letter = rest.front();
      if (kLetters.find(letter) == std::string_view::npos) return fail(Code::unknown_character, character, number);
      if (place >= columns) {
        return fail(Code::row_too_long, at(place, word.text), number, character_count(word.text), columns);
      }
      std::uint64_t* count = letter == kRed ? &red : letter == kBlack ? &black : nullptr;
      const std::uint64_t most = pieces_of(letter == kRed ? Side::one : Side::two);
      if (count != nullptr && ++*count > most) {
        return fail(Code::too_many_pieces, character, std::string(1, letter), *count, most);
      }
    }
    return word.text.size() == columns ||
           fail(Code::row_too_short, at(word.text.size(), word.text), number, word.text.size(), columns);
  }

  bool enough(const Word& place, char letter, std::uint64_t found, std::uint64_t expected) {
    return found == expected || fail(Code::too_few_pieces, place, std::string(1, letter), found, expected);
  }

  [[nodiscard]] std::uint64_t pieces_of(Side side) const {
    return static_cast<std::uint64_t>(rules_.side(side).pieces);
  }

  std::uint32_t board_ = 0;   // how many were begun
  std::uint32_t boards_ = 0;  // how many were announced
  bool done_ = false;
};

std::optional<std::string> write_chase(const Board& board, const Position& position) {
  const std::uint32_t size = board.rows();
  if (size < 2 || board.columns() != size || board.free_squares() != board.squares()) return std::nullopt;
  std::string text = std::to_string(size);
  for (const Side side : {Side::one, Side::two}) {
    const Square square = position.of(side)[0];
    for (const std::uint32_t number : {board.row(square), board.column(square)})
      text.append(" ").append(std::to_string(number));
  }
  return text + "\n";
}

std::optional<std::string> write_crossing_pawn(const Board& board, const Position& position) {
  if (board.rows() < 2) return std::nullopt;
  std::string text = "0 1\n" + std::to_string(board.rows()) + " " + std::to_string(board.columns()) + "\n";
  for (std::uint32_t row = 1; row <= board.rows(); ++row) {
    for (std::uint32_t column = 1; column <= board.columns(); ++column) {
      const Square square = board.square(row, column);
      if (board.obstacle(square)) {
        text += kObstacle;
      } else if (position.of(Side::one).contains(square)) {
        text += kRed;
      } else {
        text += position.of(Side::two).contains(square) ? kBlack : kFree;
      }
    }
    text += "\n";
  }
  return text;
}

}  // namespace

std::unique_ptr<ProblemReader> read_problems(std::string_view game_id, std::string_view text,
                                             std::uint64_t memory_budget) {
  if (game_id == chase().id) return std::make_unique<ChaseReader>(chase(), text, memory_budget);
  if (game_id == crossing_pawn().id) {
    return std::make_unique<CrossingPawnReader>(crossing_pawn(), text, memory_budget);
  }
  return nullptr;
}

std::optional<std::string> write_problem(const Game& game, const Position& position) {
  const bool sharing = std::any_of(position.of(Side::two).begin(), position.of(Side::two).end(),
                                   [&](Square square) { return position.of(Side::one).contains(square); });
  if (position.to_move != game.rules().starts || sharing) return std::nullopt;
  if (game.rules() == chase()) return write_chase(game.board(), position);
  if (game.rules() == crossing_pawn()) return write_crossing_pawn(game.board(), position);
  return std::nullopt;
}

std::string write_answer(const Rules& rules, Side to_move, Value value) {
  const bool shouts = rules.id == chase().id;
  const auto upper = [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; };
  if (value.outcome == Outcome::draw) return shouts ? "DRAW" : rules.id == crossing_pawn().id ? "Tie" : "Draw";
  std::string winner = rules.side(value.outcome == Outcome::win ? to_move : opponent(to_move)).name;
  std::transform(winner.begin(), shouts ? winner.end() : winner.begin() + 1, winner.begin(), upper);
  return winner + " " + std::to_string(value.distance);
}

}  // namespace catchmate
