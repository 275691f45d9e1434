#include "catchmate/solver.h"

#include <algorithm>
#include <utility>

namespace catchmate {

namespace {

// The most moves that all positions of a game have together.
std::uint64_t most_moves(const Rules& rules, std::uint64_t positions) noexcept {
  std::uint64_t per_pair = 0;
  for (const SideRules& side : rules.sides) {
    const auto directions = static_cast<std::uint64_t>(__builtin_popcount(side.directions.bits()));
    per_pair += saturating_product(directions * static_cast<std::uint64_t>(side.pieces),
                                   static_cast<std::uint64_t>(side.reach)) +
                1;
  }
  return saturating_product(positions / 2, per_pair);
}

// Enough work for a slice to be worth its overhead, little enough for it to last a few milliseconds.
constexpr std::uint64_t kSlice = 1U << 15U;

}  // namespace

std::uint64_t memory_needed(const Rules& rules, std::uint64_t squares, std::uint64_t free_squares) noexcept {
  const std::uint64_t positions = index_size(rules, squares, free_squares);
  return GraphSolver::memory_needed(positions, most_moves(rules, positions));
}

std::optional<TableTooLarge> too_large(const Rules& rules, std::uint64_t squares, std::uint64_t free_squares,
                                       std::uint64_t memory_budget) noexcept {
  // A vertex of the graph has 32 bits.
  constexpr std::uint64_t kMostVertices = kNever - 1;
  const std::uint64_t budget = std::min(memory_budget, GraphSolver::memory_needed(kMostVertices, 0));
  const std::uint64_t bytes = memory_needed(rules, squares, free_squares);
  if (bytes <= budget) return std::nullopt;
  return TableTooLarge{bytes, budget};
}

Solver::Solver(Game game) : game_(std::move(game)), index_(game_) {
  graph_.first.reserve(index_.size() + 1);
  graph_.moves.reserve(most_moves(game_.rules(), index_.size()));
}

bool Solver::advance() {
  if (graph_solver_) return graph_solver_->advance(kSlice);
  add_positions();
  if (next_outer_rank_ == index_.outer_count()) {
    add_unsound_until(index_.size());
    graph_solver_.emplace(std::move(graph_));
  }
  return true;
}

void Solver::add_move(std::uint64_t index) { graph_.moves.push_back(static_cast<Graph::Vertex>(index)); }

// An index that names no sound position becomes a vertex that is never settled, and that no other leads to.
void Solver::add_unsound_until(std::uint64_t index) {
  for (std::uint64_t unsound = graph_.vertices(); unsound < index; ++unsound) {
    add_move(unsound);
    graph_.first.push_back(graph_.moves.size());
  }
}

void Solver::add_positions() {
  const std::uint64_t ranks =
      std::max<std::uint64_t>(1, kSlice / (2 * std::max<std::uint64_t>(1, index_.swept_count())));
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

Progress Solver::progress() const noexcept {
  Progress progress{.positions = index_.positions()};
  if (graph_solver_) {
    progress.settled = graph_solver_->settled();
    progress.layers = graph_solver_->layer();
  }
  return progress;
}

Table Solver::take_table() && {
  return {std::move(game_), std::move(index_), std::move(*graph_solver_).take_distances()};
}

std::variant<Table, TableTooLarge> solve(const Game& game, std::uint64_t memory_budget) {
  const Board& board = game.board();
  if (const auto excess = too_large(game.rules(), board.squares(), board.free_squares(), memory_budget)) return *excess;
  Solver solver(game);
  while (solver.advance()) {
  }
  return std::move(solver).take_table();
}

}  // namespace catchmate
