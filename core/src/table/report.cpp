#include "catchmate/report.h"

#include <algorithm>

#include "../rules/wording.h"
#include "catchmate/analysis.h"
#include "catchmate/notation.h"

namespace catchmate {

namespace {

// The columns that a text takes in a terminal: two for a character of three bytes or more, such as a Chinese one.
std::size_t width_of(const std::string& text) {
  std::size_t width = 0;
  for (const char byte : text) {
    const auto value = static_cast<unsigned char>(byte);
    const bool is_inside = (value & 0xC0U) == 0x80U;
    width += is_inside ? 0 : value >= 0xE0U ? 2 : 1;
  }
  return width;
}

std::string padded(const std::string& text, std::size_t width) {
  return text + std::string(width - std::min(width, width_of(text)), ' ');
}

std::string write_moves(Speaker say, const Table& table, const Position& position) {
  const Board& board = table.game().board();
  const std::vector<MoveValue> values = move_values(table, position);
  if (values.empty()) return say({"moves: none, the game is over\n", "没有走法，棋局已经结束\n"});
  std::size_t width = 0;
  for (const MoveValue& found : values) width = std::max(width, width_of(write_move(say, board, found.move)));
  std::string text = say({"moves of {0}, best first:\n", "{0} 的走法，最好的在前：\n"},
                         table.game().rules().side(position.to_move).name);
  for (const MoveValue& found : values) {
    text += "  " + padded(write_move(say, board, found.move), width) + "  " + write_value(say, found.value) + "\n";
  }
  return text;
}

std::string write_line(Speaker say, const Table& table, const Position& position, bool boards) {
  const Rules& rules = table.game().rules();
  const Line line = principal_line(table, position);
  const std::size_t number_width = std::to_string(line.moves.size()).size();
  const std::size_t name_width = std::max(rules.sides[0].name.size(), rules.sides[1].name.size());
  std::string text = say({"best play, {0}", "双方最优，{0}"}, write_plies(say, static_cast<Ply>(line.moves.size())));
  if (line.repeats_from) {
    text += say({", then again from after ply {0}", "，然后从第 {0} 步之后循环"}, *line.repeats_from);
  }
  text += say({":\n", "：\n"});
  for (std::size_t ply = 1; ply <= line.moves.size(); ++ply) {
    const Side mover = line.positions[ply - 1].to_move;
    const std::string number = std::to_string(ply);
    text += "  " + std::string(number_width - number.size(), ' ') + number + ". " +
            padded(rules.side(mover).name, name_width) + "  " +
            write_move(say, table.game().board(), line.moves[ply - 1]) + "\n";
    if (boards) text += draw_position(table.game(), line.positions[ply], "  ");
  }
  return text;
}

}  // namespace

std::string report(const Table& table, const Position& position, ReportOptions options, Language language) {
  const Speaker say{language};
  const Rules& rules = table.game().rules();
  std::string text = write_answer(rules, position.to_move, table.lookup(position)) + "\n";
  if (options.boards) {
    const bool has_letters = !table.game().board().is_graph();
    if (has_letters) {
      text += say({"O {0}, X {1}:\n", "O 是 {0}，X 是 {1}：\n"}, rules.sides[0].name, rules.sides[1].name);
    }
    text += draw_board(table.game(), position, "  ");
  }
  if (options.moves) text += write_moves(say, table, position);
  if (options.line) text += write_line(say, table, position, options.boards);
  return text;
}

std::string report(const Table& table, std::uint32_t board, Language language) {
  const Speaker say{language};
  return say({"board {0}: {1} positions, the longest distance {2}\n", "第 {0} 个棋盘：{1} 个局面，最长 {2}\n"}, board,
             table.positions(), write_plies(say, table.longest()));
}

std::string report(const Game& game, const Statistics& statistics, std::uint32_t board, Language language) {
  const Speaker say{language};
  const auto name = [&](Side side) { return game.rules().side(side).name; };
  const auto example = [&](const Text& what, const std::optional<Longest>& longest) {
    if (!longest) return std::string();
    return say({"  {0}, {1}: {2}\n", "  {0}，{1}：{2}\n"}, what, write_plies(say, longest->distance),
               write_position(say, game, longest->position));
  };
  constexpr Text kLongestLoss{"longest loss", "最长必败"};
  std::string text = say({"board {0}\n", "第 {0} 个棋盘\n"}, board);
  for (const Side side : kSides) {
    const SideStatistics& found = statistics.to_move[side];
    const auto& [wins, draws, losses] = found.positions;
    text += say({"{0} to move: {1} won, {2} drawn, {3} lost", "轮到 {0}：必胜 {1}，平局 {2}，必败 {3}"}, name(side),
                wins, draws, losses);
    if (found.endless != 0) text += say({", {0} of these without an end", "，其中无限循环 {0}"}, found.endless);
    text += "\n" + example({"longest win", "最长必胜"}, found.longest_win) + example(kLongestLoss, found.longest_loss);
  }
  const auto add = [&](const std::string& kind, const Zugzwangs& found) {
    if (found.placements == 0) return;
    text += say({"mutual zugzwangs, {0}: {1}\n", "谁走谁吃亏，{0}：{1}\n"}, kind, found.placements);
    text += example(kLongestLoss, found.longest);
  };
  add(say({"whoever moves loses", "谁走谁输"}), statistics.both_lose);
  for (const Side side : kSides) {
    add(say({"{0} to move loses, {1} to move draws", "轮到 {0} 则输，轮到 {1} 则和"}, name(side), name(opponent(side))),
        statistics.one_loses[side]);
  }
  text += say({"decided by distance:", "各步数的必胜、必败局面："});
  for (std::size_t distance = 0; distance < statistics.by_distance.size(); ++distance) {
    if (statistics.by_distance[distance] == 0) continue;
    text += " " + std::to_string(distance) + ":" + std::to_string(statistics.by_distance[distance]);
  }
  return text + "\n";
}

std::string report(const Game& game, const Position& position, Value value, Language language) {
  const Speaker say{language};
  return say({"{0}: {1}\n", "{0}：{1}\n"}, write_position(say, game, position), write_value(say, value));
}

std::string report(const Game& game, const Verdict& verdict, std::uint32_t board, Language language) {
  const Speaker say{language};
  const std::string found =
      verdict.fault
          ? message(game, *verdict.fault, language)
          : say({"{0} positions, every one agrees with its successors", "{0} 个局面都与各自走一步之后的局面相符"},
                verdict.positions);
  return say({"board {0}: {1}\n", "第 {0} 个棋盘：{1}\n"}, board, found);
}

}  // namespace catchmate
