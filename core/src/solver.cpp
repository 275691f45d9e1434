#include "catchmate/solver.h"

#include <bit>
#include <new>
#include <utility>

#include "retrograde.h"

namespace catchmate {

namespace {

// Large blocks fail by return value; only small allocations throw `bad_alloc`, where exceptions are enabled.
bool start(Retrograde& retrograde, Game game, const SolveOptions& options) {
#if defined(__cpp_exceptions)
  try {
    return retrograde.start(std::move(game), options);
  } catch (const std::bad_alloc&) {
    retrograde.release();
    return false;
  }
#else
  return retrograde.start(std::move(game), options);
#endif
}

}  // namespace

BoardSize rectangle_size(const Rules& rules, std::uint64_t rows, std::uint64_t columns,
                         std::uint64_t free_squares) noexcept {
  BoardSize size{.rows = rows, .columns = columns, .free_squares = free_squares};
  for (std::size_t side = 0; side < rules.sides.size(); ++side) {
    size.ways[side] = static_cast<std::uint64_t>(std::popcount(rules.sides[side].directions.bits()));
  }
  return size;
}

BoardSize size_of(const Rules& rules, const Board& board) {
  BoardSize size = rectangle_size(rules, board.rows(), board.columns(), board.free_squares());
  size.graph = board.is_graph();
  for (const Side side : {Side::one, Side::two}) {
    if (size.graph) size.ways[static_cast<std::size_t>(side)] = board.most_ways(side);
  }
  return size;
}

std::uint64_t memory_needed(const Rules& rules, const BoardSize& size) noexcept {
  return Retrograde::memory_needed(rules, size);
}

std::optional<TableTooLarge> too_large(const Rules& rules, const BoardSize& size,
                                       std::uint64_t memory_budget) noexcept {
  const std::uint64_t bytes = memory_needed(rules, size);
  if (bytes <= memory_budget && bytes != kUncountable) return std::nullopt;
  return TableTooLarge{bytes, memory_budget};
}

Solver::Solver() : retrograde_(std::make_unique<Retrograde>()) {}
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;
Solver::~Solver() = default;

std::optional<TableTooLarge> Solver::start(Game game, const SolveOptions& options) {
  const BoardSize size = size_of(game.rules(), game.board());
  if (const auto excess = too_large(game.rules(), size, options.memory_budget)) return excess;
  const std::uint64_t bytes = memory_needed(game.rules(), size);
  if (catchmate::start(*retrograde_, std::move(game), options)) return std::nullopt;
  return TableTooLarge{bytes, available_memory(bytes)};
}

bool Solver::advance() { return retrograde_->advance(); }

Progress Solver::progress() const noexcept { return retrograde_->progress(); }

std::uint64_t Solver::bytes() const noexcept { return retrograde_->bytes(); }

std::variant<Table, TableTooLarge> Solver::take_table() {
  if (retrograde_->excess()) return *retrograde_->excess();
  return retrograde_->take_table();
}

void Solver::reuse(Table&& table) noexcept { retrograde_->reuse(std::move(table)); }

void Solver::release() noexcept { retrograde_->release(); }

std::variant<Table, TableTooLarge> solve(const Game& game, const SolveOptions& options) {
  Solver solver;
  if (const auto excess = solver.start(game, options)) return *excess;
  while (solver.advance()) {
  }
  return solver.take_table();
}

}  // namespace catchmate
