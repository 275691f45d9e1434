#include <algorithm>
#include <array>
#include <string>

#include "catchmate/analysis.h"
#include "catchmate/hunter.h"

namespace catchmate {

namespace {

// An upper bound of the distances in a placement's row with a side to move, which has meaningless squares, too.
Ply longest_in(const Distances& distances, std::uint64_t placement, Side to_move) {
  const Distances::Planes& planes = distances.planes(to_move);
  Ply longest = 0;
  for (std::uint32_t cell = 0; cell < distances.cells(); ++cell) {
    const std::uint64_t at = std::uint64_t{cell} * distances.stride() + placement;
    Cell squares = ~planes.undecided[at];
    Ply code = 1;
    for (std::uint32_t digit = distances.digits(); digit-- > 0;) {
      const Cell ones = squares & planes.digits[digit][at];
      if (!ones.any()) continue;
      squares = ones;
      code |= Ply{2} << digit;
    }
    longest = std::max(longest, distances.distance_of(code));
  }
  return longest;
}

// The first of the huntable positions with the highest score, of those with `least` or more. `score(position, value,
// least)` is 0 for a position that does not count, and may be 0 for any score below `least`. Skips placements with an
// upper bound of scores, `bound(placement)`, below `least`.
template <class Bound, class Score>
std::optional<Hardest> highest(const Table& table, Ply least, const Bound& bound, const Score& score) {
  std::optional<Hardest> best;
  const Side starts = table.game().rules().starts;
  for (std::uint64_t placement = 0; placement < table.placements(); ++placement) {
    if (bound(placement) < least) continue;
    table.for_each_in(placement, placement + 1, [&](std::uint64_t, const Position& position, Value value) {
      if (position.to_move != starts) return;
      const Ply found = score(position, value, least);
      if (found < least || !is_huntable(table.game(), position)) return;
      best = {position, found};
      least = found + 1;
    });
  }
  return best;
}

// The number of plies to a forced end.
Ply forced(Value value) noexcept { return value.outcome == Outcome::draw || value.endless() ? 0 : value.distance; }

std::optional<Hardest> longest(const Table& table, Ply least) {
  const Side starts = table.game().rules().starts;
  const auto bound = [&](std::uint64_t placement) { return longest_in(table.distances(), placement, starts); };
  return highest(table, least, bound, [](const Position&, Value value, Ply) { return forced(value); });
}

// The winner's turns along the principal line with a single winning move among several.
Ply only_wins(const Table& table, const Position& start) {
  Ply turns = 0;
  for (const Position& position : principal_line(table, start).positions) {
    if (table.lookup(position).outcome != Outcome::win) continue;
    const std::vector<Move> moves = table.game().moves(position);
    const auto wins = std::count_if(moves.begin(), moves.end(), [&](const Move& move) {
      return value_before(table.lookup(after(position, move))).outcome == Outcome::win;
    });
    turns += wins == 1 && moves.size() > 1 ? 1 : 0;
  }
  return turns;
}

std::optional<Hardest> fewest_saves(const Table& table, Ply least) {
  // The winner has every other turn.
  const auto found = longest(table, 2 * least - 1);
  if (!found) return std::nullopt;
  const Ply turns = only_wins(table, found->position);
  return turns < least ? std::nullopt : std::optional(Hardest{found->position, turns});
}

std::optional<Hardest> zugzwang(const Table& table, Ply least) {
  const Game& game = table.game();
  const auto bound = [&](std::uint64_t placement) {
    return std::max(longest_in(table.distances(), placement, Side::one),
                    longest_in(table.distances(), placement, Side::two));
  };
  return highest(table, least, bound, [&](const Position& position, Value value, Ply below) -> Ply {
    if (value.outcome == Outcome::win) return 0;
    Position other = position;
    other.to_move = opponent(position.to_move);
    const Value turned = table.lookup(other);
    if (turned.outcome == Outcome::win) return 0;
    const Ply plies = std::max(forced(value), forced(turned));
    // Excludes two draws, and games that are over.
    if (plies < below || game.ending(position) || game.ending(other)) return 0;
    return plies;
  });
}

std::optional<Hardest> only_draw(const Table& table, Ply least) {
  const Game& game = table.game();
  const auto bound = [](std::uint64_t) { return kNever; };
  return highest(table, least, bound, [&](const Position& position, Value value, Ply below) -> Ply {
    if (value.outcome != Outcome::draw) return 0;
    int draws = 0;
    Ply quickest = kNever;
    game.for_each_move(position, [&](const Move& move) {
      if (draws > 1 || quickest < below) return;
      const Value next = value_before(table.lookup(after(position, move)));
      if (next.outcome == Outcome::draw) {
        ++draws;
      } else {
        quickest = std::min(quickest, next.distance);
      }
    });
    return draws == 1 && quickest != kNever ? quickest : 0;
  });
}

}  // namespace

std::span<const HuntGoal> hunt_goals() {
  static const std::array<HuntGoal, 4> goals{
      HuntGoal{"longest", "the longest win that can be forced, in plies", longest},
      HuntGoal{"fewest-saves", "a win in which most often a single move keeps it, in such turns of best play",
               fewest_saves},
      HuntGoal{"zugzwang", "a mutual zugzwang, in plies of the longer loss of whoever has to move", zugzwang},
      HuntGoal{"only-draw", "a single move that draws, in plies until the first of the others has lost", only_draw},
  };
  return goals;
}

const HuntGoal* find_hunt_goal(std::string_view id) {
  const auto goals = hunt_goals();
  const auto found = std::find_if(goals.begin(), goals.end(), [id](const HuntGoal& goal) { return goal.id == id; });
  return found == goals.end() ? nullptr : &*found;
}

bool is_huntable(const Game& game, const Position& position) {
  if (position.to_move != game.rules().starts || game.ending_by_position(position)) return false;
  const GameEntry* entry = find_entry(game.rules().id);
  return entry == nullptr || !entry->contest || fits_contest(game, position);
}

}  // namespace catchmate
