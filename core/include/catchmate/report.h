/// Reports on positions, tables and verifications, as text for a terminal.
#pragma once

#include <string>

#include "catchmate/position.h"
#include "catchmate/statistics.h"
#include "catchmate/table.h"
#include "catchmate/text.h"
#include "catchmate/verify.h"

namespace catchmate {

/// The parts of a report after the answer.
struct ReportOptions {
  bool moves = false;   ///< the value of every legal move
  bool line = false;    ///< the principal line
  bool boards = false;  ///< drawings: of the position, and with `line` of the board after each move
};

/// The answer in the contest's words, then the parts chosen; every line ends with a line feed. The table must know the
/// position, and with `moves` all positions one move later.
[[nodiscard]] std::string report(const Table& table, const Position& position, ReportOptions options,
                                 Language language = Language::english);

/// A whole table, of board number `board` of a text: "board 1: 8192 positions, the longest distance 20 plies".
[[nodiscard]] std::string report(const Table& table, std::uint32_t board, Language language = Language::english);

/// The statistics of a table: counts, the longest wins and losses, and mutual zugzwangs.
[[nodiscard]] std::string report(const Game& game, const Statistics& statistics, std::uint32_t board,
                                 Language language = Language::english);

/// A position and its value: "red to move, red on (2,1) (2,3), black on (3,2): loss in 12 plies".
[[nodiscard]] std::string report(const Game& game, const Position& position, Value value,
                                 Language language = Language::english);

/// The verdict of a verification, for board number `board` of a text, from 1: "board 1: 8192 positions, every one
/// agrees with its successors", or the fault.
[[nodiscard]] std::string report(const Game& game, const Verdict& verdict, std::uint32_t board,
                                 Language language = Language::english);

}  // namespace catchmate
