/// The solver's inner loops over placements and changes: opens positions, marks cells, settles them. Nearly all of a
/// solve's time is spent here.
#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "retrograde.h"

namespace catchmate {

// ---- Opening positions

Cell Retrograde::occupied(Side side, std::uint32_t placement, std::uint32_t cell) const noexcept {
  Cell found;
  const Square* squares = outer_.squares(side, placement);
  for (std::uint32_t piece = 0; piece < outer_.pieces(side); ++piece) {
    if (squares[piece].index / kCellSquares == cell) found |= Cell::bit(squares[piece].index % kCellSquares);
  }
  return found;
}

Retrograde::PlacementFacts Retrograde::facts_of(std::uint32_t placement) const noexcept {
  PlacementFacts found;
  unsigned dark = 0;
  unsigned barred = 0;
  for (const Side side : {Side::one, Side::two}) {
    const Square* squares = outer_.squares(side, placement);
    const SquareFacts* square_facts = square_facts_[number(side)].data();
    for (std::uint32_t piece = 0; piece < outer_.pieces(side); ++piece) {
      const SquareFacts& facts = square_facts[squares[piece].index];
      found.on_goal[number(side)] |= facts.on_goal;
      dark ^= facts.dark;
      barred |= facts.barred;
    }
  }
  found.valid = barred == 0;
  found.odd = dark != 0;
  if (outer_.pieces(swept_side_) == 0) return found;
  const Square* movers = outer_.squares(swept_side_, placement);
  const Square* opponents = outer_.squares(opponent(swept_side_), placement);
  const Square* last = opponents + outer_.pieces(opponent(swept_side_));
  found.sharing = std::find_first_of(movers, movers + outer_.pieces(swept_side_), opponents, last) !=
                  movers + outer_.pieces(swept_side_);
  if (found.sharing && game_->rules().capture == Capture::forbidden) found.valid = false;
  return found;
}

Cell Retrograde::valid(const PlacementFacts& facts, std::uint32_t placement, std::uint32_t cell,
                       Side to_move) const noexcept {
  if (!facts.valid) return {};
  Cell found = free_[cell];
  if (outer_.pieces(swept_side_) > 0 && !shares_) found &= ~occupied(swept_side_, placement, cell);
  if (game_->rules().capture == Capture::forbidden) found &= ~occupied(opponent(swept_side_), placement, cell);
  if (!scope_.by_colour()) return found;
  return found & (facts.odd != scope_.odd(to_move) ? dark_[cell] : ~dark_[cell]);
}

Cell Retrograde::counted(Cell positions, std::uint32_t placement, std::uint32_t cell) const noexcept {
  if (!shares_) return positions;
  const std::uint32_t last = outer_.squares(swept_side_, placement)[outer_.pieces(swept_side_) - 1].index;
  const std::uint32_t first = cell * kCellSquares;
  return last <= first ? positions : positions & Cell::from(last - first);
}

Retrograde::Ended Retrograde::ended(const PlacementFacts& facts, std::uint32_t placement, std::uint32_t cell,
                                    Side to_move, Cell valid) const noexcept {
  const auto on_goal = [&](Side side) {
    if (facts.on_goal[number(side)] != 0) return Cell::all();
    return side == swept_side_ ? goals_[cell] : Cell{};
  };
  const Cell sharing = facts.sharing ? Cell::all() : occupied(opponent(swept_side_), placement, cell);
  const Cell beaten = on_goal(opponent(to_move)) & valid;
  const Cell arrived = on_goal(to_move) & valid & ~beaten;
  const Cell met = sharing & valid & ~beaten & ~arrived;
  if (winner_of(game_->rules().capture) == to_move) return {arrived | met, beaten};
  return {arrived, beaten | met};
}

// Opens all positions except those that a goal or a meeting has ended, see Game::ending_by_place.
void Retrograde::prepare(std::uint32_t first, std::uint32_t last) noexcept {
  for (std::uint32_t placement = first; placement < last; ++placement) prepare(placement);
}

void Retrograde::prepare(std::uint32_t placement) noexcept {
  const PlacementFacts facts = facts_of(placement);
  for (std::uint32_t cell = 0; cell < cells_; ++cell) {
    const std::uint32_t at = place(placement, cell);
    for (const Side to_move : {Side::one, Side::two}) {
      const Cell valid = this->valid(facts, placement, cell, to_move);
      const auto [won, lost] = ended(facts, placement, cell, to_move, valid);
      Distances::Planes& planes = distances_.planes(to_move);
      Rows& side = rows(to_move);
      planes.undecided[at] = valid & ~won & ~lost;
      planes.not_won[at] = valid;
      side.newly_lost[at] = lost;
      side.marks[at] = 0;
      if (mixes_) side.next_newly_lost[at] = won;
      if (side.stuck.data() != nullptr) side.stuck[at] = Cell{};
      if (lost.any()) {
        side.losses.places[side.losses.count++] = at;
        ++side.losses.counts[cell];
      }
      settled_ += counted(won | lost, placement, cell).count();
      if (!scope_.whole()) positions_ += counted(valid, placement, cell).count();
    }
  }
}

// If a side can lose by its own move: makes the positions already won by the side to move the first wins. Until now
// they counted as open, as they must be for finding stuck positions.
void Retrograde::begin_won(std::uint32_t first, std::uint32_t last) noexcept {
  for (const Side to_move : {Side::one, Side::two}) {
    Rows& side = rows(to_move);
    for (std::uint32_t at = first; at < last; ++at) {
      const Cell won = side.next_newly_lost[at];
      if (!won.any()) continue;
      side.next_newly_lost[at] = Cell{};
      distances_.planes(to_move).not_won[at] &= ~won;
      side.wins.places[side.wins.count++] = at;
      ++side.wins.counts[at / distances_.stride()];
    }
  }
}

// ---- A layer

// Marks one side's cells with a move to the changed cells of the other side.
void Retrograde::mark(const Events& events, std::uint32_t first, std::uint32_t last) noexcept {
  std::uint8_t* const marks = rows(mover_).marks.data();
  const OuterGraph::Moves& moves = outer_.moves(mover_);
  const std::uint32_t stride = distances_.stride();
  const bool sweeps = mover_ == swept_side_;
  const bool passes = game_->rules().no_move == NoMove::passes;
  for (std::uint32_t event = first; event < last; ++event) {
    const std::uint32_t at = events.places[event];
    const std::uint32_t cell = at / stride;
    const std::uint32_t placement = at % stride;
    if (sweeps && together_) {
      mark_turns(placement, cell);
      continue;
    }
    if (dense_[cell] == 0) {
      std::uint8_t* const cell_marks = marks + (at - placement);
      const std::uint32_t* const predecessors = moves.predecessors(placement);
      for (std::uint32_t move = 0; move < moves.degree; move += 4) {
        for (std::uint32_t next = 0; next < 4; ++next) cell_marks[predecessors[move + next] / kCellWords] = 1;
      }
      if (passes) marks[at] = 1;
    }
    if (!sweeps) continue;
    for (const std::int32_t apart : step_cells_) {
      const std::uint32_t near = cell + static_cast<std::uint32_t>(apart);
      if (near < cells_ && dense_[near] == 0) marks[place(placement, near)] = 1;
    }
    for (std::uint32_t other = 0; slides() && other < cells_; ++other) {
      if (dense_[other] == 0) marks[place(placement, other)] = 1;
    }
  }
}

// Marks the cells of all placements with a turn to this placement's cell.
void Retrograde::mark_turns(std::uint32_t placement, std::uint32_t cell) noexcept {
  std::uint8_t* const marks = rows(mover_).marks.data();
  const OuterGraph::Moves& moves = outer_.moves(mover_);
  const std::uint32_t* const predecessors = moves.predecessors(placement);
  for (const std::int32_t apart : step_cells_) {
    const std::uint32_t near = cell + static_cast<std::uint32_t>(apart);
    if (near >= cells_ || dense_[near] != 0) continue;
    for (std::uint32_t move = 0; move < moves.degree; ++move) marks[place(predecessors[move] / kCellWords, near)] = 1;
  }
  if (game_->rules().no_move == NoMove::passes && dense_[cell] == 0) marks[place(placement, cell)] = 1;
}

Cell Retrograde::turn(const Cell* targets, std::uint32_t placement, std::uint32_t cell) noexcept {
  // First the other pieces' moves, wherever the swept piece ends; then its steps from here to there.
  const OuterGraph::Moves& moves = outer_.moves(swept_side_);
  const std::uint32_t* const to = moves.from(placement);
  Cell* const reached = scratch_rows_.data();
  for (std::uint32_t at = 0; at < cells_; ++at) {
    reached[at] = Cell{};
    for (std::uint32_t move = 0; move < moves.degree; ++move) reached[at] |= targets[place(to[move] / kCellWords, at)];
  }
  const auto next = [&](std::uint32_t apart) {
    const std::uint32_t near = cell + apart;
    return near < cells_ ? reached[near] : Cell{};
  };
  Cell found;
  for (const Step& step : steps_) {
    const auto cells = static_cast<std::uint32_t>(step.shift.cells);
    found |= step.shift.apply(next(cells), next(cells + 1)) & step.from[cell];
  }
  return found;
}

Cell Retrograde::slide(const Cell* targets, std::uint32_t placement, std::uint32_t cell) noexcept {
  Cell* const here = scratch_rows_.data();
  Cell* const there = here + cells_;
  const SideRules& side = game_->rules().side(swept_side_);
  const auto target = [&](std::uint32_t at) { return targets[place(placement, at)]; };
  Cell found = side.may_pass ? target(cell) : Cell{};
  for (const Step& step : steps_) {
    for (std::uint32_t at = 0; at < cells_; ++at) here[at] = target(at);
    for (int length = 1; length <= side.reach; ++length) {
      Cell any;
      for (std::uint32_t at = 0; at < cells_; ++at) {
        const auto next = [&](std::int32_t apart) {
          const std::uint32_t near = at + static_cast<std::uint32_t>(apart);
          return near < cells_ ? here[near] : Cell{};
        };
        const Cell from = step.shift.apply(next(step.shift.cells), next(step.shift.cells + 1)) & step.from[at];
        if (at == cell) found |= from;
        there[at] = from & clear_[at] & ~occupied(Side::one, placement, at) & ~occupied(Side::two, placement, at);
        any |= there[at];
      }
      if (!any.any()) break;
      std::copy(there, there + cells_, here);
    }
  }
  return found;
}

// Settles the marked cells in [first, last), or all of them in dense rows.
void Retrograde::settle_cells(std::uint32_t first, std::uint32_t last) noexcept {
  const std::uint32_t stride = distances_.stride();
  while (first < last) {
    const std::uint32_t cell = first / stride;
    const std::uint32_t start = cell * stride;
    const std::uint32_t end = std::min(last, start + stride);
    settle_cells(cell, first - start, end - start);
    first = end;
  }
}

// The kernel, with lambdas as functions that share registers. A position is won if a move leads to a new loss, and lost
// if no move leads to a position that is not won.
// NOLINTNEXTLINE(readability-function-cognitive-complexity)
void Retrograde::settle_cells(std::uint32_t cell, std::uint32_t first, std::uint32_t last) noexcept {
  const bool wins = task_ == Task::win;
  Rows& movers = rows(mover_);
  const Side other = opponent(mover_);
  Distances::Planes& planes = distances_.planes(mover_);
  const Cell* const all_targets = wins ? rows(other).newly_lost.data() : distances_.planes(other).not_won.data();
  const std::uint32_t start = cell * distances_.stride();
  const Cell* const targets = all_targets + start;
  Cell* const undecided = planes.undecided.data() + start;
  // Where settled positions are noted: wins are cleared from `not_won`, losses set in `newly_lost`.
  const bool is_next = mixes_ && task_ != Task::stuck;
  Cell* const settled = (wins ? planes.not_won : is_next ? movers.next_newly_lost : movers.newly_lost).data() + start;
  Events& events = is_next ? (wins ? movers.next_wins : movers.next_losses) : (wins ? movers.wins : movers.losses);
  std::uint32_t* const events_begin = events.places.data() + events.count;
  std::uint32_t* event = events_begin;
  std::uint64_t count = 0;

  // The digit rows to be set for this distance; the ones row is `not_won`, inverted.
  std::array<Cell*, 31> digits{};
  std::size_t ones = 0;
  for (Ply rest = distances_.digits_of(layer_); rest != 0; rest &= rest - 1) {
    digits[ones++] = planes.digits[static_cast<std::size_t>(std::countr_zero(rest))].data() + start;
  }

  // Moves of the other pieces, where nothing blocks them.
  const OuterGraph::Moves& moves = outer_.moves(mover_);
  const std::uint32_t degree = moves.degree;
  const auto target = [words = reinterpret_cast<const std::uint64_t*>(targets)](std::uint32_t word) {
    return Cell::load(words + word);
  };
  const auto from_outer = [&](std::uint32_t placement) {
    const std::uint32_t* to = moves.from(placement);
    Cell found;
    for (std::uint32_t move = 0; move < degree; move += 4) {
      found |= (target(to[move]) | target(to[move + 1])) | (target(to[move + 2]) | target(to[move + 3]));
    }
    return found;
  };
  const auto from_screened = [&](std::uint32_t placement) {
    const std::uint32_t* to = moves.from(placement);
    const std::uint32_t* screens = moves.screens_from(placement);
    Cell found;
    for (std::uint32_t move = 0; move < degree; ++move) {
      found |= target(to[move]) & screens_[std::size_t{screens[move]} * cells_ + cell];
    }
    return found;
  };

  // Steps of the swept piece, where nothing blocks them, for one placement or four.
  prepare_cell_steps(all_targets, cell);
  const auto from_swept = [&]<class Cells>(std::uint32_t placement) {
    Cells found;
    for (const CellStep& step : cell_steps_) {
      found |= step.shift.apply(Cells::at(step.near + placement), Cells::at(step.far + placement)) & Cells(step.mask);
    }
    return found;
  };

  Cell* const stuck = movers.stuck.data() == nullptr ? nullptr : movers.stuck.data() + start;
  const bool passes = game_->rules().no_move == NoMove::passes;
  const bool sweeps = mover_ == swept_side_;
  const bool sliding = sweeps && slides();
  const bool turning = sweeps && together_;
  const bool screened = moves.screen.data() != nullptr;

  const Cell unless_found = wins ? Cell{} : Cell::all();
  const auto settle = [&](std::uint32_t placement) {
    const Cell before = undecided[placement];
    if (!before.any()) return;
    Cell found;
    if (turning) {
      found = turn(all_targets, placement, cell);
    } else {
      found = screened ? from_screened(placement) : from_outer(placement);
      found |= sliding ? slide(all_targets, placement, cell) : from_swept.template operator()<Cell>(placement);
    }
    // A side without a legal move passes, or does not lose by it.
    if (stuck != nullptr && passes) found |= targets[placement] & stuck[placement];
    if (stuck != nullptr && !passes && !wins) found |= stuck[placement];
    found = (found ^ unless_found) & before;
    if (!found.any()) return;
    if (task_ == Task::stuck && stuck != nullptr) {
      // Not a loss: the position may be won after a pass, or stays an undecided draw.
      stuck[placement] = found;
      return;
    }
    undecided[placement] = before ^ found;
    for (std::size_t one = 0; one < ones; ++one) digits[one][placement] |= found;
    count += counted(found, placement, cell).count();
    // A cell with positions already lost is in the list of events.
    const bool known = task_ == Task::stuck && settled[placement].any();
    settled[placement] = settled[placement] ^ found;
    if (!known) *event++ = start + placement;
  };

  // Four placements at once, without a branch for each: in dense rows most have something to settle.
  const FourCells four_unless_found(unless_found);
  const auto settle_four = [&](std::uint32_t placement) {
    const FourCells before = FourCells::at(undecided + placement);
    if (!before.any()) return;
    FourCells found = from_swept.template operator()<FourCells>(placement);
    if (degree != 0) {
      found |= FourCells(from_outer(placement), from_outer(placement + 1), from_outer(placement + 2),
                         from_outer(placement + 3));
    }
    found = (found ^ four_unless_found) & before;
    if (!found.any()) return;
    (before ^ found).store(undecided + placement);
    for (std::size_t one = 0; one < ones; ++one) {
      (FourCells::at(digits[one] + placement) | found).store(digits[one] + placement);
    }
    (FourCells::at(settled + placement) ^ found).store(settled + placement);
    std::uint32_t place = start + placement;
    for (const Cell cell_found : found.cells()) {
      count += cell_found.count();
      *event = place++;
      event += cell_found.any() ? 1 : 0;
    }
  };

  if (dense_[cell] != 0) {
    last = std::min(last, outer_.placements());
    const bool plain = stuck == nullptr && !screened && !sliding && !turning && !shares_ && task_ != Task::stuck;
    std::uint32_t placement = first;
    for (; plain && placement < last; placement += 4) settle_four(placement);
    for (; placement < last; ++placement) settle(placement);
  } else {
    std::uint8_t* const marks = movers.marks.data() + start;
    for (std::uint32_t group = first; group < last; group += Distances::kGroup) {
      std::uint64_t marked = 0;
      std::memcpy(&marked, marks + group, sizeof(marked));
      if (marked == 0) continue;
      std::memset(marks + group, 0, sizeof(marked));
      for (; marked != 0; marked &= marked - 1) {
        settle(group + static_cast<std::uint32_t>(std::countr_zero(marked)) / 8);
      }
    }
  }
  events.counts[cell] += static_cast<std::uint32_t>(event - events_begin);
  events.count += static_cast<std::uint32_t>(event - events_begin);
  settled_ += count;
}

// Prepares the steps of the swept piece that start in one cell of a row.
void Retrograde::prepare_cell_steps(const Cell* targets, std::uint32_t cell) noexcept {
  cell_steps_.clear();
  if (mover_ != swept_side_ || slides() || together_) return;
  for (const Step& step : steps_) {
    if (!step.from[cell].any()) continue;
    // A cell off the board may be any cell, because `mask` clears its bits.
    const auto next = [&](std::int32_t apart) {
      const std::uint32_t near = cell + static_cast<std::uint32_t>(apart);
      return targets + std::size_t{near < cells_ ? near : cell} * distances_.stride();
    };
    cell_steps_.push_back({step.shift, next(step.shift.cells), next(step.shift.cells + 1), step.from[cell]});
  }
}

// Forgets what the last layer settled.
void Retrograde::clear_events(bool losses) noexcept {
  for (Rows& side : rows_) {
    Events& events = losses ? side.losses : side.wins;
    for (std::uint32_t event = 0; losses && event < events.count; ++event)
      side.newly_lost[events.places[event]] = Cell{};
    events.clear(cells_);
  }
}

// Makes what this layer settled the new changes.
void Retrograde::take_next_events() noexcept {
  for (Rows& side : rows_) {
    std::swap(side.newly_lost, side.next_newly_lost);
    std::swap(side.losses, side.next_losses);
    std::swap(side.wins, side.next_wins);
  }
}

}  // namespace catchmate
