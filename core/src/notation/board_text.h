/// A text where a board of it is read: what the readers of all formats share.
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

/// The largest number that a text may have.
inline constexpr std::uint64_t kLargestNumber = std::numeric_limits<std::uint32_t>::max();

/// Whether a word is a number, which may be negative.
[[nodiscard]] bool is_number(std::string_view word) noexcept;

/// The side of that name.
[[nodiscard]] std::optional<Side> side_named(const Rules& rules, std::string_view name) noexcept;

/// The mark that begins with that word.
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

  /// Why there is no board, once something here has failed.
  [[nodiscard]] InputError& error() noexcept { return error_; }

  /// Makes the error one of that code at the place of a word, with the word as what was found. Returns false, as
  /// everything does that fails.
  bool fail(Code code, const Word& word, std::string subject = {}, std::uint64_t low = 0,
            std::uint64_t high = kUncountable);

  /// Takes a number between two limits.
  [[nodiscard]] bool take_number(std::string name, std::uint64_t low, std::uint64_t high, std::uint32_t& number) {
    return read_number(take(), std::move(name), low, high, number);
  }
  [[nodiscard]] bool read_number(const Word& word, std::string name, std::uint64_t low, std::uint64_t high,
                                 std::uint32_t& number);

  /// Takes the name of a side.
  [[nodiscard]] bool take_side(Side& side);

  /// Fails where the rules are not for boards of a kind.
  [[nodiscard]] bool suits(const Word& place, Ground ground);
  /// Fails where solving would take more memory than is allowed.
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

/// A part of a word, from its `start`-th byte on, which is as many characters in.
[[nodiscard]] inline Word part_of(const Word& word, std::size_t start,
                                  std::size_t length = std::string_view::npos) noexcept {
  return {word.text.substr(start, length), word.line, word.column + static_cast<std::uint32_t>(start)};
}

// The formats. Each reads one board, whose number in the text and line the caller sets.

/// "n r1 c1 r2 c2": an open square board; nothing may follow.
[[nodiscard]] std::optional<Problem> read_coordinates(BoardText& text);
/// The names of these numbers.
[[nodiscard]] std::string coordinate_names(const Rules& rules);

/// A drawing of at least so many rows.
[[nodiscard]] std::optional<Problem> read_drawing(BoardText& text, std::uint32_t fewest_rows);
/// Whether one is next: two numbers, then a row, a side or a mark. No contest's input begins so.
[[nodiscard]] bool is_drawing_next(BoardText& text);

/// [".F","MC"] and, behind it, the reach of side two and of side one.
[[nodiscard]] std::optional<Problem> read_letter_grid(BoardText& text);

/// A graph, from the word `graph` on.
[[nodiscard]] std::optional<Problem> read_graph(BoardText& text);

/// "n m q" and m lines "u v": a directed graph, and how many questions follow.
[[nodiscard]] std::optional<Board> read_edge_list(BoardText& text, std::uint32_t& questions);
/// "x y": where the token begins on that graph, and where it has to be brought; 0 for nowhere.
[[nodiscard]] std::optional<Problem> read_question(BoardText& text, const Board& graph);

/// [[1,2],[0],[0]]: the neighbours of each point of a graph, from 0.
[[nodiscard]] std::optional<Problem> read_neighbour_lists(BoardText& text);

}  // namespace catchmate
