/// Families of graphs that have names, by their numbers:
///
///     path 5        cycle 5       grid 3 4      torus 3 4     hypercube 3
///     petersen      kneser 5 2    paley 13      regular 10 3 7
///
/// Points are in the order of their numbers: of a grid row by row, of a hypercube as binary numbers, of a Kneser graph
/// in the order of its sets as binary numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "catchmate/board.h"

namespace catchmate {

struct GraphFamily {
  /// A number that it takes.
  struct Parameter {
    std::string_view name;  ///< "rows"
    std::uint64_t low = 1;
    std::uint64_t high = 1;
  };

  std::string_view name;
  std::vector<Parameter> parameters;
  /// Makes the graph of numbers within their limits; nothing if there is none with at most 1000 points.
  std::optional<Board> (*make)(const std::vector<std::uint64_t>& numbers);
};

[[nodiscard]] const std::vector<GraphFamily>& graph_families();

}  // namespace catchmate
