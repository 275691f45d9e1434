/// What a subtask of a contest's problem promises of all its boards.
///
///     Promise promise;
///     promise.rows = {2, 4};
///     promise.most_plies = 9;
///     broken_promise(promise, problem);   // "its answer is Red 11, expected at most 9 plies"
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "catchmate/describe_answers.h"
#include "catchmate/notation.h"
#include "catchmate/text.h"

namespace catchmate {

struct Promise {
  std::optional<SizeRange> rows = {};
  std::optional<SizeRange> columns = {};
  std::vector<std::string> answers = {};  ///< the only answers, if there are any
  std::uint32_t most_plies = 0;           ///< the longest game that a side wins; 0 for no promise
  /// Whether the row before the last one is full of obstacles, the only ones, and the last one has one piece, of side
  /// one.
  bool walled = false;
};

template <>
inline constexpr TypeText kRecord<Promise>{"Promise", "What is promised of all boards of a subtask."};
template <class Visit>
void describe(Visit& visit, Promise& promise) {
  visit.option("rows", promise.rows, "The rows of its boards.");
  visit.option("columns", promise.columns, "Their columns.");
  visit.option("answers", promise.answers, "The only answers.");
  visit.option("mostPlies", promise.most_plies, "The longest game that a side wins.", kCountLimits);
  visit.option("walled", promise.walled, "Whether a row of obstacles cuts off the last row.");
}

/// Why a board breaks a promise; nothing if it keeps it. Solves the board, in at most `memory_budget` bytes, if
/// something is promised of its answer.
[[nodiscard]] std::optional<std::string> broken_promise(const Promise& promise, const Problem& problem,
                                                        Language language = Language::english,
                                                        std::uint64_t memory_budget = kOverflow);

}  // namespace catchmate
