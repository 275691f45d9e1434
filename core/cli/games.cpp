#include <catchmate/games.h>

#include "commands.h"
#include "help.h"

Command games_command() {
  return {.name = "games", .help = {kGamesHelp}, .prepare = [](CLI::App& /*options*/) {
            return std::function([](const Operands& /*operands*/) { return print(catchmate::list_games()); });
          }};
}
