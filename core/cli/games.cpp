#include <catchmate/games.h>

#include "commands.h"
#include "help.h"

Command games_command() {
  return {.name = "games", .help = {kGamesHelp}, .run = [](const Arguments& /*arguments*/) {
            return print(catchmate::list_games());
          }};
}
