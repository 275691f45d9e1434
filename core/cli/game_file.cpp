#include "game_file.h"

#include <catchmate/code.h>
#include <catchmate/games.h>
#include <catchmate/solver.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <vector>

#include "boards.h"
#include "names.h"
#include "schema_check.h"

namespace {

using namespace catchmate;

// The enumerator of a name that is one of the list.
template <class Enum, std::size_t kSize>
Enum enumerator(const std::array<std::string_view, kSize>& names, const Json& name) {
  return static_cast<Enum>(std::find(names.begin(), names.end(), name.get_ref<const std::string&>()) - names.begin());
}

template <class Enum, std::size_t kSize>
EnumSet<Enum> enumerators(const std::array<std::string_view, kSize>& names, const Json& list) {
  std::uint32_t bits = 0;
  for (const Json& name : list) bits |= 1U << static_cast<unsigned>(enumerator<Enum>(names, name));
  return EnumSet<Enum>::from_bits(bits);
}

SideRules side_rules(const Json& side) {
  return {.name = side["name"],
          .pieces = side["pieces"],
          .directions = enumerators<Direction>(kDirectionNames, side["directions"]),
          .reach = side["reach"],
          .leaps = enumerator<Leap>(kLeapNames, side["leaps"]),
          .goals = enumerators<Edge>(kEdgeNames, side["goals"]),
          .may_pass = side["mayPass"],
          .moves_all = side.value("movesAll", false),
          .may_share = side.value("mayShare", false)};
}

// Reads values of which the schema has nothing to say. What it cannot say, one value about another, is told by the
// first fault.
class Reader {
 public:
  explicit Reader(Rules rules = {}) : rules_(std::move(rules)) {}

  [[nodiscard]] const std::string& fault() const noexcept { return fault_; }

  std::optional<Rules> take_rules(const Json& value) {
    rules_.id = value["id"];
    rules_.sides = {side_rules(value["sides"][0]), side_rules(value["sides"][1])};
    std::optional<Side> captures;
    std::optional<Side> lasts;
    if (!take_side(value["starts"], "rules.starts", rules_.starts) ||
        !take_winner(value["capture"], "rules.capture", captures) ||
        !take_winner(value["endless"], "rules.endless", lasts)) {
      return {};
    }
    rules_.capture = captures == Side::one   ? Capture::side_one_wins
                     : captures == Side::two ? Capture::side_two_wins
                                             : enumerator<Capture>(kCaptureNames, value["capture"]);
    rules_.no_move = enumerator<NoMove>(kNoMoveNames, value["noMove"]);
    rules_.endless = lasts == Side::one   ? Endless::side_one_wins
                     : lasts == Side::two ? Endless::side_two_wins
                                          : Endless::draws;
    return rules_;
  }

  // A board, whose size the caller has found to be one that can be had.
  std::optional<Board> take_board(const Json& value) {
    rows_ = value["rows"];
    columns_ = value["columns"];
    std::optional<Board> board = value.contains("graph") ? take_graph(value["graph"]) : Board(rows_, columns_);
    std::vector<Square> squares;
    if (!board || !take_squares(value["obstacles"], "board.obstacles", squares)) return {};
    for (const Square square : squares) board->set_obstacle(square, true);
    for (const Mark mark : kMarks) {
      const std::string name = mark == Mark::goal ? "goals" : "closed";
      if (value.contains(name) && !take_marks(value[name], "board." + name, mark, *board)) return {};
    }
    return board;
  }

  // A position on the board that was taken before. That its pieces are the rules' number is seen to first: the set has
  // no place for more.
  std::optional<Position> take_position(const Json& value) {
    const Json& pieces = value["pieces"];
    Position position;
    if (!take_side(value["toMove"], "position.toMove", position.to_move)) return {};
    for (const auto& [name, _] : pieces.items()) {
      if (name == rules_.sides[0].name || name == rules_.sides[1].name) continue;
      fail("position.pieces has the unknown field " + show(name) + ", expected only " + rules_.sides[0].name + ", " +
           rules_.sides[1].name);
      return {};
    }
    for (const Side side : {Side::one, Side::two}) {
      const auto& [name, count] = std::pair(rules_.side(side).name, rules_.side(side).pieces);
      const std::string path = "position.pieces." + name;
      std::vector<Square> squares;
      if (!pieces.contains(name)) {
        fail(path + " is missing, expected an array");
        return {};
      }
      if (!take_squares(pieces[name], path, squares)) return {};
      if (squares.size() != static_cast<std::size_t>(count)) {
        fail(path + ": " +
             message(rules_, {PositionFault::Code::piece_count, side, static_cast<std::uint32_t>(squares.size()),
                              static_cast<std::uint32_t>(count)}));
        return {};
      }
      for (const Square square : squares) position.of(side).insert(square);
    }
    return position;
  }

 private:
  // Returns false, as everything does that fails.
  bool fail(std::string fault) {
    fault_ = std::move(fault);
    return false;
  }

  bool refuse(const Json& value, const std::string& path, const std::string& expected) {
    return fail(path + " is " + show(value) + ", expected " + expected);
  }

  bool take_side(const Json& value, const std::string& path, Side& side) {
    for (const Side each : {Side::one, Side::two}) {
      if (value != rules_.side(each).name) continue;
      side = each;
      return true;
    }
    return refuse(value, path, show(rules_.sides[0].name) + " or " + show(rules_.sides[1].name));
  }

  // The side in { "winner": … }; nothing in a word.
  bool take_winner(const Json& value, const std::string& path, std::optional<Side>& winner) {
    if (!value.is_object()) return true;
    Side side = Side::one;
    if (!take_side(value["winner"], path + ".winner", side)) return false;
    winner = side;
    return true;
  }

  bool take_number(const Json& value, const std::string& path, std::uint32_t highest, std::uint32_t& number) {
    number = value;
    return number <= highest || refuse(value, path, "a whole number from 1 to " + std::to_string(highest));
  }

  bool take_squares(const Json& list, const std::string& path, std::vector<Square>& squares) {
    for (std::size_t index = 0; index < list.size(); ++index) {
      const std::string place = path + "[" + std::to_string(index) + "]";
      std::uint32_t row = 0;
      std::uint32_t column = 0;
      if (!take_number(list[index]["row"], place + ".row", rows_, row)) return false;
      if (!take_number(list[index]["column"], place + ".column", columns_, column)) return false;
      squares.push_back(Square{(row - 1) * columns_ + column - 1});
    }
    return true;
  }

  bool take_marks(const Json& by_side, const std::string& path, Mark mark, Board& board) {
    Side side = Side::one;
    for (const auto& [name, _] : by_side.items()) {
      if (!take_side(name, "a side in " + path, side)) return false;
    }
    for (const Side each : {Side::one, Side::two}) {
      const auto list = by_side.find(rules_.side(each).name);
      std::vector<Square> squares;
      if (list == by_side.end()) continue;
      if (!take_squares(*list, path + "." + rules_.side(each).name, squares)) return false;
      for (const Square square : squares) board.set_mark(mark, each, square, true);
    }
    return true;
  }

  std::optional<Board> take_graph(const Json& value) {
    std::vector<GraphEdge> edges;
    for (std::size_t index = 0; index < value["edges"].size(); ++index) {
      const auto edge = take_edge(value["edges"][index], "board.graph.edges[" + std::to_string(index) + "]");
      if (!edge) return {};
      edges.push_back(*edge);
    }
    Board board = Board::graph(columns_, edges);
    if (value.contains("names") && !take_names(value["names"], board)) return {};
    if (value.contains("places") && !take_places(value["places"], board)) return {};
    return board;
  }

  std::optional<GraphEdge> take_edge(const Json& value, const std::string& path) {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    if (!take_number(value["from"], path + ".from", columns_, from)) return {};
    if (!take_number(value["to"], path + ".to", columns_, to)) return {};
    if (from == to && !token_side(rules_)) {
      refuse(value["to"], path + ".to", "another point than from");
      return {};
    }
    GraphEdge edge{.from = Square{from - 1}, .to = Square{to - 1}, .one_way = value.value("oneWay", false)};
    Side side = Side::one;
    if (!value.contains("side")) return edge;
    if (!take_side(value["side"], path + ".side", side)) return {};
    edge.side = side;
    return edge;
  }

  bool has_one_each(const Json& list, const std::string& path) {
    if (list.size() == columns_) return true;
    return fail(path + " has " + std::to_string(list.size()) + " members, expected " + std::to_string(columns_));
  }

  bool take_names(const Json& list, Board& board) {
    const std::string path = "board.graph.names";
    std::set<std::string> known;
    for (std::size_t index = 0; index < list.size(); ++index) {
      const std::string place = path + "[" + std::to_string(index) + "]";
      // The schema counts characters, and not bytes.
      if (!is_point_name(list[index].get_ref<const std::string&>())) {
        return refuse(list[index], place, "at most " + std::to_string(kMaxPointName) + " bytes");
      }
      if (!known.insert(list[index]).second) return refuse(list[index], place, "a name that no other point has");
    }
    if (!has_one_each(list, path)) return false;
    board.set_names(list);
    return true;
  }

  bool take_places(const Json& list, Board& board) {
    if (!has_one_each(list, "board.graph.places")) return false;
    std::vector<Place> places;
    for (const Json& place : list) places.push_back({place["x"], place["y"]});
    board.set_places(std::move(places));
    return true;
  }

  Rules rules_;
  std::uint32_t rows_ = 0;
  std::uint32_t columns_ = 0;
  std::string fault_;
};

// The value of a text, of which the schema says nothing but good.
std::variant<Json, FileFault> read_value(std::string_view text, std::string_view definition, const std::string& path) {
  auto parsed = parse_json(text);
  if (auto* fault = std::get_if<std::string>(&parsed)) return FileFault{std::move(*fault)};
  if (auto fault = schema_fault(std::get<Json>(parsed), definition, path)) return FileFault{*std::move(fault)};
  return std::get<Json>(std::move(parsed));
}

std::variant<Rules, FileFault> rules_from(const Json& value) {
  Reader reader;
  const auto rules = reader.take_rules(value);
  if (!rules) return FileFault{reader.fault()};
  const auto fault = validate(*rules, Ground::rectangle);
  if (fault && validate(*rules, Ground::graph)) return FileFault{"rules." + message(*rules, *fault)};
  return *rules;
}

// Whether a board that has no code is too large to be solved, found out before it takes memory. Of others the solver
// says so.
std::optional<TableTooLarge> too_large(const Rules& rules, const Json& board, std::uint64_t budget) {
  const std::uint64_t rows = board["rows"];
  const std::uint64_t columns = board["columns"];
  const std::uint64_t squares = rows * columns;
  if (squares <= kMostCodedSquares) return std::nullopt;
  const std::uint64_t free_squares = squares - std::min<std::uint64_t>(squares, board["obstacles"].size());
  if (squares >= kNoSquare.index) return TableTooLarge{kUncountable, budget};
  if (!board.contains("graph")) return too_large(rules, rectangle_size(rules, rows, columns, free_squares), budget);
  return too_large(rules, {.columns = squares, .free_squares = free_squares, .graph = true}, budget);
}

}  // namespace

std::variant<Rules, FileFault> read_rules(std::string_view text) {
  const auto value = read_value(text, "rules", "rules");
  if (const auto* fault = std::get_if<FileFault>(&value)) return *fault;
  return rules_from(std::get<Json>(value));
}

std::variant<BoardFile, FileFault> BoardFile::read(std::string_view text) {
  auto value = read_value(text, "boardFile", "");
  if (auto* fault = std::get_if<FileFault>(&value)) return std::move(*fault);
  return BoardFile(std::get<Json>(std::move(value)));
}

std::variant<Rules, FileFault> BoardFile::rules() const {
  if (value_.contains("rules")) return rules_from(value_["rules"]);
  std::string ids;
  for (const Rules& rules : games()) ids.append(ids.empty() ? "" : " or ").append(show(rules.id));
  if (!value_.contains("game")) return FileFault{"rules is missing, expected it, or a game, or --rules"};
  if (const Rules* rules = find_game(value_["game"].get<std::string>())) return *rules;
  return FileFault{"game is " + show(value_["game"]) + ", expected " + ids + ", or rules"};
}

std::variant<Problem, FileFault> BoardFile::problem(const Rules& rules, std::uint64_t memory_budget) const {
  const Json& value = value_["board"];
  if (const auto fault = validate(rules, value.contains("graph") ? Ground::graph : Ground::rectangle)) {
    return FileFault{message(rules, *fault), true};
  }
  if (const auto excess = too_large(rules, value, memory_budget)) return FileFault{describe(*excess)};
  Reader reader(rules);
  auto board = reader.take_board(value);
  if (!board) return FileFault{reader.fault()};
  const auto position = reader.take_position(value_["position"]);
  if (!position) return FileFault{reader.fault()};
  Problem problem{.game = Game(rules, *std::move(board)), .position = *position};
  if (const auto fault = problem.game.validate(problem.position)) {
    return FileFault{"position.pieces." + rules.side(fault->side).name + ": " + message(rules, *fault)};
  }
  return problem;
}
