/// The letters and words of drawings, letter grids and graphs, which are read and written alike.
#pragma once

#include <string_view>

#include "catchmate/board.h"
#include "catchmate/rules.h"

namespace catchmate {

/// The letters of a drawing.
inline constexpr char kFree = '.';
inline constexpr char kObstacle = '#';
inline constexpr char kSideTwo = 'X';
inline constexpr char kSideOne = 'O';
inline constexpr char kBothSides = '*';

/// The word behind which a drawing says where further pieces stand with one of their side's.
inline constexpr std::string_view kMore = "more";

/// The letter of the food in a letter grid.
inline constexpr char kFood = 'F';

/// The words that marks begin with.
[[nodiscard]] constexpr std::string_view word_of(Mark mark) noexcept { return mark == Mark::goal ? "goal" : "closed"; }

/// The words of a graph, besides those of marks.
inline constexpr std::string_view kGraph = "graph";
inline constexpr std::string_view kNames = "names";
inline constexpr std::string_view kPlaces = "places";
inline constexpr std::string_view kEdges = "edges";
inline constexpr std::string_view kWays = "ways";
inline constexpr std::string_view kObstacles = "obstacles";
inline constexpr std::string_view kPieces = "pieces";

/// The letter of a side in a letter grid.
[[nodiscard]] inline char grid_letter_of(const Rules& rules, Side side) noexcept {
  return static_cast<char>(rules.side(side).name.front() - 'a' + 'A');
}

}  // namespace catchmate
