/// The command `verify`: checks the values of each board's table against each other and the rules.
#pragma once

#include "boards.h"

struct VerifyArguments {
  bool json = false;
  bool stats = false;
  bool signature = false;  ///< in the line that `stats` prints
};

/// Prints a line, or with `json` an object, for each board. A faulty table is reported on standard error and ends the
/// command. Returns the program's exit status.
[[nodiscard]] int verify_command(const Input& input, const VerifyArguments& arguments);
