#include "catchmate/retrograde.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>
#include <vector>

#include "bit_row.h"
#include "catchmate/distances.h"
#include "catchmate/placement_index.h"
#include "outer_graph.h"

namespace catchmate {

namespace {

// A slice is so many words of rows: a few milliseconds at most.
constexpr std::size_t kWordsInSlice = 1U << 16U;

template <std::size_t Words>
class RetrogradeSolve final : public SolvingMethod {
 public:
  explicit RetrogradeSolve(Game game)
      : game_(std::move(game)), index_(game_), outer_(game_, index_), distances_(index_.size()) {
    for (std::vector<Row>& side : open_) side.resize(index_.outer_count());
    for (std::vector<Row>& side : won_) side.resize(index_.outer_count());
    if (game_.rules().no_move == NoMove::passes) {
      for (std::vector<Row>& side : stuck_) side.resize(index_.outer_count());
    }
    gathered_.resize(index_.outer_count());
    for (std::uint32_t square = 0; square < game_.board().squares(); ++square) {
      if (!game_.board().obstacle(Square{square})) free_.set(square);
      if (on_goal(Square{square}, index_.swept_side())) swept_goals_.set(square);
    }
    prepare_steps();
    prepare_blocks();
  }

  bool advance() override {
    switch (phase_) {
      case Phase::begin:
        return slice(index_.outer_count(), &RetrogradeSolve::begin, Phase::spread);
      case Phase::spread:
        return slice(fresh_.size(), &RetrogradeSolve::spread, Phase::settle_won);
      case Phase::settle_won:
        return slice(touched_.size(), &RetrogradeSolve::settle_won, Phase::suspect);
      case Phase::suspect:
        return slice(fresh_.size(), &RetrogradeSolve::suspect, Phase::settle_lost);
      case Phase::settle_lost:
        return slice(touched_.size(), &RetrogradeSolve::settle_lost, Phase::spread);
      case Phase::done:
        break;
    }
    return false;
  }

  [[nodiscard]] Progress progress() const noexcept override {
    return {.settled = settled_, .positions = index_.positions(), .layers = layer_};
  }

  [[nodiscard]] Table take_table() override { return {std::move(game_), std::move(index_), std::move(distances_)}; }

 private:
  using Row = BitRow<Words>;
  using Rank = std::uint32_t;
  enum class Phase : std::uint8_t { begin, spread, settle_won, suspect, settle_lost, done };

  // The positions of a row that were settled in the layer before, or are being settled in this one.
  struct Fresh {
    Row row;
    Rank outer;
    Side to_move;
  };

  // One direction in which the swept piece moves.
  struct Step {
    std::uint32_t distance;  // in squares' numbers
    bool up;                 // to a higher number
    Row possible;            // from where it does not lead off the board
  };

  // ---- What the rules say of rows

  [[nodiscard]] bool on_goal(Square square, Side side) const noexcept {
    return game_.board().on_edge(square, game_.rules().side(side).goals);
  }

  void prepare_steps() {
    for (int value = 0; value < kDirections; ++value) {
      const auto direction = static_cast<Direction>(value);
      if (!game_.rules().side(index_.swept_side()).directions.contains(direction)) continue;
      Step step{};
      for (std::uint32_t square = 0; square < game_.board().squares(); ++square) {
        const Square to = game_.board().step(Square{square}, direction);
        if (to == kNoSquare) continue;
        step.possible.set(square);
        step.up = to.index > square;
        step.distance = step.up ? to.index - square : square - to.index;
      }
      if (step.possible.any()) steps_.push_back(step);
    }
  }

  void prepare_blocks() {
    for (const std::vector<Square>& squares : outer_.blocked) {
      Row passable = ~Row{};
      for (const Square square : squares) passable.reset(square.index);
      passable_.push_back(passable);
    }
  }

  [[nodiscard]] Row occupied(Rank outer) const noexcept {
    Row row;
    for (std::size_t piece = 0; piece < outer_.pieces; ++piece) {
      row.set(outer_.squares[outer * outer_.pieces + piece].index);
    }
    return row;
  }

  // From where the swept piece has a move to one of the targets, its side's pass included.
  [[nodiscard]] Row sources(const Row& targets, Rank outer) const noexcept {
    const SideRules& side = game_.rules().side(index_.swept_side());
    Row landing = targets & free_;
    Row clear = free_;
    const bool slides = side.reach > 1 && !side.leaps;
    const bool forbidden = game_.rules().capture == Capture::forbidden;
    if (slides || forbidden) {
      const Row empty = ~occupied(outer);
      clear &= empty;
      if (forbidden) landing &= empty;
    }
    Row found = side.may_pass ? targets : Row{};
    for (const Step& step : steps_) {
      Row at = landing;
      for (int length = 1; length <= side.reach; ++length) {
        if (length > 1 && slides) at &= clear;
        at = (step.up ? at.down(step.distance) : at.up(step.distance)) & step.possible;
        found |= at;
        if (length < side.reach && !at.any()) break;
      }
    }
    return found;
  }

  // Of the candidates, those from which every move of the side to move leads to a position that is won for the other.
  [[nodiscard]] Row cornered(Rank outer, Side to_move, Row candidates) const noexcept {
    const std::vector<Row>& won = won_[number(opponent(to_move))];
    if (game_.rules().no_move == NoMove::passes) {
      candidates &= won[outer] | ~stuck_[number(to_move)][outer];
    }
    if (to_move == index_.swept_side()) return candidates & ~sources(~won[outer], outer);
    for (const OuterMove& move : outer_.from(outer)) {
      candidates &= move.blocked == 0 ? won[move.to] : won[move.to] | ~passable_[move.blocked];
      if (!candidates.any()) break;
    }
    return candidates;
  }

  static std::size_t number(Side side) noexcept { return static_cast<std::size_t>(side); }

  // ---- The phases

  // Runs a phase for the next rows; when it is through, goes on to the next phase, or ends where nothing is fresh.
  bool slice(std::size_t size, void (RetrogradeSolve::*phase)(std::size_t), Phase next) {
    const std::size_t end = std::min(cursor_ + kWordsInSlice / Words, size);
    for (; cursor_ < end; ++cursor_) (this->*phase)(cursor_);
    if (cursor_ < size) return true;
    cursor_ = 0;
    if (next == Phase::settle_won || next == Phase::settle_lost) {
      fresh_.clear();
      distances_.make_room_for(++layer_);
    } else {
      touched_.clear();
      if (fresh_.empty()) next = Phase::done;
    }
    phase_ = next;
    if (phase_ == Phase::done) layer_ = last_layer_;
    return phase_ != Phase::done;
  }

  // Settles what is over, with either side to move.
  void begin(std::size_t rank) {
    const auto outer = static_cast<Rank>(rank);
    const Row pieces = occupied(outer);
    const bool sharing = game_.rules().capture == Capture::wins;
    const Row sound = sharing ? free_ : free_ & ~pieces;
    bool outer_on_goal = false;
    for (std::size_t piece = 0; piece < outer_.pieces; ++piece) {
      outer_on_goal = outer_on_goal || on_goal(outer_.squares[outer * outer_.pieces + piece], index_.outer_side());
    }
    const Row outer_goals = outer_on_goal ? sound : Row{};
    for (const Side to_move : {Side::one, Side::two}) {
      const bool sweeps = to_move == index_.swept_side();
      Row lost = (sweeps ? outer_goals : swept_goals_) & sound;
      const Row won = (sweeps ? swept_goals_ : outer_goals) & sound & ~lost;
      lost |= pieces & sound & ~won;
      Row open = sound & ~lost & ~won;
      const Row stuck = open & ~mobile(outer, to_move);
      if (game_.rules().no_move == NoMove::passes) {
        stuck_[number(to_move)][outer] = stuck;
      } else {
        open &= ~stuck;
        if (game_.rules().no_move == NoMove::loses) lost |= stuck;
      }
      open_[number(to_move)][outer] = open;
      record(outer, to_move, won);
      if (lost.any()) {
        record(outer, to_move, lost);
        fresh_.push_back({lost, outer, to_move});
      }
    }
  }

  // From where the side to move has any move.
  [[nodiscard]] Row mobile(Rank outer, Side to_move) const noexcept {
    if (to_move == index_.swept_side()) return sources(~Row{}, outer);
    Row found;
    for (const OuterMove& move : outer_.from(outer)) found |= passable_[move.blocked];
    return found;
  }

  // Gathers the open positions from which a move leads to what was settled in the layer before.
  void spread(std::size_t place) {
    const Fresh& fresh = fresh_[place];
    const Side mover = opponent(fresh.to_move);
    if (game_.rules().no_move == NoMove::passes) {
      gather(fresh.outer, mover, fresh.row & stuck_[number(mover)][fresh.outer]);
    }
    if (mover == index_.swept_side()) {
      gather(fresh.outer, mover, sources(fresh.row, fresh.outer));
      return;
    }
    for (const OuterMove& move : outer_.to(fresh.outer)) {
      gather(move.to, mover, move.blocked == 0 ? fresh.row : fresh.row & passable_[move.blocked]);
    }
  }

  void gather(Rank outer, Side mover, const Row& found) {
    const Row reached = found & open_[number(mover)][outer];
    if (!reached.any()) return;
    Row& gathered = gathered_[outer][number(mover)];
    if (!gathered.any()) touched_.push_back({outer, mover});
    gathered |= reached;
  }

  // Those that can move to a lost position are won.
  void settle_won(std::size_t place) {
    const auto [outer, mover] = touched_[place];
    const Row won = std::exchange(gathered_[outer][number(mover)], Row{});
    won_[number(mover)][outer] |= won;
    settle(outer, mover, won);
  }

  // A position with a move to one that was won in the layer before may have no other move left. To look at its row
  // costs less than to gather such positions: most turn out to have a way out at the first of their moves.
  void suspect(std::size_t place) {
    const Fresh& fresh = fresh_[place];
    const Side mover = opponent(fresh.to_move);
    const bool sweeps = mover == index_.swept_side();
    if (sweeps || game_.rules().no_move == NoMove::passes) touch(fresh.outer, mover);
    if (sweeps) return;
    for (const OuterMove& move : outer_.to(fresh.outer)) touch(move.to, mover);
  }

  // Remembers a row, once. No row is gathered in this phase: a bit there serves as the mark.
  void touch(Rank outer, Side mover) {
    std::uint64_t& mark = gathered_[outer][number(mover)].words[0];
    if (std::exchange(mark, 1) == 0) touched_.push_back({outer, mover});
  }

  void settle_lost(std::size_t place) {
    const auto [outer, mover] = touched_[place];
    gathered_[outer][number(mover)].words[0] = 0;
    const Row& open = open_[number(mover)][outer];
    if (!open.any()) return;
    const Row lost = cornered(outer, mover, open);
    if (lost.any()) settle(outer, mover, lost);
  }

  void settle(Rank outer, Side mover, const Row& row) {
    open_[number(mover)][outer] &= ~row;
    record(outer, mover, row);
    last_layer_ = layer_;
    fresh_.push_back({row, outer, mover});
  }

  void record(Rank outer, Side to_move, const Row& row) {
    settled_ += row.count();
    distances_.store(index_.row(outer, to_move), row.words.data(), Words, layer_);
  }

  struct Touched {
    Rank outer;
    Side to_move;
  };

  Game game_;
  PlacementIndex index_;
  OuterGraph outer_;
  Distances distances_;

  Row free_;                   // squares without an obstacle
  Row swept_goals_;            // where the swept piece has reached its goal
  std::vector<Step> steps_;    // of the swept piece
  std::vector<Row> passable_;  // by OuterMove::blocked: where the swept piece does not stand in the way

  // By side to move, then by outer rank.
  std::array<std::vector<Row>, 2> open_;
  std::array<std::vector<Row>, 2> won_;
  std::array<std::vector<Row>, 2> stuck_;  // without a legal move; only where that means to pass
  std::vector<std::array<Row, 2>> gathered_;

  Phase phase_ = Phase::begin;
  std::size_t cursor_ = 0;
  Ply layer_ = 0;       // the distance of what is being settled
  Ply last_layer_ = 0;  // the longest distance so far
  std::uint64_t settled_ = 0;
  std::vector<Fresh> fresh_;
  std::vector<Touched> touched_;
};

// The sizes of rows for which there is code: each costs a download some kilobytes. They suit square boards of up to 11,
// 16, 21 and 32 rows, and large ones on which time goes into the number of rows.
template <std::size_t... Words>
struct Sizes {};
using RowSizes = Sizes<2, 4, 7, 16, 160>;

template <std::size_t First, std::size_t... Rest>
std::unique_ptr<SolvingMethod> solve_with(Sizes<First, Rest...>, Game&& game) {
  if (game.board().squares() <= First * 64) return std::make_unique<RetrogradeSolve<First>>(std::move(game));
  if constexpr (sizeof...(Rest) > 0) return solve_with(Sizes<Rest...>{}, std::move(game));
  return nullptr;
}

constexpr std::uint64_t kNoSize = 0;

// How many words the rows of a board have; `kNoSize` when it is too large for any.
template <std::size_t First, std::size_t... Rest>
std::uint64_t row_words(Sizes<First, Rest...>, std::uint64_t squares) noexcept {
  if (squares <= First * 64) return First;
  if constexpr (sizeof...(Rest) > 0) return row_words(Sizes<Rest...>{}, squares);
  return kNoSize;
}

}  // namespace

bool retrograde_serves(const Rules& rules, std::uint64_t squares) noexcept {
  return std::min(rules.sides[0].pieces, rules.sides[1].pieces) == 1 && row_words(RowSizes{}, squares) != kNoSize;
}

std::uint64_t retrograde_memory(const Rules& rules, std::uint64_t squares, std::uint64_t free_squares) noexcept {
  const bool first_sweeps = rules.sides[0].pieces < rules.sides[1].pieces;
  const SideRules& outer = rules.sides[first_sweeps ? 1 : 0];
  const std::uint64_t row_bytes = row_words(RowSizes{}, squares) * 8;
  const std::uint64_t placements = combinations(free_squares, outer.pieces);
  if (placements > std::numeric_limits<std::uint32_t>::max()) return kUncountable;
  const std::uint64_t positions = saturating_product(saturating_product(placements, 2), squares);
  // A move is no longer than the board.
  const std::uint64_t reach = std::min(static_cast<std::uint64_t>(outer.reach), squares);
  const std::uint64_t moves = saturating_product(kDirections * static_cast<std::uint64_t>(outer.pieces), reach) + 1;
  const bool blocks = rules.capture == Capture::forbidden || (outer.reach > 1 && !outer.leaps);
  // Per move: its two entries, and where something can stand in the way, a row and a list of squares.
  const std::uint64_t move_bytes = 16 + (blocks ? row_bytes + 64 : 0);
  // Per placement: for each side the rows open, won, stuck and gathered, and a place in lists that double as they grow.
  const std::uint64_t placement_bytes = 2 * (4 * row_bytes + 3 * (row_bytes + 16)) + 64;
  const std::uint64_t parts[] = {saturating_product(squares, kBytesPerSquare), saturating_product(positions, 3),
                                 saturating_product(placements, placement_bytes),
                                 saturating_product(placements, saturating_product(moves, move_bytes))};
  std::uint64_t sum = 0;
  for (const std::uint64_t part : parts) {
    if (part > kUncountable - sum) return kUncountable;
    sum += part;
  }
  return sum;
}

std::unique_ptr<SolvingMethod> solve_retrograde(Game game) { return solve_with(RowSizes{}, std::move(game)); }

}  // namespace catchmate
