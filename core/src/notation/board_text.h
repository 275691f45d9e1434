/// One board's part of a text: the parser state and the error that the readers of all formats share.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

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

class BoardText {
 public:
  using Code = InputError::Code;

  BoardText(const Rules& rules, std::uint64_t memory_budget, Scanner scanner)
      : rules_(rules), contest_(contest_of(rules)), memory_budget_(memory_budget), scanner_(scanner) {}

  [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] const Contest& contest() const noexcept { return contest_; }
  [[nodiscard]] Scanner& scanner() noexcept { return scanner_; }
  [[nodiscard]] const Scanner& scanner() const noexcept { return scanner_; }
  [[nodiscard]] const Word& peek() { return scanner_.peek(); }
  Word take() { return scanner_.take(); }

  /// The error, once a function here has returned false.
  [[nodiscard]] InputError& error() noexcept { return error_; }

  /// Sets the error: `code` at a word, which becomes `found`. Returns false, as all functions here do on an error.
  bool fail(Code code, const Word& word, std::string subject = {}, std::uint64_t low = 0,
            std::uint64_t high = kUncountable);

  /// Takes a whole number from `low` to `high`; `name` is its name in error messages.
  [[nodiscard]] bool take_number(std::string name, std::uint64_t low, std::uint64_t high, std::uint32_t& number) {
    return read_number(take(), std::move(name), low, high, number);
  }
  [[nodiscard]] bool read_number(const Word& word, std::string name, std::uint64_t low, std::uint64_t high,
                                 std::uint32_t& number);

  /// Takes a side's name.
  [[nodiscard]] bool take_side(Side& side);

  /// Fails if the rules are not valid on a kind of board.
  [[nodiscard]] bool suits(const Word& place, Ground ground);
  /// Fails if the board takes more memory to solve than the budget allows.
  [[nodiscard]] bool fits(const Word& place, const BoardSize& size);
  [[nodiscard]] bool fits(const Word& place, std::uint64_t rows, std::uint64_t columns, std::uint64_t free_squares) {
    return fits(place, rectangle_size(rules_, rows, columns, free_squares));
  }

 private:
  const Rules& rules_;
  Contest contest_;
  std::uint64_t memory_budget_;
  Scanner scanner_;
  InputError error_;
};

/// Part of a word, from byte `start` on.
[[nodiscard]] inline Word part_of(const Word& word, std::size_t start,
                                  std::size_t length = std::string_view::npos) noexcept {
  const std::size_t before = character_count(word.text.substr(0, start));
  return {word.text.substr(start, length), word.line, word.column + static_cast<std::uint32_t>(before)};
}

// The formats. Each function reads one board; the caller sets its number in the text and its line.

/// "n r1 c1 r2 c2": a square board without obstacles; nothing may follow.
[[nodiscard]] std::optional<Problem> read_coordinates(BoardText& text);
/// The names of those numbers in error messages.
[[nodiscard]] std::string coordinate_names(const Rules& rules);

/// A drawing of at least `fewest_rows` rows.
[[nodiscard]] std::optional<Problem> read_drawing(BoardText& text, std::uint32_t fewest_rows);
/// Whether a drawing is next: two numbers, then a row, a side or a mark, as no contest's input begins.
[[nodiscard]] bool is_drawing_next(BoardText& text);

/// [".F","MC"], then the reach of side two and of side one.
[[nodiscard]] std::optional<Problem> read_letter_grid(BoardText& text);

/// A graph, starting with the word `graph`.
[[nodiscard]] std::optional<Problem> read_graph(BoardText& text);

/// "n m q" and m lines "u v": a directed graph; `questions` is q.
[[nodiscard]] std::optional<Board> read_edge_list(BoardText& text, std::uint32_t& questions);
/// "x y": the point where the token begins and its goal on that graph; a goal of 0 means none.
[[nodiscard]] std::optional<Problem> read_question(BoardText& text, const Board& graph);

/// [[1,2],[0],[0]]: the neighbours of each point, from point 0.
[[nodiscard]] std::optional<Problem> read_neighbour_lists(BoardText& text);

}  // namespace catchmate
