/// Problems of contests with their subtasks: those of the library's games, and others from files:
///
///     {
///       "game": "fox-and-hounds",                     a game of the library, or "rules" of one's own
///       "title": {"en": "Hounds", "zh": "猎犬"},
///       "statement": {"en": "statement.en.md", …},    files beside this one; the library's problems have theirs
///       "source": "a contest",
///       "seconds": 2, "memory": 256,                  the limits of a test; memory in MiB
///       "rows": {"least": 3, "most": 8},              of all boards; a contest of the library has its own
///       "columns": {"least": 3, "most": 8},
///       "boards": 5,                                  in one test
///       "subtasks": [
///         {"score": 40, "tests": 4, "about": {"en": "$n \\le 4$.", …}, "rows": {"least": 3, "most": 4}},
///         {"score": 60, "tests": 6, "about": {"en": "No further constraints.", …}}
///       ]
///     }
#pragma once

#include <catchmate/games.h>
#include <catchmate/promise.h>
#include <catchmate/rules.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arguments.h"

namespace catchmate {

/// A text in each language.
struct WordsData {
  std::string en = {};
  std::string zh = {};
};

/// Tests that score together, and the limits of all their boards.
struct SubtaskData {
  std::uint32_t score = 0;
  std::uint32_t tests = 0;
  WordsData about = {};  ///< the promise, in the statement
  Promise promise = {};
};

struct ProblemData {
  std::optional<Rules> rules = {};
  std::string game = {};
  WordsData title = {};
  WordsData statement = {};
  std::string source = {};
  std::string url = {};
  std::uint32_t seconds = 1;
  std::uint32_t memory = 256;
  std::optional<SizeRange> rows = {};
  std::optional<SizeRange> columns = {};
  std::uint32_t boards = 0;  ///< 0 for those of the game's contest
  std::vector<SubtaskData> subtasks = {};
};

}  // namespace catchmate

/// A problem, and the game with the limits of its statement.
struct ContestProblem {
  catchmate::ProblemData data;
  catchmate::GameEntry entry;
  std::string text = {};  ///< its JSON; empty for a game without a problem
};

/// The problem of a library's game, or of a .json file. Without a problem of its own, a game of a
/// contest has one without subtasks. Throws `UsageError` for any other game.
[[nodiscard]] ContestProblem problem_named(const Operands& operands);
