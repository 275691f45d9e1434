/// The table of a game: outcome and distance of every valid position, with either side to move. The solver makes it,
/// and it never changes; everything that a person sees is a lookup.
///
/// A *partial* table, solved for one position, knows that position, its continuations under best play, and the
/// positions settled on the way, but no others: ask `knows` first.
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

/// The value of a position, or of a move, under best play by both sides.
struct Value {
  Outcome outcome = Outcome::draw;  ///< for the side to move, or for the side that made the move
  /// In plies to the end of the game; 0 and without meaning in a draw; `kNever` if a side wins because play never ends.
  Ply distance = 0;

  /// Whether a side wins because play never ends.
  [[nodiscard]] bool endless() const noexcept { return distance == kNever; }
  friend bool operator==(const Value&, const Value&) noexcept = default;
};

class Table {
 public:
  /// A table of the `positions` positions in `scope`, with the distances of `index`. If `complete`, all undecided
  /// positions are draws. Positions in which the game is over need no distance.
  Table(Game&& game, PlacementIndex&& index, Distances&& distances, Scope&& scope, std::uint64_t positions,
        bool complete);

  [[nodiscard]] const Game& game() const noexcept { return game_; }
  [[nodiscard]] const Scope& scope() const noexcept { return scope_; }

  /// Whether it lacks some valid positions.
  [[nodiscard]] bool partial() const noexcept { return !complete_ || !scope_.whole(); }
  /// Whether it knows the value of a valid position.
  [[nodiscard]] bool knows(const Position& position) const noexcept {
    return scope_.contains(position) && (complete_ || code(position) != kNever);
  }
  /// The value of a valid position that it knows, for the side to move.
  [[nodiscard]] Value lookup(const Position& position) const noexcept {
    assert(knows(position));
    return value(code(position), position);
  }

  /// The index of a valid position, unique.
  [[nodiscard]] std::uint64_t index(const Position& position) const noexcept { return index_.index(position); }
  /// The number of placements of all pieces but one, see placement_index.h.
  [[nodiscard]] std::uint64_t placements() const noexcept { return index_.placements(); }
  /// The number of valid positions in the scope.
  [[nodiscard]] std::uint64_t positions() const noexcept { return positions_; }
  /// The longest distance in plies; 0 if every win or loss has ended, or there is none.
  [[nodiscard]] Ply longest() const noexcept { return distances_.longest(); }
  /// The memory of the distances in bytes.
  [[nodiscard]] std::uint64_t bytes() const noexcept { return distances_.bytes(); }

  /// The distances as bit rows, for counting without a lookup for each position.
  [[nodiscard]] const Distances& distances() const noexcept { return distances_; }

  /// Calls `visit(position, value)` for every valid position in the scope, in ascending order of the index.
  void for_each(Visitor<const Position&, Value> visit) const;
  /// Calls `visit(index, position, value)` for those with a placement in [first, last).
  void for_each_in(std::uint64_t first, std::uint64_t last, Visitor<std::uint64_t, const Position&, Value> visit) const;

  /// Gives away the memory of the distances, for another table.
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
  bool complete_;
};

}  // namespace catchmate
