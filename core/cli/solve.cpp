#include "solve.h"

#include <catchmate/solver.h>

#include <variant>

#include "json.h"

int solve_command(const Input& input, const SolveOptions& options) {
  return for_each_board(input, [&options](const catchmate::Problem& problem) {
    const auto table = std::get<catchmate::Table>(catchmate::solve(problem.game));
    return print(options.json ? to_json(problem, table) + "\n" : report(table, problem.position, options.report));
  });
}
