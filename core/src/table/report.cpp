#include "catchmate/report.h"

#include <algorithm>

#include "../rules/wording.h"
#include "catchmate/analysis.h"
#include "catchmate/notation.h"

namespace catchmate {

namespace {

std::string padded(std::string text, std::size_t width) {
  text.resize(std::max(width, text.size()), ' ');
  return text;
}

std::string write_moves(const Table& table, const Position& position) {
  const Board& board = table.game().board();
  const std::vector<MoveValue> values = move_values(table, position);
  if (values.empty()) return "moves: none, the game is over\n";
  std::size_t width = 0;
  for (const MoveValue& found : values) width = std::max(width, write_move(board, found.move).size());
  std::string text = "moves of " + table.game().rules().side(position.to_move).name + ", best first:\n";
  for (const MoveValue& found : values) {
    text += "  " + padded(write_move(board, found.move), width) + "  " + write_value(found.value) + "\n";
  }
  return text;
}

std::string write_line(const Table& table, const Position& position, bool boards) {
  const Rules& rules = table.game().rules();
  const Line line = principal_line(table, position);
  const std::size_t number_width = std::to_string(line.moves.size()).size();
  const std::size_t name_width = std::max(rules.sides[0].name.size(), rules.sides[1].name.size());
  std::string text = "best play, " + write_plies(static_cast<Ply>(line.moves.size()));
  if (line.repeats_from) text += ", then again from after ply " + std::to_string(*line.repeats_from);
  text += ":\n";
  for (std::size_t ply = 1; ply <= line.moves.size(); ++ply) {
    const Side mover = line.positions[ply - 1].to_move;
    const std::string number = std::to_string(ply);
    text += "  " + std::string(number_width - number.size(), ' ') + number + ". " +
            padded(rules.side(mover).name, name_width) + "  " + write_move(table.game().board(), line.moves[ply - 1]) +
            "\n";
    if (boards) text += draw_position(table.game(), line.positions[ply], "  ");
  }
  return text;
}

}  // namespace

std::string report(const Table& table, const Position& position, ReportOptions options) {
  const Rules& rules = table.game().rules();
  std::string text = write_answer(rules, position.to_move, table.lookup(position)) + "\n";
  if (options.boards) {
    const bool has_letters = !table.game().board().is_graph();
    if (has_letters) text += "O " + rules.side(Side::one).name + ", X " + rules.side(Side::two).name + ":\n";
    text += draw_board(table.game(), position, "  ");
  }
  if (options.moves) text += write_moves(table, position);
  if (options.line) text += write_line(table, position, options.boards);
  return text;
}

std::string report(const Table& table, std::uint32_t board) {
  return "board " + std::to_string(board) + ": " + std::to_string(table.positions()) +
         " positions, the longest distance " + write_plies(table.longest()) + "\n";
}

std::string report(const Game& game, const Statistics& statistics, std::uint32_t board) {
  const auto number = [](std::uint64_t count, const char* what) { return std::to_string(count) + " " + what; };
  const auto example = [&](const char* what, const std::optional<Longest>& longest) {
    if (!longest) return std::string();
    return std::string("  ") + what + ", " + write_plies(longest->distance) + ": " +
           write_position(game, longest->position) + "\n";
  };
  std::string text = "board " + std::to_string(board) + "\n";
  for (const Side side : kSides) {
    const SideStatistics& found = statistics.to_move[side];
    text += game.rules().side(side).name + " to move: " + number(found.positions[0], "won, ") +
            number(found.positions[1], "drawn, ") + number(found.positions[2], "lost");
    if (found.endless != 0) text += ", " + number(found.endless, "of these without an end");
    text += "\n" + example("longest win", found.longest_win) + example("longest loss", found.longest_loss);
  }
  const auto add = [&](const std::string& kind, const Zugzwangs& found) {
    if (found.placements == 0) return;
    text += "mutual zugzwangs, " + kind + ": " + std::to_string(found.placements) + "\n";
    text += example("longest loss", found.longest);
  };
  add("whoever moves loses", statistics.both_lose);
  for (const Side side : kSides) {
    const auto name = [&](Side which) { return game.rules().side(which).name; };
    add(name(side) + " to move loses, " + name(opponent(side)) + " to move draws", statistics.one_loses[side]);
  }
  text += "decided by distance:";
  for (std::size_t distance = 0; distance < statistics.by_distance.size(); ++distance) {
    if (statistics.by_distance[distance] == 0) continue;
    text += " " + std::to_string(distance) + ":" + std::to_string(statistics.by_distance[distance]);
  }
  return text + "\n";
}

std::string report(const Game& game, const Position& position, Value value) {
  return write_position(game, position) + ": " + write_value(value) + "\n";
}

std::string report(const Game& game, const Verdict& verdict, std::uint32_t board) {
  const std::string found =
      verdict.fault ? message(game, *verdict.fault)
                    : std::to_string(verdict.positions) + " positions, every one agrees with its successors";
  return "board " + std::to_string(board) + ": " + found + "\n";
}

}  // namespace catchmate
