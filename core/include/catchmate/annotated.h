/// Annotated games, read and written: a board, and after it a line of moves with comments and variations.
///
///     3 3 red                              the board, in any format of notation.h
///     O..
///     .#X
///     .O.
///     moves:                               this word alone begins the line of moves
///     {Red is to move.}                    a comment on the position reached: here before the first move
///     3,2-3,3 {The only move.}             and here after it
///     (1,1-1,2 {Too slow.} 2,3-1,3)        a variation: an alternative to the move before it
///     2,3-1,3 {[arrows 3,3-2,3:hint] [marks 1,3 1,1:dot] Black is through.}
///
/// A move is written from-to, by row and column or on a graph by names of points; + joins the steps of a turn of
/// several pieces, and pass is a pass. A comment stands after its move and before the move's variations; a variation
/// may have a comment before its first move, and variations of its own. In a comment, white space of any kind is one
/// space, and a backslash takes the character after it literally. Lists in it draw on the board: arrows from-to, with
/// :hint in the colour of hints, and marks, with :ring, :dot or :cross. If names of points have brackets, white space
/// surrounds those that are not part of a name.
///
///     game     =  board [ "moves:" line ]
///     line     =  [ comment ] { move [ comment ] { "(" line ")" } }
///     comment  =  "{" { text | "[arrows" { arrow } "]" | "[marks" { mark } "]" } "}"
///     move     =  "pass" | step { "+" step }
///     step     =  square "-" square
///     arrow    =  step [ ":hint" ]
///     mark     =  square [ ":ring" | ":dot" | ":cross" ]
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "catchmate/describe.h"
#include "catchmate/notation.h"

namespace catchmate {

/// A board with a line of moves. `line` has the positions after the moves, which are legal.
struct AnnotatedGame {
  Problem problem;
  LineData line = {};
};

/// Reads the first board of a text and the moves after it. A board that takes more than `memory_budget` bytes to solve
/// is an error, as is a second board before moves.
[[nodiscard]] std::variant<AnnotatedGame, InputError> read_annotated(const Rules& rules, std::string_view text,
                                                                     std::uint64_t memory_budget = kOverflow);

/// Writes a valid position and a line of moves from it, which `read_annotated` reads; nothing if a move is not legal or
/// variations are nested too deeply. White space in comments becomes single spaces.
[[nodiscard]] std::optional<std::string> write_annotated(const Game& game, const Position& position,
                                                         const LineData& line);

}  // namespace catchmate
