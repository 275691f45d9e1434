#include "catchmate/solver.h"

#include <new>
#include <utility>

#include "retrograde.h"

namespace catchmate {

namespace {

// About how much memory can be had of what could not; found by halving.
std::uint64_t to_be_had(std::uint64_t bytes) noexcept {
  Buffer<std::uint8_t> probe;
  do {
    bytes /= 2;
  } while (bytes > 0 && !probe.make_room(bytes));
  return bytes;
}

// The large pieces of memory are asked for; it is the small ones whose want is thrown, where anything is.
bool began(Retrograde& retrograde, Game game, const SolveOptions& options) {
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

std::uint64_t memory_needed(const Rules& rules, std::uint64_t rows, std::uint64_t columns,
                            std::uint64_t free_squares) noexcept {
  return Retrograde::memory_needed(rules, rows, columns, free_squares);
}

std::optional<TableTooLarge> too_large(const Rules& rules, std::uint64_t rows, std::uint64_t columns,
                                       std::uint64_t free_squares, std::uint64_t memory_budget) noexcept {
  const std::uint64_t bytes = memory_needed(rules, rows, columns, free_squares);
  if (bytes <= memory_budget && bytes != kUncountable) return std::nullopt;
  return TableTooLarge{bytes, memory_budget};
}

Solver::Solver() : retrograde_(std::make_unique<Retrograde>()) {}
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;
Solver::~Solver() = default;

std::optional<TableTooLarge> Solver::start(Game game, const SolveOptions& options) {
  const Board& board = game.board();
  const auto excess =
      too_large(game.rules(), board.rows(), board.columns(), board.free_squares(), options.memory_budget);
  if (excess) return excess;
  const std::uint64_t bytes = memory_needed(game.rules(), board.rows(), board.columns(), board.free_squares());
  if (began(*retrograde_, std::move(game), options)) return std::nullopt;
  return TableTooLarge{bytes, to_be_had(bytes)};
}

bool Solver::advance() { return retrograde_->advance(); }

Progress Solver::progress() const noexcept { return retrograde_->progress(); }

std::uint64_t Solver::bytes() const noexcept { return retrograde_->bytes(); }

std::variant<Table, TableTooLarge> Solver::take_table() {
  const std::uint64_t missing = retrograde_->missing();
  if (missing > 0) return TableTooLarge{missing, to_be_had(missing)};
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
