#include "catchmate/games.h"

namespace catchmate {

const std::vector<GameEntry>& game_entries() {
  static const std::vector<GameEntry> entries{
      {chase(), chase_contest()},
      {crossing_pawn(), crossing_pawn_contest()},
  };
  return entries;
}

}  // namespace catchmate
