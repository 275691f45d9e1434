/// The first values of all positions; then what a layer has settled, and which cells to search for what follows.
#include "frontier.h"

#include <algorithm>
#include <utility>

#include "retrograde.h"

namespace catchmate {

// ---- The first values

// Opens all positions except those that a goal or a meeting has ended, see Game::ending_by_place.
void Retrograde::open(Span places) noexcept {
  in_ranges(threads_, places, kLeastRange, [&](std::uint32_t, std::uint64_t first_place, std::uint64_t last_place) {
    std::uint64_t settled = 0;
    std::uint64_t positions = 0;
    for_each_cell_in(first_place, last_place, [&](std::uint32_t cell, std::uint32_t first, std::uint32_t last) {
      for (std::uint32_t placement = first; placement < last; ++placement) {
        open_place(placement, cell, settled, positions);
      }
    });
    add(settled_, settled);
    add(positions_, positions);
  });
}

void Retrograde::open_place(std::uint32_t placement, std::uint32_t cell, std::uint64_t& settled,
                            std::uint64_t& positions) noexcept {
  const std::uint32_t at = place(placement, cell);
  // Cells behind the last placement hold no position.
  const bool is_one = placement < placements_.count();
  const Opening::Positions all = is_one ? opening_.positions(placements_, placement, cell) : Opening::Positions();
  for (const Side to_move : kSides) {
    const Cell valid = opening_.valid(all, to_move);
    const auto [won, lost] = opening_.ended(all, to_move, valid);
    Distances::Planes& planes = distances_.planes(to_move);
    Frontier& side = frontier(to_move);
    planes.undecided[at] = valid & ~won & ~lost;
    // Also those won from the start: where layers do not mix, no move leads to them, for the side to move has its goal.
    planes.not_won[at] = valid;
    side.lost[at] = lost;
    side.marks[at] = 0;
    if (mixes_) side.newly_lost[at] = won;  // until `begin`
    if (side.stuck.data() != nullptr) side.stuck[at] = Cell{};
    if (!is_one) continue;
    settled += opening_.counted(won | lost, placements_, placement, cell).count();
    if (!scope_.whole()) positions += opening_.counted(valid, placements_, placement, cell).count();
  }
}

// Makes the positions that are lost from the start the first losses. If a side can lose by its own move, those won from
// the start become the first wins: until now they counted as open, as they must be for finding stuck positions.
void Retrograde::begin(Span places) noexcept {
  for (const Side to_move : kSides) {
    Frontier& side = frontier(to_move);
    gather(side.last.losses, places, 1, [&](Range& range, std::uint32_t first, std::uint32_t last) {
      for (std::uint32_t at = first; at < last; ++at) {
        if (side.lost[at].any()) note(side.last.losses, range, at);
      }
    });
    if (!mixes_) continue;
    gather(side.last.wins, places, 1, [&](Range& range, std::uint32_t first, std::uint32_t last) {
      for (std::uint32_t at = first; at < last; ++at) {
        const Cell won = std::exchange(side.newly_lost[at], Cell{});
        if (!won.any()) continue;
        distances_.planes(to_move).not_won[at] &= ~won;
        note(side.last.wins, range, at);
      }
    });
  }
}

// ---- Where to search

// Decides which cells to search in all placements: with many changes, marking their neighbours costs more than it
// saves. Returns whether some are not.
bool Retrograde::choose_dense(Side mover, const Events& events) noexcept {
  // If at least one in this many cells has changed, all are searched.
  constexpr std::uint64_t kDense = 8;
  for (std::uint32_t cell = 0; cell < cells_; ++cell) {
    std::uint64_t changed = events.counts[cell];
    if (fills(mover)) {
      changed += events.count;
    } else if (mover == swept_side_) {
      steps_.for_each_end(cell, [&](std::uint32_t to) { changed += events.counts[to]; });
    }
    dense_[cell] = changed * kDense >= distances_.stride() ? 1 : 0;
  }
  return std::find(dense_.begin(), dense_.end(), 0) != dense_.end();
}

Slices Retrograde::plan_marks(Search search) noexcept {
  const Events& events = changes(search.mover, search.goal);
  return slices(choose_dense(search.mover, events) ? events.count : 0, cost_of_moves(search.mover));
}

// Marks one side's cells with a move to the changed cells of the other side.
void Retrograde::mark(Search search, Span events) noexcept {
  const std::uint32_t* const places = changes(search.mover, search.goal).places.data();
  in_ranges(threads_, events, kLeastRange, [&](std::uint32_t, std::uint64_t first, std::uint64_t last) {
    for (std::uint64_t event = first; event < last; ++event) mark_moves_to(search.mover, places[event]);
  });
}

void Retrograde::mark_moves_to(Side mover, std::uint32_t changed) noexcept {
  std::uint8_t* const marks = frontier(mover).marks.data();
  const std::uint32_t cell = changed / distances_.stride();
  const std::uint32_t placement = changed % distances_.stride();
  const Placements::Moves moves = placements_.of(mover).into(placement);
  const auto mark_other_placements = [&](std::uint32_t from) {
    if (dense_[from] != 0) return;
    std::uint8_t* const cell_marks = marks + place(0, from);
    for (const std::uint32_t move : moves) {
      set_mark(cell_marks[Placements::word_after(placement, move) / kCellWords]);
    }
  };
  const auto mark_here = [&](std::uint32_t from) {
    if (dense_[from] == 0) set_mark(marks[place(placement, from)]);
  };
  if (turns(mover)) {
    steps_.for_each_start(cell, mark_other_placements);
  } else {
    mark_other_placements(cell);
    if (mover == swept_side_) steps_.for_each_start(cell, mark_here);
  }
  if (game_->rules().no_move == NoMove::passes) mark_here(cell);
}

// Adds a layer's losses to those before it, for moves to them count from now on.
void Retrograde::add_losses(Side losers, Span events) noexcept {
  Frontier& side = frontier(losers);
  in_ranges(threads_, events, kLeastRange, [&](std::uint32_t, std::uint64_t first, std::uint64_t last) {
    for (std::uint64_t event = first; event < last; ++event) {
      const std::uint32_t at = side.next.losses.places[event];
      side.lost[at] |= std::exchange(side.newly_lost[at], Cell{});
    }
  });
}

}  // namespace catchmate
