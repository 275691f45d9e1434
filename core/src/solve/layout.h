/// The sizes of a solve's blocks of memory.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "catchmate/rules.h"
#include "catchmate/solver.h"

namespace catchmate {

struct Layout {
  /// One side's pieces in a placement, without the swept piece.
  struct Sets {
    std::uint64_t pieces = 0;
    std::uint64_t sets = 1;
    std::uint64_t moves = 0;  ///< an upper bound of all sets' moves, each set's and one rounded up to 4 n + 1
    bool slide = false;       ///< whether pieces may stand in one another's way
    bool one_way = false;     ///< whether moves to a set need lists of their own
  };

  /// The layout for a board of such a size; nothing if 64 bits cannot hold its numbers or 32 bits cannot number the
  /// cells.
  [[nodiscard]] static std::optional<Layout> of(const Rules& rules, const BoardSize& size) noexcept;

  [[nodiscard]] const Sets& of(Side side) const noexcept { return sets[side]; }

  std::uint64_t squares = 0;
  std::uint64_t placements = 0;
  std::uint64_t cells = 0;   ///< in a row of squares
  std::uint64_t places = 0;  ///< cells with one side to move
  PerSide<Sets> sets;
  std::uint64_t steps = 0;   ///< of the swept piece, each with a row of squares
  bool mixes = false;        ///< whether a layer may settle both wins and losses
  bool keeps_stuck = false;  ///< whether positions without a legal move are not simply lost
};

}  // namespace catchmate
