/// Describes the problems of contests, as catchmate/describe.h describes games.
#pragma once

#include <catchmate/describe.h>

#include "contest_problem.h"

namespace catchmate {

inline constexpr Limits kScoreLimits{1, 100};
inline constexpr Limits kTestLimits{1, 100};
inline constexpr Limits kSecondLimits{1, 3600};
inline constexpr Limits kMebibyteLimits{1, 65536};
inline constexpr Limits kBoardLimits{1, 1000};

template <>
inline constexpr TypeText kRecord<WordsData>{"Words", "A text in one language or both."};
template <class Visit>
void describe(Visit& visit, WordsData& words) {
  visit.option("en", words.en, "In English.");
  visit.option("zh", words.zh, "In Chinese.");
}

template <>
inline constexpr TypeText kRecord<SubtaskData>{"Subtask",
                                               "Tests that score together, and what is promised of all their boards."};
template <class Visit>
void describe(Visit& visit, SubtaskData& subtask) {
  visit.field("score", subtask.score, "The points; those of all subtasks are 100.", kScoreLimits);
  visit.field("tests", subtask.tests, "The number of tests.", kTestLimits);
  visit.field("about", subtask.about, "The promise, in the statement.");
  visit.part(subtask.promise);
}

template <>
inline constexpr TypeText kRecord<ProblemData>{"ContestProblem", "A problem of a contest with its subtasks."};
template <class Visit>
void describe(Visit& visit, ProblemData& problem) {
  visit.option("rules", problem.rules, "The rules.");
  visit.option("game", problem.game, "The game, without rules.", IsGameId{});
  visit.field("title", problem.title, "The title.");
  visit.option("statement", problem.statement, "The files of the statement.");
  visit.option("source", problem.source, "The contest.");
  visit.option("url", problem.url, "Its address.");
  visit.field("seconds", problem.seconds, "The time of a test.", kSecondLimits);
  visit.field("memory", problem.memory, "The memory of a test, in MiB.", kMebibyteLimits);
  visit.option("rows", problem.rows, "The rows of all boards.");
  visit.option("columns", problem.columns, "Their columns.");
  visit.option("boards", problem.boards, "The number of boards of a test.", kBoardLimits);
  visit.field("subtasks", problem.subtasks, "The subtasks.");
  visit.skipped("$schema", "The address of a schema, for editors.");
}

}  // namespace catchmate
