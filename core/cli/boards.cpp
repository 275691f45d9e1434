#include "boards.h"

#include <catchmate/code.h>
#include <catchmate/games.h>
#include <catchmate/read_game.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "files.h"
#include "json.h"
#include "json_text.h"
#include "json_tree.h"
#include "memory.h"
#include "messages.h"
#include "progress_bar.h"
#include "saved_table.h"

namespace {

// Feeds the reader the next chunk of a file, or its end. Returns false, with the reason in errno, on a read error. Does
// not wait for a full buffer, so that boards typed at a terminal are answered at once.
bool feed(catchmate::ProblemReader& reader, std::FILE* file) {
  std::array<char, 1U << 16U> piece{};
  const ssize_t size = read(fileno(file), piece.data(), piece.size());
  if (size < 0) return false;
  if (size == 0) reader.finish();
  reader.feed({piece.data(), static_cast<std::size_t>(size)});
  return true;
}

Json read_json_file(const std::string& path) {
  const std::string text = read_file(path, kMostJsonBytes);
  if (text.size() > kMostJsonBytes) refuse(path, say(messages::kTooLong, kMostJsonBytes));
  auto parsed = parse_json(text);
  if (const auto* fault = std::get_if<std::string>(&parsed)) refuse(path, *fault);
  return std::get<Json>(std::move(parsed));
}

// The error for memory that ran out although the estimate had fitted the budget.
catchmate::InputError too_large(const catchmate::Problem& problem, const catchmate::TableTooLarge& excess) {
  return {.code = catchmate::InputError::Code::table_too_large,
          .board = problem.board,
          .line = problem.line,
          .low = excess.bytes,
          .high = excess.budget};
}

catchmate::SolveOptions options_for(const catchmate::Problem& problem, const Solving& solving, std::uint64_t budget) {
  catchmate::SolveOptions options{.memory_budget = budget, .threads = solving.threads, .moves = solving.moves};
  if (!solving.whole) options.position = problem.position;
  return options;
}

// Solves a board and prints the line of `--stats`. Fails if memory runs out.
std::variant<catchmate::Table, catchmate::TableTooLarge> solve(catchmate::Solver& solver,
                                                               const catchmate::Problem& problem,
                                                               const Solving& solving, std::uint64_t budget) {
  const auto started = std::chrono::steady_clock::now();
  if (const auto excess = solver.start(problem.game, options_for(problem, solving, budget))) return *excess;
  {
    ProgressBar bar;
    while (solver.advance()) bar.update(solver.progress());
  }
  const std::uint64_t bytes = solver.bytes();
  auto solved = solver.take_table();
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - started;
  const auto* table = std::get_if<catchmate::Table>(&solved);
  if (solving.stats && table != nullptr) {
    std::cerr << stats_to_json(*table, solving, seconds.count(), bytes) + "\n";
  }
  return solved;
}

// Reads boards.
class Boards {
 public:
  Boards(const Input& input, bool json, std::uint64_t budget) : input_(input), json_(json), budget_(budget) {}

  void read_all(const TakeProblem& take) {
    if (input_.code) return read_code(take);
    const bool has_rules = input_.rules || !input_.game.empty();
    const auto rules = has_rules ? std::optional(rules_of(input_)) : std::nullopt;
    if (input_.size) return read_size(*rules, take);
    if (input_.board) return read_board_file(rules ? &*rules : nullptr, take);
    read_text(*rules, take);
  }

  // Refuses the last board read: its solve does not fit in memory.
  [[noreturn]] void refuse_last(const catchmate::Problem& problem, const catchmate::TableTooLarge& excess) const {
    const std::string reason = message(excess, language());
    if (input_.code) refuse("-", reason);
    if (input_.size) refuse(input_.file, reason);
    if (input_.board) refuse_board(reason);
    refuse(too_large(problem, excess), input_.file, json_);
  }

 private:
  // Reads the boards of a JSON file by the `given` rules, if any, otherwise by their own.
  void read_board_file(const catchmate::Rules* given, const TakeProblem& take) {
    const std::string file = read_file(*input_.board, catchmate::kMostTextBytes);
    const std::vector<JsonText> texts = json_lines(file);
    for (const JsonText& text : texts) {
      line_ = texts.size() == 1 ? 0 : text.line;
      if (text.text.size() > kMostJsonBytes) refuse_board(say(messages::kTooLong, kMostJsonBytes));
      const auto parsed = parse_json(text.text, text.line);
      if (const auto* reason = std::get_if<std::string>(&parsed)) refuse(*input_.board, *reason);
      catchmate::DataFault fault;
      auto problem =
          catchmate::read_board_file(JsonTree(&std::get<Json>(parsed)), given, input_.board_suffices, budget_, fault);
      if (!problem) refuse_board(fault);
      problem->board = static_cast<std::uint32_t>(&text - texts.data()) + 1;
      problem->line = static_cast<std::uint32_t>(text.line);
      if (!take(*problem)) return;
    }
  }

  // Refuses a board of a file, or the rules given for it.
  [[noreturn]] void refuse_board(const std::string& reason) const {
    refuse(*input_.board, (line_ == 0 ? "" : say(messages::kAtLine, line_)) + reason);
  }
  [[noreturn]] void refuse_board(const catchmate::DataFault& fault) const {
    const std::string reason = message(fault, language());
    const bool of_given = std::holds_alternative<catchmate::RulesFault>(fault.facts) && fault.prefix.empty();
    if (!of_given) refuse_board(fault.prefix + reason);
    if (!input_.game.empty()) refuse_board(say(messages::kNotForGame, input_.game) + reason);
    refuse(*input_.rules, "rules." + reason);
  }

  // Takes an open board.
  void read_size(const catchmate::Rules& rules, const TakeProblem& take) const {
    const auto [rows, columns] = *input_.size;
    if (const auto fault = validate(rules, catchmate::Ground::rectangle)) {
      refuse(input_.file, message(rules, *fault, language()));
    }
    const std::uint64_t squares = std::uint64_t{rows} * columns;
    const auto excess = catchmate::too_large(rules, rectangle_size(rules, rows, columns, squares), budget_);
    if (excess) refuse(input_.file, message(*excess, language()));
    take({.game = catchmate::Game(rules, catchmate::Board(rows, columns)), .position = {}});
  }

  // Reads the boards of a text, or the game's standard position.
  void read_text(const catchmate::Rules& rules, const TakeProblem& take) const {
    const File file = input_.standard ? File{nullptr, nullptr} : open_input(input_.file);
    if (!file && !input_.standard) unreadable(input_.file);
    catchmate::ProblemReader reader(rules, budget_, input_.board_suffices);
    while (reader.wants_more()) {
      if (input_.standard) {
        reader.feed(catchmate::find_entry(input_.game)->standard);
        reader.finish();
      } else if (!feed(reader, file.get())) {
        unreadable(input_.file);
      }
      while (auto read = reader.next()) {
        if (const auto* error = std::get_if<catchmate::InputError>(&*read)) refuse(*error, input_.file, json_);
        if (!take(std::get<catchmate::Problem>(*read))) return;
      }
    }
  }

  // Takes the position of a code, after its moves.
  void read_code(const TakeProblem& take) const {
    auto decoded = catchmate::decode(*input_.code);
    if (const auto* error = std::get_if<catchmate::CodeError>(&decoded)) refuse("-", message(*error, language()));
    auto& coded = std::get<catchmate::CodedGame>(decoded);
    const catchmate::Position position = coded.positions.empty() ? coded.position : coded.positions.back();
    take({.game = std::move(coded.game), .position = position});
  }

  const Input& input_;
  bool json_;
  std::uint64_t budget_;
  std::size_t line_ = 0;  // of the last board, if the file has several
};

const std::string& source_of(const Input& input) { return input.board ? *input.board : input.file; }

// Answers the boards of an input, or the table's own if it names none, from a saved table.
void answer_from_table(const Input& input, const Solving& solving, const Answer& answer) {
  const SavedTable saved = open_table(*input.saved);
  const catchmate::Game& game = saved.table.game();
  if (input.names_no_board()) return answer({.game = game, .position = {}}, saved.table);
  for_each_problem(input, solving.json, catchmate::kOverflow, [&](const catchmate::Problem& problem) {
    const bool is_same = problem.game.rules() == game.rules() && problem.game.board() == game.board();
    if (!is_same) refuse(source_of(input), say(messages::kOtherTable, problem.board, *input.saved));
    answer(problem, saved.table);
    return true;
  });
}

}  // namespace

catchmate::Rules rules_of(const Input& input) {
  if (!input.rules) return *catchmate::find_game(input.game);
  const Json json = read_json_file(*input.rules);
  catchmate::DataFault fault;
  auto rules = catchmate::read_rules(JsonTree(&json), "rules", fault);
  if (!rules) refuse(*input.rules, fault.prefix + message(fault, language()));
  return *std::move(rules);
}

void for_each_problem(const Input& input, bool json, std::uint64_t budget, const TakeProblem& take) {
  Boards(input, json, budget).read_all(take);
}

void for_each_board(const Input& input, const Solving& solving, const Answer& answer) {
  if (input.save) return for_one_board(input, solving, answer);
  if (input.saved) return answer_from_table(input, solving, answer);
  const std::uint64_t budget = input.memory.value_or(memory_budget());
  // Its memory serves all boards.
  catchmate::Solver solver;
  Boards boards(input, solving.json, budget);
  boards.read_all([&](const catchmate::Problem& problem) {
    auto solved = solve(solver, problem, solving, budget);
    if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&solved)) boards.refuse_last(problem, *excess);
    auto& table = std::get<catchmate::Table>(solved);
    answer(problem, table);
    solver.reuse(std::move(table));
    return true;
  });
}

void for_one_board(const Input& input, const Solving& solving, const Answer& answer) {
  const std::uint64_t budget = input.memory.value_or(memory_budget());
  const std::string& source = source_of(input);
  std::optional<catchmate::Problem> only;
  if (!input.names_no_board()) {
    for_each_problem(input, solving.json, budget, [&](const catchmate::Problem& problem) {
      if (only) refuse(source, say(messages::kOneTable));
      only = problem;
      return true;
    });
    if (!only) return;
  }
  if (input.saved) return answer_from_table(input, solving, answer);
  Solving whole = solving;
  whole.whole = true;
  catchmate::Solver solver;
  const auto solved = solve(solver, *only, whole, budget);
  if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&solved)) {
    refuse(source, message(*excess, language()));
  }
  const auto& table = std::get<catchmate::Table>(solved);
  if (input.save) save_table(table, solving.threads, *input.save);
  answer(*only, table);
}
