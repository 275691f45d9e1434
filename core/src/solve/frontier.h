/// The positions settled last with one side to move, and the cells to search next.
#pragma once

#include <cstdint>
#include <vector>

#include "catchmate/buffer.h"
#include "catchmate/cell.h"
#include "layout.h"

namespace catchmate {

/// The cells with positions that a layer settled, by their indices in a plane.
struct Events {
  Buffer<std::uint32_t> cells;
  std::uint32_t count = 0;
  std::vector<std::uint32_t> counts;  ///< by the cell's number in its row

  void clear(std::uint64_t row_cells) {
    count = 0;
    counts.assign(row_cells, 0);
  }
};

struct Frontier {
  struct Layer {
    Events wins;
    Events losses;
  };
  Layer last;
  Layer next;                  ///< if wins and losses share layers: the last layer's are then still in use
  Buffer<Cell> lost;           ///< until the last layer
  Buffer<Cell> newly_lost;     ///< in this layer, if wins and losses share layers
  Buffer<std::uint8_t> marks;  ///< 1 for cells to search
  Buffer<Cell> stuck;          ///< positions without a legal move; empty if these are lost

  /// As `Placements::for_each_block`.
  template <class Visit>
  [[nodiscard]] bool for_each_block(const Layout& layout, const Visit& visit) {
    const auto visit_layer = [&visit](Layer& layer, std::uint64_t cells) {
      return visit(layer.wins.cells, cells) && visit(layer.losses.cells, cells);
    };
    const std::uint64_t if_shared = layout.wins_and_losses_share_layers ? layout.plane_cells : 0;
    return visit_layer(last, layout.plane_cells) && visit_layer(next, if_shared) && visit(lost, layout.plane_cells) &&
           visit(newly_lost, if_shared) && visit(marks, layout.plane_cells) &&
           visit(stuck, layout.keeps_stuck ? layout.plane_cells : 0);
  }

  void clear(std::uint64_t row_cells) {
    for (Events* events : {&last.wins, &last.losses, &next.wins, &next.losses}) events->clear(row_cells);
  }
};

}  // namespace catchmate
