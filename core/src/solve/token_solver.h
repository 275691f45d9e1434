/// Solves games with a token as a graph game (graph_game.h) on squares and the side to move.
///
/// If both sides have the same ways and goals, the vertices are the squares alone. Boards that share ways and differ
/// only in goals reuse one graph.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "catchmate/buffer.h"
#include "catchmate/distances.h"
#include "catchmate/game.h"
#include "catchmate/graph_game.h"
#include "catchmate/solver.h"
#include "catchmate/table.h"

namespace catchmate {

class TokenSolver {
 public:
  /// The bytes for a solve; `kOverflow` if 64 bits cannot hold them or 32 bits cannot number the moves.
  [[nodiscard]] static std::uint64_t memory_needed(const BoardSize& size) noexcept;

  /// Starts a solve, on the last one's graph if the game has the same. Always returns nothing.
  std::optional<TableTooLarge> start(Game game, const SolveOptions& options);
  /// Does the next slice of work. Returns whether anything is left to do.
  bool advance();

  [[nodiscard]] Progress progress() const noexcept;
  [[nodiscard]] std::uint64_t bytes() const noexcept { return bytes_; }
  /// The table of a finished solve; an error if its distances do not fit in memory.
  [[nodiscard]] std::variant<Table, TableTooLarge> take_table();
  /// Takes over a table's memory.
  void reuse(Table&& table) noexcept { distances_ = std::move(table).take_distances(); }
  void release() noexcept { *this = TokenSolver(); }

 private:
  using Vertex = GraphSolver::Vertex;

  [[nodiscard]] Vertex vertex(Side to_move, Square square) const noexcept {
    return folded_ ? square.index : 2 * square.index + static_cast<Vertex>(to_move);
  }
  [[nodiscard]] Square square_of(Vertex vertex) const noexcept { return {folded_ ? vertex : vertex / 2}; }
  [[nodiscard]] bool has_graph_of(const Game& game) const noexcept;
  [[nodiscard]] Position position_of(Vertex vertex) const noexcept;
  void for_each_move(Vertex from, Visitor<Vertex> visit) const;
  [[nodiscard]] GraphEnds list_ends() const;

  std::optional<Game> game_;
  bool folded_ = false;  // whether the vertices are squares alone, for either side to move
  std::unique_ptr<GraphSolver> solver_;
  std::vector<Vertex> targets_;
  bool complete_ = false;
  std::uint64_t bytes_ = 0;
  Distances distances_;
};

}  // namespace catchmate
