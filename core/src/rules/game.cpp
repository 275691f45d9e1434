#include "catchmate/game.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

namespace catchmate {

namespace {

Direction reversed(Direction direction) noexcept {
  // Four straight directions, then four diagonal ones, both clockwise from the top.
  const auto value = static_cast<unsigned>(direction);
  return static_cast<Direction>((value & 4U) | ((value + 2) & 3U));
}

Ways ways_in(EnumSet<Direction> directions, const Board& board, bool backwards) {
  Ways ways;
  ways.first.reserve(std::size_t{board.squares()} + 1);
  ways.ends.reserve(static_cast<std::size_t>(std::popcount(directions.bits())) * board.squares());
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    for (int value = 0; value < kDirections; ++value) {
      const auto direction = static_cast<Direction>(value);
      if (!directions.contains(direction)) continue;
      ways.ends.push_back(board.step(Square{index}, backwards ? reversed(direction) : direction));
    }
    ways.first.push_back(static_cast<std::uint32_t>(ways.ends.size()));
  }
  return ways;
}

Ways reversed(const Ways& ways) {
  Ways back{.first = std::vector<std::uint32_t>(ways.first.size()), .ends = std::vector<Square>(ways.ends.size())};
  for (const Square to : ways.ends) ++back.first[to.index + 1];
  std::partial_sum(back.first.begin(), back.first.end(), back.first.begin());
  std::vector<std::uint32_t> next(back.first.begin(), back.first.end() - 1);
  for (std::uint32_t from = 0; from < next.size(); ++from) {
    for (std::uint32_t way = ways.first[from]; way < ways.first[from + 1]; ++way) {
      back.ends[next[ways.ends[way].index]++] = Square{from};
    }
  }
  return back;
}

// {0} is the side, {1} and {2} are the pieces found and expected.
Text text_of(const PositionFault& fault) {
  switch (fault.code) {
    case PositionFault::Code::piece_count:
      return {fault.found == 1 ? "{0} has {1} piece on the board, expected {2}"
                               : "{0} has {1} pieces on the board, expected {2}",
              "{0} 有 {1} 枚棋子，应有 {2} 枚"};
    case PositionFault::Code::off_board:
      return {"a piece of {0} stands outside the board", "{0} 有棋子在棋盘之外"};
    case PositionFault::Code::on_obstacle:
      return {"a piece of {0} stands on an obstacle", "{0} 有棋子在障碍上"};
    case PositionFault::Code::on_closed:
      return {"a piece of {0} stands on a square that is closed to it", "{0} 有棋子在它不能进入的格子上"};
    case PositionFault::Code::same_square:
      return {"two pieces of {0} stand on one square", "{0} 有两枚棋子在同一格"};
    case PositionFault::Code::shared_square:
      break;
  }
  return {"pieces of both sides stand on one square", "双方的棋子在同一格"};
}

}  // namespace

bool leads_both_ways(EnumSet<Direction> directions) noexcept {
  for (int value = 0; value < kDirections; ++value) {
    const auto direction = static_cast<Direction>(value);
    if (directions.contains(direction) && !directions.contains(reversed(direction))) return false;
  }
  return true;
}

Movement movement_of(const Rules& rules, const Board& board, Side side, bool backwards) {
  const SideRules& moving = rules.side(side);
  const int line = board.is_graph() ? 1 : static_cast<int>(std::max(board.rows(), board.columns())) - 1;
  Movement movement{.all = nullptr,
                    .reach = std::min(moving.reach, line),
                    .over_pieces = moving.leaps != Leap::nothing,
                    .over_obstacles = moving.leaps == Leap::everything};
  if (!board.is_graph()) {
    movement.all = std::make_shared<const Ways>(ways_in(moving.directions, board, backwards));
  } else {
    movement.all = board.all_ways_of(side);
    if (backwards) movement.all = std::make_shared<const Ways>(reversed(*movement.all));
  }
  return movement;
}

Game::Game(Rules rules, Board board) : rules_(std::move(rules)), board_(std::move(board)) {
  assert(!catchmate::validate(rules_, board_.ground()));
  for (const Side side : kSides) {
    movements_[side] = movement_of(rules_, board_, side);
  }
}

std::optional<PositionFault> Game::validate(const Position& position) const {
  using Code = PositionFault::Code;
  for (const Side side : kSides) {
    const PieceSet& pieces = position.of(side);
    const auto expected = static_cast<std::uint32_t>(rules_.side(side).pieces);
    if (pieces.size() != expected) {
      return PositionFault{Code::piece_count, side, static_cast<std::uint32_t>(pieces.size()), expected};
    }
    for (std::size_t rank = 0; rank < pieces.size(); ++rank) {
      const Square square = pieces[rank];
      if (!board_.contains(square)) return PositionFault{Code::off_board, side};
      if (board_.obstacle(square)) return PositionFault{Code::on_obstacle, side};
      if (!may_stand(side, square)) return PositionFault{Code::on_closed, side};
      if (rank > 0 && pieces[rank - 1] == square && !rules_.side(side).may_share) {
        return PositionFault{Code::same_square, side};
      }
      if (rules_.capture == Capture::forbidden && position.of(opponent(side)).contains(square)) {
        return PositionFault{Code::shared_square, side};
      }
    }
  }
  return std::nullopt;
}

std::string message(const Rules& rules, const PositionFault& fault, Language language) {
  return Speaker{language}(text_of(fault), rules.side(fault.side).name, fault.found, fault.expected);
}

bool Game::on_goal(const Position& position, Side side) const noexcept {
  const EnumSet<Edge> goals = rules_.side(side).goals;
  const PieceSet& pieces = position.moved_by(side);
  return std::any_of(pieces.begin(), pieces.end(), [&](Square square) {
    return board_.marked(Mark::goal, side, square) || (!goals.empty() && board_.on_edge(square, goals));
  });
}

std::optional<Outcome> Game::ending_by_position(const Position& position) const noexcept {
  const Side mover = position.to_move;
  if (on_goal(position, opponent(mover))) return Outcome::loss;
  if (on_goal(position, mover)) return Outcome::win;
  const PieceSet& movers = position.of(mover);
  const PieceSet& opponents = position.of(opponent(mover));
  const bool sharing =
      std::any_of(movers.begin(), movers.end(), [&](Square square) { return opponents.contains(square); });
  if (!sharing) return std::nullopt;
  return winner_of(rules_.capture) == mover ? Outcome::win : Outcome::loss;
}

std::optional<Outcome> Game::ending(const Position& position) const {
  if (const auto outcome = ending_by_position(position)) return outcome;
  bool any = false;
  for_each_move(position, [&any](Move) { any = true; });
  if (any) return std::nullopt;
  return rules_.no_move == NoMove::draws ? Outcome::draw : Outcome::loss;
}

std::optional<Ending> Game::how_ended(const Position& position) const {
  const auto by_position = ending_by_position(position);
  if (!by_position && !ending(position)) return std::nullopt;
  Ending ended;
  if (!by_position) return ended;
  const Side winner = *by_position == Outcome::win ? position.to_move : opponent(position.to_move);
  // Goals are checked before meetings.
  ended.how = on_goal(position, winner) ? Ending::How::goal : Ending::How::meeting;
  if (ended.how == Ending::How::meeting) return ended;
  for (const Edge edge : {Edge::top, Edge::right, Edge::bottom, Edge::left}) {
    if (ended.edge || !rules_.side(winner).goals.contains(edge)) continue;
    for (const Square square : position.moved_by(winner)) {
      if (board_.on_edge(square, {edge})) ended.edge = edge;
    }
  }
  return ended;
}

bool Game::may_land(const Position& position, Square to) const noexcept {
  const Side mover = position.to_move;
  if (!board_.open(mover, to)) return false;
  // The token belongs to no side, so it may stay where it is along a loop.
  if (rules_.capture != Capture::forbidden || token_side(rules_)) return true;
  return !position.of(opponent(mover)).contains(to);
}

void Game::for_each_end(const Position& position, Square from, Visitor<Square> visit) const {
  const Side mover = position.to_move;
  const auto taken = [&](Square square) {
    return position.of(Side::one).contains(square) || position.of(Side::two).contains(square);
  };
  const Movement& movement = this->movement(mover);
  for (std::size_t way = 0; way < movement.ways(from); ++way) {
    movement.along(board_, mover, from, way, taken, [&](Square to, int /*length*/) {
      if (may_land(position, to)) visit(to);
    });
  }
}

void Game::for_each_turn(const Position& position, Visitor<const Move&> visit) const {
  const SideRules& side = rules_.side(position.to_move);
  const PieceSet& pieces = position.of(position.to_move);
  std::array<std::vector<Square>, kMaxPieces> ends;  // by piece; includes its own square if it may stay
  for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
    for_each_end(position, pieces[piece], [&](Square to) { ends[piece].push_back(to); });
    if (side.may_pass) ends[piece].push_back(pieces[piece]);
    if (ends[piece].empty()) return;
  }
  std::array<std::size_t, kMaxPieces> chosen{};
  for (;;) {
    Move move;
    PieceSet reached;
    bool apart = true;
    for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
      const Square to = ends[piece][chosen[piece]];
      apart = apart && (side.may_share || !reached.contains(to));
      reached.insert(to);
      if (to != pieces[piece]) move.add({pieces[piece], to});
    }
    if (apart) visit(move);
    std::size_t piece = pieces.size();
    while (piece > 0 && ++chosen[piece - 1] == ends[piece - 1].size()) --piece;
    if (piece == 0) return;
    // Pieces on one square choose their ways in order, because swapping them would give the same turn.
    for (; piece < pieces.size(); ++piece) {
      chosen[piece] = pieces[piece] == pieces[piece - 1] ? chosen[piece - 1] : 0;
    }
  }
}

void Game::for_each_move(const Position& position, Visitor<const Move&> visit) const {
  const Side mover = position.to_move;
  const SideRules& side = rules_.side(mover);
  bool any = false;
  const auto found = [&](const Move& move) {
    any = true;
    visit(move);
  };
  if (side.moves_together()) {
    for_each_turn(position, found);
    if (any) return;
  } else {
    const bool may_join = side.may_share || token_side(rules_).has_value();
    Square last = kNoSquare;
    for (const Square from : position.moved_by(mover)) {
      // Pieces on one square have the same moves: list them once.
      if (from == last) continue;
      last = from;
      for_each_end(position, from, [&](Square to) {
        if (may_join || !position.of(mover).contains(to)) found(Move(from, to));
      });
    }
  }
  if (side.may_pass || (!any && rules_.no_move == NoMove::passes)) visit(Move());
}

std::vector<Move> Game::moves(const Position& position) const {
  std::vector<Move> legal;
  if (!ending_by_position(position)) for_each_move(position, [&legal](const Move& move) { legal.push_back(move); });
  return legal;
}

}  // namespace catchmate
