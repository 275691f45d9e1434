/// What a program makes of a game if it departs from the rules, or from best play, in ways that no rules can express.
#pragma once

#include <optional>
#include <vector>

#include "catchmate/game.h"
#include "catchmate/placement_index.h"
#include "catchmate/table.h"

namespace catchmate {

struct Carelessness {
  bool hurries = false;      ///< the loser takes the shortest of its moves instead of the longest
  bool meets_first = false;  ///< looks whether pieces have met before it looks at goals
  bool takes_first = false;  ///< goes over all positions again and again, and keeps the first win that it finds
  std::optional<Side> stuck_draws = {};     ///< a side for which it is a draw to have no move
  std::optional<Side> never_captures = {};  ///< a side that never moves onto the opponent's pieces
};

/// The values of all positions by such a program.
class CarelessValues {
 public:
  /// `game` is small enough for `can_be_careless`.
  CarelessValues(const Game& game, Carelessness careless);

  [[nodiscard]] Value operator()(const Position& position) const { return values_[index_.index(position)]; }

 private:
  PlacementIndex index_;
  std::vector<Value> values_;  // by index
};

/// Whether the game is so small that all its positions can be gone through one by one.
[[nodiscard]] bool can_be_careless(const Game& game);

}  // namespace catchmate
