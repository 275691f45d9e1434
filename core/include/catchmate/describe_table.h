/// Describes a table's answers: values, moves, statistics, comparisons and verdicts. Where a struct of the core has the
/// shape of a record, it is that record.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "catchmate/analysis.h"
#include "catchmate/describe.h"
#include "catchmate/difference.h"
#include "catchmate/solver.h"
#include "catchmate/statistics.h"
#include "catchmate/value_arrays.h"

namespace catchmate {

// ---- Data

/// A value for the side to move, or for the side that made the move.
struct ValueData {
  Outcome outcome = Outcome::draw;
  std::optional<Ply> distance = {};
  std::optional<Side> winner = {};
};

struct EndingData {
  Ending::How how = Ending::How::no_move;
  std::optional<Side> winner = {};
  std::optional<Edge> edge = {};
};

struct PositionValueData {
  ValueData value = {};
  bool over = false;
  std::optional<EndingData> ending = {};
};

struct MoveValueData {
  Move move = {};
  Position position = {};
  ValueData value = {};
};

struct SquareValueData {
  Square square = {};
  ValueData value = {};
};

struct ZugzwangsData {
  PerSide<Outcome> outcomes = {};
  std::uint64_t placements = 0;
  Longest longest = {};
};

struct StatisticsData {
  PerSide<SideStatistics> to_move = {};
  std::vector<std::uint64_t> by_distance = {};
  std::vector<ZugzwangsData> zugzwangs = {};
};

struct SolvedPositionData {
  Position position = {};
  ValueData value = {};
};

struct ChangedPositionData {
  Position position = {};
  ValueData before = {};
  ValueData after = {};
};

struct OutcomeChangeData {
  Outcome before = Outcome::draw;
  Outcome after = Outcome::draw;
  std::uint64_t positions = 0;
  std::optional<ChangedPositionData> example = {};
};

struct SideChangesData {
  std::vector<OutcomeChangeData> outcomes = {};
  std::uint64_t other_distance = 0;
  std::uint64_t only_before = 0;
  std::uint64_t only_after = 0;
};

struct ChangesData {
  PerSide<SideChangesData> to_move = {};
};

struct CountProgress {
  std::uint64_t counted = 0;
  std::uint64_t positions = 0;
};

struct FaultData {
  Position position = {};
  std::string message = {};
};

struct VerdictData {
  std::uint64_t positions = 0;
  std::optional<FaultData> fault = {};
  std::string report = {};
};

[[nodiscard]] inline ValueData data_of(Side side, const Value& value) {
  if (value.outcome == Outcome::draw) return {};
  const Side winner = value.outcome == Outcome::win ? side : opponent(side);
  return {value.outcome, value.endless() ? std::nullopt : std::optional(value.distance), winner};
}

[[nodiscard]] inline StatisticsData data_of(Statistics statistics) {
  StatisticsData data{.to_move = statistics.to_move, .by_distance = std::move(statistics.by_distance)};
  const auto add = [&](Outcome one, Outcome two, const Zugzwangs& kind) {
    if (kind.longest) data.zugzwangs.push_back({{one, two}, kind.placements, *kind.longest});
  };
  add(Outcome::loss, Outcome::loss, statistics.both_lose);
  add(Outcome::loss, Outcome::draw, statistics.one_loses[Side::one]);
  add(Outcome::draw, Outcome::loss, statistics.one_loses[Side::two]);
  return data;
}

[[nodiscard]] inline ChangesData data_of(const Changes& changes) {
  ChangesData data;
  for (const Side side : kSides) {
    const SideChanges& found = changes.to_move[side];
    SideChangesData& side_data = data.to_move[side];
    side_data.other_distance = found.other_distance;
    side_data.only_before = found.only_before;
    side_data.only_after = found.only_after;
    for (std::size_t before = 0; before < 3; ++before) {
      for (std::size_t after = 0; after < 3; ++after) {
        if (found.positions[before][after] == 0) continue;
        OutcomeChangeData change{static_cast<Outcome>(before), static_cast<Outcome>(after),
                                 found.positions[before][after]};
        if (const auto& example = found.examples[before][after]) {
          change.example = {example->position, data_of(side, example->before), data_of(side, example->after)};
        }
        side_data.outcomes.push_back(change);
      }
    }
  }
  return data;
}

// ---- Fields

template <>
inline constexpr TypeText kRecord<ValueData>{"Value",
                                             "The value of a position, or of a move, under best play by both sides."};
template <class Visit>
void describe(Visit& visit, ValueData& value) {
  visit.field("outcome", value.outcome, "For the side to move, or for the side that makes the move.");
  visit.field("distance", value.distance,
              "Plies (moves by either side) to the end of the game; null in a draw, and if a side wins because play "
              "never ends.");
  visit.field("winner", value.winner, "The name of the side that wins; null in a draw.");
}

template <>
inline constexpr TypeText kRecord<EndingData>{"Ending", "How a game ended, and who won."};
template <class Visit>
void describe(Visit& visit, EndingData& ending) {
  visit.field("how", ending.how,
              "The first that applies: a piece of the winner, or the token, stands on a goal of the winner; opposing "
              "pieces stand on one square; the side to move has no legal move.");
  visit.field("winner", ending.winner, "The name of the side that has won; null in a draw.");
  visit.field("edge", ending.edge,
              "The border that is the goal; null if the goal is a marked square, or if no goal ended the game.");
}

template <>
inline constexpr TypeText kRecord<PositionValueData>{"PositionValue", "The value of a position."};
template <class Visit>
void describe(Visit& visit, PositionValueData& data) {
  visit.part(data.value);
  visit.field("over", data.over, "Whether the game is over in this position.");
  visit.field("ending", data.ending, "How it ended; null if it goes on.");
}

template <>
inline constexpr TypeText kRecord<MoveValueData>{
    "MoveValue",
    "A legal move and its value. The distance counts this move: the best move has the same value as the position."};
template <class Visit>
void describe(Visit& visit, MoveValueData& data) {
  visit.field("move", data.move, "The move.");
  visit.field("position", data.position, "The position after the move.");
  visit.part(data.value);
}

template <>
inline constexpr TypeText kRecord<Line>{"Line",
                                        "The principal line: a game in which both sides play their best moves."};
template <class Visit>
void describe(Visit& visit, Line& line) {
  visit.field("moves", line.moves, "The moves.");
  visit.field("positions", line.positions, "The position before the first move and after each move.");
  visit.field("repeatsFrom", line.repeats_from,
              "If play never ends: the number of moves before the cycle; the position then is also the last one of "
              "`positions`. Otherwise null.");
}

template <>
inline constexpr TypeText kRecord<SquareValueData>{"SquareValue",
                                                   "The value of a position with one of its pieces moved to `square`."};
template <class Visit>
void describe(Visit& visit, SquareValueData& data) {
  visit.field("square", data.square, "The square.");
  visit.part(data.value);
}

template <>
inline constexpr TypeText kRecord<Longest>{"Longest",
                                           "The position with the longest distance among those of one outcome; of "
                                           "several, the first in the order of the table."};
template <class Visit>
void describe(Visit& visit, Longest& longest) {
  visit.field("distance", longest.distance, "In plies.");
  visit.field("position", longest.position, "The position.");
}

template <>
inline constexpr TypeText kRecord<SideStatistics>{
    "SideStatistics", "Counts of the positions with one side to move, by their outcome for it."};
template <class Visit>
void describe(Visit& visit, SideStatistics& side) {
  visit.field("wins", side.positions[0], "The number of won positions.");
  visit.field("draws", side.positions[1], "The number of drawn positions.");
  visit.field("losses", side.positions[2], "The number of lost positions.");
  visit.field("endless", side.endless, "The number of wins and losses by play that never ends.");
  visit.field("longestWin", side.longest_win, "The longest win, except by endless play; null if there is none.");
  visit.field("longestLoss", side.longest_loss, "The longest loss, except by endless play; null if there is none.");
}

template <>
inline constexpr TypeText kRecord<ZugzwangsData>{
    "Zugzwangs",
    "Mutual zugzwangs of one kind: placements of all pieces in which, with either side to move, the game is not over, "
    "and in which being to move is worse for both sides."};
template <class Visit>
void describe(Visit& visit, ZugzwangsData& data) {
  visit.field("outcomes", data.outcomes,
              "By side name: the outcome for the side if it is to move. Both lose, or one loses and the other draws.");
  visit.field("placements", data.placements,
              "The number of placements; each counts once, not once for each side to move.");
  visit.field("longest", data.longest, "The longest loss among them, with the losing side to move.");
}

template <>
inline constexpr TypeText kRecord<StatisticsData>{"Statistics", "Counts of a table's positions."};
template <class Visit>
void describe(Visit& visit, StatisticsData& data) {
  visit.field("toMove", data.to_move, "By the name of the side to move.");
  visit.field("byDistance", data.by_distance,
              "By distance in plies, from 0: the number of won and lost positions, without endless play.");
  visit.field("zugzwangs", data.zugzwangs,
              "The kinds of mutual zugzwang that occur; the kind in which both sides lose comes first.");
}

template <>
inline constexpr TypeText kRecord<ValueAxis>{"ValueAxis", "An axis of the arrays of a table's values."};
template <class Visit>
void describe(Visit& visit, ValueAxis& axis) {
  visit.field("side", axis.side,
              "The name of the side whose pieces it places; null for the side to move, in the order of the rules.");
  visit.field("pieces", axis.pieces, "The number of these pieces; 0 for the side to move.");
  visit.field(
      "bySquare", axis.swept,
      "Whether a place is the square of one piece, numbered row by row from 0, obstacles included. Otherwise it "
      "is a set of free squares, numbered from 0: squares a < b < … have the place C(a,1) + C(b,2) + …, those "
      "that a side's pieces may share, a ≤ b ≤ …, the place C(a,1) + C(b+1,2) + ….");
  visit.field("size", axis.size, "The number of places.");
}

template <>
inline constexpr TypeText kRecord<SolvedPositionData>{"SolvedPosition", "A position of a table and its value."};
template <class Visit>
void describe(Visit& visit, SolvedPositionData& data) {
  visit.field("position", data.position, "The position.");
  visit.part(data.value);
}

template <>
inline constexpr TypeText kRecord<ChangedPositionData>{
    "ChangedPosition", "A position whose outcome other rules change. Both values are for its side to move."};
template <class Visit>
void describe(Visit& visit, ChangedPositionData& data) {
  visit.field("position", data.position, "The position.");
  visit.field("before", data.before, "The value in the table whose `compare` was called.");
  visit.field("after", data.after, "The value in the other table.");
}

template <>
inline constexpr TypeText kRecord<OutcomeChangeData>{
    "OutcomeChange", "The positions with one outcome in the first table and one, perhaps the same, in the other."};
template <class Visit>
void describe(Visit& visit, OutcomeChangeData& data) {
  visit.field("before", data.before, "The outcome in the first table.");
  visit.field("after", data.after, "The outcome in the other table.");
  visit.field("positions", data.positions, "The number of such positions.");
  visit.field("example", data.example,
              "The position farthest from the end: the game goes on by both rules, and the sum of both distances, "
              "where they exist, is largest; of several, the first in the order of the tables. Null if the outcome "
              "stays the same, or if the game is over in all of them.");
}

template <>
inline constexpr TypeText kRecord<SideChangesData>{"SideChanges",
                                                   "What changes for the positions with one side to move."};
template <class Visit>
void describe(Visit& visit, SideChangesData& data) {
  visit.field("outcomes", data.outcomes, "The pairs of outcomes that occur, including unchanged ones.");
  visit.field("otherDistance", data.other_distance,
              "The number of positions with the same outcome but another distance.");
  visit.field(
      "onlyBefore", data.only_before,
      "The number of positions that only the first table has, because the other's rules forbid sharing a square.");
  visit.field("onlyAfter", data.only_after, "The number of positions that only the other table has, likewise.");
}

template <>
inline constexpr TypeText kRecord<ChangesData>{"Changes", "The changes from one table to another of the same board."};
template <class Visit>
void describe(Visit& visit, ChangesData& data) {
  visit.field("toMove", data.to_move, "By the name of the side to move.");
}

template <>
inline constexpr TypeText kRecord<CountProgress>{"CountProgress",
                                                 "The progress of a count or a check of a table's positions."};
template <class Visit>
void describe(Visit& visit, CountProgress& progress) {
  visit.field("counted", progress.counted, "The positions done.");
  visit.field("positions", progress.positions, "All positions of the table.");
}

template <class Visit>
void describe(Visit& visit, FaultData& data) {
  visit.field("position", data.position, "The position.");
  visit.field("message", data.message, "The contradiction.");
}

template <>
inline constexpr TypeText kRecord<VerdictData>{"Verdict", "The result of verifying a table."};
template <class Visit>
void describe(Visit& visit, VerdictData& data) {
  visit.field("positions", data.positions, "The number of positions checked, including the faulty one.");
  visit.field("fault", data.fault,
              "The first position whose value contradicts the rules or its successors' values, and how; null if there "
              "is none.");
  visit.field("report", data.report,
              "The result in one line, as the program prints it; it contains the board's number.");
}

template <>
inline constexpr TypeText kRecord<Progress>{"Progress", "The progress of a solve."};
template <class Visit>
void describe(Visit& visit, Progress& progress) {
  visit.field("settled", progress.settled, "Positions known to be won or lost, except by endless play.");
  visit.field("positions", progress.positions, "All positions; draws and endless play are never settled.");
  visit.field("layers", progress.layers, "All positions up to this distance, in plies, are settled.");
  visit.field("maxDistance", progress.max_distance,
              "The longest distance, in plies, that there is memory for: a solve that finds a longer one ends with a "
              "`TableTooLargeError`.");
}

/// A table's answers with a type in the package.
using TableRecords =
    Records<ValueData, EndingData, PositionValueData, MoveValueData, Line, SquareValueData, Longest, SideStatistics,
            ZugzwangsData, StatisticsData, ValueAxis, SolvedPositionData, ChangedPositionData, OutcomeChangeData,
            SideChangesData, ChangesData, Progress, CountProgress, VerdictData>;

}  // namespace catchmate
