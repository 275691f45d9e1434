#include "steps.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "catchmate/distances.h"

namespace catchmate {

namespace {

// Longer moves are filled even where nothing can block them.
constexpr int kLongestShift = 4;

}  // namespace

RowSteps::RowSteps(const Game& game, Side swept_side)
    : cells_(static_cast<std::uint32_t>(Distances::cells_for(game.board().squares()))), passable_(cells_) {
  const Board& board = game.board();
  const Movement& movement = game.movement(swept_side);
  fills_ = movement.slides() || movement.reach > kLongestShift;
  // Where the board is shorter than the reach, the fastest fill doubles each time.
  const auto reach = static_cast<std::uint32_t>(std::max(movement.reach, 1));
  reach_ = game.rules().side(swept_side).reach > movement.reach ? std::bit_ceil(reach) : reach;
  // The numbers of the row steps, from 1, by distance; by way for a fill, which continues along it.
  std::vector<std::uint32_t> numbers(2 * std::size_t{board.squares()} + kDirections);
  const auto step_over = [&](Square from, Square to, std::size_t way) -> RowStep& {
    std::uint32_t& number = numbers[fills_ ? way : std::size_t{board.squares()} + to.index - from.index];
    if (number == 0) {
      add(std::int64_t{to.index} - std::int64_t{from.index});
      number = static_cast<std::uint32_t>(steps_.size());
    }
    return steps_[number - 1];
  };
  const auto taken = [](Square /*square*/) { return false; };
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const Square from{index};
    if (movement.over_obstacles || board.open(swept_side, from)) add_square(passable_, index);
    for (std::size_t way = 0; way < movement.ways(from); ++way) {
      if (!fills_) {
        movement.along(board, swept_side, from, way, taken,
                       [&](Square to, int /*length*/) { add_square(step_over(from, to, way).from, index); });
      } else if (const Square to = movement.step(from, way); to != kNoSquare) {
        add_square(step_over(from, to, way).from, index);
      }
    }
  }
  if (!fills_ && game.rules().side(swept_side).may_pass) {
    step_over(Square{0}, Square{0}, 0).from.assign(cells_, Cell::all());
  }
}

void RowSteps::add(std::int64_t distance) {
  steps_.push_back({Shift(distance), std::vector<Cell>(cells_), {}});
  for (std::uint32_t steps = 1; fills_ && steps <= reach_; steps *= 2) {
    steps_.back().longer.emplace_back(distance * steps);
  }
  // From its end, a step by `distance` leads back by this many cells, or by one more.
  const std::int32_t low = Shift(-distance).cells;
  for (const std::int32_t apart : {low, low + 1}) {
    if (std::find(cells_apart_.begin(), cells_apart_.end(), apart) == cells_apart_.end()) cells_apart_.push_back(apart);
  }
}

std::uint64_t RowSteps::shifts() const noexcept {
  return steps_.size() * (fills_ ? static_cast<std::uint64_t>(std::bit_width(reach_)) : 1);
}

std::size_t RowSteps::scratch_cells() const noexcept {
  return fills_ ? (2 + static_cast<std::size_t>(std::bit_width(reach_))) * cells_ : 0;
}

// A parallel-prefix fill (Kogge, Stone 1973; for rays on a board: Steffan Westcott) along one way: with `reached`, the
// squares that see a target within n steps, and `passes`, those whose next n squares all let them pass,
//
//     within n + m steps:  reached | passes of m & (reached, shifted by m steps)      for m up to n
//
// so that a row takes about two shifts for each doubling of the reach.
void RowSteps::fill(const RowStep& step, const Cell* targets, const Cell* free, Cell* found,
                    Cell* scratch) const noexcept {
  Cell* reached = scratch;
  Cell* next = reached + cells_;
  Cell* const passes = next + cells_;  // a row for each power of two
  const auto shifted = [this](const Shift& shift, const Cell* row, std::uint32_t at) {
    return shift.apply(row, cells_, at);
  };
  for (std::uint32_t at = 0; at < cells_; ++at) {
    reached[at] = shifted(step.shift, targets, at) & step.from[at];
    passes[at] = shifted(step.shift, free, at) & step.from[at];
  }
  std::uint32_t powers = 1;  // the rows of `passes`
  for (std::uint32_t steps = 1; steps < reach_;) {
    const std::uint32_t more = std::bit_floor(std::min(steps, reach_ - steps));
    const auto power = static_cast<std::uint32_t>(std::countr_zero(more));
    Cell* const passing = passes + std::size_t{power} * cells_;
    if (power == powers) {
      const Cell* const half = passing - cells_;
      for (std::uint32_t at = 0; at < cells_; ++at) {
        passing[at] = half[at].any() ? half[at] & shifted(step.longer[power - 1], half, at) : Cell{};
      }
      ++powers;
    }
    for (std::uint32_t at = 0; at < cells_; ++at) {
      next[at] = reached[at];
      if (passing[at].any()) next[at] |= passing[at] & shifted(step.longer[power], reached, at);
    }
    std::swap(reached, next);
    steps += more;
  }
  for (std::uint32_t at = 0; at < cells_; ++at) found[at] |= reached[at];
}

}  // namespace catchmate
