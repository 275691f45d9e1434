#include "catchmate/graph_families.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "catchmate/random.h"

namespace catchmate {

namespace {

using FamilyNumbers = std::vector<std::uint64_t>;

// The most points: games on more are too large.
constexpr std::uint32_t kMostFamilyPoints = 1000;

// The graph in which two points are joined if `joined(one, other)`, for one < other.
template <class Joined>
Board graph_of(std::uint32_t points, const Joined& joined) {
  std::vector<GraphEdge> edges;
  for (std::uint32_t one = 0; one < points; ++one) {
    for (std::uint32_t other = one + 1; other < points; ++other) {
      if (joined(one, other)) edges.push_back({Square{one}, Square{other}});
    }
  }
  return Board::graph(points, edges);
}

// Rows and columns of points, each joined to its neighbours; the ends of each too, if `closed`.
std::optional<Board> lattice(const FamilyNumbers& numbers, bool closed) {
  const auto rows = static_cast<std::uint32_t>(numbers[0]);
  const auto columns = static_cast<std::uint32_t>(numbers[1]);
  if (rows * columns > kMostFamilyPoints) return std::nullopt;
  const auto near = [closed](std::uint32_t one, std::uint32_t other, std::uint32_t size) {
    const std::uint32_t apart = one < other ? other - one : one - other;
    return apart == 1 || (closed && apart + 1 == size);
  };
  return graph_of(rows * columns, [&](std::uint32_t one, std::uint32_t other) {
    const auto row = [&](std::uint32_t point) { return point / columns; };
    const auto column = [&](std::uint32_t point) { return point % columns; };
    return (row(one) == row(other) && near(column(one), column(other), columns)) ||
           (column(one) == column(other) && near(row(one), row(other), rows));
  });
}

std::optional<Board> path_graph(const FamilyNumbers& numbers) { return lattice({1, numbers[0]}, false); }
std::optional<Board> cycle_graph(const FamilyNumbers& numbers) { return lattice({1, numbers[0]}, true); }
std::optional<Board> grid_graph(const FamilyNumbers& numbers) { return lattice(numbers, false); }
std::optional<Board> torus_graph(const FamilyNumbers& numbers) { return lattice(numbers, true); }

std::optional<Board> hypercube_graph(const FamilyNumbers& numbers) {
  return graph_of(1U << numbers[0],
                  [](std::uint32_t one, std::uint32_t other) { return std::has_single_bit(one ^ other); });
}

// The sets of `k` of `n` things, as bits, joined where they are disjoint.
std::optional<Board> kneser_graph(const FamilyNumbers& numbers) {
  const auto [n, k] = std::pair(numbers[0], static_cast<int>(numbers[1]));
  std::vector<std::uint32_t> sets;
  for (std::uint32_t set = 0; set < 1U << n && sets.size() <= kMostFamilyPoints; ++set) {
    if (std::popcount(set) == k) sets.push_back(set);
  }
  if (sets.empty() || sets.size() > kMostFamilyPoints) return std::nullopt;
  return graph_of(static_cast<std::uint32_t>(sets.size()),
                  [&](std::uint32_t one, std::uint32_t other) { return (sets[one] & sets[other]) == 0; });
}

std::optional<Board> petersen_graph(const FamilyNumbers& /*numbers*/) { return kneser_graph({5, 2}); }

// The numbers modulo a prime q = 4m + 1, joined where they differ by a square.
std::optional<Board> paley_graph(const FamilyNumbers& numbers) {
  const auto q = static_cast<std::uint32_t>(numbers[0]);
  bool is_prime = true;
  for (std::uint32_t divisor = 2; divisor * divisor <= q; ++divisor) is_prime = is_prime && q % divisor != 0;
  if (!is_prime || q % 4 != 1) return std::nullopt;
  std::vector<bool> is_square(q);
  for (std::uint32_t root = 1; root < q; ++root) is_square[root * root % q] = true;
  return graph_of(q, [&](std::uint32_t one, std::uint32_t other) { return is_square[other - one]; });
}

// A random graph in which every point has `degree` neighbours, at most half of the others: joins open ends in pairs
// until none is left, and starts again when stuck (Steger, Wormald: Generating random regular graphs quickly, 1999).
std::vector<std::vector<bool>> sparse_regular(std::uint32_t points, std::uint32_t degree, Random& random) {
  // So many failures in a row mean that no pair is left to join.
  constexpr int kMostFailures = 1000;
  std::vector<std::uint32_t> ends;
  std::vector<std::vector<bool>> joined;
  int failures = kMostFailures;
  do {
    if (failures == kMostFailures) {
      failures = 0;
      ends.clear();
      joined.assign(points, std::vector<bool>(points));
      for (std::uint32_t point = 0; point < points; ++point) ends.insert(ends.end(), degree, point);
      if (ends.empty()) break;
    }
    std::swap(ends[random.below(static_cast<std::uint32_t>(ends.size()))], ends.back());
    std::swap(ends[random.below(static_cast<std::uint32_t>(ends.size() - 1))], ends[ends.size() - 2]);
    const std::uint32_t one = ends.back();
    const std::uint32_t other = ends[ends.size() - 2];
    if (one == other || joined[one][other]) {
      ++failures;
      continue;
    }
    failures = 0;
    joined[one][other] = joined[other][one] = true;
    ends.resize(ends.size() - 2);
  } while (!ends.empty());
  return joined;
}

std::optional<Board> regular_graph(const FamilyNumbers& numbers) {
  const auto points = static_cast<std::uint32_t>(numbers[0]);
  const auto degree = static_cast<std::uint32_t>(numbers[1]);
  if (degree >= points || points * degree % 2 != 0) return std::nullopt;
  Random random(numbers[2]);
  // For a larger degree, chooses the pairs that are not joined.
  const bool is_sparse = 2 * degree < points;
  const auto joined = sparse_regular(points, is_sparse ? degree : points - 1 - degree, random);
  return graph_of(points, [&](std::uint32_t one, std::uint32_t other) { return joined[one][other] == is_sparse; });
}

}  // namespace

const std::vector<GraphFamily>& graph_families() {
  constexpr std::uint64_t kMost = kMostFamilyPoints;
  constexpr std::uint64_t kMostSeed = (std::uint64_t{1} << 53U) - 1;
  static const std::vector<GraphFamily> all{
      {"path", {{"points", 1, kMost}}, path_graph},
      {"cycle", {{"points", 3, kMost}}, cycle_graph},
      {"grid", {{"rows", 1, kMost}, {"columns", 1, kMost}}, grid_graph},
      {"torus", {{"rows", 3, kMost}, {"columns", 3, kMost}}, torus_graph},
      {"hypercube", {{"dimensions", 1, 9}}, hypercube_graph},
      {"petersen", {}, petersen_graph},
      {"kneser", {{"n", 1, 16}, {"k", 1, 16}}, kneser_graph},
      {"paley", {{"q", 5, kMost}}, paley_graph},
      {"regular", {{"points", 1, kMost}, {"degree", 0, kMost}, {"seed", 0, kMostSeed}}, regular_graph},
  };
  return all;
}

}  // namespace catchmate
