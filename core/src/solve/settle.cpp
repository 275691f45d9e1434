/// The search for moves to targets, over all placements of a cell: nearly all of a solve's time.
///
/// A *source* is a function of a placement: the squares of the swept piece, among those of the cell, from which the
/// side to move has a move to a target. It combines a source for the other pieces and one for the swept piece.
#include <algorithm>
#include <bit>
#include <cstring>
#include <type_traits>
#include <vector>

#include "retrograde.h"

namespace catchmate {

namespace {

template <class Cells>
Cells load(const Cell* targets, std::uint32_t word) noexcept {
  return Cells::load(reinterpret_cast<const std::uint64_t*>(targets) + word);
}

// Moves of the other pieces that nothing can block, for a placement or for a batch of placements that share a list.
struct ListedSource {
  const Cell* targets;  // by placement
  const Placements::SideTables& sets;

  template <class Cells = Cell>
  Cells operator()(std::uint32_t placement) const noexcept {
    const Placements::Moves moves = sets.from(placement);
    const auto after = [&](std::uint32_t move) {
      return load<Cells>(targets, Placements::word_after(placement, move));
    };
    Cells found;
    static_assert(Placements::kMovesAtOnce == 4);
    for (std::size_t move = 0; move < moves.size(); move += Placements::kMovesAtOnce) {
      found |= (after(moves[move]) | after(moves[move + 1])) | (after(moves[move + 2]) | after(moves[move + 3]));
    }
    return found;
  }
};

// Moves of the other pieces where a piece on a move's end blocks the longer moves behind it, which therefore come
// first.
struct SlidingSource {
  const Cell* targets;
  const Placements& placements;
  Side mover;
  std::uint32_t cell;

  Cell operator()(std::uint32_t placement) const noexcept {
    using Sets = Placements::SideTables;
    const Sets& sets = placements.of(mover);
    const Placements::Moves moves = sets.from(placement);
    const std::uint32_t* const ends = sets.ends_of(moves);
    Cell found;
    Cell along_way;
    for (std::size_t move = moves.size(); move-- > 0;) {
      const Square end{ends[move] & ~Sets::kStartsWay};
      if (placements.taken(opponent(mover), placement, end)) along_way = Cell{};
      if (end.index / kCellSquares == cell) along_way &= ~Cell::bit(end.index % kCellSquares);
      along_way |= load<Cell>(targets, Placements::word_after(placement, moves[move]));
      if (ends[move] < Sets::kStartsWay) continue;
      found |= along_way;
      along_way = Cell{};
    }
    return found;
  }
};

// Steps of the swept piece that nothing can block, for a placement or for a batch of placements.
struct ShiftedSource {
  const std::vector<CellStep>& steps;

  template <class Cells = Cell>
  Cells operator()(std::uint32_t placement) const noexcept {
    Cells found;
    for (const CellStep& step : steps) {
      found |= step.shift.apply(Cells::at(step.near + placement), Cells::at(step.far + placement)) & Cells(step.mask);
    }
    return found;
  }
};

// Moves of the swept piece, from the rows that `fill_group` has filled.
struct FilledSource {
  const Cell* rows;
  std::uint32_t cells;
  std::uint32_t cell;

  Cell operator()(std::uint32_t placement) const noexcept {
    return rows[std::size_t{placement % Distances::kGroup} * cells + cell];
  }
};

template <class Others, class Swept>
struct CombinedSource {
  Others others;
  Swept swept;

  Cell operator()(std::uint32_t placement) const noexcept { return others(placement) | swept(placement); }
};

using PlainSource = CombinedSource<ListedSource, ShiftedSource>;

CellBatch batch_of(const PlainSource& source, std::uint32_t placement) noexcept {
  const auto found = source.swept.operator()<CellBatch>(placement);
  if (source.others.sets.pieces() == 0) return found;
  if (source.others.sets.share_list(placement)) return found | source.others.operator()<CellBatch>(placement);
  const auto one = [&](std::size_t number) { return source.others(placement + static_cast<std::uint32_t>(number)); };
  return found | CellBatch(CellBatch::each_cell(one));
}

// Turns of all the swept side's pieces: first the other pieces' moves, for each cell in which the swept piece may end;
// then its steps to there.
struct TurnSource {
  const Cell* all_targets;
  std::uint32_t stride;
  const Placements::SideTables& sets;
  const RowSteps& steps;
  std::uint32_t cells;
  std::uint32_t cell;
  Cell* reached;

  Cell operator()(std::uint32_t placement) const noexcept {
    steps.for_each_end(cell, [this, placement](std::uint32_t at) {
      reached[at] = ListedSource{all_targets + std::size_t{at} * stride, sets}(placement);
    });
    Cell found;
    for (const RowStep& step : steps.all()) found |= step.shift.apply(reached, cells, cell) & step.from[cell];
    return found;
  }
};

}  // namespace

// ---- The kernel

// A position is won if a move leads to a loss, and lost if no move leads to a position that is not won.
template <class Source>
// NOLINTNEXTLINE(readability-function-cognitive-complexity)
void Retrograde::settle_from(const Source& source, Search search, std::uint32_t cell, std::uint32_t first,
                             std::uint32_t last, Worker& worker) noexcept {
  constexpr bool kPlain = std::is_same_v<Source, PlainSource>;
  const bool wins = search.goal == Goal::wins;
  const bool finds_stuck = search.goal == Goal::stuck;
  Frontier& movers = frontier(search.mover);
  Buffer<Cell>& lost = wins_and_losses_share_layers_ && !finds_stuck ? movers.newly_lost : movers.lost;
  Distances::Planes& planes = distances_.planes(search.mover);
  const std::uint32_t start = cell_at(0, cell);
  const Cell* const targets = this->targets(search) + start;
  Cell* const undecided = planes.undecided.data() + start;
  // Settling flips a bit: a win's in `not_won`, from 1; a loss's in `lost`, from 0.
  Cell* const flipped = (wins ? planes.not_won : lost).data() + start;
  Cell* const stuck = movers.stuck.data() == nullptr ? nullptr : movers.stuck.data() + start;
  const bool passes = game_->rules().no_move == NoMove::passes;
  const Cell inversion = wins ? Cell{} : Cell::all();  // a loss is a lack of moves
  std::uint32_t* event = worker.event;
  std::uint64_t count = 0;

  // The digit planes that have a one in this distance; that of the ones is `not_won`, inverted.
  std::array<Cell*, 31> digits{};
  std::size_t set_digits = 0;
  for (Ply rest = distances_.digits_of(layer_); rest != 0; rest &= rest - 1) {
    digits[set_digits++] = planes.digits[static_cast<std::size_t>(std::countr_zero(rest))].data() + start;
  }

  const auto settle_one = [&](std::uint32_t placement) {
    const Cell before = undecided[placement];
    if (!before.any()) return;
    Cell found = source(placement);
    // A stuck side passes, which leads to the same placement; or it draws, which never is a loss.
    if (stuck != nullptr) found |= stuck[placement] & (passes ? targets[placement] : inversion);
    found = (found ^ inversion) & before;
    if (!found.any()) return;
    if (finds_stuck && stuck != nullptr) {
      // Not a loss: the position may be won after a pass, or it is a draw.
      stuck[placement] = found;
      return;
    }
    undecided[placement] = before ^ found;
    for (std::size_t digit = 0; digit < set_digits; ++digit) digits[digit][placement] |= found;
    count += opening_.canonical(found, placements_, placement, cell).count();
    flipped[placement] = flipped[placement] ^ found;
    *event++ = start + placement;
  };

  // Without a branch for each placement: in dense cells most have something to settle.
  const auto settle_batch = [&](std::uint32_t placement) {
    if constexpr (kPlain) {
      const CellBatch before = CellBatch::at(undecided + placement);
      if (!before.any()) return;
      const CellBatch found = (batch_of(source, placement) ^ CellBatch(inversion)) & before;
      if (!found.any()) return;
      (before ^ found).store(undecided + placement);
      for (std::size_t digit = 0; digit < set_digits; ++digit) {
        (CellBatch::at(digits[digit] + placement) | found).store(digits[digit] + placement);
      }
      (CellBatch::at(flipped + placement) ^ found).store(flipped + placement);
      std::uint32_t at = start + placement;
      for (const Cell cell_found : found.cells()) {
        count += cell_found.count();
        *event = at++;
        event += cell_found.any() ? 1 : 0;
      }
    }
  };

  if (dense_[cell] != 0) {
    last = std::min(last, placements_.count());
    std::uint32_t placement = first;
    // A batch counts all that it finds.
    const bool in_batches = kPlain && stuck == nullptr && !opening_.shares();
    for (; in_batches && placement + kBatchCells <= last; placement += kBatchCells) settle_batch(placement);
    for (; placement < last; ++placement) settle_one(placement);
  } else {
    std::uint8_t* const marks = movers.marks.data() + start;
    for (std::uint32_t group = first; group < last; group += Distances::kGroup) {
      std::uint64_t marked = 0;
      static_assert(sizeof(marked) == Distances::kGroup);
      std::memcpy(&marked, marks + group, sizeof(marked));
      if (marked == 0) continue;
      std::memset(marks + group, 0, sizeof(marked));
      for (; marked != 0; marked &= marked - 1) {
        settle_one(group + static_cast<std::uint32_t>(std::countr_zero(marked)) / 8);
      }
    }
  }
  worker.event = event;
  worker.settled += count;
}

// ---- Its arguments

// Settles the marked and the dense cells of a range.
void Retrograde::settle(Search search, IndexRange range) noexcept {
  Frontier& movers = frontier(search.mover);
  Frontier::Layer& layer = wins_and_losses_share_layers_ && search.goal != Goal::stuck ? movers.next : movers.last;
  Events& events = search.goal == Goal::wins ? layer.wins : layer.losses;
  const auto settle_in = [&](std::uint32_t cell, std::uint32_t first, std::uint32_t last, Worker& worker) {
    const std::uint32_t* const before = worker.event;
    settle_cell(search, cell, first, last, worker);
    add(events.counts[cell], static_cast<std::uint32_t>(worker.event - before));
  };
  if (fills(search.mover)) {
    gather(events, range, cells_, [&](Worker& worker, std::uint32_t first, std::uint32_t last) {
      for (std::uint32_t group = first; group < last; group += Distances::kGroup) {
        fill_group(search, group, worker);
        for (std::uint32_t cell = 0; cell < cells_; ++cell) settle_in(cell, group, group + Distances::kGroup, worker);
      }
    });
  } else {
    gather(events, range, 1, [&](Worker& worker, std::uint32_t first, std::uint32_t last) {
      for_each_cell_in(first, last, [&](std::uint32_t cell, std::uint32_t from, std::uint32_t to) {
        settle_in(cell, from, to, worker);
      });
    });
  }
  // `begin` lists these losses with those from the start.
  if (search.goal == Goal::stuck) events.clear(cells_);
}

void Retrograde::settle_cell(Search search, std::uint32_t cell, std::uint32_t first, std::uint32_t last,
                             Worker& worker) noexcept {
  const Cell* const all_targets = targets(search);
  const Cell* const targets = all_targets + cell_at(0, cell);
  const Placements::SideTables& others = placements_.of(search.mover);
  if (moves_all_pieces(search.mover)) {
    return settle_from(
        TurnSource{all_targets, distances_.stride(), others, steps_, cells_, cell, worker.scratch.data()}, search, cell,
        first, last, worker);
  }
  const auto settle_with = [&]<class Others>(const Others& source) {
    if (fills(search.mover)) {
      settle_from(CombinedSource<Others, FilledSource>{source, {worker.found.data(), cells_, cell}}, search, cell,
                  first, last, worker);
    } else {
      prepare_cell_steps(search.mover, all_targets, cell, worker);
      settle_from(CombinedSource<Others, ShiftedSource>{source, {worker.cell_steps}}, search, cell, first, last,
                  worker);
    }
  };
  if (others.slide()) {
    settle_with(SlidingSource{targets, placements_, search.mover, cell});
  } else {
    settle_with(ListedSource{targets, others});
  }
}

// Prepares the row steps that start in one cell of a row.
void Retrograde::prepare_cell_steps(Side mover, const Cell* targets, std::uint32_t cell,
                                    Worker& worker) const noexcept {
  worker.cell_steps.clear();
  if (mover != swept_side_) return;
  for (const RowStep& step : steps_.all()) {
    if (!step.from[cell].any()) continue;
    // In place of a cell off the board any will do, because `mask` clears its bits.
    const auto next = [&](std::int32_t apart) {
      const std::uint32_t near = cell + static_cast<std::uint32_t>(apart);
      return targets + std::size_t{near < cells_ ? near : cell} * distances_.stride();
    };
    worker.cell_steps.push_back({step.shift, next(step.shift.cells), next(step.shift.cells + 1), step.from[cell]});
  }
}

void Retrograde::fill_group(Search search, std::uint32_t first, Worker& worker) noexcept {
  const std::uint32_t last = std::min(first + Distances::kGroup, placements_.count());
  for (std::uint32_t placement = first; placement < last; ++placement) {
    bool searched = false;
    for (std::uint32_t cell = 0; cell < cells_ && !searched; ++cell) {
      const std::uint32_t at = cell_at(placement, cell);
      searched = (dense_[cell] != 0 || frontier(search.mover).marks[at] != 0) &&
                 distances_.planes(search.mover).undecided[at].any();
    }
    if (!searched) continue;
    fill(targets(search), placement, worker.found.data() + std::size_t{placement - first} * cells_,
         worker.scratch.data());
  }
}

// The row of squares from which the swept piece has a move to `targets`.
void Retrograde::fill(const Cell* targets, std::uint32_t placement, Cell* found, Cell* scratch) const noexcept {
  Cell* const here = scratch;
  Cell* const free = here + cells_;
  const SideRules& side = rules_of(swept_side_);
  Cell any;
  for (std::uint32_t at = 0; at < cells_; ++at) {
    here[at] = targets[cell_at(placement, at)];
    any |= here[at];
    found[at] = side.may_pass ? here[at] : Cell{};
    free[at] = steps_.passable()[at];
  }
  if (!any.any()) return;
  for (const Side blocking : kSides) {
    if (side.leaps != Leap::nothing) break;
    for (const Square square : placements_.of(blocking).squares(placement)) {
      free[square.index / kCellSquares] &= ~Cell::bit(square.index % kCellSquares);
    }
  }
  for (const RowStep& step : steps_.all()) steps_.fill(step, here, free, found, free + cells_);
}

}  // namespace catchmate
