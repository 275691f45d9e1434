/// Games made of any bytes, small enough for the slow twins.
#pragma once

#include <catchmate/game.h>
#include <fuzzer/FuzzedDataProvider.h>

#include <cstdint>
#include <optional>
#include <vector>

using Bytes = FuzzedDataProvider;

template <class Enum>
Enum take_enum(Bytes& bytes, Enum last) {
  return static_cast<Enum>(bytes.ConsumeIntegralInRange<int>(0, static_cast<int>(last)));
}

inline catchmate::Rules take_rules(Bytes& bytes) {
  using namespace catchmate;
  Rules rules;
  rules.id = "random";
  for (SideRules& side : rules.sides) {
    side.pieces = bytes.ConsumeIntegralInRange(0, 2);
    side.directions = EnumSet<Direction>::from_bits(bytes.ConsumeIntegral<std::uint8_t>());
    side.reach = bytes.ConsumeBool() ? 1 : bytes.ConsumeIntegralInRange(1, 4);
    side.leaps = take_enum(bytes, Leap::everything);
    side.goals = EnumSet<Edge>::from_bits(bytes.ConsumeIntegralInRange<std::uint32_t>(0, 15));
    const auto flags = bytes.ConsumeIntegral<std::uint8_t>();
    side.may_pass = flags % 2 != 0;
    side.moves_all = flags / 2 % 4 == 3;
    side.may_share = flags / 8 % 4 == 3;
  }
  rules.sides[0].name = "one";
  rules.sides[1].name = "two";
  rules.capture = take_enum(bytes, Capture::side_two_wins);
  rules.no_move = take_enum(bytes, NoMove::passes);
  rules.endless = take_enum(bytes, Endless::side_two_wins);
  return rules;
}

inline catchmate::Board take_board(Bytes& bytes, std::uint32_t most_squares) {
  using namespace catchmate;
  const bool is_graph = bytes.ConsumeBool();
  const auto rows = is_graph ? 1 : bytes.ConsumeIntegralInRange<std::uint32_t>(1, most_squares);
  const auto columns = bytes.ConsumeIntegralInRange<std::uint32_t>(1, most_squares / rows);
  Board board(rows, columns);
  if (is_graph) {
    std::vector<GraphEdge> edges;
    for (auto left = bytes.ConsumeIntegralInRange(0, 24); left > 0; --left) {
      const Square from{bytes.ConsumeIntegralInRange<std::uint32_t>(0, columns - 1)};
      const Square to{bytes.ConsumeIntegralInRange<std::uint32_t>(0, columns - 1)};
      const auto kind = bytes.ConsumeIntegralInRange(0, 7);
      const std::optional<Side> sides[] = {std::nullopt, Side::one, Side::two, std::nullopt};
      if (from != to) edges.push_back({from, to, kind % 2 == 1, sides[kind / 2]});
    }
    board = Board::graph(columns, edges);
  }
  const bool has_marks = bytes.ConsumeBool();
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    board.set_obstacle(Square{index}, bytes.ConsumeIntegralInRange(0, 7) == 7);
    if (!has_marks) continue;
    const auto bits = bytes.ConsumeIntegral<std::uint8_t>();
    board.set_mark(Mark::goal, Side::one, Square{index}, (bits & 3) == 3);
    board.set_mark(Mark::goal, Side::two, Square{index}, (bits >> 2 & 3) == 3);
    board.set_mark(Mark::closed, Side::one, Square{index}, (bits >> 4 & 3) == 3);
    board.set_mark(Mark::closed, Side::two, Square{index}, (bits >> 6 & 3) == 3);
  }
  return board;
}

/// Nothing if the rules do not suit the board.
inline std::optional<catchmate::Game> take_game(Bytes& bytes, std::uint32_t most_squares) {
  catchmate::Rules rules = take_rules(bytes);
  catchmate::Board board = take_board(bytes, most_squares);
  for (catchmate::SideRules& side : rules.sides) {
    if (side.moves_together() || board.is_graph()) side.reach = 1;
    if (board.is_graph()) side.goals = {};
  }
  if (validate(rules, board.ground())) return std::nullopt;
  return catchmate::Game(rules, std::move(board));
}
