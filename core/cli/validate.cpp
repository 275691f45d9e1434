#include <catchmate/validator.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "commands.h"
#include "files.h"
#include "help.h"
#include "input.h"

namespace {

// As a validator made with testlib ends.
constexpr int kNotValid = 3;
constexpr int kWrongCall = 2;

int validate_input(bool json, const Operands& operands) {
  const catchmate::GameEntry& entry = contest_game(operands);
  const std::string file = operands.size() > 1 ? operands[1] : "-";
  const auto text = read_file(file, catchmate::kMostTextBytes);
  if (std::holds_alternative<int>(text)) return kWrongCall;
  const auto fault = catchmate::find_fault(entry, std::get<std::string>(text));
  if (!fault) return 0;
  static_cast<void>(refuse(*fault, file, json));
  return kNotValid;
}

}  // namespace

Command validate_command() {
  return {.name = "validate",
          .help = {kValidateHelp},
          .prepare =
              [](CLI::App& options) {
                const auto json = std::make_shared<bool>(false);
                options.add_flag("--json", *json);
                return std::function([json](const Operands& operands) { return validate_input(*json, operands); });
              },
          .most_operands = 2,
          .wrong_call = kWrongCall};
}
