/// Messages in each language: patterns and their parts.
///
///     constexpr Text kRows{"{0} has {1} rows", "{0} 有 {1} 行"};
///     const Speaker say{Language::english};
///     say(kRows, "board", 3);   // "board has 3 rows"
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

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

/// A part of a text: a number, or a string that outlives it.
class Part {
 public:
  // NOLINTBEGIN(google-explicit-constructor, hicpp-explicit-conversions): numbers and strings are parts as they are.
  template <std::convertible_to<std::string_view> String>
  Part(const String& text) noexcept : text_(text) {}
  Part(std::integral auto number) noexcept
      : number_(static_cast<std::uint64_t>(number)), kind_(std::cmp_less(number, 0) ? kNegative : kNumber) {}
  // NOLINTEND(google-explicit-constructor, hicpp-explicit-conversions)

  void append_to(std::string& text) const;

 private:
  enum Kind : std::uint8_t { kString, kNumber, kNegative };

  std::string_view text_ = {};
  std::uint64_t number_ = 0;
  Kind kind_ = kString;
};

/// A pattern with its parts in place. Braces around anything but a digit stay.
[[nodiscard]] std::string fill(std::string_view pattern, std::initializer_list<Part> parts);

/// Says texts in a language. Parts are numbers, strings, texts and sentences.
struct Speaker {
  Language language = Language::english;

  // Inlined, so that a program of one language does not contain the others.
  template <class... Parts>
  [[nodiscard, gnu::always_inline]] std::string operator()(const Text& text, const Parts&... parts) const {
    return fill(text.in(language), {part(parts)...});
  }

 private:
  template <class Value>
  [[nodiscard, gnu::always_inline]] Part part(const Value& value) const noexcept {
    if constexpr (std::is_same_v<Value, Text> || std::is_same_v<Value, Sentence>) {
      return value.in(language);
    } else {
      return value;
    }
  }
};

}  // namespace catchmate
