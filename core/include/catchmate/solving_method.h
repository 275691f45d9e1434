/// A way to make a game's table, a slice at a time.
#pragma once

#include <cstdint>

#include "catchmate/graph_game.h"
#include "catchmate/table.h"

namespace catchmate {

/// How far a solve has come.
struct Progress {
  std::uint64_t settled = 0;    ///< positions known to be won or lost
  std::uint64_t positions = 0;  ///< all positions of the table; the drawn ones are never settled
  Ply layers = 0;               ///< the distance up to which positions are settled
};

class SolvingMethod {
 public:
  SolvingMethod() = default;
  virtual ~SolvingMethod() = default;
  SolvingMethod(const SolvingMethod&) = delete;
  SolvingMethod& operator=(const SolvingMethod&) = delete;

  /// Does the next slice of work, a few milliseconds at most. Returns whether anything is left to do.
  virtual bool advance() = 0;

  [[nodiscard]] virtual Progress progress() const noexcept = 0;

  /// The table, once, when `advance` has nothing left to do.
  [[nodiscard]] virtual Table take_table() = 0;
};

}  // namespace catchmate
