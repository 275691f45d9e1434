#include "verify.h"

#include <catchmate/solver.h>
#include <catchmate/verify.h>

#include <iostream>
#include <string>
#include <variant>

#include "json.h"

int verify_command(const Input& input, bool json) {
  return for_each_board(input, [json](const catchmate::Problem& problem) {
    const auto table = std::get<catchmate::Table>(catchmate::solve(problem.game));
    const catchmate::Findings findings = catchmate::verify(table);
    const std::string board = "board " + std::to_string(problem.board) + ": ";
    int status = 0;
    if (json) {
      status = print(to_json(problem, findings) + "\n");
    } else if (!findings.fault) {
      status = print(board + std::to_string(findings.positions) + " positions, every one agrees with its successors\n");
    }
    if (status != 0 || !findings.fault) return status;
    std::cerr << "catchmate: " << board << message(problem.game, *findings.fault) << "\n";
    return kFailure;
  });
}
