/// Filters of positions, as --where has them: "zugzwang", "distance>=40", "outcome=draw and mover=red".
///
///     filter     = all { "or" all }
///     all        = one { "and" one }
///     one        = "not" one | "(" filter ")" | "zugzwang" | field operator word
///     field      = "distance" | "outcome" | "mover" | "winner"
///     operator   = "=" | "!=" | "<" | "<=" | ">" | ">="         but = and != alone for words
#pragma once

#include <catchmate/table_bytes.h>

#include <string>
#include <string_view>

#include "input.h"

using Filter = catchmate::PositionFilter;

/// The filter of a text; a blank one passes all. Throws `UsageError` with the column of the first fault.
[[nodiscard]] Filter parse_filter(std::string_view text, const catchmate::Rules& rules);

/// Throws the same before anything is solved, if the input names its game.
void check_filter(std::string_view text, const Input& input);
