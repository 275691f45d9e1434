/// The general form of all games here: a token on a directed graph, moved along an edge by either side in turn; who
/// cannot move loses. Its solution is retrograde analysis, from the ends of the game backwards, in O(vertices + moves).
///
///     0 → 1 → 2        2 is a sink: lost in 0        1 moves to a lost vertex: won in 1
///         ↺            0 moves to won vertices only: lost in 2
///
/// A vertex is *lost* when all its successors are won, *won* when one of them is lost, and drawn otherwise. Its
/// distance is the length of the game in plies: one more than the smallest among its lost successors when it is won,
/// one more than the largest among its successors when it is lost. A vertex that ends the game in a draw is one with an
/// edge to itself. The game may also end elsewhere, with a win or a loss for whoever is to move: such a vertex is won
/// or lost in 0, whatever its moves are.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

namespace catchmate {

/// A number of plies: of moves, counting those of both sides.
using Ply = std::uint32_t;

/// The distance of a vertex from which the game never ends.
inline constexpr Ply kNever = std::numeric_limits<Ply>::max();

/// A directed graph. The moves of vertex v are `moves[first[v]]` up to, not including, `moves[first[v + 1]]`.
struct Graph {
  using Vertex = std::uint32_t;

  std::vector<std::uint32_t> first{0};
  std::vector<Vertex> moves;

  [[nodiscard]] std::uint64_t vertices() const noexcept { return first.size() - 1; }
};

/// Where a game on a graph ends besides its sinks; no vertex is there twice.
struct GraphEnds {
  std::vector<Graph::Vertex> won = {};
  std::vector<Graph::Vertex> lost = {};
};

/// Solves games on a graph a slice at a time, so that its owner can show progress or stop between slices. A game with
/// other ends on the same graph is solved without going over the graph again.
class GraphSolver {
 public:
  /// The most bytes in use while a graph of that many vertices and moves is solved, the graph itself included;
  /// the largest number there is when 64 bits cannot hold it.
  [[nodiscard]] static std::uint64_t memory_needed(std::uint64_t vertices, std::uint64_t moves) noexcept;

  /// A graph of less than 2^32 - 1 vertices and moves.
  explicit GraphSolver(Graph graph, const GraphEnds& ends = {});

  /// Begins a game with other ends on the same graph.
  void start(const GraphEnds& ends);

  /// Goes on for about `work` vertices. Returns whether anything is left to do.
  bool advance(std::uint64_t work);

  /// The vertices settled so far, in the order of their distances: known to be won or lost.
  [[nodiscard]] const std::vector<Graph::Vertex>& settled() const noexcept { return settled_; }
  /// The largest distance settled so far, in plies.
  [[nodiscard]] Ply layer() const noexcept { return settled_.empty() ? 0 : distances_[settled_.back()]; }

  /// The distance of each vertex: `kNever` where it is drawn, once `advance` has nothing left to do, or not settled
  /// yet.
  [[nodiscard]] const std::vector<Ply>& distances() const noexcept { return distances_; }
  /// Whether a vertex with a distance is won; it is lost otherwise.
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
  std::vector<std::uint32_t> first_predecessor_;  // as Graph::first, for the edges reversed
  std::vector<Vertex> predecessors_;
  std::vector<Vertex> sinks_;
  std::vector<std::uint32_t> open_;  // successors not yet known to be won
  std::vector<Ply> distances_;
  std::vector<std::uint8_t> won_;  // ones and zeros
  std::vector<Vertex> settled_;    // in order of distance
};

}  // namespace catchmate
