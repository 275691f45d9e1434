#include <algorithm>
#include <utility>

#include "board_text.h"
#include "catchmate/notation.h"
#include "catchmate/validator.h"
#include "letters.h"

namespace catchmate {

namespace {

using Code = InputError::Code;
using Result = std::variant<Problem, InputError>;

// The text's boards so far.
struct Count {
  bool is_known = false;                        // whether the number announced has been read
  std::uint32_t boards = 0;                     // read so far
  std::optional<std::uint32_t> announced = {};  // nothing if the text announces none
  bool in_contest_format = false;
};

// Reads boards from where the scanner is.
class BoardParser {
 public:
  BoardParser(BoardText text, Count count, EdgeList& edge_list)
      : text_(std::move(text)), count_(count), edge_list_(edge_list) {}

  [[nodiscard]] const Scanner& scanner() const noexcept { return text_.scanner(); }
  [[nodiscard]] const Count& count() const noexcept { return count_; }

  // The next board or its error; nothing after the last one.
  std::optional<Result> parse() {
    auto result = parse_lenient();
    const auto* error = result ? std::get_if<InputError>(&*result) : nullptr;
    const auto& noted = text_.noted();
    const auto where = [](const InputError& fault) { return std::pair(fault.line, fault.column); };
    if (!noted || (error != nullptr && where(*error) < where(*noted))) return result;
    const bool is_of_board = count_.boards > 0 && noted->code != Code::white_space;
    return numbered(*noted, is_of_board);
  }

 private:
  using Input = Contest::Input;

  [[nodiscard]] Input input() const noexcept { return text_.contest().input; }

  // An error, with the number of its board.
  [[nodiscard]] InputError numbered(InputError error, bool is_of_board) const {
    const bool has_number = !count_.in_contest_format || input() != Input::coordinates;
    if (is_of_board && has_number) error.board = count_.boards;
    return error;
  }

  std::optional<Result> parse_lenient() {
    if (!begin_text()) return text_.error();
    const Word& word = text_.peek();
    // A text that announces no number has at least one board.
    const std::uint32_t expected = count_.announced.value_or(1);
    if (word.text.empty() && count_.boards < expected) {
      text_.fail(Code::board_missing, word, {}, count_.boards, expected);
      return text_.error();
    }
    const bool is_last = count_.boards == count_.announced || (text_.strict() && count_.boards == most_boards());
    if (word.text.empty() || is_last) text_.check_space(kLineEnd);
    if (word.text.empty()) return std::nullopt;
    if (is_last) {
      text_.fail(Code::trailing_text, word);
      return text_.error();
    }
    ++count_.boards;
    auto problem = read_board();
    if (!problem) {
      auto error = numbered(text_.error(), true);
      if (text_.scanner().ran_out()) --count_.boards;
      return error;
    }
    problem->board = count_.boards;
    return *std::move(problem);
  }

  [[nodiscard]] std::uint32_t most_boards() const noexcept {
    return count_.announced.value_or(text_.contest().most_boards);
  }

  // Reads the number of boards, if the first line announces it.
  bool begin_text() {
    if (std::exchange(count_.is_known, true)) return true;
    if (!text_.strict() && !edge_list_.is_open() && (text_.peek().text == kGraph || is_drawing_next(text_))) {
      count_.announced = 1;
      return true;
    }
    count_.in_contest_format = true;
    const bool is_empty = text_.peek().text.empty() && !edge_list_.is_open();
    if (is_empty) return text_.fail(Code::empty, text_.peek(), beginning());
    switch (input()) {
      case Input::letter_grids:
      case Input::neighbour_lists:
        return true;
      case Input::coordinates:
        count_.announced = 1;
        return true;
      case Input::edge_list:
        if (!edge_list_.read_graph(text_)) return false;
        count_.announced = edge_list_.questions();
        return true;
      case Input::drawings:
      case Input::numbered_drawings:
        break;
    }
    if (!has_drawings()) return text_.fail(Code::word_missing, text_.peek(), std::string(kGraph));
    const Word id = text_.take(kNoSpace);
    std::uint32_t number = 0;
    if (text_.strict() && !text_.read_number(id, "id", 0, text_.contest().most_tests, number)) return false;
    if (!is_number(id.text)) return text_.fail(Code::number_missing, id, "id");
    if (id.text.front() == '-') return text_.fail(Code::number_out_of_range, id, "id");
    return text_.take_number(kSpace, "T", 1, text_.most(text_.contest().most_boards), count_.announced.emplace());
  }

  // How a text in the contest's format begins, for error messages.
  [[nodiscard]] std::string beginning() const {
    switch (input()) {
      case Input::letter_grids:
        return "a list of rows";
      case Input::neighbour_lists:
        return "a list of neighbours";
      case Input::coordinates:
        return coordinate_names(text_.rules());
      case Input::edge_list:
        return "n m q";
      case Input::numbered_drawings:
        return "id T";
      case Input::drawings:
        break;
    }
    return has_drawings() ? "n m" : std::string(kGraph) + " n";
  }

  // Whether the game can be played on rectangles.
  [[nodiscard]] bool has_drawings() const { return !validate(text_.rules(), Ground::rectangle); }

  std::optional<Problem> read_board() {
    if (!count_.in_contest_format) return text_.peek().text == kGraph ? read_graph(text_) : read_drawing(text_, false);
    switch (input()) {
      case Input::letter_grids:
        return read_letter_grid(text_);
      case Input::neighbour_lists:
        return read_neighbour_lists(text_);
      case Input::coordinates:
        return read_coordinates(text_);
      case Input::edge_list:
        return edge_list_.read_question(text_);
      case Input::drawings:
      case Input::numbered_drawings:
        break;
    }
    return read_drawing(text_, true);
  }

  BoardText text_;
  Count count_;
  EdgeList& edge_list_;
};

}  // namespace

// ---- Reading

/// Buffers the unread part of the text and parses it board by board. An incomplete board is parsed again when the
/// buffer holds twice as much.
class TextReader {
 public:
  TextReader(Rules rules, std::uint64_t memory_budget, bool may_lack_pieces)
      : rules_(std::move(rules)),
        contest_(contest_of(rules_)),
        memory_budget_(memory_budget),
        may_lack_pieces_(may_lack_pieces) {}

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
    BoardParser parser(BoardText(rules_, contest_, memory_budget_, scanner, false, may_lack_pieces_), count_,
                       edge_list_);
    auto result = parser.parse();
    if (parser.scanner().ran_out()) {
      // A long list is not read again: its edges are kept, and then its questions follow.
      if (edge_list_.has_head()) skip_to(parser.scanner());
      if (edge_list_.has_graph()) count_ = parser.count();
      return run_out();
    }
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

  // Continues where a scanner is.
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
  Contest contest_;
  std::uint64_t memory_budget_;
  bool may_lack_pieces_;
  std::string text_;
  std::size_t read_ = 0;    // read bytes of `text_`
  std::size_t tried_ = 0;   // bytes of `text_` that did not complete a board
  std::uint64_t fed_ = 0;   // bytes of the whole text so far
  std::uint32_t line_ = 1;  // where the unread part begins
  std::uint32_t column_ = 1;
  Count count_;
  EdgeList edge_list_;
  bool finished_ = false;
  bool too_large_ = false;
  bool done_ = false;
};

ProblemReader::ProblemReader(const Rules& rules, std::uint64_t memory_budget, bool may_lack_pieces)
    : reader_(std::make_unique<TextReader>(rules, memory_budget, may_lack_pieces)) {}
ProblemReader::ProblemReader(ProblemReader&&) noexcept = default;
ProblemReader& ProblemReader::operator=(ProblemReader&&) noexcept = default;
ProblemReader::~ProblemReader() = default;

const Rules& ProblemReader::rules() const noexcept { return reader_->rules(); }
void ProblemReader::feed(std::string_view bytes) { reader_->feed(bytes); }
void ProblemReader::finish() { reader_->finish(); }
bool ProblemReader::wants_more() const noexcept { return reader_->wants_more(); }
std::optional<Result> ProblemReader::next() { return reader_->next(); }

// ---- Validating

std::vector<StatementLimit> statement_limits(const Contest& contest) {
  const StatementLimit rows{"n", contest.fewest_rows, contest.most_rows};
  const StatementLimit columns{"m", contest.fewest_columns, contest.most_columns};
  switch (contest.input) {
    case Contest::Input::coordinates:
    case Contest::Input::neighbour_lists:
      return {rows};
    case Contest::Input::edge_list:
      return {rows, {"m", 0, contest.most_edges}, {"q", 1, contest.most_questions}};
    case Contest::Input::letter_grids:
      return {{"rows", contest.fewest_rows, contest.most_rows},
              {"cols", contest.fewest_columns, contest.most_columns},
              {"jump", 1, contest.most_reach}};
    case Contest::Input::numbered_drawings:
      return {{"id", 0, contest.most_tests}, rows, columns, {"T", 1, contest.most_boards}};
    case Contest::Input::drawings:
      break;
  }
  return {rows, columns, {"T", 1, contest.most_boards}};
}

std::optional<InputError> find_fault(const GameEntry& entry, std::string_view text) {
  if (text.size() > kMostTextBytes) return InputError{.code = Code::text_too_large, .high = kMostTextBytes};
  if (text.starts_with(kByteOrderMark)) {
    return InputError{.code = Code::white_space, .found = printable(kByteOrderMark)};
  }
  EdgeList edge_list;
  const BoardText strict(entry.rules, *entry.contest, kOverflow, Scanner(text, 1, 1, true), true);
  BoardParser parser(strict, {}, edge_list);
  while (const auto next = parser.parse()) {
    if (const auto* error = std::get_if<InputError>(&*next)) return *error;
  }
  return std::nullopt;
}

}  // namespace catchmate
