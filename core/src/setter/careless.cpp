#include "careless.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace catchmate {

namespace {

constexpr std::uint64_t kMostIndices = 2'000'000;

bool have_met(const Position& position) noexcept {
  const PieceSet& ones = position.of(Side::one);
  return std::any_of(ones.begin(), ones.end(), [&](Square square) { return position.of(Side::two).contains(square); });
}

std::optional<Outcome> ending(const Game& game, const Position& position, Carelessness careless) {
  if (careless.meets_first && have_met(position)) {
    const auto winner = winner_of(game.rules().capture);
    return winner == position.to_move ? Outcome::win : Outcome::loss;
  }
  return game.ending_by_place(position);
}

// The positions of a game and their moves, by index; those of one position lie together, `first[p]` to `first[p + 1]`.
struct Moves {
  std::vector<std::uint64_t> first = {0};
  std::vector<std::uint32_t> to = {};

  [[nodiscard]] std::uint64_t count(std::uint64_t position) const { return first[position + 1] - first[position]; }
};

// Takes down every move, and the values of positions in which the game is over.
Moves moves_of(const Game& game, const PlacementIndex& index, Carelessness careless, std::vector<Value>& values,
               std::vector<std::uint32_t>& settled) {
  Moves moves;
  const auto settle = [&](std::uint64_t position, Outcome outcome) {
    values[position] = {outcome, 0};
    settled.push_back(static_cast<std::uint32_t>(position));
  };
  index.for_each_position(game, 0, index.placements(), [&](std::uint64_t number, const Position& position) {
    moves.first.resize(number + 1, moves.to.size());
    if (const auto outcome = ending(game, position, careless)) return settle(number, *outcome);
    game.for_each_move(position, [&](const Move& move) {
      const Position next = after(position, move);
      if (position.to_move == careless.never_captures && have_met(next)) return;
      moves.to.push_back(static_cast<std::uint32_t>(index.index(next)));
    });
    const bool draws = game.rules().no_move == NoMove::draws || position.to_move == careless.stuck_draws;
    if (moves.to.size() == moves.first[number] && !draws) settle(number, Outcome::loss);
  });
  moves.first.resize(index.size() + 1, moves.to.size());
  return moves;
}

Moves reversed(const Moves& moves) {
  Moves before;
  before.first.assign(moves.first.size(), 0);
  for (const std::uint32_t to : moves.to) ++before.first[to + 1];
  for (std::size_t position = 1; position < before.first.size(); ++position) {
    before.first[position] += before.first[position - 1];
  }
  before.to.resize(moves.to.size());
  std::vector<std::uint64_t> next = before.first;
  for (std::uint32_t position = 0; position + 1 < moves.first.size(); ++position) {
    for (std::uint64_t move = moves.first[position]; move < moves.first[position + 1]; ++move) {
      before.to[next[moves.to[move]]++] = position;
    }
  }
  return before;
}

// Goes back from the ends of the game, in the order in which positions are settled.
void go_back(const Moves& moves, bool hurries, std::vector<Value>& values, std::vector<std::uint32_t>& settled) {
  const Moves before = reversed(moves);
  std::vector<std::uint32_t> open(values.size());
  for (std::uint32_t position = 0; position < open.size(); ++position) {
    open[position] = static_cast<std::uint32_t>(moves.count(position));
  }
  for (std::size_t next = 0; next < settled.size(); ++next) {
    const Value value = values[settled[next]];
    for (std::uint64_t move = before.first[settled[next]]; move < before.first[settled[next] + 1]; ++move) {
      const std::uint32_t position = before.to[move];
      Value& found = values[position];
      if (found.outcome != Outcome::draw) continue;
      const bool wins = value.outcome == Outcome::loss;
      // The first of its moves to be settled is the shortest loss, the last one the longest.
      if (wins || !hurries || found.distance == 0) found.distance = value.distance + 1;
      if (!wins && --open[position] > 0) continue;
      found.outcome = reverse(value.outcome);
      settled.push_back(position);
    }
  }
}

// Goes over all positions until none changes.
void sweep(const Moves& moves, std::vector<Value>& values) {
  for (bool changes = true; std::exchange(changes, false);) {
    for (std::uint64_t position = 0; position < values.size(); ++position) {
      Value& value = values[position];
      if (value.outcome != Outcome::draw || moves.count(position) == 0) continue;
      Value found{Outcome::loss, 0};
      for (std::uint64_t move = moves.first[position]; move < moves.first[position + 1]; ++move) {
        const Value next = values[moves.to[move]];
        if (next.outcome == Outcome::loss) {
          found = {Outcome::win, next.distance + 1};
          break;
        }
        if (next.outcome == Outcome::draw) found.outcome = Outcome::draw;
        found.distance = std::max(found.distance, next.distance + 1);
      }
      if (found.outcome == Outcome::draw) continue;
      value = found;
      changes = true;
    }
  }
}

}  // namespace

bool can_be_careless(const Game& game) { return PlacementIndex(game).size() <= kMostIndices; }

CarelessValues::CarelessValues(const Game& game, Carelessness careless) : index_(game), values_(index_.size()) {
  std::vector<std::uint32_t> settled;
  const Moves moves = moves_of(game, index_, careless, values_, settled);
  if (careless.takes_first) {
    sweep(moves, values_);
  } else {
    go_back(moves, careless.hurries, values_, settled);
  }
  const auto endless = winner_of(game.rules().endless);
  index_.for_each_position(game, 0, index_.placements(), [&](std::uint64_t number, const Position& position) {
    Value& value = values_[number];
    if (value.outcome != Outcome::draw) return;
    if (!endless) {
      value = {};
    } else {
      value = {endless == position.to_move ? Outcome::win : Outcome::loss, kNever};
    }
  });
}

}  // namespace catchmate
