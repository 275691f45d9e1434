#include "outer_graph.h"

#include <algorithm>

#include "catchmate/cell.h"
#include "catchmate/distances.h"
#include "catchmate/placement_index.h"

namespace catchmate {

namespace {

int most_steps(const SideRules& side, const Board& board) noexcept {
  return std::min(side.reach, static_cast<int>(std::max(board.rows(), board.columns())) - 1);
}

}  // namespace

std::uint64_t outer_degree(const SideRules& side, std::uint64_t pieces, std::uint64_t ways,
                           std::uint64_t longest) noexcept {
  if (pieces == 0) return 0;
  if (side.moves_together()) {
    std::uint64_t turns = 1;
    for (std::uint64_t piece = 0; piece < pieces; ++piece) {
      turns = saturating_product(turns, ways + (side.may_pass ? 1 : 0));
    }
    return (std::min(turns, kUncountable / 8) + 3) / 4 * 4;
  }
  const std::uint64_t length = std::min(static_cast<std::uint64_t>(side.reach), longest);
  const std::uint64_t moves = std::min(saturating_product(pieces * ways, length), kUncountable / 8);
  return (moves + (side.may_pass ? 1 : 0) + 3) / 4 * 4;
}

/// Lists one side's moves.
class OuterGraph::Lister {
 public:
  Lister(OuterGraph& graph, const Game& game, Side side)
      : graph_(graph),
        game_(game),
        side_(side),
        rules_(game.rules().side(side)),
        movers_(graph.groups_[static_cast<std::size_t>(side)]),
        opponents_(graph.groups_[static_cast<std::size_t>(opponent(side))]),
        moves_(graph.moves_[static_cast<std::size_t>(side)]),
        ways_(ways_of(game.rules(), game.board(), side)),
        longest_(most_steps(rules_, game.board())),
        numbers_(game.board().squares()) {
    const Board& board = game.board();
    for (std::uint32_t index = 0; index < board.squares(); ++index) {
      numbers_[index] = static_cast<std::uint32_t>(free_.size());
      if (!board.obstacle(Square{index})) free_.push_back(Square{index});
    }
    rank_parts_.resize(free_.size() * movers_.pieces);
    for (std::size_t number = 0; number < free_.size(); ++number) {
      for (std::uint32_t piece = 0; piece < movers_.pieces; ++piece) {
        const std::size_t spread = number + (rules_.may_share ? piece : 0);
        rank_parts_[number * movers_.pieces + piece] =
            static_cast<std::uint32_t>(combinations(spread, static_cast<int>(piece) + 1)) * movers_.stride;
      }
    }
  }

  // Lists the squares of every set. Returns false if memory is short.
  [[nodiscard]] bool list_sets() {
    if (!movers_.squares.make_room(std::uint64_t{movers_.sets} * movers_.pieces)) return false;
    for_each_set([this](std::uint32_t set, const std::uint32_t* numbers) {
      for (std::uint32_t piece = 0; piece < movers_.pieces; ++piece) {
        movers_.squares[std::size_t{set} * movers_.pieces + piece] = free_[numbers[piece]];
      }
    });
    return true;
  }

  [[nodiscard]] bool list_moves() {
    moves_.degree = 0;
    if (movers_.pieces == 0) return true;
    const Board& board = game_.board();
    const Ways backwards = ways_of(game_.rules(), board, side_, true);
    const std::uint64_t longest = std::max(board.rows(), board.columns()) - std::uint64_t{1};
    moves_.degree = static_cast<std::uint32_t>(
        outer_degree(rules_, movers_.pieces, std::max(ways_.count, backwards.count), longest));
    const std::uint64_t length = Distances::stride_for(graph_.placements_) * moves_.degree;
    moves_.back.release();
    moves_.ends.release();
    if (!moves_.to.make_room(length) || (slides() && !moves_.ends.make_room(length))) return false;
    fill_all(moves_.to.data(), slides() ? moves_.ends.data() : nullptr, ways_);
    if (leads_both_ways()) return true;
    if (!moves_.back.make_room(length)) return false;
    fill_all(moves_.back.data(), nullptr, backwards);
    return true;
  }

 private:
  [[nodiscard]] bool slides() const noexcept { return longest_ > 1 && rules_.leaps == Leap::nothing; }

  // Whether every step has a step back.
  [[nodiscard]] bool leads_both_ways() const noexcept {
    for (std::uint32_t index = 0; index < game_.board().squares(); ++index) {
      for (std::size_t way = 0; way < ways_.count; ++way) {
        const Square to = ways_.step(Square{index}, way);
        if (to == kNoSquare) continue;
        const auto first = ways_.ends.begin() + static_cast<std::ptrdiff_t>(to.index * ways_.count);
        const auto last = first + static_cast<std::ptrdiff_t>(ways_.count);
        if (std::find(first, last, Square{index}) == last) return false;
      }
    }
    return true;
  }

  // Calls `visit(set, numbers)` for every set, with the free-square numbers of its pieces.
  template <class Visit>
  void for_each_set(Visit visit) const {
    const std::uint32_t apart = rules_.may_share ? 0 : 1;  // the least difference of neighbouring numbers
    std::array<std::uint32_t, kMaxPieces> numbers{};
    for (std::uint32_t piece = 0; piece < movers_.pieces; ++piece) numbers[piece] = piece * apart;
    for (std::uint32_t set = 0; set < movers_.sets; ++set) {
      visit(set, numbers.data());
      std::uint32_t piece = 0;
      while (piece + 1 < movers_.pieces && numbers[piece] + apart == numbers[piece + 1]) {
        numbers[piece] = piece * apart;
        ++piece;
      }
      ++numbers[piece];
    }
  }

  // A step's end, with its number among the free squares; a table, because computing it is slower.
  struct Step {
    Square to;
    std::uint32_t number;
    bool open;
  };

  [[nodiscard]] std::vector<Step> list_steps(const Ways& ways) const {
    std::vector<Step> steps;
    steps.reserve(ways.ends.size());
    for (const Square to : ways.ends) {
      const bool open = to != kNoSquare && game_.board().open(side_, to);
      steps.push_back({to, open ? numbers_[to.index] : 0, open});
    }
    return steps;
  }

  // A set's rank after one of its pieces has moved to another free square, as its part of the placement's number.
  [[nodiscard]] std::uint32_t rank_after(const std::uint32_t* numbers, std::uint32_t piece,
                                         std::uint32_t to) const noexcept {
    std::uint32_t rank = 0;
    std::uint32_t place = 0;  // the moved piece's place in the new set
    for (std::uint32_t other = 0; other < movers_.pieces; ++other) {
      if (other == piece) continue;
      const bool behind = numbers[other] > to;
      rank += rank_parts_[numbers[other] * movers_.pieces + other - (other > piece ? 1 : 0) + (behind ? 1 : 0)];
      if (!behind) ++place;
    }
    return rank + rank_parts_[to * movers_.pieces + place];
  }

  // A set of movers, and the opponents in the same placement.
  struct Placed {
    const std::uint32_t* numbers;
    const Square* movers;
    const Square* opponents;
    std::uint32_t start;  // the opponents' part of the placement's number
  };

  // Calls `add(placement, end, length)` for every move of a piece along a way.
  template <class Add>
  void for_each_move(const Placed& placed, std::uint32_t piece, const Step* steps, std::size_t ways, Add add) const {
    const auto contains = [](const Square* squares, std::uint32_t count, Square square) {
      return std::find(squares, squares + count, square) != squares + count;
    };
    Square from = placed.movers[piece];
    for (int length = 1; length <= longest_; ++length) {
      const Step& step = steps[from.index * ways];
      if (step.to == kNoSquare) return;
      const bool captures = contains(placed.opponents, opponents_.pieces, step.to);
      const bool forbidden = captures && game_.rules().capture == Capture::forbidden;
      const bool joins = contains(placed.movers, movers_.pieces, step.to);
      const bool taken = !step.open || forbidden || (joins && !rules_.may_share);
      if (!taken) add(placed.start + rank_after(placed.numbers, piece, step.number), step.to, length);
      if (step.open ? (captures || joins) && rules_.leaps == Leap::nothing : rules_.leaps != Leap::everything) return;
      from = step.to;
    }
  }

  // Calls `add(placement)` for every turn: one step of each piece, or none if it may stay.
  template <class Add>
  void for_each_turn(const Placed& placed, const std::vector<Step>& steps, std::size_t ways, Add add) {
    const Square* const opponents_end = placed.opponents + opponents_.pieces;
    for (std::uint32_t piece = 0; piece < movers_.pieces; ++piece) {
      std::vector<std::uint32_t>& ends = ends_[piece];
      ends.clear();
      for (std::size_t way = 0; way < ways; ++way) {
        const Step& step = steps[placed.movers[piece].index * ways + way];
        const bool forbidden = game_.rules().capture == Capture::forbidden &&
                               std::find(placed.opponents, opponents_end, step.to) != opponents_end;
        if (step.open && !forbidden) ends.push_back(step.number);
      }
      if (rules_.may_pass) ends.push_back(placed.numbers[piece]);
    }
    add_turns(0, {}, [&](std::uint32_t rank) { add(placed.start + rank); });
  }

  using Numbers = std::array<std::uint32_t, kMaxPieces>;

  // Calls `add(rank)` for every set made of `moved`, the pieces before `piece`, and all ends of the others.
  template <class Add>
  void add_turns(std::uint32_t piece, const Numbers& moved, const Add& add) const {
    for (const std::uint32_t to : ends_[piece]) {
      Numbers numbers = moved;
      std::uint32_t place = piece;
      for (; place > 0 && to < numbers[place - 1]; --place) numbers[place] = numbers[place - 1];
      numbers[place] = to;
      if (place > 0 && numbers[place - 1] == to && !rules_.may_share) continue;
      // The second condition tells the compiler the array's bound.
      if (piece + 1 < movers_.pieces && piece + 1 < kMaxPieces) {
        add_turns(piece + 1, numbers, add);
        continue;
      }
      std::uint32_t rank = 0;
      for (std::uint32_t other = 0; other < movers_.pieces; ++other) {
        rank += rank_parts_[numbers[other] * movers_.pieces + other];
      }
      add(rank);
    }
  }

  void fill(std::uint32_t* lists, std::uint32_t* ends, const Ways& ways) {
    const std::vector<Step> steps = list_steps(ways);
    const std::uint64_t whole = Distances::stride_for(graph_.placements_) * moves_.degree;
    std::fill_n(lists, whole, graph_.placements_ * kCellWords);
    if (ends != nullptr) std::fill_n(ends, whole, Moves::kFirst);
    for_each_set([&](std::uint32_t set, const std::uint32_t* numbers) {
      const Square* movers = movers_.squares.data() + std::size_t{set} * movers_.pieces;
      for (std::uint32_t other = 0; other < opponents_.sets; ++other) {
        const Square* opponents = opponents_.squares.data() + std::size_t{other} * opponents_.pieces;
        const Placed placed{numbers, movers, opponents, other * opponents_.stride};
        const std::uint32_t placement = set * movers_.stride + placed.start;
        std::uint64_t end = std::uint64_t{placement} * moves_.degree;  // the end of the list so far
        if (rules_.moves_together()) {
          for_each_turn(placed, steps, ways.count, [&](std::uint32_t to) { lists[end++] = to * kCellWords; });
          continue;
        }
        for (std::uint32_t piece = 0; piece < movers_.pieces; ++piece) {
          for (std::size_t way = 0; way < ways.count; ++way) {
            for_each_move(placed, piece, &steps[way], ways.count, [&](std::uint32_t to, Square on, int length) {
              if (ends != nullptr) ends[end] = on.index | (length == 1 ? Moves::kFirst : 0);
              lists[end++] = to * kCellWords;
            });
          }
        }
        if (rules_.may_pass) lists[end] = placement * kCellWords;
      }
    });
  }

  // The words of sets of two pieces, found from their numbers without computing a rank.
  struct Pairs {
    std::vector<std::uint32_t> first;  // the word of the first set with that greater number
    std::uint32_t closed;              // a number that stands for no square
    std::uint32_t nowhere;             // the word for no set
    std::uint32_t apart;               // the least difference of the two numbers

    [[nodiscard]] std::uint32_t operator()(std::uint32_t a, std::uint32_t b) const noexcept {
      const std::uint32_t word = first[std::max(a, b)] + std::min(a, b) * kCellWords;
      return std::max(a, b) == closed || (a == b && apart == 1) ? nowhere : word;
    }
  };

  [[nodiscard]] Pairs number_pairs() const {
    const auto closed = static_cast<std::uint32_t>(free_.size());
    Pairs pairs{
        .first = {}, .closed = closed, .nowhere = graph_.placements_ * kCellWords, .apart = rules_.may_share ? 0U : 1U};
    for (std::uint32_t number = 0; number <= closed; ++number) {
      pairs.first.push_back(number * (number + 1 - 2 * pairs.apart) / 2 * kCellWords);
    }
    return pairs;
  }

  // A faster way for the most common games: two pieces that move one step, and no other piece in a placement. Moves
  // that are not legal lead nowhere, at any place in the list.
  void fill_pairs(std::uint32_t* lists, const Ways& all_ways) const {
    const Pairs pairs = number_pairs();
    const std::size_t ways = all_ways.count;
    const std::size_t ends = ways + (rules_.may_pass ? 1 : 0);  // per piece; staying comes last
    std::vector<std::uint32_t> steps;
    for (const Square from : free_) {
      for (std::size_t way = 0; way < ways; ++way) {
        const Square to = all_ways.step(from, way);
        steps.push_back(to == kNoSquare || game_.board().obstacle(to) ? pairs.closed : numbers_[to.index]);
      }
      if (rules_.may_pass) steps.push_back(numbers_[from.index]);
    }
    const std::uint32_t* const end = lists + Distances::stride_for(graph_.placements_) * moves_.degree;
    for (std::uint32_t high = pairs.apart; high < pairs.closed; ++high) {
      for (std::uint32_t low = 0; low + pairs.apart <= high; ++low) {
        const std::uint32_t* const from_low = steps.data() + low * ends;
        const std::uint32_t* const from_high = steps.data() + high * ends;
        std::uint32_t* list = lists;
        lists += moves_.degree;
        if (rules_.moves_together()) {
          list = list_turns(pairs, from_low, from_high, ends, list);
        } else {
          for (std::size_t way = 0; way < ways; ++way) *list++ = pairs(from_low[way], high);
          for (std::size_t way = 0; way < ways; ++way) *list++ = pairs(from_high[way], low);
          if (rules_.may_pass) *list++ = pairs(low, high);
        }
        std::fill(list, lists, pairs.nowhere);
      }
    }
    while (lists != end) *lists++ = pairs.nowhere;
  }

  // Lists every end of one piece with every end of the other. Returns the end of the list.
  static std::uint32_t* list_turns(const Pairs& pairs, const std::uint32_t* low, const std::uint32_t* high,
                                   std::size_t ends, std::uint32_t* list) {
    for (std::size_t way = 0; way < ends; ++way) {
      for (std::size_t other = 0; other < ends; ++other) *list++ = pairs(low[way], high[other]);
    }
    return list;
  }

  void fill_all(std::uint32_t* lists, std::uint32_t* ends, const Ways& ways) {
    if (movers_.pieces == 2 && opponents_.pieces == 0 && longest_ == 1) {
      fill_pairs(lists, ways);
    } else {
      fill(lists, ends, ways);
    }
  }

  OuterGraph& graph_;
  const Game& game_;
  Side side_;
  const SideRules& rules_;
  Group& movers_;
  Group& opponents_;
  Moves& moves_;
  Ways ways_;
  int longest_;
  std::vector<std::uint32_t> numbers_;  // by square
  std::vector<Square> free_;            // by number
  std::vector<std::uint32_t> rank_parts_;
  std::array<std::vector<std::uint32_t>, kMaxPieces> ends_;  // by piece, the ends of its steps in a turn as numbers
};

bool OuterGraph::build(const Game& game, Side swept_side) {
  placements_ = 1;
  for (const Side side : {Side::one, Side::two}) {
    Group& group = groups_[static_cast<std::size_t>(side)];
    group.pieces = static_cast<std::uint32_t>(game.rules().side(side).pieces) - (side == swept_side ? 1 : 0);
    group.sets = static_cast<std::uint32_t>(
        arrangements(game.rules().side(side), game.board().free_squares(), static_cast<int>(group.pieces)));
    placements_ *= group.sets;
  }
  groups_[static_cast<std::size_t>(swept_side)].stride = 1;
  groups_[static_cast<std::size_t>(opponent(swept_side))].stride = groups_[static_cast<std::size_t>(swept_side)].sets;
  Lister one(*this, game, Side::one);
  Lister two(*this, game, Side::two);
  return one.list_sets() && two.list_sets() && one.list_moves() && two.list_moves();
}

}  // namespace catchmate
