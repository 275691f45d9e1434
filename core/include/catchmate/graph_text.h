/// Reads graphs without pieces, as other programs write them.
///
///     IsP@OkWHG     graph6, a line a graph: the number of points, then the upper triangle of the adjacency matrix
///                   column by column, six bits a character (McKay: formats.txt of nauty and Traces)
///
///     a b           a list of edges, a line an edge, by the names of its points; a name alone is a point, # begins
///     b c           a comment
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "catchmate/board.h"

namespace catchmate {

/// A fault of a graph's text, with its line and column.
struct GraphFault {
  enum class Code : std::uint8_t {
    letter,           ///< `found` does not belong to graph6
    other_format,     ///< sparse6 or digraph6
    too_short,        ///< the line has `found` characters, of `expected`
    too_long,         ///< likewise
    padding,          ///< the last character has bits beyond the matrix
    no_points,        ///< the graph has no points
    too_many_points,  ///< it has more than `expected` points
    third_word,       ///< a line of a list of edges has a third word
  };

  Code code = Code::letter;
  std::uint32_t line = 1;
  std::uint32_t column = 1;  ///< from 1, in characters
  std::string found = {};
  std::uint64_t expected = 0;
};

using GraphOrFault = std::variant<Board, GraphFault>;

/// Reads a line of graph6, with or without the header ">>graph6<<". A fault's line is 1.
[[nodiscard]] GraphOrFault read_graph6(std::string_view line);

/// Reads a list of edges. Points are in the order in which they are first named.
[[nodiscard]] GraphOrFault read_edge_list(std::string_view text);

}  // namespace catchmate
