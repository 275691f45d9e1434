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

// The value of a JSON file; or the exit status, after the error has been printed.
std::variant<int, Json> read_json_file(const std::string& path) {
  const auto text = read_file(path, kMostJsonBytes);
  if (const int* status = std::get_if<int>(&text)) return *status;
  const auto& bytes = std::get<std::string>(text);
  if (bytes.size() > kMostJsonBytes) return refuse(path, say(messages::kTooLong, kMostJsonBytes));
  auto parsed = parse_json(bytes);
  if (const auto* fault = std::get_if<std::string>(&parsed)) return refuse(path, *fault);
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
  Boards(const Input& input, bool json, std::uint64_t budget, const TakeProblem& take)
      : input_(input), json_(json), budget_(budget), take_(take) {}

  int read_all() {
    if (input_.code) return of_code();
    const bool has_rules = input_.rules || !input_.game.empty();
    const auto rules = has_rules ? rules_of(input_) : std::variant<int, catchmate::Rules>(0);
    const auto* given = std::get_if<catchmate::Rules>(&rules);
    if (has_rules && given == nullptr) return std::get<int>(rules);
    if (input_.size) return of_size(*given);
    return input_.board ? of_board_file(given) : of_text(*given);
  }

 private:
  // Answers the boards of a JSON file by the `given` rules, if any, otherwise by their own.
  int of_board_file(const catchmate::Rules* given) {
    const auto file = read_file(*input_.board, catchmate::kMostTextBytes);
    if (const int* status = std::get_if<int>(&file)) return *status;
    const std::vector<JsonText> texts = json_lines(std::get<std::string>(file));
    for (const JsonText& text : texts) {
      const std::size_t line = texts.size() == 1 ? 0 : text.line;
      if (text.text.size() > kMostJsonBytes) return refuse_board(line, say(messages::kTooLong, kMostJsonBytes));
      const auto parsed = parse_json(text.text, text.line);
      if (const auto* reason = std::get_if<std::string>(&parsed)) return refuse(*input_.board, *reason);
      catchmate::DataFault fault;
      auto problem =
          catchmate::read_board_file(JsonTree(&std::get<Json>(parsed)), given, input_.board_suffices, budget_, fault);
      if (!problem) return refuse_board(fault, line);
      problem->board = static_cast<std::uint32_t>(&text - texts.data()) + 1;
      problem->line = static_cast<std::uint32_t>(text.line);
      const auto taken = take_(*problem);
      if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&taken))
        return refuse_board(line, message(*excess, language()));
      if (const int status = std::get<int>(taken); status != 0) return status;
    }
    return 0;
  }

  // Prints why a board file is refused; `line` is the board's among several, or 0.
  int refuse_board(std::size_t line, const std::string& reason) {
    return refuse(*input_.board, (line == 0 ? "" : say(messages::kAtLine, line)) + reason);
  }

  // Prints a fault of a board file, or of the rules given for it.
  int refuse_board(const catchmate::DataFault& fault, std::size_t line) {
    const bool of_given = std::holds_alternative<catchmate::RulesFault>(fault.facts) && fault.prefix.empty();
    if (!of_given) return refuse_board(line, fault.prefix + message(fault, language()));
    if (!input_.game.empty())
      return refuse_board(line, say(messages::kNotForGame, input_.game) + message(fault, language()));
    return refuse(*input_.rules, "rules." + message(fault, language()));
  }

  // Answers an open board.
  int of_size(const catchmate::Rules& rules) {
    const auto [rows, columns] = *input_.size;
    if (const auto fault = validate(rules, catchmate::Ground::rectangle))
      return refuse(input_.file, message(rules, *fault, language()));
    const std::uint64_t squares = std::uint64_t{rows} * columns;
    const auto excess = catchmate::too_large(rules, rectangle_size(rules, rows, columns, squares), budget_);
    if (excess) return refuse(input_.file, message(*excess, language()));
    const auto taken = take_({.game = catchmate::Game(rules, catchmate::Board(rows, columns)), .position = {}});
    if (const auto* larger = std::get_if<catchmate::TableTooLarge>(&taken))
      return refuse(input_.file, message(*larger, language()));
    return std::get<int>(taken);
  }

  int refuse_text(const catchmate::InputError& error) { return refuse(error, input_.file, json_); }

  // Answers the boards of a file, or the game's standard position.
  int of_text(const catchmate::Rules& rules) {
    const File file = input_.standard ? File{nullptr, nullptr} : open_input(input_.file);
    if (!file && !input_.standard) return unreadable(input_.file);
    catchmate::ProblemReader reader(rules, budget_, input_.board_suffices);
    while (reader.wants_more()) {
      if (input_.standard) {
        reader.feed(catchmate::find_entry(input_.game)->standard);
        reader.finish();
      } else if (!feed(reader, file.get())) {
        return unreadable(input_.file);
      }
      while (auto read = reader.next()) {
        if (const auto* error = std::get_if<catchmate::InputError>(&*read)) return refuse_text(*error);
        const auto& problem = std::get<catchmate::Problem>(*read);
        const auto taken = take_(problem);
        if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&taken)) {
          return refuse_text(too_large(problem, *excess));
        }
        if (const int status = std::get<int>(taken); status != 0) return status;
      }
    }
    return 0;
  }

  // Answers the position of a code.
  int of_code() {
    auto decoded = catchmate::decode(*input_.code);
    if (const auto* error = std::get_if<catchmate::CodeError>(&decoded))
      return refuse("-", message(*error, language()));
    auto& coded = std::get<catchmate::CodedGame>(decoded);
    const catchmate::Position position = coded.positions.empty() ? coded.position : coded.positions.back();
    const auto taken = take_({.game = std::move(coded.game), .position = position});
    if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&taken))
      return refuse("-", message(*excess, language()));
    return std::get<int>(taken);
  }

  const Input& input_;
  bool json_;
  std::uint64_t budget_;
  const TakeProblem& take_;
};

const std::string& source_of(const Input& input) { return input.board ? *input.board : input.file; }

// Answers the boards of an input, or the table's own if it names none, from a saved table.
int answer_from_table(const Input& input, const Solving& solving, const Answer& answer) {
  const auto opened = open_table(*input.saved);
  if (const int* status = std::get_if<int>(&opened)) return *status;
  const catchmate::Table& table = std::get<SavedTable>(opened).table;
  const catchmate::Game& game = table.game();
  if (input.names_no_board()) return answer({.game = game, .position = {}}, table);
  return for_each_problem(input, solving.json, catchmate::kOverflow, [&](const catchmate::Problem& problem) {
    const bool is_same = problem.game.rules() == game.rules() && problem.game.board() == game.board();
    return is_same ? answer(problem, table)
                   : refuse(source_of(input), say(messages::kOtherTable, problem.board, *input.saved));
  });
}

}  // namespace

std::variant<int, catchmate::Rules> rules_of(const Input& input) {
  if (!input.rules) return *catchmate::find_game(input.game);
  const auto json = read_json_file(*input.rules);
  if (const int* status = std::get_if<int>(&json)) return *status;
  catchmate::DataFault fault;
  auto rules = catchmate::read_rules(JsonTree(&std::get<Json>(json)), "rules", fault);
  if (!rules) return refuse(*input.rules, fault.prefix + message(fault, language()));
  return *std::move(rules);
}

int for_each_problem(const Input& input, bool json, std::uint64_t budget, const TakeProblem& take) {
  return Boards(input, json, budget, take).read_all();
}

int for_each_board(const Input& input, const Solving& solving, const Answer& answer) {
  if (input.save) return for_one_board(input, solving, answer);
  if (input.saved) return answer_from_table(input, solving, answer);
  const std::uint64_t budget = input.memory.value_or(memory_budget());
  // Its memory serves all boards.
  catchmate::Solver solver;
  const auto take = [&](const catchmate::Problem& problem) -> std::variant<int, catchmate::TableTooLarge> {
    auto solved = solve(solver, problem, solving, budget);
    if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&solved)) return *excess;
    auto& table = std::get<catchmate::Table>(solved);
    const int status = answer(problem, table);
    solver.reuse(std::move(table));
    return status;
  };
  return for_each_problem(input, solving.json, budget, take);
}

int for_one_board(const Input& input, const Solving& solving, const Answer& answer) {
  const std::uint64_t budget = input.memory.value_or(memory_budget());
  const std::string& source = source_of(input);
  std::optional<catchmate::Problem> only;
  if (!input.names_no_board()) {
    const int status = for_each_problem(input, solving.json, budget, [&](const catchmate::Problem& problem) {
      if (only) return refuse(source, say(messages::kOneTable));
      only = problem;
      return 0;
    });
    if (status != 0 || !only) return status;
  }
  if (input.saved) return answer_from_table(input, solving, answer);
  Solving whole = solving;
  whole.whole = true;
  catchmate::Solver solver;
  const auto solved = solve(solver, *only, whole, budget);
  if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&solved))
    return refuse(source, message(*excess, language()));
  const auto& table = std::get<catchmate::Table>(solved);
  const int status = input.save ? save_table(table, solving.threads, *input.save) : 0;
  return status == 0 ? answer(*only, table) : status;
}
