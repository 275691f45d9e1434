/// The words of JSON for the enumerators of rules, in their order. Those for a side that wins are objects.
#pragma once

#include <catchmate/rules.h>

#include <array>
#include <string_view>

inline constexpr std::array<std::string_view, catchmate::kDirections> kDirectionNames{
    "up", "right", "down", "left", "up-right", "down-right", "down-left", "up-left"};
inline constexpr std::array<std::string_view, 4> kEdgeNames{"top", "right", "bottom", "left"};
inline constexpr std::array<std::string_view, 3> kLeapNames{"nothing", "pieces", "everything"};
inline constexpr std::array<std::string_view, 2> kCaptureNames{"wins", "forbidden"};
inline constexpr std::array<std::string_view, 3> kNoMoveNames{"loses", "draws", "passes"};
inline constexpr std::array<std::string_view, 1> kEndlessNames{"draws"};
