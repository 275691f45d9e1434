#include "catchmate/games.h"

namespace catchmate {

const std::vector<GameEntry>& game_entries() {
  static const std::vector<GameEntry> entries{
      chase_entry(),           crossing_pawn_entry(),   fox_and_hounds_entry(),  police_and_thief_entry(),
      cat_and_mouse_2_entry(), cat_and_mouse_entry(),   hare_and_hounds_entry(), pong_hau_ki_entry(),
      token_entry(),           cops_and_robber_entry(),
  };
  return entries;
}

}  // namespace catchmate
