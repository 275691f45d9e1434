#include "reference/police_and_thief.h"

#include <cstdlib>

namespace catchmate::reference {

namespace {

// Whether a policeman, or a thief, can go from one place to another in a turn; both may stay.
bool reaches(Place from, Place to, bool is_police) {
  const int rows = std::abs(from.row - to.row);
  const int columns = std::abs(from.column - to.column);
  return is_police ? rows <= 1 && columns <= 1 : rows + columns <= 1;
}

}  // namespace

PoliceAndThief::PoliceAndThief(const std::vector<std::string>& rows, Place exit) {
  std::vector<Place> places;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t column = 0; column < rows[row].size(); ++column) {
      if (rows[row][column] != '#') places.push_back({static_cast<int>(row) + 1, static_cast<int>(column) + 1});
    }
  }
  for (const Place police : places) {
    for (const Place thief : places) {
      for (const bool police_moves : {true, false}) numbers_[{police, thief, police_moves}] = 0;
    }
  }
  std::uint32_t count = 0;
  for (auto& entry : numbers_) entry.second = count++;

  States states;
  for (const auto& entry : numbers_) {
    const auto& [police, thief, police_moves] = entry.first;
    if (police == thief) {
      states.add_ended(police_moves ? Result::won : Result::lost);
    } else if (thief == exit) {
      states.add_ended(police_moves ? Result::lost : Result::won);
    } else {
      std::vector<std::uint32_t> next;
      for (const Place to : places) {
        if (!reaches(police_moves ? police : thief, to, police_moves)) continue;
        next.push_back(numbers_.at({police_moves ? to : police, police_moves ? thief : to, !police_moves}));
      }
      states.add_open(next);
    }
  }
  verdicts_ = states.settle();
}

}  // namespace catchmate::reference
