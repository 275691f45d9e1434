/// The values that cross between the core and JavaScript: lists, absent values, counts, plain data and results.
#pragma once

#include <catchmate/code.h>
#include <catchmate/difference.h>
#include <catchmate/notation.h>
#include <catchmate/solver.h>
#include <emscripten/heap.h>
#include <emscripten/val.h>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace catchmate::crossing {

using emscripten::val;

// ---- Lists, absent values and counts

/// A list as a JavaScript array: numbers are copied at once, anything else one by one.
template <class Member>
val to_array(const std::vector<Member>& members) {
  if constexpr (std::is_arithmetic_v<Member>) {
    return val::global("Array").call<val>("from", val(emscripten::typed_memory_view(members.size(), members.data())));
  } else {
    return val::array(members.begin(), members.end());
  }
}

/// The first members of a JavaScript array, `most` of them at the most, as a list.
template <class Member>
std::vector<Member> from_array(const val& array, double most) {
  const val members = array["length"].as<double>() > most ? array.call<val>("slice", 0, most) : array;
  if constexpr (std::is_arithmetic_v<Member>) {
    return emscripten::convertJSArrayToNumberVector<Member>(members);
  } else {
    return emscripten::vecFromJSArray<Member>(members);
  }
}

/// A value, or null where it is absent: null stands for that in both directions.
template <class Value>
val to_nullable(const std::optional<Value>& value) {
  return value ? val(*value) : val::null();
}

/// A count of 64 bits as a number, which is exact up to 2^53, and infinite when the count is beyond 64 bits.
inline double to_number(std::uint64_t count) {
  return count == kUncountable ? std::numeric_limits<double>::infinity() : static_cast<double>(count);
}

// The getters of fields that are one of these, and the setter of fields that JavaScript only reads.

template <class Owner, class Field>
Owner owner_of(Field Owner::*);

template <auto kMember>
using OwnerOf = decltype(owner_of(kMember));

template <auto kMember>
val array_of(const OwnerOf<kMember>& owner) {
  return to_array(owner.*kMember);
}

template <auto kMember>
val nullable_of(const OwnerOf<kMember>& owner) {
  return to_nullable(owner.*kMember);
}

template <auto kMember>
double number_of(const OwnerOf<kMember>& owner) {
  return to_number(owner.*kMember);
}

template <auto kMember>
val numbers_of(const OwnerOf<kMember>& owner) {
  std::vector<double> numbers;
  for (const std::uint64_t count : owner.*kMember) numbers.push_back(to_number(count));
  return to_array(numbers);
}

template <class Owner, class Field>
void read_only(Owner& /*owner*/, Field /*value*/) {}

/// The nine kinds of change, by the outcome before and then by that after, one after the other.
template <class Kind, class ToValue>
val to_nine(const std::array<std::array<Kind, 3>, 3>& kinds, const ToValue& to_value) {
  val nine = val::array();
  for (const auto& row : kinds) {
    for (const Kind& kind : row) nine.call<void>("push", to_value(kind));
  }
  return nine;
}

inline val positions_of_changes(const SideChanges& side) { return to_nine(side.positions, to_number); }
inline val examples_of_changes(const SideChanges& side) { return to_nine(side.examples, to_nullable<ChangedPosition>); }

// ---- The core's values as plain data

/// The points of a graph are numbers, from 0.
struct PlainGraph {
  val edges = val::undefined();   // an array
  val names = val::undefined();   // an array of strings, empty where the points have numbers
  val places = val::undefined();  // an array of places, empty where whoever draws them chooses
};

/// Squares are numbers in row-major order, from 0.
struct PlainBoard {
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
  val graph = val::null();           // null for a rectangle
  val obstacles = val::undefined();  // an array of squares
  val goals = val::undefined();      // an array of squares for each side
  val closed = val::undefined();     // likewise
};

struct PlainPosition {
  val pieces = val::undefined();  // an array of squares for each side
  Side to_move = Side::one;
};

struct PlainCodedGame {
  Rules rules;
  PlainBoard board;
  PlainPosition position;
  val moves = val::undefined();
  val positions = val::undefined();
};

struct PlainProblem {
  val rules = val::null();  // where they are not the reader's
  PlainBoard board;
  PlainPosition position;
  std::uint32_t number = 0;
  std::uint32_t line = 0;
};

struct PlainFault {
  PlainPosition position;
  std::string message;
};

struct PlainFindings {
  double positions = 0;
  val fault = val::null();
  std::string report;
};

struct PositionValue {
  Value value;
  std::optional<Ending> ending = {};
};

struct SquareValue {
  std::uint32_t square = 0;
  Value value;
};

/// The squares of a board that are something, as an array.
template <class Is>
val squares_that(const Board& board, const Is& is) {
  std::vector<std::uint32_t> squares;
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    if (is(Square{index})) squares.push_back(index);
  }
  return to_array(squares);
}

/// The same of what squares are to a side, as an array for each side.
template <class Is>
val squares_by_side(const Board& board, const Is& is) {
  val sides = val::array();
  for (const Side side : {Side::one, Side::two}) {
    sides.call<void>("push", squares_that(board, [&](Square square) { return is(side, square); }));
  }
  return sides;
}

inline PlainGraph graph_of(const Board& board) {
  return {to_array(board.edges()), to_array(board.names()), to_array(board.places())};
}

inline PlainBoard to_plain(const Board& board) {
  return {board.rows(),
          board.columns(),
          board.is_graph() ? val(graph_of(board)) : val::null(),
          squares_that(board, [&](Square square) { return board.obstacle(square); }),
          squares_by_side(board, [&](Side side, Square square) { return board.marked(Mark::goal, side, square); }),
          squares_by_side(board, [&](Side side, Square square) { return board.marked(Mark::closed, side, square); })};
}

/// A graph as JavaScript describes it; edges that are not between two of its points are left out.
inline Board read_graph(std::uint32_t points, const PlainGraph& plain) {
  std::vector<GraphEdge> edges = emscripten::vecFromJSArray<GraphEdge>(plain.edges);
  const auto is_outside = [points](const GraphEdge& edge) {
    return edge.from.index >= points || edge.to.index >= points;
  };
  edges.erase(std::remove_if(edges.begin(), edges.end(), is_outside), edges.end());
  Board board = Board::graph(points, edges);
  board.set_names(from_array<std::string>(plain.names, points));
  board.set_places(from_array<Place>(plain.places, points));
  return board;
}

/// A board as JavaScript describes it; squares outside it are left out.
inline Board read_board(const PlainBoard& plain) {
  Board board =
      plain.graph.isNull() ? Board(plain.rows, plain.columns) : read_graph(plain.columns, plain.graph.as<PlainGraph>());
  const auto for_each_square = [&](const val& squares, const auto& set) {
    for (const std::uint32_t square : from_array<std::uint32_t>(squares, board.squares())) {
      if (square < board.squares()) set(Square{square});
    }
  };
  for_each_square(plain.obstacles, [&](Square square) { board.set_obstacle(square, true); });
  for (const Side side : {Side::one, Side::two}) {
    const auto place = static_cast<std::uint32_t>(side);
    for_each_square(plain.goals[place], [&](Square square) { board.set_mark(Mark::goal, side, square, true); });
    for_each_square(plain.closed[place], [&](Square square) { board.set_mark(Mark::closed, side, square, true); });
  }
  return board;
}

inline PlainPosition to_plain(const Position& position) {
  val pieces = val::array();
  for (const PieceSet& side : position.pieces) {
    std::vector<std::uint32_t> squares;
    for (const Square square : side) squares.push_back(square.index);
    pieces.call<void>("push", to_array(squares));
  }
  return {pieces, position.to_move};
}

inline val to_array(const std::vector<Position>& positions) {
  val plain = val::array();
  for (const Position& position : positions) plain.call<void>("push", to_plain(position));
  return plain;
}

/// The distance of a value; null where there is none: in a draw, and where a side wins because play never ends.
inline val distance_of(const Value& value) {
  return value.outcome == Outcome::draw || value.endless() ? val::null() : val(value.distance);
}

inline val how_ended(const PositionValue& value) { return value.ending ? val(value.ending->how) : val::null(); }
inline val edge_of_goal(const PositionValue& value) {
  return value.ending ? to_nullable(value.ending->edge) : val::null();
}

inline val positions_of_line(const Line& line) { return to_array(line.positions); }

template <auto kMember>
PlainPosition position_of(const OwnerOf<kMember>& owner) {
  return to_plain(owner.*kMember);
}

/// A position as JavaScript describes it, which is read only as far as it has the game's number of pieces.
inline std::variant<Position, PositionFault> read_position(const Game& game, const PlainPosition& plain) {
  Position position{.to_move = plain.to_move};
  for (const Side side : {Side::one, Side::two}) {
    const val squares = plain.pieces[static_cast<std::uint32_t>(side)];
    const auto found = squares["length"].as<std::uint32_t>();
    const auto expected = static_cast<std::uint32_t>(game.rules().side(side).pieces);
    if (found != expected) {
      return PositionFault{PositionFault::Code::piece_count, side, found, expected};
    }
    for (const std::uint32_t square : from_array<std::uint32_t>(squares, expected)) {
      position.of(side).insert(Square{square});
    }
  }
  if (const auto fault = game.validate(position)) return *fault;
  return position;
}

/// Bytes from a number, at the most what the module's memory may grow to.
inline std::uint64_t read_budget(double bytes) {
  const auto most = static_cast<double>(emscripten_get_heap_max());
  return static_cast<std::uint64_t>(std::clamp(bytes, 0.0, most));
}

template <auto kEnd>
std::uint32_t end_of(const OwnerOf<kEnd>& owner) {
  return (owner.*kEnd).index;
}
template <auto kEnd>
void set_end(OwnerOf<kEnd>& owner, std::uint32_t index) {
  owner.*kEnd = Square{index};
}
inline val side_of(const GraphEdge& edge) { return to_nullable(edge.side); }
inline void set_side(GraphEdge& edge, val side) {
  edge.side = side.isNull() ? std::nullopt : std::optional(side.as<Side>());
}

inline val steps_of(const Move& move) {
  val steps = val::array();
  for (const Step& step : move) steps.call<void>("push", step);
  return steps;
}
inline void set_steps(Move& move, val steps) {
  for (const Step& step : from_array<Step>(steps, kMaxPieces)) move.add(step);
}

/// Sets of enumerators as arrays of them.
template <auto kMember, class Enum>
val set_to_array(const SideRules& side) {
  val members = val::array();
  for (int value = 0; value < kDirections; ++value) {
    const auto member = static_cast<Enum>(value);
    if ((side.*kMember).contains(member)) members.call<void>("push", member);
  }
  return members;
}

template <auto kMember, class Enum>
void set_from_array(SideRules& side, val members) {
  std::uint32_t bits = 0;
  for (const Enum member : from_array<Enum>(members, kDirections)) bits |= 1U << static_cast<unsigned>(member);
  side.*kMember = EnumSet<Enum>::from_bits(bits);
}

// ---- Results

template <class Fields>
val named(const char* name, const Fields& fields) {
  val error(fields);
  error.set("name", name);
  return error;
}

inline val to_error(const Rules& rules, const RulesFault& fault) {
  val error = named("InvalidRulesError", fault);
  error.set("field", field_of(fault));
  error.set("message", message(rules, fault));
  return error;
}

inline val to_error(const Rules& rules, const PositionFault& fault) {
  val error = named("InvalidPositionError", fault);
  error.set("message", message(rules, fault));
  return error;
}

inline val to_error(ComparisonFault fault) {
  val error = val::object();
  error.set("name", "ComparisonError");
  error.set("code", fault);
  error.set("message", message(fault));
  return error;
}

inline val to_error(const TableTooLarge& excess) { return named("TableTooLargeError", excess); }

inline val to_error(const CodeError& fault) { return named("CodeError", fault); }

inline val to_error(const InputError& fault) {
  val error = named("InputError", fault);
  error.set("description", describe(fault));
  error.set("message", message(fault));
  return error;
}

inline val unknown_position() {
  val error = val::object();
  error.set("name", "UnknownPositionError");
  return error;
}

inline val result(const val& error, const val& value) {
  val result = val::object();
  result.set("error", error);
  result.set("value", value);
  return result;
}
inline val failed(const val& error) { return result(error, val::null()); }
inline val succeeded(const val& value) { return result(val::null(), value); }

/// The result of a question about a position of a game: `answer` is called with it if it is valid.
template <class Answer>
val about(const Game& game, const PlainPosition& plain, const Answer& answer) {
  const auto position = read_position(game, plain);
  if (const auto* fault = std::get_if<PositionFault>(&position)) return failed(to_error(game.rules(), *fault));
  return answer(std::get<Position>(position));
}

}  // namespace catchmate::crossing
