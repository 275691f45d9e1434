#include "catchmate/annotated.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "board_text.h"
#include "catchmate/words.h"
#include "list_reader.h"

namespace catchmate {

namespace {

using Code = InputError::Code;

constexpr std::string_view kMoves = "moves:";
constexpr std::string_view kPass = "pass";
constexpr std::string_view kBrackets = "(){}";
constexpr std::string_view kArrows = "[arrows";
constexpr std::string_view kDrawnMarks = "[marks";
constexpr std::string_view kHint = ":hint";

// The most legal moves that an error message lists.
constexpr std::size_t kMostListed = 12;
// The moves in a row of a text.
constexpr int kMovesPerRow = 8;

std::string name_of(const Board& board, Square square) {
  if (board.is_graph()) return board.name(square);
  return std::to_string(board.row(square)) + "," + std::to_string(board.column(square));
}

std::string name_of(const Board& board, Step step) { return name_of(board, step.from) + "-" + name_of(board, step.to); }

std::string name_of(const Board& board, const Move& move) {
  std::string text;
  for (const Step step : move) text.append(text.empty() ? "" : "+").append(name_of(board, step));
  return text.empty() ? std::string(kPass) : text;
}

std::vector<Move> moves_from(const Game& game, const Position& position) {
  return game.how_ended(position) ? std::vector<Move>{} : game.moves(position);
}

// Whether a name of a point contains punctuation of lines, which then needs white space around it.
bool has_punctuated_names(const Board& board) {
  return board.is_graph() && std::any_of(board.names().begin(), board.names().end(), [](const std::string& name) {
           return name.find_first_of("(){}[]:\\") != std::string::npos;
         });
}

// ---- Reading

class LineReader {
 public:
  LineReader(const Game& game, BoardText& text)
      : game_(game), text_(text), words_(text), spaced_(has_punctuated_names(game.board())) {}

  bool read(const Position& start, LineData& line) {
    if (!read_line(start, line, 0)) return false;
    const Word rest = words_.rest();
    return rest.text.empty() || text_.fail(Code::trailing_text, rest);
  }

 private:
  // Whether a bracket is next.
  bool is_next(char bracket) {
    const std::string_view rest = words_.rest().text;
    return rest.starts_with(bracket) && (!spaced_ || rest.size() == 1);
  }
  bool accept(char bracket) {
    if (!is_next(bracket)) return false;
    words_.skip(1);
    return true;
  }

  bool read_line(const Position& start, LineData& line, int depth) {
    if (!read_comment(line.comment)) return false;
    Position position = start;
    while (!words_.rest().text.empty() && !is_next(')')) {
      AnnotatedMoveData& made = line.moves.emplace_back();
      Move move;
      if (!read_move(position, move)) return false;
      const Position next = after(position, move);
      made.move = data_of(move);
      made.position = data_of(next);
      if (!read_comment(made.comment) || !read_variations(position, made.variations, depth + 1)) return false;
      position = next;
    }
    return true;
  }

  bool read_variations(const Position& start, std::vector<LineData>& variations, int depth) {
    for (;;) {
      const Word bracket = words_.rest();
      if (!accept('(')) return true;
      if (depth > kDeepestVariation) {
        return text_.fail(Code::nesting_too_deep, part_of(bracket, 0, 1), {}, 0, kDeepestVariation);
      }
      LineData& variation = variations.emplace_back();
      if (!read_line(start, variation, depth)) return false;
      const Word end = words_.rest();
      if (variation.moves.empty()) return fail_move(start, end);
      if (!accept(')')) return text_.fail(Code::comment_open, end, ")");
    }
  }

  // The rest of the word, up to a bracket.
  Word move_word() {
    const Word rest = words_.rest();
    const std::size_t end = spaced_ ? std::string_view::npos : rest.text.find_first_of(kBrackets);
    return part_of(rest, 0, end == 0 ? 1 : end);
  }

  bool read_move(const Position& position, Move& move) {
    const Word word = move_word();
    const auto read = move_named(word.text);
    const std::vector<Move> legal = moves_from(game_, position);
    if (!read || std::find(legal.begin(), legal.end(), *read) == legal.end()) return fail_move(position, word);
    move = *read;
    words_.skip(word.text.size());
    return true;
  }

  bool fail_move(const Position& position, const Word& word) {
    const std::vector<Move> legal = moves_from(game_, position);
    std::string names;
    for (std::size_t index = 0; index < std::min(legal.size(), kMostListed); ++index) {
      names.append(index == 0 ? "" : " ").append(name_of(game_.board(), legal[index]));
    }
    return text_.fail(Code::move_missing, word, legal.size() > kMostListed ? names + " …" : names);
  }

  [[nodiscard]] std::optional<Square> square_named(std::string_view name) const {
    const Board& board = game_.board();
    // On a graph, squares are few enough to go through.
    for (std::uint32_t index = 0; board.is_graph() && index < board.squares(); ++index) {
      if (board.name(Square{index}) == name) return Square{index};
    }
    const std::size_t comma = name.find(',');
    if (board.is_graph() || comma == std::string_view::npos) return {};
    const auto row = number_in(name.substr(0, comma), board.rows());
    const auto column = number_in(name.substr(comma + 1), board.columns());
    return row && column ? std::optional(board.square(*row, *column)) : std::nullopt;
  }

  static std::optional<std::uint32_t> number_in(std::string_view text, std::uint32_t highest) {
    if (!is_number(text)) return {};
    std::uint64_t value = 0;
    for (const char digit : text) {
      value = value * 10 + static_cast<std::uint64_t>(digit - '0');
      if (digit == '-' || value > highest) return {};
    }
    return value == 0 ? std::nullopt : std::optional(static_cast<std::uint32_t>(value));
  }

  [[nodiscard]] std::optional<Step> step_named(std::string_view name) const {
    const std::size_t middle = name.find('-');
    if (middle == std::string_view::npos) return {};
    const auto from = square_named(name.substr(0, middle));
    const auto to = square_named(name.substr(middle + 1));
    return from && to ? std::optional(Step{*from, *to}) : std::nullopt;
  }

  [[nodiscard]] std::optional<Move> move_named(std::string_view name) const {
    Move move;
    if (name == kPass) return move;
    for (;;) {
      const std::size_t end = name.find('+');
      const auto step = step_named(name.substr(0, end));
      if (!step || move.size() == kMaxPieces) return {};
      move.add(*step);
      if (end == std::string_view::npos) return move;
      name.remove_prefix(end + 1);
    }
  }

  bool read_comment(std::optional<CommentData>& comment) {
    if (!accept('{')) return true;
    CommentData read;
    bool is_apart = false;  // from the text before
    bool begins_word = true;
    while (!words_.rest().text.starts_with('}')) {
      const Word rest = words_.rest();
      if (rest.text.empty()) return text_.fail(Code::comment_open, rest, "}");
      const bool is_list = rest.text == kArrows || rest.text == kDrawnMarks;
      if (is_list && begins_word) {
        words_.skip(rest.text.size());
        if (!read_drawn(rest.text == kArrows, read)) return false;
        is_apart = begins_word = true;
        continue;
      }
      std::string_view text = rest.text;
      if (text.front() == '\\' && text.size() > 1) {
        words_.skip(1);
        text.remove_prefix(1);
      }
      const std::string_view character = text.substr(0, character_length(text));
      if (is_apart && !read.text.empty()) read.text += ' ';
      read.text += character;
      words_.skip(character.size());
      is_apart = begins_word = words_.at_end_of_word();
    }
    words_.skip(1);
    if (!read.text.empty() || !read.arrows.empty() || !read.marks.empty()) comment = std::move(read);
    return true;
  }

  // Reads the rest of a list in a comment.
  bool read_drawn(bool arrows, CommentData& comment) {
    for (;;) {
      const Word rest = words_.rest();
      if (rest.text.empty()) return text_.fail(Code::comment_open, rest, "]");
      if (spaced_ ? rest.text == "]" : rest.text.starts_with(']')) break;
      const std::size_t end = spaced_ ? std::string_view::npos : rest.text.find(']');
      const Word word = part_of(rest, 0, end);
      if (!(arrows ? read_arrow(word, comment.arrows) : read_mark(word, comment.marks))) return false;
      words_.skip(word.text.size());
    }
    words_.skip(1);
    return true;
  }

  bool read_arrow(const Word& word, std::vector<ArrowData>& arrows) {
    const bool is_hint = word.text.ends_with(kHint);
    const auto step = step_named(word.text.substr(0, word.text.size() - (is_hint ? kHint.size() : 0)));
    if (!step) return text_.fail(Code::word_missing, word, "an arrow from one square of the board to another");
    arrows.push_back({step->from, step->to, is_hint});
    return true;
  }

  bool read_mark(const Word& word, std::vector<MarkData>& marks) {
    for (const Shape shape : {Shape::ring, Shape::dot, Shape::cross}) {
      const std::string end = ":" + std::string(word_of(shape));
      if (!word.text.ends_with(end)) continue;
      const auto square = square_named(word.text.substr(0, word.text.size() - end.size()));
      if (!square) continue;
      marks.push_back({*square, shape});
      return true;
    }
    if (const auto square = square_named(word.text)) {
      marks.push_back({*square});
      return true;
    }
    return text_.fail(Code::word_missing, word, "a square of the board, or one with :ring, :dot or :cross");
  }

  const Game& game_;
  BoardText& text_;
  ListReader words_;
  bool spaced_;
};

// ---- Writing

class LineWriter {
 public:
  explicit LineWriter(const Game& game)
      : game_(game), space_(has_punctuated_names(game.board()) ? std::string_view(" ") : std::string_view()) {}

  // Adds a line to the text; returns whether all its moves are legal.
  bool write(const Position& start, const LineData& line, int depth) {
    write_comment(line.comment, depth);
    Position position = start;
    for (const AnnotatedMoveData& made : line.moves) {
      const Move move = move_of(made.move);
      const std::vector<Move> legal = moves_from(game_, position);
      if (std::find(legal.begin(), legal.end(), move) == legal.end()) return false;
      separate(depth == 0 && moves_in_row_ == kMovesPerRow);
      text_ += name_of(game_.board(), move);
      ++moves_in_row_;
      write_comment(made.comment, depth);
      for (const LineData& variation : made.variations) {
        if (depth == kDeepestVariation || variation.moves.empty()) return false;
        separate(false);
        text_.append("(").append(space_);
        is_open_ = space_.empty();
        if (!write(position, variation, depth + 1)) return false;
        text_.append(space_).append(")");
        ends_row_ = depth == 0;
      }
      position = after(position, move);
    }
    return true;
  }

  [[nodiscard]] const std::string& text() const noexcept { return text_; }

 private:
  // White space before the next part.
  void separate(bool new_row) {
    new_row = new_row || std::exchange(ends_row_, false);
    if (new_row) moves_in_row_ = 0;
    const bool is_first = text_.empty() || std::exchange(is_open_, false);
    if (!is_first && text_.back() != ' ') text_ += new_row ? '\n' : ' ';
  }

  void write_comment(const std::optional<CommentData>& comment, int depth) {
    if (!comment) return;
    const std::string drawn = drawn_in(*comment);
    const std::string said = escaped(comment->text);
    if (drawn.empty() && said.empty()) return;
    separate(false);
    text_.append("{").append(space_).append(drawn).append(drawn.empty() || said.empty() ? "" : " ");
    text_.append(said).append(space_).append("}");
    ends_row_ = depth == 0;
  }

  [[nodiscard]] std::string drawn_in(const CommentData& comment) const {
    std::string arrows;
    for (const auto& [from, to, is_hint] : comment.arrows) {
      arrows.append(" ").append(name_of(game_.board(), Step{from, to})).append(is_hint ? kHint : "");
    }
    std::string marks;
    for (const auto& [square, shape] : comment.marks) {
      const std::string name = name_of(game_.board(), square);
      marks.append(" ").append(name);
      // A name may end like a shape.
      if (shape != Shape::ring || name.find(':') != std::string::npos) marks.append(":").append(word_of(shape));
    }
    std::string text;
    if (!arrows.empty()) text.append(kArrows).append(arrows).append(space_).append("]");
    if (!arrows.empty() && !marks.empty()) text += ' ';
    if (!marks.empty()) text.append(kDrawnMarks).append(marks).append(space_).append("]");
    return text;
  }

  // A comment's text: single spaces, and backslashes where a character would not be read as itself.
  static std::string escaped(const std::string& text) {
    std::string result;
    Scanner words(text, 1, 1, true);
    for (Word word = words.take(); !word.text.empty(); word = words.take()) {
      if (!result.empty()) result += ' ';
      if (word.text == kArrows || word.text == kDrawnMarks) result += '\\';
      for (const char letter : word.text) {
        if (letter == '\\' || letter == '}') result += '\\';
        result += letter;
      }
    }
    return result;
  }

  const Game& game_;
  std::string_view space_;  // between brackets and their contents
  std::string text_;
  int moves_in_row_ = 0;
  bool ends_row_ = false;  // whether the next part begins a row
  bool is_open_ = false;   // whether a bracket was just opened
};

// Takes all words before the line of moves; whether there is one.
bool skip_board(Scanner& scanner, Word& mark) {
  std::uint32_t line = 0;
  for (mark = scanner.take(); !mark.text.empty(); mark = scanner.take()) {
    if (mark.text == kMoves && mark.line > line) return true;
    line = mark.line;
  }
  return false;
}

}  // namespace

std::variant<AnnotatedGame, InputError> read_annotated(const Rules& rules, std::string_view text,
                                                       std::uint64_t memory_budget) {
  if (text.size() > kMostTextBytes) return InputError{.code = Code::text_too_large, .high = kMostTextBytes};
  Scanner scanner(text, 1, 1, true);
  Word mark;
  const bool has_moves = skip_board(scanner, mark);
  ProblemReader reader(rules, memory_budget);
  reader.feed(has_moves ? text.substr(0, text.size() - scanner.left() - kMoves.size()) : text);
  reader.finish();
  auto first = *reader.next();
  if (const auto* error = std::get_if<InputError>(&first)) return *error;
  AnnotatedGame annotated{std::get<Problem>(std::move(first))};
  if (!has_moves) return annotated;
  const Contest contest = contest_of(rules);
  BoardText rest(rules, contest, memory_budget, scanner);
  if (const auto second = reader.next()) {
    if (const auto* error = std::get_if<InputError>(&*second)) return *error;
    rest.fail(Code::board_missing, mark, {}, 2, 1);
    return rest.error();
  }
  LineReader line(annotated.problem.game, rest);
  if (!line.read(annotated.problem.position, annotated.line)) return rest.error();
  return annotated;
}

std::optional<std::string> write_annotated(const Game& game, const Position& position, const LineData& line) {
  LineWriter writer(game);
  if (!writer.write(position, line, 0)) return {};
  const std::string board = write_problem(game, position);
  return writer.text().empty() ? board : board + std::string(kMoves) + "\n" + writer.text() + "\n";
}

}  // namespace catchmate
