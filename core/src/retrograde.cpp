#include "retrograde.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <utility>

namespace catchmate {

namespace {

// A slice of work is so many cells: about a millisecond's worth. They are a multiple of what is looked at in one go.
constexpr std::uint64_t kCellsInSlice = std::uint64_t{1} << 15U;

// Where one in so many cells has changed, all are looked at.
constexpr std::uint64_t kDense = 8;

}  // namespace

// ---- Memory

std::uint64_t Retrograde::memory_needed(const Rules& rules, std::uint64_t rows, std::uint64_t columns,
                                        std::uint64_t free_squares) noexcept {
  const std::uint64_t squares = saturating_product(rows, columns);
  if (squares >= kNoSquare.index) return kUncountable;
  const std::uint64_t placements = placement_count(rules, free_squares);
  const std::uint64_t cells = Distances::cells_for(squares);
  if (placements > std::numeric_limits<std::uint32_t>::max() / kCellWords / 2) return kUncountable;
  const std::uint64_t places = saturating_product(Distances::stride_for(placements), cells);
  if (places > std::numeric_limits<std::uint32_t>::max()) return kUncountable;
  const std::uint64_t longest = std::max(rows, columns);
  std::uint64_t list_bytes = 0;
  std::uint64_t screen_bytes = 0;
  for (const Side side : {Side::one, Side::two}) {
    const SideRules& moving = rules.side(side);
    const auto pieces = static_cast<std::uint64_t>(moving.pieces) - (side == swept_side(rules) ? 1 : 0);
    const bool slides = moving.reach > 1 && !moving.leaps;
    // The lists there and, at the most, back; which squares a slide passes; and the pieces.
    const std::uint64_t degree = std::min(outer_degree(moving, pieces, longest), kUncountable / 64);
    list_bytes += 4 * (degree * (slides ? 3 : 2) + pieces);
    if (!slides) continue;
    const std::uint64_t length = std::min(static_cast<std::uint64_t>(moving.reach), longest);
    screen_bytes += saturating_product(saturating_product(squares * kDirections, length), 16 * cells + 4 * length + 48);
  }
  // Besides: what is fresh, and who is stuck.
  const std::uint64_t cell_rows = Distances::kRowsFromStart + 1 + (rules.no_move == NoMove::loses ? 0 : 1);
  const auto reach = std::min(static_cast<std::uint64_t>(rules.side(swept_side(rules)).reach), longest);
  const std::uint64_t parts[] = {
      // With each cell go a mark and two events.
      saturating_product(2 * places, cell_rows * sizeof(Cell) + 1 + 8),
      saturating_product(placements, list_bytes),
      screen_bytes,
      // Rows for the steps of the swept piece, and others like them; and what board and index hold.
      saturating_product(cells * sizeof(Cell), kDirections * reach + 64),
      saturating_product(squares, kBytesPerSquare),
  };
  std::uint64_t sum = 0;
  for (const std::uint64_t part : parts) {
    if (part > kUncountable - sum) return kUncountable;
    sum += part;
  }
  return sum;
}

bool Retrograde::make_room() noexcept {
  if (!distances_.make_room(outer_.placements(), game_->board().squares())) return false;
  const std::uint64_t places = distances_.places();
  const bool keeps_stuck = game_->rules().no_move != NoMove::loses;
  for (Rows& side : rows_) {
    if (!side.fresh.make_room(places) || !side.marks.make_room(places)) return false;
    for (Events* events : {&side.wins, &side.losses}) {
      // One more: to write behind the last one, in vain, is quicker than to ask.
      if (!events->places.make_room(places + 1)) return false;
      events->count = 0;
      events->counts.assign(cells_, 0);
    }
    if (!keeps_stuck) side.stuck.release();
    if (keeps_stuck && !side.stuck.make_room(places)) return false;
  }
  return true;
}

// ---- A layer

// Chooses the cells of which all are looked at. Where many have changed, to mark those next to them is a waste.
void Retrograde::choose_dense(const Events& events) noexcept {
  const bool sweeps = mover_ == swept_side_;
  for (std::uint32_t cell = 0; cell < cells_; ++cell) {
    std::uint64_t changed = events.counts[cell];
    for (std::uint32_t other = 0; sweeps && other < cells_; ++other) {
      const auto apart = static_cast<std::int32_t>(cell - other);
      if (slides() || std::find(step_cells_.begin(), step_cells_.end(), apart) != step_cells_.end()) {
        changed += events.counts[other];
      }
    }
    dense_[cell] = changed * kDense >= distances_.stride() ? 1 : 0;
  }
  const bool nothing_to_mark = std::find(dense_.begin(), dense_.end(), 0) == dense_.end();
  if (nothing_to_mark) cursor_ = events.count;
}

// Marks the cells of one side that have a move to some of the other side's.
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
    if (dense_[cell] == 0) {
      std::uint8_t* const cell_marks = marks + (at - placement);
      const std::uint32_t* const whence = moves.whence(placement);
      for (std::uint32_t move = 0; move < moves.degree; move += 4) {
        for (std::uint32_t next = 0; next < 4; ++next) cell_marks[whence[move + next] / kCellWords] = 1;
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

Cell Retrograde::slide(const Cell* targets, std::uint32_t placement, std::uint32_t cell) noexcept {
  Cell* const here = slide_.data();
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

// Looks at the places in [first, last) that are marked, or at all: which undecided positions are won, or lost?
void Retrograde::look(std::uint32_t first, std::uint32_t last) noexcept {
  const OuterGraph::Moves& moves = outer_.moves(mover_);
  const bool sweeps = mover_ == swept_side_;
  const bool plain = rows(mover_).stuck.data() == nullptr && moves.screen.data() == nullptr && !(sweeps && slides());
  const std::uint32_t stride = distances_.stride();
  while (first < last) {
    const std::uint32_t cell = first / stride;
    const std::uint32_t start = cell * stride;
    const std::uint32_t end = std::min(last, start + stride);
    if (plain && !sweeps) {
      look<Movers::outer>(cell, first - start, end - start);
    } else if (plain && moves.degree == 0) {
      look<Movers::swept>(cell, first - start, end - start);
    } else {
      look<Movers::any>(cell, first - start, end - start);
    }
    first = end;
  }
}

// The kernel: its lambdas are functions that share what the compiler keeps in registers. A win is to be found where a
// move leads to a fresh loss; a loss, where none leads to a position that is not won.
template <Retrograde::Movers kMovers>
// NOLINTNEXTLINE(readability-function-cognitive-complexity)
void Retrograde::look(std::uint32_t cell, std::uint32_t first, std::uint32_t last) noexcept {
  const bool wins = task_ == Task::win;
  Rows& own = rows(mover_);
  const Side other = opponent(mover_);
  Distances::Planes& planes = distances_.planes(mover_);
  const Cell* const all_targets = wins ? rows(other).fresh.data() : distances_.planes(other).not_won.data();
  const std::uint32_t start = cell * distances_.stride();
  const Cell* const targets = all_targets + start;
  Cell* const undecided = planes.undecided.data() + start;
  // What is settled: taken from those that are not won, or added to the fresh losses.
  Cell* const settled = (wins ? planes.not_won : own.fresh).data() + start;
  Events& events = wins ? own.wins : own.losses;
  std::uint32_t* const events_begin = events.places.data() + events.count;
  std::uint32_t* event = events_begin;
  std::uint64_t count = 0;

  // The rows of the distance's digits that are ones; that of the ones themselves is the complement of `not_won`.
  std::array<Cell*, 31> digits{};
  std::size_t ones = 0;
  for (Ply rest = layer_ >> 1; rest != 0; rest &= rest - 1) {
    digits[ones++] = planes.digits[static_cast<std::size_t>(std::countr_zero(rest))].data() + start;
  }

  // The moves of outer pieces, where nothing can stand in their way.
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

  // The moves of the swept piece, where nothing can stand in its way; of one placement or of four.
  prepare_cell_steps(all_targets, cell);
  const CellStep* const steps = cell_steps_.data();
  const CellStep* const crossing = steps + cell_steps_not_crossing_;
  const CellStep* const steps_end = steps + cell_steps_.size();
  const auto from_swept = [&]<class Cells>(std::uint32_t placement) {
    Cells found;
    const auto join_steps = [&]<bool kCrosses>(const CellStep* step, const CellStep* end) {
      for (; step != end; ++step) {
        const Cells near = Cells::at(step->near + placement);
        found |= step->shift.template apply<kCrosses>(near, Cells::at(step->far + placement)) & Cells(step->mask);
      }
    };
    join_steps.template operator()<false>(steps, crossing);
    join_steps.template operator()<true>(crossing, steps_end);
    return found;
  };

  Cell* const stuck = own.stuck.data() == nullptr ? nullptr : own.stuck.data() + start;
  const bool passes = game_->rules().no_move == NoMove::passes;
  const bool sliding = mover_ == swept_side_ && slides();
  const auto from_any = [&](std::uint32_t placement) {
    Cell found = moves.screen.data() == nullptr ? from_outer(placement) : from_screened(placement);
    found |= sliding ? slide(all_targets, placement, cell) : from_swept.template operator()<Cell>(placement);
    // Who cannot move passes, or at least does not lose by it.
    if (stuck != nullptr && passes) found |= targets[placement] & stuck[placement];
    if (stuck != nullptr && !passes && !wins) found |= stuck[placement];
    return found;
  };

  const Cell unless_found = wins ? Cell{} : Cell::all();
  const auto look_at = [&](std::uint32_t placement) {
    const Cell before = undecided[placement];
    if (!before.any()) return;
    Cell found;
    if constexpr (kMovers == Movers::outer) found = from_outer(placement);
    if constexpr (kMovers == Movers::swept) found = from_swept.template operator()<Cell>(placement);
    if constexpr (kMovers == Movers::any) found = from_any(placement);
    found = (found ^ unless_found) & before;
    if (!found.any()) return;
    if (kMovers == Movers::any && task_ == Task::stuck && stuck != nullptr) {
      // Where that does not lose: they may be won after a pass, or stay undecided as draws.
      stuck[placement] = found;
      return;
    }
    undecided[placement] = before ^ found;
    for (std::size_t one = 0; one < ones; ++one) digits[one][placement] |= found;
    count += found.count();
    // What has ended is fresh already when the stuck join it.
    const bool known = task_ == Task::stuck && settled[placement].any();
    settled[placement] = settled[placement] ^ found;
    if (!known) *event++ = start + placement;
  };

  // Four placements at once; without a branch for each, because where all are looked at most have something to settle.
  const FourCells four_unless_found(unless_found);
  const auto look_at_four = [&](std::uint32_t placement) {
    const FourCells before = FourCells::at(undecided + placement);
    if (!before.any()) return;
    FourCells found;
    if constexpr (kMovers == Movers::swept) {
      found = from_swept.template operator()<FourCells>(placement);
    } else {
      found = FourCells(from_outer(placement), from_outer(placement + 1), from_outer(placement + 2),
                        from_outer(placement + 3));
    }
    found = (found ^ four_unless_found) & before;
    if (!found.any()) return;
    (before ^ found).store(undecided + placement);
    for (std::size_t one = 0; one < ones; ++one) {
      (FourCells::at(digits[one] + placement) | found).store(digits[one] + placement);
    }
    (FourCells::at(settled + placement) ^ found).store(settled + placement);
    for (std::uint32_t lane = 0; lane < 4; ++lane) {
      const Cell cell_found = found[lane];
      count += cell_found.count();
      *event = start + placement + lane;
      event += cell_found.any() ? 1 : 0;
    }
  };

  if (dense_[cell] != 0) {
    last = std::min(last, outer_.placements());
    std::uint32_t placement = first;
    if constexpr (kMovers != Movers::any) {
      for (; task_ != Task::stuck && placement < last; placement += 4) look_at_four(placement);
    }
    for (; placement < last; ++placement) look_at(placement);
  } else {
    std::uint8_t* const marks = own.marks.data() + start;
    for (std::uint32_t group = first; group < last; group += Distances::kGroup) {
      std::uint64_t marked = 0;
      std::memcpy(&marked, marks + group, sizeof(marked));
      if (marked == 0) continue;
      std::memset(marks + group, 0, sizeof(marked));
      for (; marked != 0; marked &= marked - 1) {
        look_at(group + static_cast<std::uint32_t>(std::countr_zero(marked)) / 8);
      }
    }
  }
  events.counts[cell] += static_cast<std::uint32_t>(event - events_begin);
  events.count += static_cast<std::uint32_t>(event - events_begin);
  settled_ += count;
}

// The steps of the swept piece from one of a row's cells; those that do not cross a word's border first.
void Retrograde::prepare_cell_steps(const Cell* targets, std::uint32_t cell) noexcept {
  cell_steps_.clear();
  cell_steps_not_crossing_ = 0;
  if (mover_ != swept_side_ || slides()) return;
  for (const bool crosses : {false, true}) {
    for (const Step& step : steps_) {
      if (step.shift.crosses != crosses) continue;
      // What lies off the board is masked: any cell can stand for it.
      const auto next = [&](std::int32_t apart) {
        const std::uint32_t near = cell + static_cast<std::uint32_t>(apart);
        return targets + std::size_t{near < cells_ ? near : cell} * distances_.stride();
      };
      cell_steps_.push_back({step.shift, next(step.shift.cells), next(step.shift.cells + 1), step.from[cell]});
    }
    if (!crosses) cell_steps_not_crossing_ = cell_steps_.size();
  }
}

// Forgets what was settled in the last layer.
void Retrograde::clear_events(bool losses) noexcept {
  for (Rows& side : rows_) {
    Events& events = losses ? side.losses : side.wins;
    for (std::uint32_t event = 0; losses && event < events.count; ++event) side.fresh[events.places[event]] = Cell{};
    events.count = 0;
    std::fill(events.counts.begin(), events.counts.end(), 0);
  }
}

bool Retrograde::targets_settled() const noexcept {
  return !targets_.empty() && std::all_of(targets_.begin(), targets_.end(), [this](const Target& target) {
    return distances_.planes(target.to_move).undecided[target.place].bit_at(target.square) == 0;
  });
}

std::uint64_t Retrograde::bytes() const noexcept {
  if (!game_) return 0;
  const Board& board = game_->board();
  const std::uint64_t foreseen = memory_needed(game_->rules(), board.rows(), board.columns(), board.free_squares());
  return foreseen - Distances::kRowsFromStart * distances_.row_bytes() + distances_.bytes();
}

Table Retrograde::take_table() {
  distances_.set_longest(layer_);
  distances_.drop_digits();
  Table table(std::move(*game_), std::move(*index_), std::move(distances_), std::move(scope_),
              positions_ / rows_of_a_position_);
  game_.reset();
  index_.reset();
  return table;
}

void Retrograde::reuse(Table&& table) noexcept {
  if (!game_) distances_ = std::move(table).take_distances();
}

// ---- One task after the other

// How much there is to do in the task, in its own units.
std::uint64_t Retrograde::work() const noexcept {
  const Rows& others = rows(opponent(mover_));
  switch (task_) {
    case Task::mark_wins:
      return others.losses.count;
    case Task::mark_losses:
      return others.wins.count;
    case Task::stuck:
    case Task::win:
    case Task::lose:
      return distances_.places();
    default:
      return outer_.placements();
  }
}

void Retrograde::begin(Task task, Side mover) {
  task_ = task;
  mover_ = mover;
  cursor_ = 0;
  const Rows& others = rows(opponent(mover));
  const bool idle = (task == Task::win && others.losses.count == 0) || (task == Task::lose && others.wins.count == 0);
  if (idle) cursor_ = distances_.places();
  if (task == Task::mark_wins) choose_dense(others.losses);
  if (task == Task::mark_losses) choose_dense(others.wins);
}

bool Retrograde::advance() {
  if (task_ == Task::done) return false;
  const std::uint64_t slice =
      task_ == Task::prepare ? std::max(std::uint64_t{1}, kCellsInSlice / cells_) : kCellsInSlice;
  const std::uint64_t whole = work();
  const std::uint64_t end = std::min(cursor_ + slice, whole);
  const auto from = static_cast<std::uint32_t>(cursor_);
  const auto to = static_cast<std::uint32_t>(end);
  const Rows& others = rows(opponent(mover_));
  switch (task_) {
    case Task::prepare:
      for (std::uint32_t placement = from; placement < to; ++placement) prepare(placement);
      break;
    case Task::mark_wins:
      mark(others.losses, from, to);
      break;
    case Task::mark_losses:
      mark(others.wins, from, to);
      break;
    case Task::stuck:
    case Task::win:
    case Task::lose:
      look(from, to);
      break;
    case Task::done:
      break;
  }
  cursor_ = end;
  if (cursor_ == whole) next();
  return task_ != Task::done;
}

// What follows a task.
void Retrograde::next() {
  switch (task_) {
    case Task::prepare:
      prepare_ends();
      dense_.assign(cells_, 1);
      return begin(Task::stuck);
    case Task::stuck:
      return mover_ == Side::one ? begin(Task::stuck, Side::two) : end_layer(Task::mark_wins, true);
    case Task::mark_wins:
      return begin(Task::win, mover_);
    case Task::win:
      if (mover_ == Side::one) return begin(Task::mark_wins, Side::two);
      clear_events(true);
      return end_layer(Task::mark_losses, rows_[0].wins.count + rows_[1].wins.count > 0);
    case Task::mark_losses:
      return begin(Task::lose, mover_);
    case Task::lose:
      if (mover_ == Side::one) return begin(Task::mark_losses, Side::two);
      clear_events(false);
      return end_layer(Task::mark_wins, rows_[0].losses.count + rows_[1].losses.count > 0);
    case Task::done:
      break;
  }
}

// Goes on with the next layer, unless nothing was settled in this one, or all that was asked for is.
void Retrograde::end_layer(Task next, bool any) {
  if (!any || targets_settled()) {
    if (!any && layer_ > 0) --layer_;
    task_ = Task::done;
  } else if (distances_.make_digits(++layer_)) {
    begin(next);
  } else {
    fail(2 * distances_.places() * sizeof(Cell));
  }
}

void Retrograde::fail(std::uint64_t bytes) noexcept {
  release();
  missing_ = bytes;
}

}  // namespace catchmate
