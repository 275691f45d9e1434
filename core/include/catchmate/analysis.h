/// Analyses one position by a table: the value of every move, best play, and the value of other squares for a piece.
#pragma once

#include <optional>
#include <vector>

#include "catchmate/position.h"
#include "catchmate/table.h"

namespace catchmate {

/// A legal move and its value for the mover. The distance counts this move, so that the best move has the same value as
/// the position.
struct MoveValue {
  Move move;
  Position position;  ///< the position after the move
  Value value;
};

/// The value of a move, given the value of the position after it.
[[nodiscard]] inline Value value_before(Value after) noexcept {
  if (after.outcome == Outcome::draw) return after;
  return {reverse(after.outcome), after.endless() ? kNever : after.distance + 1};
}

/// Whether `a` is better than `b` for one side: by outcome, then the quicker win or the longer loss. An endless win is
/// the worst win, an endless loss the best loss.
[[nodiscard]] constexpr bool better(Value a, Value b) noexcept {
  if (a.outcome != b.outcome) return a.outcome < b.outcome;
  return a.outcome == Outcome::win ? a.distance < b.distance : a.distance > b.distance;
}

/// Whether a table knows the value of every legal move of a valid position; a partial table may not.
[[nodiscard]] bool knows_moves(const Table& table, const Position& position);

/// The legal moves, best first; see `better`. Equal moves keep the order of `Game::for_each_move`. None if the game is
/// over. The table must know all moves, see `knows_moves`.
[[nodiscard]] std::vector<MoveValue> move_values(const Table& table, const Position& position);

/// A game of best play by both sides.
struct Line {
  std::vector<Move> moves = {};
  std::vector<Position> positions = {};  ///< before the first move and after each one
  /// If play never ends: the number of moves before the cycle. The position then is the last one of `positions`, too.
  std::optional<std::size_t> repeats_from = {};
};

/// The principal line: both sides make their best move, the first of equals, to the end of the game or until a position
/// repeats. The table must know `position`.
[[nodiscard]] Line principal_line(const Table& table, const Position& position);

/// The values of a position with one piece elsewhere: for each square, by number, the value for the side to move with
/// `side`'s piece moved there from `from`; nothing where it cannot stand or the table does not know the value.
[[nodiscard]] std::vector<std::optional<Value>> heat_map(const Table& table, Position position, Side side, Square from);

}  // namespace catchmate
