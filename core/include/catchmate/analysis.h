/// Questions to a table about one position: what every move is worth, how the game goes on, where a piece is better
/// off.
#pragma once

#include <optional>
#include <vector>

#include "catchmate/position.h"
#include "catchmate/table.h"

namespace catchmate {

/// A legal move and its value from the mover's view. The distance counts this move too, so that the best move of a
/// position has the position's own value.
struct MoveValue {
  Move move;
  Position position;  ///< the one that it leads to
  Value value;
};

/// The value of a move from that of the position it leads to.
[[nodiscard]] inline Value value_before(Value after) noexcept {
  if (after.outcome == Outcome::draw) return after;
  return {reverse(after.outcome), after.endless() ? kNever : after.distance + 1};
}

/// Whether `a` is worth more than `b` to the same side: a quicker win, a longer loss, a better outcome. A win without
/// an end comes after all others, a loss without one before.
[[nodiscard]] constexpr bool better(Value a, Value b) noexcept {
  if (a.outcome != b.outcome) return a.outcome < b.outcome;
  return a.outcome == Outcome::win ? a.distance < b.distance : a.distance > b.distance;
}

/// Whether a table knows what every legal move of a valid position is worth: a partial table may not.
[[nodiscard]] bool knows_moves(const Table& table, const Position& position);

/// The legal moves of a position whose moves the table knows, best first: wins, the quickest first; draws; losses, the
/// longest first. Moves of equal worth keep the order of `Game::for_each_move`. None when the game is over.
[[nodiscard]] std::vector<MoveValue> move_values(const Table& table, const Position& position);

/// A game of best play by both sides.
struct Line {
  std::vector<Move> moves = {};
  std::vector<Position> positions = {};  ///< the first, and the one after each move
  /// In play that never ends: the number of moves after which the position first stands that stands again after the
  /// last one. From there the moves go round for ever.
  std::optional<std::size_t> repeats_from = {};
};

/// The principal line of a position that the table knows: each side makes the first of its best moves, to the end of
/// the game or to the first repetition.
[[nodiscard]] Line principal_line(const Table& table, const Position& position);

/// The worth of a position with one of its pieces elsewhere: for each square of the board, by its number, the
/// value to the side to move with that piece there; nothing where it cannot stand, or the table does not know. The
/// piece is the one of `side` on `from`.
[[nodiscard]] std::vector<std::optional<Value>> heat_map(const Table& table, Position position, Side side, Square from);

}  // namespace catchmate
