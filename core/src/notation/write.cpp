#include <algorithm>
#include <span>
#include <string>

#include "../rules/wording.h"
#include "catchmate/games.h"
#include "catchmate/notation.h"
#include "letters.h"

namespace catchmate {

namespace {

bool share_a_square(const Position& position) noexcept {
  const PieceSet& twos = position.of(Side::two);
  return std::any_of(twos.begin(), twos.end(), [&](Square square) { return position.of(Side::one).contains(square); });
}

// Whether a board has one mark, a goal of both sides, with no piece on it.
bool is_letter_grid(const Board& board, const Position& position) noexcept {
  std::uint32_t goals = 0;
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const Square square{index};
    const bool one = board.marked(Mark::goal, Side::one, square);
    if (board.marked(Mark::closed, Side::one, square) || board.marked(Mark::closed, Side::two, square)) return false;
    if (one != board.marked(Mark::goal, Side::two, square)) return false;
    if (!one) continue;
    ++goals;
    if (board.obstacle(square)) return false;
    if (position.of(Side::one).contains(square) || position.of(Side::two).contains(square)) return false;
  }
  return goals == 1;
}

std::string write_letter_grid(const Game& game, const Position& position) {
  const Board& board = game.board();
  std::string text = "[";
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const Square square{index};
    if (index % board.columns() == 0) text += index == 0 ? "\"" : ",\"";
    char letter = board.obstacle(square) ? kObstacle : board.marked(Mark::goal, Side::one, square) ? kFood : kFree;
    for (const Side side : kSides) {
      if (position.of(side).contains(square)) letter = grid_letter_of(game.rules(), side);
    }
    text += letter;
    if ((index + 1) % board.columns() == 0) text += '"';
  }
  text += "]\n";
  for (const Side side : {Side::two, Side::one}) text += std::to_string(game.rules().side(side).reach) + "\n";
  return text;
}

std::string write_coordinates(const Board& board, const Position& position) {
  std::string text = std::to_string(board.rows());
  for (const PieceSet& pieces : position.pieces) {
    for (const Square square : pieces) {
      text.append(" ").append(std::to_string(board.row(square)));
      text.append(" ").append(std::to_string(board.column(square)));
    }
  }
  return text + "\n";
}

// Whether neighbour lists can express a graph and position, with hole and pieces where the format has them.
bool is_in_neighbour_lists(const Board& board, const Position& position) {
  if (!board.is_graph() || !board.has_same_ways() || !board.places().empty() || board.free_squares() != board.squares())
    return false;
  if (board.squares() < 3 || position.of(Side::one)[0] != Square{1} || position.of(Side::two)[0] != Square{2}) {
    return false;
  }
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const Square point{index};
    const bool is_hole = index == 0;
    const std::span<const Square> ways = board.ways(Side::one, point);
    const bool has_marks = board.marked(Mark::goal, Side::two, point) || board.marked(Mark::closed, Side::one, point) ||
                           board.marked(Mark::goal, Side::one, point) != is_hole ||
                           board.marked(Mark::closed, Side::two, point) != is_hole;
    if (has_marks || board.name(point) != std::to_string(index)) return false;
    const auto is_edge = [&](Square to) { return to != point && board.has_way(Side::one, to, point); };
    if (!std::all_of(ways.begin(), ways.end(), is_edge)) return false;
  }
  return true;
}

// The only goal, if it is a goal of both sides; nothing without goals; `kNoSquare` otherwise.
std::optional<Square> only_goal(const Board& board) {
  std::optional<Square> goal;
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const bool one = board.marked(Mark::goal, Side::one, Square{index});
    if (one != board.marked(Mark::goal, Side::two, Square{index}) || (one && goal)) return kNoSquare;
    if (one) goal = Square{index};
  }
  return goal;
}

bool has_closed_squares(const Board& board) {
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    for (const Side side : kSides) {
      if (!board.open(side, Square{index})) return true;
    }
  }
  return false;
}

bool is_in_edge_list(const Board& board) {
  return board.is_graph() && board.has_same_ways() && board.names().empty() && board.places().empty() &&
         !has_closed_squares(board) && only_goal(board) != kNoSquare;
}

std::string write_edge_list(const Board& board, const Position& position) {
  std::string text = std::to_string(board.squares()) + " " + std::to_string(board.all_ways(Side::one)) + " 1\n";
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    for (const Square to : board.ways(Side::one, Square{index})) {
      text.append(board.name(Square{index})).append(" ").append(board.name(to)).append("\n");
    }
  }
  const auto goal = only_goal(board);
  return text + board.name(position.moved_by(Side::one)[0]) + " " + (goal ? board.name(*goal) : "0") + "\n";
}

// Whether the contest's format can express a position.
bool is_in_format(const Contest& contest, const Game& game, const Position& position) {
  const Board& board = game.board();
  if (position.to_move != game.rules().starts || share_a_square(position)) return false;
  if (contest.input == Contest::Input::edge_list) return is_in_edge_list(board);
  if (contest.input == Contest::Input::neighbour_lists) return is_in_neighbour_lists(board, position);
  if (board.is_graph() || board.rows() < contest.fewest_rows || board.columns() < contest.fewest_columns) return false;
  if (contest.input == Contest::Input::letter_grids) return is_letter_grid(board, position);
  if (board.has_marks()) return false;
  return contest.input != Contest::Input::coordinates ||
         (board.rows() == board.columns() && board.free_squares() == board.squares());
}

std::string write_neighbour_lists(const Board& board) {
  std::string text;
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    text += index == 0 ? "[[" : ",[";
    std::string_view comma;
    for (const Square to : board.ways(Side::one, Square{index})) {
      text.append(comma).append(std::to_string(to.index));
      comma = ",";
    }
    text += "]";
  }
  return text + "]\n";
}

std::string draw_rows(const Board& board, const Position& position, std::string_view indent) {
  std::string drawing;
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const Square square{index};
    const bool one = position.of(Side::one).contains(square);
    const bool two = position.of(Side::two).contains(square);
    if (index % board.columns() == 0) drawing += indent;
    drawing += one && two ? kBothSides : one ? kSideOne : two ? kSideTwo : board.obstacle(square) ? kObstacle : kFree;
    if ((index + 1) % board.columns() == 0) drawing += '\n';
  }
  return drawing;
}

// A line of keywords and a list; empty if the list is.
std::string write_part(std::string_view indent, std::string_view words, const std::string& list) {
  return list.empty() ? std::string() : std::string(indent).append(words).append(list) + "\n";
}

template <class Is>
std::string names_of(const Board& board, Is is) {
  std::string names;
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    if (is(Square{index})) names.append(" ").append(board.name(Square{index}));
  }
  return names;
}

std::string write_marks(const Game& game, std::string_view indent) {
  std::string text;
  for (const Mark mark : kMarks) {
    for (const Side side : kSides) {
      const std::string words = std::string(word_of(mark)) + " " + game.rules().side(side).name;
      const auto is_marked = [&](Square square) { return game.board().marked(mark, side, square); };
      text += write_part(indent, words, names_of(game.board(), is_marked));
    }
  }
  return text;
}

// The edges of both sides, or of one alone.
std::string write_edges(const Board& board, std::optional<Side> side) {
  std::string text;
  for (const GraphEdge& edge : board.edges()) {
    if (edge.side != side) continue;
    text.append(" ").append(board.name(edge.from)).append(edge.one_way ? ">" : "-").append(board.name(edge.to));
  }
  return text;
}

std::string draw_graph(const Game& game, std::string_view indent) {
  const Board& board = game.board();
  std::string names;
  for (const std::string& name : board.names()) names.append(" ").append(name);
  std::string places;
  for (const Place drawn : board.places()) {
    places.append(" ").append(std::to_string(drawn.x)).append(",").append(std::to_string(drawn.y));
  }
  std::string text = write_part(indent, kNames, names) + write_part(indent, kPlaces, places) +
                     write_part(indent, kEdges, write_edges(board, std::nullopt));
  for (const Side side : kSides) {
    text += write_part(indent, std::string(kWays) + " " + game.rules().side(side).name, write_edges(board, side));
  }
  return text + write_part(indent, kObstacles, names_of(board, [&](Square square) { return board.obstacle(square); })) +
         write_marks(game, indent);
}

std::string draw_pieces(const Game& game, const Position& position, std::string_view indent) {
  std::string text;
  for (const Side side : kSides) {
    std::string names;
    for (const Square square : position.of(side)) names.append(" ").append(game.board().name(square));
    text += write_part(indent, std::string(kPieces) + " " + game.rules().side(side).name, names);
  }
  return text;
}

// The lines of "more" for squares with several pieces of a side.
std::string draw_further(const Game& game, const Position& position, std::string_view indent) {
  std::string text;
  for (const Side side : kSides) {
    const PieceSet& pieces = position.of(side);
    std::string names;
    for (std::size_t piece = 1; piece < pieces.size(); ++piece) {
      if (pieces[piece] == pieces[piece - 1]) names.append(" ").append(game.board().name(pieces[piece]));
    }
    text += write_part(indent, std::string(kMore) + " " + game.rules().side(side).name, names);
  }
  return text;
}

}  // namespace

std::string draw_position(const Game& game, const Position& position, std::string_view indent) {
  if (game.board().is_graph()) return draw_pieces(game, position, indent);
  return draw_further(game, position, indent) + draw_rows(game.board(), position, indent);
}

std::string draw_board(const Game& game, const Position& position, std::string_view indent) {
  const std::string board = game.board().is_graph() ? draw_graph(game, indent) : write_marks(game, indent);
  return board + draw_position(game, position, indent);
}

bool fits_contest(const Game& game, const Position& position) {
  return is_in_format(contest_of(game.rules()), game, position);
}

namespace {

// The first line of drawings that are numbered, or several.
std::string write_count(std::size_t boards) { return "0 " + std::to_string(boards) + "\n"; }

}  // namespace

std::string write_problem(const Game& game, const Position& position) {
  const Board& board = game.board();
  const Rules& rules = game.rules();
  const Contest contest = contest_of(rules);
  const bool in_format = is_in_format(contest, game, position);
  if (in_format && contest.input == Contest::Input::coordinates) return write_coordinates(board, position);
  if (in_format && contest.input == Contest::Input::letter_grids) return write_letter_grid(game, position);
  if (in_format && contest.input == Contest::Input::edge_list) return write_edge_list(board, position);
  if (in_format && contest.input == Contest::Input::neighbour_lists) return write_neighbour_lists(board);
  std::string text = in_format && contest.input == Contest::Input::numbered_drawings ? write_count(1) : "";
  text += board.is_graph() ? std::string(kGraph) : std::to_string(board.rows());
  text += " " + std::to_string(board.columns());
  const std::string drawing = draw_board(game, position);
  const bool names_squares = board.has_marks() || drawing.starts_with(kMore);
  if (position.to_move != rules.starts || names_squares) text += " " + rules.side(position.to_move).name;
  return text + "\n" + drawing;
}

std::optional<std::string> write_problems(const std::vector<Problem>& problems) {
  if (problems.size() == 1) return write_problem(problems.front().game, problems.front().position);
  std::string text;
  for (const auto& [game, position, board, line] : problems) {
    const auto input = contest_of(game.rules()).input;
    const bool fits = fits_contest(game, position);
    const bool is_list = input == Contest::Input::letter_grids || input == Contest::Input::neighbour_lists;
    const bool is_drawing = input == Contest::Input::drawings || input == Contest::Input::numbered_drawings;
    if (is_list ? !fits : !is_drawing || game.board().is_graph()) return std::nullopt;
    if (is_drawing && text.empty()) text = write_count(problems.size());
    const std::string one = write_problem(game, position);
    const bool is_counted = input == Contest::Input::numbered_drawings && fits;
    text += is_counted ? one.substr(write_count(1).size()) : one;
  }
  return text;
}

std::string write_answer(const Rules& rules, Side to_move, Value value) {
  const Contest contest = contest_of(rules);
  const Side winner = value.outcome == Outcome::win ? to_move : opponent(to_move);
  if (contest.answer == Contest::Answer::truth) {
    const bool wins = value.outcome != Outcome::draw && winner == Side::one;
    return wins && value.distance <= contest.most_plies ? "true" : "false";
  }
  if (value.outcome == Outcome::draw) return contest.draw;
  const std::string& word = contest.winners[winner];
  return value.endless() || contest.answer == Contest::Answer::outcome ? word
                                                                       : word + " " + std::to_string(value.distance);
}

}  // namespace catchmate
