#include "reference/any_rules.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace catchmate::reference {

namespace {

constexpr std::pair<Direction, Place> kDirectionSteps[] = {
    {Direction::up, {-1, 0}},        {Direction::down, {1, 0}},       {Direction::left, {0, -1}},
    {Direction::right, {0, 1}},      {Direction::up_left, {-1, -1}},  {Direction::up_right, {-1, 1}},
    {Direction::down_left, {1, -1}}, {Direction::down_right, {1, 1}},
};

bool contains(const std::string& pieces, char letter) { return pieces.find(letter) != std::string::npos; }

bool share_square(const std::string& ones, const std::string& others) {
  return ones.find_first_of(others) != std::string::npos;
}

}  // namespace

AnyRules::AnyRules(Rules rules, std::vector<std::string> rows, std::optional<Arrows> arrows, Marks marks)
    : rules_(std::move(rules)), rows_(std::move(rows)), marks_(std::move(marks)), arrows_(std::move(arrows)) {
  assert(rows_.size() * rows_.front().size() <= 127);
  for (int row = 1; row <= static_cast<int>(rows_.size()); ++row) {
    for (int column = 1; column <= static_cast<int>(rows_.front().size()); ++column) {
      if (empty({row, column})) places_.push_back({row, column});
    }
  }
  for (const Pieces& one : sets(Side::one)) {
    for (const Pieces& two : sets(Side::two)) {
      if (rules_.capture == Capture::forbidden && share_square(one, two)) continue;
      for (const Side to_move : kSides) numbers_[{one, two, to_move}] = 0;
    }
  }
  std::uint32_t count = 0;
  for (auto& entry : numbers_) entry.second = count++;
  States states;
  for (const auto& entry : numbers_) add(states, entry.first);
  verdicts_ = states.settle();
  // Whatever is never settled is endless play: if that is a win, no other ending is a draw.
  if (rules_.endless == Endless::draws) return;
  for (const auto& [key, number] : numbers_) {
    Verdict& verdict = verdicts_[number];
    if (verdict.result != Result::drawn) continue;
    const bool one_wins = rules_.endless == Endless::side_one_wins;
    const bool won = one_wins == (std::get<Side>(key) == Side::one);
    verdict = {won ? Result::won : Result::lost, kEndless};
  }
}

char AnyRules::letter(Place place) const noexcept {
  return static_cast<char>((place.row - 1) * static_cast<int>(rows_.front().size()) + place.column);
}

bool AnyRules::empty(Place place) const noexcept {
  return place.row >= 1 && place.row <= static_cast<int>(rows_.size()) && place.column >= 1 &&
         place.column <= static_cast<int>(rows_.front().size()) &&
         rows_[static_cast<std::size_t>(place.row - 1)][static_cast<std::size_t>(place.column - 1)] != '#';
}

bool AnyRules::on_goal(const Pieces& pieces, Side which) const {
  const SideRules& side = rules_.side(which);
  for (const Place goal : marks_.goals[static_cast<std::size_t>(which)]) {
    if (contains(pieces, letter(goal))) return true;
  }
  return std::any_of(places_.begin(), places_.end(), [&](Place at) {
    if (!contains(pieces, letter(at))) return false;
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

// All placements of a side's pieces.
std::vector<AnyRules::Pieces> AnyRules::sets(Side side) const {
  std::vector<Pieces> found{""};
  for (int piece = 0; piece < rules_.side(side).pieces; ++piece) {
    std::vector<Pieces> more;
    for (const Pieces& pieces : found) {
      for (const Place at : places_) {
        // Either side can bring the token where the other cannot.
        if (closed(side, at) && !has_token()) continue;
        const bool is_next = pieces.empty() || letter(at) > pieces.back();
        const bool joins = !pieces.empty() && letter(at) == pieces.back() && may_share(side);
        if (is_next || joins) more.push_back(pieces + letter(at));
      }
    }
    found = more;
  }
  return found;
}

void AnyRules::add(States& states, const Key& key) const {
  const auto& [one, two, to_move] = key;
  const Pieces own = own_of(key);
  const Pieces others = others_of(key);
  const Pieces& their_movers = has_token() ? own : others;
  if (on_goal(their_movers, opponent(to_move))) return states.add_ended(Result::lost);
  if (on_goal(own, to_move)) return states.add_ended(Result::won);
  if (share_square(own, others)) {
    const bool one_wins = rules_.capture == Capture::side_one_wins;
    const bool is_named = one_wins || rules_.capture == Capture::side_two_wins;
    const bool won = is_named && one_wins == (to_move == Side::one);
    return states.add_ended(won ? Result::won : Result::lost);
  }

  const SideRules& side = rules_.side(to_move);
  const bool all_move = side.moves_all && side.pieces > 1;
  std::vector<Key> next = all_move ? after_turns(key) : after_steps(key);
  const Key passed{one, two, opponent(to_move)};
  if (next.empty() && rules_.no_move == NoMove::passes) next.push_back(passed);
  if (side.may_pass && !all_move) next.push_back(passed);
  if (next.empty()) return states.add_ended(rules_.no_move == NoMove::draws ? Result::drawn : Result::lost);

  std::vector<std::uint32_t> successors;
  successors.reserve(next.size());
  for (const Key& successor : next) successors.push_back(numbers_.at(successor));
  states.add_open(successors);
}

// The targets of a piece of the side to move, ignoring that side's other pieces.
std::vector<Place> AnyRules::ends(const Key& key, Place from) const {
  if (!arrows_) return ends_of_slides(key, from);
  const Side to_move = std::get<Side>(key);
  std::vector<Place> found;
  for (const auto& [start, to] : arrows_->at(static_cast<std::size_t>(to_move))) {
    const bool is_taken = rules_.capture == Capture::forbidden && contains(others_of(key), letter(to));
    if (start == from && !is_taken && empty(to) && !closed(to_move, to)) found.push_back(to);
  }
  return found;
}

std::vector<Place> AnyRules::ends_of_slides(const Key& key, Place from) const {
  const Side to_move = std::get<Side>(key);
  const SideRules& side = rules_.side(to_move);
  const Pieces own = own_of(key);
  const Pieces others = others_of(key);
  std::vector<Place> found;
  for (const auto& [direction, step] : kDirectionSteps) {
    if (!side.directions.contains(direction)) continue;
    bool clear = true;  // whether the path so far is free
    for (int length = 1; length <= side.reach; ++length) {
      const Place to{from.row + length * step.row, from.column + length * step.column};
      const bool there = empty(to) && !closed(to_move, to);
      const bool own_there = there && contains(own, letter(to));
      const bool other_there = there && contains(others, letter(to));
      if (there && clear && !(other_there && rules_.capture == Capture::forbidden)) found.push_back(to);
      const bool stops_here =
          there ? (own_there || other_there) && side.leaps == Leap::nothing : side.leaps != Leap::everything;
      clear = clear && !stops_here;
    }
  }
  return found;
}

// The positions after each move of a single piece.
std::vector<AnyRules::Key> AnyRules::after_steps(const Key& key) const {
  const Pieces own = own_of(key);
  const bool may_join = has_token() || may_share(std::get<Side>(key));
  std::vector<Key> found;
  for (const Place from : places_) {
    if (!contains(own, letter(from))) continue;
    for (const Place to : ends(key, from)) {
      if (contains(own, letter(to)) && !may_join) continue;
      Pieces after = own;
      after[after.find(letter(from))] = letter(to);
      found.push_back(moved(key, after));
    }
  }
  return found;
}

// The positions after each of a side's pieces has moved, or stayed if allowed.
std::vector<AnyRules::Key> AnyRules::after_turns(const Key& key) const {
  const Side to_move = std::get<Side>(key);
  std::vector<Pieces> reached{""};
  for (const char piece : own_of(key)) {
    Pieces choices;
    if (rules_.side(to_move).may_pass) choices += piece;
    for (const Place from : places_) {
      if (letter(from) != piece) continue;
      for (const Place to : ends(key, from)) choices += letter(to);
    }
    std::vector<Pieces> more;
    for (const Pieces& pieces : reached) {
      for (const char choice : choices) {
        if (may_share(to_move) || !contains(pieces, choice)) more.push_back(pieces + choice);
      }
    }
    reached = more;
  }
  std::vector<Key> found;
  found.reserve(reached.size());
  for (const Pieces& pieces : reached) found.push_back(moved(key, pieces));
  return found;
}

// The movable pieces of the side to move: the token belongs to both sides.
AnyRules::Pieces AnyRules::own_of(const Key& key) const {
  const auto& [one, two, to_move] = key;
  if (has_token()) return one + two;
  return to_move == Side::one ? one : two;
}

AnyRules::Pieces AnyRules::others_of(const Key& key) const {
  const auto& [one, two, to_move] = key;
  if (has_token()) return {};
  return to_move == Side::one ? two : one;
}

AnyRules::Key AnyRules::moved(const Key& key, Pieces own) const {
  const auto& [one, two, to_move] = key;
  std::sort(own.begin(), own.end());
  const bool is_ones = has_token() ? rules_.side(Side::one).pieces == 1 : to_move == Side::one;
  return is_ones ? Key{own, two, opponent(to_move)} : Key{one, own, opponent(to_move)};
}

Verdict AnyRules::verdict(const std::vector<Place>& one, const std::vector<Place>& two, Side to_move) const {
  std::array<Pieces, 2> words;
  for (const Place place : one) words[0] += letter(place);
  for (const Place place : two) words[1] += letter(place);
  for (Pieces& word : words) std::sort(word.begin(), word.end());
  return verdicts_[numbers_.at({words[0], words[1], to_move})];
}

}  // namespace catchmate::reference
