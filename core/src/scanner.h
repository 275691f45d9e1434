/// Takes a UTF-8 text apart into words and keeps account of where it stands, for error messages.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace catchmate {

/// A run of characters without white space, and the place where it starts.
struct Word {
  std::string_view text;     // empty at the end of the input
  std::uint32_t line = 1;    // from 1
  std::uint32_t column = 1;  // from 1, in characters
};

class Scanner {
 public:
  explicit Scanner(std::string_view text);

  /// The next word, which `take` then steps over; an empty one at the end of the text.
  [[nodiscard]] const Word& peek() const noexcept { return word_; }
  /// Steps over the next word and returns it.
  Word take();

 private:
  void find_word();
  void step();

  std::string_view rest_;
  Word word_;
  std::uint32_t line_ = 1;
  std::uint32_t column_ = 1;
};

/// A piece of the input as an error message shows it: shortened, with unprintable bytes as \xNN.
[[nodiscard]] std::string printable(std::string_view text);

/// How many characters a text has; a byte that is not UTF-8 counts as one.
[[nodiscard]] std::size_t character_count(std::string_view text) noexcept;

/// The length in bytes of the first character of a text that is not empty; 1 where the text is not UTF-8.
[[nodiscard]] std::size_t character_length(std::string_view text) noexcept;

}  // namespace catchmate
