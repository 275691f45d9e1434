/// Bit-parallel retrograde analysis.
///
/// One piece is swept (see placement_index.h). For each placement of the other pieces and each side to move, the
/// squares of the swept piece are a row of bits, in cells of 128, so that one vector register holds 128 positions:
///
///     undecided    not settled yet               a move of the swept piece shifts a row under a mask,
///     not won      for the side to move          a move of another piece leads to another placement's row
///     newly lost   found lost in the last layer
///
/// Layers follow the distance: an undecided position with a move to a newly lost one is won; one without a move to a
/// position that is not won is lost. So both are searches for moves to a set of targets. Layers of wins and losses
/// alternate. If a side can lose by its own move, each layer has both: it finds losses first, before its own wins
/// count, and then wins. Only cells next to a change are searched, or all cells if many changed. Bits that are no
/// position count as decided and won, so that moves to them have no effect.
///
/// A search reads what the opponent's cells were before it and writes cells of the side that moves, each from its own
/// placement only: a slice of it is shared out among threads (parallel.h), and nothing is locked.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "../parallel.h"
#include "catchmate/buffer.h"
#include "catchmate/cell.h"
#include "catchmate/distances.h"
#include "catchmate/game.h"
#include "catchmate/placement_index.h"
#include "catchmate/scope.h"
#include "catchmate/solver.h"
#include "catchmate/table.h"
#include "outer_graph.h"
#include "run.h"
#include "shift.h"

namespace catchmate {

/// A rough amount of memory that is available, found by halving a request of `bytes` that failed.
[[nodiscard]] std::uint64_t available_memory(std::uint64_t bytes) noexcept;

class Retrograde {
 public:
  /// The bytes for a solve with distances up to 254 plies, or 127 if codes are doubled; `kUncountable` if 64 bits
  /// cannot hold them or 32 bits cannot number the cells.
  [[nodiscard]] static std::uint64_t memory_needed(const Rules& rules, const BoardSize& size) noexcept;

  /// Starts a solve and reuses the last one's memory. Returns false, with all memory freed, if memory is short.
  [[nodiscard]] bool start(Game game, const SolveOptions& options);

  /// Does the next slice of work. Returns whether anything is left to do.
  bool advance() noexcept;

  /// Why the solve ended without a table: its distances exceeded the budget or the memory; nothing if they did not.
  [[nodiscard]] const std::optional<TableTooLarge>& excess() const noexcept { return excess_; }

  [[nodiscard]] Progress progress() const noexcept {
    return {.settled = settled_ / rows_of_a_position_, .positions = positions_ / rows_of_a_position_, .layers = layer_};
  }
  /// The memory of the solve in bytes; 0 without one.
  [[nodiscard]] std::uint64_t bytes() const noexcept;

  [[nodiscard]] Table take_table();

  /// Takes over a table's memory, unless a solve is under way.
  void reuse(Table&& table) noexcept;
  /// Frees all memory.
  void release() noexcept {
    std::destroy_at(this);
    std::construct_at(this);
  }

 private:
  // What a search settles: losses without a legal move; other losses; wins.
  enum class Goal : std::uint8_t { stuck, losses, wins };
  struct Search {
    Side mover;
    Goal goal;
  };

  // All steps of the swept piece that change the square's number by `distance`.
  struct Step {
    std::int64_t distance;
    Shift shift;               // from the end square's bit to the start square's
    std::vector<Cell> from;    // a row: the squares where such a step starts
    std::vector<Shift> long_;  // the shifts of 1, 2, 4, … such steps, if long moves are filled
  };
  // The same for one cell of a row.
  struct CellStep {
    Shift shift;
    const Cell* near;  // by placement: the two cells that the shift reads
    const Cell* far;
    Cell mask;
  };
  // The cells in which a layer settled something.
  struct Events {
    Buffer<std::uint32_t> places;
    std::uint32_t count = 0;
    std::vector<std::uint32_t> counts;  // by the cell's number in its row

    void clear(std::uint32_t cells) {
      count = 0;
      counts.assign(cells, 0);
    }
  };
  // What one range of a slice works with: see `gather`.
  struct Range {
    std::uint32_t* first;       // where its events lie
    std::uint32_t* event;       // behind its last event
    std::uint64_t settled = 0;  // positions
    std::vector<CellStep> cell_steps;
    std::vector<Cell> rows;   // scratch, for `fill` and `turn`
    std::vector<Cell> found;  // if long moves are filled: for each placement of a group, a row of squares
  };
  // Work data for all positions with one side to move. One more placement, behind the last one, ends lists of moves.
  struct Rows {
    Buffer<Cell> newly_lost;
    Buffer<Cell> stuck;          // without a legal move; empty if that loses
    Buffer<std::uint8_t> marks;  // 1 for cells to be searched
    Events wins;
    Events losses;
    // What a layer settles, if it may be both wins and losses: the last layer's data is then still in use.
    Buffer<Cell> next_newly_lost;
    Events next_wins;
    Events next_losses;
  };
  struct Target {
    Side to_move;
    std::uint32_t place;   // index of the cell
    std::uint32_t square;  // bit in the cell
  };

  static std::size_t number(Side side) noexcept { return static_cast<std::size_t>(side); }
  [[nodiscard]] Rows& rows(Side to_move) noexcept { return rows_[number(to_move)]; }
  [[nodiscard]] const Rows& rows(Side to_move) const noexcept { return rows_[number(to_move)]; }
  [[nodiscard]] std::uint32_t place(std::uint32_t placement, std::uint32_t cell) const noexcept {
    return cell * distances_.stride() + placement;
  }

  // Whether moves of this side are found for whole rows, see `fill`.
  [[nodiscard]] bool fills(Side mover) const noexcept { return fills_ && mover == swept_side_; }
  [[nodiscard]] bool make_room() noexcept;
  void prepare_squares();
  // The end of a step on an empty board; `kNoSquare` if there is none or it is barred to the swept piece.
  [[nodiscard]] Square end_of_step(const Ways& ways, Square from, std::size_t way, int length) const noexcept;
  void prepare_steps();
  void add_step(std::int64_t distance);
  void prepare_target(const Position& position);

  // The order of everything.
  Run run() noexcept;

  // What is known of a placement without the swept piece.
  struct PlacementFacts {
    bool valid = true;                         // and in the scope
    bool odd = false;                          // an odd number of pieces on dark squares
    bool sharing = false;                      // opposing pieces share a square
    std::array<std::uint8_t, 2> on_goal = {};  // by side
  };
  [[nodiscard]] PlacementFacts facts_of(std::uint32_t placement) const noexcept;
  // The squares on which the swept piece makes a valid position in the scope.
  [[nodiscard]] Cell valid(const PlacementFacts& facts, std::uint32_t placement, std::uint32_t cell,
                           Side to_move) const noexcept;
  // Those on which a goal or a meeting ends the game, see Game::ending_by_place.
  struct Ended {
    Cell won;  // for the side to move
    Cell lost;
  };
  // Those among `positions` to be counted. A position appears in one row for each choice of the swept piece: all rows
  // count, but only the last one if the swept side's pieces may share a square.
  [[nodiscard]] Cell counted(Cell positions, std::uint32_t placement, std::uint32_t cell) const noexcept;
  [[nodiscard]] Ended ended(const PlacementFacts& facts, std::uint32_t placement, std::uint32_t cell, Side to_move,
                            Cell valid) const noexcept;
  [[nodiscard]] Cell occupied(Side side, std::uint32_t placement, std::uint32_t cell) const noexcept;

  // The loops over placements, places and events, each for a span of them.
  void open(Span placements) noexcept;
  void open(std::uint32_t placement, std::uint64_t& settled, std::uint64_t& positions) noexcept;
  void open_ends() noexcept;
  void begin(Span places) noexcept;
  void note(Events& events, Range& range, std::uint32_t place) const noexcept {
    *range.event++ = place;
    add(events.counts[place / distances_.stride()], std::uint32_t{1});
  }
  [[nodiscard]] bool choose_dense(Side mover, const Events& events) noexcept;
  [[nodiscard]] Slices marks(Side mover, Goal goal) noexcept;
  void mark(Side mover, const Events& events, Span span) noexcept;
  void mark(Side mover, const Events& events, std::uint32_t first, std::uint32_t last) noexcept;
  void mark_turns(std::uint32_t placement, std::uint32_t cell) noexcept;
  void settle(Side mover, Goal goal, Span span) noexcept;
  void settle(Side mover, Goal goal, std::uint32_t cell, std::uint32_t first, std::uint32_t last,
              Range& range) noexcept;
  void forget(Side mover, Span events) noexcept;
  [[nodiscard]] bool add_digit() noexcept;
  void clear_digit(Span places) noexcept;
  void prepare_cell_steps(Side mover, const Cell* targets, std::uint32_t cell, Range& range) const noexcept;

  // Has `find(range, first, last)` append the events of ranges of places, or of placements with `cells` cells each, and
  // counts them.
  template <class Find>
  void gather(Events& events, Span span, std::uint32_t cells, const Find& find) noexcept;

  // If all pieces move each turn: the squares from which the swept side has a turn to `targets`.
  [[nodiscard]] Cell turn(const Cell* targets, std::uint32_t placement, std::uint32_t cell,
                          Cell* reached) const noexcept;
  // The row of squares from which the swept piece, if its moves are long, has a move to `targets`.
  void fill(const Cell* targets, std::uint32_t placement, Cell* found, Cell* scratch) const noexcept;
  void fill_along(const Step& step, const Cell* here, const Cell* free, Cell* found, Cell* scratch) const noexcept;
  // Fills the rows of a group of placements, as far as they will be searched.
  void fill_group(const Cell* targets, Side mover, std::uint32_t first, Range& range) const noexcept;
  void end_layer(bool losing, bool winning) noexcept;
  // The opponent's events that lead to what `mover` settles.
  [[nodiscard]] Events& changes(Side mover, Goal goal) noexcept {
    return goal == Goal::wins ? rows(opponent(mover)).losses : rows(opponent(mover)).wins;
  }
  [[nodiscard]] bool any_changes(Goal goal) noexcept {
    return changes(Side::one, goal).count + changes(Side::two, goal).count > 0;
  }
  [[nodiscard]] bool targets_settled() const noexcept;
  // So many steps of work in slices of some milliseconds, if a step takes the time of `cells` cells.
  [[nodiscard]] Slices searches(Side mover) const noexcept;
  [[nodiscard]] Slices slices(std::uint64_t count, std::uint64_t cells = 1) const noexcept;
  // The memory of the solve in bytes with digits for distances up to `longest`.
  [[nodiscard]] std::uint64_t bytes_for(Ply longest) const noexcept;

  std::optional<Game> game_;
  std::optional<PlacementIndex> index_;
  Scope scope_;
  OuterGraph outer_;
  Distances distances_;
  std::array<Rows, 2> rows_;

  Side swept_side_ = Side::one;
  std::uint32_t cells_ = 0;  // in a row
  // What is known of a piece on a square, by side, then by square; `facts_of` adds it up.
  struct SquareFacts {
    std::uint8_t on_goal;
    std::uint8_t dark;
    std::uint8_t barred;  // closed to the side, or outside the scope
  };
  std::array<std::vector<SquareFacts>, 2> square_facts_;

  // Rows of squares.
  std::vector<Cell> free_;  // where the swept piece may stand
  std::vector<Cell> dark_;
  std::vector<Cell> goals_;  // of the swept side
  std::vector<Cell> clear_;  // without an obstacle: a slide can pass
  std::vector<Step> steps_;
  std::vector<std::int32_t> step_cells_;  // by how many cells a step may change the cell
  std::vector<Target> targets_;

  Run run_;
  std::uint32_t threads_ = 1;
  std::vector<Range> ranges_;
  std::vector<std::uint8_t> dense_;       // by the cell's number in its row: 1 if all placements are searched there
  Ply layer_ = 0;                         // the distance being settled
  std::uint64_t rows_of_a_position_ = 1;  // how often `settled_` and `positions_` count each position
  bool shares_ = false;                   // whether the swept piece may share squares with its side
  int reach_ = 1;                         // in steps; if moves are filled, so many as it may have
  bool fills_ = false;                    // whether its moves are long ones
  bool together_ = false;                 // whether it moves together with others of its side
  std::uint64_t settled_ = 0;
  std::uint64_t positions_ = 0;
  std::uint64_t memory_budget_ = kUncountable;
  bool mixes_ = false;     // whether a layer may settle both wins and losses
  bool complete_ = false;  // whether all undecided positions are known to be draws
  std::optional<TableTooLarge> excess_;
};

}  // namespace catchmate
