/// What a table says about a position, as text for a person who reads it in a terminal.
#pragma once

#include <string>

#include "catchmate/position.h"
#include "catchmate/table.h"

namespace catchmate {

/// What to report besides the answer.
struct ReportOptions {
  bool moves = false;   ///< the value of every legal move
  bool line = false;    ///< a whole game of best play
  bool boards = false;  ///< the position, and with `line` the board after each of its moves, drawn
};

/// The answer in the contest's words, then what the options ask for; every line ends with a line feed.
[[nodiscard]] std::string report(const Table& table, const Position& position, ReportOptions options);

}  // namespace catchmate
