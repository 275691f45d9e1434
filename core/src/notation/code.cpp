#include "catchmate/code.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <string_view>
#include <utility>

#include "catchmate/games.h"
#include "catchmate/notation.h"
#include "code_digits.h"
#include "point_names.h"

namespace catchmate {

namespace {

// The version digits: rectangles without marks for listed games, all other rectangles, graphs, and rules with moves_all
// or may_share on either board.
constexpr char kPlain = '1';
constexpr char kMarkedOrOwn = '2';
constexpr char kOnGraph = '3';
constexpr char kWithTurnRules = '4';

// Which optional parts a code has, and the version that follows.
struct Form {
  bool own_rules = false;  // the rules instead of the game's index
  bool marked = false;     // marks, perhaps none
  bool graph = false;
  bool turn_rules = false;  // moves_all and may_share
};
constexpr char version_of(Form form) noexcept {
  if (form.turn_rules) return kWithTurnRules;
  return form.graph ? kOnGraph : form.marked ? kMarkedOrOwn : kPlain;
}

using Reason = CodeError::Code;
using At = CodeError::At;

// The number of bits for an index below `things`.
std::uint32_t bits_for(std::uint64_t things) noexcept {
  return things == 0 ? 0 : static_cast<std::uint32_t>(std::bit_width(things - 1));
}

// The index of rules in the list of games; its size if they are not there.
std::uint64_t index_in_list(const Rules& rules) {
  return static_cast<std::uint64_t>(std::find(games().begin(), games().end(), rules) - games().begin());
}

bool has_turn_rules(const Rules& rules) noexcept {
  return std::any_of(rules.sides.begin(), rules.sides.end(),
                     [](const SideRules& side) { return side.moves_all || side.may_share; });
}

// The form for a game, with its rules or its index: there is exactly one for either.
Form form_of(const Game& game, bool own_rules) {
  const bool graph = game.board().is_graph();
  return {.own_rules = own_rules,
          .marked = own_rules || graph || game.board().has_marks(),
          .graph = graph,
          .turn_rules = own_rules && has_turn_rules(game.rules())};
}

void write_rules(BitWriter& writer, const Rules& rules, Form form) {
  writer.name(rules.id);
  for (const SideRules& side : rules.sides) {
    writer.name(side.name);
    writer.bits(3, static_cast<std::uint64_t>((side.pieces + 7) % 8));
    writer.bits(kDirections, side.directions.bits());
    writer.varint(static_cast<std::uint64_t>(side.reach - 1));
    writer.bits(2, static_cast<std::uint64_t>(side.leaps));
    writer.bits(4, side.goals.bits());
    writer.bits(1, side.may_pass ? 1 : 0);
    if (!form.turn_rules) continue;
    writer.bits(1, side.moves_all ? 1 : 0);
    writer.bits(1, side.may_share ? 1 : 0);
  }
  writer.bits(1, static_cast<std::uint64_t>(rules.starts));
  writer.bits(2, static_cast<std::uint64_t>(rules.capture));
  writer.bits(2, static_cast<std::uint64_t>(rules.no_move));
  writer.bits(2, static_cast<std::uint64_t>(rules.endless));
}

Rules read_rules(BitReader& reader, Form form) {
  Rules rules;
  rules.id = reader.name();
  for (SideRules& side : rules.sides) {
    side.name = reader.name();
    side.pieces = static_cast<int>(reader.bits(3) + 1) % 8;
    side.directions = EnumSet<Direction>::from_bits(static_cast<std::uint32_t>(reader.bits(kDirections)));
    side.reach = static_cast<int>(std::min<std::uint64_t>(reader.varint(), std::numeric_limits<int>::max() - 1)) + 1;
    side.leaps = static_cast<Leap>(std::min<std::uint64_t>(reader.bits(2), 2));
    side.goals = EnumSet<Edge>::from_bits(static_cast<std::uint32_t>(reader.bits(4)));
    side.may_pass = reader.bits(1) != 0;
    if (!form.turn_rules) continue;
    side.moves_all = reader.bits(1) != 0;
    side.may_share = reader.bits(1) != 0;
  }
  rules.starts = static_cast<Side>(reader.bits(1));
  rules.capture = static_cast<Capture>(reader.bits(2));
  rules.no_move = static_cast<NoMove>(std::min<std::uint64_t>(reader.bits(2), 2));
  rules.endless = static_cast<Endless>(std::min<std::uint64_t>(reader.bits(2), 2));
  return rules;
}

// Writes a bit for each square, or one zero if none is set.
template <class Is>
void write_squares(BitWriter& writer, const Board& board, Is is) {
  std::uint32_t first = 0;
  while (first < board.squares() && !is(Square{first})) ++first;
  const bool any = first < board.squares();
  writer.bits(1, any ? 1 : 0);
  for (std::uint32_t index = 0; any && index < board.squares(); ++index) writer.bits(1, is(Square{index}) ? 1 : 0);
}

template <class Make>
void read_squares(BitReader& reader, const Board& board, Make make) {
  const bool any = reader.bits(1) != 0;
  for (std::uint32_t index = 0; any && index < board.squares(); ++index) {
    if (reader.bits(1) != 0) make(Square{index});
  }
}

constexpr std::uint32_t kBitsOfPlace = 10;

// Whether every way of a side has a way back.
bool is_undirected(const Board& board, Side side) {
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    for (const Square to : board.ways(side, Square{index})) {
      if (!board.has_way(side, to, Square{index})) return false;
    }
  }
  return true;
}

void write_ways(BitWriter& writer, const Board& board, Side side) {
  const bool undirected = is_undirected(board, side);
  writer.bits(1, undirected ? 1 : 0);
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    std::uint32_t last = 0;
    for (const Square to : board.ways(side, Square{index})) {
      if (undirected && to.index < index) continue;
      writer.varint(to.index + 1 - last);
      last = to.index + 1;
    }
    writer.varint(0);
  }
}

// Writes the names, places and ways of a graph.
void write_points(BitWriter& writer, const Board& board) {
  writer.bits(1, board.names().empty() ? 0 : 1);
  for (const std::string& name : board.names()) {
    writer.varint(name.size());
    for (const char byte : name) writer.bits(8, static_cast<unsigned char>(byte));
  }
  writer.bits(1, board.places().empty() ? 0 : 1);
  for (const Place drawn : board.places()) {
    writer.bits(kBitsOfPlace, drawn.x);
    writer.bits(kBitsOfPlace, drawn.y);
  }
  const bool same = board.has_same_ways();
  writer.bits(1, same ? 1 : 0);
  write_ways(writer, board, Side::one);
  if (!same) write_ways(writer, board, Side::two);
}

// Reads the fields of a code with right check digits.
class Decoder {
 public:
  Decoder(char version, CodeDigits digits) : version_(version), reader_(std::move(digits)) {}

  // Whether the code contained rules; valid after decoding.
  [[nodiscard]] bool says_rules() const noexcept { return form_.own_rules; }

  std::variant<CodedGame, CodeError> decode() {
    const auto rules = read_known_or_own_rules();
    if (!rules) return error_;
    const auto board = read_board(*rules);
    if (!board) return error_;
    CodedGame coded{.game = Game(*rules, *board), .position = read_position(*rules, *board)};
    if (reader_.over()) return fail(At::end);
    if (const auto fault = coded.game.validate(coded.position)) {
      return error_ = {.code = Reason::invalid, .at = At::position, .facts = *fault, .rules = *rules};
    }
    if (!read_moves(coded)) return error_;
    return coded;
  }

 private:
  CodeError fail(At at, std::uint64_t number = 0) {
    return error_ = {.code = Reason::invalid, .at = at, .number = number};
  }

  std::optional<Rules> read_known_or_own_rules() {
    if (version_ == kWithTurnRules) {
      form_ = {.own_rules = true, .marked = true, .graph = reader_.bits(1) != 0, .turn_rules = true};
    } else if (version_ != kPlain) {
      form_ = {.own_rules = reader_.bits(1) == 0, .marked = true, .graph = version_ == kOnGraph};
    }
    const Ground ground = form_.graph ? Ground::graph : Ground::rectangle;
    if (!form_.own_rules) {
      const std::uint64_t number = reader_.varint();
      if (number < games().size()) return check_ground(games()[number], ground);
      fail(At::game);
      return std::nullopt;
    }
    return check_ground(read_rules(reader_, form_), ground);
  }

  std::optional<Rules> check_ground(const Rules& rules, Ground ground) {
    const auto fault = validate(rules, ground);
    if (!fault) return rules;
    error_ = {.code = Reason::invalid, .at = At::rules, .facts = *fault, .rules = rules};
    return std::nullopt;
  }

  std::optional<Board> read_board(const Rules& rules) {
    auto board = form_.graph ? read_points(token_side(rules).has_value()) : read_rectangle();
    if (!board) return board;
    read_squares(reader_, *board, [&](Square square) { board->set_obstacle(square, true); });
    for (const Mark mark : kMarks) {
      for (const Side side : kSides) {
        if (!form_.marked) continue;
        read_squares(reader_, *board, [&](Square square) { board->set_mark(mark, side, square, true); });
      }
    }
    return board;
  }

  std::optional<Board> read_points(bool may_have_loops) {
    const std::uint64_t points = std::min(reader_.varint(), kMostCodedSquares) + 1;
    if (points > kMostCodedSquares) {
      fail(At::points, points);
      return std::nullopt;
    }
    const auto count = static_cast<std::uint32_t>(points);
    PointNames names;
    if (!read_names(count, names)) return std::nullopt;
    std::vector<Place> places = read_places(count);
    std::vector<GraphEdge> edges;
    const bool same = reader_.bits(1) != 0;
    read_ways(count, same ? std::nullopt : std::optional(Side::one), edges);
    if (!same) read_ways(count, Side::two, edges);
    const auto is_loop = [](const GraphEdge& edge) { return edge.from == edge.to; };
    if (!may_have_loops && std::any_of(edges.begin(), edges.end(), is_loop)) {
      fail(At::edge);
      return std::nullopt;
    }
    Board board = Board::graph(count, edges);
    board.set_names(names.names());
    board.set_places(std::move(places));
    return board;
  }

  bool read_names(std::uint32_t points, PointNames& names) {
    if (reader_.bits(1) == 0) return true;
    for (std::uint32_t point = 0; point < points; ++point) {
      std::string name(std::min<std::uint64_t>(reader_.varint(), kMaxPointName + 1), ' ');
      for (char& byte : name) byte = static_cast<char>(reader_.bits(8));
      if (names.add(name)) continue;
      fail(At::name);
      return false;
    }
    return true;
  }

  std::vector<Place> read_places(std::uint32_t points) {
    std::vector<Place> places(reader_.bits(1) == 0 ? 0 : points);
    for (Place& drawn : places) {
      for (std::uint16_t* value : {&drawn.x, &drawn.y}) {
        *value = static_cast<std::uint16_t>(std::min<std::uint64_t>(reader_.bits(kBitsOfPlace), kLargestPlace));
      }
    }
    return places;
  }

  // Reads the ways of one side, or of both.
  void read_ways(std::uint32_t points, std::optional<Side> side, std::vector<GraphEdge>& edges) {
    const bool undirected = reader_.bits(1) != 0;
    for (std::uint32_t index = 0; index < points && !reader_.over(); ++index) {
      std::uint64_t to = 0;
      for (std::uint64_t step = reader_.varint(); step != 0 && to <= points; step = reader_.varint()) {
        to += step;
        if (to > points) continue;
        edges.push_back({Square{index}, Square{static_cast<std::uint32_t>(to - 1)}, !undirected, side});
      }
    }
  }

  std::optional<Board> read_rectangle() {
    const std::uint64_t rows = std::min(reader_.varint(), kMostCodedSquares) + 1;
    const std::uint64_t columns = std::min(reader_.varint(), kMostCodedSquares) + 1;
    const std::uint64_t squares = rows * columns;
    if (squares > kMostCodedSquares) {
      fail(At::squares, squares);
      return std::nullopt;
    }
    return Board(static_cast<std::uint32_t>(rows), static_cast<std::uint32_t>(columns));
  }

  Position read_position(const Rules& rules, const Board& board) {
    Position position{.to_move = static_cast<Side>(reader_.bits(1))};
    for (const Side side : kSides) {
      for (int piece = 0; piece < rules.side(side).pieces; ++piece) {
        position.of(side).insert(Square{static_cast<std::uint32_t>(reader_.bits(bits_for(board.squares())))});
      }
    }
    return position;
  }

  bool read_moves(CodedGame& coded) {
    const std::uint64_t count = reader_.varint();
    if (count > kMostCodedMoves) {
      fail(At::moves, count);
      return false;
    }
    Position position = coded.position;
    for (std::uint64_t ply = 0; ply < count; ++ply) {
      const std::vector<Move> legal = coded.game.moves(position);
      const std::uint64_t number = reader_.bits(bits_for(legal.size()));
      if (number >= legal.size() || reader_.over()) {
        fail(At::move, ply + 1);
        return false;
      }
      position = after(position, legal[number]);
      coded.moves.push_back(legal[number]);
      coded.positions.push_back(position);
    }
    return true;
  }

  char version_;
  Form form_;
  BitReader reader_;
  CodeError error_;
};

// Encodes in a given form, which must be able to express the game and board.
std::variant<std::string, CodeError> encode_as(Form form, const Game& game, const Position& position,
                                               const std::vector<Move>& moves) {
  const Board& board = game.board();
  if (board.squares() > kMostCodedSquares) {
    return CodeError{Reason::too_large, At::squares, board.squares()};
  }
  if (moves.size() > kMostCodedMoves) {
    return CodeError{Reason::too_large, At::moves, moves.size()};
  }
  BitWriter writer;
  if (form.turn_rules) {
    writer.bits(1, form.graph ? 1 : 0);
  } else if (form.marked) {
    writer.bits(1, form.own_rules ? 0 : 1);
  }
  if (form.own_rules) {
    write_rules(writer, game.rules(), form);
  } else {
    writer.varint(index_in_list(game.rules()));
  }
  if (!form.graph) writer.varint(board.rows() - 1);
  writer.varint(board.columns() - 1);
  if (form.graph) write_points(writer, board);
  write_squares(writer, board, [&](Square square) { return board.obstacle(square); });
  for (const Mark mark : kMarks) {
    for (const Side side : kSides) {
      if (!form.marked) continue;
      write_squares(writer, board, [&](Square square) { return board.marked(mark, side, square); });
    }
  }
  writer.bits(1, static_cast<std::uint64_t>(position.to_move));
  for (const PieceSet& pieces : position.pieces) {
    for (const Square square : pieces) writer.bits(bits_for(board.squares()), square.index);
  }
  writer.varint(moves.size());
  Position current = position;
  for (std::size_t ply = 0; ply < moves.size(); ++ply) {
    const std::vector<Move> legal = game.moves(current);
    const auto found = std::find(legal.begin(), legal.end(), moves[ply]);
    if (found == legal.end()) return CodeError{Reason::invalid, At::move, ply + 1};
    writer.bits(bits_for(legal.size()), static_cast<std::uint64_t>(found - legal.begin()));
    current = after(current, *found);
  }
  std::string text = writer.text(version_of(form));
  if (text.size() > kMostCodeLength) return CodeError{Reason::too_large, At::characters, text.size()};
  return text;
}

// {0} is the number, {1} the limit.
Text text_of(const CodeError& error) {
  switch (error.at) {
    case At::character:
      return {"character {0} of the code is not a letter, digit, - or _",
              "局面码的第 {0} 个字符不是字母、数字、- 或 _"};
    case At::end:
      return {"the code ends too early", "局面码不完整"};
    case At::game:
      return {"the code names an unknown game", "局面码里的棋类这里没有"};
    case At::name:
      return {"the code has a point without a unique name", "局面码里有点没有自己的名字"};
    case At::edge:
      return {"an edge leads from a point to itself, where only a token could go",
              "有一条边从一个点连回它自己，只有共用的棋子才能这样走"};
    case At::move:
      return {"move {0} is not legal", "第 {0} 步不合规则"};
    case At::points:
      return {"the board has {0} points, expected at most {1}", "棋盘有 {0} 个点，至多 {1} 个"};
    case At::squares:
      return {"the board has {0} squares, expected at most {1}", "棋盘有 {0} 格，至多 {1} 格"};
    case At::moves:
      return {"the game has {0} moves, expected at most {1}", "这局棋有 {0} 步，至多 {1} 步"};
    case At::characters:
      return {"the code has {0} characters, expected at most {1}", "局面码有 {0} 个字符，至多 {1} 个"};
    case At::text:
    case At::rules:
    case At::position:
      break;
  }
  switch (error.code) {
    case Reason::malformed:
      return {"the code is empty", "局面码是空的"};
    case Reason::version:
      return {"the code does not begin with 1, 2, 3 or 4", "局面码不是以 1、2、3 或 4 开头"};
    case Reason::checksum:
      return {"the code is damaged: a character is wrong, missing or too many",
              "局面码在传递中被改动：有字符错了、少了或多了"};
    case Reason::invalid:
    case Reason::too_large:
      break;
  }
  return {"the code is not in canonical form", "局面码不是标准写法"};
}

}  // namespace

std::variant<std::string, CodeError> encode(const Game& game, const Position& position,
                                            const std::vector<Move>& moves) {
  const bool own_rules = index_in_list(game.rules()) == games().size();
  return encode_as(form_of(game, own_rules), game, position, moves);
}

std::variant<CodedGame, CodeError> decode(std::string_view text) {
  if (text.empty()) return CodeError{Reason::malformed};
  if (text.size() > kMostCodeLength) return CodeError{Reason::too_large, At::characters, text.size()};
  const char version = text.front();
  const bool known = version >= kPlain && version <= kWithTurnRules;
  CodeDigits digits;
  for (std::size_t at = 1; known && at < text.size(); ++at) {
    const std::size_t digit = kCodeDigits.find(text[at]);
    if (digit == std::string_view::npos) return CodeError{Reason::malformed, At::character, at + 1};
    digits.push_back(static_cast<std::uint8_t>(digit));
  }
  if (!known) return CodeError{Reason::version};
  const std::size_t checked = digits.size() - std::min(digits.size(), kCheckDigits);
  const CodeDigits check(digits.begin() + static_cast<std::ptrdiff_t>(checked), digits.end());
  digits.resize(checked);
  if (check != check_digits(version, digits)) return CodeError{Reason::checksum};
  Decoder decoder(version, std::move(digits));
  auto decoded = decoder.decode();
  const auto* coded = std::get_if<CodedGame>(&decoded);
  if (coded == nullptr) return decoded;
  // Listed rules may have been coded before their game joined the list.
  const Form form = form_of(coded->game, decoder.says_rules());
  const auto canonical = encode_as(form, coded->game, coded->position, coded->moves);
  const auto* same = std::get_if<std::string>(&canonical);
  if (same == nullptr || *same != text) return CodeError{Reason::invalid};
  return decoded;
}

std::string message(const CodeError& error, Language language) {
  if (const auto* rules = std::get_if<RulesFault>(&error.facts)) return message(error.rules, *rules, language);
  if (const auto* position = std::get_if<PositionFault>(&error.facts)) return message(error.rules, *position, language);
  const std::uint64_t most = error.at == At::moves        ? kMostCodedMoves
                             : error.at == At::characters ? kMostCodeLength
                                                          : kMostCodedSquares;
  return Speaker{language}(text_of(error), error.number, most);
}

}  // namespace catchmate
