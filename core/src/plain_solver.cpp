#include "catchmate/plain_solver.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "catchmate/graph_game.h"
#include "catchmate/placement_index.h"

namespace catchmate {

namespace {

// The most moves that all positions of a game have together; none is longer than the board.
std::uint64_t most_moves(const Rules& rules, std::uint64_t squares, std::uint64_t positions) noexcept {
  std::uint64_t per_pair = 0;
  for (const SideRules& side : rules.sides) {
    const auto directions = static_cast<std::uint64_t>(__builtin_popcount(side.directions.bits()));
    per_pair += saturating_product(directions * static_cast<std::uint64_t>(side.pieces),
                                   std::min(static_cast<std::uint64_t>(side.reach), squares)) +
                1;
  }
  return saturating_product(positions / 2, per_pair);
}

// Enough work for a slice to be worth its overhead, little enough for it to last a few milliseconds.
constexpr std::uint64_t kSlice = 1U << 15U;

class PlainSolve final : public SolvingMethod {
 public:
  explicit PlainSolve(Game game) : game_(std::move(game)), index_(game_) {
    graph_.first.reserve(index_.size() + 1);
    graph_.moves.reserve(most_moves(game_.rules(), game_.board().squares(), index_.size()));
  }

  bool advance() override {
    if (graph_solver_) return graph_solver_->advance(kSlice);
    add_positions();
    if (next_outer_rank_ == index_.outer_count()) {
      add_unsound_until(index_.size());
      graph_solver_.emplace(std::move(graph_));
    }
    return true;
  }

  [[nodiscard]] Progress progress() const noexcept override {
    Progress progress{.positions = index_.positions()};
    if (graph_solver_) {
      progress.settled = graph_solver_->settled();
      progress.layers = graph_solver_->layer();
    }
    return progress;
  }

  [[nodiscard]] Table take_table() override {
    return {std::move(game_), std::move(index_), Distances(std::move(*graph_solver_).take_distances())};
  }

 private:
  void add_positions() {
    const std::uint64_t row_pair = 2 * std::max<std::uint64_t>(1, index_.swept_count());
    const std::uint64_t ranks = std::max<std::uint64_t>(1, kSlice / row_pair);
    const std::uint64_t last = std::min(next_outer_rank_ + ranks, index_.outer_count());
    index_.for_each_position(game_, next_outer_rank_, last, [this](std::uint64_t index, const Position& position) {
      add_unsound_until(index);
      if (!game_.ending_by_place(position)) {
        game_.for_each_move(position, [&](Move move) { add_move(index_.index_after(index, position, move)); });
        const bool stuck = graph_.moves.size() == graph_.first.back();
        if (stuck && game_.rules().no_move == NoMove::draws) add_move(index);
      }
      graph_.first.push_back(graph_.moves.size());
    });
    next_outer_rank_ = last;
  }

  void add_move(std::uint64_t index) { graph_.moves.push_back(static_cast<Graph::Vertex>(index)); }

  // An index that names no sound position becomes a vertex that is never settled, and that no other leads to.
  void add_unsound_until(std::uint64_t index) {
    for (std::uint64_t unsound = graph_.vertices(); unsound < index; ++unsound) {
      add_move(unsound);
      graph_.first.push_back(graph_.moves.size());
    }
  }

  Game game_;
  PlacementIndex index_;
  std::uint64_t next_outer_rank_ = 0;  // the positions before it are in the graph
  Graph graph_;
  std::optional<GraphSolver> graph_solver_;  // once the graph is whole
};

std::uint64_t memory_for(const Rules& rules, std::uint64_t squares, std::uint64_t positions) noexcept {
  const std::uint64_t graph = GraphSolver::memory_needed(positions, most_moves(rules, squares, positions));
  const std::uint64_t board = saturating_product(squares, kBytesPerSquare);
  return graph > kUncountable - board ? kUncountable : graph + board;
}

}  // namespace

std::uint64_t plain_memory(const Rules& rules, std::uint64_t squares, std::uint64_t free_squares) noexcept {
  return memory_for(rules, squares, index_size(rules, squares, free_squares));
}

std::uint64_t plain_memory_limit(const Rules& rules, std::uint64_t squares) noexcept {
  return memory_for(rules, squares, kNever - 1);
}

std::unique_ptr<SolvingMethod> solve_plain(Game game) { return std::make_unique<PlainSolve>(std::move(game)); }

}  // namespace catchmate
