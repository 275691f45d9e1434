/// Reports of a position and of a verification, as text for a person who reads it in a terminal.
#pragma once

#include <string>

#include "catchmate/position.h"
#include "catchmate/table.h"
#include "catchmate/verify.h"

namespace catchmate {

/// The parts of a report besides the answer.
struct ReportOptions {
  bool moves = false;   ///< the value of every legal move
  bool line = false;    ///< a whole game of best play
  bool boards = false;  ///< the position, and with `line` the board after each of its moves, drawn
};

/// The answer in the contest's words, then what the options ask for; every line ends with a line feed. The table knows
/// the position and, where moves are asked for, what they lead to.
[[nodiscard]] std::string report(const Table& table, const Position& position, ReportOptions options);

/// The findings on a text's board, which is numbered from 1: "board 1: 8192 positions, every one agrees
/// with its successors", or the fault.
[[nodiscard]] std::string report(const Game& game, const Findings& findings, std::uint32_t board);

}  // namespace catchmate
