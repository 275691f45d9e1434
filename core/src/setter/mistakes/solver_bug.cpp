#include "solver_bug.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <queue>
#include <utility>

#include "catchmate/graph_game.h"

namespace catchmate {

namespace {

constexpr std::uint64_t kMostIndices = 2'000'000;

using Vertex = GraphSolver::Vertex;

bool have_met(const Position& position) noexcept {
  const PieceSet& ones = position.of(Side::one);
  return std::any_of(ones.begin(), ones.end(), [&](Square square) { return position.of(Side::two).contains(square); });
}

// The graph of positions, by index, that a solver with a bug goes by.
struct BuggyGame {
  const Game& game;
  const PlacementIndex& index;
  SolverBug bug;

  [[nodiscard]] std::optional<Outcome> ending(const Position& position) const {
    if (!bug.meets_first || !have_met(position)) return game.ending_by_place(position);
    return winner_of(game.rules().capture) == position.to_move ? Outcome::win : Outcome::loss;
  }

  // The moves of `position`, which has the index `from`: none if the game is over, one to itself in a stuck draw.
  void for_each_move(Vertex from, const Position& position, Visitor<Vertex> visit) const {
    if (ending(position)) return;
    bool any = false;
    game.for_each_move(position, [&](const Move& move) {
      const Position next = after(position, move);
      if (position.to_move == bug.never_captures && have_met(next)) return;
      any = true;
      visit(static_cast<Vertex>(index.index(next)));
    });
    const bool draws = game.rules().no_move == NoMove::draws || position.to_move == bug.stuck_draws;
    if (!any && draws) visit(from);
  }
  void for_each_move(Vertex from, Visitor<Vertex> visit) const {
    if (const auto position = index.position(game, from)) for_each_move(from, *position, visit);
  }
};

// Solved, with the right distances for its moves and endings.
GraphSolver solve_graph(const BuggyGame& buggy) {
  GraphEnds ends;
  std::uint32_t moves = 0;
  buggy.index.for_each_position(buggy.game, 0, buggy.index.placements(), [&](std::uint64_t number, const Position& at) {
    const auto vertex = static_cast<Vertex>(number);
    if (buggy.ending(at) == Outcome::win) ends.won.push_back(vertex);
    buggy.for_each_move(vertex, at, [&](Vertex) { ++moves; });
  });
  const auto for_each_move = [buggy](Vertex from, Visitor<Vertex> visit) { buggy.for_each_move(from, visit); };
  GraphSolver graph(static_cast<Vertex>(buggy.index.size()), moves, for_each_move, std::move(ends));
  while (graph.advance(std::numeric_limits<Vertex>::max())) {
  }
  return graph;
}

// Sets the distances of wins and losses alike to that of the first move to be settled, which is the shortest.
void hurry(const GraphSolver& graph, std::vector<Value>& values) {
  for (const auto [vertex, code] : graph.settled()) {
    const Value next = values[vertex];
    for (const Vertex before : graph.predecessors(vertex)) {
      Value& value = values[before];
      if (value.distance == 0 && value.outcome == reverse(next.outcome)) value.distance = next.distance + 1;
    }
  }
}

// Finds the values in the order of sweeps, and of positions in a sweep: that of a position in the first one in which it
// has a move to a known loss, or moves to known wins alone.
void sweep(const BuggyGame& buggy, const GraphSolver& graph, std::vector<Value>& values) {
  using Turn = std::pair<std::uint32_t, Vertex>;  // in a sweep
  std::priority_queue<Turn, std::vector<Turn>, std::greater<>> turns;
  std::vector<std::uint32_t> open(values.size());
  for (Vertex vertex = 0; vertex < values.size(); ++vertex) {
    for (const Vertex before : graph.predecessors(vertex)) ++open[before];
  }
  const auto settle = [&](std::uint32_t number, Vertex vertex) {
    for (const Vertex before : graph.predecessors(vertex)) {
      if (--open[before] > 0 && values[vertex].outcome == Outcome::win) continue;
      turns.emplace(number > 0 && before > vertex ? number : number + 1, before);
    }
  };
  std::vector<Value> found(values.size());
  std::swap(values, found);
  for (const auto [vertex, code] : graph.settled()) {
    if (code > 1) continue;
    values[vertex] = found[vertex];
    settle(0, vertex);
  }
  while (!turns.empty()) {
    const auto [number, vertex] = turns.top();
    turns.pop();
    Value& value = values[vertex];
    if (value.outcome != Outcome::draw) continue;
    Value best{Outcome::loss, 0};
    buggy.for_each_move(vertex, [&](Vertex to) {
      const Value next = values[to];
      if (best.outcome == Outcome::win || next.outcome == Outcome::draw) return;
      best.outcome = next.outcome == Outcome::loss ? Outcome::win : Outcome::loss;
      best.distance = next.outcome == Outcome::loss ? next.distance + 1 : std::max(best.distance, next.distance + 1);
    });
    value = best;
    settle(number, vertex);
  }
}

}  // namespace

bool can_simulate(const Game& game) { return PlacementIndex(game).size() <= kMostIndices; }

BuggyValues::BuggyValues(const Game& game, SolverBug bug)
    : index_(game), wins_endless_(winner_of(game.rules().endless)), values_(index_.size()) {
  const BuggyGame buggy{game, index_, bug};
  const GraphSolver graph = solve_graph(buggy);
  for (const auto [vertex, code] : graph.settled()) {
    values_[vertex] = {code % 2 == 1 ? Outcome::win : Outcome::loss, bug.hurries ? 0 : code / 2};
  }
  if (bug.hurries) hurry(graph, values_);
  if (bug.takes_first) sweep(buggy, graph, values_);
}

Value BuggyValues::operator()(const Position& position) const {
  const Value value = values_[index_.index(position)];
  if (value.outcome != Outcome::draw || !wins_endless_) return value;
  return {wins_endless_ == position.to_move ? Outcome::win : Outcome::loss, kNever};
}

}  // namespace catchmate
