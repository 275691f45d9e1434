/// The JSON schema of rules, boards and positions, generated from describe.h; the package publishes it.
#pragma once

#include <string>

/// The schema as JSON, indented with tabs, with a line end.
[[nodiscard]] std::string write_schema();
