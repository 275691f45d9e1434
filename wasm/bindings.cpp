/// The WebAssembly module: all of the core that JavaScript sees, by the names that engine/module.ts declares.
///
/// Data crosses as value objects, and what lives in the module's memory as handles, which JavaScript deletes. No
/// exception crosses: the module is compiled without any. A function that may fail returns `{error, value}`, one of
/// which is null. An error has the name of the package's class, the facts, and the core's message.
#include <catchmate/analysis.h>
#include <catchmate/code.h>
#include <catchmate/difference.h>
#include <catchmate/games.h>
#include <catchmate/notation.h>
#include <catchmate/report.h>
#include <catchmate/signature.h>
#include <catchmate/solver.h>
#include <catchmate/statistics.h>
#include <catchmate/verify.h>
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

namespace {

using namespace catchmate;
using namespace catchmate::crossing;

// ---- Games

/// Makes a game of rules and a board. One that has no code and is too large to solve is refused before it takes memory.
val make_game(const Rules& rules, const PlainBoard& plain, double memory_budget) {
  const bool is_graph = !plain.graph.isNull();
  if (const auto fault = validate(rules, is_graph ? Ground::graph : Ground::rectangle)) {
    return failed(to_error(rules, *fault));
  }
  const std::uint64_t squares = std::uint64_t{plain.rows} * plain.columns;
  const auto obstacles = plain.obstacles["length"].as<std::uint32_t>();
  const std::uint64_t free_squares = squares - std::min<std::uint64_t>(squares, obstacles);
  BoardSize size = rectangle_size(rules, plain.rows, plain.columns, free_squares);
  if (is_graph) size = {.columns = squares, .free_squares = free_squares, .graph = true};
  const auto excess = too_large(rules, size, read_budget(memory_budget));
  if (excess && squares > kMostCodedSquares) return failed(to_error(*excess));
  return succeeded(val(Game(rules, read_board(plain))));
}

val validate_position(const Game& game, const PlainPosition& plain) {
  return about(game, plain, [](const Position&) { return succeeded(val::null()); });
}

val legal_moves(const Game& game, const PlainPosition& plain) {
  return about(game, plain, [&](const Position& position) { return succeeded(to_array(game.moves(position))); });
}

val write(const Game& game, const PlainPosition& plain) {
  return about(game, plain, [&](const Position& position) { return succeeded(val(write_problem(game, position))); });
}

val encode_game(const Game& game, const PlainPosition& plain, const val& moves) {
  return about(game, plain, [&](const Position& position) {
    const auto code = encode(game, position, from_array<Move>(moves, kMostCodedMoves + 1.0));
    if (const auto* error = std::get_if<CodeError>(&code)) return failed(to_error(*error));
    return succeeded(val(std::get<std::string>(code)));
  });
}

val decode_game(const std::string& text) {
  const auto decoded = decode(text);
  if (const auto* error = std::get_if<CodeError>(&decoded)) return failed(to_error(*error));
  const auto& [game, position, moves, positions] = std::get<CodedGame>(decoded);
  return succeeded(val(
      PlainCodedGame{game.rules(), to_plain(game.board()), to_plain(position), to_array(moves), to_array(positions)}));
}

val all_games() { return to_array(game_entries()); }

double standard_positions_of(const GameEntry& entry) { return to_number(standard_positions(entry)); }

// ---- Long work

/// Advances some work for so many milliseconds, or to its end. Returns whether anything is left to do.
template <class Work>
bool advance_for(Work& work, double milliseconds) {
  const double end = emscripten_get_now() + milliseconds;
  while (work.advance()) {
    if (emscripten_get_now() >= end) return true;
  }
  return false;
}

/// A table, whose memory goes to the solver's next one when nobody holds it any more.
struct HeldTable {
  std::shared_ptr<Solver> solver;
  Table table;

  HeldTable(std::shared_ptr<Solver> made_by, Table&& made) : solver(std::move(made_by)), table(std::move(made)) {}
  HeldTable(const HeldTable&) = delete;
  HeldTable& operator=(const HeldTable&) = delete;
  ~HeldTable() { solver->reuse(std::move(table)); }
};

struct TableHandle {
  std::shared_ptr<const HeldTable> held;

  [[nodiscard]] const Table& table() const noexcept { return held->table; }
};

struct SolverHandle {
  std::shared_ptr<Solver> solver = std::make_shared<Solver>();

  val start(const Game& game, const val& plain, bool moves, double memory_budget) {
    SolveOptions options{.memory_budget = read_budget(memory_budget), .moves = moves};
    if (!plain.isNull()) {
      const auto position = read_position(game, plain.as<PlainPosition>());
      if (const auto* fault = std::get_if<PositionFault>(&position)) return to_error(game.rules(), *fault);
      options.position = std::get<Position>(position);
    }
    const auto excess = solver->start(game, options);
    return excess ? to_error(*excess) : val::null();
  }
  bool advance(double milliseconds) { return advance_for(*solver, milliseconds); }
  [[nodiscard]] Progress progress() const { return solver->progress(); }
  [[nodiscard]] double bytes() const { return to_number(solver->bytes()); }
  val take_table() {
    auto solved = solver->take_table();
    if (const auto* excess = std::get_if<TableTooLarge>(&solved)) return failed(to_error(*excess));
    return succeeded(val(TableHandle{std::make_shared<const HeldTable>(solver, std::get<Table>(std::move(solved)))}));
  }
  void release() { solver->release(); }
};

/// Work on a table, or on two, which it holds meanwhile.
template <class Kind>
struct Work {
  std::shared_ptr<const HeldTable> held;
  std::shared_ptr<const HeldTable> other = nullptr;
  Kind kind;

  explicit Work(const TableHandle& handle) : held(handle.held), kind(held->table) {}
  Work(const TableHandle& handle, const TableHandle& second)
      : held(handle.held), other(second.held), kind(held->table, other->table) {}
  bool advance(double milliseconds) { return advance_for(kind, milliseconds); }
  [[nodiscard]] double counted() const { return to_number(count()); }

 private:
  [[nodiscard]] std::uint64_t count() const {
    if constexpr (std::is_same_v<Kind, Verification>)
      return kind.findings().positions;
    else
      return kind.counted();
  }
};

Statistics survey_result(const Work<Survey>& work) { return work.kind.statistics(); }

val difference_result(const Work<Difference>& work) {
  const auto& sides = work.kind.changes().to_move;
  return val::array(sides.begin(), sides.end());
}

std::string signature_result(const Work<Signature>& work) { return work.kind.text(); }

PlainFindings verification_result(const Work<Verification>& work, std::uint32_t board) {
  const Game& game = work.held->table.game();
  const Findings& findings = work.kind.findings();
  PlainFindings plain{.positions = to_number(findings.positions), .report = report(game, findings, board)};
  if (const auto& fault = findings.fault) {
    plain.fault = val(PlainFault{to_plain(fault->position), message(game, *fault)});
  }
  return plain;
}

/// Why a table cannot be compared with another; null when it can.
val comparison_fault_of(const TableHandle& before, const TableHandle& after) {
  const auto fault = comparison_fault(before.table(), after.table());
  return fault ? to_error(*fault) : val::null();
}

// ---- Questions to a table

/// The result of a question about a position that a table must know.
template <class Answer>
val ask(const TableHandle& handle, const PlainPosition& plain, const Answer& answer) {
  return about(handle.table().game(), plain, [&](const Position& position) {
    return handle.table().knows(position) ? answer(handle.table(), position) : failed(unknown_position());
  });
}

/// The same, where it must know what the legal moves are worth as well.
template <class Answer>
val ask_of_moves(const TableHandle& handle, const PlainPosition& plain, const Answer& answer) {
  return ask(handle, plain, [&](const Table& table, const Position& position) {
    return knows_moves(table, position) ? answer(table, position) : failed(unknown_position());
  });
}

double positions_of(const TableHandle& handle) { return to_number(handle.table().positions()); }

Ply longest_of(const TableHandle& handle) { return handle.table().longest(); }

val lookup(const TableHandle& handle, const PlainPosition& plain) {
  return ask(handle, plain, [](const Table& table, const Position& position) {
    return succeeded(val(PositionValue{table.lookup(position), table.game().how_ended(position)}));
  });
}

val moves(const TableHandle& handle, const PlainPosition& plain) {
  return ask_of_moves(handle, plain, [](const Table& table, const Position& position) {
    return succeeded(to_array(move_values(table, position)));
  });
}

val line(const TableHandle& handle, const PlainPosition& plain) {
  return ask(handle, plain, [](const Table& table, const Position& position) {
    return succeeded(val(principal_line(table, position)));
  });
}

val heatmap(const TableHandle& handle, const PlainPosition& plain, Side side, std::uint32_t from) {
  return about(handle.table().game(), plain, [&](const Position& position) {
    std::vector<SquareValue> found;
    std::uint32_t square = 0;
    for (const std::optional<Value>& value : heat_map(handle.table(), position, side, Square{from})) {
      if (value) found.push_back({square, *value});
      ++square;
    }
    return succeeded(to_array(found));
  });
}

val answer(const TableHandle& handle, const PlainPosition& plain) {
  return ask(handle, plain, [](const Table& table, const Position& position) {
    return succeeded(val(write_answer(table.game().rules(), position.to_move, table.lookup(position))));
  });
}

val write_report(const TableHandle& handle, const PlainPosition& plain, ReportOptions options) {
  const auto report_on = [&](const Table& table, const Position& position) {
    return succeeded(val(report(table, position, options)));
  };
  return options.moves ? ask_of_moves(handle, plain, report_on) : ask(handle, plain, report_on);
}

// ---- Reading

/// Makes a reader of texts with boards of a game.
val make_reader(const Rules& rules, double memory_budget) {
  const auto fault = validate(rules, Ground::rectangle);
  if (fault && validate(rules, Ground::graph)) return failed(to_error(rules, *fault));
  return succeeded(val(ProblemReader(rules, read_budget(memory_budget))));
}

void feed(ProblemReader& reader, const std::string& bytes) { reader.feed(bytes); }

bool wants_more(const ProblemReader& reader) { return reader.wants_more(); }

val next(ProblemReader& reader) {
  const auto read = reader.next();
  if (!read) return val::null();
  if (const auto* error = std::get_if<InputError>(&*read)) return failed(to_error(*error));
  const auto& [game, position, number, line] = std::get<Problem>(*read);
  const val rules = game.rules() == reader.rules() ? val::null() : val(game.rules());
  return succeeded(val(PlainProblem{rules, to_plain(game.board()), to_plain(position), number, line}));
}

}  // namespace

EMSCRIPTEN_BINDINGS(catchmate) {
  using emscripten::class_;
  using emscripten::constructor;
  using emscripten::enum_;
  using emscripten::function;
  using emscripten::index;
  using emscripten::value_array;
  using emscripten::value_object;

  enum_<Side>("Side").value("one", Side::one).value("two", Side::two);
  enum_<Direction>("Direction")
      .value("up", Direction::up)
      .value("right", Direction::right)
      .value("down", Direction::down)
      .value("left", Direction::left)
      .value("up-right", Direction::up_right)
      .value("down-right", Direction::down_right)
      .value("down-left", Direction::down_left)
      .value("up-left", Direction::up_left);
  enum_<Edge>("Edge")
      .value("top", Edge::top)
      .value("right", Edge::right)
      .value("bottom", Edge::bottom)
      .value("left", Edge::left);
  enum_<Capture>("Capture")
      .value("wins", Capture::wins)
      .value("forbidden", Capture::forbidden)
      .value("side-one-wins", Capture::side_one_wins)
      .value("side-two-wins", Capture::side_two_wins);
  enum_<Leap>("Leap")
      .value("nothing", Leap::nothing)
      .value("pieces", Leap::pieces)
      .value("everything", Leap::everything);
  enum_<Endless>("Endless")
      .value("draws", Endless::draws)
      .value("side-one-wins", Endless::side_one_wins)
      .value("side-two-wins", Endless::side_two_wins);
  enum_<NoMove>("NoMove").value("loses", NoMove::loses).value("draws", NoMove::draws).value("passes", NoMove::passes);
  enum_<Outcome>("Outcome").value("win", Outcome::win).value("draw", Outcome::draw).value("loss", Outcome::loss);
  enum_<Ending::How>("EndingHow")
      .value("goal", Ending::How::goal)
      .value("meeting", Ending::How::meeting)
      .value("no-move", Ending::How::no_move);

  enum_<RulesFault::Code>("InvalidRulesCode")
      .value("id", RulesFault::Code::id)
      .value("side-name", RulesFault::Code::name)
      .value("same-names", RulesFault::Code::same_names)
      .value("pieces", RulesFault::Code::pieces)
      .value("reach", RulesFault::Code::reach)
      .value("directions", RulesFault::Code::directions)
      .value("no-move", RulesFault::Code::no_move)
      .value("turn-reach", RulesFault::Code::turn_reach)
      .value("graph-reach", RulesFault::Code::graph_reach)
      .value("graph-goals", RulesFault::Code::graph_goals);
  enum_<PositionFault::Code>("InvalidPositionCode")
      .value("piece-count", PositionFault::Code::piece_count)
      .value("off-board", PositionFault::Code::off_board)
      .value("on-obstacle", PositionFault::Code::on_obstacle)
      .value("on-closed", PositionFault::Code::on_closed)
      .value("same-square", PositionFault::Code::same_square)
      .value("shared-square", PositionFault::Code::shared_square);
  enum_<CodeError::Code>("CodeErrorCode")
      .value("malformed", CodeError::Code::malformed)
      .value("version", CodeError::Code::version)
      .value("checksum", CodeError::Code::checksum)
      .value("invalid", CodeError::Code::invalid)
      .value("too-large", CodeError::Code::too_large);
  enum_<ComparisonFault>("ComparisonErrorCode")
      .value("partial", ComparisonFault::partial)
      .value("board", ComparisonFault::board)
      .value("pieces", ComparisonFault::pieces);
  enum_<InputError::Code>("InputErrorCode")
      .value("empty", InputError::Code::empty)
      .value("number-missing", InputError::Code::number_missing)
      .value("number-out-of-range", InputError::Code::number_out_of_range)
      .value("row-missing", InputError::Code::row_missing)
      .value("row-too-short", InputError::Code::row_too_short)
      .value("row-too-long", InputError::Code::row_too_long)
      .value("unknown-character", InputError::Code::unknown_character)
      .value("too-many-pieces", InputError::Code::too_many_pieces)
      .value("too-few-pieces", InputError::Code::too_few_pieces)
      .value("shared-square", InputError::Code::shared_square)
      .value("side-missing", InputError::Code::side_missing)
      .value("square-missing", InputError::Code::square_missing)
      .value("piece-missing", InputError::Code::piece_missing)
      .value("closed-square", InputError::Code::closed_square)
      .value("wrong-board", InputError::Code::wrong_board)
      .value("word-missing", InputError::Code::word_missing)
      .value("name-missing", InputError::Code::name_missing)
      .value("point-missing", InputError::Code::point_missing)
      .value("edge-missing", InputError::Code::edge_missing)
      .value("one-way", InputError::Code::one_way)
      .value("board-missing", InputError::Code::board_missing)
      .value("trailing-text", InputError::Code::trailing_text)
      .value("table-too-large", InputError::Code::table_too_large)
      .value("text-too-large", InputError::Code::text_too_large);

  value_object<SideRules>("SideRules")
      .field("name", &SideRules::name)
      .field("pieces", &SideRules::pieces)
      .field("directions", &set_to_array<&SideRules::directions, Direction>,
             &set_from_array<&SideRules::directions, Direction>)
      .field("reach", &SideRules::reach)
      .field("leaps", &SideRules::leaps)
      .field("goals", &set_to_array<&SideRules::goals, Edge>, &set_from_array<&SideRules::goals, Edge>)
      .field("mayPass", &SideRules::may_pass)
      .field("movesAll", &SideRules::moves_all)
      .field("mayShare", &SideRules::may_share);
  value_array<std::array<SideRules, 2>>("Sides").element(index<0>()).element(index<1>());
  value_object<Rules>("Rules")
      .field("id", &Rules::id)
      .field("sides", &Rules::sides)
      .field("starts", &Rules::starts)
      .field("capture", &Rules::capture)
      .field("noMove", &Rules::no_move)
      .field("endless", &Rules::endless);
  value_object<GameEntry>("GameEntry")
      .field("rules", &GameEntry::rules)
      .field("about", &GameEntry::about)
      .field("standard", &GameEntry::standard)
      .field("positions", &standard_positions_of, &read_only<GameEntry, double>);
  value_object<Place>("Place").field("x", &Place::x).field("y", &Place::y);
  value_object<GraphEdge>("GraphEdge")
      .field("from", &end_of<&GraphEdge::from>, &set_end<&GraphEdge::from>)
      .field("to", &end_of<&GraphEdge::to>, &set_end<&GraphEdge::to>)
      .field("oneWay", &GraphEdge::one_way)
      .field("side", &side_of, &set_side);
  value_object<PlainGraph>("Graph")
      .field("edges", &PlainGraph::edges)
      .field("names", &PlainGraph::names)
      .field("places", &PlainGraph::places);
  value_object<PlainBoard>("Board")
      .field("rows", &PlainBoard::rows)
      .field("columns", &PlainBoard::columns)
      .field("graph", &PlainBoard::graph)
      .field("obstacles", &PlainBoard::obstacles)
      .field("goals", &PlainBoard::goals)
      .field("closed", &PlainBoard::closed);
  value_object<PlainPosition>("Position")
      .field("pieces", &PlainPosition::pieces)
      .field("toMove", &PlainPosition::to_move);
  value_object<Step>("Step")
      .field("from", &end_of<&Step::from>, &set_end<&Step::from>)
      .field("to", &end_of<&Step::to>, &set_end<&Step::to>);
  value_object<Move>("Move").field("steps", &steps_of, &set_steps);
  value_object<PlainCodedGame>("CodedGame")
      .field("rules", &PlainCodedGame::rules)
      .field("board", &PlainCodedGame::board)
      .field("position", &PlainCodedGame::position)
      .field("moves", &PlainCodedGame::moves)
      .field("positions", &PlainCodedGame::positions);
  value_object<PlainProblem>("Problem")
      .field("rules", &PlainProblem::rules)
      .field("board", &PlainProblem::board)
      .field("position", &PlainProblem::position)
      .field("number", &PlainProblem::number)
      .field("line", &PlainProblem::line);

  value_object<Value>("Value")
      .field("outcome", &Value::outcome)
      .field("distance", &distance_of, &read_only<Value, val>);
  value_object<PositionValue>("PositionValue")
      .field("value", &PositionValue::value)
      .field("ended", &how_ended, &read_only<PositionValue, val>)
      .field("edge", &edge_of_goal, &read_only<PositionValue, val>);
  value_object<MoveValue>("MoveValue")
      .field("move", &MoveValue::move)
      .field("position", &position_of<&MoveValue::position>, &read_only<MoveValue, PlainPosition>)
      .field("value", &MoveValue::value);
  value_object<SquareValue>("SquareValue").field("square", &SquareValue::square).field("value", &SquareValue::value);
  value_object<Line>("Line")
      .field("moves", &array_of<&Line::moves>, &read_only<Line, val>)
      .field("positions", &positions_of_line, &read_only<Line, val>)
      .field("repeatsFrom", &nullable_of<&Line::repeats_from>, &read_only<Line, val>);
  value_object<Progress>("Progress")
      .field("settled", &number_of<&Progress::settled>, &read_only<Progress, double>)
      .field("positions", &number_of<&Progress::positions>, &read_only<Progress, double>)
      .field("layers", &Progress::layers);
  value_object<ReportOptions>("ReportOptions")
      .field("moves", &ReportOptions::moves)
      .field("line", &ReportOptions::line)
      .field("boards", &ReportOptions::boards);

  value_object<Longest>("Longest")
      .field("position", &position_of<&Longest::position>, &read_only<Longest, PlainPosition>)
      .field("distance", &Longest::distance);
  value_object<SideStatistics>("SideStatistics")
      .field("positions", &numbers_of<&SideStatistics::positions>, &read_only<SideStatistics, val>)
      .field("endless", &number_of<&SideStatistics::endless>, &read_only<SideStatistics, double>)
      .field("longestWin", &nullable_of<&SideStatistics::longest_win>, &read_only<SideStatistics, val>)
      .field("longestLoss", &nullable_of<&SideStatistics::longest_loss>, &read_only<SideStatistics, val>);
  value_array<std::array<SideStatistics, 2>>("StatisticsBySide").element(index<0>()).element(index<1>());
  value_object<Zugzwangs>("Zugzwangs")
      .field("placements", &number_of<&Zugzwangs::placements>, &read_only<Zugzwangs, double>)
      .field("longest", &nullable_of<&Zugzwangs::longest>, &read_only<Zugzwangs, val>);
  value_array<std::array<Zugzwangs, 2>>("ZugzwangsBySide").element(index<0>()).element(index<1>());
  value_object<Statistics>("Statistics")
      .field("toMove", &Statistics::to_move)
      .field("byDistance", &numbers_of<&Statistics::by_distance>, &read_only<Statistics, val>)
      .field("bothLose", &Statistics::both_lose)
      .field("oneLoses", &Statistics::one_loses);
  value_object<ChangedPosition>("ChangedPosition")
      .field("position", &position_of<&ChangedPosition::position>, &read_only<ChangedPosition, PlainPosition>)
      .field("before", &ChangedPosition::before)
      .field("after", &ChangedPosition::after);
  value_object<SideChanges>("SideChanges")
      .field("positions", &positions_of_changes, &read_only<SideChanges, val>)
      .field("otherDistance", &number_of<&SideChanges::other_distance>, &read_only<SideChanges, double>)
      .field("onlyBefore", &number_of<&SideChanges::only_before>, &read_only<SideChanges, double>)
      .field("onlyAfter", &number_of<&SideChanges::only_after>, &read_only<SideChanges, double>)
      .field("examples", &examples_of_changes, &read_only<SideChanges, val>);
  value_object<PlainFault>("Fault").field("position", &PlainFault::position).field("message", &PlainFault::message);
  value_object<PlainFindings>("Findings")
      .field("positions", &PlainFindings::positions)
      .field("fault", &PlainFindings::fault)
      .field("report", &PlainFindings::report);

  value_object<RulesFault>("InvalidRules").field("code", &RulesFault::code);
  value_object<PositionFault>("InvalidPosition")
      .field("code", &PositionFault::code)
      .field("side", &PositionFault::side)
      .field("found", &PositionFault::found)
      .field("expected", &PositionFault::expected);
  value_object<TableTooLarge>("TableTooLarge")
      .field("bytes", &number_of<&TableTooLarge::bytes>, &read_only<TableTooLarge, double>)
      .field("budget", &number_of<&TableTooLarge::budget>, &read_only<TableTooLarge, double>);
  value_object<CodeError>("CodeFault").field("code", &CodeError::code).field("message", &CodeError::message);
  value_object<InputError>("InputFault")
      .field("code", &InputError::code)
      .field("board", &InputError::board)
      .field("line", &InputError::line)
      .field("column", &InputError::column)
      .field("found", &InputError::found)
      .field("subject", &InputError::subject)
      .field("low", &number_of<&InputError::low>, &read_only<InputError, double>)
      .field("high", &number_of<&InputError::high>, &read_only<InputError, double>);

  function("games", &all_games);
  function("listGames", &list_games);
  function("makeGame", &make_game);
  function("decode", &decode_game);
  function("makeReader", &make_reader);

  class_<Game>("Game")
      .function("validate", &validate_position)
      .function("legalMoves", &legal_moves)
      .function("write", &write)
      .function("encode", &encode_game);
  class_<SolverHandle>("Solver")
      .constructor<>()
      .function("start", &SolverHandle::start)
      .function("advance", &SolverHandle::advance)
      .function("progress", &SolverHandle::progress)
      .function("bytes", &SolverHandle::bytes)
      .function("takeTable", &SolverHandle::take_table)
      .function("release", &SolverHandle::release);
  class_<TableHandle>("Table")
      .function("positions", &positions_of)
      .function("longest", &longest_of)
      .function("lookup", &lookup)
      .function("moves", &moves)
      .function("line", &line)
      .function("heatmap", &heatmap)
      .function("answer", &answer)
      .function("report", &write_report)
      .function("comparisonFault", &comparison_fault_of);
  class_<Work<Survey>>("Survey")
      .constructor<const TableHandle&>()
      .function("advance", &Work<Survey>::advance)
      .function("counted", &Work<Survey>::counted)
      .function("result", &survey_result);
  class_<Work<Difference>>("Difference")
      .constructor<const TableHandle&, const TableHandle&>()
      .function("advance", &Work<Difference>::advance)
      .function("counted", &Work<Difference>::counted)
      .function("result", &difference_result);
  class_<Work<Signature>>("Signature")
      .constructor<const TableHandle&>()
      .function("advance", &Work<Signature>::advance)
      .function("counted", &Work<Signature>::counted)
      .function("result", &signature_result);
  class_<Work<Verification>>("Verification")
      .constructor<const TableHandle&>()
      .function("advance", &Work<Verification>::advance)
      .function("counted", &Work<Verification>::counted)
      .function("result", &verification_result);
  class_<ProblemReader>("ProblemReader")
      .function("feed", &feed)
      .function("finish", &ProblemReader::finish)
      .function("wantsMore", &wants_more)
      .function("next", &next);
}
