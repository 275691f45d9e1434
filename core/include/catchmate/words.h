/// The words for enumerators in files, in JavaScript and in messages.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <string_view>

#include "catchmate/code.h"
#include "catchmate/describe.h"
#include "catchmate/difference.h"
#include "catchmate/game.h"
#include "catchmate/hunt_size.h"
#include "catchmate/notation.h"
#include "catchmate/rules.h"

namespace catchmate {

template <std::size_t kSize>
using WordList = std::array<std::string_view, kSize>;

/// By enumerator. Enumerators beyond the end of the list mean that a side wins, and are written as `{ "winner": side
/// }`.
template <class Enum>
inline constexpr std::nullptr_t kWords = nullptr;

template <>
inline constexpr WordList<8> kWords<Direction>{"up",       "right",      "down",      "left",
                                               "up-right", "down-right", "down-left", "up-left"};
template <>
inline constexpr WordList<4> kWords<Edge>{"top", "right", "bottom", "left"};
template <>
inline constexpr WordList<3> kWords<Leap>{"nothing", "pieces", "everything"};
template <>
inline constexpr WordList<2> kWords<Capture>{"wins", "forbidden"};
template <>
inline constexpr WordList<3> kWords<NoMove>{"loses", "draws", "passes"};
template <>
inline constexpr WordList<1> kWords<Endless>{"draws"};

template <>
inline constexpr WordList<3> kWords<Outcome>{"win", "draw", "loss"};
template <>
inline constexpr WordList<3> kWords<Ending::How>{"goal", "meeting", "no-move"};

template <>
inline constexpr WordList<3> kWords<Shape>{"ring", "dot", "cross"};

template <>
inline constexpr WordList<10> kWords<RulesFault::Code>{"id",          "side-name",  "same-names", "pieces",
                                                       "reach",       "turn-reach", "directions", "no-move",
                                                       "graph-reach", "graph-goals"};
template <>
inline constexpr WordList<6> kWords<PositionFault::Code>{"piece-count", "off-board",   "on-obstacle",
                                                         "on-closed",   "same-square", "shared-square"};
template <>
inline constexpr WordList<5> kWords<CodeError::Code>{"malformed", "version", "checksum", "invalid", "too-large"};
template <>
inline constexpr WordList<3> kWords<ComparisonFault>{"partial", "board", "pieces"};
template <>
inline constexpr WordList<5> kWords<HuntSizeFault::Code>{"one-size", "no-columns", "not-square", "rows", "columns"};
template <>
inline constexpr WordList<31> kWords<InputError::Code>{
    "empty",         "number-missing",    "number-out-of-range", "row-missing",    "row-too-short",
    "row-too-long",  "unknown-character", "too-many-pieces",     "too-few-pieces", "shared-square",
    "side-missing",  "square-missing",    "piece-missing",       "closed-square",  "wrong-board",
    "word-missing",  "name-missing",      "point-missing",       "edge-missing",   "one-way",
    "board-missing", "trailing-text",     "table-too-large",     "text-too-large", "move-missing",
    "comment-open",  "nesting-too-deep",  "white-space",         "leading-zeros",  "piece-on-goal",
    "listed-twice"};

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

}  // namespace catchmate
