/// Tables in the module's memory: the solves that make them, jobs on whole tables, and questions about a position.
#pragma once

#include <catchmate/analysis.h>
#include <catchmate/describe_table.h>
#include <catchmate/difference.h>
#include <catchmate/report.h>
#include <catchmate/signature.h>
#include <catchmate/solver.h>
#include <catchmate/statistics.h>
#include <catchmate/table_bytes.h>
#include <catchmate/value_arrays.h>
#include <catchmate/verify.h>
#include <emscripten/bind.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "crossing.h"
#include "job.h"

namespace catchmate::crossing {

// ---- Tables and their jobs

/// A table that gives its memory back to the solver with its last owner.
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

inline val count_progress(std::uint64_t counted, const TableHandle& handle) {
  return plain(CountProgress{counted, handle.table().positions()});
}

/// Work on all positions of a table. It keeps the table and, in a comparison, the other one.
template <class Work>
class TableJob : public Job {
 public:
  template <class... Others>
  explicit TableJob(TableHandle handle, Others... others)
      : handles_{std::move(handle), others...}, work_(handles_[0].table(), others.table()...) {}

  State advance(double milliseconds) final { return advance_for(work_, milliseconds); }
  [[nodiscard]] val progress() const final { return count_progress(counted(), handles_[0]); }

 protected:
  [[nodiscard]] const Work& work() const noexcept { return work_; }
  [[nodiscard]] const Game& game() const noexcept { return handles_[0].table().game(); }

 private:
  [[nodiscard]] std::uint64_t counted() const {
    if constexpr (std::is_same_v<Work, VerifyTask>)
      return work_.verdict().positions;
    else
      return work_.counted();
  }

  std::array<TableHandle, 2> handles_;
  Work work_;
};

struct StatisticsJob final : TableJob<StatisticsTask> {
  using TableJob::TableJob;
  val result() override { return written(game(), data_of(work().statistics())); }
};

struct CompareJob final : TableJob<CompareTask> {
  using TableJob::TableJob;
  val result() override { return written(game(), data_of(work().changes())); }
};

struct SignatureJob final : TableJob<SignatureTask> {
  using TableJob::TableJob;
  val result() override { return succeeded(val(work().text())); }
};

struct VerifyJob final : TableJob<VerifyTask> {
  std::uint32_t board;  ///< its number in the report

  VerifyJob(const TableHandle& handle, std::uint32_t number) : TableJob(handle), board(number) {}
  val result() override {
    const Verdict& verdict = work().verdict();
    VerdictData data{.positions = verdict.positions, .report = report(game(), verdict, board)};
    if (const auto& fault = verdict.fault) data.fault = {fault->position, message(game(), *fault)};
    return written(game(), data);
  }
};

inline val statistics_job(const TableHandle& handle) { return begun<StatisticsJob>(handle); }
inline val compare_job(const TableHandle& before, const TableHandle& after) {
  const auto fault = comparison_fault(before.table(), after.table());
  return fault ? failed(to_error(*fault)) : begun<CompareJob>(before, after);
}
inline val signature_job(const TableHandle& handle) { return begun<SignatureJob>(handle); }
inline val verify_job(const TableHandle& handle, std::uint32_t board) { return begun<VerifyJob>(handle, board); }

// ---- All values

/// The number of elements of each array for `values_job`.
inline double array_size(const TableHandle& handle) {
  const Table& table = handle.table();
  return to_number(ValueArrays(table).row() * table.placements());
}

/// Copies the values of a table into typed arrays of JavaScript.
class ValuesJob final : public Job {
 public:
  ValuesJob(const TableHandle& handle, const val& outcomes, const val& distances)
      : handle_(handle), arrays_(handle.table()), outcomes_(outcomes), distances_(distances) {}

  bool advance() {
    copy_slice();
    return next_ < handle_.table().placements();
  }
  State advance(double milliseconds) override { return advance_for(*this, milliseconds); }
  [[nodiscard]] val progress() const override { return count_progress(counted_, handle_); }
  val result() override {
    ValOutput object = ValOutput::object();
    object.set("axes", Writer(handle_.table().game()).write(arrays_.axes()));
    object.set("outcomes", ValOutput(outcomes_));
    object.set("distances", ValOutput(distances_));
    return succeeded(object.value);
  }

 private:
  void copy_slice() {
    constexpr std::uint64_t kSlice = 1U << 15U;
    const std::uint64_t row = arrays_.row();
    const std::uint64_t last = std::min(handle_.table().placements(), next_ + std::max<std::uint64_t>(kSlice / row, 1));
    const auto size = static_cast<std::size_t>((last - next_) * row);
    std::vector<std::int8_t> outcomes(size);
    std::vector<std::int32_t> distances(size);
    arrays_.read(next_, last, outcomes.data(), distances.data());
    const double offset = to_number(next_ * row);
    outcomes_.call<void>("set", emscripten::typed_memory_view(size, outcomes.data()), offset);
    distances_.call<void>("set", emscripten::typed_memory_view(size, distances.data()), offset);
    counted_ += size - static_cast<std::uint64_t>(std::count(outcomes.begin(), outcomes.end(), kNoPosition));
    next_ = last;
  }

  TableHandle handle_;
  ValueArrays arrays_;
  val outcomes_;
  val distances_;
  std::uint64_t next_ = 0;  // placement
  std::uint64_t counted_ = 0;
};

inline val values_job(const TableHandle& handle, const val& outcomes, const val& distances) {
  return begun<ValuesJob>(handle, outcomes, distances);
}

/// The positions of some placements, the first of them numbered `first`, and the number of the next; null after the
/// last.
inline val positions_from(const TableHandle& handle, double first) {
  constexpr std::size_t kEnough = 1000;
  const Table& table = handle.table();
  std::vector<SolvedPositionData> found;
  auto next = static_cast<std::uint64_t>(first);
  for (; next < table.placements() && found.size() < kEnough; ++next) {
    table.for_each_in(next, next + 1, [&](std::uint64_t, const Position& position, Value value) {
      found.push_back({position, data_of(position.to_move, value)});
    });
  }
  ValOutput object = ValOutput::object();
  object.set("positions", Writer(table.game()).write(found));
  object.set("next", next < table.placements() ? ValOutput(to_number(next)) : ValOutput(nullptr));
  return succeeded(object.value);
}

/// The bytes of a table's file from a placement on, with the number of positions in them and of the next placement;
/// null after the last.
inline val bytes_from(const TableHandle& handle, double first, const val& word) {
  constexpr std::size_t kEnough = 1U << 18U;
  const auto format = read_word<TableFormat>(word);
  if (!format) return unknown_word("format", ValTree(word), kWords<TableFormat>);
  const Table& table = handle.table();
  const TableBytes file(table, *format);
  TableBytes::Slice slice;
  auto next = static_cast<std::uint64_t>(first);
  if (next == 0) slice.bytes = file.head();
  for (; next < table.placements() && slice.bytes.size() < kEnough; ++next) file.add(next, next + 1, slice);
  const val view(emscripten::typed_memory_view(slice.bytes.size(),
                                               reinterpret_cast<const std::uint8_t*>(slice.bytes.data())));  // NOLINT
  ValOutput object = ValOutput::object();
  object.set("bytes", ValOutput(view.call<val>("slice")));
  object.set("positions", ValOutput(to_number(slice.positions)));
  object.set("next", next < table.placements() ? ValOutput(to_number(next)) : ValOutput(nullptr));
  return succeeded(object.value);
}

// ---- Solves

/// A solve that has started; ends it unless the table is taken.
class SolveJob final : public Job {
 public:
  explicit SolveJob(std::shared_ptr<Solver> solver) : solver_(std::move(solver)) {}
  SolveJob(const SolveJob&) = delete;
  SolveJob& operator=(const SolveJob&) = delete;
  ~SolveJob() override {
    if (!is_taken_) solver_->release();
  }

  State advance(double milliseconds) override { return advance_for(*solver_, milliseconds); }
  [[nodiscard]] val progress() const override { return plain(solver_->progress()); }
  val result() override {
    const double bytes = to_number(solver_->bytes());
    auto solved = solver_->take_table();
    if (const auto* excess = std::get_if<TableTooLarge>(&solved)) return failed(to_error(*excess));
    is_taken_ = true;
    const TableHandle handle{std::make_shared<const HeldTable>(solver_, std::get<Table>(std::move(solved)))};
    ValOutput object = ValOutput::object();
    object.set("positions", ValOutput(to_number(handle.table().positions())));
    object.set("longest", ValOutput(handle.table().longest()));
    object.set("bytes", ValOutput(bytes));
    object.set("table", ValOutput(val(handle)));
    return succeeded(object.value);
  }

 private:
  std::shared_ptr<Solver> solver_;
  bool is_taken_ = false;
};

struct SolverHandle {
  std::shared_ptr<Solver> solver = std::make_shared<Solver>();

  val solve(const Game& game, const val& plain, bool moves, double memory_budget) {
    SolveOptions options{.moves = moves};
    if (!plain.isNull()) {
      const ParsedPosition position(game, plain);
      if (!position) return failed(position.fault);
      options.position = *position;
    }
    // Memory kept of earlier solves is freed if needed.
    std::optional<TableTooLarge> excess;
    for (const bool keeps : {true, false}) {
      if (!keeps) solver->release();
      options.memory_budget = read_budget(memory_budget);
      excess = solver->start(game, options);
      if (!excess) break;
    }
    return excess ? failed(to_error(*excess)) : begun<SolveJob>(solver);
  }
};

// ---- Questions to a table

/// A question to a table about a position, or the reason for no answer. It keeps the table alive: reading the position
/// may run the caller's code, which may delete the table.
struct Question {
  TableHandle handle;
  const Table& table;
  const Game& game;
  ParsedPosition position;
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
    return failed(plain_error("UnknownPositionError", {}));
  }
};

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
    answers.push(writer.write(MoveValueData{move, after, data_of(position.to_move, value)}));
  }
  return succeeded(answers.value);
}

inline val line(const TableHandle& handle, const val& data) {
  const Question question(handle, data);
  if (!question) return question.failure();
  return written(question.game, principal_line(question.table, *question.position));
}

/// The values for the piece on a square, of the side named; the name may be null unless both sides have one there.
inline val heatmap(const TableHandle& given, const val& data, const val& piece, const val& side) {
  const TableHandle handle = given;
  const ParsedPosition asked(handle.table().game(), data);
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
  std::vector<SquareValueData> answers;
  std::uint32_t index = 0;
  for (const auto& value : heat_map(handle.table(), position, is_ones ? Side::one : Side::two, from)) {
    if (value) answers.push_back({Square{index}, data_of(position.to_move, *value)});
    ++index;
  }
  return written(game, answers);
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
