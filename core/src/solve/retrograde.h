/// Bit-parallel retrograde analysis.
///
/// One piece is *swept*: it stands on all squares at once, as the bits of a row. All the others are a *placement*, and
/// placement_index.h numbers these. So each placement and side to move has a row, a bit for each square, in cells of
/// one vector register each (cell.h). Any piece of the swept side may be the swept one: a row keeps a position once for
/// each choice, also where the swept piece stands before the rest of its side, so that it can move past them within the
/// row. Only so is each move either a shift or a change of placement.
///
/// All rows of one kind with one side to move are a *plane*. The index of a cell in a plane, `cell_at(placement,
/// cell)`, is the cell's number in its row × the stride + the placement. The stride is the number of placements, and
/// padding that holds no position. The planes are
///
///     undecided    not settled yet
///     not won      for the side to move
///     lost         until the last layer
///
/// A move of the swept piece shifts a row under a mask; a move of another piece leads to another placement's row.
///
/// Layers follow the distance: an undecided position with a move to a lost one is won, and one without a move to a
/// position that is not won is lost. So both are searches for moves to a set of targets. The targets of wins are all
/// losses, not only the last layer's: a position with a move to an older one is won already. Layers of wins and losses
/// alternate. If a side can lose by its own move, they share layers: a layer finds losses first, before its own wins
/// count, and then wins. A search visits *marked* cells only, those with a move to an *event*, a cell with positions
/// settled last; or all placements of a *dense* cell, one with many events. Bits that are no position count as decided
/// and won, so that moves to them have no effect.
///
/// A search reads the opponent's cells and writes the mover's, of which it reads none but the one that it writes. So
/// threads share out the cells (parallel.h), and nothing is locked.
///
/// Read on in this order:
///
///     catchmate/distances.h, catchmate/placement_index.h   the table's memory
///     task.h, ../parallel.h  slices of the work, and ranges of a slice
///     retrograde.cpp         the order of everything, and a worked example
///     shift.h, steps.h       the moves of the swept piece
///     placements.h           the moves of the other pieces
///     opening.h              valid positions, and those over before any move
///     frontier.h, .cpp       the positions settled last, and the cells to search next
///     settle.cpp             the search: nearly all of a solve's time
///     layout.h               the sizes of all memory
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
#include "steps.h"
#include "task.h"

namespace catchmate {

class Retrograde {
 public:
  /// The bytes for a solve with distances up to 254 plies, or 126 if codes are doubled; `kOverflow` if they overflow
  /// 64 bits, or a cell's index 32 bits.
  [[nodiscard]] static std::uint64_t memory_needed(const Rules& rules, const BoardSize& size) noexcept;

  /// Starts a solve of a game within the memory budget, in the memory of the last one. If memory is short, frees all of
  /// it and returns the bytes needed and allocated.
  [[nodiscard]] std::optional<TableTooLarge> start(Game game, const SolveOptions& options);

  /// Does the next slice of work. Returns whether anything is left to do.
  bool advance() noexcept;

  [[nodiscard]] Progress progress() const noexcept;
  /// The memory of the solve in bytes; 0 without one.
  [[nodiscard]] std::uint64_t bytes() const noexcept { return game_ ? bytes_for(layer_) : 0; }

  /// The table of a finished solve; or the excess, if its distances took more memory than allowed or available.
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
  // The positions that a search settles: those without a legal move, which are losses unless `Frontier::stuck` keeps
  // them; other losses; wins.
  enum class Goal : std::uint8_t { stuck, losses, wins };
  struct Search {
    Side mover;
    Goal goal;
  };
  // The memory for one range of a slice: see `gather`.
  struct Worker {
    std::uint32_t* first = nullptr;  // its first event
    std::uint32_t* event = nullptr;  // behind its last event
    std::uint64_t settled = 0;       // positions
    std::vector<CellStep> cell_steps;
    std::vector<Cell> scratch;  // for fills and turns
    std::vector<Cell> found;    // if long moves are filled: for each placement of a group, a row of squares
  };
  // The least cells or events for a thread, some ten microseconds of work, which is what waking a thread costs; the
  // first time it is some milliseconds. A multiple of `Distances::kGroup`, the marks read at once.
  static constexpr std::uint64_t kLeastRange = 8192;
  struct TargetPosition {
    Side to_move;
    std::uint32_t cell;  // its index
    std::uint32_t bit;   // in the cell
  };

  // ---- retrograde.cpp

  Task run() noexcept;
  void make_workers(std::uint32_t threads, std::uint64_t needed);
  [[nodiscard]] std::uint64_t worker_bytes() const noexcept;
  [[nodiscard]] std::size_t scratch_cells() const noexcept {
    if (steps_.fills()) return std::size_t{2} * cells_ + steps_.scratch_cells();
    return moves_all_pieces(swept_side_) ? cells_ : 0;
  }
  [[nodiscard]] std::size_t found_cells() const noexcept {
    return steps_.fills() ? std::size_t{Distances::kGroup} * cells_ : 0;
  }
  void add_target(const Position& position);
  [[nodiscard]] bool targets_settled() const noexcept;
  [[nodiscard]] bool add_digit() noexcept;
  void clear_digit(IndexRange cells) noexcept;
  void end_layer(bool losing, bool winning) noexcept;
  // `count` steps of work, each as long as `cells` cells, in slices of a range for each thread.
  [[nodiscard]] Slices slices(std::uint64_t count, std::uint64_t cells = 1) const noexcept;
  [[nodiscard]] std::uint64_t cost_of_moves(Side mover) const noexcept;
  [[nodiscard]] Slices searches(Side mover) const noexcept;
  // The longest distance within the budget, on one thread.
  [[nodiscard]] Ply max_distance() const noexcept;
  // The memory of the solve in bytes, with digits for distances up to `longest`.
  [[nodiscard]] std::uint64_t bytes_for(Ply longest) const noexcept;

  [[nodiscard]] Frontier& frontier(Side to_move) noexcept { return frontiers_[to_move]; }
  [[nodiscard]] std::uint32_t cell_at(std::uint32_t placement, std::uint32_t cell) const noexcept {
    return cell * distances_.stride() + placement;
  }
  // Calls `visit(cell, first, last)` for each cell's number in a row, and its placements, in a range of cell indices.
  template <class Visit>
  void for_each_cell_in(std::uint64_t first, std::uint64_t last, const Visit& visit) const noexcept {
    while (first < last) {
      const auto cell = static_cast<std::uint32_t>(first / distances_.stride());
      const std::uint32_t start = cell_at(0, cell);
      const std::uint64_t end = std::min<std::uint64_t>(last, std::uint64_t{start} + distances_.stride());
      visit(cell, static_cast<std::uint32_t>(first - start), static_cast<std::uint32_t>(end - start));
      first = end;
    }
  }
  // The opponent's events from which `mover` settles.
  [[nodiscard]] Events& changes(Side mover, Goal goal) noexcept {
    Frontier& others = frontier(opponent(mover));
    return goal == Goal::wins ? others.last.losses : others.last.wins;
  }
  [[nodiscard]] bool any_changes(Goal goal) noexcept {
    return changes(Side::one, goal).count + changes(Side::two, goal).count > 0;
  }
  [[nodiscard]] const SideRules& rules_of(Side side) const noexcept { return game_->rules().side(side); }
  // Whether a search finds this side's moves for whole rows, see `RowSteps::fill`.
  [[nodiscard]] bool fills(Side mover) const noexcept { return steps_.fills() && mover == swept_side_; }
  // Whether it moves the swept piece and others in one turn.
  [[nodiscard]] bool moves_all_pieces(Side mover) const noexcept {
    return mover == swept_side_ && rules_of(mover).moves_together();
  }

  // ---- frontier.cpp

  void open(IndexRange cells) noexcept;
  void open_cell(std::uint32_t placement, std::uint32_t cell, std::uint64_t& settled,
                 std::uint64_t& positions) noexcept;
  void begin(IndexRange cells) noexcept;
  void note(Events& events, Worker& worker, std::uint32_t cell) const noexcept {
    *worker.event++ = cell;
    add(events.counts[cell / distances_.stride()], std::uint32_t{1});
  }
  // Collects the events that `find(worker, first, last)` appends for ranges of cells, or of placements with `cells`
  // cells each.
  template <class Find>
  void gather(Events& events, IndexRange all, std::uint32_t cells, const Find& find) noexcept;
  // Chooses the dense cells. Returns the events whose neighbours to mark, none if all cells are dense.
  [[nodiscard]] Slices plan_marks(Search search) noexcept;
  void mark(Search search, IndexRange events) noexcept;
  void mark_moves_to(Side mover, std::uint32_t changed) noexcept;
  void add_losses(Side losers, IndexRange events) noexcept;

  // ---- settle.cpp

  [[nodiscard]] const Cell* targets(Search search) noexcept {
    const Side other = opponent(search.mover);
    return search.goal == Goal::wins ? frontier(other).lost.data() : distances_.planes(other).not_won.data();
  }
  void settle(Search search, IndexRange range) noexcept;
  void settle_cell(Search search, std::uint32_t cell, std::uint32_t first, std::uint32_t last, Worker& worker) noexcept;
  template <class Source>
  void settle_from(const Source& source, Search search, std::uint32_t cell, std::uint32_t first, std::uint32_t last,
                   Worker& worker) noexcept;
  void prepare_cell_steps(Side mover, const Cell* targets, std::uint32_t cell, Worker& worker) const noexcept;
  // Fills the rows of a group's placements that the search visits.
  void fill_group(Search search, std::uint32_t first, Worker& worker) noexcept;
  void fill(const Cell* targets, std::uint32_t placement, Cell* found, Cell* scratch) const noexcept;

  std::optional<Game> game_;
  std::optional<PlacementIndex> index_;
  Side swept_side_ = Side::one;
  Scope scope_;
  Opening opening_;
  RowSteps steps_;
  Placements placements_;
  std::uint32_t cells_ = 0;  // in a row
  std::vector<TargetPosition> target_positions_;

  Distances distances_;
  PerSide<Frontier> frontiers_;
  std::vector<std::uint8_t> dense_;  // by the cell's number in its row: 1 if dense
  bool wins_and_losses_share_layers_ = false;

  Task task_;
  std::uint32_t threads_ = 1;
  std::vector<Worker> workers_;
  Ply layer_ = 0;  // the distance being settled
  // Both count each position `Opening::rows_per_position` times.
  std::uint64_t settled_ = 0;
  std::uint64_t positions_ = 0;
  std::uint64_t memory_budget_ = kOverflow;
  Ply max_distance_ = kNever - 1;
  bool complete_ = false;  // whether all undecided positions are draws
  std::optional<TableTooLarge> excess_;
};

template <class Find>
void Retrograde::gather(Events& events, IndexRange all, std::uint32_t cells, const Find& find) noexcept {
  std::uint32_t* const list = events.cells.data();
  const std::uint64_t groups = kLeastRange / Distances::kGroup / cells;
  const std::uint64_t unit = std::max<std::uint64_t>(groups, 1) * Distances::kGroup;
  const std::uint32_t ranges =
      in_ranges(threads_, all, unit, [&](std::uint32_t number, std::uint64_t first, std::uint64_t last) {
        Worker& worker = workers_[number];
        // There are no more events than cells: those of a range fit where its first cell's index points.
        worker.first = worker.event = list + (number == 0 ? events.count : first * cells);
        worker.settled = 0;
        find(worker, static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(last));
      });
  for (std::uint32_t number = 0; number < ranges; ++number) {
    const Worker& worker = workers_[number];
    if (number > 0) std::copy(worker.first, worker.event, list + events.count);
    events.count += static_cast<std::uint32_t>(worker.event - worker.first);
    settled_ += worker.settled;
  }
}

}  // namespace catchmate
