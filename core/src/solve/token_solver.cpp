#include "token_solver.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace catchmate {

namespace {

// The work of one slice in vertices: about a millisecond.
constexpr std::uint64_t kVerticesInSlice = 1U << 13U;

bool has_same_moves(const Rules& rules) noexcept {
  SideRules two = rules.side(Side::two);
  two.name = rules.side(Side::one).name;
  two.pieces = rules.side(Side::one).pieces;
  return rules.side(Side::one) == two;
}

// Besides the ways, a pass for each vertex, or an edge to itself.
std::uint64_t most_moves(const BoardSize& size) noexcept {
  return size.all_ways[0] + size.all_ways[1] + 2 * size.rows * size.columns;
}

}  // namespace

std::uint64_t TokenSolver::memory_needed(const BoardSize& size) noexcept {
  const std::uint64_t squares = saturating_product(size.rows, size.columns);
  constexpr std::uint64_t kMost = std::numeric_limits<Vertex>::max() / 4;
  if (squares > kMost || size.all_ways[0] > kMost || size.all_ways[1] > kMost) return kOverflow;
  // The memory of board, game and index, and of the distances: with either side to move a row of bits for each plane,
  // undecided, not won and 31 digits.
  constexpr std::uint64_t kPerSquare = 32;
  constexpr std::uint64_t kPerWay = 8;
  constexpr std::uint64_t kRows = std::uint64_t{2} * 33;
  return GraphSolver::memory_needed(2 * squares, most_moves(size)) + squares * kPerSquare +
         kRows * Distances::cells_for(squares) * sizeof(Cell) + (size.all_ways[0] + size.all_ways[1]) * kPerWay;
}

bool TokenSolver::has_graph_of(const Game& game) const noexcept {
  if (!game_ || !solver_ || game_->rules() != game.rules()) return false;
  const Board& board = game.board();
  const bool same_ways = board.is_graph()
                             ? board.shares_ways(game_->board())
                             : board.rows() == game_->board().rows() && board.columns() == game_->board().columns();
  return same_ways && board.differs_in_goals_alone(game_->board());
}

std::optional<TableTooLarge> TokenSolver::start(Game game, const SolveOptions& options) {
  const Board& board = game.board();
  const bool same_ways = !board.is_graph() || board.has_same_ways();
  const bool folds = same_ways && has_same_moves(game.rules()) && board.has_same_marks();
  const bool has_graph = folds == folded_ && has_graph_of(game);
  folded_ = folds;
  complete_ = false;
  const BoardSize size = size_of(game.rules(), board);
  bytes_ = memory_needed(size);
  game_ = std::move(game);
  if (has_graph) {
    solver_->start(list_ends());
  } else {
    const auto moves = [this](Vertex from, Visitor<Vertex> visit) { for_each_move(from, visit); };
    const auto share = [this](std::uint64_t count) { return static_cast<std::uint32_t>(folded_ ? count / 2 : count); };
    const std::uint64_t vertices = 2 * std::uint64_t{game_->board().squares()};
    solver_ = std::make_unique<GraphSolver>(share(vertices), share(most_moves(size)), moves, list_ends());
  }
  targets_.clear();
  if (!options.position) return std::nullopt;
  const auto add = [this](const Position& position) {
    targets_.push_back(vertex(position.to_move, position.moved_by(position.to_move)[0]));
  };
  add(*options.position);
  if (options.moves) {
    for (const Move& move : game_->moves(*options.position)) add(after(*options.position, move));
  }
  return std::nullopt;
}

Position TokenSolver::position_of(Vertex vertex) const noexcept {
  Position position{.to_move = folded_ ? Side::one : static_cast<Side>(vertex % 2)};
  position.of(*token_side(game_->rules())) = PieceSet{square_of(vertex)};
  return position;
}

void TokenSolver::for_each_move(Vertex from, Visitor<Vertex> visit) const {
  const Square square = square_of(from);
  const bool is_obstacle = game_->board().obstacle(square);
  bool any = false;
  if (!is_obstacle) {
    const Position position = position_of(from);
    game_->for_each_move(position, [&](const Move& move) {
      any = true;
      visit(vertex(opponent(position.to_move), move.is_pass() ? square : move[0].to));
    });
  }
  // Obstacles, and stuck positions that are draws, get an edge to themselves: they are never settled.
  if (!any && (is_obstacle || game_->rules().no_move == NoMove::draws)) visit(from);
}

GraphEnds TokenSolver::list_ends() const {
  GraphEnds ends;
  const auto add = [&](Square square) {
    if (game_->board().obstacle(square)) return;
    for (const Side to_move : kSides) {
      if (folded_ && to_move == Side::two) break;
      const auto outcome = game_->ending_by_position(position_of(vertex(to_move, square)));
      if (outcome) (*outcome == Outcome::win ? ends.won : ends.lost).push_back(vertex(to_move, square));
    }
  };
  if (game_->board().is_graph()) {
    for (const Square square : game_->board().marked_goals()) add(square);
  } else {
    for (std::uint32_t index = 0; index < game_->board().squares(); ++index) add(Square{index});
  }
  return ends;
}

bool TokenSolver::advance() {
  if (complete_) return false;
  const bool any = solver_->advance(kVerticesInSlice);
  complete_ = !any;
  const bool settled = !targets_.empty() && std::all_of(targets_.begin(), targets_.end(),
                                                        [this](Vertex target) { return solver_->is_settled(target); });
  return any && !settled;
}

Progress TokenSolver::progress() const noexcept {
  const std::uint64_t times = folded_ ? 2 : 1;
  return {.settled = solver_->settled().size() * times,
          .positions = 2 * std::uint64_t{game_->board().free_squares()},
          .layers = solver_->layer()};
}

std::variant<Table, TableTooLarge> TokenSolver::take_table() {
  const std::uint32_t squares = game_->board().squares();
  if (!distances_.make_single(squares, true) || !distances_.make_digits(solver_->layer())) {
    return TableTooLarge{bytes_, 0};
  }
  distances_.set_longest(solver_->layer());
  for (const Side to_move : kSides) {
    Distances::Planes& planes = distances_.planes(to_move);
    std::fill_n(planes.undecided.data(), distances_.plane_cells(), Cell::all());
    std::fill_n(planes.not_won.data(), distances_.plane_cells(), Cell::all());
  }
  for (const auto [settled, code] : solver_->settled()) {
    for (const Side to_move : kSides) {
      const Square square = square_of(settled);
      if (vertex(to_move, square) == settled) distances_.set(0, to_move, square.index, code);
    }
  }
  PlacementIndex index(*game_);
  const std::uint64_t positions = index.positions();
  return Table(Game(*game_), std::move(index), std::exchange(distances_, {}), Scope(), positions, complete_);
}

}  // namespace catchmate
