/// Messages in each language: patterns and their parts.
///
///     constexpr Text kShort{"{0} has {1} rows", "{0} 有 {1} 行"};
///     say(Language::english, kShort, "board", 3);   // "board has 3 rows"
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace catchmate {

enum class Language : std::uint8_t { english, chinese };

/// A pattern in each language; {0}, {1} are its parts.
struct Text {
  std::string_view en;
  std::string_view zh;

  [[nodiscard]] constexpr std::string_view in(Language language) const noexcept {
    return language == Language::english ? en : zh;
  }
};

/// A sentence in each language.
struct Sentence {
  std::string en;
  std::string zh;

  [[nodiscard]] const std::string& in(Language language) const noexcept {
    return language == Language::english ? en : zh;
  }
};

/// A pattern with its parts in place. Braces around anything but a digit stay.
[[nodiscard]] std::string fill(std::string_view pattern, std::span<const std::string> parts);

/// A part in a language: a number, a string, or a text or a sentence.
template <class Value>
[[nodiscard]] std::string to_part(Language language, const Value& value) {
  if constexpr (std::integral<Value>) {
    return std::to_string(value);
  } else if constexpr (std::is_same_v<Value, Text> || std::is_same_v<Value, Sentence>) {
    return std::string(value.in(language));
  } else {
    return std::string(value);
  }
}

/// A text in a language, with its parts in place.
template <class... Parts>
[[nodiscard]] std::string say(Language language, const Text& text, const Parts&... parts) {
  return fill(text.in(language), std::array<std::string, sizeof...(Parts)>{to_part(language, parts)...});
}

}  // namespace catchmate
