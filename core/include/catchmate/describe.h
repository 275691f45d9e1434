/// Describes all data that goes in: the fields of rules, boards, graphs, positions and moves. describe_table.h
/// and describe_answers.h describe the answers.
///
/// Each record and field is named once, with its kind, limits and meaning; limits that belong to rules are defined in
/// rules.h. The visitors of the fields are a checking reader (read_data.h), a writer (write_data.h), and the generators
/// of the JSON schema (core/cli/schema.cpp) and of the package's types (wasm/types.cpp).
///
///     visit.field("reach", side.reach, "The longest move, …", kReachLimits);   required
///     visit.option("mayShare", side.may_share, "Whether two of …");            optional: missing means empty or false,
///                                                                              and an empty value is not written
///     visit.part(data.value);                                                  the fields of another record
///     visit.skipped("$schema", "The address of …");                            ignored
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
#include "catchmate/words.h"

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
template <>
inline constexpr WordList<3> kWords<Shape>{"ring", "dot", "cross"};

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
  std::optional<PositionData> position = {};
};

/// Stands for any square outside the board.
inline constexpr Square kOffBoard{0xFFFF'FFFEU};

[[nodiscard]] BoardData data_of(const Board& board);
[[nodiscard]] PositionData data_of(const Position& position);
[[nodiscard]] MoveData data_of(const Move& move);
[[nodiscard]] Move move_of(const MoveData& data);

// ---- Fields

/// The type of a record in the package.
template <class Record>
inline constexpr TypeText kRecord{};
/// A list of records that have such a type.
template <class... Record>
struct Records {};

template <>
inline constexpr TypeText kRecord<SideRules>{"SideRules", "One side of a game."};
template <class Visit>
void describe(Visit& visit, SideRules& side) {
  visit.field("name", side.name,
              "1 to 32 characters: words of lower-case letters and digits, joined by hyphens, a letter first; "
              "different from the other side's. Positions and values use it to name the side.",
              IsName{});
  visit.field("pieces", side.pieces,
              "The number of pieces, 0 to 6; they are interchangeable. A side with 0 moves the other side's only "
              "piece: the token, which both sides move.",
              kPieceLimits);
  visit.field("directions", side.directions,
              "The directions in which each piece moves, up leading to row 1; ignored on a graph, whose edges the "
              "pieces follow.");
  visit.field("reach", side.reach, "The longest move in squares, from 1 to 2147483647; 1 on a graph.", kReachLimits);
  visit.field(
      "leaps", side.leaps,
      "What a move of more than one square may pass over: nothing, pieces of either side, or pieces and obstacles.");
  visit.field("goals", side.goals, "The borders on which one of the side's pieces wins; none on a graph.");
  visit.field("mayPass", side.may_pass, "Whether the side may pass its turn.");
  visit.option("movesAll", side.moves_all,
               "Whether all pieces of the side move each turn, at once, so that they may swap squares; `reach` is then "
               "1. With `mayPass`, any piece may stay. The default is false: one piece moves.");
  visit.option("mayShare", side.may_share,
               "Whether two of the side's pieces may stand on one square. The default is false.");
}

template <>
inline constexpr TypeText kRecord<Winner>{"Winner", "The side that wins, by its name."};
template <class Visit>
void describe(Visit& visit, Winner& winner) {
  visit.field("winner", winner.winner, "The name of the side.");
}

template <>
inline constexpr TypeText kRecord<Rules>{"Rules", "The rules of a game, without its board."};
template <class Visit>
void describe(Visit& visit, Rules& rules) {
  visit.field("id", rules.id, "The name of the game: 1 to 32 characters, as a side's name.", IsName{});
  visit.field("sides", rules.sides, "The two sides; positions and values name them by their names, which differ.",
              ForEachSide{});
  visit.field("starts", rules.starts, "The name of the side that makes the first move.");
  visit.field("capture", rules.capture,
              "What happens when opposing pieces meet: the side that moved there wins, the move is not legal, or one "
              "side always wins.");
  visit.field("noMove", rules.no_move,
              "What happens to a side that has no legal move: it loses, the game is a draw, or the turn passes to the "
              "opponent.");
  visit.field("endless", rules.endless, "How play that never ends counts: as a draw, or as one side's win.");
  visit.skipped("$schema", "The address of this schema, for editors.");
}

template <>
inline constexpr TypeText kRecord<SquareData>{
    "Square", "A square of a board. Rows and columns count from 1; row 1 is at the top."};
template <class Visit>
void describe(Visit& visit, SquareData& square) {
  visit.field("row", square.row, "The row, from 1 at the top.", OfRows{});
  visit.field("column", square.column, "The column, from 1.", OfColumns{});
}

template <>
inline constexpr TypeText kRecord<Place>{"Place",
                                         "Where a point is drawn, as whole numbers from 0 to 1000: thousandths of "
                                         "the drawing's width from the left and of its height from the top."};
template <class Visit>
void describe(Visit& visit, Place& place) {
  visit.field("x", place.x, "From the left.", kPlaceLimits);
  visit.field("y", place.y, "From the top.", kPlaceLimits);
}

template <>
inline constexpr TypeText kRecord<GraphEdge>{
    "GraphEdge", "An edge between two points of a graph: one way or two, for one side or for both."};
template <class Visit>
void describe(Visit& visit, GraphEdge& edge) {
  visit.field("from", edge.from, "A point's number, from 1.", OfColumns{});
  visit.field("to", edge.to, "Another point's number; the same one only in a game with a token.", OfColumns{});
  visit.option("oneWay", edge.one_way, "Whether it leads only from `from` to `to`. The default is false.");
  visit.option("side", edge.side, "The name of the only side that may take it; without it both may.");
}

template <>
inline constexpr TypeText kRecord<GraphData>{"Graph",
                                             "A graph. Names and places of its points do not affect the game."};
template <class Visit>
void describe(Visit& visit, GraphData& graph) {
  visit.field("edges", graph.edges, "The edges, in any order.");
  visit.option("names", graph.names,
               "The name of each point, all different: 1 to 24 bytes of UTF-8 without white space, control characters, "
               "commas, hyphens, >, # and +, and no keyword of the text format such as `edges` or `goal`. The default "
               "is the points' numbers, from 1.",
               ForEachPoint{});
  visit.option("places", graph.places, "Where each point is drawn. By default the drawing decides.", ForEachPoint{});
}

template <>
inline constexpr TypeText kRecord<BoardData>{
    "Board", "A board: a rectangle or a graph, its obstacles, and squares with a meaning for one side alone."};
template <class Visit>
void describe(Visit& visit, BoardData& board) {
  visit.field("rows", board.rows, "The number of rows; 1 on a graph.", CountsRows{});
  visit.field("columns", board.columns, "The number of columns, or of a graph's points.", CountsColumns{});
  visit.option(
      "graph", board.graph,
      "For a graph, whose points are the squares of a single row: `rows` is 1, and `columns` is the number of points.");
  visit.field("obstacles", board.obstacles, "The squares that no piece may enter.");
  visit.option("goals", board.goals,
               "By side name: squares on which the side's pieces win, besides its goals by the rules. A side without "
               "any may be missing.",
               BySide{});
  visit.option("closed", board.closed,
               "By side name: squares that are obstacles for that side alone. A side without any may be missing.",
               BySide{});
}

template <>
inline constexpr TypeText kRecord<PositionData>{"Position",
                                                "Where the pieces of both sides stand, and who is to move."};
template <class Visit>
void describe(Visit& visit, PositionData& position) {
  visit.field("toMove", position.to_move, "The name of the side to move.");
  visit.field("pieces", position.pieces, "By side name: the squares of its pieces, in any order.",
              BySide{.both = true});
}

template <>
inline constexpr TypeText kRecord<Step>{"Step", "The move of one piece from one square to another."};
template <class Visit>
void describe(Visit& visit, Step& step) {
  visit.field("from", step.from, "Where it begins.");
  visit.field("to", step.to, "Where it ends.");
}

template <>
inline constexpr TypeText kRecord<MoveData>{
    "Move", "One ply: a piece moves from `from` to `to`; both are null if the side passes."};
template <class Visit>
void describe(Visit& visit, MoveData& move) {
  visit.field("from", move.from, "Where it begins; null for a pass.");
  visit.field("to", move.to, "Where it ends; null for a pass.");
  visit.option("others", move.others,
               "The steps of the other pieces, if all of a side move each turn and more than one did.");
}

template <>
inline constexpr TypeText kRecord<ArrowData>{"CommentArrow", "An arrow that a comment draws."};
template <class Visit>
void describe(Visit& visit, ArrowData& arrow) {
  visit.field("from", arrow.from, "Where it begins.");
  visit.field("to", arrow.to, "Where it points.");
  visit.option("isHint", arrow.is_hint, "Whether it has the colour of hints.");
}

template <>
inline constexpr TypeText kRecord<MarkData>{"CommentMark", "A mark that a comment draws on a square."};
template <class Visit>
void describe(Visit& visit, MarkData& mark) {
  visit.field("square", mark.square, "The square.");
  visit.field("shape", mark.shape, "A ring, a dot or a cross.");
}

template <>
inline constexpr TypeText kRecord<CommentData>{"Comment", "A comment on a position, with its drawings."};
template <class Visit>
void describe(Visit& visit, CommentData& comment) {
  visit.field("text", comment.text, "The comment.");
  visit.option("arrows", comment.arrows, "The arrows drawn there.");
  visit.option("marks", comment.marks, "The marks drawn there.");
}

template <>
inline constexpr TypeText kRecord<LineData>{"AnnotatedLine", "Moves with comments and variations."};
template <class Visit>
void describe(Visit& visit, LineData& line) {
  visit.option("comment", line.comment, "On the position before the first move.");
  visit.field("moves", line.moves, "The moves, in order.");
}

template <>
inline constexpr TypeText kRecord<AnnotatedMoveData>{"AnnotatedMove", "A move of an annotated line."};
template <class Visit>
void describe(Visit& visit, AnnotatedMoveData& data) {
  visit.field("move", data.move, "The move.");
  visit.option("position", data.position,
               "The position after it; `readAnnotated` gives it, `writeAnnotated` does without.");
  visit.option("comment", data.comment, "On the position after it.");
  visit.option("variations", data.variations, "Other lines from the position before it.");
}

template <>
inline constexpr TypeText kRecord<GameData>{"Game", "Rules and a board: everything on which a table depends."};
template <class Visit>
void describe(Visit& visit, GameData& game) {
  visit.field("rules", game.rules, "The rules.");
  visit.field("board", game.board, "The board.");
}

template <>
inline constexpr TypeText kRecord<BoardFile>{
    "BoardFile",
    "A board with a position on it, and the rules, unless they are known otherwise. What is asked about all positions "
    "of a board needs none. The output of solve --json is such an object: its answer is skipped."};
template <class Visit>
void describe(Visit& visit, BoardFile& file) {
  visit.option("rules", file.rules, "The rules, unless they are known otherwise.");
  visit.option("game", file.game, "The id of the library's game with these rules, if the object has none.", IsGameId{});
  visit.field("board", file.board, "The board.");
  visit.option("position", file.position, "The position on it.");
  for (const char* name : {"number", "answer", "outcome", "distance", "winner", "moves", "line", "positions", "longest",
                           "signature", "hunt"}) {
    visit.skipped(name, "A part of the output of solve --json about the position; it is skipped.");
  }
  visit.skipped("$schema", "The address of this schema, for editors.");
}

/// The records that go in and have a type in the package: all but those of files.
using InputRecords =
    Records<SquareData, SideRules, Rules, Winner, GraphEdge, Place, GraphData, BoardData, GameData, PositionData, Step,
            MoveData, ArrowData, MarkData, CommentData, LineData, AnnotatedMoveData>;

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
