#include "reference/any_rules.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <utility>

namespace catchmate::reference {

namespace {

Place step_of(Direction direction) {
  switch (direction) {
    case Direction::up:
      return {-1, 0};
    case Direction::down:
      return {1, 0};
    case Direction::left:
      return {0, -1};
    case Direction::right:
      return {0, 1};
    case Direction::up_left:
      return {-1, -1};
    case Direction::up_right:
      return {-1, 1};
    case Direction::down_left:
      return {1, -1};
    case Direction::down_right:
      return {1, 1};
  }
  return {0, 0};
}

constexpr std::array kAllDirections = {Direction::up,        Direction::down,      Direction::left,
                                       Direction::right,     Direction::up_left,   Direction::up_right,
                                       Direction::down_left, Direction::down_right};

}  // namespace

AnyRules::AnyRules(Rules rules, std::vector<std::string> rows, Marks marks)
    : rules_(std::move(rules)), rows_(std::move(rows)), marks_(std::move(marks)) {
  solve();
}

AnyRules::AnyRules(Rules rules, const std::string& places, Arrows arrows, Marks marks)
    : rules_(std::move(rules)), rows_{places}, marks_(std::move(marks)), arrows_(std::move(arrows)) {
  solve();
}

void AnyRules::solve() {
  assert(rows_.size() * rows_.front().size() <= 64);
  for (int row = 1; row <= static_cast<int>(rows_.size()); ++row) {
    for (int column = 1; column <= static_cast<int>(rows_.front().size()); ++column) {
      if (empty({row, column})) places_.push_back({row, column});
    }
  }
  for (const Mask one : sets(Side::one)) {
    for (const Mask two : sets(Side::two)) {
      if (rules_.capture == Capture::forbidden && (one & two) != 0) continue;
      for (const Side to_move : {Side::one, Side::two}) numbers_[{one, two, to_move}] = 0;
    }
  }
  std::uint32_t count = 0;
  for (auto& entry : numbers_) entry.second = count++;
  States states;
  for (const auto& entry : numbers_) add(states, entry.first);
  verdicts_ = states.settle();
  // What is never settled is endless play: no other ending is a draw where a side wins it.
  if (rules_.endless == Endless::draws) return;
  for (const auto& [key, number] : numbers_) {
    Verdict& verdict = verdicts_[number];
    if (verdict.result != Result::drawn) continue;
    const bool one_wins = rules_.endless == Endless::side_one_wins;
    const bool won = one_wins == (std::get<Side>(key) == Side::one);
    verdict = {won ? Result::won : Result::lost, kEndless};
  }
}

AnyRules::Mask AnyRules::mask(Place place) const noexcept {
  return Mask{1} << ((place.row - 1) * static_cast<int>(rows_.front().size()) + place.column - 1);
}

bool AnyRules::empty(Place place) const noexcept {
  return place.row >= 1 && place.row <= static_cast<int>(rows_.size()) && place.column >= 1 &&
         place.column <= static_cast<int>(rows_.front().size()) &&
         rows_[static_cast<std::size_t>(place.row - 1)][static_cast<std::size_t>(place.column - 1)] != '#';
}

bool AnyRules::on_goal(Mask pieces, Side which) const {
  const SideRules& side = rules_.side(which);
  for (const Place goal : marks_.goals[static_cast<std::size_t>(which)]) {
    if ((pieces & mask(goal)) != 0) return true;
  }
  return std::any_of(places_.begin(), places_.end(), [&](Place at) {
    if ((pieces & mask(at)) == 0) return false;
    return (side.goals.contains(Edge::top) && at.row == 1) ||
           (side.goals.contains(Edge::bottom) && at.row == static_cast<int>(rows_.size())) ||
           (side.goals.contains(Edge::left) && at.column == 1) ||
           (side.goals.contains(Edge::right) && at.column == static_cast<int>(rows_.front().size()));
  });
}

bool AnyRules::closed(Side side, Place place) const {
  const std::vector<Place>& places = marks_.closed[static_cast<std::size_t>(side)];
  return std::find(places.begin(), places.end(), place) != places.end();
}

// All sets of places on which a side's pieces may stand.
std::vector<AnyRules::Mask> AnyRules::sets(Side side) const {
  const int pieces = rules_.side(side).pieces;
  std::vector<Mask> found{0};
  for (const Place at : places_) {
    // Either side can bring the token where the other one cannot.
    if (closed(side, at) && !has_token()) continue;
    const std::size_t before = found.size();
    for (std::size_t set = 0; set < before; ++set) {
      if (std::popcount(found[set]) < pieces) found.push_back(found[set] | mask(at));
    }
  }
  std::vector<Mask> full;
  for (const Mask set : found) {
    if (std::popcount(set) == pieces) full.push_back(set);
  }
  return full;
}

void AnyRules::add(States& states, const Key& key) const {
  const auto& [one, two, to_move] = key;
  const Mask own = to_move == Side::one ? one : two;
  const Mask others = to_move == Side::one ? two : one;
  const Mask token = has_token() ? one | two : 0;
  if (on_goal(others | token, opponent(to_move))) return states.add_ended(Result::lost);
  if (on_goal(own | token, to_move)) return states.add_ended(Result::won);
  if ((own & others) != 0) {
    const bool one_wins = rules_.capture == Capture::side_one_wins;
    const bool is_named = one_wins || rules_.capture == Capture::side_two_wins;
    const bool won = is_named && one_wins == (to_move == Side::one);
    return states.add_ended(won ? Result::won : Result::lost);
  }

  std::vector<Key> next = arrows_ ? after_arrows(key) : after_moves(key);
  const Key passed{one, two, opponent(to_move)};
  if (next.empty() && rules_.no_move == NoMove::passes) next.push_back(passed);
  if (rules_.side(to_move).may_pass) next.push_back(passed);
  if (next.empty()) return states.add_ended(rules_.no_move == NoMove::draws ? Result::drawn : Result::lost);

  std::vector<std::uint32_t> successors;
  successors.reserve(next.size());
  for (const Key& successor : next) successors.push_back(numbers_.at(successor));
  states.add_open(successors);
}

// The positions after each move of a piece.
std::vector<AnyRules::Key> AnyRules::after_moves(const Key& key) const {
  const auto& [one, two, to_move] = key;
  const Mask own = own_of(key);
  const Mask others = others_of(key);
  const SideRules& side = rules_.side(to_move);
  std::vector<Key> found;
  for (const Place from : places_) {
    if ((own & mask(from)) == 0) continue;
    for (const Direction direction : kAllDirections) {
      if (!side.directions.contains(direction)) continue;
      const Place step = step_of(direction);
      bool clear = true;  // whether nothing stands on the way so far
      for (int length = 1; length <= side.reach; ++length) {
        const Place to{from.row + length * step.row, from.column + length * step.column};
        const bool there = empty(to) && !closed(to_move, to);
        const bool own_there = there && (own & mask(to)) != 0;
        const bool other_there = there && (others & mask(to)) != 0;
        const bool may_land = there && !own_there && !(other_there && rules_.capture == Capture::forbidden);
        if (may_land && clear) found.push_back(moved(key, from, to));
        const bool stops_here =
            there ? (own_there || other_there) && side.leaps == Leap::nothing : side.leaps != Leap::everything;
        clear = clear && !stops_here;
      }
    }
  }
  return found;
}

// The positions after each move of a piece along an arrow.
std::vector<AnyRules::Key> AnyRules::after_arrows(const Key& key) const {
  const Side to_move = std::get<Side>(key);
  const Mask own = own_of(key);
  const Mask others = others_of(key);
  std::vector<Key> found;
  for (const auto& [from, to] : arrows_->at(static_cast<std::size_t>(to_move))) {
    const bool is_taken = (own & mask(to)) != 0 && !has_token();
    if ((own & mask(from)) == 0 || is_taken || !empty(to) || closed(to_move, to)) continue;
    if (rules_.capture == Capture::forbidden && (others & mask(to)) != 0) continue;
    found.push_back(moved(key, from, to));
  }
  return found;
}

// The pieces that who is to move can move: the token is among both sides'.
AnyRules::Mask AnyRules::own_of(const Key& key) const {
  const auto& [one, two, to_move] = key;
  if (has_token()) return one | two;
  return to_move == Side::one ? one : two;
}

AnyRules::Mask AnyRules::others_of(const Key& key) const {
  const auto& [one, two, to_move] = key;
  if (has_token()) return 0;
  return to_move == Side::one ? two : one;
}

AnyRules::Key AnyRules::moved(const Key& key, Place from, Place to) const {
  const auto& [one, two, to_move] = key;
  const Mask own = (own_of(key) & ~mask(from)) | mask(to);
  const bool is_ones = has_token() ? rules_.side(Side::one).pieces == 1 : to_move == Side::one;
  return is_ones ? Key{own, two, opponent(to_move)} : Key{one, own, opponent(to_move)};
}

Verdict AnyRules::verdict(const std::vector<Place>& one, const std::vector<Place>& two, Side to_move) const {
  Mask one_mask = 0;
  Mask two_mask = 0;
  for (const Place place : one) one_mask |= mask(place);
  for (const Place place : two) two_mask |= mask(place);
  return verdicts_[numbers_.at({one_mask, two_mask, to_move})];
}

}  // namespace catchmate::reference
