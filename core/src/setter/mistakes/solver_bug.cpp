#include "solver_bug.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
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

// Whether a move ends on a row or column that a solver with the bug leaves out.
bool is_shut(const Board& board, const Move& move, SolverBug bug) noexcept {
  return std::any_of(move.begin(), move.end(), [&](const Step& step) {
    return (bug.shuts_last_row && board.row(step.to) == board.rows()) ||
           (bug.shuts_last_column && board.column(step.to) == board.columns());
  });
}

// The moves of all positions, by index: those from p are `to[first[p]]` up to, not including, `to[first[p + 1]]`.
struct Graph {
  std::vector<std::uint32_t> first = {0};
  std::vector<Vertex> to = {};
  GraphEnds ends = {};  // those won

  [[nodiscard]] std::span<const Vertex> from(Vertex position) const {
    return std::span(to).subspan(first[position], first[position + 1] - first[position]);
  }
};

// The graph that a solver with a bug searches. Positions have no move if the game is over, and one to themselves if
// they are stuck and draw.
Graph graph_of(const Game& game, const PlacementIndex& index, SolverBug bug) {
  Graph graph;
  const auto end_until = [&](std::uint64_t end) {
    graph.first.resize(end + 1, static_cast<std::uint32_t>(graph.to.size()));
  };
  index.for_each_position(game, 0, index.placements(), [&](std::uint64_t number, const Position& position) {
    end_until(number);
    std::optional<Outcome> ending = game.ending_by_position(position);
    if (bug.meets_first && have_met(position)) {
      ending = winner_of(game.rules().capture) == position.to_move ? Outcome::win : Outcome::loss;
    }
    if (ending == Outcome::win) graph.ends.won.push_back(static_cast<Vertex>(number));
    if (ending) return;
    game.for_each_move(position, [&](const Move& move) {
      if (is_shut(game.board(), move, bug)) return;
      const Position next = after(position, move);
      if (position.to_move == bug.never_captures && have_met(next)) return;
      graph.to.push_back(static_cast<Vertex>(index.index(next)));
    });
    const bool draws = game.rules().no_move == NoMove::draws || position.to_move == bug.stuck_draws;
    if (draws && graph.to.size() == graph.first.back()) graph.to.push_back(static_cast<Vertex>(number));
  });
  end_until(index.size());
  return graph;
}

// The values of wins and losses, in the order in which retrograde analysis settles them. A solver that hurries takes
// the distance of a loss, as that of a win, from the first move to be settled, which is the shortest.
void solve(const Graph& graph, bool hurries, std::vector<Value>& values) {
  const auto moves = [&graph](Vertex from, Visitor<Vertex> visit) {
    for (const Vertex to : graph.from(from)) visit(to);
  };
  const auto count = static_cast<Vertex>(values.size());
  GraphSolver solver(count, static_cast<std::uint32_t>(graph.to.size()), moves, graph.ends);
  while (solver.advance(std::numeric_limits<Vertex>::max())) {
  }
  std::vector<std::uint32_t> ranks(values.size());
  std::uint32_t rank = 0;
  for (const auto [vertex, code] : solver.settled()) {
    ranks[vertex] = rank++;
    Value& value = values[vertex] = {code % 2 == 1 ? Outcome::win : Outcome::loss, code / 2};
    if (!hurries || code < 2) continue;
    std::uint32_t first = rank;
    for (const Vertex to : graph.from(vertex)) {
      if (values[to].outcome != reverse(value.outcome) || ranks[to] >= first) continue;
      first = ranks[to];
      value.distance = values[to].distance + 1;
    }
  }
}

// Goes over all positions until none changes, and keeps the first win of each. `values` are those of finished games.
void sweep(const Graph& graph, std::vector<Value>& values) {
  for (bool changes = true; std::exchange(changes, false);) {
    for (Vertex position = 0; position < values.size(); ++position) {
      Value& value = values[position];
      if (value.outcome != Outcome::draw) continue;
      Value found{Outcome::loss, 0};
      for (const Vertex to : graph.from(position)) {
        const Value next = values[to];
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

bool can_simulate(const Game& game) { return PlacementIndex(game).size() <= kMostIndices; }

BuggyValues::BuggyValues(const Game& game, SolverBug bug)
    : index_(game), wins_endless_(winner_of(game.rules().endless)), values_(index_.size()) {
  const Graph graph = graph_of(game, index_, bug);
  solve(graph, bug.hurries, values_);
  if (!bug.takes_first) return;
  for (Value& value : values_) value = value.distance == 0 ? value : Value{};
  sweep(graph, values_);
}

Value BuggyValues::operator()(const Position& position) const {
  const Value value = values_[index_.index(position)];
  if (value.outcome != Outcome::draw || !wins_endless_) return value;
  return {wins_endless_ == position.to_move ? Outcome::win : Outcome::loss, kNever};
}

}  // namespace catchmate
