#include "token_solver.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace catchmate {

namespace {

// The work of one slice in vertices: about a millisecond.
constexpr std::uint64_t kVerticesInSlice = 1U << 13U;

Side to_move_of(std::uint64_t vertex) noexcept { return static_cast<Side>(vertex % 2); }

bool has_same_moves(const Rules& rules) noexcept {
  SideRules two = rules.side(Side::two);
  two.name = rules.side(Side::one).name;
  two.pieces = rules.side(Side::one).pieces;
  return rules.side(Side::one) == two;
}

}  // namespace

std::uint64_t TokenSolver::memory_needed(const BoardSize& size) noexcept {
  const std::uint64_t squares = saturating_product(size.rows, size.columns);
  constexpr std::uint64_t kMost = std::numeric_limits<Vertex>::max() / 4;
  if (squares > kMost || size.all_ways[0] > kMost || size.all_ways[1] > kMost) return kUncountable;
  // The memory of board, game and index per square and per way, and of the rows of distances.
  constexpr std::uint64_t kPerSquare = 32 + std::uint64_t{2} * (Distances::kRowsFromStart + 8) * sizeof(Cell) / 8;
  constexpr std::uint64_t kPerWay = 8;
  return GraphSolver::memory_needed(2 * squares, size.all_ways[0] + size.all_ways[1]) + squares * kPerSquare +
         (size.all_ways[0] + size.all_ways[1]) * kPerWay;
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
  const bool folds = same_ways && has_same_moves(game.rules()) && game.rules().endless == Endless::draws &&
                     game.rules().no_move != NoMove::passes && board.has_same_marks();
  const bool has_graph = folds == folded_ && has_graph_of(game);
  folded_ = folds;
  complete_ = false;
  bytes_ = memory_needed(size_of(game.rules(), board));
  game_ = std::move(game);
  if (has_graph) {
    solver_->start(list_ends());
  } else {
    solver_ = std::make_unique<GraphSolver>(list_moves(), list_ends());
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

Graph TokenSolver::list_moves() const {
  Graph graph;
  Position position{.to_move = Side::one};
  const Side owner = *token_side(game_->rules());
  const std::uint32_t squares = game_->board().squares();
  graph.first.reserve(std::size_t{squares} * (folded_ ? 1 : 2) + 1);
  for (std::uint32_t index = 0; index < squares; ++index) {
    position.of(owner) = PieceSet{Square{index}};
    for (const Side to_move : {Side::one, Side::two}) {
      if (folded_ && to_move == Side::two) break;
      position.to_move = to_move;
      const std::size_t before = graph.moves.size();
      const bool is_obstacle = game_->board().obstacle(Square{index});
      if (!is_obstacle) {
        game_->for_each_move(position, [&](const Move& move) {
          graph.moves.push_back(vertex(opponent(to_move), move.is_pass() ? Square{index} : move[0].to));
        });
      }
      // Obstacles, and stuck positions that are draws, get an edge to themselves: they are never settled.
      const bool is_stuck = graph.moves.size() == before;
      if (is_stuck && (is_obstacle || game_->rules().no_move == NoMove::draws)) {
        graph.moves.push_back(vertex(to_move, Square{index}));
      }
      graph.first.push_back(static_cast<std::uint32_t>(graph.moves.size()));
    }
  }
  return graph;
}

GraphEnds TokenSolver::list_ends() const {
  GraphEnds ends;
  Position position{.to_move = Side::one};
  const Side owner = *token_side(game_->rules());
  const auto add = [&](Square square) {
    if (game_->board().obstacle(square)) return;
    position.of(owner) = PieceSet{square};
    for (const Side to_move : {Side::one, Side::two}) {
      if (folded_ && to_move == Side::two) break;
      position.to_move = to_move;
      const auto outcome = game_->ending_by_place(position);
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
                                                        [this](Vertex target) { return is_settled(target); });
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
  if (!distances_.make_room(1, squares, true) || !distances_.make_digits(solver_->layer())) {
    return TableTooLarge{bytes_, bytes_ / 2};
  }
  distances_.set_longest(solver_->layer());
  for (const Side to_move : {Side::one, Side::two}) {
    Distances::Planes& planes = distances_.planes(to_move);
    std::fill_n(planes.undecided.data(), distances_.places(), Cell::all());
    std::fill_n(planes.not_won.data(), distances_.places(), Cell::all());
  }
  for (const Vertex settled : solver_->settled()) {
    const Square square{folded_ ? settled : settled / 2};
    const Ply code = 2 * solver_->distances()[settled] + (solver_->won(settled) ? 1 : 0);
    if (folded_ || to_move_of(settled) == Side::one) distances_.set(0, Side::one, square.index, code);
    if (folded_ || to_move_of(settled) == Side::two) distances_.set(0, Side::two, square.index, code);
  }
  distances_.drop_digits();
  PlacementIndex index(*game_);
  const std::uint64_t positions = index.positions();
  return Table(Game(*game_), std::move(index), std::exchange(distances_, {}), Scope(), positions, complete_);
}

}  // namespace catchmate
