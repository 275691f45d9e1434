/// Describes all data of inputs and outputs: the fields of rules, boards, graphs, positions, moves and values.
///
/// Each field is named once, with its kind, limits and meaning; limits that belong to rules are defined in rules.h. The
/// visitors of the fields are a checking reader (read_data.h), a writer (write_data.h) and the JSON schema
/// (core/cli/schema.cpp).
///
///     visit.field("reach", side.reach, "The longest move, …", kReachLimits);   required
///     visit.option("mayShare", side.may_share, "Whether two of …");            optional: missing means empty or false,
///                                                                              and an empty value is not written
///     visit.skipped("$schema", "Where this schema lies, …");                   ignored
///
/// The kind follows from the member's type: a truth value, a word of an enumeration (words.h), a side's name, a record
/// or a list. Numbers take their limits, and texts their meaning, as one more argument: one of the following.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "catchmate/board.h"
#include "catchmate/game.h"
#include "catchmate/position.h"
#include "catchmate/rules.h"
#include "catchmate/solver.h"

namespace catchmate {

// ---- Kinds

/// The limits of a number of rows, columns or points.
inline constexpr Limits kSizeLimits{1, 0xFFFF'FFFF};
/// The board's number of rows or of columns; sets the highest row and column for the fields after it.
struct CountsRows {};
struct CountsColumns {};
/// A row or a column of the board, from 1.
struct OfRows {};
struct OfColumns {};
/// The name of a game or a side; `validate` checks its letters.
struct IsName {};
/// The name of a point of a graph.
struct IsPointName {};
/// The id of a game in the library; its rules then hold for the fields after it.
struct IsGameId {};
/// Exactly two members, side one's first.
struct ForEachSide {};
/// One for each point of the graph.
struct ForEachPoint {};
/// An object with a list of squares under each side's name: `both` must be there, or each may be missing.
struct BySide {
  bool both = false;
};

// ---- Data

/// A square by row and column.
struct SquareData {
  std::uint32_t row = 0;
  std::uint32_t column = 0;
};

using Squares = std::vector<Square>;

struct GraphData {
  std::vector<GraphEdge> edges = {};
  std::vector<std::string> names = {};
  std::vector<Place> places = {};
};

/// { "winner": side }, where one side wins.
struct Winner {
  Side winner = Side::one;
};

/// A board as described, of any size: its memory depends only on the squares listed.
struct BoardData {
  std::uint32_t rows = 1;
  std::uint32_t columns = 1;
  std::optional<GraphData> graph = {};
  Squares obstacles = {};
  PerSide<Squares> goals = {};
  PerSide<Squares> closed = {};
};

/// A position with any number of pieces.
struct PositionData {
  Side to_move = Side::one;
  PerSide<Squares> pieces = {};
};

/// A move: the first step, none for a pass, and the other pieces' steps.
struct MoveData {
  std::optional<Square> from = {};
  std::optional<Square> to = {};
  std::vector<Step> others = {};
};

/// An arrow that a comment draws.
struct ArrowData {
  Square from = {};
  Square to = {};
  bool is_hint = false;
};

/// The shape of a mark that a comment draws.
enum class Shape : std::uint8_t { ring, dot, cross };

struct MarkData {
  Square square = {};
  Shape shape = Shape::ring;
};

/// A comment on a position, with arrows and marks.
struct CommentData {
  std::string text = {};
  std::vector<ArrowData> arrows = {};
  std::vector<MarkData> marks = {};
};

struct AnnotatedMoveData;

/// How deep variations may be nested.
inline constexpr int kDeepestVariation = 32;

/// Moves with comments and variations; `comment` is on the position before the first move.
struct LineData {
  std::optional<CommentData> comment;
  std::vector<AnnotatedMoveData> moves;
};

struct AnnotatedMoveData {
  MoveData move = {};
  std::optional<PositionData> position = {};  ///< after the move
  std::optional<CommentData> comment = {};    ///< on that position
  std::vector<LineData> variations = {};      ///< each begins with another move in place of this one
};

struct GameData {
  Rules rules = {};
  BoardData board = {};
};

/// The contents of a board's JSON file. `rules` come before `game`, an id; without either, the reader must be given
/// rules.
struct BoardFile {
  std::optional<Rules> rules = {};
  std::string game = {};
  BoardData board = {};
  PositionData position = {};
};

// ---- Data that is only written

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
  MoveData move = {};
  std::optional<PositionData> position = {};
  ValueData value = {};
};

struct SquareValueData {
  Square square = {};
  ValueData value = {};
};

struct LongestData {
  Ply distance = 0;
  PositionData position = {};
};

/// Counts are doubles because JavaScript's numbers are.
struct SideStatisticsData {
  double wins = 0;
  double draws = 0;
  double losses = 0;
  double endless = 0;
  std::optional<LongestData> longest_win = {};
  std::optional<LongestData> longest_loss = {};
};

struct ChangedPositionData {
  PositionData position = {};
  ValueData before = {};
  ValueData after = {};
};

struct OutcomeChangeData {
  Outcome before = Outcome::draw;
  Outcome after = Outcome::draw;
  double positions = 0;
  std::optional<ChangedPositionData> example = {};
};

struct FaultData {
  PositionData position = {};
  std::string message = {};
};

[[nodiscard]] inline ValueData data_of(Side side, const Value& value) {
  if (value.outcome == Outcome::draw) return {};
  const Side winner = value.outcome == Outcome::win ? side : opponent(side);
  return {value.outcome, value.endless() ? std::nullopt : std::optional(value.distance), winner};
}

/// Stands for any square outside the board.
inline constexpr Square kOffBoard{0xFFFF'FFFEU};

[[nodiscard]] BoardData data_of(const Board& board);
[[nodiscard]] PositionData data_of(const Position& position);
[[nodiscard]] MoveData data_of(const Move& move);
[[nodiscard]] Move move_of(const MoveData& data);

// ---- Fields

template <class Visit>
void describe(Visit& visit, SideRules& side) {
  visit.field("name", side.name, "The side's name, different from the other side's.", IsName{});
  visit.field("pieces", side.pieces,
              "The number of pieces of the side; they are interchangeable. A side with 0 moves the only piece of the "
              "other one: the token, which both sides move.",
              kPieceLimits);
  visit.field("directions", side.directions,
              "The directions in which each of them moves, up leading to row 1; on a graph it follows the edges "
              "instead.");
  visit.field("reach", side.reach, "The longest move, in squares; on a graph 1.", kReachLimits);
  visit.field("leaps", side.leaps,
              "What a move of more than one square passes over: nothing, pieces of either side, or pieces and "
              "obstacles.");
  visit.field("goals", side.goals,
              "The borders on which the side wins when one of its pieces stands there; a graph has none.");
  visit.field("mayPass", side.may_pass, "Whether the side may give up its turn.");
  visit.option("movesAll", side.moves_all,
               "Whether every piece of the side moves in a turn, or may stay where the side may pass; all at once, and "
               "one step each.");
  visit.option("mayShare", side.may_share, "Whether two of the side's pieces may stand on one square.");
}

template <class Visit>
void describe(Visit& visit, Winner& winner) {
  visit.field("winner", winner.winner, "The name of the side.");
}

template <class Visit>
void describe(Visit& visit, Rules& rules) {
  visit.field("id", rules.id, "The name of the game.", IsName{});
  visit.field("sides", rules.sides, "The two sides; positions and values name them by their names, which differ.",
              ForEachSide{});
  visit.field("starts", rules.starts, "The name of the side that makes the first move.");
  visit.field("capture", rules.capture,
              "Moving onto a piece of the opponent's wins at once, or is not legal; or one side, by its name, wins "
              "where pieces of both share a square, whoever moved there.");
  visit.field("noMove", rules.no_move, "The fate of a side to move that has no legal move.");
  visit.field("endless", rules.endless, "The outcome of play that never ends: a draw, or one side's win.");
  visit.skipped("$schema", "Where this schema lies, for an editor that checks the file by it.");
}

template <class Visit>
void describe(Visit& visit, SquareData& square) {
  visit.field("row", square.row, "The row, from 1 on top.", OfRows{});
  visit.field("column", square.column, "The column, from 1.", OfColumns{});
}

template <class Visit>
void describe(Visit& visit, Place& place) {
  visit.field("x", place.x, "From the left.", kPlaceLimits);
  visit.field("y", place.y, "From the top.", kPlaceLimits);
}

template <class Visit>
void describe(Visit& visit, GraphEdge& edge) {
  visit.field("from", edge.from, "The column of a point.", OfColumns{});
  visit.field("to", edge.to, "The column of another point; of the same one only where both sides move one token.",
              OfColumns{});
  visit.option("oneWay", edge.one_way, "Whether it leads from the first to the second only.");
  visit.option("side", edge.side, "The name of the side that alone may take it; both may without it.");
}

template <class Visit>
void describe(Visit& visit, GraphData& graph) {
  visit.field("edges", graph.edges, "The edges, in any order.");
  visit.option("names", graph.names,
               "The name of each point, all different; points without names have their numbers, from 1.",
               ForEachPoint{});
  visit.option("places", graph.places, "Where each point is drawn; without it that is left to whoever draws.",
               ForEachPoint{});
}

template <class Visit>
void describe(Visit& visit, BoardData& board) {
  visit.field("rows", board.rows, "The number of rows; 1 on a graph.", CountsRows{});
  visit.field("columns", board.columns, "The number of columns, or of a graph's points.", CountsColumns{});
  visit.option("graph", board.graph, "The ways between points, where the board is no rectangle.");
  visit.field("obstacles", board.obstacles, "The squares that no piece may enter.");
  visit.option("goals", board.goals,
               "The squares on which a side wins, besides its goals by the rules; a side without any may be missing.",
               BySide{});
  visit.option("closed", board.closed,
               "The squares that are like obstacles to one side; a side without any may be missing.", BySide{});
}

template <class Visit>
void describe(Visit& visit, PositionData& position) {
  visit.field("toMove", position.to_move, "The name of the side to move.");
  visit.field("pieces", position.pieces, "The squares of each side's pieces, in any order.", BySide{.both = true});
}

template <class Visit>
void describe(Visit& visit, Step& step) {
  visit.field("from", step.from, "Where the piece stands.");
  visit.field("to", step.to, "Where it goes.");
}

template <class Visit>
void describe(Visit& visit, MoveData& move) {
  visit.field("from", move.from, "Where the piece stands; null where the side passes.");
  visit.field("to", move.to, "Where it goes; null where the side passes.");
  visit.option("others", move.others, "The steps of other pieces in the same turn, where all of a side move.");
}

template <class Visit>
void describe(Visit& visit, ArrowData& arrow) {
  visit.field("from", arrow.from, "Where it begins.");
  visit.field("to", arrow.to, "Where it points.");
  visit.option("isHint", arrow.is_hint, "Whether it has the colour of hints.");
}

template <class Visit>
void describe(Visit& visit, MarkData& mark) {
  visit.field("square", mark.square, "Where it is.");
  visit.field("shape", mark.shape, "A ring, a dot or a cross.");
}

template <class Visit>
void describe(Visit& visit, CommentData& comment) {
  visit.field("text", comment.text, "What is said of the position.");
  visit.option("arrows", comment.arrows, "The arrows that are drawn there.");
  visit.option("marks", comment.marks, "The marks that are drawn there.");
}

template <class Visit>
void describe(Visit& visit, LineData& line) {
  visit.option("comment", line.comment, "On the position before the first move.");
  visit.field("moves", line.moves, "The moves, in order.");
}

template <class Visit>
void describe(Visit& visit, AnnotatedMoveData& data) {
  visit.field("move", data.move, "The move.");
  visit.option("position", data.position, "The position that it leads to.");
  visit.option("comment", data.comment, "On that position.");
  visit.option("variations", data.variations, "Other lines from the position before the move.");
}

template <class Visit>
void describe(Visit& visit, GameData& game) {
  visit.field("rules", game.rules, "The rules.");
  visit.field("board", game.board, "The board.");
}

template <class Visit>
void describe(Visit& visit, BoardFile& file) {
  visit.option("rules", file.rules, "The rules, where nothing else says them.");
  visit.option("game", file.game, "The id of the game in the library whose rules these are, where the object has none.",
               IsGameId{});
  visit.field("board", file.board, "The board.");
  visit.field("position", file.position, "The position on it.");
  for (const char* name : {"number", "answer", "outcome", "distance", "winner", "moves", "line", "signature", "hunt"}) {
    visit.skipped(name, "A part of what solve --json prints about the position; it is skipped.");
  }
  visit.skipped("$schema", "Where this schema lies, for an editor that checks the file by it.");
}

template <class Visit>
void describe(Visit& visit, ValueData& value) {
  visit.field("outcome", value.outcome, "To the side to move, or to the side that makes the move.");
  visit.field("distance", value.distance, "Plies to the end of the game; null in a draw, and where play never ends.");
  visit.field("winner", value.winner, "The name of the side that wins; null in a draw.");
}

template <class Visit>
void describe(Visit& visit, EndingData& ending) {
  visit.field("how", ending.how, "The first way of ending that holds.");
  visit.field("winner", ending.winner, "The name of the side that has won; null in a draw.");
  visit.field("edge", ending.edge, "The border that is the goal; null for others.");
}

template <class Visit>
void describe(Visit& visit, PositionValueData& data) {
  describe(visit, data.value);
  visit.field("over", data.over, "Whether the game has ended here.");
  visit.field("ending", data.ending, "How it has; null while it goes on.");
}

template <class Visit>
void describe(Visit& visit, MoveValueData& data) {
  visit.field("move", data.move, "The move.");
  visit.option("position", data.position, "The position that it leads to.");
  describe(visit, data.value);
}

template <class Visit>
void describe(Visit& visit, SquareValueData& data) {
  visit.field("square", data.square, "Where the piece stands.");
  describe(visit, data.value);
}

template <class Visit>
void describe(Visit& visit, LongestData& data) {
  visit.field("distance", data.distance, "In plies.");
  visit.field("position", data.position, "The first in the order of the table.");
}

template <class Visit>
void describe(Visit& visit, SideStatisticsData& data) {
  visit.field("wins", data.wins, "The number of won positions.");
  visit.field("draws", data.draws, "The number of drawn ones.");
  visit.field("losses", data.losses, "The number of lost ones.");
  visit.field("endless", data.endless, "The number of wins and losses in which play never ends.");
  visit.field("longestWin", data.longest_win, "The longest win that ends; null where there is none.");
  visit.field("longestLoss", data.longest_loss, "The longest loss that ends; null where there is none.");
}

template <class Visit>
void describe(Visit& visit, ChangedPositionData& data) {
  visit.field("position", data.position, "The position.");
  visit.field("before", data.before, "Its value by the rules of the first table.");
  visit.field("after", data.after, "Its value by the rules of the second one.");
}

template <class Visit>
void describe(Visit& visit, OutcomeChangeData& data) {
  visit.field("before", data.before, "The outcome by the rules of the first table.");
  visit.field("after", data.after, "The outcome by the rules of the second one.");
  visit.field("positions", data.positions, "The number of such positions.");
  visit.field("example", data.example, "The most telling of them; null where there is none.");
}

template <class Visit>
void describe(Visit& visit, FaultData& data) {
  visit.field("position", data.position, "Whose value is at fault.");
  visit.field("message", data.message, "How.");
}

/// Whether a record may have unknown fields: a game may come with its position, a move with its value.
template <class Record>
inline constexpr bool kHasOthers = false;
template <>
inline constexpr bool kHasOthers<GameData> = true;
template <>
inline constexpr bool kHasOthers<LineData> = true;
template <>
inline constexpr bool kHasOthers<Step> = true;
template <>
inline constexpr bool kHasOthers<MoveData> = true;

}  // namespace catchmate
