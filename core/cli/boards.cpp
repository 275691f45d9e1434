#include "boards.h"

#include <catchmate/code.h>
#include <catchmate/games.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

#include "game_file.h"
#include "json.h"
#include "memory.h"
#include "progress_bar.h"

namespace {

const char* read_failure(int error) noexcept {
  switch (error) {
    case ENOENT:
      return "there is no such file";
    case EISDIR:
      return "it is a directory";
    case EACCES:
      return "permission denied";
    default:
      return "it cannot be read";
  }
}

using File = std::unique_ptr<std::FILE, void (*)(std::FILE*)>;

// A file, or standard input; nothing, with the reason in errno, when it cannot be opened.
File open_input(const std::string& path) {
  const auto close = [](std::FILE* file) {
    if (file != stdin) static_cast<void>(std::fclose(file));  // nothing was written to it
  };
  return {path == "-" ? stdin : std::fopen(path.c_str(), "rb"), close};
}

// Feeds a reader the next piece of a file, or tells it that there is none. Returns false, with the reason in errno,
// when it cannot be read. A terminal or a pipe gives what it has: boards are answered as they come.
bool feed(catchmate::ProblemReader& reader, std::FILE* file) {
  std::array<char, 1U << 16U> piece{};
  const ssize_t size = read(fileno(file), piece.data(), piece.size());
  if (size < 0) return false;
  if (size == 0) reader.finish();
  reader.feed({piece.data(), static_cast<std::size_t>(size)});
  return true;
}

// The whole of a file, or more than the longest text in JSON where it has more; or nothing, with the reason in errno,
// when it cannot be read.
std::optional<std::string> read_json_file(const std::string& path) {
  const File file = open_input(path);
  if (!file) return std::nullopt;
  std::string text;
  std::array<char, 1U << 16U> piece{};
  for (ssize_t size = 1; size > 0 && text.size() <= kMostJsonBytes;) {
    size = read(fileno(file.get()), piece.data(), piece.size());
    if (size < 0) return std::nullopt;
    text.append(piece.data(), static_cast<std::size_t>(size));
  }
  return text;
}

// The place before a message about a file.
std::string place_of(const std::string& file) { return file == "-" ? "" : file + ": "; }

int refuse(const std::string& file, const std::string& reason) {
  std::cerr << "catchmate: " << place_of(file) << reason << "\n";
  return kBadInput;
}

int unreadable(const std::string& file) {
  std::cerr << "catchmate: " << file << ": " << read_failure(errno) << "\n";
  return kFailure;
}

// Memory ran out though the board had been found to fit.
catchmate::InputError too_large(const catchmate::Problem& problem, const catchmate::TableTooLarge& excess) {
  return {.code = catchmate::InputError::Code::table_too_large,
          .board = problem.board,
          .line = problem.line,
          .low = excess.bytes,
          .high = excess.budget};
}

catchmate::SolveOptions options_for(const catchmate::Problem& problem, const Solving& solving, std::uint64_t budget) {
  catchmate::SolveOptions options{.memory_budget = budget, .moves = solving.moves};
  if (!solving.whole) options.position = problem.position;
  return options;
}

// The table of a board, and the line of `--stats`; or too little memory was to be had.
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

}  // namespace

namespace {

// Solves one board after the other in the memory of one solver.
class Boards {
 public:
  Boards(const Input& input, const Solving& solving, const Answer& answer)
      : input_(input), solving_(solving), answer_(answer), budget_(input.memory.value_or(memory_budget())) {}

  int solve_all() {
    if (input_.code) return of_code();
    std::optional<catchmate::Rules> rules;
    if (input_.rules) {
      auto read = read_file<catchmate::Rules>(*input_.rules, read_rules);
      if (const int* status = std::get_if<int>(&read)) return *status;
      rules = std::get<catchmate::Rules>(std::move(read));
    } else if (const catchmate::Rules* known = catchmate::find_game(input_.game)) {
      rules = *known;
    }
    return input_.board ? of_board_file(rules) : of_text(*rules);
  }

 private:
  // What a file in JSON holds; or the exit status, where it has been said what is wrong with it.
  template <class Value>
  static std::variant<int, Value> read_file(const std::string& path,
                                            std::variant<Value, FileFault> (*read)(std::string_view)) {
    const auto text = read_json_file(path);
    if (!text) return unreadable(path);
    if (text->size() > kMostJsonBytes) {
      return refuse(path, "the text has more than " + std::to_string(kMostJsonBytes) + " bytes");
    }
    auto value = read(*text);
    if (const auto* fault = std::get_if<FileFault>(&value)) return refuse(path, fault->message);
    return std::get<Value>(std::move(value));
  }

  // That of a file in JSON, by the rules given or else its own.
  int of_board_file(std::optional<catchmate::Rules> rules) {
    const std::string& path = *input_.board;
    const auto file = read_file<BoardFile>(path, BoardFile::read);
    if (const int* status = std::get_if<int>(&file)) return *status;
    if (!rules) {
      auto own = std::get<BoardFile>(file).rules();
      if (const auto* fault = std::get_if<FileFault>(&own)) return refuse(path, fault->message);
      rules = std::get<catchmate::Rules>(std::move(own));
    }
    const auto problem = std::get<BoardFile>(file).problem(*rules, budget_);
    if (const auto* fault = std::get_if<FileFault>(&problem)) {
      if (!fault->of_rules) return refuse(path, fault->message);
      if (!input_.game.empty()) return refuse(path, "the board is not for " + input_.game + ": " + fault->message);
      return refuse(input_.rules.value_or(path), "rules." + fault->message);
    }
    const auto solved = solve_and_answer(std::get<catchmate::Problem>(problem));
    if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&solved)) return refuse(path, describe(*excess));
    return std::get<int>(solved);
  }

  // Those of a file, or of the text of the game's standard position.
  int of_text(const catchmate::Rules& rules) {
    const File file = input_.standard ? File{nullptr, nullptr} : open_input(input_.file);
    if (!file && !input_.standard) return unreadable(input_.file);
    catchmate::ProblemReader reader(rules, budget_);
    while (reader.wants_more()) {
      if (input_.standard) {
        reader.feed(catchmate::find_entry(input_.game)->standard);
        reader.finish();
      } else if (!feed(reader, file.get())) {
        return unreadable(input_.file);
      }
      while (auto read = reader.next()) {
        if (const auto* error = std::get_if<catchmate::InputError>(&*read)) return refuse(input_.file, message(*error));
        const auto& problem = std::get<catchmate::Problem>(*read);
        const auto solved = solve_and_answer(problem);
        if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&solved)) {
          return refuse(input_.file, message(too_large(problem, *excess)));
        }
        if (const int status = std::get<int>(solved); status != 0) return status;
      }
    }
    return 0;
  }

  // That of a code.
  int of_code() {
    auto decoded = catchmate::decode(*input_.code);
    if (const auto* error = std::get_if<catchmate::CodeError>(&decoded)) return refuse("-", error->message);
    auto& coded = std::get<catchmate::CodedGame>(decoded);
    const catchmate::Position position = coded.positions.empty() ? coded.position : coded.positions.back();
    const auto solved = solve_and_answer({.game = std::move(coded.game), .position = position});
    if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&solved)) return refuse("-", describe(*excess));
    return std::get<int>(solved);
  }

  // The status of the answer; or too little memory was to be had.
  std::variant<int, catchmate::TableTooLarge> solve_and_answer(const catchmate::Problem& problem) {
    auto solved = solve(solver_, problem, solving_, budget_);
    if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&solved)) return *excess;
    auto& table = std::get<catchmate::Table>(solved);
    const int status = answer_(problem, table);
    solver_.reuse(std::move(table));
    return status;
  }

  const Input& input_;
  const Solving& solving_;
  const Answer& answer_;
  std::uint64_t budget_;
  catchmate::Solver solver_;
};

}  // namespace

int for_each_board(const Input& input, const Solving& solving, const Answer& answer) {
  return Boards(input, solving, answer).solve_all();
}

std::string describe(const catchmate::TableTooLarge& excess) {
  const std::string bytes = excess.bytes == catchmate::kUncountable ? "over 2^64" : std::to_string(excess.bytes);
  return "solving this board takes " + bytes + " bytes of memory, " + std::to_string(excess.budget) + " are allowed";
}

int print(std::string_view text) {
  std::cout << text << std::flush;
  if (std::cout) return 0;
  std::cerr << "catchmate: the answer cannot be written\n";
  return kFailure;
}
