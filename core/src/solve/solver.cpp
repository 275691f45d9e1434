#include "catchmate/solver.h"

#include <algorithm>
#include <bit>
#include <new>
#include <utility>

#include "retrograde.h"
#include "token_solver.h"

namespace catchmate {

namespace {

bool begin(Retrograde& retrograde, Game game, const SolveOptions& options) {
  return retrograde.start(std::move(game), options);
}
bool begin(TokenSolver& token, Game game, const SolveOptions& options) {
  token.start(std::move(game), options);
  return true;
}

// Large blocks fail by return value; only small allocations, and a token's graph, throw `bad_alloc`, where exceptions
// are enabled.
template <class Method>
bool start(Method& method, Game game, const SolveOptions& options) {
#if defined(__cpp_exceptions)
  try {
    return begin(method, std::move(game), options);
  } catch (const std::bad_alloc&) {
    method.release();
    return false;
  }
#else
  return begin(method, std::move(game), options);
#endif
}

}  // namespace

BoardSize rectangle_size(const Rules& rules, std::uint64_t rows, std::uint64_t columns,
                         std::uint64_t free_squares) noexcept {
  BoardSize size{.rows = rows, .columns = columns, .free_squares = free_squares};
  for (std::size_t side = 0; side < rules.sides.size(); ++side) {
    const SideRules& moving = rules.sides[side];
    const auto longest = std::min(static_cast<std::uint64_t>(moving.reach), std::max(rows, columns));
    size.ways[side] = static_cast<std::uint64_t>(std::popcount(moving.directions.bits()));
    size.all_ways[side] = saturating_product(saturating_product(rows, columns), size.ways[side] * longest);
  }
  return size;
}

BoardSize size_of(const Rules& rules, const Board& board) {
  BoardSize size = rectangle_size(rules, board.rows(), board.columns(), board.free_squares());
  size.graph = board.is_graph();
  for (const Side side : {Side::one, Side::two}) {
    if (!size.graph) continue;
    size.ways[static_cast<std::size_t>(side)] = board.most_ways(side);
    size.all_ways[static_cast<std::size_t>(side)] = board.all_ways(side);
  }
  return size;
}

std::uint64_t memory_needed(const Rules& rules, const BoardSize& size) noexcept {
  return token_side(rules) ? TokenSolver::memory_needed(size) : Retrograde::memory_needed(rules, size);
}

std::optional<TableTooLarge> too_large(const Rules& rules, const BoardSize& size,
                                       std::uint64_t memory_budget) noexcept {
  const std::uint64_t bytes = memory_needed(rules, size);
  if (bytes <= memory_budget && bytes != kUncountable) return std::nullopt;
  return TableTooLarge{bytes, memory_budget};
}

Solver::Solver() : retrograde_(std::make_unique<Retrograde>()), token_(std::make_unique<TokenSolver>()) {}
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;
Solver::~Solver() = default;

std::optional<TableTooLarge> Solver::start(Game game, const SolveOptions& options) {
  const BoardSize size = size_of(game.rules(), game.board());
  if (const auto excess = too_large(game.rules(), size, options.memory_budget)) return excess;
  const std::uint64_t bytes = memory_needed(game.rules(), size);
  has_token_ = token_side(game.rules()).has_value();
  const bool started = has_token_ ? catchmate::start(*token_, std::move(game), options)
                                  : catchmate::start(*retrograde_, std::move(game), options);
  if (started) return std::nullopt;
  return TableTooLarge{bytes, available_memory(bytes)};
}

bool Solver::advance() { return has_token_ ? token_->advance() : retrograde_->advance(); }

Progress Solver::progress() const noexcept { return has_token_ ? token_->progress() : retrograde_->progress(); }

std::uint64_t Solver::bytes() const noexcept { return has_token_ ? token_->bytes() : retrograde_->bytes(); }

std::variant<Table, TableTooLarge> Solver::take_table() {
  if (has_token_) {
    if (const auto excess = token_->make_table()) return *excess;
    return token_->take_table();
  }
  if (retrograde_->excess()) return *retrograde_->excess();
  return retrograde_->take_table();
}

void Solver::reuse(Table&& table) noexcept {
  if (token_side(table.game().rules())) {
    token_->reuse(std::move(table));
  } else {
    retrograde_->reuse(std::move(table));
  }
}

void Solver::release() noexcept {
  retrograde_->release();
  token_->release();
}

std::variant<Table, TableTooLarge> solve(const Game& game, const SolveOptions& options) {
  Solver solver;
  if (const auto excess = solver.start(game, options)) return *excess;
  while (solver.advance()) {
  }
  return solver.take_table();
}

}  // namespace catchmate
