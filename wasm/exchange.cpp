#include "exchange.h"

#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace catchmate::exchange {

namespace {

std::vector<double> request;
std::size_t next_in_request = 0;

std::vector<double> reply;

template <class Enum>
Enum take_enumerator() {
  return static_cast<Enum>(take_integer());
}

std::string take_text() {
  std::string text(take_integer(), '\0');
  for (char& byte : text) byte = static_cast<char>(take_integer());
  return text;
}

SideRules take_side_rules() {
  return {
      .name = take_text(),
      .pieces = static_cast<int>(take_integer()),
      .directions = EnumSet<Direction>::from_bits(take_integer()),
      .reach = static_cast<int>(take_integer()),
      .leaps = take() != 0,
      .goals = EnumSet<Edge>::from_bits(take_integer()),
      .may_pass = take() != 0,
  };
}

Position take_position() {
  Position position{.to_move = take_enumerator<Side>()};
  for (PieceSet& pieces : position.pieces) {
    for (std::uint32_t count = take_integer(); count > 0; --count) pieces.insert(Square{take_integer()});
  }
  return position;
}

void put_square(Square square) { put(square == kNoSquare ? -1.0 : static_cast<double>(square.index)); }

void put_unsound(std::string_view reason) {
  put_status(Status::unsound);
  put_text(reason);
}

}  // namespace

double* make_room(std::uint32_t count) {
  request.resize(count);
  next_in_request = 0;
  return request.data();
}

double take() { return request[next_in_request++]; }

std::uint32_t take_integer() { return static_cast<std::uint32_t>(take()); }

Rules take_rules() {
  Rules rules;
  rules.id = take_text();
  for (SideRules& side : rules.sides) side = take_side_rules();
  rules.starts = take_enumerator<Side>();
  rules.capture = take_enumerator<Capture>();
  rules.no_move = take_enumerator<NoMove>();
  return rules;
}

std::uint64_t bytes_from(double count) {
  return count >= static_cast<double>(kUncountable) ? kUncountable : static_cast<std::uint64_t>(count);
}

const double* send() {
  reply.front() = static_cast<double>(reply.size() - 1);
  return reply.data();
}

void put(double number) { reply.push_back(number); }

void put_status(Status status) {
  reply.assign(1, 0.0);  // how many numbers there are, when that is known
  put(static_cast<double>(status));
}

void put_count(std::uint64_t count) {
  put(count == kUncountable ? std::numeric_limits<double>::infinity() : static_cast<double>(count));
}

void put_text(std::string_view text) {
  put(static_cast<double>(text.size()));
  for (const char byte : text) put(static_cast<unsigned char>(byte));
}

void put_position(const Position& position) {
  put(static_cast<double>(position.to_move));
  for (const PieceSet& pieces : position.pieces) {
    put(static_cast<double>(pieces.size()));
    for (const Square square : pieces) put_square(square);
  }
}

void put_move(Move move) {
  put_square(move.from);
  put_square(move.to);
}

void put_value(Value value) {
  put(static_cast<double>(value.outcome));
  put(value.distance);
}

void put_too_large(TableTooLarge excess) {
  put_status(Status::too_large);
  put_count(excess.bytes);
  put_count(excess.budget);
}

std::optional<Game> take_game(double memory_budget) {
  const Rules rules = take_rules();
  const std::uint32_t rows = take_integer();
  const std::uint32_t columns = take_integer();
  const std::uint32_t obstacles = take_integer();
  if (const auto fault = fault_of(rules)) {
    put_unsound(*fault);
    return std::nullopt;
  }
  const std::uint64_t free_squares = std::uint64_t{rows} * columns - obstacles;
  if (const auto excess = too_large(rules, rows, columns, free_squares, bytes_from(memory_budget))) {
    put_too_large(*excess);
    return std::nullopt;
  }
  Board board(rows, columns);
  for (std::uint32_t count = obstacles; count > 0; --count) board.set_obstacle(Square{take_integer()}, true);
  return Game(rules, std::move(board));
}

std::optional<Position> take_position_of(const Game& game) {
  const Position position = take_position();
  if (const auto fault = game.fault_of(position)) {
    put_unsound(*fault);
    return std::nullopt;
  }
  return position;
}

std::optional<Position> take_position_for(const Table& table) {
  auto position = take_position_of(table.game());
  if (!position) return std::nullopt;
  if (!table.scope().contains(*position)) {
    put_unsound("the position cannot follow from the one that was solved");
    return std::nullopt;
  }
  put_status(Status::ok);
  return position;
}

}  // namespace catchmate::exchange
