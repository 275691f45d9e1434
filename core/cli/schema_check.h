/// Values held against the JSON schema.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "json_text.h"

/// What keeps a value from being one that the schema describes under a name, its first fault in the schema's order:
/// "rules.sides[0].reach is 0, expected a whole number from 1 to 2147483647". `path` is the value's own: "rules".
[[nodiscard]] std::optional<std::string> schema_fault(const Json& value, std::string_view definition,
                                                      const std::string& path);
