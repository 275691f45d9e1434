/// Rules as data: the pieces of the two sides, their moves, and the endings of the game.
///
/// Two sides move in turn on a board, a rectangle or a graph. `Rules` holds all differences between games, so that no
/// code needs to know the game:
///
///     Rules cops;                                        // two cops and a robber
///     cops.id = "cops-and-robber";
///     cops.side(Side::one) = {.name = "cop", .pieces = 2, .directions = kOrthogonal, .may_pass = true,
///                             .moves_all = true, .may_share = true};
///     cops.side(Side::two) = {.name = "robber", .pieces = 1, .directions = kOrthogonal, .may_pass = true};
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>

#include "catchmate/text.h"
#include "catchmate/words.h"

namespace catchmate {

enum class Side : std::uint8_t { one, two };

inline constexpr std::array kSides{Side::one, Side::two};

constexpr Side opponent(Side side) noexcept { return side == Side::one ? Side::two : Side::one; }

/// An item for each side, or with each side to move.
template <class Item>
struct PerSide : std::array<Item, 2> {
  using std::array<Item, 2>::operator[];
  [[nodiscard]] constexpr Item& operator[](Side side) noexcept { return (*this)[static_cast<std::size_t>(side)]; }
  [[nodiscard]] constexpr const Item& operator[](Side side) const noexcept {
    return (*this)[static_cast<std::size_t>(side)];
  }
};

/// The kind of a board.
enum class Ground : std::uint8_t {
  rectangle,  ///< pieces step in directions
  graph,      ///< pieces step along the graph's ways
};

/// A step to a neighbouring square of a rectangle; up leads towards row 1.
enum class Direction : std::uint8_t { up, right, down, left, up_right, down_right, down_left, up_left };
template <>
inline constexpr WordList<8> kWords<Direction>{"up",       "right",      "down",      "left",
                                               "up-right", "down-right", "down-left", "up-left"};
template <>
inline constexpr TypeText kWordsText<Direction>{"Direction", "A direction of moves; up leads to row 1."};
inline constexpr int kDirections = 8;

/// A border of a rectangle: its first or last row, its first or last column.
enum class Edge : std::uint8_t { top, right, bottom, left };
template <>
inline constexpr WordList<4> kWords<Edge>{"top", "right", "bottom", "left"};
template <>
inline constexpr TypeText kWordsText<Edge>{"Edge",
                                           "A border of a rectangle: its first or last row, its first or last column."};

/// A set of enumerators, one bit each.
template <class Enum>
class EnumSet {
 public:
  constexpr EnumSet() noexcept = default;
  constexpr EnumSet(std::initializer_list<Enum> members) noexcept {
    for (const Enum member : members) bits_ |= bit(member);
  }
  /// The set in which bit k stands for the enumerator of value k.
  static constexpr EnumSet from_bits(std::uint32_t bits) noexcept {
    EnumSet set;
    set.bits_ = bits;
    return set;
  }

  constexpr void insert(Enum member) noexcept { bits_ |= bit(member); }
  [[nodiscard]] constexpr bool contains(Enum member) const noexcept { return (bits_ & bit(member)) != 0; }
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  [[nodiscard]] constexpr std::uint32_t bits() const noexcept { return bits_; }
  friend constexpr bool operator==(EnumSet, EnumSet) noexcept = default;

 private:
  static constexpr std::uint32_t bit(Enum member) noexcept { return 1U << static_cast<unsigned>(member); }

  std::uint32_t bits_ = 0;
};

inline constexpr EnumSet<Direction> kOrthogonal{Direction::up, Direction::right, Direction::down, Direction::left};

/// The effect of opposing pieces' meeting.
enum class Capture : std::uint8_t {
  wins,           ///< the side that moved there wins at once
  forbidden,      ///< the move is not legal
  side_one_wins,  ///< side one wins at once, whoever moved there
  side_two_wins,  ///< likewise for side two
};
template <>
inline constexpr WordList<2> kWords<Capture>{"wins", "forbidden"};

/// The obstructions that a move of more than one square may pass over.
enum class Leap : std::uint8_t {
  nothing,     ///< empty squares only: it ends before an obstacle and on or before a piece
  pieces,      ///< pieces of either side, but no obstacle
  everything,  ///< pieces and obstacles
};
template <>
inline constexpr WordList<3> kWords<Leap>{"nothing", "pieces", "everything"};

/// The outcome of endless play.
enum class Endless : std::uint8_t { draws, side_one_wins, side_two_wins };
template <>
inline constexpr WordList<1> kWords<Endless>{"draws"};

/// The fate of a side without a legal move.
enum class NoMove : std::uint8_t {
  loses,   ///< the side to move loses
  draws,   ///< the game ends in a draw
  passes,  ///< the turn goes to the opponent
};
template <>
inline constexpr WordList<3> kWords<NoMove>{"loses", "draws", "passes"};

/// A range of whole numbers, both ends included.
struct Limits {
  std::int64_t low = 0;
  std::int64_t high = 0;

  [[nodiscard]] constexpr bool contain(std::int64_t number) const noexcept { return number >= low && number <= high; }
};

/// The limits as text: "a whole number from 0 to 6".
[[nodiscard]] std::string to_text(Limits limits, Language language = Language::english);

/// The largest number of pieces of one side.
inline constexpr int kMaxPieces = 6;
inline constexpr Limits kPieceLimits{0, kMaxPieces};

/// The longest move that rules may allow, in squares.
inline constexpr Limits kReachLimits{1, 0x7FFF'FFFF};

/// The longest id or name, in characters: words of lower-case letters and digits, joined by hyphens, a letter first.
inline constexpr std::size_t kMaxNameLength = 32;

/// One side of a game.
struct SideRules {
  std::string name = {};  ///< an English word as `kMaxNameLength` describes, different from the other side's
  /// 1 to `kMaxPieces` interchangeable pieces; or 0: the side moves the other one's only piece, the token.
  int pieces = 1;
  EnumSet<Direction> directions = {};  ///< of each step; ignored on a graph, whose ways the pieces follow
  int reach = 1;                       ///< the longest move, in squares, see `kReachLimits`; 1 on a graph
  Leap leaps = Leap::nothing;          ///< the obstructions that a move of several squares may pass over
  EnumSet<Edge> goals = {};            ///< borders on which a piece of the side wins; none on a graph
  bool may_pass = false;               ///< whether the side may give up its turn
  /// Whether all pieces move each turn, at once, so that they may swap squares. With `may_pass`, any may stay.
  bool moves_all = false;
  bool may_share = false;  ///< whether two of the side's pieces may stand on one square

  /// Whether one turn moves several pieces.
  [[nodiscard]] constexpr bool moves_together() const noexcept { return moves_all && pieces > 1; }

  friend bool operator==(const SideRules&, const SideRules&) = default;
};

/// The rules of a game, without its board.
struct Rules {
  std::string id = {};  ///< a name as `kMaxNameLength` describes
  PerSide<SideRules> sides = {};
  Side starts = Side::one;  ///< the side that makes the first move
  Capture capture = Capture::wins;
  NoMove no_move = NoMove::loses;
  Endless endless = Endless::draws;

  [[nodiscard]] const SideRules& side(Side which) const noexcept { return sides[which]; }
  [[nodiscard]] SideRules& side(Side which) noexcept { return sides[which]; }
  friend bool operator==(const Rules&, const Rules&) = default;
};

/// The side whose only piece both sides move, the token; nothing if each side has its own pieces.
[[nodiscard]] inline std::optional<Side> token_side(const Rules& rules) noexcept {
  if (rules.side(Side::one).pieces == 0) return Side::two;
  return rules.side(Side::two).pieces == 0 ? std::optional(Side::one) : std::nullopt;
}

/// The side that wins whenever opposing pieces meet; nothing if the mover wins, or they cannot meet.
[[nodiscard]] constexpr std::optional<Side> winner_of(Capture capture) noexcept {
  if (capture == Capture::side_one_wins) return Side::one;
  return capture == Capture::side_two_wins ? std::optional(Side::two) : std::nullopt;
}

/// The side that wins endless play; nothing if it is a draw.
[[nodiscard]] constexpr std::optional<Side> winner_of(Endless endless) noexcept {
  if (endless == Endless::side_one_wins) return Side::one;
  return endless == Endless::side_two_wins ? std::optional(Side::two) : std::nullopt;
}

/// Whether a side can lose by its own move: by meeting a piece of the side that always wins then, or by moving the
/// token to the other side's goal. Losses may then take an odd number of plies, and wins an even one.
[[nodiscard]] inline bool may_lose_by_moving(const Rules& rules) noexcept {
  return winner_of(rules.capture).has_value() || token_side(rules).has_value();
}

/// Why rules are not valid.
struct RulesFault {
  enum class Code : std::uint8_t {
    id,           ///< `id` is not a name
    name,         ///< a side's `name` is not a name
    same_names,   ///< both sides have the same name
    pieces,       ///< a side has more than `kMaxPieces` pieces; or none, and the other side not exactly one
    reach,        ///< `reach` is below 1
    turn_reach,   ///< `moves_all` with a `reach` above 1
    directions,   ///< unknown directions; or on a rectangle neither a direction nor a pass
    no_move,      ///< `no_move` draws, but endless play does not: the solver knows one kind of draw
    graph_reach,  ///< `reach` is above 1 on a graph
    graph_goals,  ///< border goals on a graph
  };

  Code code = Code::id;
  Side side = Side::one;  ///< the side of the field; without meaning for `id` and `no_move`

  friend bool operator==(const RulesFault&, const RulesFault&) noexcept = default;
};
template <>
inline constexpr WordList<10> kWords<RulesFault::Code>{"id",          "side-name",  "same-names", "pieces",
                                                       "reach",       "turn-reach", "directions", "no-move",
                                                       "graph-reach", "graph-goals"};
template <>
inline constexpr TypeText kWordsText<RulesFault::Code>{
    "InvalidRulesCode",
    "Why rules are not valid. `id`, `side-name`: not a name as `Rules` describes. `same-names`: both sides have one "
    "name. `pieces`: more than 6, or a token that is not the only piece. `reach`: below 1. `turn-reach`: above 1 with "
    "`movesAll`. `directions`: neither a direction nor a pass. `no-move`: draws, although endless play is won. "
    "`graph-reach`: above 1 on a graph. `graph-goals`: borders as goals on a graph."};

/// The first fault of `rules` on boards of a kind; nothing if they are valid there.
[[nodiscard]] std::optional<RulesFault> validate(const Rules& rules, Ground ground);

/// The field at fault, as JavaScript names it: "sides[1].pieces".
[[nodiscard]] std::string field_of(const RulesFault& fault);

/// The fault in English: "sides[1].pieces is 9, expected 1 to 6".
[[nodiscard]] std::string message(const Rules& rules, const RulesFault& fault, Language language = Language::english);

}  // namespace catchmate
