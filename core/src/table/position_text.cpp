#include "catchmate/position_text.h"

#include "catchmate/words.h"

namespace catchmate {

namespace {

bool has_distance(Value value) noexcept { return value.outcome != Outcome::draw && !value.endless(); }

}  // namespace

std::string csv_field(const std::string& text) {
  if (text.find_first_of("\",\r\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char letter : text) quoted.append(letter == '"' ? 2 : 1, letter);
  return quoted + "\"";
}

PositionText::PositionText(const Game& game, ValueParts parts)
    : names_{game.rules().sides[0].name, game.rules().sides[1].name}, parts_(parts), columns_{"to_move"} {
  const Board& board = game.board();
  for (const Side side : kSides) {
    const int pieces = game.rules().side(side).pieces;
    for (int piece = 1; piece <= pieces; ++piece) {
      const std::string name = names_[side] + (pieces == 1 ? "" : "_" + std::to_string(piece));
      if (board.is_graph()) {
        columns_.push_back(name);
      } else {
        columns_.insert(columns_.end(), {name + "_row", name + "_column"});
      }
    }
  }
  if (parts.outcome) columns_.emplace_back("outcome");
  if (parts.distance) columns_.emplace_back("distance");
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const Square square{index};
    csv_.push_back("," + (board.is_graph() ? csv_field(board.name(square)) : board.name(square)));
    json_.push_back(R"({"row":)" + std::to_string(board.row(square)) + R"(,"column":)" +
                    std::to_string(board.column(square)) + "}");
  }
}

void PositionText::add_csv(const Position& position, Value value, std::string& text) const {
  text += names_[position.to_move];
  for (const Side side : kSides) {
    for (const Square square : position.of(side)) text += csv_[square.index];
  }
  if (parts_.outcome) text.append(",").append(word_of(value.outcome));
  if (parts_.distance) text += ',';
  if (parts_.distance && has_distance(value)) text += std::to_string(value.distance);
  text += '\n';
}

// By hand: a table has millions of lines, and the core no library for JSON.
void PositionText::add_json(const Position& position, Value value, std::string& text) const {
  text.append(R"({"position":{"toMove":")").append(names_[position.to_move]).append(R"(","pieces":{)");
  for (const Side side : kSides) {
    text.append(side == Side::one ? "\"" : ",\"").append(names_[side]).append("\":[");
    for (const Square* square = position.of(side).begin(); square != position.of(side).end(); ++square) {
      if (square != position.of(side).begin()) text += ',';
      text += json_[square->index];
    }
    text += ']';
  }
  text += "}}";
  if (parts_.outcome) {
    text.append(R"(,"outcome":")").append(word_of(value.outcome)).append("\"");
  }
  if (parts_.distance)
    text.append(",\"distance\":").append(has_distance(value) ? std::to_string(value.distance) : "null");
  if (parts_.outcome) {
    const Side winner = value.outcome == Outcome::win ? position.to_move : opponent(position.to_move);
    text.append(",\"winner\":");
    text.append(value.outcome == Outcome::draw ? "null" : "\"" + names_[winner] + "\"");
  }
  text += "}\n";
}

}  // namespace catchmate
