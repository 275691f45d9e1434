/// The order of everything: `run` at the end of this file is the method, phase by phase. What each phase does with a
/// range of positions is in retrograde_rows.cpp; the board is laid out in rows in retrograde_start.cpp.
///
/// Chase on a board of 2×2 squares, as an example: a side moves one step and wins on the opponent's square. Black is
/// swept, so that a row has its squares, 0 to 3, and there are four placements, white's squares. These are the rows of
/// two of them:
///
///     0 1      white on 0                   white to move    black to move
///     2 3      open       undecided            0111             0111       both on 0: over, lost for who is to move
///                         not won              1111             1111
///                         newly lost           1000             1000
///              layer 1    won                  0110             0110
///              layer 2    lost                 0001             0001
///
///              white on 1    newly lost, black to move   0100;   after layer 1 not won   0110
///              white on 2    newly lost, black to move   0010;   after layer 1 not won   0110
///
/// Open: goals and meetings decide what is over. Find stuck: what has no move to any position is lost as well.
///
/// Wins: white on 0 moves to 1 or 2, so that the positions of 0100 | 0010 = 0110 lead to a newly lost one; all of them
/// are undecided. Black steps to 0 from 1 and 2: its newly lost row, shifted by one and by two squares, is 0110 too.
///
/// Losses: white to move, black on 3 is undecided. The rows that white's moves lead to have 0110 | 0110 not won, which
/// lacks 3: black has won whatever white does, and white is lost in 2 plies. So is black to move, with white on 0.
///
/// Forget: what was newly lost is cleared, for the next layer to set.
///
/// The next layer finds nothing: all is decided, and what were still undecided would be drawn.
#include "retrograde.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

namespace catchmate {

namespace {

// The work of one slice in cells: about a millisecond. A multiple of the four placements searched together.
constexpr std::uint64_t kCellsInSlice = std::uint64_t{1} << 15U;

// If at least one in this many cells has changed, all are searched.
constexpr std::uint64_t kDense = 8;

constexpr std::array kSides{Side::one, Side::two};

}  // namespace

// ---- Memory

std::uint64_t available_memory(std::uint64_t bytes) noexcept {
  Buffer<std::uint8_t> probe;
  do {
    bytes /= 2;
  } while (bytes > 0 && !probe.make_room(bytes));
  return bytes;
}

std::uint64_t Retrograde::memory_needed(const Rules& rules, const BoardSize& size) noexcept {
  const std::uint64_t squares = saturating_product(size.rows, size.columns);
  if (squares >= kNoSquare.index) return kUncountable;
  const std::uint64_t placements = placement_count(rules, size.free_squares);
  const std::uint64_t cells = Distances::cells_for(squares);
  if (placements > std::numeric_limits<std::uint32_t>::max() / kCellWords / 2) return kUncountable;
  const std::uint64_t places = saturating_product(Distances::stride_for(placements), cells);
  if (places > std::numeric_limits<std::uint32_t>::max()) return kUncountable;
  const std::uint64_t longest = std::max(size.rows, size.columns);
  std::uint64_t list_bytes = 0;
  std::uint64_t way_bytes = 0;
  for (const Side side : {Side::one, Side::two}) {
    const SideRules& moving = rules.side(side);
    const auto pieces = static_cast<std::uint64_t>(moving.pieces) - (side == swept_side(rules) ? 1 : 0);
    const bool slides = moving.reach > 1 && moving.leaps == Leap::nothing;
    // The move lists there and back, the ends of slides, and the pieces' squares.
    const std::uint64_t ways = size.ways[static_cast<std::size_t>(side)];
    const std::uint64_t degree = std::min(outer_degree(moving, pieces, ways, longest), kUncountable / 64);
    list_bytes += 4 * (degree * (slides ? 3 : 2) + pieces);
    // The ways as the game holds them, and a copy in use.
    way_bytes += saturating_product(squares, ways * 16);
  }
  // Rows besides the table's: newly lost and stuck. Layers of both wins and losses need the last layer as well.
  const std::uint64_t layers = may_lose_by_moving(rules) ? 2 : 1;
  const std::uint64_t cell_rows = Distances::kRowsFromStart + layers + (rules.no_move == NoMove::loses ? 0 : 1);
  // The number of different distances of the swept piece's steps.
  const Side swept = swept_side(rules);
  const std::uint64_t steps = std::min(static_cast<std::uint64_t>(rules.side(swept).reach), longest) *
                              std::min(size.ways[static_cast<std::size_t>(swept)], kUncountable / squares);
  const std::uint64_t parts[] = {
      // Each cell has a mark and two events per layer.
      saturating_product(2 * places, cell_rows * sizeof(Cell) + 1 + 8 * layers),
      saturating_product(placements, list_bytes),
      way_bytes,
      // The rows of steps and of squares; then the board and the index.
      saturating_product(cells * sizeof(Cell), (size.graph ? std::min(steps * squares, 2 * squares) : steps) + 64),
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
  mixes_ = may_lose_by_moving(game_->rules());
  if (!distances_.make_room(outer_.placements(), game_->board().squares(), mixes_)) return false;
  const std::uint64_t places = distances_.places();
  const bool keeps_stuck = game_->rules().no_move != NoMove::loses;
  for (Rows& side : rows_) {
    if (!side.newly_lost.make_room(places) || !side.marks.make_room(places)) return false;
    if (!mixes_) side.next_newly_lost.release();
    if (mixes_ && !side.next_newly_lost.make_room(places)) return false;
    for (Events* events : {&side.wins, &side.losses, &side.next_wins, &side.next_losses}) {
      const bool is_used = mixes_ || events == &side.wins || events == &side.losses;
      if (!is_used) events->places.release();
      if (is_used && !events->places.make_room(places)) return false;
      events->clear(cells_);
    }
    if (!keeps_stuck) side.stuck.release();
    if (keeps_stuck && !side.stuck.make_room(places)) return false;
  }
  return true;
}

// ---- A layer

// Decides which cells to search in all placements: with many changes, marking their neighbours costs more than it
// saves. Returns whether some are not.
bool Retrograde::choose_dense(Side mover, const Events& events) noexcept {
  const bool sweeps = mover == swept_side_;
  for (std::uint32_t cell = 0; cell < cells_; ++cell) {
    std::uint64_t changed = events.counts[cell];
    for (std::uint32_t other = 0; sweeps && other < cells_; ++other) {
      const auto apart = static_cast<std::int32_t>(cell - other);
      if (fills_ || std::find(step_cells_.begin(), step_cells_.end(), apart) != step_cells_.end()) {
        changed += events.counts[other];
      }
    }
    dense_[cell] = changed * kDense >= distances_.stride() ? 1 : 0;
  }
  return std::find(dense_.begin(), dense_.end(), 0) != dense_.end();
}

// Forgets the changes that have been searched for moves, so that those just found are the last ones.
void Retrograde::end_layer(bool losing, bool winning) noexcept {
  for (Rows& side : rows_) {
    if (losing) side.wins.clear(cells_);
    if (winning) side.losses.clear(cells_);
    if (!mixes_) continue;
    std::swap(side.newly_lost, side.next_newly_lost);
    std::swap(side.losses, side.next_losses);
    std::swap(side.wins, side.next_wins);
  }
}

bool Retrograde::targets_settled() const noexcept {
  return !targets_.empty() && std::all_of(targets_.begin(), targets_.end(), [this](const Target& target) {
    return distances_.planes(target.to_move).undecided[target.place].bit_at(target.square) == 0;
  });
}

std::uint64_t Retrograde::bytes() const noexcept { return game_ ? bytes_for(layer_) : 0; }

std::uint64_t Retrograde::bytes_for(Ply longest) const noexcept {
  const std::uint64_t foreseen = memory_needed(game_->rules(), size_of(game_->rules(), game_->board()));
  const std::uint64_t rows =
      std::uint64_t{2} + static_cast<std::uint64_t>(std::bit_width(distances_.digits_of(longest)));
  return foreseen + (std::max<std::uint64_t>(rows, Distances::kRowsFromStart) - Distances::kRowsFromStart) *
                        distances_.row_bytes();
}

Table Retrograde::take_table() {
  distances_.set_longest(layer_);
  distances_.drop_digits();
  Table table(std::move(*game_), std::move(*index_), std::move(distances_), std::move(scope_),
              positions_ / rows_of_a_position_, complete_);
  game_.reset();
  index_.reset();
  return table;
}

void Retrograde::reuse(Table&& table) noexcept {
  if (!game_) distances_ = std::move(table).take_distances();
}

// ---- Slices

Slices Retrograde::slices(std::uint64_t count, std::uint64_t cells) const noexcept {
  return {count, std::max(std::uint64_t{1}, kCellsInSlice * most_ranges(threads_) / cells)};
}

// A search goes over places, or over placements if it fills rows.
Slices Retrograde::searches(Side mover) const noexcept {
  const std::uint64_t moves = steps_.size() * static_cast<std::uint64_t>(std::bit_width(static_cast<unsigned>(reach_)));
  const std::uint64_t cost = 1 + (outer_.moves(mover).degree + (mover == swept_side_ ? moves : 0)) / 16;
  Slices work = fills(mover) ? slices(distances_.stride(), cells_ * cost) : slices(distances_.places(), cost);
  work.slice = (work.slice + Distances::kGroup - 1) / Distances::kGroup * Distances::kGroup;
  return work;
}

// The changes to be marked, after `choose_dense`.
Slices Retrograde::marks(Side mover, Goal goal) noexcept {
  const Events& events = changes(mover, goal);
  return slices(choose_dense(mover, events) ? events.count : 0);
}

bool Retrograde::add_digit() noexcept {
  const std::uint64_t bytes = bytes_for(layer_);
  if (bytes > memory_budget_) {
    excess_ = {bytes, memory_budget_};
  } else if (!distances_.add_digit()) {
    excess_ = {bytes, available_memory(bytes)};
  }
  return !excess_;
}

bool Retrograde::advance() noexcept {
  const bool more = run_.advance();
  if (excess_) {
    const TableTooLarge excess = *excess_;
    release();
    excess_ = excess;
  }
  return more;
}

// ---- The order of everything

// The phases, one after another: each loop is a slice that ends in a yield.
// NOLINTNEXTLINE(readability-function-cognitive-complexity)
Run Retrograde::run() noexcept {
  for (Slices work = slices(outer_.placements(), cells_); work.next(); co_yield {}) open(work.span);
  open_ends();
  for (const Side mover : kSides) {
    for (Slices work = searches(mover); work.next(); co_yield {}) settle(mover, Goal::stuck, work.span);
  }
  for (Slices work = slices(distances_.places()); work.next(); co_yield {}) begin(work.span);

  while (any_changes(Goal::losses) || any_changes(Goal::wins)) {
    if (targets_settled()) co_return;
    const bool lacks_digit = distances_.lacks_digit(++layer_);
    if (lacks_digit && !add_digit()) co_return;
    for (Slices work = slices(lacks_digit ? distances_.places() : 0); work.next(); co_yield {}) clear_digit(work.span);

    // What the last layer settled decides: losses found in this one make no wins yet.
    const bool losing = any_changes(Goal::losses);
    const bool winning = any_changes(Goal::wins);
    static constexpr std::array<Search, 4> kSearches{
        {{Side::one, Goal::losses}, {Side::two, Goal::losses}, {Side::one, Goal::wins}, {Side::two, Goal::wins}}};
    for (const auto [mover, goal] : kSearches) {
      if (changes(mover, goal).count == 0 || (goal == Goal::wins && !winning)) continue;
      for (Slices work = marks(mover, goal); work.next(); co_yield {}) mark(mover, changes(mover, goal), work.span);
      for (Slices work = searches(mover); work.next(); co_yield {}) settle(mover, goal, work.span);
    }
    for (const Side mover : kSides) {
      const std::uint64_t losses = winning ? changes(mover, Goal::wins).count : 0;
      for (Slices work = slices(losses); work.next(); co_yield {}) forget(mover, work.span);
    }
    end_layer(losing, winning);
  }
  complete_ = true;
  if (layer_ > 0) --layer_;
}

}  // namespace catchmate
