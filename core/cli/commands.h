/// The commands, each made in the file of its name.
#pragma once

#include "command.h"

[[nodiscard]] Command solve_command();
[[nodiscard]] Command verify_command();
[[nodiscard]] Command check_command();
[[nodiscard]] Command statistics_command();
[[nodiscard]] Command find_command();
[[nodiscard]] Command table_command();
[[nodiscard]] Command validate_command();
[[nodiscard]] Command random_command();
[[nodiscard]] Command hunt_command();
[[nodiscard]] Command games_command();
[[nodiscard]] Command schema_command();

/// The commands of this build alone.
[[nodiscard]] std::vector<Command> own_commands();
