#include "reference/crossing_pawn.h"

#include <algorithm>

namespace catchmate::reference {

namespace {

constexpr Place kUp{-1, 0};
constexpr Place kDown{1, 0};
constexpr Place kLeft{0, -1};
constexpr Place kRight{0, 1};

Place moved(Place from, Place step) { return {from.row + step.row, from.column + step.column}; }

struct Placement {
  Place red, other_red, black;
  bool red_moves;
};

}  // namespace

std::size_t CrossingPawn::key(Place red, Place other_red, Place black, bool red_moves) const noexcept {
  const auto square = [this](Place at) {
    return static_cast<std::size_t>((at.row - 1) * columns_) + static_cast<std::size_t>(at.column - 1);
  };
  const std::size_t a = std::min(square(red), square(other_red));
  const std::size_t b = std::max(square(red), square(other_red));
  return ((a * squares_ + b) * squares_ + square(black)) * 2 + (red_moves ? 0 : 1);
}

CrossingPawn::CrossingPawn(const std::vector<std::string>& rows)
    : columns_(static_cast<int>(rows.front().size())),
      squares_(rows.size() * rows.front().size()),
      numbers_(squares_ * squares_ * squares_ * 2) {
  const int height = static_cast<int>(rows.size());
  const auto empty = [&](Place at) {
    return at.row >= 1 && at.row <= height && at.column >= 1 && at.column <= columns_ &&
           rows[static_cast<std::size_t>(at.row - 1)][static_cast<std::size_t>(at.column - 1)] != '#';
  };
  std::vector<Place> empty_places;
  for (int row = 1; row <= height; ++row) {
    for (int column = 1; column <= columns_; ++column) {
      if (empty({row, column})) empty_places.push_back({row, column});
    }
  }

  std::vector<Placement> positions;
  for (const Place red : empty_places) {
    for (const Place other_red : empty_places) {
      if (!(red < other_red)) continue;
      for (const Place black : empty_places) {
        for (const bool red_moves : {true, false}) {
          numbers_[key(red, other_red, black, red_moves)] = static_cast<std::uint32_t>(positions.size());
          positions.push_back({red, other_red, black, red_moves});
        }
      }
    }
  }

  States states;
  std::vector<std::uint32_t> next;
  for (const auto& [red, other_red, black, red_moves] : positions) {
    if (black.row == 1) {
      states.add_ended(red_moves ? Result::lost : Result::won);
      continue;
    }
    if (black == red || black == other_red) {
      states.add_ended(Result::lost);
      continue;
    }
    next.clear();
    if (red_moves) {
      for (const Place step : {kUp, kDown, kLeft, kRight}) {
        const Place to = moved(red, step);
        if (empty(to) && to != other_red) next.push_back(numbers_[key(to, other_red, black, false)]);
        const Place other_to = moved(other_red, step);
        if (empty(other_to) && other_to != red) next.push_back(numbers_[key(red, other_to, black, false)]);
      }
    } else {
      for (const Place step : {kUp, kLeft, kRight}) {
        const Place to = moved(black, step);
        if (empty(to)) next.push_back(numbers_[key(red, other_red, to, true)]);
      }
    }
    if (next.empty()) {
      states.add_ended(Result::lost);
    } else {
      states.add_open(next);
    }
  }
  verdicts_ = states.settle();
}

}  // namespace catchmate::reference
