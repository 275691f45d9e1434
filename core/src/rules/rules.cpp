#include "catchmate/rules.h"

#include <algorithm>
#include <string_view>

#include "../notation/scanner.h"

namespace catchmate {

namespace {

// Whether a name is valid, see `kMaxNameLength`.
bool is_name(std::string_view name) noexcept {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  if (name.empty() || name.size() > kMaxNameLength || name.back() == '-') return false;
  if (name.front() < 'a' || name.front() > 'z') return false;
  return std::all_of(name.begin(), name.end(), [&](char c) { return is_letter(c) || c == '-'; }) &&
         name.find("--") == std::string_view::npos;
}

std::optional<RulesFault::Code> fault_of(const SideRules& side, Ground ground) noexcept {
  using Code = RulesFault::Code;
  if (!is_name(side.name)) return Code::name;
  if (!kPieceLimits.contain(side.pieces)) return Code::pieces;
  if (!kReachLimits.contain(side.reach)) return Code::reach;
  if (side.reach > 1 && side.moves_together()) return Code::turn_reach;
  if (side.directions.bits() >> kDirections != 0) return Code::directions;
  if (ground == Ground::rectangle && side.directions.empty() && !side.may_pass) return Code::directions;
  if (ground == Ground::graph && side.reach > 1) return Code::graph_reach;
  if (ground == Ground::graph && !side.goals.empty()) return Code::graph_goals;
  return std::nullopt;
}

}  // namespace

std::string to_text(Limits limits) {
  return "a whole number from " + std::to_string(limits.low) + " to " + std::to_string(limits.high);
}

std::optional<RulesFault> validate(const Rules& rules, Ground ground) {
  using Code = RulesFault::Code;
  if (!is_name(rules.id)) return RulesFault{Code::id};
  for (const Side side : kSides) {
    if (const auto code = fault_of(rules.side(side), ground)) return RulesFault{*code, side};
  }
  for (const Side side : kSides) {
    // Exactly one token.
    if (rules.side(side).pieces == 0 && rules.side(opponent(side)).pieces != 1) return RulesFault{Code::pieces, side};
  }
  if (rules.sides[0].name == rules.sides[1].name) return RulesFault{Code::same_names, Side::two};
  if (rules.no_move == NoMove::draws && winner_of(rules.endless)) return RulesFault{Code::no_move};
  return std::nullopt;
}

std::string field_of(const RulesFault& fault) {
  using Code = RulesFault::Code;
  const std::string side = fault.side == Side::one ? "sides[0]." : "sides[1].";
  switch (fault.code) {
    case Code::id:
      return "id";
    case Code::name:
    case Code::same_names:
      return side + "name";
    case Code::pieces:
      return side + "pieces";
    case Code::reach:
    case Code::turn_reach:
    case Code::graph_reach:
      return side + "reach";
    case Code::graph_goals:
      return side + "goals";
    case Code::no_move:
      return "noMove";
    case Code::directions:
      break;
  }
  return side + "directions";
}

std::string message(const Rules& rules, const RulesFault& fault) {
  using Code = RulesFault::Code;
  const SideRules& side = rules.side(fault.side);
  const std::string field = field_of(fault);
  const std::string expected_name =
      ", expected lower-case words joined by hyphens, at most " + std::to_string(kMaxNameLength) + " letters";
  switch (fault.code) {
    case Code::id:
      return field + " is \"" + printable(rules.id) + "\"" + expected_name;
    case Code::name:
      return field + " is \"" + printable(side.name) + "\"" + expected_name;
    case Code::same_names:
      return field + " is " + side.name + ", the name of the other side";
    case Code::pieces:
      if (side.pieces == 0) {
        return field + " is 0, expected 1 to " + std::to_string(kPieceLimits.high) +
               ", or that the other side has one piece, which both then move";
      }
      return field + " is " + std::to_string(side.pieces) + ", expected " + to_text(kPieceLimits);
    case Code::reach:
      return field + " is " + std::to_string(side.reach) + ", expected " + to_text(kReachLimits);
    case Code::turn_reach:
      return field + " is " + std::to_string(side.reach) + ", expected 1 where all pieces move in a turn";
    case Code::graph_reach:
      return field + " is " + std::to_string(side.reach) + ", expected 1 on a graph";
    case Code::graph_goals:
      return field + " names a border, which a graph does not have";
    case Code::no_move:
      return field + " is draws, expected loses or passes where endless play is won";
    case Code::directions:
      break;
  }
  return side.directions.empty() ? field + " is empty, expected at least one on a rectangle, or a side that may pass"
                                 : field + " names one that does not exist";
}

}  // namespace catchmate
