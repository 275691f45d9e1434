/// The letters and keywords of drawings, letter grids and graphs, shared by readers and writers.
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

/// The keyword for further pieces on a square that already shows one of their side.
inline constexpr std::string_view kMore = "more";

/// The letter of the food in a letter grid.
inline constexpr char kFood = 'F';

/// The keywords of marks.
[[nodiscard]] constexpr std::string_view word_of(Mark mark) noexcept { return mark == Mark::goal ? "goal" : "closed"; }

/// The other keywords of graphs.
inline constexpr std::string_view kGraph = "graph";
inline constexpr std::string_view kNames = "names";
inline constexpr std::string_view kPlaces = "places";
inline constexpr std::string_view kEdges = "edges";
inline constexpr std::string_view kWays = "ways";
inline constexpr std::string_view kObstacles = "obstacles";
inline constexpr std::string_view kPieces = "pieces";

/// A side's letter in a letter grid.
[[nodiscard]] inline char grid_letter_of(const Rules& rules, Side side) noexcept {
  return static_cast<char>(rules.side(side).name.front() - 'a' + 'A');
}

}  // namespace catchmate
