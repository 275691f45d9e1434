#include "generators.h"

#include <catchmate/games.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <ostream>
#include <string>
#include <vector>

#include "reference/against.h"

using namespace catchmate;

namespace {

// Numbers in [first, last] and truths of the full range at any of rapidcheck's sizes, which only bound boards here.
template <class Number>
rc::Gen<Number> from_to(Number first, Number last) {
  return rc::gen::resize(rc::kNominalSize, rc::gen::inRange<Number>(first, last + 1));
}

rc::Gen<bool> one_in(int count) {
  return rc::gen::map(from_to(0, count - 1), [count](int drawn) { return drawn == count - 1; });
}

template <class Enum>
rc::Gen<EnumSet<Enum>> sets(std::uint32_t first_bits, std::uint32_t last_bits) {
  return rc::gen::map(from_to(first_bits, last_bits), &EnumSet<Enum>::from_bits);
}

rc::Gen<SideRules> any_side(const std::string& name) {
  const auto goals = rc::gen::oneOf(rc::gen::just(EnumSet<Edge>{}), sets<Edge>(0, 0xF));
  return rc::gen::build<SideRules>(
      rc::gen::set(&SideRules::name, rc::gen::just(name)), rc::gen::set(&SideRules::pieces, from_to(1, 2)),
      rc::gen::set(&SideRules::directions, sets<Direction>(1, 0xFF)), rc::gen::set(&SideRules::reach, from_to(1, 3)),
      rc::gen::set(&SideRules::leaps, rc::gen::element(Leap::nothing, Leap::pieces, Leap::everything)),
      rc::gen::set(&SideRules::goals, goals), rc::gen::set(&SideRules::may_pass, one_in(3)),
      rc::gen::set(&SideRules::moves_all, one_in(3)), rc::gen::set(&SideRules::may_share, one_in(3)));
}

rc::Gen<Rules> any_rules(const rc::Gen<bool>& has_token) {
  return rc::gen::apply(
      [](SideRules one, SideRules two, Capture capture, NoMove no_move, Endless endless, bool has_token, bool is_ones) {
        if (has_token) {
          one.pieces = is_ones ? 1 : 0;
          two.pieces = is_ones ? 0 : 1;
        }
        Rules rules;
        rules.id = "random";
        rules.sides = {std::move(one), std::move(two)};
        for (SideRules& side : rules.sides) {
          if (side.moves_together()) side.reach = 1;
        }
        rules.capture = capture;
        rules.no_move = no_move;
        if (no_move != NoMove::draws) rules.endless = endless;
        return rules;
      },
      any_side("one"), any_side("two"),
      rc::gen::element(Capture::wins, Capture::forbidden, Capture::side_one_wins, Capture::side_two_wins),
      rc::gen::element(NoMove::loses, NoMove::draws, NoMove::passes),
      rc::gen::element(Endless::draws, Endless::side_one_wins, Endless::side_two_wins), has_token, one_in(2));
}

// Boards of which one in three has marks, each square each of them one time in eight.
rc::Gen<Board> marked(const rc::Gen<Board>& boards) {
  const auto draws =
      rc::gen::container<std::vector<int>>(std::size_t{kMostRows} * kMostRows, from_to(0, (1 << 12) - 1));
  return rc::gen::apply(
      [](Board board, bool has_marks, const std::vector<int>& drawn) {
        for (std::uint32_t square = 0; has_marks && square < board.squares(); ++square) {
          int bits = drawn[square];
          for (const Mark mark : kMarks) {
            for (const Side side : kSides) {
              board.set_mark(mark, side, Square{square}, bits % 8 == 0);
              bits /= 8;
            }
          }
        }
        return board;
      },
      boards, one_in(3), draws);
}

}  // namespace

Rules fitted(Rules rules, const Board& board) {
  for (SideRules& side : rules.sides) {
    if (side.moves_together()) side.reach = 1;
    if (!board.is_graph()) continue;
    side.reach = 1;
    side.goals = {};
  }
  return rules;
}

rc::Gen<Board> any_graph(std::uint32_t most_points, bool may_have_loops) {
  struct Drawn {
    std::uint32_t from;
    std::uint32_t to;
    int kind;  // both sides, or one alone; one way or both
    bool is_loop;
  };
  const auto draws = rc::gen::container<std::vector<Drawn>>(
      rc::gen::construct<Drawn>(from_to<std::uint32_t>(0, most_points - 1), from_to<std::uint32_t>(0, most_points - 1),
                                from_to(0, 7), may_have_loops ? one_in(4) : rc::gen::just(false)));
  const auto closed = rc::gen::container<std::vector<int>>(most_points, from_to(0, 9));
  return rc::gen::apply(
      [may_have_loops](std::uint32_t points, bool has_names, bool has_places, const std::vector<Drawn>& edges,
                       const std::vector<int>& obstacles) {
        std::vector<GraphEdge> list;
        for (const auto& [drawn_from, drawn_to, kind, is_loop] : edges) {
          assert(points > 0);
          const Square from{drawn_from % points};
          const Square to = is_loop ? from : Square{drawn_to % points};
          if (from == to && !may_have_loops) continue;
          const std::optional<Side> sides[] = {std::nullopt, Side::one, Side::two, std::nullopt};
          list.push_back({from, to, kind % 2 == 1, sides[kind / 2 % 4]});
        }
        Board board = Board::graph(points, list);
        std::vector<std::string> names;
        std::vector<Place> places;
        for (std::uint32_t index = 0; index < points; ++index) {
          names.push_back("p" + std::to_string(points - index));
          places.push_back({static_cast<std::uint16_t>(index % (kLargestPlace + 1)), kLargestPlace});
          board.set_obstacle(Square{index}, obstacles[index] == 0);
        }
        if (has_names) board.set_names(names);
        if (has_places) board.set_places(places);
        return board;
      },
      from_to<std::uint32_t>(1, most_points), one_in(2), one_in(2), draws, closed);
}

rc::Gen<std::uint64_t> below(std::uint64_t bound) { return from_to<std::uint64_t>(0, bound - 1); }

rc::Gen<Board> any_board(std::uint32_t most_squares) {
  const auto draws = rc::gen::container<std::vector<int>>(most_squares, from_to(0, 99));
  return rc::gen::apply(
      [most_squares](std::uint32_t rows, std::uint32_t columns, int percent, const std::vector<int>& drawn) {
        Board board(rows, std::min(columns, most_squares / rows));
        for (std::uint32_t square = 0; square < board.squares(); ++square) {
          board.set_obstacle(Square{square}, drawn[square] >= 100 - percent);
        }
        return board;
      },
      from_to<std::uint32_t>(1, std::min(kMostRows, most_squares)), from_to<std::uint32_t>(1, kMostRows),
      from_to(0, 60), draws);
}

rc::Gen<Rules> rc::Arbitrary<Rules>::arbitrary() {
  return rc::gen::oneOf(rc::gen::element(chase(), crossing_pawn(), slow_cops()), any_rules(one_in(6)));
}

rc::Gen<Game> any_token_game(std::uint32_t most_points) {
  return rc::gen::apply([](const Rules& rules, const Board& board) { return Game(fitted(rules, board), board); },
                        any_rules(rc::gen::just(true)), marked(any_graph(most_points, true)));
}

rc::Gen<Game> rc::Arbitrary<Game>::arbitrary() {
  return rc::gen::mapcat(rc::gen::arbitrary<Rules>(), [](const Rules& rules) {
    // By the number of pieces: up to some ten thousands of positions.
    constexpr std::array<std::uint32_t, 5> kMostSquares{0, 100, 100, 36, 16};
    const int pieces = rules.side(Side::one).pieces + rules.side(Side::two).pieces;
    const std::uint32_t most = kMostSquares.at(static_cast<std::size_t>(pieces));
    return rc::gen::map(
        marked(rc::gen::oneOf(any_board(most), any_board(most), any_graph(most, token_side(rules).has_value()))),
        [rules](const Board& board) { return Game(fitted(rules, board), board); });
  });
}

namespace catchmate {

void showValue(const Rules& rules, std::ostream& out) {
  out << rules.id << ", capture " << static_cast<int>(rules.capture) << ", no move " << static_cast<int>(rules.no_move)
      << ", endless " << static_cast<int>(rules.endless);
  for (const SideRules& side : rules.sides) {
    out << "\n"
        << side.name << ": " << side.pieces << " pieces, directions " << side.directions.bits() << ", reach "
        << side.reach << ", leaps " << static_cast<int>(side.leaps) << ", goals " << side.goals.bits()
        << (side.may_pass ? ", may pass" : "") << (side.moves_all ? ", moves all" : "")
        << (side.may_share ? ", may share" : "");
  }
}

void showValue(const Board& board, std::ostream& out) {
  if (board.is_graph()) {
    out << "\na graph";
    for (const GraphEdge& edge : board.edges()) {
      out << " " << edge.from.index << (edge.one_way ? ">" : "-") << edge.to.index;
      if (edge.side) out << " of side " << static_cast<int>(*edge.side);
    }
  }
  for (const std::string& row : reference::drawing_of(board)) out << "\n" << row;
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    for (const Mark mark : kMarks) {
      for (const Side side : kSides) {
        if (!board.marked(mark, side, Square{index})) continue;
        out << (mark == Mark::goal ? "\ngoal" : "\nclosed") << " of side " << static_cast<int>(side) << ": " << index;
      }
    }
  }
}

void showValue(const Game& game, std::ostream& out) {
  showValue(game.rules(), out);
  showValue(game.board(), out);
}

}  // namespace catchmate
