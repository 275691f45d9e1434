#include "verify.h"

#include <catchmate/report.h>
#include <catchmate/verify.h>

#include <iostream>
#include <string>

#include "json.h"

int verify_command(const Input& input, const VerifyArguments& arguments) {
  const Solving solving{
      .whole = true, .stats = arguments.stats, .signature = arguments.signature, .threads = input.threads};
  return for_each_board(input, solving, [&](const catchmate::Problem& problem, const catchmate::Table& table) {
    const catchmate::Findings findings = catchmate::verify(table, solving.threads);
    const std::string text = report(problem.game, findings, problem.board);
    if (arguments.json || !findings.fault) {
      const int status = print(arguments.json ? to_json(problem, findings) + "\n" : text);
      if (status != 0 || !findings.fault) return status;
    }
    std::cerr << "catchmate: " << text;
    return kFailure;
  });
}
