/// Texts in JSON, read with the place of what is wrong with them, and values of them in messages.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <variant>

using Json = nlohmann::json;

/// The longest text in JSON that is read, in bytes.
inline constexpr std::size_t kMostJsonBytes = std::size_t{16} << 20U;

/// The deepest nesting of arrays and objects; no value that a schema describes comes near it.
inline constexpr int kDeepestJson = 64;

/// The value of a text; or why it has none: "line 2, column 7: from here on the text is not JSON". Numbers without a
/// fraction are integers, however they are written, and strings are cut off where any of them is too long all the same.
[[nodiscard]] std::variant<Json, std::string> parse_json(std::string_view text);

/// A value as messages show it: "white" in its quotation marks, at most 40 characters of it, 0.5, null, an array.
[[nodiscard]] std::string show(const Json& value);
