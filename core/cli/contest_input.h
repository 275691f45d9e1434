/// Inputs of contests, written from boards.
#pragma once

#include <catchmate/notation.h>

#include <string>
#include <string_view>
#include <vector>

/// Whether a path names an input of a contest: it ends in .in.
[[nodiscard]] bool is_input_path(std::string_view path) noexcept;

/// Prints why the statement of the game's contest does not allow an input, or one of some boards, if it does not.
void warn_of_invalid(const catchmate::Rules& rules, std::string_view input);
void warn_of_invalid(const std::vector<catchmate::Problem>& boards);
