#include "catchmate/graph_game.h"

#include <algorithm>
#include <array>
#include <utility>

namespace catchmate {

std::uint64_t GraphSolver::memory_needed(std::uint64_t vertices, std::uint64_t moves) noexcept {
  constexpr std::uint64_t kPerVertex = 3 * sizeof(std::uint32_t) + sizeof(Ply) + 1 + 2 * sizeof(Vertex);
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
      open_(vertices),
      distances_(vertices),
      won_(vertices) {
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
    if (degrees_[vertex] == 0) sinks_.push_back(vertex);
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
  std::fill(distances_.begin() + cursor_, distances_.begin() + end, kNever);
  std::copy(degrees_.begin() + cursor_, degrees_.begin() + end, open_.begin() + cursor_);
  if (end < degrees_.size()) return;
  for (const Vertex vertex : ends_.won) settle(vertex, 0, true);
  for (const Vertex vertex : ends_.lost) settle(vertex, 0, false);
  for (const Vertex vertex : sinks_) {
    if (distances_[vertex] == kNever) settle(vertex, 0, false);
  }
}

void GraphSolver::settle(Vertex vertex, Ply distance, bool won) {
  open_[vertex] = 0;
  distances_[vertex] = distance;
  won_[vertex] = won ? 1 : 0;
  settled_.push_back(vertex);
}

void GraphSolver::settle_predecessors(Vertex end) {
  for (Vertex place = cursor_; place < end; ++place) {
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
