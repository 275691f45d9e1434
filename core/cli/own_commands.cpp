#include "commands.h"

std::vector<Command> own_commands() { return {}; }
