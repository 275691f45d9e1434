#include "catchmate/solver.h"

#include <algorithm>
#include <bit>
#include <new>
#include <utility>

#include "retrograde.h"
#include "token_solver.h"

namespace catchmate {

struct Solver::Method {
  template <class Ask>
  auto ask(const Ask& question) {
    TokenSolver* const token = std::get_if<TokenSolver>(&of);
    return token != nullptr ? question(*token) : question(*std::get_if<Retrograde>(&of));
  }

  std::variant<Retrograde, TokenSolver> of;
};

BoardSize rectangle_size(const Rules& rules, std::uint64_t rows, std::uint64_t columns,
                         std::uint64_t free_squares) noexcept {
  BoardSize size{.rows = rows, .columns = columns, .free_squares = free_squares};
  for (const Side side : kSides) {
    const SideRules& moving = rules.side(side);
    size.reach[side] = std::min(static_cast<std::uint64_t>(moving.reach), std::max(rows, columns) - 1);
    size.ways[side] = static_cast<std::uint64_t>(std::popcount(moving.directions.bits()));
    size.one_way[side] = !leads_both_ways(moving.directions);
    size.all_ways[side] = saturating_product(saturating_product(rows, columns), size.ways[side] * size.reach[side]);
  }
  return size;
}

BoardSize size_of(const Rules& rules, const Board& board) {
  BoardSize size = rectangle_size(rules, board.rows(), board.columns(), board.free_squares());
  size.graph = board.is_graph();
  for (const Side side : kSides) {
    if (!size.graph) continue;
    size.reach[side] = 1;
    size.ways[side] = board.most_ways(side);
    size.all_ways[side] = board.all_ways(side);
    size.one_way[side] = !board.leads_both_ways(side);
  }
  return size;
}

std::uint64_t memory_needed(const Rules& rules, const BoardSize& size) noexcept {
  return token_side(rules) ? TokenSolver::memory_needed(size) : Retrograde::memory_needed(rules, size);
}

std::optional<TableTooLarge> too_large(const Rules& rules, const BoardSize& size,
                                       std::uint64_t memory_budget) noexcept {
  const std::uint64_t bytes = memory_needed(rules, size);
  if (bytes <= memory_budget && bytes != kOverflow) return std::nullopt;
  return TableTooLarge{bytes, memory_budget};
}

Solver::Solver() : method_(std::make_unique<Method>()) {}
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;
Solver::~Solver() = default;

std::optional<TableTooLarge> Solver::start(Game game, const SolveOptions& options) {
  const BoardSize size = size_of(game.rules(), game.board());
  if (const auto excess = too_large(game.rules(), size, options.memory_budget)) return excess;
  const bool has_token = token_side(game.rules()).has_value();
  if (has_token && !std::holds_alternative<TokenSolver>(method_->of)) method_->of.emplace<TokenSolver>();
  if (!has_token && !std::holds_alternative<Retrograde>(method_->of)) method_->of.emplace<Retrograde>();
  const auto begin = [&](auto& method) { return method.start(std::move(game), options); };
#if defined(__cpp_exceptions)
  // Large blocks fail by return value; only small allocations, and a token's graph, throw, where exceptions are
  // enabled.
  const std::uint64_t bytes = memory_needed(game.rules(), size);
  try {
    return method_->ask(begin);
  } catch (const std::bad_alloc&) {
    release();
    return TableTooLarge{bytes, 0};
  }
#else
  return method_->ask(begin);
#endif
}

bool Solver::advance() {
  return method_->ask([](auto& method) { return method.advance(); });
}

Progress Solver::progress() const noexcept {
  return method_->ask([](auto& method) { return method.progress(); });
}

std::uint64_t Solver::bytes() const noexcept {
  return method_->ask([](auto& method) { return method.bytes(); });
}

std::variant<Table, TableTooLarge> Solver::take_table() {
  return method_->ask([](auto& method) { return method.take_table(); });
}

void Solver::reuse(Table&& table) noexcept {
  method_->ask([&](auto& method) { method.reuse(std::move(table)); });
}

void Solver::release() noexcept {
  method_->ask([](auto& method) { method.release(); });
}

std::variant<Table, TableTooLarge> solve(const Game& game, const SolveOptions& options) {
  Solver solver;
  if (const auto excess = solver.start(game, options)) return *excess;
  while (solver.advance()) {
  }
  return solver.take_table();
}

}  // namespace catchmate
