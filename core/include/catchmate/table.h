/// The table of a game: outcome and distance of every valid position, either side to move. It is made once, by a solve,
/// and never changes; all that a person sees is a question to it.
///
/// A *partial* table was made for one position. It knows that position, what follows from it under best play, and
/// whatever else was settled by the time that was; asked for any other, it would have to guess, so `knows` is asked
/// first.
#pragma once

#include <cassert>
#include <cstdint>
#include <utility>
#include <vector>

#include "catchmate/distances.h"
#include "catchmate/game.h"
#include "catchmate/graph_game.h"
#include "catchmate/placement_index.h"
#include "catchmate/scope.h"
#include "catchmate/visitor.h"

namespace catchmate {

/// The worth of a position, or of a move, under best play of both sides.
struct Value {
  Outcome outcome = Outcome::draw;  ///< to the side to move, or to the side that makes the move
  /// Plies to the end of the game; 0 in a draw, where it says nothing; `kNever` where a side wins because play never
  /// ends.
  Ply distance = 0;

  /// Whether a side wins because play never ends.
  [[nodiscard]] bool endless() const noexcept { return distance == kNever; }
  friend bool operator==(const Value&, const Value&) noexcept = default;
};

class Table {
 public:
  /// The distances are those of the index. Where the game is over, its rules say how.
  Table(Game game, PlacementIndex index, Distances distances);
  /// A table of so many positions, those of a scope. It is `complete` when the undecided ones are known to be drawn.
  Table(Game&& game, PlacementIndex&& index, Distances&& distances, Scope&& scope, std::uint64_t positions,
        bool complete);

  [[nodiscard]] const Game& game() const noexcept { return game_; }
  [[nodiscard]] const Scope& scope() const noexcept { return scope_; }

  /// Whether there are valid positions that it does not know.
  [[nodiscard]] bool partial() const noexcept { return !complete_ || !scope_.whole(); }
  /// Whether it knows what a valid position is worth.
  [[nodiscard]] bool knows(const Position& position) const noexcept {
    return scope_.contains(position) && (complete_ || code(position) != kNever);
  }
  /// The value, to the side to move, of a valid position that it knows.
  [[nodiscard]] Value lookup(const Position& position) const noexcept {
    assert(knows(position));
    return value(code(position), position);
  }

  /// A number of its own for every valid position.
  [[nodiscard]] std::uint64_t index(const Position& position) const noexcept { return index_.index(position); }
  /// The number of placements of all pieces but the swept one: see placement_index.h.
  [[nodiscard]] std::uint64_t placements() const noexcept { return index_.placements(); }
  /// The number of valid positions within the scope.
  [[nodiscard]] std::uint64_t positions() const noexcept { return positions_; }
  /// The longest distance, in plies; 0 when none is longer, or no position is won or lost.
  [[nodiscard]] Ply longest() const noexcept { return distances_.longest(); }
  /// The bytes that the distances take.
  [[nodiscard]] std::uint64_t bytes() const noexcept { return distances_.bytes(); }

  /// The distances as they are kept: what goes over all of them need not ask for each.
  [[nodiscard]] const Distances& distances() const noexcept { return distances_; }

  /// Calls `visit(position, value)` for every valid position within the scope, in ascending order of its index.
  void for_each(Visitor<const Position&, Value> visit) const;
  /// Calls `visit(index, position, value)` for those whose placement is in [first, last).
  void for_each_in(std::uint64_t first, std::uint64_t last, Visitor<std::uint64_t, const Position&, Value> visit) const;

  /// Gives up the memory of the distances, for another table.
  [[nodiscard]] Distances take_distances() && noexcept { return std::move(distances_); }

 private:
  [[nodiscard]] Ply code(const Position& position) const noexcept {
    return distances_.code(index_.placement(position), position.to_move, index_.swept_square(position));
  }
  [[nodiscard]] Value value(Ply code, const Position& position) const noexcept;

  Game game_;
  PlacementIndex index_;
  Distances distances_;
  Scope scope_;
  std::uint64_t positions_;
  bool complete_ = true;
};

}  // namespace catchmate
