#include "catchmate/mistakes.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "catchmate/games.h"
#include "models.h"

namespace catchmate {

namespace {

using namespace models;

// The name of a side in each language: its own where no other is known.
Text name_in_languages(std::string_view name) {
  constexpr std::array<Text, 12> kNames{{{"white", "白方"},
                                         {"black", "黑方"},
                                         {"red", "红方"},
                                         {"mouse", "老鼠"},
                                         {"cat", "猫"},
                                         {"fox", "狐狸"},
                                         {"hounds", "猎犬"},
                                         {"hare", "野兔"},
                                         {"police", "警察"},
                                         {"thief", "小偷"},
                                         {"first", "先手"},
                                         {"second", "后手"}}};
  const auto* const found =
      std::find_if(kNames.begin(), kNames.end(), [&](const Text& each) { return each.en == name; });
  return found == kNames.end() ? Text{name, name} : *found;
}

class List {
 public:
  explicit List(const Rules& rules) : rules_(rules) {}

  // Adds a change of values from the right table.
  void add(std::string kind, std::optional<Side> side, const Text& about, Simulate simulate) {
    mistakes_.push_back({std::move(kind), side, with_names(about, side), std::move(simulate)});
  }

  // Adds a change of the solve.
  void add_solve(std::string kind, std::optional<Side> side, const Text& about, Simulate simulate,
                 std::optional<Rules> rules = {}) {
    mistakes_.push_back({std::move(kind), side, with_names(about, side), std::move(simulate), true, std::move(rules)});
  }

  // Adds a change of the rules, if it makes a difference.
  template <class Change>
  void add_rules(const std::string& kind, std::optional<Side> side, const Text& about, Change change) {
    Rules changed = rules_;
    change(changed);
    const bool valid = !validate(changed, Ground::rectangle) || !validate(changed, Ground::graph);
    if (changed == rules_ || !valid) return;
    changed.id = kind;
    add_solve(kind, side, about, by_rules(change), std::move(changed));
  }

  [[nodiscard]] std::vector<Mistake> take() { return std::move(mistakes_); }

 private:
  // The sentence of a text whose {0} is the side, {1} its opponent.
  [[nodiscard]] Sentence with_names(const Text& about, std::optional<Side> side) const {
    const Side one = side.value_or(Side::one);
    const std::array names{name_in_languages(rules_.side(one).name),
                           name_in_languages(rules_.side(opponent(one)).name)};
    const auto in = [&](Language language) { return Speaker{language}(about, names[0], names[1]); };
    return {in(Language::english), in(Language::chinese)};
  }

  const Rules& rules_;
  std::vector<Mistake> mistakes_;
};

// Whether the pieces have no directions and can only follow a graph's edges.
bool is_for_graphs(const Rules& rules) {
  return rules.side(Side::one).directions.empty() && rules.side(Side::two).directions.empty();
}

void add_moves(List& list, const Rules& rules, Side side) {
  const Side other = opponent(side);
  if (rules.side(side).pieces > 1) {
    list.add_rules("shares", side, {"lets two of {0}'s pieces stand on one square", "允许{0}的两枚棋子停在同一处"},
                   [side](Rules& changed) { changed.side(side).may_share = true; });
    list.add_rules("keeps-apart", side,
                   {"lets no two of {0}'s pieces stand on one square", "不允许{0}的两枚棋子停在同一处"},
                   [side](Rules& changed) { changed.side(side).may_share = false; });
    list.add_rules("moves-one", side, {"moves only one of {0}'s pieces in a turn", "每一手只走{0}的一枚棋子"},
                   [side](Rules& changed) { changed.side(side).moves_all = false; });
  }
  if (!token_side(rules)) {
    list.add_rules("moves-as-other", side, {"moves {0} as {1} moves", "让{0}按对方的走法走"},
                   [side, other](Rules& changed) {
                     const SideRules& model = changed.side(other);
                     SideRules& moved = changed.side(side);
                     moved.directions = model.directions;
                     moved.reach = model.reach;
                     moved.leaps = model.leaps;
                   });
  }
  if (rules.side(side).reach > 1) {
    list.add_rules("is-blocked", side,
                   {"lets no longer move of {0}'s pass over anything", "{0}走多格时不能越过任何东西"},
                   [side](Rules& changed) { changed.side(side).leaps = Leap::nothing; });
    list.add_rules("leaps", side, {"lets a longer move of {0}'s pass over obstacles", "{0}走多格时可以越过障碍"},
                   [side](Rules& changed) { changed.side(side).leaps = Leap::everything; });
    list.add_rules("one-step", side, {"moves {0} one square at most", "{0}每次最多只走一格"},
                   [side](Rules& changed) { changed.side(side).reach = 1; });
  }
  list.add_rules("passes", side, {"lets {0} pass", "允许{0}原地不动"},
                 [side](Rules& changed) { changed.side(side).may_pass = true; });
  list.add_rules("no-pass", side, {"does not let {0} stay where it is", "不允许{0}原地不动"},
                 [side](Rules& changed) { changed.side(side).may_pass = false; });
  list.add_rules("no-goal", side, {"does not see that {0} has reached its goal", "没有判断{0}是否到达目标"},
                 [side](Rules& changed) { changed.side(side).goals = {}; });
  if (!rules.side(side).goals.empty()) {
    list.add_rules("transposed-goal", side, {"swaps rows and columns in {0}'s goal", "判断{0}的目标时把行和列弄反了"},
                   [side](Rules& changed) {
                     SideRules& moves = changed.side(side);
                     moves.goals = transposed(moves.goals);
                   });
    list.add_solve("mixed-goal", side,
                   {"mixes up the numbers of rows and columns in {0}'s goal", "判断{0}的目标时弄混了行数和列数"},
                   mixed_goal(side));
    list.add_solve("open-goal", side, {"lets {0} enter an obstacle on its goal", "让{0}走进目标上的障碍"},
                   open_goal(side));
  }
  if (may_stand_still(rules, side)) {
    const auto last = static_cast<std::size_t>(rules.side(side).pieces - 1);
    list.add_solve("first-stays", side, {"never moves the first of {0}'s pieces", "{0}的第一枚棋子从不移动"},
                   still_piece(side, 0));
    list.add_solve("last-stays", side, {"never moves the last of {0}'s pieces", "{0}的最后一枚棋子从不移动"},
                   still_piece(side, last));
  }
  if (!is_for_graphs(rules))
    list.add("transposed-pieces", side, {"swaps row and column of {0}'s pieces", "把{0}棋子的行和列弄反了"},
             transposed_pieces(side));
}

void add_endings(List& list, const Rules& rules, Side side) {
  const bool is_one = side == Side::one;
  if (rules.capture != Capture::forbidden && !token_side(rules)) {
    list.add_rules(
        "meeting", side,
        {"lets {0} win whenever pieces meet, whoever moved there", "棋子一重合就判{0}胜，不管是谁走过去的"},
        [is_one](Rules& changed) { changed.capture = is_one ? Capture::side_one_wins : Capture::side_two_wins; });
    if (winner_of(rules.capture) != opponent(side)) {
      list.add_solve("no-capture", side, {"never has {0} capture", "从不让{0}吃子"}, by_bug({.never_captures = side}));
    }
  }
  list.add_rules(
      "endless", side, {"takes endless play for a win of {0}", "无限循环时判{0}胜"},
      [is_one](Rules& changed) { changed.endless = is_one ? Endless::side_one_wins : Endless::side_two_wins; });
  if (rules.no_move == NoMove::loses && rules.endless == Endless::draws) {
    list.add_solve("stuck-draws", side, {"takes it for a draw when {0} has no move", "{0}无路可走时判为平局"},
                   by_bug({.stuck_draws = side}));
  }
}

void add_values(List& list) {
  list.add("rounds", {}, {"counts rounds, a move of each side, instead of plies", "双方各走一步，只算作一步"},
           by_value([](Value& value, const Board&) { value.distance = (value.distance + 1) / 2; }));
  list.add("one-more", {}, {"counts one ply too many", "步数多算一步"},
           by_value([](Value& value, const Board&) { ++value.distance; }));
  list.add("one-less", {}, {"counts one ply too few", "步数少算一步"},
           by_value([](Value& value, const Board&) { value.distance -= value.distance > 0 ? 1 : 0; }));
  list.add("over-counts", {},
           {"counts a ply where the game is over before the first move", "对局一开始就已结束时，步数算成了 1"},
           by_value([](Value& value, const Board&) { value.distance = std::max(value.distance, Ply{1}); }));
  list.add("byte", {}, {"keeps distances in a byte", "用一个字节存步数"},
           by_value([](Value& value, const Board&) { value.distance %= 256; }));
}

}  // namespace

std::string id_of(const Rules& rules, const Mistake& mistake) {
  return mistake.side ? mistake.kind + "-" + rules.side(*mistake.side).name : mistake.kind;
}

std::vector<Mistake> mistakes_of(const Rules& rules) {
  List list(rules);
  for (const Side side : kSides) add_moves(list, rules, side);
  for (const Side side : kSides) add_endings(list, rules, side);
  list.add_rules("stuck-draws", {}, {"takes it for a draw when a side has no move", "一方无路可走时判为平局"},
                 [](Rules& changed) { changed.no_move = NoMove::draws; });
  list.add_rules("stuck-passes", {}, {"lets a side without a move pass", "一方无路可走时跳过这一步"},
                 [](Rules& changed) { changed.no_move = NoMove::passes; });
  list.add_rules("stuck-loses", {}, {"lets a side without a move lose", "一方无路可走时判负"},
                 [](Rules& changed) { changed.no_move = NoMove::loses; });
  list.add_rules("endless-draws", {}, {"takes endless play for a draw", "无限循环时判为平局"},
                 [](Rules& changed) { changed.endless = Endless::draws; });
  list.add_rules("captor-wins", {}, {"lets whoever moves onto a piece win", "谁走到对方棋子上就判谁胜"},
                 [](Rules& changed) { changed.capture = Capture::wins; });
  list.add_solve("meets-first", {},
                 {"looks whether pieces have met before it looks at goals", "先判断棋子重合，再判断是否到达目标"},
                 by_bug({.meets_first = true}));
  list.add_solve("hurries", {},
                 {"has the loser take the shortest way instead of the longest", "让必败的一方走最短的路，而不是最长的"},
                 by_bug({.hurries = true}));
  list.add_solve(
      "takes-first", {},
      {"keeps the first win that it finds instead of the shortest", "必胜时用了最先找到的步数，而不是最少的步数"},
      by_bug({.takes_first = true}));
  list.add("wrong-side", {}, {"has the wrong side begin", "弄反了谁先走"}, wrong_side);
  if (rules.side(Side::one).pieces == rules.side(Side::two).pieces) {
    list.add("swapped-pieces", {}, {"takes each side's pieces for the other's", "弄反了双方的棋子"}, swapped_pieces);
  }
  if (!is_for_graphs(rules)) {
    list.add_solve("transposed-board", {}, {"swaps rows and columns", "弄反了棋盘的行和列"}, transposed_board);
    list.add_solve("shut-row", {}, {"lets no piece move onto the last row", "不让棋子走到最后一行"},
                   by_bug({.shuts_last_row = true}));
    list.add_solve("shut-column", {}, {"lets no piece move onto the last column", "不让棋子走到最后一列"},
                   by_bug({.shuts_last_column = true}));
    list.add_solve(
        "wraps", {},
        {"takes the end of a row for a neighbour of the next row's start", "把一行的最后一格与下一行的第一格当成相邻"},
        wrapped_board);
  }
  list.add("wrong-winner", {}, {"names the loser as the winner", "弄反了赢家和输家"},
           by_value([](Value& value, const Board&) { value.outcome = reverse(value.outcome); }));
  list.add("cap-squares", {},
           {"takes what lasts more plies than the board has squares for a draw", "步数超过格子总数就判为平局"},
           by_value([](Value& value, const Board& board) {
             if (value.distance > board.squares()) value = {};
           }));
  if (contest_of(rules).answer == Contest::Answer::winner) add_values(list);
  if (contest_of(rules).input == Contest::Input::numbered_drawings)
    list.add_solve("old-obstacles", {}, {"keeps the obstacles of the boards before", "没有清空前面棋盘的障碍"},
                   old_obstacles);
  return list.take();
}

}  // namespace catchmate
