/// Walks through a list in brackets, with any white space between its parts; a strict list has none.
#pragma once

#include <utility>

#include "board_text.h"

namespace catchmate {

class ListReader {
 public:
  explicit ListReader(BoardText& text) : text_(text) {}

  /// The rest of the current word, or the next word; empty at the end of the text.
  [[nodiscard]] Word rest() {
    if (at_ == word_.text.size()) {
      word_ = text_.take(std::exchange(begun_, true) ? kNoSpace : kLineEnd);
      at_ = 0;
    }
    return {word_.text.substr(at_), word_.line, word_.column};
  }
  /// Skips `bytes` bytes of the rest.
  void skip(std::size_t bytes) noexcept {
    word_.column += static_cast<std::uint32_t>(character_count(word_.text.substr(at_, bytes)));
    at_ += bytes;
  }
  /// Skips a character if it is next. Returns whether it was.
  [[nodiscard]] bool accept(char character) {
    if (!rest().text.starts_with(character)) return false;
    skip(1);
    return true;
  }
  /// Whether white space or the end of the text is next.
  [[nodiscard]] bool at_end_of_word() const noexcept { return at_ == word_.text.size(); }

 private:
  BoardText& text_;
  Word word_;  // its column is that of the rest
  std::size_t at_ = 0;
  bool begun_ = false;
};

}  // namespace catchmate
