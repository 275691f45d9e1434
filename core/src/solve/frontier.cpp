/// The values before any move; the events of a layer; and the cells to search for its consequences.
#include "frontier.h"

#include <algorithm>
#include <utility>

#include "retrograde.h"

namespace catchmate {

// ---- Values before any move

// Opens all positions except those that a goal or a meeting has ended, see Game::ending_by_position.
void Retrograde::open(IndexRange cells) noexcept {
  in_ranges(threads_, cells, kLeastRange, [&](std::uint32_t, std::uint64_t first_cell, std::uint64_t last_cell) {
    std::uint64_t settled = 0;
    std::uint64_t positions = 0;
    for_each_cell_in(first_cell, last_cell, [&](std::uint32_t cell, std::uint32_t first, std::uint32_t last) {
      for (std::uint32_t placement = first; placement < last; ++placement) {
        open_cell(placement, cell, settled, positions);
      }
    });
    add(settled_, settled);
    add(positions_, positions);
  });
}

void Retrograde::open_cell(std::uint32_t placement, std::uint32_t cell, std::uint64_t& settled,
                           std::uint64_t& positions) noexcept {
  const std::uint32_t at = cell_at(placement, cell);
  // The padding behind the last placement holds no position.
  const bool is_placement = placement < placements_.count();
  const Opening::Positions all = is_placement ? opening_.positions(placements_, placement, cell) : Opening::Positions();
  for (const Side to_move : kSides) {
    const Cell valid = opening_.valid(all, to_move);
    const auto [won, lost] = opening_.ended(all, to_move, valid);
    Distances::Planes& planes = distances_.planes(to_move);
    Frontier& side = frontier(to_move);
    planes.undecided[at] = valid & ~won & ~lost;
    // Positions won from the start count as not won: unless wins and losses share layers, no move leads to them, since
    // the side to move has already reached its goal.
    planes.not_won[at] = valid;
    side.lost[at] = lost;
    side.marks[at] = 0;
    if (wins_and_losses_share_layers_) side.newly_lost[at] = won;  // until `begin`
    if (side.stuck.data() != nullptr) side.stuck[at] = Cell{};
    if (!is_placement) continue;
    settled += opening_.canonical(won | lost, placements_, placement, cell).count();
    if (!scope_.whole()) positions += opening_.canonical(valid, placements_, placement, cell).count();
  }
}

// Lists the positions lost from the start as the first events, and if a side can lose by its own move, those won from
// the start: while stuck positions are found, these count as not won.
void Retrograde::begin(IndexRange cells) noexcept {
  for (const Side to_move : kSides) {
    Frontier& side = frontier(to_move);
    gather(side.last.losses, cells, 1, [&](Worker& worker, std::uint32_t first, std::uint32_t last) {
      for (std::uint32_t at = first; at < last; ++at) {
        if (side.lost[at].any()) note(side.last.losses, worker, at);
      }
    });
    if (!wins_and_losses_share_layers_) continue;
    gather(side.last.wins, cells, 1, [&](Worker& worker, std::uint32_t first, std::uint32_t last) {
      for (std::uint32_t at = first; at < last; ++at) {
        const Cell won = std::exchange(side.newly_lost[at], Cell{});
        if (!won.any()) continue;
        distances_.planes(to_move).not_won[at] &= ~won;
        note(side.last.wins, worker, at);
      }
    });
  }
}

// ---- Where to search

Slices Retrograde::plan_marks(Search search) noexcept {
  // The least events, one in this many cells, that make a cell dense: marking them would cost more than it saves.
  constexpr std::uint64_t kDense = 8;
  const Events& events = changes(search.mover, search.goal);
  for (std::uint32_t cell = 0; cell < cells_; ++cell) {
    std::uint64_t changed = events.counts[cell];
    if (fills(search.mover)) {
      changed += events.count;
    } else if (search.mover == swept_side_) {
      steps_.for_each_end(cell, [&](std::uint32_t to) { changed += events.counts[to]; });
    }
    dense_[cell] = changed * kDense >= distances_.stride() ? 1 : 0;
  }
  const bool is_sparse = std::find(dense_.begin(), dense_.end(), 0) != dense_.end();
  return slices(is_sparse ? events.count : 0, cost_of_moves(search.mover));
}

// Marks the mover's cells with a move to an event of the opponent.
void Retrograde::mark(Search search, IndexRange events) noexcept {
  const std::uint32_t* const cells = changes(search.mover, search.goal).cells.data();
  in_ranges(threads_, events, kLeastRange, [&](std::uint32_t, std::uint64_t first, std::uint64_t last) {
    for (std::uint64_t event = first; event < last; ++event) mark_moves_to(search.mover, cells[event]);
  });
}

void Retrograde::mark_moves_to(Side mover, std::uint32_t changed) noexcept {
  std::uint8_t* const marks = frontier(mover).marks.data();
  const std::uint32_t cell = changed / distances_.stride();
  const std::uint32_t placement = changed % distances_.stride();
  const Placements::Moves moves = placements_.of(mover).into(placement);
  const auto mark_other_placements = [&](std::uint32_t from) {
    if (dense_[from] != 0) return;
    std::uint8_t* const cell_marks = marks + cell_at(0, from);
    for (const std::uint32_t move : moves) {
      set_mark(cell_marks[Placements::word_after(placement, move) / kCellWords]);
    }
  };
  const auto mark_here = [&](std::uint32_t from) {
    if (dense_[from] == 0) set_mark(marks[cell_at(placement, from)]);
  };
  if (moves_all_pieces(mover)) {
    steps_.for_each_start(cell, mark_other_placements);
  } else {
    mark_other_placements(cell);
    if (mover == swept_side_) steps_.for_each_start(cell, mark_here);
  }
  if (game_->rules().no_move == NoMove::passes) mark_here(cell);
}

// Adds a layer's losses to the older ones: from now on, moves to them win.
void Retrograde::add_losses(Side losers, IndexRange events) noexcept {
  Frontier& side = frontier(losers);
  in_ranges(threads_, events, kLeastRange, [&](std::uint32_t, std::uint64_t first, std::uint64_t last) {
    for (std::uint64_t event = first; event < last; ++event) {
      const std::uint32_t at = side.next.losses.cells[event];
      side.lost[at] |= std::exchange(side.newly_lost[at], Cell{});
    }
  });
}

}  // namespace catchmate
