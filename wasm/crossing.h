/// Conversions at the border: described data, results and errors as plain JavaScript values.
#pragma once

#include <catchmate/code.h>
#include <catchmate/difference.h>
#include <catchmate/notation.h>
#include <catchmate/read_game.h>
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

/// A 64-bit count as a JavaScript number: exact up to 2^53, infinite for `kOverflow`.
inline double to_number(std::uint64_t count) {
  return count == kOverflow ? std::numeric_limits<double>::infinity() : static_cast<double>(count);
}

/// Memory withheld from solves, in bytes: for answers, and for input read while tables are held.
inline constexpr double kReserve = 16 << 20U;

/// A memory budget from a JavaScript number, at most what is free of the memory that the module can grow to; 0 for NaN.
inline std::uint64_t read_budget(double bytes) {
  const auto free =
      static_cast<double>(emmalloc_free_dynamic_memory()) + static_cast<double>(emmalloc_unclaimed_heap_memory());
  return bytes > 0 ? static_cast<std::uint64_t>(std::min(bytes, std::max(free - kReserve, 0.0))) : 0;
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

inline val to_error(const CodeError& fault) { return coded_error("CodeError", fault.code, message(fault)).value; }

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
  error.set("high", fault.high == kOverflow ? ValOutput(nullptr) : ValOutput(to_number(fault.high)));
  return error.value;
}

inline val to_error(const DataFault& fault) {
  if (const auto* rules = std::get_if<RulesFault>(&fault.facts)) {
    ValOutput error = coded_error("InvalidRulesError", rules->code, message(fault));
    error.set("field", ValOutput(field_of(*rules)));
    return error.value;
  }
  if (const auto* position = std::get_if<PositionFault>(&fault.facts)) {
    ValOutput error = coded_error("InvalidPositionError", position->code, message(fault));
    error.set("side", ValOutput(fault.rules.side(position->side).name));
    error.set("found", ValOutput(position->found));
    error.set("expected", ValOutput(position->expected));
    return error.value;
  }
  if (const auto* excess = std::get_if<TableTooLarge>(&fault.facts)) return to_error(*excess);
  return plain_error("TypeError", message(fault));
}

inline val result(const val& error, const val& value) {
  ValOutput result = ValOutput::object();
  result.set("error", ValOutput(error));
  result.set("value", ValOutput(value));
  return result.value;
}
inline val failed(const val& error) { return result(error, val::null()); }
inline val succeeded(const val& value) { return result(val::null(), value); }

/// The failure to find a value among the words that `path` may be.
template <class Words>
val unknown_word(const char* path, const ValTree& found, const Words& words) {
  std::string list;
  for (const auto& word : words) list.append(list.empty() ? "" : ", ").append(word);
  return failed(plain_error("TypeError", std::string(path) + " is " + found.shown() + ", expected one of " + list));
}

/// The enumerator with a word of JavaScript's.
template <Worded Enum>
std::optional<Enum> read_word(const val& word) {
  const auto text = ValTree(word).text();
  return text ? enum_of<Enum>(*text) : std::nullopt;
}

inline val failed(const DataFault& fault) { return failed(to_error(fault)); }

/// A result that is described data.
template <class Data>
val written(const Game& game, const Data& data) {
  return succeeded(Writer(game).write(data).value);
}

/// A writer for data without sides and squares.
inline Writer plain_writer() {
  static const Rules kNone;
  return Writer(kNone);
}
template <class Data>
val plain(const Data& data) {
  return plain_writer().write(data).value;
}

/// A position as read from its caller, or the fault in it.
struct ParsedPosition {
  DataFault fault = {};
  std::optional<Position> position;

  ParsedPosition(const Game& game, const val& data) : position(read_position(ValTree(data), game, fault)) {}
  explicit operator bool() const noexcept { return position.has_value(); }
  const Position& operator*() const noexcept { return *position; }
};

/// A reader for moves or a square on a game's board, which accepts squares off the board.
inline DataReader<ValTree> unbounded_reader(const Game& game, const char* name) {
  return DataReader<ValTree>(name, {&game.rules(), game.board().rows(), game.board().columns(), false});
}

}  // namespace catchmate::crossing
