/// The phases of a solve, in the order of `run` at the end of this file.
///
/// Chase on a board of 2×2 squares, as an example: a side moves one step and wins on the opponent's square. Black is
/// swept, so that a row has its squares, 0 to 3, and there are four placements, white's squares. These are the rows of
/// two of them, square 0 first:
///
///     0 1      white on 0                   white to move    black to move
///     2 3      open       undecided            0111             0111       both on 0: over, lost for the side to move
///                         not won              1111             1111
///                         lost                 1000             1000
///              layer 1    won                  0110             0110
///              layer 2    lost                 0001             0001
///
///              white on 1    lost, black to move   0100;   after layer 1 not won   0110
///              white on 2    lost, black to move   0010;   after layer 1 not won   0110
///
/// List the moves between placements: here white's, from square to square. Open: goals and meetings end games. Find
/// stuck: positions without a legal move are lost as well. Begin: these losses are the first events, and each layer
/// searches the positions with a move to the last layer's events.
///
/// Wins: white on 0 moves to 1 or 2, so that the positions of 0100 | 0010 = 0110 lead to a lost one; all of them are
/// undecided. Black steps to 0 from 1 and 2: its row of lost positions, shifted by one and by two squares, is 0110 too.
///
/// Losses: white to move, black on 3 is undecided. The rows that white's moves lead to have 0110 | 0110 not won, which
/// lacks 3: black has won whatever white does, and white is lost in 2 plies. So is black to move, with white on 0.
///
/// The next layer finds nothing: all is decided. Positions still undecided would be endless play.
#include "retrograde.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace catchmate {

namespace {

// The cells of one range: about a millisecond of work.
constexpr std::uint64_t kCellsInRange = std::uint64_t{1} << 15U;

// An upper bound of the rows besides row steps: of `Opening`, and of one worker.
constexpr std::uint64_t kOtherRows = 64;

}  // namespace

// ---- Start and end

std::uint64_t Retrograde::memory_needed(const Rules& rules, const BoardSize& size) noexcept {
  const std::optional<Layout> layout = Layout::of(rules, size);
  if (!layout) return kOverflow;
  // The planes; other rows; then the board and the index, and the ways, forward and reverse.
  std::uint64_t sum = saturating_sum(2 * layout->plane_cells * Distances::kPlanesFromStart * sizeof(Cell),
                                     saturating_product(layout->cells * sizeof(Cell), layout->steps + kOtherRows));
  sum = saturating_sum(sum, saturating_product(layout->squares, kBytesPerSquare));
  const auto add = [&sum](const auto& block, std::uint64_t numbers) {
    sum = saturating_sum(sum, saturating_product(numbers, sizeof(block[0])));
    return true;
  };
  static_cast<void>(Placements().for_each_block(*layout, add));
  for (const Side side : kSides) {
    static_cast<void>(Frontier().for_each_block(*layout, add));
    const std::uint64_t ways = size.graph ? size.all_ways[side] : saturating_product(layout->squares, size.ways[side]);
    sum = saturating_sum(sum, saturating_product(ways, 8));
  }
  return sum;
}

std::optional<TableTooLarge> Retrograde::start(Game game, const SolveOptions& options) {
  task_ = Task();
  game_ = std::move(game);
  index_.emplace(*game_);
  scope_ = options.position ? Scope(*game_, *options.position) : Scope();
  swept_side_ = index_->swept_side();
  memory_budget_ = options.memory_budget;
  workers_.clear();
  complete_ = false;
  excess_.reset();

  const Layout layout = *Layout::of(game_->rules(), size_of(game_->rules(), game_->board()));
  cells_ = static_cast<std::uint32_t>(layout.cells);
  wins_and_losses_share_layers_ = layout.wins_and_losses_share_layers;
  std::uint64_t allocated = 0;
  const auto allocate = [&allocated](auto& block, std::uint64_t numbers) {
    if (numbers == 0) block.release();
    if (numbers > 0 && !block.allocate(numbers)) return false;
    allocated += numbers * sizeof(block[0]);
    return true;
  };
  const std::uint64_t needed = bytes_for(0);
  if (!distances_.allocate(static_cast<std::uint32_t>(layout.placements), game_->board().squares(),
                           wins_and_losses_share_layers_, allocate) ||
      !placements_.for_each_block(layout, allocate) || !frontiers_[0].for_each_block(layout, allocate) ||
      !frontiers_[1].for_each_block(layout, allocate)) {
    release();
    return TableTooLarge{needed, allocated};
  }
  for (Frontier& frontier : frontiers_) frontier.clear(cells_);
  opening_ = Opening(*game_, scope_, swept_side_);
  steps_ = RowSteps(*game_, swept_side_);
  assert(steps_.all().size() <= layout.steps + 1);  // and a pass
  placements_.prepare(*game_, *index_, layout);
  dense_.assign(cells_, 1);
  target_positions_.clear();
  if (options.position) {
    add_target(*options.position);
    if (options.moves) {
      for (const Move& move : game_->moves(*options.position)) add_target(after(*options.position, move));
    }
  }
  layer_ = 0;
  settled_ = 0;
  positions_ = scope_.whole() ? index_->positions() * opening_.rows_per_position() : 0;
  max_distance_ = max_distance();
  make_workers(threads_for(options.threads), needed);
  task_ = run();
  if (task_) return std::nullopt;
  release();
  return TableTooLarge{needed, allocated};
}

// The last layer finds nothing: it is one more than the longest distance.
Ply Retrograde::max_distance() const noexcept {
  Ply enough = 0;
  for (Ply layers = 1; layers < kNever / 2 && bytes_for(layers) <= memory_budget_; layers = 2 * layers + 1) {
    enough = layers - 1;
  }
  return enough;
}

// `needed` is the forecast for one thread; the rest of the budget limits the workers of others.
void Retrograde::make_workers(std::uint32_t threads, std::uint64_t needed) {
  const std::uint64_t affordable = (memory_budget_ - needed) / (kRangesOfThread * worker_bytes());
  threads_ = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(affordable, 1, threads));
  workers_.resize(most_ranges(threads_));
  for (Worker& worker : workers_) {
    worker.cell_steps.reserve(steps_.all().size());
    worker.scratch.resize(scratch_cells());
    worker.found.resize(found_cells());
  }
}

std::uint64_t Retrograde::worker_bytes() const noexcept {
  return sizeof(Worker) + steps_.all().size() * sizeof(CellStep) + (scratch_cells() + found_cells()) * sizeof(Cell);
}

void Retrograde::add_target(const Position& position) {
  const std::uint32_t square = index_->swept_square(position);
  const auto placement = static_cast<std::uint32_t>(index_->placement(position));
  target_positions_.push_back({position.to_move, cell_at(placement, square / kCellSquares), square % kCellSquares});
}

bool Retrograde::targets_settled() const noexcept {
  return !target_positions_.empty() &&
         std::all_of(target_positions_.begin(), target_positions_.end(), [this](const TargetPosition& position) {
           return distances_.planes(position.to_move).undecided[position.cell].bit_at(position.bit) == 0;
         });
}

Progress Retrograde::progress() const noexcept {
  const std::uint64_t times = opening_.rows_per_position();
  return {
      .settled = settled_ / times, .positions = positions_ / times, .layers = layer_, .max_distance = max_distance_};
}

std::uint64_t Retrograde::bytes_for(Ply longest) const noexcept {
  const std::uint64_t foreseen = memory_needed(game_->rules(), size_of(game_->rules(), game_->board()));
  const std::uint64_t planes =
      std::uint64_t{2} + static_cast<std::uint64_t>(std::bit_width(distances_.digits_of(longest)));
  const std::uint64_t more = planes > Distances::kPlanesFromStart ? planes - Distances::kPlanesFromStart : 0;
  return foreseen + (workers_.size() > 1 ? workers_.size() * worker_bytes() : 0) + more * distances_.plane_bytes();
}

bool Retrograde::advance() noexcept {
  const bool more = task_.advance();
  if (excess_) {
    const TableTooLarge excess = *excess_;
    release();
    excess_ = excess;
  }
  return more;
}

std::variant<Table, TableTooLarge> Retrograde::take_table() {
  if (excess_) return *excess_;
  distances_.set_longest(layer_);
  distances_.drop_digits();
  const std::uint64_t positions = progress().positions;
  Table table(std::move(*game_), std::move(*index_), std::move(distances_), std::move(scope_), positions, complete_);
  game_.reset();
  index_.reset();
  return table;
}

// ---- A layer

// Drops the events whose consequences are found; the new ones are then the last layer's.
void Retrograde::end_layer(bool losing, bool winning) noexcept {
  for (Frontier& frontier : frontiers_) {
    if (losing) frontier.last.wins.clear(cells_);
    if (winning) frontier.last.losses.clear(cells_);
    if (wins_and_losses_share_layers_) std::swap(frontier.last, frontier.next);
  }
}

bool Retrograde::add_digit() noexcept {
  if (bytes_for(layer_) > memory_budget_) {
    // Free worker memory for another digit.
    threads_ = 1;
    workers_.resize(1);
  }
  const std::uint64_t bytes = bytes_for(layer_);
  if (bytes > memory_budget_) {
    excess_ = {bytes, memory_budget_};
  } else if (!distances_.add_digit()) {
    excess_ = {bytes, bytes_for(layer_ - 1)};
  }
  return !excess_;
}

void Retrograde::clear_digit(IndexRange cells) noexcept {
  in_ranges(threads_, cells, kLeastRange, [this](std::uint32_t, std::uint64_t first, std::uint64_t last) {
    distances_.clear_last_digit(first, last);
  });
}

Slices Retrograde::slices(std::uint64_t count, std::uint64_t cells) const noexcept {
  return {count, std::max(std::uint64_t{1}, kCellsInRange * most_ranges(threads_) / cells)};
}

std::uint64_t Retrograde::cost_of_moves(Side mover) const noexcept {
  return 1 + (placements_.of(mover).degree() + (mover == swept_side_ ? steps_.shifts() : 0)) / 16;
}

// A search visits cells; placements if it fills rows.
Slices Retrograde::searches(Side mover) const noexcept {
  const std::uint64_t cost = cost_of_moves(mover);
  Slices work = fills(mover) ? slices(distances_.stride(), cells_ * cost) : slices(distances_.plane_cells(), cost);
  work.slice = (work.slice + Distances::kGroup - 1) / Distances::kGroup * Distances::kGroup;
  return work;
}

// ---- The phases

// Each pass of a loop is a slice that ends in a yield.
// NOLINTNEXTLINE(readability-function-cognitive-complexity)
Task Retrograde::run() noexcept {
  for (std::size_t list = 0; list < placements_.lists().size(); ++list) {
    const Placements::List& made = placements_.lists()[list];
    // On one thread.
    const std::uint64_t sets_in_slice = std::max<std::uint64_t>(1, kCellsInRange / made.cost);
    for (Slices work{made.sets, sets_in_slice}; work.next(); co_yield {}) placements_.make(list, work.range);
  }
  for (Slices work = slices(distances_.plane_cells()); work.next(); co_yield {}) open(work.range);
  for (const Side mover : kSides) {
    for (Slices work = searches(mover); work.next(); co_yield {}) settle({mover, Goal::stuck}, work.range);
  }
  for (Slices work = slices(distances_.plane_cells()); work.next(); co_yield {}) begin(work.range);

  while (any_changes(Goal::losses) || any_changes(Goal::wins)) {
    if (targets_settled()) co_return;
    const bool lacks_digit = distances_.lacks_digit(++layer_);
    if (lacks_digit && !add_digit()) co_return;
    for (Slices work = slices(lacks_digit ? distances_.plane_cells() : 0); work.next(); co_yield {})
      clear_digit(work.range);

    // By the last layer's events: losses found in this one make no wins yet.
    const bool losing = any_changes(Goal::losses);
    const bool winning = any_changes(Goal::wins);
    static constexpr std::array<Search, 4> kSearches{
        {{Side::one, Goal::losses}, {Side::two, Goal::losses}, {Side::one, Goal::wins}, {Side::two, Goal::wins}}};
    for (const Search search : kSearches) {
      if (changes(search.mover, search.goal).count == 0 || (search.goal == Goal::wins && !winning)) continue;
      for (Slices work = plan_marks(search); work.next(); co_yield {}) mark(search, work.range);
      for (Slices work = searches(search.mover); work.next(); co_yield {}) settle(search, work.range);
    }
    for (const Side losers : kSides) {
      const std::uint64_t losses = wins_and_losses_share_layers_ ? frontier(losers).next.losses.count : 0;
      for (Slices work = slices(losses); work.next(); co_yield {}) add_losses(losers, work.range);
    }
    end_layer(losing, winning);
  }
  complete_ = true;
  if (layer_ > 0) --layer_;
}

}  // namespace catchmate
