/// How the module and JavaScript exchange what they know.
///
/// What crosses the border is numbers, one after the other in an array. JavaScript asks for room, writes a request
/// there and calls a function, which takes the request apart and returns the address of its reply: how many numbers
/// there are, and the numbers. It stays where it is until the next call, and is copied before.
///
///     side                   0 or 1
///     enumerator, set        its value, its bits
///     square                 its number in row-major order; a pass is the move from -1 to -1
///     list                   its length, then its members
///     what may be missing    a list of one or none
///     text                   the list of its bytes in UTF-8
///     table, survey, …       its address; it is JavaScript that ends its life
///
/// A reply begins with a `Status`. No exception crosses: the module is compiled without any, and what cannot go on
/// traps.
#pragma once

#include <catchmate/solver.h>

#include <cstdint>
#include <optional>
#include <string_view>

namespace catchmate::exchange {

// What follows in the reply: what was asked for; why the request is not sound; the bytes needed and those allowed.
enum class Status : std::uint8_t { ok, unsound, too_large };

// ---- From JavaScript

// Room for a request of so many numbers.
double* make_room(std::uint32_t count);

double take();
std::uint32_t take_integer();
Rules take_rules();
std::uint64_t bytes_from(double count);
// The game of the request, if it fits into so much memory; or else the reply says why not.
std::optional<Game> take_game(double memory_budget);
// The position of the request, if it is sound; or else the reply says why not.
std::optional<Position> take_position_of(const Game& game);
// The position of the request, if the table can be asked about it; or else the reply says why not.
std::optional<Position> take_position_for(const Table& table);

// ---- To JavaScript

// Begins a reply.
void put_status(Status status);
// The reply that has been put together.
const double* send();

void put(double number);
void put_count(std::uint64_t count);
void put_text(std::string_view text);
void put_position(const Position& position);
void put_move(Move move);
void put_value(Value value);
void put_too_large(TableTooLarge excess);

}  // namespace catchmate::exchange
