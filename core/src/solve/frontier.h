/// What was settled last with one side to move, and where to search for what follows from it.
#pragma once

#include <cstdint>
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
  /// What a layer settles.
  struct Layer {
    Events wins;
    Events losses;
  };
  Layer last;
  Layer next;                  ///< if it may be both wins and losses: the last layer's are then still in use
  Buffer<Cell> lost;           ///< until the last layer
  Buffer<Cell> newly_lost;     ///< in this layer, if it may have wins too
  Buffer<std::uint8_t> marks;  ///< 1 for cells to be searched
  Buffer<Cell> stuck;          ///< positions without a legal move; empty if that loses

  /// As `Placements::for_each_block`.
  template <class Visit>
  [[nodiscard]] bool for_each_block(const Layout& layout, const Visit& visit) {
    const auto visit_layer = [&visit](Layer& layer, std::uint64_t places) {
      return visit(layer.wins.places, places) && visit(layer.losses.places, places);
    };
    const std::uint64_t if_mixes = layout.mixes ? layout.places : 0;
    return visit_layer(last, layout.places) && visit_layer(next, if_mixes) && visit(lost, layout.places) &&
           visit(newly_lost, if_mixes) && visit(marks, layout.places) &&
           visit(stuck, layout.keeps_stuck ? layout.places : 0);
  }

  void clear(std::uint64_t cells) {
    for (Events* events : {&last.wins, &last.losses, &next.wins, &next.losses}) events->clear(cells);
  }
};

}  // namespace catchmate
