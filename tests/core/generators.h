/// Random games for properties, and the check of a property.
#pragma once

#include <catchmate/game.h>
#include <rapidcheck.h>

#include <iosfwd>
#include <sstream>
#include <utility>

#include "boards.h"
#include "catch.h"

/// The widest and the highest that a generated board is.
inline constexpr std::uint32_t kMostRows = 12;

/// A board of up to so many squares, none to most of them obstacles.
[[nodiscard]] rc::Gen<catchmate::Board> any_board(std::uint32_t most_squares);

/// A graph of up to so many points, with ways of both sides and of one, there and back and one way.
[[nodiscard]] rc::Gen<catchmate::Board> any_graph(std::uint32_t most_points, bool may_have_loops);

/// A token of any rules on a graph of up to so many points, where it can go round loops.
[[nodiscard]] rc::Gen<catchmate::Game> any_token_game(std::uint32_t most_points);

/// Rules without what boards of that kind do not have: on a graph, long moves and goals that are borders. Pieces that
/// move together have no long moves anywhere.
[[nodiscard]] catchmate::Rules fitted(catchmate::Rules rules, const catchmate::Board& board);

/// A number from 0 up to, not including, `bound`, each as likely as the others.
[[nodiscard]] rc::Gen<std::uint64_t> below(std::uint64_t bound);

namespace catchmate {

// Counterexamples as text.
void showValue(const Rules& rules, std::ostream& out);
void showValue(const Board& board, std::ostream& out);
void showValue(const Game& game, std::ostream& out);

}  // namespace catchmate

namespace rc {

/// The rules of the library's games and of a third one, and rules of every kind with one or two pieces a side.
template <>
struct Arbitrary<catchmate::Rules> {
  static Gen<catchmate::Rules> arbitrary();
};

/// Such rules on a board that is small enough for them, a rectangle or a graph.
template <>
struct Arbitrary<catchmate::Game> {
  static Gen<catchmate::Game> arbitrary();
};

}  // namespace rc

/// Fails the test when `property` fails for one of so many random arguments, a tenth of them under the sanitizers. They
/// are others each time; the message of a failure has the seed that RC_PARAMS takes.
template <class Property>
void check_property(Property&& property, int cases) {
  rc::detail::TestParams parameters = rc::detail::configuration().testParams;
  parameters.maxSuccess = kSanitized ? (cases + 9) / 10 : cases;
  const auto result =
      rc::detail::checkTestable(std::forward<Property>(property), rc::detail::TestMetadata{}, parameters);
  std::ostringstream text;
  rc::detail::printResultMessage(result, text);
  INFO(text.str() << "\nRC_PARAMS=\"seed=" << parameters.seed << "\"");
  CHECK(result.template is<rc::detail::SuccessResult>());
}
