#include <catchmate/graph_game.h>

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>
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

TEST_CASE("The example of the header is solved as it says", "[graph_game]") {
  CHECK(solved({{1}, {2}, {}}) == std::vector<Ply>{2, 1, 0});
  CHECK(solved({{1}, {2, 1}, {}}) == std::vector<Ply>{2, 1, 0});
}

TEST_CASE("A graph without vertices, and one without moves, are solved", "[graph_game]") {
  CHECK(solved({}).empty());
  CHECK(solved({{}}) == std::vector<Ply>{0});
  CHECK(solved({{}, {}, {}}) == std::vector<Ply>{0, 0, 0});
}

TEST_CASE("A winner takes the quickest win, a loser the slowest loss", "[graph_game]") {
  // 5 is a sink, 4 is won in 1, 3 lost in 2, 2 won in 3.
  // 0 may move to either lost vertex; 1 to won ones only.
  CHECK(solved({{3, 5}, {4, 2}, {3}, {4}, {5}, {}}) == std::vector<Ply>{1, 4, 3, 2, 1, 0});
}

TEST_CASE("A vertex that can neither win nor be made to lose is drawn", "[graph_game]") {
  CHECK(solved({{0}}) == std::vector<Ply>{kNever});
  CHECK(solved({{1}, {0}}) == std::vector<Ply>{kNever, kNever});
  // 0 rather goes round with itself than to the won vertex 1.
  CHECK(solved({{0, 1}, {2}, {}}) == std::vector<Ply>{kNever, 1, 0});
  // 0 may go round, but wins.
  CHECK(solved({{0, 2}, {2}, {}}) == std::vector<Ply>{1, 1, 0});
  // All moves of 3 lead to drawn vertices or won ones.
  CHECK(solved({{0}, {2}, {}, {0, 1}}) == std::vector<Ply>{kNever, 1, 0, kNever});
}

TEST_CASE("Two moves to one vertex count as two, and settle it once", "[graph_game]") {
  CHECK(solved({{1, 1, 1}, {2, 2}, {}}) == std::vector<Ply>{2, 1, 0});
  CHECK(solved({{1, 1, 0}, {2, 2}, {}}) == std::vector<Ply>{kNever, 1, 0});
}

TEST_CASE("A game of a hundred thousand plies has its whole length", "[graph_game]") {
  constexpr Vertex kLength = 100'000;
  Lists successors(kLength + 1);
  for (Vertex vertex = 0; vertex < kLength; ++vertex) successors[vertex] = {vertex + 1};
  const std::vector<Ply> distances = solved(successors, 4096);
  std::vector<Ply> expected(kLength + 1);
  std::iota(expected.rbegin(), expected.rend(), Ply{0});
  CHECK(distances == expected);
}

TEST_CASE("A vertex of a hundred thousand moves waits for the last of them", "[graph_game]") {
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

TEST_CASE("The answer does not depend on how the work is sliced", "[graph_game]") {
  const Lists successors{{1, 3}, {2}, {}, {0, 4}, {1, 1}, {5, 0}, {2, 5}, {6, 6, 4}};
  const std::vector<Ply> whole = solved(successors, 1'000'000);
  for (const std::uint64_t slice : {1U, 2U, 3U, 7U}) CHECK(solved(successors, slice) == whole);
}

TEST_CASE("Progress only grows, and ends with every vertex that is not drawn", "[graph_game]") {
  const Lists successors{{1}, {2}, {3}, {}, {4}};
  GraphSolver solver = solver_of(successors);
  std::uint64_t settled = 0;
  Ply layer = 0;
  while (solver.advance(1)) {
    CHECK(solver.settled().size() >= settled);
    CHECK(solver.layer() >= layer);
    settled = solver.settled().size();
    layer = solver.layer();
  }
  CHECK(solver.settled().size() == 4);
  CHECK(solver.layer() == 3);
  CHECK_FALSE(solver.advance(1));
}

TEST_CASE("Random graphs are solved as value iteration solves them", "[graph_game][reference]") {
  for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
    Random random(seed);
    Lists successors(1 + random.below(60));
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

TEST_CASE("The memory of a graph is counted in bytes, beyond 64 bits too", "[graph_game]") {
  CHECK(GraphSolver::memory_needed(0, 0) == 0);
  CHECK(GraphSolver::memory_needed(1000, 0) > 1000 * sizeof(Ply));
  CHECK(GraphSolver::memory_needed(1000, 5000) > GraphSolver::memory_needed(1000, 4000));
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  CHECK(GraphSolver::memory_needed(kMost, 0) == kMost);
  CHECK(GraphSolver::memory_needed(0, kMost) == kMost);
  CHECK(GraphSolver::memory_needed(kMost / 3, kMost / 3) == kMost);
}
