/// Prepares a solve: lays the board out in cells.
#include <algorithm>
#include <bit>
#include <utility>

#include "retrograde.h"

namespace catchmate {

namespace {

// Steps are filled, not shifted one by one, from this length on, even where nothing blocks them.
constexpr int kLongestShift = 4;
// The rows that `Retrograde::fill` works with, besides one for each power of two.
constexpr std::size_t kFillRows = 4;

void set(std::vector<Cell>& row, std::uint32_t square) noexcept {
  row[square / kCellSquares] |= Cell::bit(square % kCellSquares);
}

}  // namespace

bool Retrograde::start(Game game, const SolveOptions& options) {
  game_ = std::move(game);
  index_.emplace(*game_);
  scope_ = options.position ? Scope(*game_, *options.position) : Scope();
  swept_side_ = index_->swept_side();
  cells_ = static_cast<std::uint32_t>(Distances::cells_for(game_->board().squares()));
  memory_budget_ = options.memory_budget;
  complete_ = false;
  excess_.reset();
  if (!outer_.build(*game_, swept_side_)) {
    release();
    return false;
  }
  if (!make_room()) {
    release();
    return false;
  }
  prepare_squares();
  prepare_steps();
  targets_.clear();
  if (options.position) {
    prepare_target(*options.position);
    if (options.moves) {
      for (const Move& move : game_->moves(*options.position)) prepare_target(after(*options.position, move));
    }
  }
  layer_ = 0;
  settled_ = 0;
  shares_ = game_->rules().side(swept_side_).may_share && outer_.pieces(swept_side_) > 0;
  together_ = game_->rules().side(swept_side_).moves_together();
  rows_of_a_position_ = shares_ ? 1 : outer_.pieces(swept_side_) + 1;
  positions_ = scope_.whole() ? index_->positions() * rows_of_a_position_ : 0;
  dense_.assign(cells_, 1);
  threads_ = threads_for(options.threads);
  ranges_.resize(most_ranges(threads_));
  for (Range& range : ranges_) {
    range.cell_steps.reserve(steps_.size());
    range.rows.resize((kFillRows + static_cast<std::size_t>(std::bit_width(static_cast<unsigned>(reach_)))) * cells_);
    range.found.resize(fills_ ? std::size_t{Distances::kGroup} * cells_ : 0);
  }
  run_ = run();
  if (!run_) release();
  return static_cast<bool>(run_);
}

void Retrograde::prepare_squares() {
  const Board& board = game_->board();
  for (std::vector<Cell>* row : {&free_, &dark_, &goals_, &clear_}) row->assign(cells_, Cell{});
  for (const Side side : {Side::one, Side::two}) {
    std::vector<SquareFacts>& square_facts = square_facts_[number(side)];
    square_facts.clear();
    for (std::uint32_t index = 0; index < board.squares(); ++index) {
      const Square square{index};
      const bool on_goal =
          board.marked(Mark::goal, side, square) || board.on_edge(square, game_->rules().side(side).goals);
      const bool barred = !board.open(side, square) || !scope_.reaches(side, square);
      square_facts.push_back({static_cast<std::uint8_t>(on_goal), static_cast<std::uint8_t>(Scope::dark(board, square)),
                              static_cast<std::uint8_t>(barred)});
    }
  }
  const std::vector<SquareFacts>& square_facts = square_facts_[number(swept_side_)];
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    if (square_facts[index].dark != 0) set(dark_, index);
    if (square_facts[index].on_goal != 0) set(goals_, index);
    if (!board.open(swept_side_, Square{index})) continue;
    set(clear_, index);
    if (square_facts[index].barred == 0) set(free_, index);
  }
}

Square Retrograde::end_of_step(const Ways& ways, Square from, std::size_t way, int length) const noexcept {
  const bool stops = game_->rules().side(swept_side_).leaps != Leap::everything;
  Square to = from;
  for (int step = 1; step <= length; ++step) {
    to = ways.step(to, way);
    if (to == kNoSquare || (stops && step < length && !game_->board().open(swept_side_, to))) return kNoSquare;
  }
  return to;
}

void Retrograde::add_step(std::int64_t distance) {
  steps_.push_back({distance, Shift(distance), std::vector<Cell>(cells_), {}});
  for (int steps = 1; fills_ && steps <= reach_; steps *= 2) steps_.back().long_.emplace_back(distance * steps);
  // A step by `distance` changes the cell by this many, or by one more.
  const auto low = static_cast<std::int32_t>(-distance >> 7);
  for (const std::int32_t apart : {low, low + 1}) {
    if (std::find(step_cells_.begin(), step_cells_.end(), apart) == step_cells_.end()) step_cells_.push_back(apart);
  }
}

void Retrograde::prepare_steps() {
  const Board& board = game_->board();
  const SideRules& side = game_->rules().side(swept_side_);
  const int line = static_cast<int>(std::max(board.rows(), board.columns())) - 1;
  fills_ = side.reach > 1 && (side.leaps == Leap::nothing || std::min(side.reach, line) > kLongestShift);
  // A fill as far as any move goes is quickest if it doubles each time.
  reach_ = !fills_ ? 1 : side.reach < line ? side.reach : static_cast<int>(std::bit_ceil(static_cast<unsigned>(line)));
  const int longest = fills_ ? 1 : std::min(side.reach, line);
  // All steps with the same distance share one shift; fills, which go on along a way, share it per way only. The last
  // shift used is tried first, because neighbouring squares mostly have the same steps.
  steps_.clear();
  step_cells_.clear();
  std::size_t last = 0;
  std::size_t first_of_way = 0;
  const auto step_over = [&](std::int64_t distance) -> Step& {
    if (last >= first_of_way && last < steps_.size() && steps_[last].distance == distance) return steps_[last];
    last = first_of_way;
    while (last < steps_.size() && steps_[last].distance != distance) ++last;
    if (last == steps_.size()) add_step(distance);
    return steps_[last];
  };
  const Ways ways = ways_of(game_->rules(), board, swept_side_);
  for (std::size_t way = 0; way < ways.count; ++way) {
    if (fills_) first_of_way = steps_.size();
    for (int length = 1; length <= longest; ++length) {
      for (std::uint32_t index = 0; index < board.squares(); ++index) {
        const Square to = end_of_step(ways, Square{index}, way, length);
        if (to != kNoSquare) set(step_over(std::int64_t{to.index} - std::int64_t{index}).from, index);
      }
    }
  }
  if (!fills_ && side.may_pass) step_over(0).from.assign(cells_, Cell::all());
}

void Retrograde::prepare_target(const Position& position) {
  const std::uint32_t square = index_->swept_square(position);
  const auto placement = static_cast<std::uint32_t>(index_->placement(position));
  targets_.push_back({position.to_move, place(placement, square / kCellSquares), square % kCellSquares});
}

// Fills the dummy placement behind the last one: nothing undecided, nothing newly lost, everything won, so that moves
// to it have no effect.
void Retrograde::open_ends() noexcept {
  for (const Side to_move : {Side::one, Side::two}) {
    Distances::Planes& planes = distances_.planes(to_move);
    for (std::uint32_t cell = 0; cell < cells_; ++cell) {
      for (std::uint32_t at = place(outer_.placements(), cell); at < place(0, cell + 1); ++at) {
        planes.undecided[at] = Cell{};
        planes.not_won[at] = Cell{};
        rows(to_move).newly_lost[at] = Cell{};
        if (mixes_) rows(to_move).next_newly_lost[at] = Cell{};
        rows(to_move).marks[at] = 0;
      }
    }
  }
}

}  // namespace catchmate
