/// Tables for the module: the solvers that make them, work on whole tables, and questions about a position.
#pragma once

#include <catchmate/analysis.h>
#include <catchmate/difference.h>
#include <catchmate/report.h>
#include <catchmate/signature.h>
#include <catchmate/solver.h>
#include <catchmate/statistics.h>
#include <catchmate/verify.h>
#include <emscripten/bind.h>

#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "crossing.h"

namespace catchmate::crossing {

// ---- Long work

/// A table that gives its memory back to the solver when the last owner is gone.
struct HeldTable {
  std::shared_ptr<Solver> solver;
  Table table;

  HeldTable(std::shared_ptr<Solver> made_by, Table&& made) : solver(std::move(made_by)), table(std::move(made)) {}
  HeldTable(const HeldTable&) = delete;
  HeldTable& operator=(const HeldTable&) = delete;
  ~HeldTable() { solver->reuse(std::move(table)); }
};

struct TableHandle {
  std::shared_ptr<const HeldTable> held;

  [[nodiscard]] const Table& table() const noexcept { return held->table; }
};

struct SolverHandle {
  std::shared_ptr<Solver> solver = std::make_shared<Solver>();

  val start(const Game& game, const val& plain, bool moves, double memory_budget) {
    SolveOptions options{.moves = moves};
    if (!plain.isNull()) {
      const Asked position(game, plain);
      if (!position) return to_error(position.fault);
      options.position = *position;
    }
    // What the solver has kept of earlier solves is free if it is needed.
    std::optional<TableTooLarge> excess;
    for (const bool keeps : {true, false}) {
      if (!keeps) solver->release();
      options.memory_budget = read_budget(memory_budget);
      excess = solver->start(game, options);
      if (!excess) break;
    }
    return excess ? to_error(*excess) : val::null();
  }
  bool advance(double milliseconds) { return advance_for(*solver, milliseconds); }
  [[nodiscard]] Progress progress() const { return solver->progress(); }
  [[nodiscard]] double bytes() const { return to_number(solver->bytes()); }
  val take_table() {
    auto solved = solver->take_table();
    if (const auto* excess = std::get_if<TableTooLarge>(&solved)) return failed(to_error(*excess));
    return succeeded(val(TableHandle{std::make_shared<const HeldTable>(solver, std::get<Table>(std::move(solved)))}));
  }
  void release() { solver->release(); }
};

/// Work on one table or two, which it keeps alive.
template <class Kind>
struct Work {
  std::shared_ptr<const HeldTable> held;
  std::shared_ptr<const HeldTable> other = nullptr;
  Kind kind;

  explicit Work(const TableHandle& handle) : held(handle.held), kind(held->table) {}
  Work(const TableHandle& handle, const TableHandle& second)
      : held(handle.held), other(second.held), kind(held->table, other->table) {}
  bool advance(double milliseconds) { return advance_for(kind, milliseconds); }
  [[nodiscard]] double counted() const { return to_number(count()); }

 private:
  [[nodiscard]] std::uint64_t count() const {
    if constexpr (std::is_same_v<Kind, Verification>)
      return kind.verdict().positions;
    else
      return kind.counted();
  }
};

inline val survey_result(const Work<Survey>& work) {
  return statistics_of(work.held->table.game(), work.kind.statistics());
}

inline val difference_result(const Work<Difference>& work) {
  return changes_of(work.held->table.game(), work.kind.changes());
}

inline std::string signature_result(const Work<Signature>& work) { return work.kind.text(); }

inline val verification_result(const Work<Verification>& work, std::uint32_t board) {
  const Game& game = work.held->table.game();
  const Verdict& findings = work.kind.verdict();
  ValOutput object = ValOutput::object();
  object.set("positions", ValOutput(to_number(findings.positions)));
  const auto& fault = findings.fault;
  object.set("fault", fault ? Writer(game).write(FaultData{data_of(fault->position), message(game, *fault)})
                            : ValOutput(nullptr));
  object.set("report", ValOutput(report(game, findings, board)));
  return object.value;
}

/// Why a table cannot be compared with another one; null if it can.
inline val comparison_fault_of(const TableHandle& before, const TableHandle& after) {
  const auto fault = comparison_fault(before.table(), after.table());
  return fault ? to_error(*fault) : val::null();
}

// ---- Questions to a table

/// A question to a table about a position, or what prevents the answer. It keeps the table: reading the position may
/// run code of the caller's that lets go of it.
struct Question {
  TableHandle handle;
  const Table& table;
  const Game& game;
  Asked position;
  bool is_known;

  /// `of_moves`: the table must also know the values after all legal moves.
  Question(const TableHandle& asked, const val& data, bool of_moves = false)
      : handle(asked),
        table(handle.table()),
        game(table.game()),
        position(game, data),
        is_known(position && table.knows(*position) && (!of_moves || knows_moves(table, *position))) {}
  explicit operator bool() const noexcept { return is_known; }

  [[nodiscard]] val failure() const {
    if (!position) return failed(position.fault);
    // The package's class supplies the message.
    return failed(plain_error("UnknownPositionError", {}));
  }
};

inline double positions_of(const TableHandle& handle) { return to_number(handle.table().positions()); }

Ply longest_of(const TableHandle& handle) { return handle.table().longest(); }

inline val lookup(const TableHandle& handle, const val& data) {
  const Question question(handle, data);
  if (!question) return question.failure();
  const Position& position = *question.position;
  PositionValueData answer{data_of(position.to_move, question.table.lookup(position))};
  if (const auto ending = question.game.how_ended(position)) {
    answer.over = true;
    answer.ending = {ending->how, answer.value.winner, ending->edge};
  }
  return written(question.game, answer);
}

inline val moves(const TableHandle& handle, const val& data) {
  const Question question(handle, data, true);
  if (!question) return question.failure();
  const Position& position = *question.position;
  const Writer writer(question.game);
  ValOutput answers = ValOutput::array();
  for (const auto& [move, after, value] : move_values(question.table, position)) {
    answers.push(writer.write(MoveValueData{data_of(move), data_of(after), data_of(position.to_move, value)}));
  }
  return succeeded(answers.value);
}

inline val line(const TableHandle& handle, const val& data) {
  const Question question(handle, data);
  if (!question) return question.failure();
  const Line found = principal_line(question.table, *question.position);
  const Writer writer(question.game);
  ValOutput object = ValOutput::object();
  object.set("moves", writer.write_list(found.moves));
  object.set("positions", writer.write_list(found.positions));
  object.set("repeatsFrom",
             found.repeats_from ? ValOutput(static_cast<double>(*found.repeats_from)) : ValOutput(nullptr));
  return succeeded(object.value);
}

/// The values for the piece on a square, of the side named; the name may be null unless both sides have one there.
inline val heatmap(const TableHandle& given, const val& data, const val& piece, const val& side) {
  const TableHandle handle = given;
  const Asked asked(handle.table().game(), data);
  if (!asked) return failed(asked.fault);
  const Game& game = handle.table().game();
  const Position& position = *asked;
  SquareData square;
  DataReader<ValTree> reader = unbounded_reader(game, "piece");
  if (!reader.read(ValTree(piece), square)) return failed(reader.fault());
  const auto& [row, column] = square;
  const bool on_board = row - 1 < game.board().rows() && column - 1 < game.board().columns();
  const Square from = on_board ? game.board().square(row, column) : kOffBoard;
  const std::string place = " on row " + std::to_string(row) + ", column " + std::to_string(column);
  const bool is_named = side.isString();
  const auto stands = [&](Side of) {
    return position.of(of).contains(from) && (!is_named || side.as<std::string>() == game.rules().side(of).name);
  };
  const bool is_ones = stands(Side::one);
  if (!is_ones && !stands(Side::two)) {
    return failed(plain_error("RangeError", (is_named ? "no piece of that side stands" : "no piece stands") + place));
  }
  if (is_ones && stands(Side::two)) {
    return failed(plain_error("RangeError", "pieces of both sides stand" + place + ": name the side of one of them"));
  }
  const Writer writer(game);
  ValOutput answers = ValOutput::array();
  std::uint32_t index = 0;
  for (const auto& value : heat_map(handle.table(), position, is_ones ? Side::one : Side::two, from)) {
    if (value) answers.push(writer.write(SquareValueData{Square{index}, data_of(position.to_move, *value)}));
    ++index;
  }
  return succeeded(answers.value);
}

inline val answer(const TableHandle& handle, const val& data) {
  const Question question(handle, data);
  if (!question) return question.failure();
  const Position& position = *question.position;
  return succeeded(val(write_answer(question.game.rules(), position.to_move, question.table.lookup(position))));
}

inline val write_report(const TableHandle& handle, const val& data, ReportOptions options) {
  const Question question(handle, data, options.moves);
  return question ? succeeded(val(report(question.table, *question.position, options))) : question.failure();
}

}  // namespace catchmate::crossing
