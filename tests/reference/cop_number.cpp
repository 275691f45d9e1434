#include "cop_number.h"

#include <algorithm>
#include <vector>

namespace catchmate::reference {

namespace {

// The points of all cops, as the digits of a number, and then the robber's.
class Places {
 public:
  Places(const Board& graph, std::uint32_t cops) : points_(graph.squares()), cops_(cops), near_(points_), tuples_(1) {
    for (std::uint32_t cop = 0; cop < cops; ++cop) tuples_ *= points_;
    for (std::uint32_t point = 0; point < points_; ++point) {
      near_[point].push_back(point);
      for (const Square to : graph.ways(Side::one, Square{point})) near_[point].push_back(to.index);
    }
    turns_.resize(tuples_);
    for (std::uint32_t tuple = 0; tuple < tuples_; ++tuple) {
      turns_[tuple] = {0};
      for (std::uint32_t cop = 0, place = 1, rest = tuple; cop < cops_; ++cop, place *= points_, rest /= points_) {
        std::vector<std::uint32_t> longer;
        for (const std::uint32_t begun : turns_[tuple]) {
          for (const std::uint32_t to : near_[rest % points_]) longer.push_back(begun + to * place);
        }
        turns_[tuple] = longer;
      }
    }
    safe_.assign(tuples_, std::vector<bool>(points_));
    for (std::uint32_t tuple = 0; tuple < tuples_; ++tuple) {
      for (std::uint32_t robber = 0; robber < points_; ++robber) safe_[tuple][robber] = !caught(tuple, robber);
    }
  }

  // Leaves out the robbers who are caught or driven to such a point by some turn; returns whether there were any.
  bool shrink() {
    bool shrinks = false;
    for (std::uint32_t tuple = 0; tuple < tuples_; ++tuple) {
      for (std::uint32_t robber = 0; robber < points_; ++robber) {
        if (!safe_[tuple][robber]) continue;
        const bool escapes = std::all_of(turns_[tuple].begin(), turns_[tuple].end(), [&](std::uint32_t next) {
          return !caught(next, robber) && std::any_of(near_[robber].begin(), near_[robber].end(),
                                                      [&](std::uint32_t to) { return safe_[next][to]; });
        });
        if (escapes) continue;
        safe_[tuple][robber] = false;
        shrinks = true;
      }
    }
    return shrinks;
  }

  [[nodiscard]] bool is_some_won() const {
    return std::any_of(safe_.begin(), safe_.end(), [](const std::vector<bool>& robbers) {
      return std::none_of(robbers.begin(), robbers.end(), [](bool is_safe) { return is_safe; });
    });
  }

 private:
  [[nodiscard]] bool caught(std::uint32_t tuple, std::uint32_t robber) const {
    for (std::uint32_t cop = 0; cop < cops_; ++cop, tuple /= points_) {
      if (tuple % points_ == robber) return true;
    }
    return false;
  }

  std::uint32_t points_;
  std::uint32_t cops_;
  std::vector<std::vector<std::uint32_t>> near_;  // by point: itself and its neighbours
  std::uint32_t tuples_;
  std::vector<std::vector<std::uint32_t>> turns_;  // by tuple: those after a turn
  std::vector<std::vector<bool>> safe_;            // [tuple][robber], with the cops to move
};

}  // namespace

bool cops_win(const Board& graph, std::uint32_t cops) {
  Places places(graph, cops);
  while (places.shrink()) {
  }
  return places.is_some_won();
}

}  // namespace catchmate::reference
