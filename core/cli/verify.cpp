#include "verify.h"

#include <catchmate/verify.h>

#include <iostream>
#include <string>

#include "json.h"

int verify_command(const Input& input, bool json, bool stats) {
  const Solving solving{.whole = true, .stats = stats};
  return for_each_board(input, solving, [json](const catchmate::Problem& problem, const catchmate::Table& table) {
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
