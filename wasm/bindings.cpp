/// The solver's module: everything of the core that boards and solves need, under the names that engine/module.ts
/// declares. The workshop's module has this and workshop.cpp.
///
/// Data crosses as describe.h describes it (val_tree.h): enumerators as words, missing values as null, lists as arrays.
/// Objects in the module's memory cross as handles, which JavaScript deletes. The module is compiled without
/// exceptions: a function that may fail returns `{error, value}`, one of which is null. An error has the name of the
/// package's class, its fields, and the core's message.
#include <catchmate/annotated.h>
#include <catchmate/code.h>
#include <catchmate/describe_answers.h>
#include <catchmate/games.h>
#include <catchmate/hunt_size.h>
#include <catchmate/notation.h>
#include <catchmate/solver.h>
#include <catchmate/validator.h>
#include <emscripten/bind.h>
#include <emscripten/emscripten.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "crossing.h"
#include "table.h"

namespace {

using namespace catchmate;
using namespace catchmate::crossing;

// ---- Games

/// Makes a game. Boards too large for a code are checked against the budget before they take memory.
val make_game_of(const val& data, double memory_budget) {
  DataFault fault;
  auto game = read_game(ValTree(data), "game", read_budget(memory_budget), fault);
  return game ? succeeded(val(*std::move(game))) : failed(fault);
}

double positions_of_game(const Game& game) {
  std::uint64_t positions = 2;
  for (const SideRules& side : game.rules().sides) {
    positions = saturating_product(positions, arrangements(side, game.board().free_squares(), side.pieces));
  }
  return to_number(positions);
}

val validate_position(const Game& game, const val& data) {
  const ParsedPosition position(game, data);
  return position ? written(game, *position) : failed(position.fault);
}

val legal_moves(const Game& game, const val& data) {
  const ParsedPosition position(game, data);
  return position ? written(game, game.moves(*position)) : failed(position.fault);
}

val write(const Game& game, const val& data) {
  const ParsedPosition position(game, data);
  return position ? succeeded(val(write_problem(game, *position))) : failed(position.fault);
}

val write_line(const Game& game, const val& data, const val& given) {
  const ParsedPosition position(game, data);
  if (!position) return failed(position.fault);
  LineData line;
  DataReader<ValTree> reader("annotated", {&game.rules(), game.board().rows(), game.board().columns()});
  if (!reader.read(ValTree(given), line)) return failed(reader.fault());
  const auto text = write_annotated(game, *position, line);
  if (!text) return failed(plain_error("RangeError", "the line has a move that is not legal, or variations too deep"));
  return succeeded(val(*text));
}

val encode_game(const Game& game, const val& data, const val& given) {
  const ParsedPosition position(game, data);
  if (!position) return failed(position.fault);
  std::vector<MoveData> list;
  DataReader<ValTree> reader = unbounded_reader(game, "moves");
  if (!reader.read(ValTree(given), list)) return failed(reader.fault());
  std::vector<Move> moves;
  for (const MoveData& move : list) moves.push_back(move_of(move));
  const auto code = encode(game, *position, moves);
  if (const auto* error = std::get_if<CodeError>(&code)) return failed(to_error(*error));
  return succeeded(val(std::get<std::string>(code)));
}

val decode_game(const std::string& text) {
  const auto decoded = decode(text);
  if (const auto* error = std::get_if<CodeError>(&decoded)) return failed(to_error(*error));
  const CodedGame& coded = std::get<CodedGame>(decoded);
  return written(coded.game, coded);
}

val all_games() {
  ValOutput games = ValOutput::array();
  for (const GameEntry& entry : game_entries()) {
    const LibraryGameData data{entry, entry.contest.has_value(),
                               entry.contest ? statement_limits(*entry.contest) : std::vector<StatementLimit>{},
                               hunt_sizes(entry), standard_positions(entry)};
    games.push(Writer(entry.rules).write(data));
  }
  return games.value;
}

/// A copy of a game as plain data, which the caller cannot change.
val copy_game(const val& data) {
  GameData game;
  DataReader<ValTree> reader("game");
  if (!reader.read(ValTree(data), game)) return failed(reader.fault());
  return succeeded(Writer(game.rules, game.board.columns).write(game).value);
}

/// A copy of a position as plain data, which can be sent to another thread.
val copy_position(const val& data, const val& given) {
  const ValTree game(data);
  Rules rules;
  DataReader<ValTree> rules_reader("game.rules");
  if (!rules_reader.read(game.get("rules"), rules)) return failed(rules_reader.fault());
  const ValTree board = game.get("board");
  const auto size = [&](const char* name) { return static_cast<std::uint32_t>(board.get(name).number().value_or(1)); };
  const std::uint32_t columns = size("columns");
  PositionData position;
  DataReader<ValTree> reader("position", {&rules, size("rows"), columns});
  if (!reader.read(ValTree(given), position)) return failed(reader.fault());
  return succeeded(Writer(rules, columns).write(position).value);
}

// ---- Reading

/// Reads the first board of a text with the line of moves after it.
val read_annotated_game(const val& data, const std::string& text, double memory_budget) {
  DataFault fault;
  const auto rules = read_rules(ValTree(data), "game", fault);
  if (!rules) return failed(fault);
  const auto read = read_annotated(*rules, text, read_budget(memory_budget));
  if (const auto* error = std::get_if<InputError>(&read)) return failed(to_error(*error));
  const AnnotatedGame& annotated = std::get<AnnotatedGame>(read);
  return written(annotated.problem.game, annotated);
}

/// Makes a reader for texts with boards of a game.
val make_reader(const val& data, double memory_budget) {
  DataFault fault;
  const auto rules = read_rules(ValTree(data), "game", fault);
  return rules ? succeeded(val(ProblemReader(*rules, read_budget(memory_budget)))) : failed(fault);
}

val rules_of_reader(const ProblemReader& reader) { return Writer(reader.rules()).write(reader.rules()).value; }

void feed(ProblemReader& reader, const std::string& bytes) { reader.feed(bytes); }

bool wants_more(const ProblemReader& reader) { return reader.wants_more(); }

/// The next problem; its rules are null if they are the reader's.
val next(ProblemReader& reader) {
  const auto read = reader.next();
  if (!read) return val::null();
  if (const auto* error = std::get_if<InputError>(&*read)) return failed(to_error(*error));
  const Problem& problem = std::get<Problem>(*read);
  const Writer writer(problem.game);
  ValOutput game = ValOutput::object();
  const bool are_readers = problem.game.rules() == reader.rules();
  game.set("rules", are_readers ? ValOutput(nullptr) : writer.write(problem.game.rules()));
  game.set("board", writer.write(problem.game.board()));
  ValOutput object = ValOutput::object();
  object.set("game", game);
  object.set("position", writer.write(problem.position));
  object.set("board", ValOutput(problem.board));
  object.set("line", ValOutput(problem.line));
  return succeeded(object.value);
}

}  // namespace

EMSCRIPTEN_BINDINGS(catchmate) {
  using emscripten::class_;
  using emscripten::constructor;
  using emscripten::function;
  using emscripten::value_object;

  value_object<ReportOptions>("ReportOptions")
      .field("moves", &ReportOptions::moves)
      .field("line", &ReportOptions::line)
      .field("boards", &ReportOptions::boards);

  function("games", &all_games);
  function("listGames", &list_games);
  function("makeGame", &make_game_of);
  function("copyGame", &copy_game);
  function("copyPosition", &copy_position);
  function("decode", &decode_game);
  function("makeReader", &make_reader);
  function("readAnnotated", &read_annotated_game);

  class_<Game>("Game")
      .function("positions", &positions_of_game)
      .function("validate", &validate_position)
      .function("legalMoves", &legal_moves)
      .function("write", &write)
      .function("encode", &encode_game)
      .function("writeAnnotated", &write_line);
  class_<SolverHandle>("Solver").constructor<>().function("solve", &SolverHandle::solve);
  class_<JobHandle>("Job")
      .function("advance", &JobHandle::advance)
      .function("progress", &JobHandle::progress)
      .function("result", &JobHandle::result);
  class_<TableHandle>("Table")
      .function("lookup", &lookup)
      .function("moves", &moves)
      .function("line", &line)
      .function("heatmap", &heatmap)
      .function("answer", &answer)
      .function("report", &write_report)
      .function("statistics", &statistics_job)
      .function("compare", &compare_job)
      .function("signature", &signature_job)
      .function("verify", &verify_job)
      .function("arraySize", &array_size)
      .function("values", &values_job)
      .function("positionsFrom", &positions_from)
      .function("bytesFrom", &bytes_from);
  class_<ProblemReader>("ProblemReader")
      .function("rules", &rules_of_reader)
      .function("feed", &feed)
      .function("finish", &ProblemReader::finish)
      .function("wantsMore", &wants_more)
      .function("next", &next);
}
