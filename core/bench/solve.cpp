/// How long a whole table takes, all positions with either side to move. wasm/bench.mjs names the cases.
#include <benchmark/benchmark.h>
#include <catchmate/notation.h>
#include <catchmate/solver.h>

#include <fstream>
#include <iterator>
#include <string>
#include <variant>

namespace {

void solve_first_board(benchmark::State& state, const std::string& game, const std::string& path) {
  std::ifstream file(path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const auto read = catchmate::read_problems(game, text)->next();
  const auto* problem = read ? std::get_if<catchmate::Problem>(&*read) : nullptr;
  if (problem == nullptr) {
    state.SkipWithError("no board in the file");
    return;
  }
  std::uint64_t positions = 0;
  for (auto _ : state) {
    const auto table = std::get<catchmate::Table>(catchmate::solve(problem->game));
    positions = table.positions();
    benchmark::DoNotOptimize(table);
  }
  state.counters["positions"] = static_cast<double>(positions);
}

}  // namespace

// The arguments after Google Benchmark's are pairs of a game's id and a file, of which the first board is solved.
int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  for (int argument = 1; argument + 1 < argc; argument += 2) {
    const std::string game = argv[argument];
    const std::string path = argv[argument + 1];
    benchmark::RegisterBenchmark(path.c_str(), [game, path](benchmark::State& state) {
      solve_first_board(state, game, path);
    })->Unit(benchmark::kMillisecond);
  }
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
