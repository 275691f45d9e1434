#include "catchmate/rules.h"

#include <algorithm>
#include <string_view>

#include "notation/scanner.h"

namespace catchmate {

namespace {

using Code = RulesFault::Code;

// Words of lower-case letters and digits, joined by hyphens.
bool is_name(std::string_view name) noexcept {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  if (name.empty() || name.size() > kMaxNameLength || name.back() == '-') return false;
  if (name.front() < 'a' || name.front() > 'z') return false;
  return std::all_of(name.begin(), name.end(), [&](char c) { return is_letter(c) || c == '-'; }) &&
         name.find("--") == std::string_view::npos;
}

std::optional<Code> fault_of(const SideRules& side, Ground ground) noexcept {
  if (!is_name(side.name)) return Code::name;
  if (side.pieces < 0 || side.pieces > kMaxPieces) return Code::pieces;
  if (side.reach < 1) return Code::reach;
  if (side.reach > 1 && side.moves_together()) return Code::turn_reach;
  if (side.directions.bits() >> kDirections != 0) return Code::directions;
  if (ground == Ground::rectangle && side.directions.empty() && !side.may_pass) return Code::directions;
  if (ground == Ground::graph && side.reach > 1) return Code::graph_reach;
  if (ground == Ground::graph && !side.goals.empty()) return Code::graph_goals;
  return std::nullopt;
}

}  // namespace

std::optional<RulesFault> validate(const Rules& rules, Ground ground) {
  if (!is_name(rules.id)) return RulesFault{Code::id};
  for (const Side side : {Side::one, Side::two}) {
    if (const auto code = fault_of(rules.side(side), ground)) return RulesFault{*code, side};
  }
  for (const Side side : {Side::one, Side::two}) {
    // Both sides move the token, and there is but one.
    if (rules.side(side).pieces == 0 && rules.side(opponent(side)).pieces != 1) return RulesFault{Code::pieces, side};
  }
  if (rules.sides[0].name == rules.sides[1].name) return RulesFault{Code::same_names, Side::two};
  if (rules.no_move == NoMove::draws && winner_of(rules.endless)) return RulesFault{Code::no_move};
  return std::nullopt;
}

std::string field_of(const RulesFault& fault) {
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
  const SideRules& side = rules.side(fault.side);
  const std::string field = field_of(fault);
  const std::string most = std::to_string(kMaxNameLength);
  switch (fault.code) {
    case Code::id:
      return field + " is \"" + printable(rules.id) + "\", expected lower-case words joined by hyphens, at most " +
             most + " letters";
    case Code::name:
      return field + " is \"" + printable(side.name) + "\", expected a lower-case word of at most " + most + " letters";
    case Code::same_names:
      return field + " is " + side.name + ", the name of the other side";
    case Code::pieces:
      return field + " is " + std::to_string(side.pieces) + ", expected 1 to " + std::to_string(kMaxPieces) +
             (side.pieces == 0 ? ", or that the other side has one piece, which both then move" : "");
    case Code::reach:
      return field + " is " + std::to_string(side.reach) + ", expected at least 1";
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
