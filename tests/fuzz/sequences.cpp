/// Edits and questions in any order: one solver's memory serves game after game, tables are kept and dropped, solves
/// are abandoned. Each table equals that of a solver with fresh memory.
#include <catchmate/analysis.h>
#include <catchmate/difference.h>
#include <catchmate/report.h>
#include <catchmate/signature.h>
#include <catchmate/solver.h>
#include <fuzzer/FuzzedDataProvider.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "fail.h"
#include "reference/any_game.h"
#include "reference/plain_solver.h"

using namespace catchmate;

namespace {

using Bytes = FuzzedDataProvider;

Game take_game(Bytes& bytes) {
  return reference::any_game(
      [&](std::uint32_t bound) { return bytes.ConsumeIntegralInRange<std::uint32_t>(0, bound - 1); }, 12);
}

struct Kept {
  Table table;
  std::string signature;
};

std::vector<Position> positions_of(const Table& table) {
  std::vector<Position> positions;
  table.for_each([&](const Position& position, Value) { positions.push_back(position); });
  return positions;
}

void ask(Bytes& bytes, const Table& table) {
  const std::vector<Position> positions = positions_of(table);
  if (positions.empty()) return;
  const Position& position = positions[bytes.ConsumeIntegralInRange<std::size_t>(0, positions.size() - 1)];
  const Value value = table.lookup(position);
  const Line line = principal_line(table, position);
  demand(value.outcome == Outcome::draw || value.endless() || line.moves.size() == value.distance,
         "the best line is not as long as the distance");
  std::optional<Value> best;
  for (const MoveValue& each : move_values(table, position)) {
    const Value after_it = table.lookup(after(position, each.move));
    demand(after_it == table.lookup(each.position), "a move's position is another");
    if (!best) best = each.value;
  }
  demand(table.game().moves(position).empty() == !best, "moves without values");
  if (best) demand(best->outcome == value.outcome, "the best move does not keep the outcome");
  static_cast<void>(report(table, position, {}));
}

// A partial table against the whole one.
void solve_part(Bytes& bytes, Solver& solver, const Table& whole) {
  const std::vector<Position> positions = positions_of(whole);
  if (positions.empty()) return;
  const Position& position = positions[bytes.ConsumeIntegralInRange<std::size_t>(0, positions.size() - 1)];
  demand(!solver.start(whole.game(), {.position = position, .threads = 1, .moves = bytes.ConsumeBool()}),
         "a small game takes too much memory");
  while (solver.advance()) {
  }
  auto part = std::get<Table>(solver.take_table());
  demand(part.lookup(position) == whole.lookup(position), "a part of the table has another value");
  for (const Position& other : positions) {
    if (part.knows(other)) demand(part.lookup(other) == whole.lookup(other), "a part knows another value");
  }
  if (bytes.ConsumeBool()) solver.reuse(std::move(part));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  Solver solver;
  std::array<std::optional<Kept>, 3> tables;
  for (int steps = 0; steps < 24 && bytes.remaining_bytes() > 0; ++steps) {
    const auto at = bytes.ConsumeIntegralInRange<std::size_t>(0, tables.size() - 1);
    std::optional<Kept>& kept = tables[at];
    switch (bytes.ConsumeIntegralInRange(0, 6)) {
      case 0:
        if (kept) solver.reuse(std::move(kept->table));
        kept.reset();
        break;
      case 1:
        solver.release();
        break;
      case 2:
        if (kept) ask(bytes, kept->table);
        break;
      case 3:
        if (kept) solve_part(bytes, solver, kept->table);
        break;
      case 4:
        demand(!solver.start(take_game(bytes), {.threads = 1}), "a small game takes too much memory");
        if (bytes.ConsumeBool()) solver.advance();
        break;
      case 5: {
        const auto& other = tables[(at + 1) % tables.size()];
        if (!kept || !other || comparison_fault(kept->table, other->table)) break;
        CompareTask difference(kept->table, other->table);
        while (difference.advance()) {
        }
        break;
      }
      default: {
        const Game game = take_game(bytes);
        demand(!solver.start(game, {.threads = 1}), "a small game takes too much memory");
        while (solver.advance()) {
        }
        auto table = std::get<Table>(solver.take_table());
        const std::string expected = signature(solve_plain(game));
        demand(signature(table) == expected, "the memory of earlier games shows in a table");
        kept.emplace(Kept{std::move(table), expected});
      }
    }
    for (const auto& each : tables) {
      if (each) demand(signature(each->table) == each->signature, "a table has changed");
    }
  }
  return 0;
}
