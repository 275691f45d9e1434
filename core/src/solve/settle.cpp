/// The search for moves to targets, over all placements of a cell. Nearly all of a solve's time is spent here.
///
/// The *source* of moves is a function of a placement: the squares of the swept piece, among those of the cell, from
/// which the side to move has a move to a target. It is made of the moves of the other pieces and those of the swept
/// piece, each in the way that serves them.
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

// Moves of the other pieces, where nothing stands in their way, for a placement or for a vector of placements that
// share a list.
struct Listed {
  const Cell* targets;  // by placement
  const Placements::Sets& sets;

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

// The same, where a piece on a move's end blocks the longer ones behind it; these come first.
struct Sliding {
  const Cell* targets;
  const Placements& placements;
  Side mover;
  std::uint32_t cell;

  Cell operator()(std::uint32_t placement) const noexcept {
    using Sets = Placements::Sets;
    const Sets& sets = placements.of(mover);
    const Placements::Moves moves = sets.from(placement);
    const std::uint32_t* const ends = sets.ends_of(moves);
    Cell found;
    Cell along_way;
    for (std::size_t move = moves.size(); move-- > 0;) {
      const Square end{ends[move] & ~Sets::kFirst};
      if (placements.taken(opponent(mover), placement, end)) along_way = Cell{};
      if (end.index / kCellSquares == cell) along_way &= ~Cell::bit(end.index % kCellSquares);
      along_way |= load<Cell>(targets, Placements::word_after(placement, moves[move]));
      if (ends[move] < Sets::kFirst) continue;
      found |= along_way;
      along_way = Cell{};
    }
    return found;
  }
};

// Steps of the swept piece, where nothing stands in its way, for a placement or for a vector of placements.
struct Shifted {
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

// The rows that `fill_group` has filled.
struct Filled {
  const Cell* rows;
  std::uint32_t cells;
  std::uint32_t cell;

  Cell operator()(std::uint32_t placement) const noexcept {
    return rows[std::size_t{placement % Distances::kGroup} * cells + cell];
  }
};

template <class Others, class Swept>
struct Both {
  Others others;
  Swept swept;

  Cell operator()(std::uint32_t placement) const noexcept { return others(placement) | swept(placement); }
};

using Plain = Both<Listed, Shifted>;

CellVector vector_of(const Plain& source, std::uint32_t placement) noexcept {
  const auto found = source.swept.operator()<CellVector>(placement);
  if (source.others.sets.pieces() == 0) return found;
  if (source.others.sets.share_list(placement)) return found | source.others.operator()<CellVector>(placement);
  const auto one = [&](std::size_t number) { return source.others(placement + static_cast<std::uint32_t>(number)); };
  return found | CellVector(CellVector::each_cell(one));
}

// Turns of all the swept side's pieces: first the other pieces' moves, wherever the swept piece ends; then its steps
// from here to there.
struct Together {
  const Cell* all_targets;
  std::uint32_t stride;
  const Placements::Sets& sets;
  const Steps& steps;
  std::uint32_t cells;
  std::uint32_t cell;
  Cell* reached;

  Cell operator()(std::uint32_t placement) const noexcept {
    steps.for_each_end(cell, [this, placement](std::uint32_t at) {
      reached[at] = Listed{all_targets + std::size_t{at} * stride, sets}(placement);
    });
    Cell found;
    for (const Steps::Step& step : steps.all()) found |= step.shift.apply(reached, cells, cell) & step.from[cell];
    return found;
  }
};

}  // namespace

// ---- The kernel

// A position is won if a move leads to a loss, and lost if no move leads to a position that is not won.
template <class Source>
// NOLINTNEXTLINE(readability-function-cognitive-complexity)
void Retrograde::settle_from(const Source& source, Search search, std::uint32_t cell, std::uint32_t first,
                             std::uint32_t last, Range& range) noexcept {
  constexpr bool kPlain = std::is_same_v<Source, Plain>;
  const bool wins = search.goal == Goal::wins;
  const bool finds_stuck = search.goal == Goal::stuck;
  Frontier& movers = frontier(search.mover);
  Buffer<Cell>& lost = mixes_ && !finds_stuck ? movers.newly_lost : movers.lost;
  Distances::Planes& planes = distances_.planes(search.mover);
  const std::uint32_t start = place(0, cell);
  const Cell* const targets = this->targets(search) + start;
  Cell* const undecided = planes.undecided.data() + start;
  // What a settled position flips: a win its bit in `not_won`, set so far; a loss its bit in `lost`, clear so far.
  Cell* const flipped = (wins ? planes.not_won : lost).data() + start;
  Cell* const stuck = movers.stuck.data() == nullptr ? nullptr : movers.stuck.data() + start;
  const bool passes = game_->rules().no_move == NoMove::passes;
  const Cell unless_found = wins ? Cell{} : Cell::all();  // inverts what was found: a loss is a lack of moves
  std::uint32_t* event = range.event;
  std::uint64_t count = 0;

  // The digits' planes to be set for this distance; that of the ones is `not_won`, inverted.
  std::array<Cell*, 31> digits{};
  std::size_t set_digits = 0;
  for (Ply rest = distances_.digits_of(layer_); rest != 0; rest &= rest - 1) {
    digits[set_digits++] = planes.digits[static_cast<std::size_t>(std::countr_zero(rest))].data() + start;
  }

  const auto settle_one = [&](std::uint32_t placement) {
    const Cell before = undecided[placement];
    if (!before.any()) return;
    Cell found = source(placement);
    // A side without a legal move passes, or does not lose by it.
    if (stuck != nullptr && passes) found |= targets[placement] & stuck[placement];
    if (stuck != nullptr && !passes && !wins) found |= stuck[placement];
    found = (found ^ unless_found) & before;
    if (!found.any()) return;
    if (finds_stuck && stuck != nullptr) {
      // Not a loss: the position may be won after a pass, or stays an undecided draw.
      stuck[placement] = found;
      return;
    }
    undecided[placement] = before ^ found;
    for (std::size_t digit = 0; digit < set_digits; ++digit) digits[digit][placement] |= found;
    count += opening_.counted(found, placements_, placement, cell).count();
    flipped[placement] = flipped[placement] ^ found;
    *event++ = start + placement;
  };

  // Without a branch for each placement: in dense cells most have something to settle.
  const auto settle_vector = [&](std::uint32_t placement) {
    if constexpr (kPlain) {
      const CellVector before = CellVector::at(undecided + placement);
      if (!before.any()) return;
      const CellVector found = (vector_of(source, placement) ^ CellVector(unless_found)) & before;
      if (!found.any()) return;
      (before ^ found).store(undecided + placement);
      for (std::size_t digit = 0; digit < set_digits; ++digit) {
        (CellVector::at(digits[digit] + placement) | found).store(digits[digit] + placement);
      }
      (CellVector::at(flipped + placement) ^ found).store(flipped + placement);
      std::uint32_t place = start + placement;
      for (const Cell cell_found : found.cells()) {
        count += cell_found.count();
        *event = place++;
        event += cell_found.any() ? 1 : 0;
      }
    }
  };

  if (dense_[cell] != 0) {
    last = std::min(last, placements_.count());
    std::uint32_t placement = first;
    // A vector counts all that it finds.
    const bool in_vectors = kPlain && stuck == nullptr && !opening_.shares();
    for (; in_vectors && placement + kVectorCells <= last; placement += kVectorCells) settle_vector(placement);
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
  range.event = event;
  range.settled += count;
}

// ---- What it is given

// Settles the marked cells of a span, and all dense ones.
void Retrograde::settle(Search search, Span span) noexcept {
  Frontier& movers = frontier(search.mover);
  Frontier::Layer& layer = mixes_ && search.goal != Goal::stuck ? movers.next : movers.last;
  Events& events = search.goal == Goal::wins ? layer.wins : layer.losses;
  const auto settle_in = [&](std::uint32_t cell, std::uint32_t first, std::uint32_t last, Range& range) {
    const std::uint32_t* const before = range.event;
    settle_cell(search, cell, first, last, range);
    add(events.counts[cell], static_cast<std::uint32_t>(range.event - before));
  };
  if (fills(search.mover)) {
    gather(events, span, cells_, [&](Range& range, std::uint32_t first, std::uint32_t last) {
      for (std::uint32_t group = first; group < last; group += Distances::kGroup) {
        fill_group(search, group, range);
        for (std::uint32_t cell = 0; cell < cells_; ++cell) settle_in(cell, group, group + Distances::kGroup, range);
      }
    });
  } else {
    gather(events, span, 1, [&](Range& range, std::uint32_t first, std::uint32_t last) {
      for_each_cell_in(first, last, [&](std::uint32_t cell, std::uint32_t from, std::uint32_t to) {
        settle_in(cell, from, to, range);
      });
    });
  }
  // `begin` lists these losses, together with those from the start.
  if (search.goal == Goal::stuck) events.clear(cells_);
}

void Retrograde::settle_cell(Search search, std::uint32_t cell, std::uint32_t first, std::uint32_t last,
                             Range& range) noexcept {
  const Cell* const all_targets = targets(search);
  const Cell* const targets = all_targets + place(0, cell);
  const Placements::Sets& others = placements_.of(search.mover);
  if (turns(search.mover)) {
    return settle_from(Together{all_targets, distances_.stride(), others, steps_, cells_, cell, range.scratch.data()},
                       search, cell, first, last, range);
  }
  const auto settle_with = [&]<class Others>(const Others& source) {
    if (fills(search.mover)) {
      settle_from(Both<Others, Filled>{source, {range.found.data(), cells_, cell}}, search, cell, first, last, range);
    } else {
      prepare_cell_steps(search.mover, all_targets, cell, range);
      settle_from(Both<Others, Shifted>{source, {range.cell_steps}}, search, cell, first, last, range);
    }
  };
  if (others.slide()) {
    settle_with(Sliding{targets, placements_, search.mover, cell});
  } else {
    settle_with(Listed{targets, others});
  }
}

// Prepares the steps of the swept piece that start in one cell of a row.
void Retrograde::prepare_cell_steps(Side mover, const Cell* targets, std::uint32_t cell, Range& range) const noexcept {
  range.cell_steps.clear();
  if (mover != swept_side_) return;
  for (const Steps::Step& step : steps_.all()) {
    if (!step.from[cell].any()) continue;
    // A cell off the board may be any cell, because `mask` clears its bits.
    const auto next = [&](std::int32_t apart) {
      const std::uint32_t near = cell + static_cast<std::uint32_t>(apart);
      return targets + std::size_t{near < cells_ ? near : cell} * distances_.stride();
    };
    range.cell_steps.push_back({step.shift, next(step.shift.cells), next(step.shift.cells + 1), step.from[cell]});
  }
}

void Retrograde::fill_group(Search search, std::uint32_t first, Range& range) noexcept {
  const std::uint32_t last = std::min(first + Distances::kGroup, placements_.count());
  for (std::uint32_t placement = first; placement < last; ++placement) {
    bool searched = false;
    for (std::uint32_t cell = 0; cell < cells_ && !searched; ++cell) {
      const std::uint32_t at = place(placement, cell);
      searched = (dense_[cell] != 0 || frontier(search.mover).marks[at] != 0) &&
                 distances_.planes(search.mover).undecided[at].any();
    }
    if (!searched) continue;
    fill(targets(search), placement, range.found.data() + std::size_t{placement - first} * cells_,
         range.scratch.data());
  }
}

// The row of squares from which the swept piece has a move to `targets`.
void Retrograde::fill(const Cell* targets, std::uint32_t placement, Cell* found, Cell* scratch) const noexcept {
  Cell* const here = scratch;
  Cell* const free = here + cells_;
  const SideRules& side = rules_of(swept_side_);
  Cell any;
  for (std::uint32_t at = 0; at < cells_; ++at) {
    here[at] = targets[place(placement, at)];
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
  steps_.fill(here, free, found, free + cells_);
}

}  // namespace catchmate
