/// Rules are data: what the two sides of a game have, how they move, and what ends the game.
///
/// Every game here is played on a board, a rectangle or a graph, by two sides that move in turn. A value of `Rules`
/// says all that tells one game from another, so that no code behind it has to ask which game it has:
///
///     Rules cops;                                        // two cops and a robber
///     cops.id = "cops-and-robber";
///     cops.side(Side::one) = {.name = "cop", .pieces = 2, .directions = kOrthogonal, .may_pass = true,
///                             .moves_all = true, .may_share = true};
///     cops.side(Side::two) = {.name = "robber", .pieces = 1, .directions = kOrthogonal, .may_pass = true};
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>

namespace catchmate {

enum class Side : std::uint8_t { one, two };

constexpr Side opponent(Side side) noexcept { return side == Side::one ? Side::two : Side::one; }

/// The kinds of boards.
enum class Ground : std::uint8_t {
  rectangle,  ///< pieces step in directions
  graph,      ///< pieces step along the ways between points
};

/// A step from one square of a rectangle to a neighbouring one; up leads to row 1.
enum class Direction : std::uint8_t { up, right, down, left, up_right, down_right, down_left, up_left };
inline constexpr int kDirections = 8;

/// A border of a rectangle: its first or last row, its first or last column.
enum class Edge : std::uint8_t { top, right, bottom, left };

/// A set of enumerators, one bit each.
template <class Enum>
class EnumSet {
 public:
  constexpr EnumSet() noexcept = default;
  constexpr EnumSet(std::initializer_list<Enum> members) noexcept {
    for (const Enum member : members) bits_ |= bit(member);
  }
  /// The set whose bits are given; bit k stands for the enumerator of value k.
  static constexpr EnumSet from_bits(std::uint32_t bits) noexcept {
    EnumSet set;
    set.bits_ = bits;
    return set;
  }

  [[nodiscard]] constexpr bool contains(Enum member) const noexcept { return (bits_ & bit(member)) != 0; }
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  [[nodiscard]] constexpr std::uint32_t bits() const noexcept { return bits_; }
  friend constexpr bool operator==(EnumSet, EnumSet) noexcept = default;

 private:
  static constexpr std::uint32_t bit(Enum member) noexcept { return 1U << static_cast<unsigned>(member); }

  std::uint32_t bits_ = 0;
};

inline constexpr EnumSet<Direction> kOrthogonal{Direction::up, Direction::right, Direction::down, Direction::left};

/// The meaning of pieces of both sides on one square.
enum class Capture : std::uint8_t {
  wins,           ///< the side that moved there wins at once
  forbidden,      ///< the square is taken, the move is not legal
  side_one_wins,  ///< side one wins at once, whoever moved there
  side_two_wins,  ///< side two does
};

/// What a move of more than one square passes over.
enum class Leap : std::uint8_t {
  nothing,     ///< it ends at the first piece or obstacle
  pieces,      ///< pieces of either side, but no obstacle
  everything,  ///< pieces and obstacles
};

/// The outcome of play that never ends.
enum class Endless : std::uint8_t { draws, side_one_wins, side_two_wins };

/// The fate of a side to move that has no legal move.
enum class NoMove : std::uint8_t {
  loses,   ///< the side to move loses
  draws,   ///< the game ends in a draw
  passes,  ///< the turn goes to the opponent
};

/// The most pieces that one side may have.
inline constexpr int kMaxPieces = 6;

/// The most characters of an id or a name: lower-case letters and digits, a letter first, in words joined by hyphens.
inline constexpr std::size_t kMaxNameLength = 32;

/// One side of a game.
struct SideRules {
  std::string name = {};  ///< lower-case English, different from the other side's
  /// How many, 1 to `kMaxPieces`; they are interchangeable. Or 0: the side moves the other one's only piece, the token.
  int pieces = 1;
  EnumSet<Direction> directions = {};  ///< the directions in which each of them moves; on a graph it follows the ways
  int reach = 1;                       ///< the longest move, in squares, at least 1; on a graph 1
  Leap leaps = Leap::nothing;          ///< what a longer move passes over
  EnumSet<Edge> goals = {};            ///< the side wins when one of its pieces stands on such a border; of a rectangle
  bool may_pass = false;               ///< whether the side may give up its turn
  /// Whether every piece moves in a turn, or may stay where the side may pass. All go at once: they may change places.
  bool moves_all = false;
  bool may_share = false;  ///< whether two of the side's pieces may stand on one square

  /// Whether a turn is a step of each of several pieces.
  [[nodiscard]] constexpr bool moves_together() const noexcept { return moves_all && pieces > 1; }

  friend bool operator==(const SideRules&, const SideRules&) = default;
};

/// A game, but for its board.
struct Rules {
  std::string id = {};  ///< lower-case words joined by hyphens
  std::array<SideRules, 2> sides = {};
  Side starts = Side::one;  ///< who makes the first move
  Capture capture = Capture::wins;
  NoMove no_move = NoMove::loses;
  Endless endless = Endless::draws;

  [[nodiscard]] const SideRules& side(Side which) const noexcept { return sides[static_cast<std::size_t>(which)]; }
  [[nodiscard]] SideRules& side(Side which) noexcept { return sides[static_cast<std::size_t>(which)]; }
  friend bool operator==(const Rules&, const Rules&) = default;
};

/// The side whose piece both sides move, the token; nothing where each has pieces of its own.
[[nodiscard]] inline std::optional<Side> token_side(const Rules& rules) noexcept {
  if (rules.side(Side::one).pieces == 0) return Side::two;
  return rules.side(Side::two).pieces == 0 ? std::optional(Side::one) : std::nullopt;
}

/// The side that wins where pieces of both sides stand on one square, if that does not depend on who moved.
[[nodiscard]] constexpr std::optional<Side> winner_of(Capture capture) noexcept {
  if (capture == Capture::side_one_wins) return Side::one;
  return capture == Capture::side_two_wins ? std::optional(Side::two) : std::nullopt;
}

/// The side that wins where play never ends; nothing where that is a draw.
[[nodiscard]] constexpr std::optional<Side> winner_of(Endless endless) noexcept {
  if (endless == Endless::side_one_wins) return Side::one;
  return endless == Endless::side_two_wins ? std::optional(Side::two) : std::nullopt;
}

/// Whether a side can lose by its own move: it meets a piece of the side that wins wherever they meet, or brings the
/// token to the other side's goal. A loss may then take an odd number of plies, and a win an even one.
[[nodiscard]] inline bool may_lose_by_moving(const Rules& rules) noexcept {
  return winner_of(rules.capture).has_value() || token_side(rules).has_value();
}

/// Why rules are not those of a game.
struct RulesFault {
  enum class Code : std::uint8_t {
    id,           ///< `id` is not lower-case words joined by hyphens
    name,         ///< a side's `name` is not such a word
    same_names,   ///< both sides have one name
    pieces,       ///< a side has more than `kMaxPieces` pieces, or none and the other one not a single one
    reach,        ///< a side's longest move has less than one square
    turn_reach,   ///< a side's moves may be longer than one step where all of its pieces move in a turn
    directions,   ///< a side has directions that do not exist, or on a rectangle neither a direction nor a pass
    no_move,      ///< who has no move draws, though no other game is a draw: endless play is won
    graph_reach,  ///< a side's moves may be longer than one step on a graph
    graph_goals,  ///< a side's goals are borders, which a graph has not
  };

  Code code = Code::id;
  Side side = Side::one;  ///< whose field it is; of the id and of `no_move`, nobody's

  friend bool operator==(const RulesFault&, const RulesFault&) noexcept = default;
};

/// The first fault of some rules; nothing when they are a game's on boards of that kind.
[[nodiscard]] std::optional<RulesFault> validate(const Rules& rules, Ground ground);

/// The field that a fault is in, as JavaScript names it: "sides[1].pieces".
[[nodiscard]] std::string field_of(const RulesFault& fault);

/// The fault as an English sentence that names the field: "sides[1].pieces is 9, expected 1 to 6".
[[nodiscard]] std::string message(const Rules& rules, const RulesFault& fault);

}  // namespace catchmate
