/// The library's list with two more games: it replaces core/src/games/list.cpp.
#include <catchmate/games.h>

namespace {

using namespace catchmate;

constexpr EnumSet<Direction> kDiagonal{Direction::up_right, Direction::down_right, Direction::down_left,
                                       Direction::up_left};
constexpr auto kAllDirections = EnumSet<Direction>::from_bits(kOrthogonal.bits() | kDiagonal.bits());

// Three hunters move straight, a fox diagonally; the fox is safe on the bottom row.
Rules fox_hunt() {
  Rules rules;
  rules.id = "fox-hunt";
  rules.side(Side::one) = {.name = "hunter", .pieces = 3, .directions = kOrthogonal};
  rules.side(Side::two) = {.name = "fox", .directions = kDiagonal, .goals = {Edge::bottom}};
  rules.no_move = NoMove::draws;
  return rules;
}

// A fox chases a goose, which moves first and may stay.
Rules fox_and_goose() {
  Rules rules;
  rules.id = "fox-and-goose";
  rules.side(Side::one) = {.name = "fox", .directions = kAllDirections};
  rules.side(Side::two) = {.name = "goose", .directions = kOrthogonal, .may_pass = true};
  rules.starts = Side::two;
  return rules;
}

}  // namespace

namespace catchmate {

const std::vector<GameEntry>& game_entries() {
  static const std::vector<GameEntry> entries{
      chase_entry(),
      crossing_pawn_entry(),
      fox_and_hounds_entry(),
      police_and_thief_entry(),
      cat_and_mouse_2_entry(),
      cat_and_mouse_entry(),
      hare_and_hounds_entry(),
      pong_hau_ki_entry(),
      token_entry(),
      cops_and_robber_entry(),
      {fox_hunt()},
      {fox_and_goose()},
  };
  return entries;
}

}  // namespace catchmate
