#include <catchmate/games.h>

#include "commands.h"
#include "help.h"

Command games_command() {
  return {.name = "games", .help = {kGamesHelp}, .run = [](const Arguments& /*arguments*/) {
            print(catchmate::list_games());
            return 0;
          }};
}
