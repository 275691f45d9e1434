/// The core's functions as JavaScript sees them: a table of names at the end, and before it the conversions.
///
/// What crosses the border is plain data in numbers: a side is 0 or 1, an enumerator its value, a set its bits, a
/// square its number in row-major order, a pass the move from -1 to -1. The package's TypeScript gives it names. No
/// exception crosses: what can fail returns {value} or {error}.
#include <catchmate/analysis.h>
#include <catchmate/notation.h>
#include <catchmate/report.h>
#include <catchmate/solver.h>
#include <catchmate/verify.h>
#include <emscripten/bind.h>
#include <emscripten/heap.h>
#include <emscripten/val.h>

#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace {

using namespace catchmate;
using emscripten::val;

// ---- From JavaScript

SideRules side_rules_from(const val& raw) {
  return {
      .name = raw["name"].as<std::string>(),
      .pieces = raw["pieces"].as<int>(),
      .directions = EnumSet<Direction>::from_bits(raw["directions"].as<std::uint32_t>()),
      .reach = raw["reach"].as<int>(),
      .leaps = raw["leaps"].as<bool>(),
      .goals = EnumSet<Edge>::from_bits(raw["goals"].as<std::uint32_t>()),
      .may_pass = raw["mayPass"].as<bool>(),
  };
}

Rules rules_from(const val& raw) {
  return {
      .id = raw["id"].as<std::string>(),
      .sides = {side_rules_from(raw["sides"][0]), side_rules_from(raw["sides"][1])},
      .starts = static_cast<Side>(raw["starts"].as<std::uint8_t>()),
      .capture = static_cast<Capture>(raw["capture"].as<std::uint8_t>()),
      .no_move = static_cast<NoMove>(raw["noMove"].as<std::uint8_t>()),
  };
}

std::vector<std::uint32_t> numbers_from(const val& raw) {
  return emscripten::convertJSArrayToNumberVector<std::uint32_t>(raw);
}

Board board_from(const val& raw) {
  Board board(raw["rows"].as<std::uint32_t>(), raw["columns"].as<std::uint32_t>());
  for (const std::uint32_t index : numbers_from(raw["obstacles"])) board.set_obstacle(Square{index}, true);
  return board;
}

Position position_from(const val& raw) {
  Position position{.to_move = static_cast<Side>(raw["toMove"].as<std::uint8_t>())};
  for (const Side side : {Side::one, Side::two}) {
    for (const std::uint32_t index : numbers_from(raw["pieces"][static_cast<int>(side)])) {
      position.of(side).insert(Square{index});
    }
  }
  return position;
}

std::uint64_t bytes_from(double count) {
  return count >= static_cast<double>(kUncountable) ? kUncountable : static_cast<std::uint64_t>(count);
}

// ---- To JavaScript

// An object of the members given as name, value, name, value, …
template <class... Members>
val object(Members&&... members) {
  val made = val::object();
  const auto set = [&made](auto&& self, const char* name, auto&& value, auto&&... rest) -> void {
    made.set(name, value);
    if constexpr (sizeof...(rest) > 0) self(self, rest...);
  };
  set(set, members...);
  return made;
}

// An array of what `convert` makes of each member.
template <class Members, class Convert>
val array(const Members& members, Convert convert) {
  val made = val::array();
  for (const auto& member : members) made.call<void>("push", convert(member));
  return made;
}

val count_to_js(std::uint64_t count) {
  return val(count == kUncountable ? val::global("Infinity").as<double>() : static_cast<double>(count));
}

val side_rules_to_js(const SideRules& side) {
  return object("name", side.name, "pieces", side.pieces, "directions", side.directions.bits(), "reach", side.reach,
                "leaps", side.leaps, "goals", side.goals.bits(), "mayPass", side.may_pass);
}

val rules_to_js(const Rules& rules) {
  return object("id", rules.id, "sides", array(rules.sides, side_rules_to_js), "starts", static_cast<int>(rules.starts),
                "capture", static_cast<int>(rules.capture), "noMove", static_cast<int>(rules.no_move));
}

val square_to_js(Square square) { return val(square == kNoSquare ? -1.0 : static_cast<double>(square.index)); }

val board_to_js(const Board& board) {
  std::vector<Square> obstacles;
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    if (board.obstacle(Square{index})) obstacles.push_back(Square{index});
  }
  return object("rows", board.rows(), "columns", board.columns(), "obstacles", array(obstacles, square_to_js));
}

val position_to_js(const Position& position) {
  const auto squares = [](const PieceSet& pieces) { return array(pieces, square_to_js); };
  return object("toMove", static_cast<int>(position.to_move), "pieces", array(position.pieces, squares));
}

val move_to_js(Move move) { return object("from", square_to_js(move.from), "to", square_to_js(move.to)); }

val value_to_js(Value value) { return object("outcome", static_cast<int>(value.outcome), "distance", value.distance); }

val problem_to_js(const Problem& problem) {
  return object("rules", rules_to_js(problem.game.rules()), "board", board_to_js(problem.game.board()), "position",
                position_to_js(problem.position), "number", problem.board, "line", problem.line);
}

val input_error_to_js(const InputError& error) {
  return object("code", static_cast<int>(error.code), "board", error.board, "line", error.line, "column", error.column,
                "found", error.found, "subject", error.subject, "low", count_to_js(error.low), "high",
                count_to_js(error.high), "message", message(error), "description", describe(error));
}

val unsound(const std::string& reason) { return object("error", object("kind", "unsound", "message", reason)); }

val too_large_to_js(TableTooLarge excess) {
  return object("error",
                object("kind", "too-large", "bytes", count_to_js(excess.bytes), "budget", count_to_js(excess.budget)));
}

// ---- What the package calls

val all_games() { return array(games(), rules_to_js); }

double memory_limit() { return static_cast<double>(emscripten_get_heap_max()); }

val read_text(const std::string& game_id, const std::string& text, double memory_budget) {
  val problems = val::array();
  val error = val::null();
  const auto reader = read_problems(game_id, text, bytes_from(memory_budget));
  if (!reader) return unsound("no contest's format is known for the game '" + game_id + "'");
  while (const auto read = reader->next()) {
    if (const auto* problem = std::get_if<Problem>(&*read)) {
      problems.call<void>("push", problem_to_js(*problem));
    } else {
      error = input_error_to_js(std::get<InputError>(*read));
    }
  }
  return object("value", object("problems", problems, "error", error));
}

// A game that fits into so much memory, or the failure that JavaScript is told of.
std::variant<Game, val> game_from(const val& raw_rules, const val& raw_board, double memory_budget) {
  const Rules rules = rules_from(raw_rules);
  if (const auto fault = fault_of(rules)) return unsound(*fault);
  const auto rows = raw_board["rows"].as<std::uint32_t>();
  const auto columns = raw_board["columns"].as<std::uint32_t>();
  const auto obstacles = raw_board["obstacles"]["length"].as<std::uint32_t>();
  const std::uint64_t free_squares = std::uint64_t{rows} * columns - obstacles;
  if (const auto excess = too_large(rules, rows, columns, free_squares, bytes_from(memory_budget))) {
    return too_large_to_js(*excess);
  }
  return Game(rules, board_from(raw_board));
}

val write_text(const val& rules, const val& board, const val& position) {
  const auto made = game_from(rules, board, memory_limit());
  if (const val* failure = std::get_if<val>(&made)) return *failure;
  const Game& game = std::get<Game>(made);
  const Position read = position_from(position);
  if (const auto fault = game.fault_of(read)) return unsound(*fault);
  const auto text = write_problem(game, read);
  return object("value", text ? val(*text) : val::null());
}

// Begins to solve; {value} is true.
val start(Solver& solver, const val& rules, const val& board, const val& position, bool moves, double memory_budget) {
  auto made = game_from(rules, board, memory_budget);
  if (const val* failure = std::get_if<val>(&made)) return *failure;
  Game& game = std::get<Game>(made);
  SolveOptions options{.memory_budget = bytes_from(memory_budget), .moves = moves};
  if (!position.isNull()) {
    options.position = position_from(position);
    if (const auto fault = game.fault_of(*options.position)) return unsound(*fault);
  }
  if (const auto excess = solver.start(std::move(game), options)) return too_large_to_js(*excess);
  return object("value", true);
}

val progress(const Solver& solver) {
  const Progress found = solver.progress();
  return object("settled", static_cast<double>(found.settled), "positions", static_cast<double>(found.positions),
                "layers", found.layers);
}

val take_table(Solver& solver) {
  auto solved = solver.take_table();
  if (const auto* excess = std::get_if<TableTooLarge>(&solved)) return too_large_to_js(*excess);
  return object("value", std::make_shared<Table>(std::get<Table>(std::move(solved))));
}

void reuse(Solver& solver, Table& table) { solver.reuse(std::move(table)); }

void release(Solver& solver) { solver.release(); }

double solver_bytes(const Solver& solver) { return static_cast<double>(solver.bytes()); }

double longest(const Table& table) { return table.longest(); }

double positions(const Table& table) { return static_cast<double>(table.positions()); }

// Hands a sound position to `answer`.
template <class Answer>
val ask(const Table& table, const val& raw, Answer answer) {
  const Position position = position_from(raw);
  if (const auto fault = table.game().fault_of(position)) return unsound(*fault);
  if (!table.scope().contains(position)) return unsound("the position cannot follow from the one that was solved");
  return object("value", answer(position));
}

val lookup(const Table& table, const val& raw) {
  return ask(table, raw, [&](const Position& position) {
    val found = value_to_js(table.lookup(position));
    found.set("over", table.game().ending(position).has_value());
    return found;
  });
}

val moves(const Table& table, const val& raw) {
  return ask(table, raw, [&](const Position& position) {
    return array(move_values(table, position), [](const MoveValue& found) {
      val move = value_to_js(found.value);
      move.set("move", move_to_js(found.move));
      return move;
    });
  });
}

val line(const Table& table, const val& raw) {
  return ask(table, raw, [&](const Position& position) {
    const Line found = principal_line(table, position);
    return object("moves", array(found.moves, move_to_js), "repeatsFrom",
                  found.repeats_from ? val(static_cast<double>(*found.repeats_from)) : val::null());
  });
}

val heat_map_of(const Table& table, const val& raw, int side, std::uint32_t from) {
  return ask(table, raw, [&](const Position& position) {
    return array(heat_map(table, position, static_cast<Side>(side), Square{from}),
                 [](const std::optional<Value>& found) { return found ? value_to_js(*found) : val::null(); });
  });
}

val statistics_of(const Table& table) {
  const Statistics found = statistics(table);
  return object(
      "toMove",
      array(found.to_move,
            [](const SideStatistics& side) {
              return object("positions",
                            array(side.positions, [](std::uint64_t count) { return val(static_cast<double>(count)); }),
                            "longestDistance", side.longest_distance, "longestWin",
                            side.longest_win ? position_to_js(*side.longest_win) : val::null());
            }),
      "byDistance", array(found.by_distance, [](std::uint64_t count) { return val(static_cast<double>(count)); }));
}

val answer(const Table& table, const val& raw) {
  return ask(table, raw, [&](const Position& position) {
    return val(write_answer(table.game().rules(), position.to_move, table.lookup(position)));
  });
}

val report_on(const Table& table, const val& raw, bool moves, bool line, bool boards) {
  return ask(table, raw, [&](const Position& position) { return val(report(table, position, {moves, line, boards})); });
}

// A verification that keeps its table alive.
struct TableVerification {
  explicit TableVerification(std::shared_ptr<Table> verified) : table(std::move(verified)), work(*table) {}

  std::shared_ptr<Table> table;
  Verification work;
};

std::shared_ptr<TableVerification> start_verifying(std::shared_ptr<Table> table) {
  return std::make_shared<TableVerification>(std::move(table));
}

bool advance_verification(TableVerification& verification) { return verification.work.advance(); }

val findings_of(const TableVerification& verification) {
  const Findings& found = verification.work.findings();
  val fault = val::null();
  if (found.fault) {
    fault = object("position", position_to_js(found.fault->position), "message",
                   message(verification.table->game(), *found.fault));
  }
  return object("positions", static_cast<double>(found.positions), "fault", fault);
}

}  // namespace

EMSCRIPTEN_BINDINGS(catchmate) {
  emscripten::constant("version", std::string(CATCHMATE_VERSION));
  emscripten::function("games", &all_games);
  emscripten::function("memoryLimit", &memory_limit);
  emscripten::function("read", &read_text);
  emscripten::function("write", &write_text);
  emscripten::function("startVerification", &start_verifying);

  emscripten::class_<Solver>("Solver")
      .constructor<>()
      .function("start", &start)
      .function("advance", &Solver::advance)
      .function("progress", &progress)
      .function("bytes", &solver_bytes)
      .function("takeTable", &take_table)
      .function("reuse", &reuse)
      .function("release", &release);

  emscripten::class_<TableVerification>("Verification")
      .smart_ptr<std::shared_ptr<TableVerification>>("VerificationPointer")
      .function("advance", &advance_verification)
      .function("findings", &findings_of);

  emscripten::class_<Table>("Table")
      .smart_ptr<std::shared_ptr<Table>>("TablePointer")
      .function("lookup", &lookup)
      .function("moves", &moves)
      .function("line", &line)
      .function("heatmap", &heat_map_of)
      .function("statistics", &statistics_of)
      .function("signature", &Table::written_signature)
      .function("positions", &positions)
      .function("longest", &longest)
      .function("answer", &answer)
      .function("report", &report_on);
}
