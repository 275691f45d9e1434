#include <catchmate/validator.h>

#include "commands.h"
#include "files.h"
#include "help.h"
#include "input.h"

namespace {

// The exit status of validators made with testlib.
constexpr int kNotValid = 3;
constexpr int kUsageStatus = 2;

int validate_input(const Arguments& arguments) {
  const Operands& operands = arguments.operands();
  const catchmate::GameEntry& entry = contest_game(operands);
  const std::string file = operands.size() > 1 ? operands[1] : "-";
  const auto text = read_file(file, catchmate::kMostTextBytes);
  if (std::holds_alternative<int>(text)) return kUsageStatus;
  const auto fault = catchmate::find_fault(entry, std::get<std::string>(text));
  if (!fault) return 0;
  static_cast<void>(refuse(*fault, file, arguments.given("--json")));
  return kNotValid;
}

}  // namespace

Command validate_command() {
  return {.name = "validate",
          .help = {kValidateHelp},
          .run = validate_input,
          .most_operands = 2,
          .usage_status = kUsageStatus};
}
