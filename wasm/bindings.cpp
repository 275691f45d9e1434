/// The core's functions as JavaScript sees them: the module's exports are at the end, and before them the conversions.
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
///     table, verification    its address; it is JavaScript that ends its life
///
/// A reply begins with a `Status`. No exception crosses: the module is compiled without any, and what cannot go on
/// traps.
#include <catchmate/analysis.h>
#include <catchmate/notation.h>
#include <catchmate/report.h>
#include <catchmate/solver.h>
#include <catchmate/verify.h>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace {

using namespace catchmate;

// What follows in the reply: what was asked for; why the request is not sound; the bytes needed and those allowed.
enum class Status : std::uint8_t { ok, unsound, too_large };

// ---- From JavaScript

std::vector<double> request;
std::size_t next_in_request = 0;

// A text to be read; it can be too long for numbers.
std::string text_request;

double take() { return request[next_in_request++]; }

std::uint32_t take_integer() { return static_cast<std::uint32_t>(take()); }

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

Rules take_rules() {
  Rules rules;
  rules.id = take_text();
  for (SideRules& side : rules.sides) side = take_side_rules();
  rules.starts = take_enumerator<Side>();
  rules.capture = take_enumerator<Capture>();
  rules.no_move = take_enumerator<NoMove>();
  return rules;
}

Position take_position() {
  Position position{.to_move = take_enumerator<Side>()};
  for (PieceSet& pieces : position.pieces) {
    for (std::uint32_t count = take_integer(); count > 0; --count) pieces.insert(Square{take_integer()});
  }
  return position;
}

std::uint64_t bytes_from(double count) {
  return count >= static_cast<double>(kUncountable) ? kUncountable : static_cast<std::uint64_t>(count);
}

// ---- To JavaScript

std::vector<double> reply;

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

void put_square(Square square) { put(square == kNoSquare ? -1.0 : static_cast<double>(square.index)); }

void put_rules(const Rules& rules) {
  put_text(rules.id);
  for (const SideRules& side : rules.sides) {
    put_text(side.name);
    put(side.pieces);
    put(side.directions.bits());
    put(side.reach);
    put(side.leaps ? 1 : 0);
    put(side.goals.bits());
    put(side.may_pass ? 1 : 0);
  }
  put(static_cast<double>(rules.starts));
  put(static_cast<double>(rules.capture));
  put(static_cast<double>(rules.no_move));
}

void put_board(const Board& board) {
  put(board.rows());
  put(board.columns());
  put(board.squares() - board.free_squares());
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    if (board.obstacle(Square{index})) put(index);
  }
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

void put_problem(const Problem& problem) {
  put_rules(problem.game.rules());
  put_board(problem.game.board());
  put_position(problem.position);
  put(problem.board);
  put(problem.line);
}

void put_input_error(const InputError& error) {
  put(static_cast<double>(error.code));
  put(error.board);
  put(error.line);
  put(error.column);
  put_text(error.found);
  put_text(error.subject);
  put_count(error.low);
  put_count(error.high);
  put_text(message(error));
  put_text(describe(error));
}

void put_unsound(std::string_view reason) {
  put_status(Status::unsound);
  put_text(reason);
}

void put_too_large(TableTooLarge excess) {
  put_status(Status::too_large);
  put_count(excess.bytes);
  put_count(excess.budget);
}

// The game of the request, if it fits into so much memory; or else the reply says why not.
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

// The position of the request, if it is sound; or else the reply says why not.
std::optional<Position> take_position_of(const Game& game) {
  const Position position = take_position();
  if (const auto fault = game.fault_of(position)) {
    put_unsound(*fault);
    return std::nullopt;
  }
  return position;
}

// The position of the request, if the table can be asked about it; or else the reply says why not.
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

// There is one solver, which keeps its memory from one solve to the next.
Solver& solver() {
  static Solver solver;
  return solver;
}

}  // namespace

// ---- What the package calls

namespace catchmate::exported {

// Makes room for a request of so many numbers.
[[clang::export_name("makeRoom")]] double* make_room(std::uint32_t count) {
  request.resize(count);
  next_in_request = 0;
  return request.data();
}

// Makes room for so many bytes of text.
[[clang::export_name("makeTextRoom")]] char* make_text_room(std::uint32_t bytes) {
  text_request.resize(bytes);
  return text_request.data();
}

// The reply is the version and the games that come with it.
[[clang::export_name("describe")]] const double* describe() {
  put_status(Status::ok);
  put_text(CATCHMATE_VERSION);
  put(static_cast<double>(games().size()));
  for (const Rules& rules : games()) put_rules(rules);
  return send();
}

// Reads a text. Requests the id of a game. The reply is the number of problems, the problems, and a list of at most one
// error.
[[clang::export_name("read")]] const double* read(double memory_budget) {
  const std::string game_id = take_text();
  const auto reader = read_problems(game_id, text_request, bytes_from(memory_budget));
  if (!reader) {
    put_unsound("no contest's format is known for the game '" + game_id + "'");
    return send();
  }
  put_status(Status::ok);
  const std::size_t count = reply.size();
  put(0);
  while (const auto read = reader->next()) {
    if (const auto* error = std::get_if<InputError>(&*read)) {
      put(1);
      put_input_error(*error);
      return send();
    }
    put_problem(std::get<Problem>(*read));
    ++reply[count];
  }
  put(0);
  return send();
}

// Requests a game and a position.
[[clang::export_name("write")]] const double* write(double memory_budget) {
  const auto game = take_game(memory_budget);
  const auto position = game ? take_position_of(*game) : std::nullopt;
  if (!position) return send();
  const auto text = write_problem(*game, *position);
  put_status(Status::ok);
  put(text ? 1 : 0);
  if (text) put_text(*text);
  return send();
}

// Begins to solve. Requests a game, and a list of one position or none.
[[clang::export_name("start")]] const double* start(bool moves, double memory_budget) {
  auto game = take_game(memory_budget);
  if (!game) return send();
  SolveOptions options{.memory_budget = bytes_from(memory_budget), .moves = moves};
  if (take() != 0) {
    options.position = take_position_of(*game);
    if (!options.position) return send();
  }
  if (const auto excess = solver().start(*std::move(game), options)) {
    put_too_large(*excess);
  } else {
    put_status(Status::ok);
  }
  return send();
}

[[clang::export_name("advance")]] bool advance() { return solver().advance(); }

[[clang::export_name("progress")]] const double* progress() {
  const Progress found = solver().progress();
  put_status(Status::ok);
  put_count(found.settled);
  put_count(found.positions);
  put(found.layers);
  return send();
}

// The reply is the table, how many positions it holds, the longest distance, and the bytes that the solve took.
[[clang::export_name("takeTable")]] const double* take_table() {
  const std::uint64_t bytes = solver().bytes();
  auto solved = solver().take_table();
  if (const auto* excess = std::get_if<TableTooLarge>(&solved)) {
    put_too_large(*excess);
    return send();
  }
  const auto* table = new Table(std::get<Table>(std::move(solved)));
  put_status(Status::ok);
  put(static_cast<double>(reinterpret_cast<std::uintptr_t>(table)));
  put_count(table->positions());
  put(table->longest());
  put_count(bytes);
  return send();
}

// Gives up the solve and all of the solver's memory.
[[clang::export_name("giveUp")]] void give_up() { solver().release(); }

// Ends a table's life; its memory is the solver's.
[[clang::export_name("dropTable")]] void drop_table(Table* table) {
  solver().reuse(std::move(*table));
  delete table;
}

// The questions to a table; all but the statistics and the signature request a position.

[[clang::export_name("lookup")]] const double* lookup(const Table& table) {
  if (const auto position = take_position_for(table)) {
    put_value(table.lookup(*position));
    put(table.game().ending(*position) ? 1 : 0);
  }
  return send();
}

[[clang::export_name("moves")]] const double* moves(const Table& table) {
  if (const auto position = take_position_for(table)) {
    const std::vector<MoveValue> values = move_values(table, *position);
    put(static_cast<double>(values.size()));
    for (const MoveValue& found : values) {
      put_move(found.move);
      put_value(found.value);
    }
  }
  return send();
}

[[clang::export_name("line")]] const double* line(const Table& table) {
  if (const auto position = take_position_for(table)) {
    const Line found = principal_line(table, *position);
    put(static_cast<double>(found.moves.size()));
    for (const Move move : found.moves) put_move(move);
    put(found.repeats_from ? 1 : 0);
    if (found.repeats_from) put(static_cast<double>(*found.repeats_from));
  }
  return send();
}

[[clang::export_name("heatmap")]] const double* heatmap(const Table& table, Side side, std::uint32_t from) {
  if (const auto position = take_position_for(table)) {
    const auto values = heat_map(table, *position, side, Square{from});
    put(static_cast<double>(values.size()));
    for (const std::optional<Value>& found : values) {
      put(found ? 1 : 0);
      if (found) put_value(*found);
    }
  }
  return send();
}

[[clang::export_name("statistics")]] const double* statistics(const Table& table) {
  const Statistics found = catchmate::statistics(table);
  put_status(Status::ok);
  for (const SideStatistics& side : found.to_move) {
    for (const std::uint64_t count : side.positions) put_count(count);
    put(side.longest_win ? 1 : 0);
    if (!side.longest_win) continue;
    put(side.longest_distance);
    put_position(*side.longest_win);
  }
  put(static_cast<double>(found.by_distance.size()));
  for (const std::uint64_t count : found.by_distance) put_count(count);
  return send();
}

[[clang::export_name("signature")]] const double* signature(const Table& table) {
  put_status(Status::ok);
  put_text(table.written_signature());
  return send();
}

[[clang::export_name("answer")]] const double* answer(const Table& table) {
  if (const auto position = take_position_for(table)) {
    put_text(write_answer(table.game().rules(), position->to_move, table.lookup(*position)));
  }
  return send();
}

[[clang::export_name("report")]] const double* report(const Table& table, bool moves, bool line, bool boards) {
  if (const auto position = take_position_for(table)) {
    put_text(catchmate::report(table, *position, {moves, line, boards}));
  }
  return send();
}

[[clang::export_name("startVerification")]] Verification* start_verification(const Table& table) {
  return new Verification(table);
}

[[clang::export_name("advanceVerification")]] bool advance_verification(Verification& verification) {
  return verification.advance();
}

[[clang::export_name("dropVerification")]] void drop_verification(Verification* verification) { delete verification; }

[[clang::export_name("findings")]] const double* findings(const Verification& verification, const Table& table) {
  const Findings& found = verification.findings();
  put_status(Status::ok);
  put_count(found.positions);
  put(found.fault ? 1 : 0);
  if (found.fault) {
    put_position(found.fault->position);
    put_text(message(table.game(), *found.fault));
  }
  return send();
}

}  // namespace catchmate::exported
