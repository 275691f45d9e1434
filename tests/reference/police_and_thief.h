/// Police and thief as textbooks state it, apart from the core's rules and boards: a thief who meets the policeman is
/// caught, even at the exit, whereas the core's games look at goals first.
///
/// The source: "Games on arbitrary graphs", https://cp-algorithms.com/game_theory/games_on_graphs.html.
#pragma once

#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "reference/place.h"
#include "reference/value_iteration.h"

namespace catchmate::reference {

/// All positions on a board with one exit, solved. The board is drawn as rows in which `#` is an obstacle.
class PoliceAndThief {
 public:
  PoliceAndThief(const std::vector<std::string>& rows, Place exit);

  [[nodiscard]] Verdict verdict(Place police, Place thief, bool police_moves) const {
    return verdicts_[numbers_.at({police, thief, police_moves})];
  }

 private:
  std::map<std::tuple<Place, Place, bool>, std::uint32_t> numbers_;
  std::vector<Verdict> verdicts_;
};

}  // namespace catchmate::reference
