/// The languages of the program: English, and Chinese in a Chinese locale.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A sentence in each language; {0}, {1} are its parts.
struct Text {
  std::string_view en;
  std::string_view zh;
};

/// Whether the locale is Chinese: the first of LC_ALL, LC_MESSAGES and LANG that is set.
[[nodiscard]] bool speaks_chinese();

/// The sentence in the program's language.
[[nodiscard]] std::string_view in_language(const Text& text);

/// A part of a sentence.
class Part {
 public:
  // NOLINTBEGIN(google-explicit-constructor, hicpp-explicit-conversions): texts and numbers are parts as they are.
  Part(std::string_view text) : text_(text) {}
  Part(std::string text) : text_(std::move(text)) {}
  Part(const char* text) : text_(text) {}
  Part(const Text& text) : text_(in_language(text)) {}
  Part(std::integral auto number) : text_(std::to_string(number)) {}
  // NOLINTEND(google-explicit-constructor, hicpp-explicit-conversions)

  [[nodiscard]] const std::string& text() const noexcept { return text_; }

 private:
  std::string text_;
};

/// A pattern with its parts in place.
[[nodiscard]] std::string fill(std::string_view pattern, const std::vector<Part>& parts);

/// The sentence in the program's language, with its parts in place.
template <class... Parts>
[[nodiscard]] std::string say(const Text& text, const Parts&... parts) {
  return fill(in_language(text), {Part(parts)...});
}

/// The parts of a sentence made from a pattern; nothing if it was not. In a pattern they come in order.
[[nodiscard]] std::optional<std::vector<Part>> parts_of(std::string_view sentence, std::string_view pattern);
