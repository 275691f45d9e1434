/// The command `verify`: whether the values of each board's table agree with each other and with the rules.
#pragma once

#include "boards.h"

struct VerifyArguments {
  bool json = false;
  bool stats = false;
  bool signature = false;  ///< in the line of `stats`
};

/// Prints a line a board, or with `json` an object. A table that contradicts itself is told of on standard error, and
/// is the last. Returns the program's exit status.
[[nodiscard]] int verify_command(const Input& input, const VerifyArguments& arguments);
