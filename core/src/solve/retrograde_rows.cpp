/// The solver's inner loops over placements and changes: opens positions, marks cells, settles them. Nearly all of a
/// solve's time is spent here.
#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "retrograde.h"

namespace catchmate {

namespace {

// The least places or changes for a thread, some ten microseconds of work: it takes as long to wake another one, and
// the first time some milliseconds. Marks are read by `Distances::kGroup`, of which this is a multiple.
constexpr std::uint64_t kLeastRange = 8192;

}  // namespace

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
void Retrograde::open(Span placements) noexcept {
  in_ranges(threads_, placements, kLeastRange / std::min(cells_, 128U),
            [this](std::uint32_t, std::uint64_t first, std::uint64_t last) {
              std::uint64_t settled = 0;
              std::uint64_t positions = 0;
              for (std::uint64_t placement = first; placement < last; ++placement) {
                open(static_cast<std::uint32_t>(placement), settled, positions);
              }
              add(settled_, settled);
              add(positions_, positions);
            });
}

void Retrograde::open(std::uint32_t placement, std::uint64_t& settled, std::uint64_t& positions) noexcept {
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
      settled += counted(won | lost, placement, cell).count();
      if (!scope_.whole()) positions += counted(valid, placement, cell).count();
    }
  }
}

// Makes the positions that are lost from the start the first losses. If a side can lose by its own move, those won from
// the start become the first wins: until now they counted as open, as they must be for finding stuck positions.
void Retrograde::begin(Span places) noexcept {
  for (const Side to_move : {Side::one, Side::two}) {
    Rows& side = rows(to_move);
    gather(side.losses, places, 1, [&](Range& range, std::uint32_t first, std::uint32_t last) {
      for (std::uint32_t at = first; at < last; ++at) {
        if (side.newly_lost[at].any()) note(side.losses, range, at);
      }
    });
    if (!mixes_) continue;
    gather(side.wins, places, 1, [&](Range& range, std::uint32_t first, std::uint32_t last) {
      for (std::uint32_t at = first; at < last; ++at) {
        const Cell won = std::exchange(side.next_newly_lost[at], Cell{});
        if (!won.any()) continue;
        distances_.planes(to_move).not_won[at] &= ~won;
        note(side.wins, range, at);
      }
    });
  }
}

// ---- A layer

template <class Find>
void Retrograde::gather(Events& events, Span span, std::uint32_t cells, const Find& find) noexcept {
  std::uint32_t* const all = events.places.data();
  const std::uint64_t unit = cells == 1 ? kLeastRange : Distances::kGroup;
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

// Marks one side's cells with a move to the changed cells of the other side.
void Retrograde::mark(Side mover, const Events& events, Span span) noexcept {
  in_ranges(threads_, span, kLeastRange, [&](std::uint32_t, std::uint64_t first, std::uint64_t last) {
    mark(mover, events, static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(last));
  });
}

void Retrograde::mark(Side mover, const Events& events, std::uint32_t first, std::uint32_t last) noexcept {
  std::uint8_t* const marks = rows(mover).marks.data();
  const OuterGraph::Moves& moves = outer_.moves(mover);
  const std::uint32_t stride = distances_.stride();
  const bool sweeps = mover == swept_side_;
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
        for (std::uint32_t next = 0; next < 4; ++next) set_mark(cell_marks[predecessors[move + next] / kCellWords]);
      }
      if (passes) set_mark(marks[at]);
    }
    if (!sweeps) continue;
    for (const std::int32_t apart : step_cells_) {
      const std::uint32_t near = cell + static_cast<std::uint32_t>(apart);
      if (near < cells_ && dense_[near] == 0) set_mark(marks[place(placement, near)]);
    }
    for (std::uint32_t other = 0; fills_ && other < cells_; ++other) {
      if (dense_[other] == 0) set_mark(marks[place(placement, other)]);
    }
  }
}

// Marks the cells of all placements with a turn to this placement's cell.
void Retrograde::mark_turns(std::uint32_t placement, std::uint32_t cell) noexcept {
  std::uint8_t* const marks = rows(swept_side_).marks.data();
  const OuterGraph::Moves& moves = outer_.moves(swept_side_);
  const std::uint32_t* const predecessors = moves.predecessors(placement);
  for (const std::int32_t apart : step_cells_) {
    const std::uint32_t near = cell + static_cast<std::uint32_t>(apart);
    if (near >= cells_ || dense_[near] != 0) continue;
    for (std::uint32_t move = 0; move < moves.degree; ++move) {
      set_mark(marks[place(predecessors[move] / kCellWords, near)]);
    }
  }
  if (game_->rules().no_move == NoMove::passes && dense_[cell] == 0) set_mark(marks[place(placement, cell)]);
}

Cell Retrograde::turn(const Cell* targets, std::uint32_t placement, std::uint32_t cell, Cell* reached) const noexcept {
  // First the other pieces' moves, wherever the swept piece ends; then its steps from here to there.
  const OuterGraph::Moves& moves = outer_.moves(swept_side_);
  const std::uint32_t* const to = moves.from(placement);
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

// A parallel-prefix fill (Kogge, Stone 1973; for rays on a board: Steffan Westcott): with `reached`, the squares that
// see a target within n steps, and `passes`, those whose next n squares all let them pass,
//
//     within n + m steps:  reached | passes of m & (reached, shifted by m steps)      for m up to n
//
// so that a row takes about two shifts for each doubling of the reach.
void Retrograde::fill(const Cell* targets, std::uint32_t placement, Cell* found, Cell* scratch) const noexcept {
  Cell* const here = scratch;
  Cell* const free = here + cells_;
  const SideRules& side = game_->rules().side(swept_side_);
  Cell any;
  for (std::uint32_t at = 0; at < cells_; ++at) {
    here[at] = targets[place(placement, at)];
    any |= here[at];
    found[at] = side.may_pass ? here[at] : Cell{};
    free[at] = side.leaps == Leap::everything ? Cell::all() : clear_[at];
  }
  if (!any.any()) return;
  for (const Side blocking : {Side::one, Side::two}) {
    const Square* const squares = outer_.squares(blocking, placement);
    for (std::uint32_t piece = 0; side.leaps == Leap::nothing && piece < outer_.pieces(blocking); ++piece) {
      free[squares[piece].index / kCellSquares] &= ~Cell::bit(squares[piece].index % kCellSquares);
    }
  }
  for (const Step& step : steps_) fill_along(step, here, free, found, free + cells_);
}

// Adds the squares that see a target in `here` along one way, where the squares in `free` let a piece pass.
void Retrograde::fill_along(const Step& step, const Cell* here, const Cell* free, Cell* found,
                            Cell* scratch) const noexcept {
  Cell* reached = scratch;
  Cell* next = reached + cells_;
  Cell* const passes = next + cells_;  // a row for each power of two
  const auto shifted = [this](const Shift& shift, const Cell* row, std::uint32_t at) {
    const auto cell = [&](std::uint32_t near) { return near < cells_ ? row[near] : Cell{}; };
    const std::uint32_t near = at + static_cast<std::uint32_t>(shift.cells);
    return shift.apply(cell(near), cell(near + 1));
  };
  for (std::uint32_t at = 0; at < cells_; ++at) {
    reached[at] = shifted(step.shift, here, at) & step.from[at];
    passes[at] = shifted(step.shift, free, at) & step.from[at];
  }
  const auto reach = static_cast<std::uint32_t>(reach_);
  std::uint32_t powers = 1;  // of which `passes` has a row
  for (std::uint32_t steps = 1; steps < reach;) {
    const std::uint32_t more = std::bit_floor(std::min(steps, reach - steps));
    const auto power = static_cast<std::uint32_t>(std::countr_zero(more));
    Cell* const passing = passes + std::size_t{power} * cells_;
    if (power == powers) {
      const Cell* const half = passing - cells_;
      for (std::uint32_t at = 0; at < cells_; ++at) {
        passing[at] = half[at].any() ? half[at] & shifted(step.long_[power - 1], half, at) : Cell{};
      }
      ++powers;
    }
    for (std::uint32_t at = 0; at < cells_; ++at) {
      next[at] = reached[at];
      if (passing[at].any()) next[at] |= passing[at] & shifted(step.long_[power], reached, at);
    }
    std::swap(reached, next);
    steps += more;
  }
  for (std::uint32_t at = 0; at < cells_; ++at) found[at] |= reached[at];
}

void Retrograde::fill_group(const Cell* targets, Side mover, std::uint32_t first, Range& range) const noexcept {
  const std::uint32_t last = std::min(first + Distances::kGroup, outer_.placements());
  for (std::uint32_t placement = first; placement < last; ++placement) {
    bool searched = false;
    for (std::uint32_t cell = 0; cell < cells_ && !searched; ++cell) {
      const std::uint32_t at = place(placement, cell);
      searched = (dense_[cell] != 0 || rows(mover).marks[at] != 0) && distances_.planes(mover).undecided[at].any();
    }
    if (searched)
      fill(targets, placement, range.found.data() + std::size_t{placement - first} * cells_, range.rows.data());
  }
}

// Settles the marked cells of a span, or all of them in dense rows.
void Retrograde::settle(Side mover, Goal goal, Span span) noexcept {
  Rows& movers = rows(mover);
  const bool is_next = mixes_ && goal != Goal::stuck;
  Events& events =
      goal == Goal::wins ? (is_next ? movers.next_wins : movers.wins) : (is_next ? movers.next_losses : movers.losses);
  const auto settle_in = [&](std::uint32_t cell, std::uint32_t first, std::uint32_t last, Range& range) {
    const std::uint32_t* const before = range.event;
    settle(mover, goal, cell, first, last, range);
    add(events.counts[cell], static_cast<std::uint32_t>(range.event - before));
  };
  if (fills(mover)) {
    const Rows& others = rows(opponent(mover));
    const Cell* const targets =
        goal == Goal::wins ? others.newly_lost.data() : distances_.planes(opponent(mover)).not_won.data();
    gather(events, span, cells_, [&](Range& range, std::uint32_t first, std::uint32_t last) {
      for (std::uint32_t group = first; group < last; group += Distances::kGroup) {
        fill_group(targets, mover, group, range);
        for (std::uint32_t cell = 0; cell < cells_; ++cell) {
          settle_in(cell, group, group + Distances::kGroup, range);
        }
      }
    });
  } else {
    gather(events, span, 1, [&](Range& range, std::uint32_t first, std::uint32_t last) {
      const std::uint32_t stride = distances_.stride();
      while (first < last) {
        const std::uint32_t cell = first / stride;
        const std::uint32_t start = cell * stride;
        const std::uint32_t end = std::min(last, start + stride);
        settle_in(cell, first - start, end - start, range);
        first = end;
      }
    });
  }
  // `begin` lists all losses that a search for them has not to know.
  if (goal == Goal::stuck) events.clear(cells_);
}

// The kernel, with lambdas as functions that share registers. A position is won if a move leads to a new loss, and lost
// if no move leads to a position that is not won.
// NOLINTNEXTLINE(readability-function-cognitive-complexity)
void Retrograde::settle(Side mover, Goal goal, std::uint32_t cell, std::uint32_t first, std::uint32_t last,
                        Range& range) noexcept {
  const bool wins = goal == Goal::wins;
  Rows& movers = rows(mover);
  const Side other = opponent(mover);
  Distances::Planes& planes = distances_.planes(mover);
  const Cell* const all_targets = wins ? rows(other).newly_lost.data() : distances_.planes(other).not_won.data();
  const std::uint32_t start = cell * distances_.stride();
  const Cell* const targets = all_targets + start;
  Cell* const undecided = planes.undecided.data() + start;
  // Where settled positions are noted: wins are cleared from `not_won`, losses set in `newly_lost`.
  const bool is_next = mixes_ && goal != Goal::stuck;
  Cell* const settled = (wins ? planes.not_won : is_next ? movers.next_newly_lost : movers.newly_lost).data() + start;
  std::uint32_t* event = range.event;
  std::uint64_t count = 0;

  // The digit rows to be set for this distance; the ones row is `not_won`, inverted.
  std::array<Cell*, 31> digits{};
  std::size_t ones = 0;
  for (Ply rest = distances_.digits_of(layer_); rest != 0; rest &= rest - 1) {
    digits[ones++] = planes.digits[static_cast<std::size_t>(std::countr_zero(rest))].data() + start;
  }

  // Moves of the other pieces, where nothing blocks them.
  const OuterGraph::Moves& moves = outer_.moves(mover);
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
  // Slides of the other pieces, the longest first: where the swept piece stands on a move's end, it blocks all longer
  // ones.
  const auto from_sliding = [&](std::uint32_t placement) {
    const std::uint32_t* const to = moves.from(placement);
    const std::uint32_t* const ends = moves.ends_from(placement);
    Cell found;
    Cell along_way;
    for (std::uint32_t move = degree; move-- > 0;) {
      const std::uint32_t end = ends[move] & ~OuterGraph::Moves::kFirst;
      if (end / kCellSquares == cell) along_way &= ~Cell::bit(end % kCellSquares);
      along_way |= target(to[move]);
      if (ends[move] < OuterGraph::Moves::kFirst) continue;
      found |= along_way;
      along_way = Cell{};
    }
    return found;
  };

  // Steps of the swept piece, where nothing blocks them, for one placement or four.
  prepare_cell_steps(mover, all_targets, cell, range);
  const auto from_swept = [&]<class Cells>(std::uint32_t placement) {
    Cells found;
    for (const CellStep& step : range.cell_steps) {
      found |= step.shift.apply(Cells::at(step.near + placement), Cells::at(step.far + placement)) & Cells(step.mask);
    }
    return found;
  };

  Cell* const stuck = movers.stuck.data() == nullptr ? nullptr : movers.stuck.data() + start;
  const bool passes = game_->rules().no_move == NoMove::passes;
  const bool sweeps = mover == swept_side_;
  const bool filled = fills(mover);
  const bool turning = sweeps && together_;
  const bool sliding = moves.ends.data() != nullptr;

  const Cell unless_found = wins ? Cell{} : Cell::all();
  const auto settle = [&](std::uint32_t placement) {
    const Cell before = undecided[placement];
    if (!before.any()) return;
    Cell found;
    if (turning) {
      found = turn(all_targets, placement, cell, range.rows.data());
    } else {
      found = sliding ? from_sliding(placement) : from_outer(placement);
      found |= filled ? range.found[std::size_t{placement % Distances::kGroup} * cells_ + cell]
                      : from_swept.template operator()<Cell>(placement);
    }
    // A side without a legal move passes, or does not lose by it.
    if (stuck != nullptr && passes) found |= targets[placement] & stuck[placement];
    if (stuck != nullptr && !passes && !wins) found |= stuck[placement];
    found = (found ^ unless_found) & before;
    if (!found.any()) return;
    if (goal == Goal::stuck && stuck != nullptr) {
      // Not a loss: the position may be won after a pass, or stays an undecided draw.
      stuck[placement] = found;
      return;
    }
    undecided[placement] = before ^ found;
    for (std::size_t one = 0; one < ones; ++one) digits[one][placement] |= found;
    count += counted(found, placement, cell).count();
    settled[placement] = settled[placement] ^ found;
    *event++ = start + placement;
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
    const bool plain = stuck == nullptr && !sliding && !filled && !turning && !shares_ && goal != Goal::stuck;
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
  range.event = event;
  range.settled += count;
}

// Prepares the steps of the swept piece that start in one cell of a row.
void Retrograde::prepare_cell_steps(Side mover, const Cell* targets, std::uint32_t cell, Range& range) const noexcept {
  range.cell_steps.clear();
  if (mover != swept_side_ || fills_ || together_) return;
  for (const Step& step : steps_) {
    if (!step.from[cell].any()) continue;
    // A cell off the board may be any cell, because `mask` clears its bits.
    const auto next = [&](std::int32_t apart) {
      const std::uint32_t near = cell + static_cast<std::uint32_t>(apart);
      return targets + std::size_t{near < cells_ ? near : cell} * distances_.stride();
    };
    range.cell_steps.push_back({step.shift, next(step.shift.cells), next(step.shift.cells + 1), step.from[cell]});
  }
}

// Forgets losses that have been searched for moves.
void Retrograde::forget(Side mover, Span events) noexcept {
  Rows& losers = rows(opponent(mover));
  in_ranges(threads_, events, kLeastRange, [&](std::uint32_t, std::uint64_t first, std::uint64_t last) {
    for (std::uint64_t event = first; event < last; ++event) losers.newly_lost[losers.losses.places[event]] = Cell{};
  });
}

void Retrograde::clear_digit(Span places) noexcept {
  in_ranges(threads_, places, kLeastRange, [this](std::uint32_t, std::uint64_t first, std::uint64_t last) {
    distances_.clear_last_digit(first, last);
  });
}

}  // namespace catchmate
