/// The parser state and the errors that the readers of all formats share.
///
/// A strict text must be an input of a contest exactly as its statement describes it. A departure that a lenient reader
/// accepts is *noted*, and reading goes on; the first fault in the text is reported.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catchmate/games.h"
#include "catchmate/notation.h"
#include "catchmate/solver.h"
#include "scanner.h"

namespace catchmate {

/// The largest number that a text may contain.
inline constexpr std::uint64_t kLargestNumber = std::numeric_limits<std::uint32_t>::max();

/// Whether a word is a whole number, perhaps negative.
[[nodiscard]] bool is_number(std::string_view word) noexcept;

/// The side called `name`; nothing if neither is.
[[nodiscard]] std::optional<Side> side_named(const Rules& rules, std::string_view name) noexcept;

/// The names of both sides, "white or black".
[[nodiscard]] std::string side_names(const Rules& rules);

/// The mark whose keyword `word` is; nothing if there is none.
[[nodiscard]] std::optional<Mark> mark_named(std::string_view word) noexcept;

/// White space that a statement asks for before a word. Nothing comes before the first word of a text.
inline constexpr std::string_view kNoSpace = {};
inline constexpr std::string_view kSpace = " ";
inline constexpr std::string_view kLineEnd = "\n";

class BoardText {
 public:
  using Code = InputError::Code;

  BoardText(const Rules& rules, const Contest& contest, std::uint64_t memory_budget, Scanner scanner,
            bool strict = false, bool may_lack_pieces = false)
      : rules_(rules),
        contest_(contest),
        memory_budget_(memory_budget),
        scanner_(scanner),
        strict_(strict),
        may_lack_pieces_(may_lack_pieces) {}

  [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] const Contest& contest() const noexcept { return contest_; }
  [[nodiscard]] bool strict() const noexcept { return strict_; }
  /// Whether a drawing or a graph may have no pieces at all.
  [[nodiscard]] bool may_lack_pieces() const noexcept { return may_lack_pieces_; }
  [[nodiscard]] Scanner& scanner() noexcept { return scanner_; }
  [[nodiscard]] const Scanner& scanner() const noexcept { return scanner_; }
  [[nodiscard]] const Word& peek() { return scanner_.peek(); }
  Word take() { return scanner_.take(); }
  /// Takes a word; `before` is the white space that the statement asks for.
  Word take(std::string_view before) {
    const Word word = scanner_.take();
    if (strict_ && !word.text.empty()) check_space(before);
    return word;
  }
  /// Notes white space before the last word, or the text's end, that differs from the statement's.
  void check_space(std::string_view expected);

  /// The error, once a function here has returned false.
  [[nodiscard]] InputError& error() noexcept { return error_; }
  /// The first fault noted.
  [[nodiscard]] std::optional<InputError>& noted() noexcept { return noted_; }

  /// Sets the error: `code` at a word, which becomes `found`. Returns false, as all functions here do on an error.
  bool fail(Code code, const Word& word, std::string subject = {}, std::uint64_t low = 0,
            std::uint64_t high = kOverflow);

  /// Notes a fault of a strict text, as `fail` sets an error. Other texts have none.
  void note(Code code, const Word& word, std::string subject = {}, std::uint64_t low = 0,
            std::uint64_t high = kOverflow);
  /// Notes a count of the board that is out of the statement's range.
  void note_count(const Word& word, std::string name, std::uint64_t count, std::uint64_t low, std::uint64_t high);

  /// Takes a whole number from `low` to `high`; `name` is its name in error messages, `before` as above.
  [[nodiscard]] bool take_number(std::string_view before, std::string_view name, std::uint64_t low, std::uint64_t high,
                                 std::uint32_t& number) {
    return (!strict_ && scanner_.take_number(low, high, number)) || read_number(take(before), name, low, high, number);
  }
  [[nodiscard]] bool take_number(std::string_view name, std::uint64_t low, std::uint64_t high, std::uint32_t& number) {
    return read_number(take(), name, low, high, number);
  }
  [[nodiscard]] bool read_number(const Word& word, std::string_view name, std::uint64_t low, std::uint64_t high,
                                 std::uint32_t& number);
  /// The largest number allowed where the statement allows `limit`; other texts may go up to `otherwise`.
  [[nodiscard]] std::uint64_t most(std::uint64_t limit, std::uint64_t otherwise = kLargestNumber) const noexcept {
    return strict_ ? limit : otherwise;
  }

  /// Takes a side's name.
  [[nodiscard]] bool take_side(Side& side);

  /// Fails if the rules are not valid on a kind of board.
  [[nodiscard]] bool check_ground(const Word& word, Ground ground);
  /// Fails if the board takes more memory to solve than the budget allows.
  [[nodiscard]] bool check_memory(const Word& word, const BoardSize& size);
  [[nodiscard]] bool check_memory(const Word& word, std::uint64_t rows, std::uint64_t columns,
                                  std::uint64_t free_squares) {
    return check_memory(word, rectangle_size(rules_, rows, columns, free_squares));
  }

 private:
  const Rules& rules_;
  const Contest& contest_;
  std::uint64_t memory_budget_;
  Scanner scanner_;
  bool strict_;
  bool may_lack_pieces_;
  InputError error_;
  std::optional<InputError> noted_;
};

/// Part of a word, from byte `start` on.
[[nodiscard]] inline Word part_of(const Word& word, std::size_t start,
                                  std::size_t length = std::string_view::npos) noexcept {
  const std::size_t before = character_count(word.text.substr(0, start));
  return {word.text.substr(start, length), word.line, word.column + static_cast<std::uint32_t>(before)};
}

// The formats. Each function reads one board; the caller sets its number in the text.

/// "n r1 c1 r2 c2": a square board without obstacles; nothing may follow.
[[nodiscard]] std::optional<Problem> read_coordinates(BoardText& text);
/// The names of those numbers in error messages.
[[nodiscard]] std::string coordinate_names(const Rules& rules);

/// A drawing; of the contest's number of rows if it is `in_contest_format`.
[[nodiscard]] std::optional<Problem> read_drawing(BoardText& text, bool in_contest_format);
/// Whether a drawing is next: two numbers, then a row, a side or a mark, as no contest's input begins.
[[nodiscard]] bool is_drawing_next(BoardText& text);

/// [".F","MC"], then the reach of side two and of side one.
[[nodiscard]] std::optional<Problem> read_letter_grid(BoardText& text);

/// A graph, starting with the word `graph`.
[[nodiscard]] std::optional<Problem> read_graph(BoardText& text);

/// "n m q", m lines "u v" and q lines "x y": a directed graph, and questions about it.
class EdgeList {
 public:
  /// Reads the graph. If the text runs out within it, the edges before stay read, and the next call goes on.
  [[nodiscard]] bool read_graph(BoardText& text);
  /// The point where the token begins and its goal; a goal of 0 means none. If the text runs out, nothing is read.
  [[nodiscard]] std::optional<Problem> read_question(BoardText& text) const;

  [[nodiscard]] std::uint32_t questions() const noexcept { return questions_; }
  [[nodiscard]] bool has_head() const noexcept { return points_ != 0; }
  [[nodiscard]] bool has_graph() const noexcept { return graph_.has_value(); }
  /// Whether reading has stopped between two edges.
  [[nodiscard]] bool is_open() const noexcept { return has_head() && !has_graph(); }

 private:
  [[nodiscard]] bool read_head(BoardText& text);
  [[nodiscard]] bool read_edges(BoardText& text);

  std::string first_word_;  // where errors of the whole graph are reported
  Word start_;
  std::uint32_t points_ = 0;  // 0 before the head
  std::uint32_t edge_count_ = 0;
  std::uint32_t questions_ = 0;
  std::vector<GraphEdge> edges_;
  std::optional<Board> graph_;
};

/// [[1,2],[0],[0]]: the neighbours of each point, from point 0.
[[nodiscard]] std::optional<Problem> read_neighbour_lists(BoardText& text);

}  // namespace catchmate
