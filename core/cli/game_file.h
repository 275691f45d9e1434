/// Reads rules and boards from JSON files. Their errors are made in catchmate/read_data.h.
#pragma once

#include <catchmate/read_game.h>

#include <cstdint>
#include <optional>
#include <string_view>

/// The rules in a text; or nothing, and `fault` is set.
[[nodiscard]] std::optional<catchmate::Rules> read_rules(std::string_view text, catchmate::DataFault& fault);

/// The board and position in a text, by `given` rules if there are any, otherwise by its own, of at most
/// `memory_budget` bytes to solve; or nothing, and `fault` is set.
[[nodiscard]] std::optional<catchmate::Problem> read_board(std::string_view text, const catchmate::Rules* given,
                                                           std::uint64_t memory_budget, catchmate::DataFault& fault);
