#include "solve.h"

#include "json.h"

int solve_command(const Input& input, const SolveArguments& arguments) {
  const Solving solving{.whole = arguments.whole,
                        .moves = arguments.json || arguments.report.moves,
                        .stats = arguments.stats,
                        .signature = arguments.signature,
                        .threads = input.threads};
  return for_each_board(input, solving, [&](const catchmate::Problem& problem, const catchmate::Table& table) {
    return print(arguments.json ? to_json(problem, table, solving) + "\n"
                                : report(table, problem.position, arguments.report));
  });
}
