#include "catchmate/validator.h"

#include <algorithm>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <variant>

#include "../notation/board_text.h"
#include "../notation/letters.h"

namespace catchmate {

namespace {

using Code = InputError::Code;

constexpr std::string_view kSpace = " ";
constexpr std::string_view kLineEnd = "\n";
constexpr std::string_view kNothing = {};

/// Reads a text word by word, each after the white space that belongs before it, and finds what only the statement
/// forbids. It stops where the text has too few words: `ProblemReader` says of what.
class StatementReader {
 public:
  StatementReader(const Rules& rules, std::string_view whole)
      : whole_(whole), text_(rules, kUncountable, Scanner(whole, 1, 1, true)) {}

  [[nodiscard]] std::optional<InputError> find_fault() {
    if (read() || !failed_) return std::nullopt;
    text_.error().board = board_;
    return text_.error();
  }

 private:
  [[nodiscard]] const Contest& contest() const noexcept { return text_.contest(); }

  bool read() {
    if (whole_.starts_with(kByteOrderMark)) return fail_at_space(whole_, kNothing);
    switch (contest().input) {
      case Contest::Input::coordinates:
        return read_coordinates() && take_end();
      case Contest::Input::edge_list:
        return read_edge_list() && take_end();
      case Contest::Input::letter_grids:
      case Contest::Input::neighbour_lists:
        return read_lists() && take_end();
      case Contest::Input::numbered_drawings:
        return read_drawings() && take_end();
      case Contest::Input::drawings:
        break;
    }
    return read_drawing(kNothing) && take_end();
  }

  bool read_coordinates() {
    std::uint32_t size = 0;
    if (!take_number(kNothing, "n", contest().fewest_rows, contest().most_rows, size)) return false;
    const int pieces = text_.rules().side(Side::one).pieces + text_.rules().side(Side::two).pieces;
    for (int piece = 1; piece <= pieces; ++piece) {
      for (const char* name : {"r", "c"}) {
        if (!take_number(kSpace, name + std::to_string(piece), 1, size)) return false;
      }
    }
    return true;
  }

  bool read_edge_list() {
    std::uint32_t points = 0;
    std::uint32_t edges = 0;
    std::uint32_t questions = 0;
    if (!take_number(kNothing, "n", 1, contest().most_rows, points) ||
        !take_number(kSpace, "m", 0, contest().most_edges, edges) ||
        !take_number(kSpace, "q", 1, contest().most_questions, questions)) {
      return false;
    }
    for (std::uint32_t edge = 1; edge <= edges; ++edge) {
      const std::string number = std::to_string(edge);
      if (!take_number(kLineEnd, "u" + number, 1, points) || !take_number(kSpace, "v" + number, 1, points)) {
        return false;
      }
    }
    for (board_ = 1; board_ <= questions; ++board_) {
      if (!take_number(kLineEnd, "x", 1, points) || !take_number(kSpace, "y", 0, points)) return false;
    }
    return true;
  }

  bool read_drawings() {
    std::uint32_t boards = 0;
    if (!take_number(kNothing, "id", 0, kLargestNumber) ||
        !take_number(kSpace, "T", 1, contest().most_boards, boards)) {
      return false;
    }
    for (board_ = 1; board_ <= boards; ++board_) {
      if (!read_drawing(kLineEnd)) return false;
    }
    return true;
  }

  bool read_drawing(std::string_view before) {
    std::uint32_t rows = 0;
    if (!take_number(before, "n", contest().fewest_rows, contest().most_rows, rows) ||
        !take_number(kSpace, "m", 1, contest().most_columns)) {
      return false;
    }
    for (std::uint32_t row = 1; row <= rows; ++row) {
      Word word;
      if (!take(kLineEnd, word)) return false;
      const std::size_t both = word.text.find(kBothSides);
      if (both == std::string_view::npos) continue;
      return fail(Code::unknown_character, part_of(word, both, 1), {kFree, kObstacle, kSideTwo, kSideOne});
    }
    return true;
  }

  bool read_lists() {
    for (board_ = 1; board_ <= contest().most_boards; ++board_) {
      if (board_ > 1 && text_.peek().text.empty()) return true;
      if (!take_list(board_ == 1 ? kNothing : kLineEnd)) return false;
      if (contest().input != Contest::Input::letter_grids) continue;
      for (const Side side : {Side::two, Side::one}) {
        if (!take_number(kLineEnd, text_.rules().side(side).name + "Jump", 1, contest().most_reach)) return false;
      }
    }
    board_ = 0;
    return text_.peek().text.empty() || fail(Code::trailing_text, text_.peek(), {});
  }

  // Takes a list, in which there is no white space, nor a number a second time in one of its lists.
  bool take_list(std::string_view before) {
    int depth = 0;
    std::set<std::string_view> listed;
    do {
      Word word;
      if (!take(before, word)) return false;
      if (depth == 0 && !word.text.starts_with('[')) return fail(Code::word_missing, word, "[");
      for (std::size_t place = 0; place < word.text.size(); ++place) {
        const char character = word.text[place];
        if (character == '[') ++depth;
        if (character == ']') --depth;
        if (character == '[') listed.clear();
        const bool is_first = place == 0 || word.text[place - 1] < '0' || word.text[place - 1] > '9';
        const std::size_t end = std::min(word.text.find_first_not_of("0123456789", place), word.text.size());
        if (!is_first || end == place) continue;
        const Word number = part_of(word, place, end - place);
        if (!check_digits(number)) return false;
        if (!listed.insert(number.text).second) return fail(Code::listed_twice, number, {});
      }
      before = kNothing;
    } while (depth > 0);
    return true;
  }

  // Takes the next word, after exactly that white space. Fails if there is none.
  bool take(std::string_view before, Word& word) {
    const Word next = text_.peek();
    if (next.text.empty() || !check_space(before, next)) return false;
    word = text_.take();
    end_ = {word.text.data() + word.text.size(), word.line,
            word.column + static_cast<std::uint32_t>(character_count(word.text))};
    return true;
  }

  // The text ends with a line end.
  bool take_end() { return check_space(kLineEnd, text_.peek()); }

  bool take_number(std::string_view before, std::string name, std::uint64_t low, std::uint64_t high,
                   std::uint32_t& number) {
    Word word;
    if (!take(before, word)) return false;
    failed_ = !text_.read_number(word, std::move(name), low, high, number);
    return !failed_ && check_digits(word);
  }
  bool take_number(std::string_view before, std::string name, std::uint64_t low, std::uint64_t high) {
    std::uint32_t number = 0;
    return take_number(before, std::move(name), low, high, number);
  }

  // Fails if a number has needless zeros at its beginning.
  bool check_digits(const Word& number) {
    if (number.text.size() < 2 || number.text.front() != '0') return true;
    const std::size_t first = std::min(number.text.find_first_not_of('0'), number.text.size() - 1);
    return fail(Code::leading_zeros, number, std::string(number.text.substr(first)));
  }

  // Fails if the white space from the last word to the next one, or to the text's end, is not what is expected.
  bool check_space(std::string_view expected, const Word& next) {
    const char* start = end_.after == nullptr ? whole_.data() : end_.after;
    const char* stop = next.text.empty() ? whole_.data() + whole_.size() : next.text.data();
    const std::string_view found(start, static_cast<std::size_t>(stop - start));
    if (found == expected) return true;
    const auto place = std::mismatch(found.begin(), found.end(), expected.begin(), expected.end()).first;
    const auto same = static_cast<std::size_t>(place - found.begin());
    // All that can be the same is one space or one line end.
    if (same > 0 && expected == kLineEnd) end_ = {nullptr, end_.line + 1, 1};
    if (same > 0 && expected == kSpace) ++end_.column;
    return fail_at_space(found.substr(same), expected.substr(std::min(same, expected.size())));
  }

  bool fail_at_space(std::string_view found, std::string_view expected) {
    board_ = 0;
    const std::string_view character = found.substr(0, found.empty() ? 0 : character_length(found));
    return fail(Code::white_space, Word{character, end_.line, end_.column}, std::string(expected));
  }

  bool fail(Code code, const Word& word, std::string subject) {
    failed_ = true;
    return text_.fail(code, word, std::move(subject));
  }

  // Where the last word ended.
  struct End {
    const char* after = nullptr;
    std::uint32_t line = 1;
    std::uint32_t column = 1;
  };

  std::string_view whole_;
  BoardText text_;
  End end_;
  std::uint32_t board_ = 0;
  bool failed_ = false;
};

std::optional<InputError> count_fault(const Problem& problem, std::string name, std::uint32_t count,
                                      std::uint32_t fewest, std::uint32_t most) {
  if (count >= fewest && count <= most) return std::nullopt;
  return InputError{.code = Code::number_out_of_range,
                    .board = problem.board,
                    .line = problem.line,
                    .found = std::to_string(count),
                    .subject = std::move(name),
                    .low = fewest,
                    .high = most};
}

// The first fault of the sizes of a list, in the statement's words for them.
std::optional<InputError> grid_fault(const Contest& contest, const Problem& problem) {
  const Board& board = problem.game.board();
  const auto fault = count_fault(problem, "rows", board.rows(), contest.fewest_rows, contest.most_rows);
  return fault ? fault : count_fault(problem, "cols", board.columns(), 1, contest.most_columns);
}

std::optional<InputError> neighbours_fault(const Contest& contest, const Problem& problem) {
  const Board& board = problem.game.board();
  const std::uint32_t points = board.squares();
  auto fault = count_fault(problem, "graph.length", points, contest.fewest_rows, contest.most_rows);
  for (std::uint32_t from = 0; from < points && !fault; ++from) {
    std::uint32_t neighbours = 0;
    for (std::uint32_t to = 0; to < points; ++to) {
      if (board.has_way(Side::one, Square{from}, Square{to})) ++neighbours;
    }
    fault = count_fault(problem, "graph[" + std::to_string(from) + "].length", neighbours, 1, points - 1);
  }
  // Both can always move: the cat goes back to where it has come from, and so it is enough that it can leave its first
  // point.
  for (const Square cat : problem.position.of(Side::two)) {
    if (fault) break;
    std::uint32_t ways = 0;
    for (const Square to : board.ways(Side::two, cat)) ways += board.open(Side::two, to) ? 1 : 0;
    const std::string name = "the length of graph[" + std::to_string(cat.index) + "] without 0";
    fault = count_fault(problem, name, ways, 1, points - 2);
  }
  return fault;
}

// A piece that begins on a border where its side wins. The rows are one a line, after the line with their number.
std::optional<InputError> goal_fault(const Problem& problem) {
  const Board& board = problem.game.board();
  for (const Side side : kSides) {
    const SideRules& rules = problem.game.rules().side(side);
    for (const Square square : problem.position.of(side)) {
      if (!board.on_edge(square, rules.goals)) continue;
      return InputError{.code = Code::piece_on_goal,
                        .board = problem.board,
                        .line = problem.line + board.row(square),
                        .column = board.column(square),
                        .subject = rules.name};
    }
  }
  return std::nullopt;
}

std::optional<InputError> problem_fault(const Contest& contest, const Problem& problem) {
  switch (contest.input) {
    case Contest::Input::letter_grids:
      return grid_fault(contest, problem);
    case Contest::Input::neighbour_lists:
      return neighbours_fault(contest, problem);
    case Contest::Input::drawings:
    case Contest::Input::numbered_drawings:
      return goal_fault(problem);
    case Contest::Input::coordinates:
    case Contest::Input::edge_list:
      break;
  }
  return std::nullopt;
}

}  // namespace

std::optional<InputError> find_fault(const GameEntry& entry, std::string_view text) {
  const auto place = [](const InputError& error) { return std::pair(error.line, error.column); };
  auto first = StatementReader(entry.rules, text).find_fault();
  ProblemReader reader(entry.rules);
  reader.feed(text);
  reader.finish();
  while (auto next = reader.next()) {
    const auto* problem = std::get_if<Problem>(&*next);
    auto fault = problem == nullptr ? std::get<InputError>(*std::move(next)) : problem_fault(*entry.contest, *problem);
    if (!fault) continue;
    return first && place(*first) <= place(*fault) ? first : fault;
  }
  return first;
}

}  // namespace catchmate
