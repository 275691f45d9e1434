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

// The error of that code at the place of a word, with the word as what was found.
InputError error_at(Code code, const Word& word) {
  return {.code = code, .line = word.line, .column = word.column, .found = printable(word.text)};
}

// What the readers of all formats share: taking numbers, and the size of the table.
class JudgeReader : public ProblemReader {
 public:
  JudgeReader(Rules rules, std::string_view text, std::uint64_t memory_budget)
      : scanner_(text), rules_(std::move(rules)), memory_budget_(memory_budget) {}

 protected:
  // Takes a number between two limits into `number`, or returns what is wrong with it.
  std::optional<InputError> take_number(std::string_view name, std::uint64_t low, std::uint64_t high,
                                        std::uint32_t& number) {
    const Word word = scanner_.take();
    InputError error = error_at(Code::number_missing, word);
    error.subject = name;
    if (!is_number(word.text)) return error;
    error.code = Code::number_out_of_range;
    error.low = low;
    error.high = high;
    if (word.text.front() == '-') return error;
    std::uint64_t value = 0;
    for (const char digit : word.text) {
      value = value * 10 + static_cast<std::uint64_t>(digit - '0');
      if (value > high) return error;
    }
    if (value < low) return error;
    number = static_cast<std::uint32_t>(value);
    return std::nullopt;
  }

  [[nodiscard]] std::optional<InputError> size_error(const Word& place, std::uint64_t rows, std::uint64_t columns,
                                                     std::uint64_t free_squares) const {
    const auto excess = too_large(rules_, rows, columns, free_squares, memory_budget_);
    if (!excess) return std::nullopt;
    InputError error = error_at(Code::table_too_large, place);
    error.low = excess->bytes;
    error.high = excess->budget;
    return error;
  }

  Scanner scanner_;
  Rules rules_;
  std::uint64_t memory_budget_;
};

class ChaseReader final : public JudgeReader {
 public:
  using JudgeReader::JudgeReader;

  std::optional<Result> next() override {
    if (std::exchange(done_, true)) return std::nullopt;
    return read();
  }

 private:
  Result read() {
    const Word start = scanner_.peek();
    if (start.text.empty()) {
      InputError error = error_at(Code::empty, start);
      error.subject = "n r1 c1 r2 c2";
      return error;
    }
    std::uint32_t size = 0;
    if (auto error = take_number("n", 2, kLargestNumber, size)) return *std::move(error);
    if (auto error = size_error(start, size, size, std::uint64_t{size} * size)) return *std::move(error);

    std::uint32_t row = 0;
    std::uint32_t column = 0;
    const Board board(size, size);
    Position position{.to_move = rules_.starts};
    if (auto error = take_number("r1", 1, size, row)) return *std::move(error);
    if (auto error = take_number("c1", 1, size, column)) return *std::move(error);
    position.of(Side::one).insert(board.square(row, column));
    const Word black = scanner_.peek();
    if (auto error = take_number("r2", 1, size, row)) return *std::move(error);
    if (auto error = take_number("c2", 1, size, column)) return *std::move(error);
    position.of(Side::two).insert(board.square(row, column));
    if (position.of(Side::one) == position.of(Side::two)) {
      InputError error = error_at(Code::shared_square, black);
      error.found = std::to_string(row) + " " + std::to_string(column);
      return error;
    }
    if (!scanner_.peek().text.empty()) return error_at(Code::trailing_text, scanner_.peek());
    return Problem{.game = Game(rules_, board), .position = position, .board = 1, .line = start.line};
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
    Result result = read();
    if (auto* error = std::get_if<InputError>(&result)) {
      done_ = true;
      if (error->code == Code::empty && board_ > 0) return std::nullopt;  // the end, where it is expected
    }
    return result;
  }

 private:
  Result read() {
    if (board_ == 0) {
      if (auto error = read_header()) return *std::move(error);
    }
    if (board_ == boards_) {
      return error_at(scanner_.peek().text.empty() ? Code::empty : Code::trailing_text, scanner_.peek());
    }
    if (scanner_.peek().text.empty()) {
      InputError error = error_at(Code::board_missing, scanner_.peek());
      error.low = board_;
      error.high = boards_;
      return error;
    }
    ++board_;
    Result result = read_board();
    if (auto* error = std::get_if<InputError>(&result)) error->board = board_;
    return result;
  }

  // The first line, unless the text starts with a board: two numbers, then a row.
  std::optional<InputError> read_header() {
    if (scanner_.peek().text.empty()) {
      InputError error = error_at(Code::empty, scanner_.peek());
      error.subject = "id T";
      return error;
    }
    Scanner ahead = scanner_;
    const bool numbers = is_number(ahead.take().text) && is_number(ahead.take().text);
    const std::string_view third = ahead.peek().text;
    if (numbers && !third.empty() && kLetters.find(third.front()) != std::string_view::npos) {
      boards_ = 1;
      return std::nullopt;
    }
    const Word id = scanner_.take();
    if (!is_number(id.text) || id.text.front() == '-') {
      InputError error = error_at(is_number(id.text) ? Code::number_out_of_range : Code::number_missing, id);
      error.subject = "id";
      return error;
    }
    return take_number("T", 1, kLargestNumber, boards_);
  }

  Result read_board() {
    const Word start = scanner_.peek();
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
    if (auto error = take_number("n", 2, kLargestNumber, rows)) return *std::move(error);
    if (auto error = take_number("m", 1, kLargestNumber, columns)) return *std::move(error);

    // The rows are held against their lengths first, so that nothing larger than the text is ever allocated.
    std::vector<std::string_view> lines;
    std::uint64_t red = 0;
    std::uint64_t black = 0;
    std::uint64_t obstacles = 0;
    for (std::uint32_t row = 1; row <= rows; ++row) {
      const Word word = scanner_.take();
      if (word.text.empty() || is_number(word.text)) {
        InputError error = error_at(Code::row_missing, word);
        error.subject = std::to_string(row);
        return error;
      }
      if (auto error = check_row(word, row, columns, red, black)) return *std::move(error);
      obstacles += static_cast<std::uint64_t>(std::count(word.text.begin(), word.text.end(), kObstacle));
      lines.push_back(word.text);
    }
    if (auto error = too_few(start, kBlack, black, pieces_of(Side::two))) return *std::move(error);
    if (auto error = too_few(start, kRed, red, pieces_of(Side::one))) return *std::move(error);
    const std::uint64_t squares = std::uint64_t{rows} * columns;
    if (auto error = size_error(start, rows, columns, squares - obstacles)) return *std::move(error);

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
  std::optional<InputError> check_row(const Word& word, std::uint32_t row, std::uint32_t columns, std::uint64_t& red,
                                      std::uint64_t& black) const {
    const auto error_in_row = [&](Code code, std::size_t place, std::string_view found) {
      InputError error = error_at(code, {found, word.line, word.column + static_cast<std::uint32_t>(place)});
      error.subject = std::to_string(row);
      return error;
    };
    for (std::size_t place = 0; place < word.text.size(); ++place) {
      const std::string_view rest = word.text.substr(place);
      const std::string_view character = rest.substr(0, character_length(rest));
      if (kLetters.find(rest.front()) == std::string_view::npos) {
        return error_in_row(Code::unknown_character, place, character);
      }
      if (place >= columns) {
        InputError error = error_in_row(Code::row_too_long, place, word.text);
        error.low = character_count(word.text);
        error.high = columns;
        return error;
      }
      std::uint64_t* count = rest.front() == kRed ? &red : rest.front() == kBlack ? &black : nullptr;
      const std::uint64_t most = pieces_of(rest.front() == kRed ? Side::one : Side::two);
      if (count != nullptr && ++*count > most) {
        InputError error = error_in_row(Code::too_many_pieces, place, character);
        error.subject = rest.front();
        error.low = *count;
        error.high = most;
        return error;
      }
    }
    if (word.text.size() == columns) return std::nullopt;
    InputError error = error_in_row(Code::row_too_short, word.text.size(), word.text);
    error.low = word.text.size();
    error.high = columns;
    return error;
  }

  static std::optional<InputError> too_few(const Word& place, char letter, std::uint64_t found,
                                           std::uint64_t expected) {
    if (found == expected) return std::nullopt;
    InputError error = error_at(Code::too_few_pieces, place);
    error.subject = letter;
    error.low = found;
    error.high = expected;
    return error;
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
