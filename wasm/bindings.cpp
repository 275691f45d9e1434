/// The core's functions as every reader of a board needs them, by the names under which JavaScript finds them: to
/// solve, and to ask a table. See exchange.h for what they take and return.
#include <catchmate/analysis.h>

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "exchange.h"

namespace catchmate::exported {

using namespace exchange;

namespace {

// There is one solver, which keeps its memory from one solve to the next.
Solver& solver() {
  static Solver solver;
  return solver;
}

}  // namespace

// Makes room for a request of so many numbers.
[[clang::export_name("makeRoom")]] double* make_room(std::uint32_t count) { return exchange::make_room(count); }

// Requests rules, the rows and columns of a board, and how many obstacles there are. The reply is the bytes that
// solving takes, in two halves of 32 bits, the first one infinite when they are beyond counting.
[[clang::export_name("memoryNeeded")]] const double* memory_needed() {
  const Rules rules = take_rules();
  const std::uint64_t rows = take_integer();
  const std::uint64_t columns = take_integer();
  const std::uint64_t bytes = catchmate::memory_needed(rules, rows, columns, rows * columns - take_integer());
  put_status(Status::ok);
  put_count(bytes == kUncountable ? bytes : bytes >> 32U);
  put_count(bytes & 0xFFFF'FFFFU);
  return send();
}

// Begins to solve. Requests a game, and a list of one position or none.
[[clang::export_name("start")]] const double* start(bool moves, double memory_budget) {
  auto game = take_game(memory_budget);
  if (!game) return send();
  SolveOptions options{.memory_budget = bytes_from(memory_budget), .moves = moves};
  if (take() != 0) {
    options.position = take_position_of(*game);
    if (!options.position) return send();
  }
  if (const auto excess = solver().start(*std::move(game), options)) {
    put_too_large(*excess);
  } else {
    put_status(Status::ok);
  }
  return send();
}

[[clang::export_name("advance")]] bool advance() { return solver().advance(); }

[[clang::export_name("progress")]] const double* progress() {
  const Progress found = solver().progress();
  put_status(Status::ok);
  put_count(found.settled);
  put_count(found.positions);
  put(found.layers);
  return send();
}

// The reply is the table, how many positions it holds, the longest distance, and the bytes that the solve took.
[[clang::export_name("takeTable")]] const double* take_table() {
  const std::uint64_t bytes = solver().bytes();
  auto solved = solver().take_table();
  if (const auto* excess = std::get_if<TableTooLarge>(&solved)) {
    put_too_large(*excess);
    return send();
  }
  const auto* table = new Table(std::get<Table>(std::move(solved)));
  put_status(Status::ok);
  put(static_cast<double>(reinterpret_cast<std::uintptr_t>(table)));
  put_count(table->positions());
  put(table->longest());
  put_count(bytes);
  return send();
}

// Gives up the solve and all of the solver's memory.
[[clang::export_name("giveUp")]] void give_up() { solver().release(); }

// Ends a table's life; its memory is the solver's.
[[clang::export_name("dropTable")]] void drop_table(Table* table) {
  solver().reuse(std::move(*table));
  delete table;
}

// The questions to a table, which request a position.

[[clang::export_name("lookup")]] const double* lookup(const Table& table) {
  if (const auto position = take_position_for(table)) {
    put_value(table.lookup(*position));
    put(table.game().ending(*position) ? 1 : 0);
  }
  return send();
}

[[clang::export_name("moves")]] const double* moves(const Table& table) {
  if (const auto position = take_position_for(table)) {
    const std::vector<MoveValue> values = move_values(table, *position);
    put(static_cast<double>(values.size()));
    for (const MoveValue& found : values) {
      put_move(found.move);
      put_value(found.value);
    }
  }
  return send();
}

[[clang::export_name("line")]] const double* line(const Table& table) {
  if (const auto position = take_position_for(table)) {
    const Line found = principal_line(table, *position);
    put(static_cast<double>(found.moves.size()));
    for (const Move move : found.moves) put_move(move);
    put(found.repeats_from ? 1 : 0);
    if (found.repeats_from) put(static_cast<double>(*found.repeats_from));
  }
  return send();
}

[[clang::export_name("heatmap")]] const double* heatmap(const Table& table, Side side, std::uint32_t from) {
  if (const auto position = take_position_for(table)) {
    const auto values = heat_map(table, *position, side, Square{from});
    put(static_cast<double>(values.size()));
    for (const std::optional<Value>& found : values) {
      put(found ? 1 : 0);
      if (found) put_value(*found);
    }
  }
  return send();
}

}  // namespace catchmate::exported
