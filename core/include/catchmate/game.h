/// A game: rules on a board. It judges one position without looking ahead: validity, endings and legal moves.
///
///     const Game game(crossing_pawn(), Board(3, 3));
///     const Position start{.pieces = {PieceSet{Square{0}, Square{2}}, PieceSet{Square{7}}}, .to_move = Side::one};
///     game.moves(start).size();   // 4: each of the two red pieces may go sideways or down
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catchmate/board.h"
#include "catchmate/position.h"
#include "catchmate/rules.h"
#include "catchmate/visitor.h"
#include "catchmate/words.h"

namespace catchmate {

/// The outcome of a position for the side to move.
enum class Outcome : std::uint8_t { win, draw, loss };
template <>
inline constexpr WordList<3> kWords<Outcome>{"win", "draw", "loss"};
template <>
inline constexpr TypeText kWordsText<Outcome>{"Outcome", "The outcome of a game for one side."};

constexpr Outcome reverse(Outcome outcome) noexcept {
  if (outcome == Outcome::draw) return outcome;
  return outcome == Outcome::win ? Outcome::loss : Outcome::win;
}

/// The way in which a game has ended.
struct Ending {
  /// Listed in the order in which they are checked.
  enum class How : std::uint8_t {
    goal,     ///< a piece of the winner's, or the token, stands on a goal of the winner's
    meeting,  ///< pieces of both sides stand on one square
    no_move,  ///< the side to move has no legal move
  };

  How how = How::no_move;
  std::optional<Edge> edge = {};  ///< the goal's border; nothing if the goal is a marked square

  friend bool operator==(const Ending&, const Ending&) noexcept = default;
};
template <>
inline constexpr WordList<3> kWords<Ending::How>{"goal", "meeting", "no-move"};

/// Why a position is not valid in a game.
struct PositionFault {
  enum class Code : std::uint8_t {
    piece_count,    ///< a side has `found` pieces, expected `expected`
    off_board,      ///< a piece stands outside the board
    on_obstacle,    ///< a piece stands on an obstacle
    on_closed,      ///< a piece stands on a square that is closed to its side
    same_square,    ///< two pieces of one side stand on one square, but must not share it
    shared_square,  ///< pieces of both sides stand on one square
  };

  Code code = Code::piece_count;
  Side side = Side::one;  ///< of the piece or pieces
  std::uint32_t found = 0;
  std::uint32_t expected = 0;

  friend bool operator==(const PositionFault&, const PositionFault&) noexcept = default;
};
template <>
inline constexpr WordList<6> kWords<PositionFault::Code>{"piece-count", "off-board",   "on-obstacle",
                                                         "on-closed",   "same-square", "shared-square"};
template <>
inline constexpr TypeText kWordsText<PositionFault::Code>{
    "InvalidPositionCode",
    "Why a position is not valid: a side has too few or too many pieces, or a piece stands off the board, on an "
    "obstacle, on a square closed to its side, on another piece of its side, or on an opponent's piece."};

/// The fault as an English sentence: "red has 1 piece on the board, expected 2".
[[nodiscard]] std::string message(const Rules& rules, const PositionFault& fault,
                                  Language language = Language::english);

/// The moves of a side's pieces on a board. On a rectangle a way is a direction, with one number everywhere, and longer
/// moves repeat it; on a graph it is an edge.
struct Movement {
  std::shared_ptr<const Ways> all;  ///< of one step; an end is `kNoSquare` where there is none
  int reach = 1;                    ///< the longest move within the board, in steps
  bool over_pieces = false;         ///< whether a move of several steps may pass over pieces
  bool over_obstacles = false;      ///< the same for obstacles and squares closed to the side

  [[nodiscard]] std::size_t ways(Square from) const noexcept {
    return all->first[from.index + 1] - all->first[from.index];
  }
  [[nodiscard]] Square step(Square from, std::size_t way) const noexcept {
    return all->ends[all->first[from.index] + way];
  }
  /// Whether pieces may block a move.
  [[nodiscard]] bool slides() const noexcept { return reach > 1 && !over_pieces; }

  /// Calls `visit(to, length)` for every square open to the side along a way, up to the first one that the piece may
  /// not pass: an obstacle, or a square with a piece, `taken(square)`.
  template <class Taken, class Visit>
  void along(const Board& board, Side side, Square from, std::size_t way, const Taken& taken,
             const Visit& visit) const {
    Square to = from;
    for (int length = 1; length <= reach; ++length) {
      to = step(to, way);
      if (to == kNoSquare) return;
      const bool open = board.open(side, to);
      if (open) visit(to, length);
      if (open ? !over_pieces && taken(to) : !over_obstacles) return;
    }
  }
};

/// The movement of a side; `backwards` reverses the ways, from their ends to their beginnings. A rectangle's ways are
/// in the order of the directions, a graph's in the order of their ends.
[[nodiscard]] Movement movement_of(const Rules& rules, const Board& board, Side side, bool backwards = false);

/// Whether every step in these directions has a step back.
[[nodiscard]] bool leads_both_ways(EnumSet<Direction> directions) noexcept;

class Game {
 public:
  /// `rules` must be valid: `validate(rules, board.ground())` returns nothing.
  Game(Rules rules, Board board);

  [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] const Board& board() const noexcept { return board_; }
  /// The moves of a side's pieces; copies of the game share the ways.
  [[nodiscard]] const Movement& movement(Side side) const noexcept { return movements_[side]; }

  /// Whether a piece of a side may stand on a square: one that is neither an obstacle nor closed to the side. The token
  /// may stand wherever either side can move it.
  [[nodiscard]] bool may_stand(Side side, Square square) const noexcept {
    return token_side(rules_) ? !board_.obstacle(square) : board_.open(side, square);
  }

  /// The first fault of a position; nothing if it is valid. A valid position has each side's number of pieces on
  /// squares where they may stand; pieces share a square only if the rules allow it.
  [[nodiscard]] std::optional<PositionFault> validate(const Position& position) const;

  /// The outcome for the side to move of a game that has ended; nothing when it goes on. In this order: a piece stands
  /// on a goal of its side's; pieces of both sides share a square, and the side that moved last wins, or the one that
  /// the rules name; the side to move has no legal move.
  [[nodiscard]] std::optional<Outcome> ending(const Position& position) const;

  /// The outcome if the game has ended by a goal or a capture, the endings that need no move generation.
  [[nodiscard]] std::optional<Outcome> ending_by_position(const Position& position) const noexcept;

  /// The way in which the game has ended; nothing when it goes on.
  [[nodiscard]] std::optional<Ending> how_ended(const Position& position) const;

  /// Calls `visit(move)` for every legal move of a position in which the game goes on, piece by piece in ascending
  /// order of squares, way by way, short before long, a pass last. Where all pieces move in a turn, the last one's way
  /// changes first, and staying comes last. Two turns may lead to one position: pieces differ by where they begin.
  void for_each_move(const Position& position, Visitor<const Move&> visit) const;

  /// The legal moves in that order; none when the game is over.
  [[nodiscard]] std::vector<Move> moves(const Position& position) const;

 private:
  [[nodiscard]] bool on_goal(const Position& position, Side side) const noexcept;
  // Whether a piece of the side to move may go to a square, if none of its own stands there.
  [[nodiscard]] bool may_land(const Position& position, Square to) const noexcept;
  // Calls `visit(to)` for every square to which a piece of the side to move may go, if none of its own stands there.
  void for_each_end(const Position& position, Square from, Visitor<Square> visit) const;
  // The moves of a side whose pieces all move in a turn.
  void for_each_turn(const Position& position, Visitor<const Move&> visit) const;

  Rules rules_;
  Board board_;
  PerSide<Movement> movements_;
};

}  // namespace catchmate
