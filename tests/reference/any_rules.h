/// Any game under any rules, played out from the wording of rules.h: a side's pieces are the letters of a word,
/// positions the keys of a map. For boards of at most 127 squares.
#pragma once

#include <catchmate/rules.h>

#include <array>
#include <compare>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "reference/value_iteration.h"

namespace catchmate::reference {

/// A square by row and column, both from 1.
struct Place {
  int row = 1;
  int column = 1;

  friend auto operator<=>(const Place&, const Place&) = default;
};

/// The plies of a game that a side wins by endless play.
inline constexpr unsigned kEndless = ~0U;

/// Places with a meaning for one side, by side.
struct Marks {
  std::array<std::vector<Place>, 2> goals{};
  std::array<std::vector<Place>, 2> closed{};
};

/// A graph's arrows between its places, by side; the places form one row.
using Arrows = std::array<std::vector<std::pair<Place, Place>>, 2>;

/// All positions of a game on a board, solved.
class AnyRules {
 public:
  /// The board's rows, of equal length; `#` is an obstacle, anything else an empty square. A graph's points form one
  /// row, and its arrows are given.
  AnyRules(Rules rules, std::vector<std::string> rows, std::optional<Arrows> arrows, Marks marks);

  /// The places of side one's and of side two's pieces, in any order.
  [[nodiscard]] Verdict verdict(const std::vector<Place>& one, const std::vector<Place>& two, Side to_move) const;
  [[nodiscard]] std::size_t positions() const noexcept { return verdicts_.size(); }

 private:
  // The square numbers of a side's pieces, a letter each, in order.
  using Pieces = std::string;
  using Key = std::tuple<Pieces, Pieces, Side>;

  [[nodiscard]] char letter(Place place) const noexcept;
  [[nodiscard]] bool empty(Place place) const noexcept;
  [[nodiscard]] bool on_goal(const Pieces& pieces, Side which) const;
  [[nodiscard]] bool closed(Side side, Place place) const;
  [[nodiscard]] bool may_share(Side side) const { return rules_.sides[static_cast<std::size_t>(side)].may_share; }
  [[nodiscard]] std::vector<Pieces> sets(Side side) const;
  void add(States& states, const Key& key) const;
  [[nodiscard]] std::vector<Place> ends(const Key& key, Place from) const;
  [[nodiscard]] std::vector<Place> ends_of_slides(const Key& key, Place from) const;
  [[nodiscard]] std::vector<Key> after_steps(const Key& key) const;
  [[nodiscard]] std::vector<Key> after_turns(const Key& key) const;
  [[nodiscard]] bool has_token() const { return rules_.sides[0].pieces == 0 || rules_.sides[1].pieces == 0; }
  [[nodiscard]] Pieces own_of(const Key& key) const;
  [[nodiscard]] Pieces others_of(const Key& key) const;
  [[nodiscard]] Key moved(const Key& key, Pieces own) const;

  Rules rules_;
  std::vector<std::string> rows_;
  Marks marks_;
  std::optional<Arrows> arrows_;
  std::vector<Place> places_;  // without obstacles
  std::map<Key, std::uint32_t> numbers_;
  std::vector<Verdict> verdicts_;
};

}  // namespace catchmate::reference
