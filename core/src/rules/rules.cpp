#include "catchmate/rules.h"

#include <algorithm>
#include <string_view>

#include "../notation/scanner.h"
#include "wording.h"

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

std::string to_text(Limits limits, Language language) {
  return Speaker{language}({"a whole number from {0} to {1}", "{0} 到 {1} 之间的整数"}, limits.low, limits.high);
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

std::string message(const Rules& rules, const RulesFault& fault, Language language) {
  using Code = RulesFault::Code;
  const SideRules& side = rules.side(fault.side);
  const std::string field = field_of(fault);
  const Speaker say{language};
  const auto refuse = [&](const std::string& found, const std::string& expected) {
    return refusal(language, field, found, expected);
  };
  const auto refuse_name = [&](const std::string& name) {
    return refuse("\"" + printable(name) + "\"", say({"lower-case words joined by hyphens, at most {0} letters",
                                                      "小写单词，用连字符相连，至多 {0} 个字母"},
                                                     kMaxNameLength));
  };
  const std::string reach = std::to_string(side.reach);
  const std::string pieces = std::to_string(side.pieces);
  switch (fault.code) {
    case Code::id:
      return refuse_name(rules.id);
    case Code::name:
      return refuse_name(side.name);
    case Code::same_names:
      return say({"{0} is {1}, the name of the other side", "{0} 是 {1}，与对方同名"}, field, side.name);
    case Code::pieces:
      if (side.pieces != 0) return refuse(pieces, to_text(kPieceLimits, language));
      return refuse(pieces, say({"1 to {0}, or that the other side has one piece, which both then move",
                                 "1 到 {0}，或者对方只有一枚、由双方共用"},
                                kPieceLimits.high));
    case Code::reach:
      return refuse(reach, to_text(kReachLimits, language));
    case Code::turn_reach:
      return refuse(reach, say({"1 where all pieces move in a turn", "1：每一手所有棋子都走"}));
    case Code::graph_reach:
      return refuse(reach, say(kOneOnGraph));
    case Code::graph_goals:
      return say({"{0} names a border, which a graph does not have", "{0} 写了边，而图没有边缘"}, field);
    case Code::no_move:
      return refuse("draws", say({"loses or passes where endless play is won", "loses 或 passes：无限循环判一方获胜"}));
    case Code::directions:
      break;
  }
  if (!side.directions.empty()) return say({"{0} names one that does not exist", "{0} 写了不存在的方向"}, field);
  return refuse(say({"empty", "空的"}), say({"at least one on a rectangle, or a side that may pass",
                                             "至少一个方向（棋盘是矩形时），或者这一方可以停一手"}));
}

}  // namespace catchmate
