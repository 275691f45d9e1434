/// Values found by a solver with a bug that no rules can express.
#pragma once

#include <optional>
#include <vector>

#include "catchmate/game.h"
#include "catchmate/placement_index.h"
#include "catchmate/table.h"

namespace catchmate {

struct SolverBug {
  bool hurries = false;      ///< the loser makes the shortest of its moves instead of the longest
  bool meets_first = false;  ///< checks meetings before goals
  bool takes_first = false;  ///< sweeps over all positions until none changes, and keeps the first win that it finds
  std::optional<Side> stuck_draws = {};     ///< a side that draws by having no move
  std::optional<Side> never_captures = {};  ///< a side that never moves onto the opponent's pieces
  bool shuts_last_row = false;              ///< no piece moves onto the last row
  bool shuts_last_column = false;           ///< or onto the last column
};

class BuggyValues {
 public:
  /// `game` is small enough, see `can_simulate`.
  BuggyValues(const Game& game, SolverBug bug);

  [[nodiscard]] Value operator()(const Position& position) const;

 private:
  PlacementIndex index_;
  std::optional<Side> wins_endless_;
  std::vector<Value> values_;  // by index
};

/// Whether a solver that visits positions one by one solves the game in little time.
[[nodiscard]] bool can_simulate(const Game& game);

}  // namespace catchmate
