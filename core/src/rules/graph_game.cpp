#include "catchmate/graph_game.h"

#include <algorithm>
#include <array>
#include <utility>

namespace catchmate {

std::uint64_t GraphSolver::memory_needed(std::uint64_t vertices, std::uint64_t moves) noexcept {
  constexpr std::uint64_t kPerVertex = 3 * sizeof(std::uint32_t) + sizeof(Vertex) + sizeof(Settled);
  constexpr std::uint64_t kPerMove = sizeof(Vertex);
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  if (vertices > kMost / 2 / kPerVertex || moves > kMost / 2 / kPerMove) return kMost;
  return vertices * kPerVertex + moves * kPerMove;
}

GraphSolver::GraphSolver(Vertex vertices, std::uint32_t most_moves, Moves moves, GraphEnds ends)
    : moves_(std::move(moves)),
      ends_(std::move(ends)),
      degrees_(vertices),
      first_predecessor_(std::size_t{vertices} + 1),
      predecessors_(new Vertex[most_moves]),
      open_(vertices) {
  settled_.reserve(vertices);
}

void GraphSolver::start(GraphEnds ends) {
  ends_ = std::move(ends);
  settled_.clear();
  if (phase_ != Phase::settle) return;
  phase_ = Phase::begin;
  cursor_ = 0;
}

bool GraphSolver::advance(std::uint64_t work) {
  static constexpr std::array kPhases{&GraphSolver::count_moves, &GraphSolver::list_predecessors, &GraphSolver::begin,
                                      &GraphSolver::settle_predecessors};
  const bool settles = phase_ == Phase::settle;
  const auto size = [&] { return settles ? settled_.size() : degrees_.size(); };
  const auto end = static_cast<Vertex>(std::min<std::uint64_t>(cursor_ + work, size()));
  (this->*kPhases[static_cast<std::size_t>(phase_)])(end);
  cursor_ = end;
  if (cursor_ < size()) return true;
  if (settles) return false;
  cursor_ = 0;
  phase_ = static_cast<Phase>(static_cast<std::uint8_t>(phase_) + 1);
  return true;
}

void GraphSolver::count_moves(Vertex end) {
  for (Vertex vertex = cursor_; vertex < end; ++vertex) {
    moves_(vertex, [&](Vertex to) {
      ++degrees_[vertex];
      ++first_predecessor_[to];
    });
    if (degrees_[vertex] > 0) continue;
    sinks_.push_back(vertex);
    degrees_[vertex] = 1;  // not settled yet
  }
  if (end < degrees_.size()) return;
  // Each entry becomes the end of its vertex's list; filling the list moves it back to the start.
  std::uint32_t sum = 0;
  for (std::uint32_t& entry : first_predecessor_) entry = sum += entry;
}

void GraphSolver::list_predecessors(Vertex end) {
  for (Vertex vertex = cursor_; vertex < end; ++vertex) {
    moves_(vertex, [&](Vertex to) { predecessors_[--first_predecessor_[to]] = vertex; });
  }
}

void GraphSolver::begin(Vertex end) {
  std::copy(degrees_.begin() + cursor_, degrees_.begin() + end, open_.begin() + cursor_);
  if (end < degrees_.size()) return;
  for (const Vertex vertex : ends_.won) settle(vertex, 1);
  for (const Vertex vertex : ends_.lost) settle(vertex, 0);
  for (const Vertex vertex : sinks_) {
    if (open_[vertex] != 0) settle(vertex, 0);
  }
}

void GraphSolver::settle(Vertex vertex, Ply code) {
  open_[vertex] = 0;
  settled_.push_back({vertex, code});
}

void GraphSolver::settle_predecessors(Vertex end) {
  for (Vertex index = cursor_; index < end; ++index) {
    const auto [vertex, code] = settled_[index];
    const Ply before = (code + 2) ^ 1U;  // a ply more, and the other outcome
    for (std::uint64_t edge = first_predecessor_[vertex]; edge < first_predecessor_[std::size_t{vertex} + 1]; ++edge) {
      const Vertex predecessor = predecessors_[edge];
      // `open` is also the mark of settled vertices: one random memory access for each edge.
      std::uint32_t& open = open_[predecessor];
      if (open == 0) continue;
      if (code % 2 == 0 || --open == 0) settle(predecessor, before);
    }
  }
}

}  // namespace catchmate
