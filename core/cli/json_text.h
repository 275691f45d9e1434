/// Parses JSON with the place of errors, and shows JSON values in messages.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

using Json = nlohmann::json;

/// The longest JSON text that is read, in bytes.
inline constexpr std::size_t kMostJsonBytes = std::size_t{16} << 20U;

/// The deepest nesting of arrays and objects that is read; described data needs far less.
inline constexpr int kDeepestJson = 64;

/// The value of a text that begins on a line, from 1, or the error: "line 2, column 7: from here on the text is not
/// JSON". A number without a fraction becomes an integer up to 2^53, however it is written. Very long strings are
/// shortened; no valid field is that long.
[[nodiscard]] std::variant<Json, std::string> parse_json(std::string_view text, std::size_t line = 1);

/// A part of a file.
struct JsonText {
  std::string_view text;
  std::size_t line = 1;  ///< on which it begins, from 1
};

/// The objects in a file: its lines, if an object ends on the first of them; otherwise all of it is one.
///
///     {"game":"chase","board":…,"position":…}
///     {"game":"chase","board":…,"position":…}
[[nodiscard]] std::vector<JsonText> json_lines(std::string_view file);

/// A value as messages show it: at most 40 characters of "white" in its quotation marks, 0.5, null, an array.
[[nodiscard]] std::string show(const Json& value);
