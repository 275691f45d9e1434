/// The general form of all games here: two sides take turns to move a token along the edges of a directed graph, and
/// whoever cannot move loses. Retrograde analysis, backwards from the ends of the game, solves it in O(vertices +
/// edges).
///
///     0 → 1 → 2        2 is a sink: lost in 0        1 moves to a lost vertex: won in 1
///         ↺            0 only moves to a won vertex: lost in 2
///
/// A vertex is *lost* if all its successors are won, *won* if one of them is lost, and drawn otherwise. Its distance is
/// the length of the game in plies: for a won vertex, one more than the smallest among its lost successors; for a lost
/// one, one more than the largest among its successors. An edge from a vertex to itself makes a game that ends there in
/// a draw. A game may also end at given vertices with a win or a loss for the side to move: these are won or lost in 0,
/// whatever their moves.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

namespace catchmate {

/// A number of plies: moves by either side.
using Ply = std::uint32_t;

/// The distance of a position or vertex from which the game never ends.
inline constexpr Ply kNever = std::numeric_limits<Ply>::max();

/// A directed graph. The successors of vertex v are `moves[first[v]]` up to, but not including, `moves[first[v + 1]]`.
struct Graph {
  using Vertex = std::uint32_t;

  std::vector<std::uint32_t> first{0};
  std::vector<Vertex> moves;

  [[nodiscard]] std::uint64_t vertices() const noexcept { return first.size() - 1; }
};

/// Vertices that end a game, besides those without moves: won or lost for the side to move. Each is listed once.
struct GraphEnds {
  std::vector<Graph::Vertex> won = {};
  std::vector<Graph::Vertex> lost = {};
};

/// Solves games on one graph, a slice at a time so that the caller can show progress or stop. A second game with other
/// ends on the same graph is solved faster, because the predecessors are known.
class GraphSolver {
 public:
  /// The peak memory in bytes for a graph with so many vertices and moves, the graph included; 2^64 - 1 if 64 bits
  /// cannot hold it.
  [[nodiscard]] static std::uint64_t memory_needed(std::uint64_t vertices, std::uint64_t moves) noexcept;

  /// `graph` has fewer than 2^32 - 1 vertices and fewer than 2^32 - 1 moves.
  explicit GraphSolver(Graph graph, const GraphEnds& ends = {});

  /// Starts again with other ends on the same graph.
  void start(const GraphEnds& ends);

  /// Processes about `work` vertices. Returns whether anything is left to do.
  bool advance(std::uint64_t work);

  /// The vertices known to be won or lost so far, in ascending order of distance.
  [[nodiscard]] const std::vector<Graph::Vertex>& settled() const noexcept { return settled_; }
  /// The largest distance settled so far, in plies.
  [[nodiscard]] Ply layer() const noexcept { return settled_.empty() ? 0 : distances_[settled_.back()]; }

  /// By vertex: its distance in plies; `kNever` if it is not settled, which means a draw once `advance` returns false.
  [[nodiscard]] const std::vector<Ply>& distances() const noexcept { return distances_; }
  /// Whether a settled vertex is won; otherwise it is lost.
  [[nodiscard]] bool won(Graph::Vertex vertex) const noexcept { return won_[vertex] != 0; }

 private:
  using Vertex = Graph::Vertex;
  enum class Phase : std::uint8_t { count_predecessors, list_predecessors, settle_sinks, settle_others, done };

  void count_predecessors(std::uint64_t end);
  void list_predecessors(std::uint64_t end);
  void settle_sinks(std::uint64_t end);
  void settle_others(std::uint64_t end);
  void settle(Vertex vertex, Ply distance, bool won);

  Graph graph_;
  Phase phase_ = Phase::count_predecessors;
  bool knows_predecessors_ = false;
  std::uint64_t cursor_ = 0;                      // how far the phase has come
  std::vector<std::uint32_t> first_predecessor_;  // like Graph::first, for the reversed edges
  std::vector<Vertex> predecessors_;
  std::vector<Vertex> sinks_;
  std::vector<std::uint32_t> open_;  // by vertex: successors not known to be won; 0 once it is settled
  std::vector<Ply> distances_;
  std::vector<std::uint8_t> won_;  // by vertex: 1 or 0
  std::vector<Vertex> settled_;    // in ascending order of distance
};

}  // namespace catchmate
