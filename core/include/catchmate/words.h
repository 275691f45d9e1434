/// The words for enumerators in files, in JavaScript and in messages; each enumeration has its own beside it.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

namespace catchmate {

template <std::size_t kSize>
using WordList = std::array<std::string_view, kSize>;

/// By enumerator. Enumerators beyond the end of the list mean that a side wins, and are written as `{ "winner": side
/// }`.
template <class Enum>
inline constexpr std::nullptr_t kWords = nullptr;

/// The name of a type of the package, and its meaning.
struct TypeText {
  const char* name = "";
  const char* about = "";
};
/// The type of an enumeration's words; without a name, fields have the words themselves.
template <class Enum>
inline constexpr TypeText kWordsText{};

/// An enumeration that has words.
template <class Enum>
concept Worded = !std::same_as<std::remove_const_t<decltype(kWords<Enum>)>, std::nullptr_t>;

/// An enumeration with words in which a side may win, for which there is no word.
template <class Enum>
concept Winnable = Worded<Enum> && requires(Enum value) {
  winner_of(value);
};

template <Worded Enum>
[[nodiscard]] constexpr std::string_view word_of(Enum value) noexcept {
  return kWords<Enum>[static_cast<std::size_t>(value)];
}

/// The enumerator with a word; nothing if there is none.
template <Worded Enum>
[[nodiscard]] constexpr std::optional<Enum> enum_of(std::string_view word) noexcept {
  for (std::size_t value = 0; value < kWords<Enum>.size(); ++value) {
    if (kWords<Enum>[value] == word) return static_cast<Enum>(value);
  }
  return std::nullopt;
}

}  // namespace catchmate
