#include "catchmate/cop_number.h"

#include <algorithm>
#include <utility>

namespace catchmate {

namespace {

Rules rules_with(std::uint32_t cops) {
  Rules rules{.id = "cops-and-robber", .capture = Capture::side_one_wins, .endless = Endless::side_two_wins};
  rules.side(Side::one) = {
      .name = "cops", .pieces = static_cast<int>(cops), .may_pass = true, .moves_all = true, .may_share = true};
  rules.side(Side::two) = {.name = "robber", .may_pass = true};
  return rules;
}

// The open points of a graph, with each edge for both sides and both ways.
Board plain_graph(const Board& graph) {
  std::vector<GraphEdge> edges;
  for (const GraphEdge& edge : graph.edges()) {
    const bool is_open = !graph.obstacle(edge.from) && !graph.obstacle(edge.to);
    if (is_open && edge.from != edge.to) edges.push_back({edge.from, edge.to});
  }
  Board plain = Board::graph(graph.squares(), edges);
  for (std::uint32_t index = 0; index < graph.squares(); ++index) {
    plain.set_obstacle(Square{index}, graph.obstacle(Square{index}));
  }
  return plain;
}

// The connected parts of a plain graph.
std::vector<std::vector<Square>> parts_of(const Board& graph) {
  std::vector<std::vector<Square>> parts;
  std::vector<bool> found(graph.squares());
  for (std::uint32_t index = 0; index < graph.squares(); ++index) {
    if (found[index] || graph.obstacle(Square{index})) continue;
    found[index] = true;
    std::vector<Square> part{Square{index}};
    for (std::size_t next = 0; next < part.size(); ++next) {
      for (const Square to : graph.ways(Side::one, part[next])) {
        if (found[to.index]) continue;
        found[to.index] = true;
        part.push_back(to);
      }
    }
    std::sort(part.begin(), part.end());
    parts.push_back(std::move(part));
  }
  return parts;
}

// The most plies that the robber lasts against cops who start on these points; `kNever` without a capture. Stops at the
// first robber who lasts for `limit` plies.
Ply longest_against(const Table& table, const PieceSet& cops, Ply limit) {
  Ply longest = 0;
  for (std::uint32_t robber = 0; robber < table.game().board().squares() && longest < limit; ++robber) {
    const Position position{.pieces = {cops, PieceSet{Square{robber}}}, .to_move = Side::one};
    longest = std::max(longest, table.lookup(position).distance);
  }
  return longest;
}

}  // namespace

CopSearch::CopSearch(const Board& graph, std::uint32_t most, std::uint64_t memory_budget, std::uint32_t threads)
    : graph_(plain_graph(graph)),
      most_(most),
      memory_budget_(memory_budget),
      threads_(threads),
      parts_(parts_of(graph_)) {
  begin();
}

void CopSearch::begin() {
  if (part_ == parts_.size()) {
    result_ = std::move(found_);
    return;
  }
  // Each later part takes a cop.
  if (found_.cops + cops_ + (parts_.size() - part_ - 1) > most_) {
    result_ = MoreCops();
    return;
  }
  Game game(rules_with(cops_), board_of(parts_[part_]));
  if (const auto excess = solver_.start(std::move(game), {.memory_budget = memory_budget_, .threads = threads_})) {
    result_ = *excess;
  }
}

bool CopSearch::advance() {
  if (result_) return false;
  if (solver_.advance()) return true;
  auto solved = solver_.take_table();
  if (const auto* excess = std::get_if<TableTooLarge>(&solved)) {
    result_ = *excess;
    return false;
  }
  auto& table = std::get<Table>(solved);
  judge(table);
  solver_.reuse(std::move(table));
  begin();
  return !result_;
}

void CopSearch::judge(const Table& table) {
  // If any start wins, all do: the cops can walk from one to another first.
  PieceSet together;
  for (std::uint32_t cop = 0; cop < cops_; ++cop) together.insert(Square{0});
  if (longest_against(table, together, kNever) == kNever) {
    ++cops_;
    return;
  }
  add_start(table);
  ++part_;
  cops_ = 1;
}

void CopSearch::add_start(const Table& table) {
  const std::vector<Square>& part = parts_[part_];
  const auto size = static_cast<std::uint32_t>(part.size());
  Ply fewest = kNever;
  PieceSet best;
  // All sets, each as ascending numbers.
  std::vector<std::uint32_t> cops(cops_);
  for (;;) {
    PieceSet set;
    for (const std::uint32_t cop : cops) set.insert(Square{cop});
    const Ply longest = longest_against(table, set, fewest);
    if (longest < fewest) {
      fewest = longest;
      best = set;
    }
    const auto last = std::find_if(cops.rbegin(), cops.rend(), [&](std::uint32_t cop) { return cop + 1 < size; });
    if (last == cops.rend()) break;
    std::fill(last.base() - 1, cops.end(), *last + 1);
  }
  found_.cops += cops_;
  found_.plies = std::max(found_.plies, fewest);
  for (const Square cop : best) found_.start.push_back(part[cop.index]);
}

Board CopSearch::board_of(const std::vector<Square>& part) const {
  std::vector<GraphEdge> edges;
  const auto number_of = [&](Square point) {
    return Square{static_cast<std::uint32_t>(std::lower_bound(part.begin(), part.end(), point) - part.begin())};
  };
  for (const Square from : part) {
    for (const Square to : graph_.ways(Side::one, from)) {
      if (from < to) edges.push_back({number_of(from), number_of(to)});
    }
  }
  return Board::graph(static_cast<std::uint32_t>(part.size()), edges);
}

}  // namespace catchmate
