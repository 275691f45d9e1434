/// Measures the time and memory of solving a whole table, all positions with both sides to move, and how much memory
/// could be copied meanwhile.
///
///     core_bench [Google Benchmark's options] METHOD GAME
///
/// reads a contest's input of the game from standard input and solves its first board by METHOD: `fast`, on one thread;
/// `parallel`, the same on all; or `plain`. wasm/bench/main.mjs runs it once per case.
#include <benchmark/benchmark.h>
#include <catchmate/games.h>
#include <catchmate/notation.h>
#include <catchmate/solver.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "reference/plain_solver.h"

namespace {

using catchmate::Game;
using catchmate::Table;

// Reuses the memory of the last solve, as the page does when a board is edited.
void solve_on(std::uint32_t threads, const Game& game, std::optional<Table>& table) {
  static catchmate::Solver solver;
  if (table) solver.reuse(*std::move(table));
  if (solver.start(game, {.threads = threads})) return;
  while (solver.advance()) {
  }
  table.emplace(std::get<Table>(solver.take_table()));
}

void solve_fast(const Game& game, std::optional<Table>& table) { solve_on(1, game, table); }

void solve_parallel(const Game& game, std::optional<Table>& table) { solve_on(0, game, table); }

void solve_plain(const Game& game, std::optional<Table>& table) { table.emplace(catchmate::solve_plain(game)); }

// A line of /proc/self/status, in bytes; 0 elsewhere. getrusage would not do: its peak starts at the parent's.
double memory(std::string_view line) {
  std::ifstream account("/proc/self/status");
  double kilobytes = 0;
  for (std::string word; account >> word;) {
    if (word == line && account >> kilobytes) return kilobytes * 1024;
    account.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
  }
  return 0;
}

// The bytes a second that one thread copies between blocks larger than the caches, the best of several times.
double copying_rate() {
  constexpr std::size_t kBytes = std::size_t{1} << 27U;
  const std::vector<char> from(kBytes, 1);
  std::vector<char> to(kBytes, 2);
  double best = 0;
  for (int time = 0; time < 5; ++time) {
    const auto started = std::chrono::steady_clock::now();
    std::memcpy(to.data(), from.data(), kBytes);
    benchmark::DoNotOptimize(to.data());
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - started;
    best = std::max(best, static_cast<double>(kBytes) / seconds.count());
  }
  return best;
}

// The memory added by the first solve; later ones reuse it.
std::optional<double> peak_bytes;

void solve_board(benchmark::State& state, const Game& game, void (*solve)(const Game&, std::optional<Table>&)) {
  std::optional<Table> table;
  const double before = memory("VmRSS:");
  for (auto _ : state) {
    solve(game, table);
    benchmark::DoNotOptimize(table);
  }
  if (!peak_bytes) peak_bytes = memory("VmHWM:") - before;
  state.counters["positions"] = static_cast<double>(table->positions());
  state.counters["bytes"] = *peak_bytes;
  static const double copied = copying_rate();
  state.counters["copied"] = copied;
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (argc != 3) {
    std::cerr << "core_bench: expected a method and a game\n";
    return 1;
  }
  const std::string_view method = argv[1];
  const std::string text{std::istreambuf_iterator<char>(std::cin), {}};
  const catchmate::Rules* rules = catchmate::find_game(argv[2]);
  catchmate::ProblemReader reader(rules == nullptr ? catchmate::chase() : *rules);
  reader.feed(text);
  reader.finish();
  const auto read = rules == nullptr ? std::nullopt : reader.next();
  const auto* problem = read ? std::get_if<catchmate::Problem>(&*read) : nullptr;
  const auto solve = method == "fast" ? solve_fast : method == "parallel" ? solve_parallel : solve_plain;
  if (problem == nullptr || (solve == solve_plain && method != "plain")) {
    std::cerr << "core_bench: no such method, or no board of such a game\n";
    return 1;
  }
  // One solve per measurement: the fastest can be picked, and freeing a table is not timed.
  benchmark::RegisterBenchmark(argv[1], [&](benchmark::State& state) { solve_board(state, problem->game, solve); })
      ->Unit(benchmark::kMillisecond)
      ->Iterations(1);
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
