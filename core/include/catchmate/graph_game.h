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
#include <functional>
#include <limits>
#include <memory>
#include <vector>

#include "catchmate/visitor.h"

namespace catchmate {

/// A number of plies: moves by either side.
using Ply = std::uint32_t;

/// The distance of a position or vertex from which the game never ends.
inline constexpr Ply kNever = std::numeric_limits<Ply>::max();

/// Vertices that end a game, besides those without moves: won or lost for the side to move. Each is listed once.
struct GraphEnds {
  std::vector<std::uint32_t> won = {};
  std::vector<std::uint32_t> lost = {};
};

/// Solves games on one graph, a slice at a time so that the caller can show progress or stop. A second game with other
/// ends on the same graph is solved faster, because the predecessors are known.
class GraphSolver {
 public:
  using Vertex = std::uint32_t;
  /// Calls `visit(to)` for every move from a vertex. Called twice for each vertex: the graph itself is not stored.
  using Moves = std::function<void(Vertex from, Visitor<Vertex> visit)>;

  /// The memory in bytes for a graph with these numbers of vertices and moves; 2^64 - 1 if 64 bits cannot hold it.
  [[nodiscard]] static std::uint64_t memory_needed(std::uint64_t vertices, std::uint64_t moves) noexcept;

  /// For a graph of fewer than 2^31 vertices and at most `most_moves` moves, below 2^32 - 1.
  GraphSolver(Vertex vertices, std::uint32_t most_moves, Moves moves, GraphEnds ends = {});

  /// Starts again with other ends on the same graph.
  void start(GraphEnds ends);

  /// Processes about `work` vertices. Returns whether anything is left to do.
  bool advance(std::uint64_t work);

  struct Settled {
    Vertex vertex;
    Ply code;  ///< twice its distance, plus 1 if it is won
  };
  /// The vertices known to be won or lost so far, in ascending order of distance: all but draws, once `advance` returns
  /// false.
  [[nodiscard]] const std::vector<Settled>& settled() const noexcept { return settled_; }
  [[nodiscard]] bool is_settled(Vertex vertex) const noexcept { return phase_ == Phase::settle && open_[vertex] == 0; }
  /// The largest distance settled so far, in plies.
  [[nodiscard]] Ply layer() const noexcept { return settled_.empty() ? 0 : settled_.back().code / 2; }

 private:
  enum class Phase : std::uint8_t { count, list, begin, settle };

  // The phases, each for vertices from `cursor_` to `end`; the last one for settled vertices.
  void count_moves(Vertex end);
  void list_predecessors(Vertex end);
  void begin(Vertex end);
  void settle_predecessors(Vertex end);
  void settle(Vertex vertex, Ply code);

  Moves moves_;
  GraphEnds ends_;
  Phase phase_ = Phase::count;
  Vertex cursor_ = 0;                             // how far the phase has come
  std::vector<std::uint32_t> degrees_;            // by vertex: its moves, or 1 for none
  std::vector<std::uint32_t> first_predecessor_;  // by vertex: the start of its list in `predecessors_`
  std::unique_ptr<Vertex[]> predecessors_;
  std::vector<Vertex> sinks_;
  std::vector<std::uint32_t> open_;  // by vertex: successors not known to be won; 0 once it is settled
  std::vector<Settled> settled_;
};

}  // namespace catchmate
