#include "catchmate/rules.h"

namespace catchmate {

std::optional<std::string> fault_of(const Rules& rules) {
  for (const SideRules& side : rules.sides) {
    if (side.name.empty()) return "a side has no name";
    const std::string& name = side.name;
    if (side.pieces < 1 || side.pieces > kMaxPieces) {
      return "the number of " + name + "'s pieces is " + std::to_string(side.pieces) + ", expected 1 to " +
             std::to_string(kMaxPieces);
    }
    if (side.reach < 1) return name + " has a reach of " + std::to_string(side.reach) + ", expected at least 1";
    if (side.directions.bits() >> kDirections != 0) return name + " moves in a direction that does not exist";
    if (side.directions.empty() && !side.may_pass) return name + " has neither a direction to move in nor a pass";
  }
  if (rules.sides[0].name == rules.sides[1].name) return "both sides are named " + rules.sides[0].name;
  return std::nullopt;
}

Rules chase() {
  Rules rules;
  rules.id = "chase";
  rules.side(Side::one) = {.name = "white", .directions = kOrthogonal};
  rules.side(Side::two) = {.name = "black", .directions = kOrthogonal, .reach = 2, .leaps = true};
  return rules;
}

Rules crossing_pawn() {
  Rules rules;
  rules.id = "crossing-pawn";
  rules.side(Side::one) = {.name = "red", .pieces = 2, .directions = kOrthogonal};
  rules.side(Side::two) = {
      .name = "black", .directions = {Direction::up, Direction::left, Direction::right}, .goals = {Edge::top}};
  return rules;
}

const std::vector<Rules>& games() {
  static const std::vector<Rules> all{chase(), crossing_pawn()};
  return all;
}

const Rules* find_game(std::string_view id) {
  for (const Rules& rules : games()) {
    if (rules.id == id) return &rules;
  }
  return nullptr;
}

}  // namespace catchmate
