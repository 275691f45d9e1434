#include "plain_solver.h"

#include <catchmate/graph_game.h>
#include <catchmate/placement_index.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <utility>
#include <vector>

namespace catchmate {

Table solve_plain(const Game& game) {
  PlacementIndex index(game);
  using Vertex = GraphSolver::Vertex;
  std::vector<std::uint32_t> first{0};  // by vertex, plus one: its moves in `moves`
  std::vector<Vertex> moves;
  GraphEnds ends;
  const auto add_move = [&moves](std::uint64_t to) { moves.push_back(static_cast<Vertex>(to)); };
  const auto end_vertex = [&] { first.push_back(static_cast<std::uint32_t>(moves.size())); };
  // An index without a valid position becomes an unsettled vertex without predecessors.
  const auto add_invalid_until = [&](std::uint64_t end) {
    for (std::uint64_t invalid = first.size() - 1; invalid < end; ++invalid) {
      add_move(invalid);
      end_vertex();
    }
  };
  index.for_each_position(game, 0, index.placements(), [&](std::uint64_t number, const Position& position) {
    add_invalid_until(number);
    const auto ending = game.ending_by_position(position);
    if (ending == Outcome::win) ends.won.push_back(static_cast<Vertex>(number));
    if (!ending) {
      game.for_each_move(position, [&](const Move& move) { add_move(index.index(after(position, move))); });
      const bool stuck = moves.size() == first.back();
      if (stuck && game.rules().no_move == NoMove::draws) add_move(number);
    }
    end_vertex();
  });
  add_invalid_until(index.size());

  const auto for_each_move = [&](Vertex from, Visitor<Vertex> visit) {
    for (std::uint32_t move = first[from]; move < first[from + 1]; ++move) visit(moves[move]);
  };
  GraphSolver solver(static_cast<Vertex>(first.size() - 1), first.back(), for_each_move, ends);
  while (solver.advance(std::numeric_limits<std::uint32_t>::max())) {
  }
  const bool doubled = may_lose_by_moving(game.rules());
  std::vector<Ply> codes(first.size() - 1, kNever);
  for (const auto [vertex, code] : solver.settled()) codes[vertex] = doubled ? code : code / 2;
  return table_with(game, codes);
}

Table table_with(const Game& game, const std::vector<Ply>& codes) {
  PlacementIndex index(game);
  Distances distances;
  const auto placements = static_cast<std::uint32_t>(index.placements());
  const auto allocate = [](Buffer<Cell>& row, std::uint64_t cells) { return row.allocate(cells); };
  if (!distances.allocate(placements, index.squares(), may_lose_by_moving(game.rules()), allocate)) std::abort();
  Ply longest = 0;
  for (const Ply code : codes) longest = std::max(longest, code == kNever ? 0 : distances.distance_of(code));
  if (!distances.make_digits(longest)) std::abort();
  distances.set_longest(longest);
  for (const Side side : kSides) {
    std::fill_n(distances.planes(side).undecided.data(), distances.plane_cells(), Cell::all());
    std::fill_n(distances.planes(side).not_won.data(), distances.plane_cells(), Cell::all());
  }
  for (std::uint64_t number = 0; number < codes.size(); ++number) {
    const std::uint64_t row = number / index.squares();
    const auto square = static_cast<std::uint32_t>(number % index.squares());
    if (codes[number] != kNever) distances.set(row / 2, static_cast<Side>(row % 2), square, codes[number]);
  }
  const std::uint64_t positions = index.positions();
  return {Game(game), std::move(index), std::move(distances), Scope(), positions, true};
}

}  // namespace catchmate
