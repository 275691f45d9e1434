/// Splits a UTF-8 text into words and tracks line and column for error messages.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace catchmate {

/// A run of characters without white space, and where it starts.
struct Word {
  std::string_view text;     // empty at the end of the input
  std::uint32_t line = 1;    // from 1
  std::uint32_t column = 1;  // from 1, in characters
};

/// Takes words from a text, or from the part of it that has arrived.
class Scanner {
 public:
  /// `line` and `column`, from 1, are where `text` begins. If it is not `complete`, its last word may go on.
  Scanner(std::string_view text, std::uint32_t line, std::uint32_t column, bool complete) noexcept
      : rest_(text), line_(line), column_(column), complete_(complete) {}

  /// The next word without taking it; empty at the end of the text.
  [[nodiscard]] const Word& peek();
  /// Takes the next word.
  Word take();
  /// Takes the next word if it is a number from `low` to `high` in at most nine digits, after spaces and line ends
  /// alone. Takes nothing otherwise. Long inputs are numbers: this reads them in one pass over their bytes.
  [[nodiscard]] bool take_number(std::uint64_t low, std::uint64_t high, std::uint32_t& number) noexcept;
  /// The white space before the last word of `peek` or `take`.
  [[nodiscard]] const Word& space() const noexcept { return space_; }

  /// Whether the last word asked for may be incomplete or missing because the text is not `complete`.
  [[nodiscard]] bool ran_out() const noexcept { return ran_out_; }
  void set_ran_out() noexcept { ran_out_ = true; }

  /// The number of bytes left; after `peek`, from the next word on. `line` and `column` are where they begin.
  [[nodiscard]] std::size_t left() const noexcept { return rest_.size(); }
  [[nodiscard]] std::uint32_t line() const noexcept { return line_; }
  [[nodiscard]] std::uint32_t column() const noexcept { return column_; }

 private:
  void step();

  std::string_view rest_;
  std::optional<Word> word_;  // if peeked at
  Word space_;
  std::uint32_t word_length_ = 0;  // in characters
  std::uint32_t line_;
  std::uint32_t column_;
  bool complete_;
  bool ran_out_ = false;
};

/// The byte order mark that a UTF-8 text may begin with.
inline constexpr std::string_view kByteOrderMark = "\uFEFF";

/// Whether a text, which is not empty, starts with white space.
[[nodiscard]] bool starts_with_space(std::string_view text) noexcept;

/// A part of the input for error messages: shortened, with unprintable bytes as \xNN.
[[nodiscard]] std::string printable(std::string_view text);

/// The inverse of `printable`, for a text that it did not shorten.
[[nodiscard]] std::string unprintable(std::string_view shown);

/// The number of characters in a text; a byte that is not UTF-8 counts as one.
[[nodiscard]] std::size_t character_count(std::string_view text) noexcept;

/// The length in bytes of the first character of a non-empty text; 1 if it is not UTF-8.
[[nodiscard]] std::size_t character_length(std::string_view text) noexcept;

}  // namespace catchmate
