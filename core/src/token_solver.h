/// The solver of games with a token: the graph of its squares and of who is to move, settled square by square.
///
/// Where both sides have the same moves and goals it does not matter who is to move, and the squares alone are the
/// vertices. Boards that share their ways, and differ in goals alone, are solved one after another on one graph.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
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
  /// The bytes that a solve takes; `kUncountable` when they are beyond 64 bits, or the moves beyond what can be
  /// numbered.
  [[nodiscard]] static std::uint64_t memory_needed(const BoardSize& size) noexcept;

  /// Begins a solve on the graph of the last one, if that is this game's.
  void start(Game game, const SolveOptions& options);
  /// Does the next slice of work. Returns whether anything is left to do.
  bool advance();

  [[nodiscard]] Progress progress() const noexcept;
  [[nodiscard]] std::uint64_t bytes() const noexcept { return bytes_; }
  /// Why the distances of a finished solve cannot be kept; nothing when there is a table.
  [[nodiscard]] std::optional<TableTooLarge> make_table();
  [[nodiscard]] Table take_table();
  /// Takes back the memory of a table, when it is of no use otherwise.
  void reuse(Table&& table) noexcept { distances_ = std::move(table).take_distances(); }
  void release() noexcept { *this = TokenSolver(); }

 private:
  using Vertex = Graph::Vertex;

  [[nodiscard]] Vertex vertex(Side to_move, Square square) const noexcept {
    return folded_ ? square.index : 2 * square.index + static_cast<Vertex>(to_move);
  }
  [[nodiscard]] bool has_graph_of(const Game& game) const noexcept;
  [[nodiscard]] Graph list_moves() const;
  [[nodiscard]] GraphEnds list_ends() const;
  [[nodiscard]] bool is_settled(Vertex vertex) const noexcept { return solver_->distances()[vertex] != kNever; }

  std::optional<Game> game_;
  bool folded_ = false;  // whether it does not matter who is to move
  std::unique_ptr<GraphSolver> solver_;
  std::vector<Vertex> targets_;
  bool complete_ = false;
  std::uint64_t bytes_ = 0;
  Distances distances_;
};

}  // namespace catchmate
