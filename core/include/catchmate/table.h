/// The table of a game: outcome and distance of every sound position, either side to move. It is made once, by a solve,
/// and never changes; all that a person sees is a question to it.
///
/// A table of a smaller scope answers for the positions for which it was made, and for what follows from them under
/// best play. Of others within its scope it may say that they are drawn when they were only not settled yet.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "catchmate/distances.h"
#include "catchmate/game.h"
#include "catchmate/graph_game.h"
#include "catchmate/placement_index.h"
#include "catchmate/scope.h"
#include "catchmate/visitor.h"

namespace catchmate {

/// What a position, or a move, is worth under best play of both sides.
struct Value {
  Outcome outcome = Outcome::draw;  ///< to the side to move, or to the side that makes the move
  Ply distance = 0;                 ///< plies to the end of the game; 0 in a draw, where it says nothing

  friend bool operator==(const Value&, const Value&) noexcept = default;
};

class Table {
 public:
  /// `distances` holds, by index, the plies to the end of the game, `kNever` for a draw. Its parity tells a win from a
  /// loss, but at 0, where the game is over and its rules say how.
  Table(Game game, PlacementIndex index, Distances distances);
  /// A table of so many positions, those of a scope.
  Table(Game&& game, PlacementIndex&& index, Distances&& distances, Scope&& scope, std::uint64_t positions);

  [[nodiscard]] const Game& game() const noexcept { return game_; }
  [[nodiscard]] const Scope& scope() const noexcept { return scope_; }

  /// The value of a sound position within the scope to the side to move.
  [[nodiscard]] Value lookup(const Position& position) const noexcept {
    return value(distances_.at(index_.placement(position), position.to_move, index_.swept_square(position)), position);
  }

  /// A number of its own for every sound position.
  [[nodiscard]] std::uint64_t index(const Position& position) const noexcept { return index_.index(position); }
  /// How many sound positions are within the scope.
  [[nodiscard]] std::uint64_t positions() const noexcept { return positions_; }
  /// The longest distance, in plies; 0 when none is longer, or no position is won or lost.
  [[nodiscard]] Ply longest() const noexcept { return distances_.longest(); }
  /// The bytes that the distances take.
  [[nodiscard]] std::uint64_t bytes() const noexcept { return distances_.bytes(); }

  /// The distances as they are kept: what goes over all of them need not ask for each.
  [[nodiscard]] const Distances& distances() const noexcept { return distances_; }

  /// Calls `visit(position, value)` for every sound position within the scope, in ascending order of its index.
  void for_each(Visitor<const Position&, Value> visit) const;
  /// Calls `visit(index, position, value)` for those whose placement is in [first, last).
  void for_each_in(std::uint64_t first, std::uint64_t last, Visitor<std::uint64_t, const Position&, Value> visit) const;

  /// One number for the whole table: equal tables have equal signatures, on every machine and whichever solver made
  /// them. It is the sum, modulo 2^64, over all sound positions within the scope, of a 64-bit mix of the
  /// position's index and its value.
  [[nodiscard]] std::uint64_t signature() const noexcept;
  /// The signature as 16 lower-case hexadecimal digits.
  [[nodiscard]] std::string written_signature() const;

  /// Gives up the memory of the distances, for another table.
  [[nodiscard]] Distances take_distances() && noexcept { return std::move(distances_); }

 private:
  [[nodiscard]] Value value(Ply distance, const Position& position) const noexcept;

  Game game_;
  PlacementIndex index_;
  Distances distances_;
  Scope scope_;
  std::uint64_t positions_;
};

}  // namespace catchmate
