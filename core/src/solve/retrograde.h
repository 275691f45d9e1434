/// Bit-parallel retrograde analysis.
///
/// One piece is *swept*: it stands on all squares at once, as the bits of a row. All the others are a *placement*, and
/// placement_index.h numbers these. So each placement and side to move has a row, a bit for each square, in cells of
/// 128 bits, and one vector register holds 128 positions. Any piece of the swept side may be the swept one: a position
/// is kept once for each choice, also where the swept piece stands before the rest of its side, so that it can move
/// past them within a row. Only so is each move either a shift or a change of placement.
///
/// A *place* is the number of a cell among all with one side to move: the cell's number in its row, which variables
/// call `cell`, × the stride + the placement. The stride is the number of placements and some more that hold no
/// position. All rows of one kind are a plane. The planes are
///
///     undecided    not settled yet
///     not won      for the side to move
///     lost         found so until the last layer
///
/// A move of the swept piece shifts a row under a mask; a move of another piece leads to another placement's row.
///
/// Layers follow the distance: an undecided position with a move to a lost one is won, and one without a move to a
/// position that is not won is lost. So both are searches for moves to a set of targets. These are all losses, not only
/// the last layer's: a move to an older one has won before. Layers of wins and losses alternate. If a side can lose by
/// its own move, each layer has both: it finds losses first, before its own wins count, and then wins. Only cells with
/// a move to one that has changed (an event) are searched (marked), or all of a cell's placements (dense) if many
/// changed. Bits that are no position count as decided and won, so that moves to them have no effect.
///
/// A search reads cells of the opponent, which it never writes, and of the side that moves those at the place that it
/// settles; only these it writes. So the places are shared out among threads (parallel.h), and nothing is locked.
///
/// Read on in this order:
///
///     catchmate/distances.h, catchmate/placement_index.h   what is stored
///     run.h, ../parallel.h   slices of the work, and ranges of a slice
///     retrograde.cpp         the order of everything, and a worked example
///     shift.h, steps.h       the moves of the swept piece
///     placements.h           the moves of the other pieces
///     opening.h              what is valid, and what is over before any move
///     frontier.h, .cpp       what was settled last, and where to search for what follows
///     settle.cpp             the search: nearly all of a solve's time is spent here
///     layout.h               the memory of it all
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "../parallel.h"
#include "catchmate/cell.h"
#include "catchmate/distances.h"
#include "catchmate/game.h"
#include "catchmate/placement_index.h"
#include "catchmate/scope.h"
#include "catchmate/solver.h"
#include "catchmate/table.h"
#include "frontier.h"
#include "opening.h"
#include "placements.h"
#include "run.h"
#include "steps.h"

namespace catchmate {

class Retrograde {
 public:
  /// The bytes for a solve with distances up to 254 plies, or 126 if codes are doubled; `kUncountable` if 64 bits
  /// cannot hold them or 32 bits cannot number the cells.
  [[nodiscard]] static std::uint64_t memory_needed(const Rules& rules, const BoardSize& size) noexcept;

  /// Starts a solve of a game whose memory is within the budget, and reuses the last one's memory. Returns what is
  /// needed and what there was, with all memory freed, if it is short.
  [[nodiscard]] std::optional<TableTooLarge> start(Game game, const SolveOptions& options);

  /// Does the next slice of work. Returns whether anything is left to do.
  bool advance() noexcept;

  [[nodiscard]] Progress progress() const noexcept;
  /// The memory of the solve in bytes; 0 without one.
  [[nodiscard]] std::uint64_t bytes() const noexcept { return game_ ? bytes_for(layer_) : 0; }

  /// The table of a finished solve; or why there is none: its distances exceeded the budget or the memory.
  [[nodiscard]] std::variant<Table, TableTooLarge> take_table();

  /// Takes over a table's memory, unless a solve is under way.
  void reuse(Table&& table) noexcept {
    if (!game_) distances_ = std::move(table).take_distances();
  }
  /// Frees all memory.
  void release() noexcept {
    std::destroy_at(this);
    std::construct_at(this);
  }

 private:
  // What a search settles: positions without a legal move, which are losses unless `Frontier::stuck` keeps them; other
  // losses; wins.
  enum class Goal : std::uint8_t { stuck, losses, wins };
  struct Search {
    Side mover;
    Goal goal;
  };
  // What one range of a slice works with: see `gather`.
  struct Range {
    std::uint32_t* first = nullptr;  // where its events lie
    std::uint32_t* event = nullptr;  // behind its last event
    std::uint64_t settled = 0;       // positions
    std::vector<CellStep> cell_steps;
    std::vector<Cell> scratch;  // for fills and turns
    std::vector<Cell> found;    // if long moves are filled: for each placement of a group, a row of squares
  };
  // The least places or changes for a thread, some ten microseconds of work: it takes as long to wake another one, and
  // the first time some milliseconds. Marks are read by `Distances::kGroup`, of which this is a multiple.
  static constexpr std::uint64_t kLeastRange = 8192;
  struct Wanted {
    Side to_move;
    std::uint32_t place;   // index of the cell
    std::uint32_t square;  // bit in the cell
  };

  // ---- retrograde.cpp

  Run run() noexcept;
  void share_out(std::uint32_t threads, std::uint64_t needed);
  [[nodiscard]] std::uint64_t range_bytes() const noexcept;
  [[nodiscard]] std::size_t scratch_cells() const noexcept {
    if (steps_.fills()) return std::size_t{2} * cells_ + steps_.scratch_cells();
    return turns(swept_side_) ? cells_ : 0;
  }
  [[nodiscard]] std::size_t found_cells() const noexcept {
    return steps_.fills() ? std::size_t{Distances::kGroup} * cells_ : 0;
  }
  void add_wanted(const Position& position);
  [[nodiscard]] bool wanted_settled() const noexcept;
  [[nodiscard]] bool add_digit() noexcept;
  void clear_digit(Span places) noexcept;
  void end_layer(bool losing, bool winning) noexcept;
  // So many steps of work in slices of a range for each thread, if a step takes the time of `cells` cells.
  [[nodiscard]] Slices slices(std::uint64_t count, std::uint64_t cells = 1) const noexcept;
  [[nodiscard]] std::uint64_t cost_of_moves(Side mover) const noexcept;
  [[nodiscard]] Slices searches(Side mover) const noexcept;
  // The longest distance that the budget has room for, on one thread.
  [[nodiscard]] Ply room() const noexcept;
  // The memory of the solve in bytes with digits for distances up to `longest`.
  [[nodiscard]] std::uint64_t bytes_for(Ply longest) const noexcept;

  [[nodiscard]] Frontier& frontier(Side to_move) noexcept { return frontiers_[to_move]; }
  [[nodiscard]] std::uint32_t place(std::uint32_t placement, std::uint32_t cell) const noexcept {
    return cell * distances_.stride() + placement;
  }
  // Calls `visit(cell, first, last)` for each cell's number and the placements that a range of places has there.
  template <class Visit>
  void for_each_cell_in(std::uint64_t first, std::uint64_t last, const Visit& visit) const noexcept {
    while (first < last) {
      const auto cell = static_cast<std::uint32_t>(first / distances_.stride());
      const std::uint32_t start = place(0, cell);
      const std::uint64_t end = std::min<std::uint64_t>(last, std::uint64_t{start} + distances_.stride());
      visit(cell, static_cast<std::uint32_t>(first - start), static_cast<std::uint32_t>(end - start));
      first = end;
    }
  }
  // The opponent's events that lead to what `mover` settles.
  [[nodiscard]] Events& changes(Side mover, Goal goal) noexcept {
    Frontier& others = frontier(opponent(mover));
    return goal == Goal::wins ? others.last.losses : others.last.wins;
  }
  [[nodiscard]] bool any_changes(Goal goal) noexcept {
    return changes(Side::one, goal).count + changes(Side::two, goal).count > 0;
  }
  [[nodiscard]] const SideRules& rules_of(Side side) const noexcept { return game_->rules().side(side); }
  // Whether moves of this side are found for whole rows, see `Steps::fill`; or for all its pieces together.
  [[nodiscard]] bool fills(Side mover) const noexcept { return steps_.fills() && mover == swept_side_; }
  [[nodiscard]] bool turns(Side mover) const noexcept {
    return mover == swept_side_ && rules_of(mover).moves_together();
  }

  // ---- frontier.cpp: the first values; then events and marks, each for a span of them

  void open(Span places) noexcept;
  void open_place(std::uint32_t placement, std::uint32_t cell, std::uint64_t& settled,
                  std::uint64_t& positions) noexcept;
  void begin(Span places) noexcept;
  void note(Events& events, Range& range, std::uint32_t place) const noexcept {
    *range.event++ = place;
    add(events.counts[place / distances_.stride()], std::uint32_t{1});
  }
  // Has `find(range, first, last)` append the events of ranges of places, or of placements with `cells` cells each, and
  // counts them.
  template <class Find>
  void gather(Events& events, Span span, std::uint32_t cells, const Find& find) noexcept;
  [[nodiscard]] bool choose_dense(Side mover, const Events& events) noexcept;
  // Fills `dense_` for a search. Returns the events whose neighbours are to be marked, none if all cells are dense.
  [[nodiscard]] Slices plan_marks(Search search) noexcept;
  void mark(Search search, Span events) noexcept;
  void mark_moves_to(Side mover, std::uint32_t changed) noexcept;
  void add_losses(Side losers, Span events) noexcept;

  // ---- settle.cpp

  [[nodiscard]] const Cell* targets(Search search) noexcept {
    const Side other = opponent(search.mover);
    return search.goal == Goal::wins ? frontier(other).lost.data() : distances_.planes(other).not_won.data();
  }
  void settle(Search search, Span span) noexcept;
  void settle_cell(Search search, std::uint32_t cell, std::uint32_t first, std::uint32_t last, Range& range) noexcept;
  template <class Source>
  void settle_from(const Source& source, Search search, std::uint32_t cell, std::uint32_t first, std::uint32_t last,
                   Range& range) noexcept;
  void prepare_cell_steps(Side mover, const Cell* targets, std::uint32_t cell, Range& range) const noexcept;
  // Fills the rows of a group of placements, as far as they will be searched.
  void fill_group(Search search, std::uint32_t first, Range& range) noexcept;
  void fill(const Cell* targets, std::uint32_t placement, Cell* found, Cell* scratch) const noexcept;

  std::optional<Game> game_;
  std::optional<PlacementIndex> index_;
  Side swept_side_ = Side::one;
  Scope scope_;
  Opening opening_;
  Steps steps_;
  Placements placements_;
  std::uint32_t cells_ = 0;  // in a row
  std::vector<Wanted> wanted_;

  Distances distances_;
  PerSide<Frontier> frontiers_;
  std::vector<std::uint8_t> dense_;  // by the cell's number in its row: 1 if all placements are searched there
  bool mixes_ = false;               // whether a layer may settle both wins and losses

  Run run_;
  std::uint32_t threads_ = 1;
  std::vector<Range> ranges_;
  Ply layer_ = 0;  // the distance being settled
  // Both count each position as often as `Opening::rows_of_a_position` says.
  std::uint64_t settled_ = 0;
  std::uint64_t positions_ = 0;
  std::uint64_t memory_budget_ = kUncountable;
  Ply room_ = kNever - 1;
  bool complete_ = false;  // whether no undecided position can be settled any more
  std::optional<TableTooLarge> excess_;
};

template <class Find>
void Retrograde::gather(Events& events, Span span, std::uint32_t cells, const Find& find) noexcept {
  std::uint32_t* const all = events.places.data();
  const std::uint64_t groups = kLeastRange / Distances::kGroup / cells;
  const std::uint64_t unit = std::max<std::uint64_t>(groups, 1) * Distances::kGroup;
  const std::uint32_t ranges =
      in_ranges(threads_, span, unit, [&](std::uint32_t number, std::uint64_t first, std::uint64_t last) {
        Range& range = ranges_[number];
        // There are no more events than places, so that those of a range can lie at the number of its first place.
        range.first = range.event = all + (number == 0 ? events.count : first * cells);
        range.settled = 0;
        find(range, static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(last));
      });
  for (std::uint32_t number = 0; number < ranges; ++number) {
    const Range& range = ranges_[number];
    if (number > 0) std::copy(range.first, range.event, all + events.count);
    events.count += static_cast<std::uint32_t>(range.event - range.first);
    settled_ += range.settled;
  }
}

}  // namespace catchmate
