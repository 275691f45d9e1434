/// The module's answers: plain data shaped like the package's types, results and errors.
#pragma once

#include <catchmate/analysis.h>
#include <catchmate/code.h>
#include <catchmate/difference.h>
#include <catchmate/read_game.h>
#include <catchmate/statistics.h>
#include <catchmate/verify.h>
#include <catchmate/write_data.h>
#include <emscripten/emmalloc.h>
#include <emscripten/emscripten.h>
#include <emscripten/val.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "val_tree.h"

namespace catchmate::crossing {

using Writer = DataWriter<ValOutput>;

/// A 64-bit count as a JavaScript number: exact up to 2^53, infinite for `kUncountable`.
inline double to_number(std::uint64_t count) {
  return count == kUncountable ? std::numeric_limits<double>::infinity() : static_cast<double>(count);
}

/// Memory that no solve gets, in bytes: for answers, and for what is read while tables are held.
inline constexpr double kReserve = 16 << 20U;

/// A memory budget from a JavaScript number, at most what is free of the memory that the module can grow to; 0 for NaN.
inline std::uint64_t read_budget(double bytes) {
  const auto free =
      static_cast<double>(emmalloc_free_dynamic_memory()) + static_cast<double>(emmalloc_unclaimed_heap_memory());
  return bytes > 0 ? static_cast<std::uint64_t>(std::min(bytes, std::max(free - kReserve, 0.0))) : 0;
}

// ---- Answers

/// An object with a value for each side, under the side's name.
template <class Of>
val by_side(const Writer& writer, const Of& of) {
  ValOutput object = ValOutput::object();
  for (const Side side : kSides) object.set(writer.name_of(side), of(side));
  return object.value;
}

inline std::optional<LongestData> longest_data(const std::optional<Longest>& found) {
  return found ? std::optional(LongestData{found->distance, data_of(found->position)}) : std::nullopt;
}

inline ValOutput write_side(const Writer& writer, const SideStatistics& side) {
  const auto& [wins, draws, losses] = side.positions;
  return writer.write(SideStatisticsData{to_number(wins), to_number(draws), to_number(losses), to_number(side.endless),
                                         longest_data(side.longest_win), longest_data(side.longest_loss)});
}

inline val statistics_of(const Game& game, const Statistics& found) {
  const Writer writer(game);
  ValOutput by_distance = ValOutput::array();
  for (const std::uint64_t count : found.by_distance) by_distance.push(ValOutput(to_number(count)));
  ValOutput zugzwangs = ValOutput::array();
  const auto add = [&](Outcome one, Outcome two, const Zugzwangs& kind) {
    if (!kind.longest) return;
    ValOutput object = ValOutput::object();
    object.set("outcomes", ValOutput(by_side(
                               writer, [&](Side side) { return ValOutput(word_of(side == Side::one ? one : two)); })));
    object.set("placements", ValOutput(to_number(kind.placements)));
    object.set("longest", writer.write(*longest_data(kind.longest)));
    zugzwangs.push(object);
  };
  add(Outcome::loss, Outcome::loss, found.both_lose);
  add(Outcome::loss, Outcome::draw, found.one_loses[0]);
  add(Outcome::draw, Outcome::loss, found.one_loses[1]);
  ValOutput object = ValOutput::object();
  const auto of_side = [&](Side side) { return write_side(writer, found.to_move[side]); };
  object.set("toMove", ValOutput(by_side(writer, of_side)));
  object.set("byDistance", by_distance);
  object.set("zugzwangs", zugzwangs);
  return object.value;
}

inline ValOutput write_changes(const Writer& writer, Side side, const SideChanges& found) {
  ValOutput outcomes = ValOutput::array();
  for (std::size_t before = 0; before < 3; ++before) {
    for (std::size_t after = 0; after < 3; ++after) {
      const std::uint64_t positions = found.positions[before][after];
      if (positions == 0) continue;
      OutcomeChangeData data{static_cast<Outcome>(before), static_cast<Outcome>(after), to_number(positions)};
      if (const auto& example = found.examples[before][after]) {
        data.example = {data_of(example->position), data_of(side, example->before), data_of(side, example->after)};
      }
      outcomes.push(writer.write(data));
    }
  }
  ValOutput object = ValOutput::object();
  object.set("outcomes", outcomes);
  object.set("otherDistance", ValOutput(to_number(found.other_distance)));
  object.set("onlyBefore", ValOutput(to_number(found.only_before)));
  object.set("onlyAfter", ValOutput(to_number(found.only_after)));
  return object;
}

inline val changes_of(const Game& game, const Changes& found) {
  const Writer writer(game);
  ValOutput object = ValOutput::object();
  const auto of_side = [&](Side side) { return write_changes(writer, side, found.to_move[side]); };
  object.set("toMove", ValOutput(by_side(writer, of_side)));
  return object.value;
}

/// A problem, with its game as it is given.
inline ValOutput problem_data(const Problem& problem, const ValOutput& game) {
  ValOutput object = ValOutput::object();
  object.set("game", game);
  object.set("position", Writer(problem.game).write(problem.position));
  object.set("board", ValOutput(problem.board));
  object.set("line", ValOutput(problem.line));
  return object;
}

// ---- Results

inline ValOutput make_error(const char* name, const std::string& message) {
  ValOutput error = ValOutput::object();
  error.set("name", ValOutput(std::string_view(name)));
  error.set("message", ValOutput(message));
  return error;
}

inline val plain_error(const char* name, const std::string& message) { return make_error(name, message).value; }

/// An error of a class that has a code.
template <Worded Code>
ValOutput coded_error(const char* name, Code code, const std::string& message) {
  ValOutput error = make_error(name, message);
  error.set("code", ValOutput(word_of(code)));
  return error;
}

inline val to_error(const TableTooLarge& excess) {
  ValOutput error = make_error("TableTooLargeError", message(excess));
  error.set("bytes", ValOutput(to_number(excess.bytes)));
  error.set("budget", ValOutput(to_number(excess.budget)));
  return error.value;
}

inline val to_error(const CodeError& fault) { return coded_error("CodeError", fault.code, fault.message).value; }

inline val to_error(ComparisonFault fault) { return coded_error("ComparisonError", fault, message(fault)).value; }

inline val to_error(const InputError& fault) {
  ValOutput error = coded_error("InputError", fault.code, message(fault));
  error.set("description", ValOutput(describe(fault)));
  error.set("board", ValOutput(fault.board));
  error.set("line", ValOutput(fault.line));
  error.set("column", ValOutput(fault.column));
  error.set("found", ValOutput(fault.found));
  error.set("subject", ValOutput(fault.subject));
  error.set("low", ValOutput(to_number(fault.low)));
  error.set("high", fault.high == kUncountable ? ValOutput(nullptr) : ValOutput(to_number(fault.high)));
  return error.value;
}

inline val to_error(const DataFault& fault) {
  if (const auto* rules = std::get_if<RulesFault>(&fault.facts)) {
    ValOutput error = coded_error("InvalidRulesError", rules->code, fault.message);
    error.set("field", ValOutput(field_of(*rules)));
    return error.value;
  }
  if (const auto* position = std::get_if<PositionFault>(&fault.facts)) {
    ValOutput error = coded_error("InvalidPositionError", position->code, fault.message);
    error.set("side", ValOutput(fault.side));
    error.set("found", ValOutput(position->found));
    error.set("expected", ValOutput(position->expected));
    return error.value;
  }
  if (const auto* excess = std::get_if<TableTooLarge>(&fault.facts)) return to_error(*excess);
  return plain_error("TypeError", fault.message);
}

/// The error for a fault in a file. Faults of rules and positions get their path, unless the rules were given besides.
inline val to_file_error(const DataFault& fault) {
  const bool of_given = std::holds_alternative<RulesFault>(fault.facts) && fault.place.empty();
  return of_given ? to_error(fault) : plain_error("TypeError", fault.place + fault.message);
}

inline val result(const val& error, const val& value) {
  ValOutput result = ValOutput::object();
  result.set("error", ValOutput(error));
  result.set("value", ValOutput(value));
  return result.value;
}
inline val failed(const val& error) { return result(error, val::null()); }
inline val succeeded(const val& value) { return result(val::null(), value); }

inline val failed(const DataFault& fault) { return failed(to_error(fault)); }

/// A result that is described data, written as a value.
template <class Value>
val written(const Game& game, const Value& value) {
  return succeeded(Writer(game).write(value).value);
}

/// A position that was asked about; or the failure to read it.
struct Asked {
  DataFault fault = {};
  std::optional<Position> position;

  Asked(const Game& game, const val& data) : position(read_position(ValTree(data), game, fault)) {}
  explicit operator bool() const noexcept { return position.has_value(); }
  const Position& operator*() const noexcept { return *position; }
};

/// A reader for moves or a square on a game's board, which accepts squares off the board.
inline DataReader<ValTree> unbounded_reader(const Game& game, const char* name) {
  return DataReader<ValTree>(name, {&game.rules(), game.board().rows(), game.board().columns(), false});
}

}  // namespace catchmate::crossing
