#include "filter.h"

#include <catchmate/words.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "arguments.h"
#include "messages.h"

namespace {

using namespace catchmate;

constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
constexpr std::string_view kSigns = "=!<>";
constexpr std::string_view kSpaces = " \t\n";
constexpr std::string_view kFields = "zugzwang, distance, outcome, mover, winner, not, (";
// Deeper ones are not read.
constexpr int kDeepestFilter = 64;

struct Comparison {
  std::string_view sign;
  bool below;
  bool equal;
  bool above;
};
constexpr std::array kComparisons{Comparison{"=", false, true, false}, Comparison{"!=", true, false, true},
                                  Comparison{"<", true, false, false}, Comparison{"<=", true, true, false},
                                  Comparison{">", false, false, true}, Comparison{">=", false, true, true}};

// Whether having to move is worse for both sides; statistics.h counts such placements.
bool is_zugzwang(const Table& table, const Position& position, Value value) {
  Position other = position;
  other.to_move = opponent(position.to_move);
  const Outcome theirs = table.lookup(other).outcome;
  const Outcome ours = value.outcome;
  const bool both_worse = ours != Outcome::win && theirs != Outcome::win && (ours != theirs || ours == Outcome::loss);
  return both_worse && !table.game().ending(position) && !table.game().ending(other);
}

std::optional<Side> winner_of(const Position& position, Value value) {
  if (value.outcome == Outcome::draw) return std::nullopt;
  return value.outcome == Outcome::win ? position.to_move : opponent(position.to_move);
}

class Parser {
 public:
  Parser(std::string_view text, const Rules& rules) : text_(text), rules_(rules) {}

  Filter parse() {
    if (peek().empty()) {
      return [](const Table&, const Position&, Value) { return true; };
    }
    Filter filter = any();
    if (!peek().empty()) fail("and, or");
    return filter;
  }

 private:
  // The next word, operator or other character; empty at the end.
  std::string_view peek() {
    at_ = std::min(text_.find_first_not_of(kSpaces, at_), text_.size());
    const std::string_view rest = text_.substr(at_);
    for (const std::string_view kind : {kLetters, kSigns}) {
      const std::size_t size = std::min(rest.find_first_not_of(kind), rest.size());
      if (size != 0) return rest.substr(0, size);
    }
    return rest.substr(0, 1);
  }

  bool take(std::string_view word) {
    if (peek() != word) return false;
    at_ += word.size();
    return true;
  }

  [[noreturn]] void fail(std::string_view expected) {
    const std::string_view found = peek();
    const auto column = std::count_if(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(at_),
                                      [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }) +
                        1;
    throw UsageError(found.empty() ? say(messages::kFilterEnds, column, expected)
                                   : say(messages::kNotFilter, column, found, expected));
  }

  // NOLINTBEGIN(misc-no-recursion): as deep as `kDeepestFilter`.
  Filter any() {
    Filter filter = all();
    while (take("or")) {
      filter = [one = std::move(filter), other = all()](const Table& table, const Position& position, Value value) {
        return one(table, position, value) || other(table, position, value);
      };
    }
    return filter;
  }

  Filter all() {
    Filter filter = one();
    while (take("and")) {
      filter = [one = std::move(filter), other = one()](const Table& table, const Position& position, Value value) {
        return one(table, position, value) && other(table, position, value);
      };
    }
    return filter;
  }

  Filter one() {
    if (++depth_ > kDeepestFilter) fail("and, or");
    Filter filter = inner();
    --depth_;
    return filter;
  }

  Filter inner() {
    if (take("not")) {
      return [inner = one()](const Table& table, const Position& position, Value value) {
        return !inner(table, position, value);
      };
    }
    if (take("(")) {
      Filter filter = any();
      if (!take(")")) fail("and, or, )");
      return filter;
    }
    if (take("zugzwang")) return is_zugzwang;
    if (take("distance")) return distance();
    if (take("outcome")) {
      const bool same = take_equality();
      return [same, wanted = outcome()](const Table&, const Position&, Value value) {
        return (value.outcome == wanted) == same;
      };
    }
    if (take("mover")) {
      const bool same = take_equality();
      return [same, wanted = side()](const Table&, const Position& position, Value) {
        return (position.to_move == wanted) == same;
      };
    }
    if (take("winner")) {
      const bool same = take_equality();
      return [same, wanted = side()](const Table&, const Position& position, Value value) {
        return (winner_of(position, value) == wanted) == same;
      };
    }
    fail(kFields);
  }
  // NOLINTEND(misc-no-recursion)

  // A draw and endless play have no distance, and are neither below nor above any.
  Filter distance() {
    const std::string_view sign = peek();
    const auto* const found = std::find_if(kComparisons.begin(), kComparisons.end(),
                                           [&](const Comparison& each) { return each.sign == sign; });
    if (found == kComparisons.end()) fail("=, !=, <, <=, >, >=");
    take(sign);
    return [passes = *found, wanted = number()](const Table&, const Position&, Value value) {
      if (value.outcome == Outcome::draw || value.endless()) return false;
      return value.distance < wanted ? passes.below : value.distance == wanted ? passes.equal : passes.above;
    };
  }

  bool take_equality() {
    if (take("=")) return true;
    if (take("!=")) return false;
    fail("=, !=");
  }

  Ply number() {
    const std::string_view word = peek();
    const auto number = number_in<Ply>(word);
    if (!number) fail(in_language(messages::kPlyNumber));
    take(word);
    return *number;
  }

  Outcome outcome() {
    for (const Outcome outcome : {Outcome::win, Outcome::draw, Outcome::loss}) {
      if (take(word_of(outcome))) return outcome;
    }
    fail("win, draw, loss");
  }

  Side side() {
    for (const Side side : kSides) {
      if (take(rules_.side(side).name)) return side;
    }
    fail(rules_.side(Side::one).name + ", " + rules_.side(Side::two).name);
  }

  std::string_view text_;
  const Rules& rules_;
  std::size_t at_ = 0;
  int depth_ = 0;
};

}  // namespace

Filter parse_filter(std::string_view text, const Rules& rules) { return Parser(text, rules).parse(); }

void check_filter(std::string_view text, const Input& input) {
  if (!input.game.empty()) static_cast<void>(parse_filter(text, *find_game(input.game)));
}
