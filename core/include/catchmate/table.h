/// The table of a game: outcome and distance of every sound position, either side to move. It is made once, by a solve,
/// and never changes; all that a person sees is a question to it.
#pragma once

#include <cstdint>
#include <string>

#include "catchmate/distances.h"
#include "catchmate/game.h"
#include "catchmate/graph_game.h"
#include "catchmate/placement_index.h"

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

  [[nodiscard]] const Game& game() const noexcept { return game_; }

  /// The value of a sound position to the side to move.
  [[nodiscard]] Value lookup(const Position& position) const noexcept {
    return value(index_.index(position), position);
  }

  /// A number of its own for every sound position.
  [[nodiscard]] std::uint64_t index(const Position& position) const noexcept { return index_.index(position); }
  [[nodiscard]] std::uint64_t positions() const noexcept { return index_.positions(); }

  /// Calls `visit(position, value)` for every sound position, in ascending order of its index.
  template <class Visit>
  void for_each(Visit visit) const {
    index_.for_each_position(game_, 0, index_.outer_count(), [&](std::uint64_t index, const Position& position) {
      visit(position, value(index, position));
    });
  }

  /// One number for the whole table: equal tables have equal signatures, on every machine and whichever solver made
  /// them. It is the sum, modulo 2^64, over all sound positions, of a 64-bit mix of the position's index and its value.
  [[nodiscard]] std::uint64_t signature() const noexcept;
  /// The signature as 16 lower-case hexadecimal digits.
  [[nodiscard]] std::string written_signature() const;

 private:
  [[nodiscard]] Value value(std::uint64_t index, const Position& position) const noexcept;

  Game game_;
  PlacementIndex index_;
  Distances distances_;
};

}  // namespace catchmate
