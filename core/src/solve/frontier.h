/// What was settled last with one side to move, and where to search for what follows from it.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "catchmate/buffer.h"
#include "catchmate/cell.h"
#include "layout.h"

namespace catchmate {

/// The cells in which a layer settled something.
struct Events {
  Buffer<std::uint32_t> places;
  std::uint32_t count = 0;
  std::vector<std::uint32_t> counts;  ///< by the cell's number in its row

  void clear(std::uint64_t cells) {
    count = 0;
    counts.assign(cells, 0);
  }
};

struct Frontier {
  Buffer<Cell> newly_lost;
  Events wins;
  Events losses;
  Buffer<std::uint8_t> marks;  ///< 1 for cells to be searched
  Buffer<Cell> stuck;          ///< positions without a legal move; empty if that loses
  // What a layer settles, if it may be both wins and losses: the last layer's are then still in use.
  Buffer<Cell> next_newly_lost;
  Events next_wins;
  Events next_losses;

  /// As `Placements::for_each_block`.
  template <class Visit>
  [[nodiscard]] bool for_each_block(const Layout& layout, const Visit& visit) {
    const std::uint64_t mixed = layout.mixes ? layout.places : 0;
    return visit(newly_lost, layout.places) && visit(wins.places, layout.places) &&
           visit(losses.places, layout.places) && visit(marks, layout.places) &&
           visit(stuck, layout.keeps_stuck ? layout.places : 0) && visit(next_newly_lost, mixed) &&
           visit(next_wins.places, mixed) && visit(next_losses.places, mixed);
  }

  void clear(std::uint64_t cells) {
    for (Events* events : {&wins, &losses, &next_wins, &next_losses}) events->clear(cells);
  }
  /// Makes what a mixed layer has settled the last.
  void advance() noexcept {
    std::swap(newly_lost, next_newly_lost);
    std::swap(losses, next_losses);
    std::swap(wins, next_wins);
  }
};

}  // namespace catchmate
