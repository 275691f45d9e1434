/// Takes a UTF-8 text apart into words and keeps account of where it stands, for error messages.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace catchmate {

/// A run of characters without white space, and the place where it starts.
struct Word {
  std::string_view text;     // empty at the end of the input
  std::uint32_t line = 1;    // from 1
  std::uint32_t column = 1;  // from 1, in characters
};

/// Takes the words off a text, or off the part of it that is there so far.
class Scanner {
 public:
  /// A text that begins at a place, from 1. Where it is not `complete`, its last word may go on.
  Scanner(std::string_view text, std::uint32_t line, std::uint32_t column, bool complete) noexcept
      : rest_(text), line_(line), column_(column), complete_(complete) {}

  /// The next word, which `take` then steps over; an empty one at the end of the text.
  [[nodiscard]] const Word& peek();
  /// Steps over the next word and returns it.
  Word take();

  /// Whether a word was asked for that may go on, or be missing, because the text is not complete.
  [[nodiscard]] bool ran_out() const noexcept { return ran_out_; }
  void set_ran_out() noexcept { ran_out_ = true; }

  /// The bytes that are left, and where they begin: at the next word, once that was asked for.
  [[nodiscard]] std::size_t left() const noexcept { return rest_.size(); }
  [[nodiscard]] std::uint32_t line() const noexcept { return line_; }
  [[nodiscard]] std::uint32_t column() const noexcept { return column_; }

 private:
  void step();

  std::string_view rest_;
  std::optional<Word> word_;  // once it was asked for
  std::uint32_t line_;
  std::uint32_t column_;
  bool complete_;
  bool ran_out_ = false;
};

/// The mark that a text in UTF-8 may begin with.
inline constexpr std::string_view kByteOrderMark = "\uFEFF";

/// A piece of the input as an error message shows it: shortened, with unprintable bytes as \xNN.
[[nodiscard]] std::string printable(std::string_view text);

/// The number of characters of a text; a byte that is not UTF-8 counts as one.
[[nodiscard]] std::size_t character_count(std::string_view text) noexcept;

/// The length in bytes of the first character of a text that is not empty; 1 where the text is not UTF-8.
[[nodiscard]] std::size_t character_length(std::string_view text) noexcept;

}  // namespace catchmate
