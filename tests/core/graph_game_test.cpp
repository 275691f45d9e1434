#include <catchmate/graph_game.h>

#include <limits>
#include <vector>

#include "boards.h"
#include "catch.h"
#include "reference/value_iteration.h"

using namespace catchmate;

namespace {

using Vertex = GraphSolver::Vertex;
using Lists = std::vector<std::vector<Vertex>>;

GraphSolver solver_of(const Lists& successors) {
  std::size_t moves = 0;
  for (const auto& list : successors) moves += list.size();
  return GraphSolver(static_cast<Vertex>(successors.size()), static_cast<std::uint32_t>(moves),
                     [&successors](Vertex from, Visitor<Vertex> visit) {
                       for (const Vertex to : successors[from]) visit(to);
                     });
}

std::vector<Ply> solved(const Lists& successors, std::uint64_t slice = 1000) {
  GraphSolver solver = solver_of(successors);
  while (solver.advance(slice)) {
  }
  std::vector<Ply> distances(successors.size(), kNever);
  for (const auto [vertex, code] : solver.settled()) {
    CHECK(code % 2 == code / 2 % 2);
    distances[vertex] = code / 2;
  }
  return distances;
}

std::vector<Ply> expected_by_reference(const Lists& successors) {
  reference::States states;
  for (const auto& list : successors) {
    if (list.empty()) {
      states.add_ended(reference::Result::lost);
    } else {
      states.add_open(list);
    }
  }
  std::vector<Ply> distances;
  for (const reference::Verdict verdict : states.settle()) {
    distances.push_back(verdict.result == reference::Result::drawn ? kNever : verdict.plies);
  }
  return distances;
}

}  // namespace

TEST_CASE("A vertex with 100,000 moves waits for the last of them", "[graph_game]") {
  constexpr Vertex kWidth = 100'000;
  Lists successors(kWidth + 2);
  for (Vertex vertex = 1; vertex <= kWidth; ++vertex) {
    successors[0].push_back(vertex);
    successors[vertex] = {kWidth + 1};
  }
  CHECK(solved(successors)[0] == 2);
  successors[kWidth] = {kWidth};
  CHECK(solved(successors)[0] == kNever);
}

TEST_CASE("Random graphs match value iteration", "[graph_game][reference]") {
  for (std::uint64_t seed = 1; seed <= (kPartly ? 300 : 3000); ++seed) {
    Random random(seed);
    Lists successors(random.below(61));
    const std::uint32_t most = 1 + random.below(5);
    for (auto& list : successors) {
      const std::uint32_t count = random.below(most + 1);
      for (std::uint32_t move = 0; move < count; ++move) {
        list.push_back(random.below(static_cast<std::uint32_t>(successors.size())));
      }
    }
    INFO("seed " << seed);
    REQUIRE(solved(successors, 1 + random.below(100)) == expected_by_reference(successors));
  }
}

TEST_CASE("A graph's memory is counted in bytes, beyond 64 bits too", "[graph_game]") {
  CHECK(GraphSolver::memory_needed(0, 0) == 0);
  CHECK(GraphSolver::memory_needed(1000, 5000) > GraphSolver::memory_needed(1000, 4000));
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  CHECK(GraphSolver::memory_needed(kMost, 0) == kMost);
  CHECK(GraphSolver::memory_needed(0, kMost) == kMost);
  CHECK(GraphSolver::memory_needed(kMost / 3, kMost / 3) == kMost);
}
