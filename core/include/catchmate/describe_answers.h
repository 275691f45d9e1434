/// Describes the other answers: games of the library, problems read from texts, mistakes of programs, and cop numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "catchmate/annotated.h"
#include "catchmate/code.h"
#include "catchmate/cop_number.h"
#include "catchmate/describe.h"
#include "catchmate/detector.h"
#include "catchmate/games.h"
#include "catchmate/hunt_size.h"
#include "catchmate/mistakes.h"
#include "catchmate/notation.h"
#include "catchmate/validator.h"

namespace catchmate {

// ---- Data

struct LibraryGameData {
  const GameEntry& entry;
  bool has_contest = false;
  std::vector<StatementLimit> limits = {};
  HuntSizes sizes = {};
  std::uint64_t positions = 0;
};

struct MistakeData {
  Explanation explanation = {};
  std::string id = {};
  std::optional<Rules> rules = {};
};

// ---- Fields

template <>
inline constexpr TypeText kRecord<Problem>{"Problem", "A position to solve, as read from a text."};
template <class Visit>
void describe(Visit& visit, Problem& problem) {
  visit.field("game", problem.game, "The game.");
  visit.field("position", problem.position, "The position.");
  visit.field("board", problem.board, "Which board of the text it is, from 1.");
  visit.field("line", problem.line, "The line on which it starts, from 1.");
}

template <>
inline constexpr TypeText kRecord<CodedGame>{"CodedGame",
                                             "What a code stands for: a position and the moves played from it."};
template <class Visit>
void describe(Visit& visit, CodedGame& coded) {
  visit.field("game", coded.game, "The game.");
  visit.field("position", coded.position, "The position.");
  visit.field("moves", coded.moves, "The moves by either side in turn.");
  visit.field("positions", coded.positions, "The position after each move.");
}

template <>
inline constexpr TypeText kRecord<AnnotatedGame>{"AnnotatedGame", "A game with comments and variations."};
template <class Visit>
void describe(Visit& visit, AnnotatedGame& annotated) {
  visit.part(annotated.line);
  visit.field("game", annotated.problem.game, "The game.");
  visit.field("position", annotated.problem.position, "The position before the first move.");
}

inline constexpr Limits kCountLimits{1, 100'000};

template <>
inline constexpr TypeText kRecord<SizeRange>{"SizeRange", "The smallest and the largest number of rows or columns."};
template <class Visit>
void describe(Visit& visit, SizeRange& range) {
  visit.field("least", range.least, "The smallest.", kCountLimits);
  visit.field("most", range.most, "The largest.", kCountLimits);
}

template <class Visit>
void describe(Visit& visit, HuntSizes& sizes) {
  visit.field("rows", sizes.rows, "The rows, or a graph's points.");
  visit.field("columns", sizes.columns, "The columns.");
}

template <>
inline constexpr TypeText kRecord<StatementLimit>{"StatementLimit", "A number of a contest's input, with its limits."};
template <class Visit>
void describe(Visit& visit, StatementLimit& limit) {
  visit.field("name", limit.name, "Its name in error messages: \"n\".");
  visit.field("least", limit.least, "The least value.");
  visit.field("most", limit.most, "The greatest value.");
}

template <>
inline constexpr TypeText kRecord<LibraryGameData>{"LibraryGame", "A game that comes with the package."};
template <class Visit>
void describe(Visit& visit, LibraryGameData& data) {
  visit.field("rules", data.entry.rules, "The rules.");
  visit.field("about", data.entry.about, "One line of English: what the game is and where it comes from.");
  visit.field("standard", data.entry.standard, "The position to begin with, as a text for `read`; empty for none.");
  visit.field("hasContest", data.has_contest, "Whether it is from a contest, and so has its input and answer.");
  visit.field("limits", data.limits,
              "The limits in the contest's statement, of each number that does not depend on others; empty without a "
              "contest.");
  visit.field("sizes", data.sizes,
              "The rows and columns that boards of `hunt` may have; null where the game leaves no choice. Rows of a "
              "graph are its points; square boards have no columns of their own.");
  visit.field("positions", data.positions,
              "The number of positions in the table of that position's board; 0 without one.");
}

template <>
inline constexpr TypeText kRecord<Explanation>{"Explanation", "A known mistake of programs that solve a game."};
template <class Visit>
void describe(Visit& visit, Explanation& explanation) {
  visit.field("kind", explanation.kind, "What it is, in words joined by hyphens: \"shares\".");
  visit.field("side", explanation.side, "The side whose moves or wins it changes; null if it is not of one side.");
  visit.field("about", explanation.about.en,
              "What a program with it does, in English: \"lets two of red's pieces stand on one square\".");
}

template <>
inline constexpr TypeText kRecord<MistakeData>{"Mistake", "A mistake that programs for a game may have."};
template <class Visit>
void describe(Visit& visit, MistakeData& data) {
  visit.part(data.explanation);
  visit.field("id", data.id, "Its name among those of the game: \"shares-red\".");
  visit.field("rules", data.rules, "What a program with it takes for the game's rules; null if it errs otherwise.");
}

template <>
inline constexpr TypeText kRecord<Detection>{"Detection",
                                             "The first difference between a program's output and the right answers."};
template <class Visit>
void describe(Visit& visit, Detection& detection) {
  visit.field("boards", detection.boards, "The number of boards in the input.");
  visit.field("board", detection.problem.board,
              "The board whose answer is wrong, from 1; the last one if the output goes on after it.");
  visit.field("game", detection.problem.game, "The game.");
  visit.field("position", detection.problem.position, "The position.");
  visit.field("expected", detection.expected, "Its right answer; empty if the output goes on after all answers.");
  visit.field("got", detection.got, "What the program printed for it; empty if the output has ended before.");
  visit.field("explanations", detection.explanations, "The mistakes that explain the whole output.");
}

template <class Visit>
void describe(Visit& visit, MistakenAnswers& program) {
  visit.field("id", program.id, "The mistake.");
  visit.field("about", program.about, "What it does.");
  visit.field("answers", program.answers, "By board; null where the program has none.");
}

template <class Visit>
void describe(Visit& visit, FileAnswers& answers) {
  visit.field("right", answers.right, "By board.");
  visit.field("mistaken", answers.mistaken, "By mistake.");
}

template <>
inline constexpr TypeText kRecord<CopNumber>{"CopNumber", "The fewest cops that catch a robber on a graph."};
template <class Visit>
void describe(Visit& visit, CopNumber& found) {
  visit.field("cops", found.cops, "Their number.");
  visit.field("start", found.start, "The points from which they catch the robber soonest, one for each cop.");
  visit.field("plies", found.plies, "The most plies for which it then lasts.");
}

/// The answers of this file with a type in the package.
using AnswerRecords = Records<SizeRange, StatementLimit, LibraryGameData, Problem, AnnotatedGame, CodedGame,
                              Explanation, MistakeData, Detection, CopNumber>;

}  // namespace catchmate
