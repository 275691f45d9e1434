/// Boards of contests that are hard for programs: the longest games that hunts have found.
#pragma once

#include <span>
#include <string_view>

namespace catchmate {

/// Texts of a game's hard boards, one board each, the longest game first; none for most games.
[[nodiscard]] std::span<const std::string_view> hard_boards(std::string_view game);

}  // namespace catchmate
