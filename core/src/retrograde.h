/// Bit-parallel retrograde analysis.
///
/// One piece is the swept one (see placement_index.h). For each placement of all others, and each side to move, the
/// squares of the swept piece are a row of bits, in cells of 128, so that one vector register holds the fate of 128
/// positions:
///
///     undecided    not settled yet               one move of the swept piece is a shift of a row under a mask,
///     not won      for the side to move          one of another piece is the row of a neighbouring placement
///     fresh        lost, and found so in the last layer
///
/// Layer by layer of the distance: an undecided position that has a move to a fresh one is won; one that has no move to
/// a position that is not won is lost. Layers of wins and of losses alternate, unless a side may lose by its own move:
/// then a layer looks for losses first, so that its own wins do not count, and then for wins. So both are the same
/// search for moves to some targets. Only cells next to a change are looked at, or all where many are. What is no
/// position at all is never undecided, and counts as won: no move leads there, and none has to be ruled out.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "catchmate/buffer.h"
#include "catchmate/cell.h"
#include "catchmate/distances.h"
#include "catchmate/game.h"
#include "catchmate/placement_index.h"
#include "catchmate/scope.h"
#include "catchmate/solver.h"
#include "catchmate/table.h"
#include "outer_graph.h"
#include "shift.h"

namespace catchmate {

/// Estimates the memory that can be had where so many bytes could not, by halving the request.
[[nodiscard]] std::uint64_t available_memory(std::uint64_t bytes) noexcept;

class Retrograde {
 public:
  /// The bytes that a solve takes if no distance is longer than 254 plies, or 127 where codes are doubled;
  /// `kUncountable` when they are beyond 64 bits, or the cells beyond what can be numbered.
  [[nodiscard]] static std::uint64_t memory_needed(const Rules& rules, const BoardSize& size) noexcept;

  /// Begins a solve in the memory of the last one. Returns false, having freed all memory, where that is short.
  [[nodiscard]] bool start(Game game, const SolveOptions& options);

  /// Does the next slice of work. Returns whether anything is left to do.
  bool advance();

  /// Why the solve has ended without a table, if so: its distances take more than the budget, or than there is.
  [[nodiscard]] const std::optional<TableTooLarge>& excess() const noexcept { return excess_; }

  [[nodiscard]] Progress progress() const noexcept {
    return {.settled = settled_ / rows_of_a_position_, .positions = positions_ / rows_of_a_position_, .layers = layer_};
  }
  /// The bytes that the solve takes; 0 when there is none.
  [[nodiscard]] std::uint64_t bytes() const noexcept;

  [[nodiscard]] Table take_table();

  /// Takes back the memory of a table, when it is of no use otherwise.
  void reuse(Table&& table) noexcept;
  /// Frees all memory.
  void release() noexcept {
    std::destroy_at(this);
    std::construct_at(this);
  }

 private:
  enum class Task : std::uint8_t { prepare, stuck, begin_won, mark_wins, win, mark_losses, lose, done };

  // The steps of the swept piece over one distance between the numbers of squares.
  struct Step {
    std::int64_t distance;
    Shift shift;             // from the square where it ends to the one where it begins
    std::vector<Cell> from;  // the squares from which there is one, a row
  };
  // The same for one of a row's cells.
  struct CellStep {
    Shift shift;
    const Cell* near;  // the cells, by placement, from which the shift takes bits
    const Cell* far;
    Cell mask;
  };
  // Cells in which something was settled in a layer.
  struct Events {
    Buffer<std::uint32_t> places;
    std::uint32_t count = 0;
    std::vector<std::uint32_t> counts;  // by the cell's number in its row

    void clear(std::uint32_t cells) {
      count = 0;
      counts.assign(cells, 0);
    }
  };
  // All positions with one side to move, besides what will be in the table. The placement behind the last one stands
  // for the end of lists of moves.
  struct Rows {
    Buffer<Cell> fresh;
    Buffer<Cell> stuck;          // without a legal move; only where that does not lose
    Buffer<std::uint8_t> marks;  // ones for the cells to be looked at
    Events wins;
    Events losses;
    // What a layer settles, where that may be both wins and losses: the layer before is still needed then.
    Buffer<Cell> next_fresh;
    Events next_wins;
    Events next_losses;
  };
  struct Target {
    Side to_move;
    std::uint32_t place;   // of the cell
    std::uint32_t square;  // in the cell
  };

  static std::size_t number(Side side) noexcept { return static_cast<std::size_t>(side); }
  [[nodiscard]] Rows& rows(Side to_move) noexcept { return rows_[number(to_move)]; }
  [[nodiscard]] const Rows& rows(Side to_move) const noexcept { return rows_[number(to_move)]; }
  [[nodiscard]] std::uint32_t place(std::uint32_t placement, std::uint32_t cell) const noexcept {
    return cell * distances_.stride() + placement;
  }

  [[nodiscard]] bool slides() const noexcept;
  [[nodiscard]] bool make_room() noexcept;
  void prepare_squares();
  // Where a step of the swept piece ends, were no other there; `kNoSquare` where it cannot be made.
  [[nodiscard]] Square end_of_step(const Ways& ways, Square from, std::size_t way, int length) const noexcept;
  void prepare_steps();
  void add_step(std::int64_t distance);
  void prepare_screens();
  void prepare_target(const Position& position);

  // The facts of a placement that hold wherever the swept piece stands.
  struct Survey {
    bool valid = true;                         // and within the scope
    bool odd = false;                          // the number of pieces on dark squares
    bool sharing = false;                      // of a square by pieces of both sides
    std::array<std::uint8_t, 2> on_goal = {};  // by side
  };
  [[nodiscard]] Survey survey(std::uint32_t placement) const noexcept;
  // The squares of the swept piece with which a position is valid and in the scope.
  [[nodiscard]] Cell valid(const Survey& survey, std::uint32_t placement, std::uint32_t cell,
                           Side to_move) const noexcept;
  // Those with which a goal or a meeting has ended the game: see Game::ending_by_place.
  struct Ended {
    Cell won;  // by the side to move
    Cell lost;
  };
  // Those of some positions that are counted: not the same position for another choice of the swept piece.
  [[nodiscard]] Cell counted(Cell positions, std::uint32_t placement, std::uint32_t cell) const noexcept;
  [[nodiscard]] Ended ended(const Survey& survey, std::uint32_t placement, std::uint32_t cell, Side to_move,
                            Cell valid) const noexcept;
  [[nodiscard]] Cell occupied(Side side, std::uint32_t placement, std::uint32_t cell) const noexcept;

  // The tasks, for a part of what they do.
  void prepare(std::uint32_t first, std::uint32_t last) noexcept;
  void prepare(std::uint32_t placement) noexcept;
  void prepare_ends() noexcept;
  void begin_won(std::uint32_t first, std::uint32_t last) noexcept;
  void choose_dense(const Events& events) noexcept;
  void mark(const Events& events, std::uint32_t first, std::uint32_t last) noexcept;
  void mark_turns(std::uint32_t placement, std::uint32_t cell) noexcept;
  void look(std::uint32_t first, std::uint32_t last) noexcept;
  void look(std::uint32_t cell, std::uint32_t first, std::uint32_t last) noexcept;
  void prepare_cell_steps(const Cell* targets, std::uint32_t cell) noexcept;

  // The squares from which the swept piece has a move to some of the targets together with the others of its side.
  [[nodiscard]] Cell turn(const Cell* targets, std::uint32_t placement, std::uint32_t cell) noexcept;
  // The squares from which a sliding piece has a move to some of the targets.
  [[nodiscard]] Cell slide(const Cell* targets, std::uint32_t placement, std::uint32_t cell) noexcept;
  void clear_events(bool losses) noexcept;
  void take_next_events() noexcept;
  [[nodiscard]] bool any_events() const noexcept {
    return rows_[0].wins.count + rows_[1].wins.count + rows_[0].losses.count + rows_[1].losses.count > 0;
  }
  [[nodiscard]] bool targets_settled() const noexcept;
  [[nodiscard]] std::uint64_t work() const noexcept;
  void begin(Task task, Side mover = Side::one);
  void next();
  void end_layer(Task next, bool any);
  // The bytes that the solve takes with digits for distances up to `longest`.
  [[nodiscard]] std::uint64_t bytes_for(Ply longest) const noexcept;
  void fail(TableTooLarge excess) noexcept;

  std::optional<Game> game_;
  std::optional<PlacementIndex> index_;
  Scope scope_;
  OuterGraph outer_;
  Distances distances_;
  std::array<Rows, 2> rows_;

  Side swept_side_ = Side::one;
  std::uint32_t cells_ = 0;  // in a row
  // The facts of a square that those of a placement are made of, by side, then by square.
  struct SquareSurvey {
    std::uint8_t on_goal;
    std::uint8_t dark;
    std::uint8_t barred;  // closed to the side, or out of the scope
  };
  std::array<std::vector<SquareSurvey>, 2> square_surveys_;

  // Rows of squares.
  std::vector<Cell> free_;  // to the swept piece
  std::vector<Cell> dark_;
  std::vector<Cell> goals_;  // of the swept piece
  std::vector<Cell> clear_;  // without an obstacle: what a slide may pass
  std::vector<Step> steps_;
  std::vector<CellStep> cell_steps_;
  std::vector<std::int32_t> step_cells_;  // how far, in cells, the ends of a step can be apart
  std::vector<Cell> screens_;             // by number: where the swept piece does not stand in the way
  std::vector<Cell> rows_at_hand_;        // two, for a slide or a turn
  std::vector<Target> targets_;

  Task task_ = Task::done;
  Side mover_ = Side::one;
  std::vector<std::uint8_t> dense_;  // by a cell's number in its row: whether all of these are looked at
  std::uint64_t cursor_ = 0;
  Ply layer_ = 0;                         // the distance of what is being settled
  std::uint64_t rows_of_a_position_ = 1;  // in how many it is counted: in one for each choice of the swept piece, or
                                          // where these may share a square, in the last one alone
  bool shares_ = false;                   // whether the swept piece may stand with others of its side
  bool together_ = false;                 // whether it moves with others of its side in a turn
  std::uint64_t settled_ = 0;             // in all rows
  std::uint64_t positions_ = 0;
  std::uint64_t memory_budget_ = kUncountable;
  bool mixes_ = false;     // whether a layer may settle wins and losses
  bool complete_ = false;  // nothing is left to be settled: what is undecided is drawn
  std::optional<TableTooLarge> excess_;
};

}  // namespace catchmate
