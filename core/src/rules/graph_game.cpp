#include "catchmate/graph_game.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace catchmate {

std::uint64_t GraphSolver::memory_needed(std::uint64_t vertices, std::uint64_t moves) noexcept {
  constexpr std::uint64_t kPerVertex = 3 * sizeof(std::uint32_t) + sizeof(Ply) + 1 + 2 * sizeof(Vertex);
  constexpr std::uint64_t kPerMove = 2 * sizeof(Vertex);
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  if (vertices > kMost / 2 / kPerVertex || moves > kMost / 2 / kPerMove) return kMost;
  return vertices * kPerVertex + moves * kPerMove;
}

GraphSolver::GraphSolver(Graph graph, const GraphEnds& ends)
    : graph_(std::move(graph)),
      first_predecessor_(graph_.first.size()),
      predecessors_(graph_.moves.size()),
      open_(graph_.vertices()),
      distances_(graph_.vertices()),
      won_(graph_.vertices()) {
  assert(graph_.vertices() < kNever && graph_.moves.size() < kNever);
  settled_.reserve(graph_.vertices());
  start(ends);
}

void GraphSolver::start(const GraphEnds& ends) {
  cursor_ = 0;
  phase_ = knows_predecessors_ ? Phase::settle_sinks : Phase::count_predecessors;
  if (!knows_predecessors_) {
    std::fill(first_predecessor_.begin(), first_predecessor_.end(), 0U);
    sinks_.clear();
  }
  settled_.clear();
  std::fill(distances_.begin(), distances_.end(), kNever);
  for (std::size_t vertex = 0; vertex < open_.size(); ++vertex) {
    open_[vertex] = graph_.first[vertex + 1] - graph_.first[vertex];
  }
  for (const Vertex vertex : ends.won) settle(vertex, 0, true);
  for (const Vertex vertex : ends.lost) settle(vertex, 0, false);
}

bool GraphSolver::advance(std::uint64_t work) {
  const auto run = [&](void (GraphSolver::*phase)(std::uint64_t), std::uint64_t size, Phase next) {
    const std::uint64_t end = std::min(cursor_ + work, size);
    (this->*phase)(end);
    cursor_ = end;
    if (cursor_ == size) {
      cursor_ = 0;
      phase_ = next;
    }
  };
  switch (phase_) {
    case Phase::count_predecessors:
      run(&GraphSolver::count_predecessors, graph_.moves.size(), Phase::list_predecessors);
      break;
    case Phase::list_predecessors:
      run(&GraphSolver::list_predecessors, graph_.vertices(), Phase::settle_sinks);
      break;
    case Phase::settle_sinks:
      run(&GraphSolver::settle_sinks, sinks_.size(), Phase::settle_others);
      break;
    case Phase::settle_others: {
      const std::uint64_t end = std::min<std::uint64_t>(cursor_ + work, settled_.size());
      settle_others(end);
      cursor_ = end;
      if (cursor_ == settled_.size()) phase_ = Phase::done;
      break;
    }
    case Phase::done:
      break;
  }
  return phase_ != Phase::done;
}

void GraphSolver::count_predecessors(std::uint64_t end) {
  for (std::uint64_t move = cursor_; move < end; ++move) ++first_predecessor_[graph_.moves[move]];
  if (end < graph_.moves.size()) return;
  // Each entry becomes the end of its vertex's list; filling the list moves it back to the start.
  std::uint32_t sum = 0;
  for (std::uint32_t& entry : first_predecessor_) entry = sum += entry;
}

void GraphSolver::list_predecessors(std::uint64_t end) {
  for (std::uint64_t vertex = cursor_; vertex < end; ++vertex) {
    if (graph_.first[vertex] == graph_.first[vertex + 1]) sinks_.push_back(static_cast<Vertex>(vertex));
    for (std::uint64_t move = graph_.first[vertex]; move < graph_.first[vertex + 1]; ++move) {
      predecessors_[--first_predecessor_[graph_.moves[move]]] = static_cast<Vertex>(vertex);
    }
  }
  knows_predecessors_ = end == graph_.vertices();
}

void GraphSolver::settle(Vertex vertex, Ply distance, bool won) {
  open_[vertex] = 0;
  distances_[vertex] = distance;
  won_[vertex] = won ? 1 : 0;
  settled_.push_back(vertex);
}

void GraphSolver::settle_sinks(std::uint64_t end) {
  for (std::uint64_t place = cursor_; place < end; ++place) {
    if (distances_[sinks_[place]] == kNever) settle(sinks_[place], 0, false);
  }
}

void GraphSolver::settle_others(std::uint64_t end) {
  for (std::uint64_t place = cursor_; place < end; ++place) {
    const Vertex vertex = settled_[place];
    const Ply distance = distances_[vertex];
    const bool lost = won_[vertex] == 0;
    for (std::uint64_t edge = first_predecessor_[vertex]; edge < first_predecessor_[std::size_t{vertex} + 1]; ++edge) {
      const Vertex predecessor = predecessors_[edge];
      // One number tells whether it is settled: of all memory read here, only that of predecessors is anywhere.
      std::uint32_t& open = open_[predecessor];
      if (open == 0) continue;
      if (lost || --open == 0) settle(predecessor, distance + 1, lost);
    }
  }
}

}  // namespace catchmate
