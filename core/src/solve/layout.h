/// The sizes of a solve's blocks of memory.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "catchmate/rules.h"
#include "catchmate/solver.h"

namespace catchmate {

struct Layout {
  /// The tables of one side's pieces in a placement, without the swept piece: see `Placements::SideTables`.
  struct SideSize {
    std::uint64_t pieces = 0;
    std::uint64_t sets = 1;
    std::uint64_t moves = 0;  ///< an upper bound of the length of all sets' lists of moves
    bool slide = false;       ///< whether pieces may block one another's moves
    bool one_way = false;     ///< whether reverse moves need lists of their own
  };

  /// Nothing if a size overflows 64 bits, or the index of a cell 32 bits.
  [[nodiscard]] static std::optional<Layout> of(const Rules& rules, const BoardSize& size) noexcept;

  [[nodiscard]] const SideSize& of(Side side) const noexcept { return sides[side]; }

  std::uint64_t squares = 0;
  std::uint64_t placements = 0;
  std::uint64_t cells = 0;        ///< in a row of squares
  std::uint64_t plane_cells = 0;  ///< with one side to move
  PerSide<SideSize> sides;
  std::uint64_t steps = 0;  ///< an upper bound of the number of row steps
  bool wins_and_losses_share_layers = false;
  bool keeps_stuck = false;  ///< whether a side without a legal move does not simply lose
};

}  // namespace catchmate
