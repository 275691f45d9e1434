/// The steps of the swept piece, for a whole row of squares at once.
#pragma once

#include <cstdint>
#include <vector>

#include "catchmate/cell.h"
#include "catchmate/game.h"
#include "shift.h"

namespace catchmate {

/// All steps of the swept piece that change the square's number by the same distance.
struct RowStep {
  Shift shift;                // from the end square's bit to the start square's
  std::vector<Cell> from;     // a row: the squares where such a step starts
  std::vector<Shift> longer;  // if long moves are filled: the shifts of 1, 2, 4, … such steps
};

/// A row step in one cell of the row.
struct CellStep {
  Shift shift;
  const Cell* near;  ///< by placement: the two cells that the shift reads
  const Cell* far;
  Cell mask;
};

/// A row step is one shift of the row under a mask: on a board of 4 columns all steps down are a shift by 4. Where
/// moves are long, or pieces may block them, a move is not a shift but repeats a step: see `fill`.
class RowSteps {
 public:
  RowSteps() = default;
  RowSteps(const Game& game, Side swept_side);

  [[nodiscard]] const std::vector<RowStep>& all() const noexcept { return steps_; }
  [[nodiscard]] bool fills() const noexcept { return fills_; }
  /// The row of squares that a piece may pass over unless another one stands there.
  [[nodiscard]] const std::vector<Cell>& passable() const noexcept { return passable_; }
  /// Calls `visit(from)` for every cell of a row from which a move may end in `to`.
  template <class Visit>
  void for_each_start(std::uint32_t to, const Visit& visit) const {
    for_each_cell_apart(1, to, visit);
  }
  /// Calls `visit(to)` for every cell of a row in which a move from `from` may end.
  template <class Visit>
  void for_each_end(std::uint32_t from, const Visit& visit) const {
    for_each_cell_apart(-1, from, visit);
  }
  /// The number of shifts for one row.
  [[nodiscard]] std::uint64_t shifts() const noexcept;

  /// The size of the scratch memory for `fill`, in cells.
  [[nodiscard]] std::size_t scratch_cells() const noexcept;
  /// Adds to the row `found` the squares from which a move of one or more such steps leads to a square in the row
  /// `targets`, passing over squares in the row `free` only.
  void fill(const RowStep& step, const Cell* targets, const Cell* free, Cell* found, Cell* scratch) const noexcept;

 private:
  template <class Visit>
  void for_each_cell_apart(std::int32_t sign, std::uint32_t cell, const Visit& visit) const {
    if (fills_) {
      for (std::uint32_t other = 0; other < cells_; ++other) visit(other);
      return;
    }
    for (const std::int32_t apart : cells_apart_) {
      const std::uint32_t other = cell + static_cast<std::uint32_t>(sign * apart);
      if (other < cells_) visit(other);
    }
  }
  void add(std::int64_t distance);

  std::vector<RowStep> steps_;
  std::vector<std::int32_t> cells_apart_;  // from a step's end back to its start, in cells of a row
  std::uint32_t cells_ = 0;                // in a row
  std::vector<Cell> passable_;
  bool fills_ = false;
  std::uint32_t reach_ = 1;  // how far a fill goes, in steps
};

}  // namespace catchmate
