/// Reads graphs in our own format: points, edges, marks and pieces, each after a keyword.
#include <string>
#include <string_view>
#include <vector>

#include "board_text.h"
#include "letters.h"
#include "point_names.h"
#include "scanner.h"

namespace catchmate {

namespace {

using Code = InputError::Code;

// The keywords that may come next, in order, for error messages.
constexpr std::string_view kNextParts = "names, places, edges, ways, obstacles, goal, closed or pieces";

// Whether a word, or the end of the text, ends a list of points.
bool is_part(std::string_view word) noexcept {
  return word == kNames || word == kPlaces || word == kEdges || word == kWays || word == kObstacles ||
         word == kPieces || mark_named(word) || word.empty();
}

bool is_edge(std::string_view word) noexcept { return word.find_first_of("->") != std::string_view::npos; }

// Reads the parts of a graph in order.
class GraphReader {
 public:
  explicit GraphReader(BoardText& text) : text_(text) {}

  std::optional<Problem> read() {
    const Word start = text_.take();
    if (!take_head(start) || !take_names() || !take_places() || !take_edges()) return {};
    make_board();
    if (!take_marks()) return {};
    Position position{.to_move = to_move_};
    const bool is_bare = text_.may_lack_pieces() && text_.peek().text.empty();
    if (!is_bare && (!take_pieces(Side::one, position) || !take_pieces(Side::two, position))) return {};
    if (!text_.check_memory(start, size_of(text_.rules(), *board_))) return {};
    return Problem{.game = Game(text_.rules(), *std::move(board_)), .position = position, .line = start.line};
  }

 private:
  // "graph 11 hounds"
  bool take_head(const Word& start) {
    std::uint32_t points = 0;
    if (!text_.check_ground(start, Ground::graph)) return false;
    if (!text_.take_number("n", 1, kLargestNumber, points)) return false;
    // An early check on points alone; the ways are added later.
    if (!text_.check_memory(start, {.columns = points, .free_squares = points, .graph = true})) return false;
    to_move_ = text_.rules().starts;
    const Word next = text_.peek();
    if (const auto named = side_named(text_.rules(), next.text)) {
      to_move_ = *named;
      text_.take();
    } else if (!is_part(next.text)) {
      return text_.fail(Code::word_missing, next, side_names(text_.rules()).append(", ").append(kNextParts));
    }
    points_ = points;
    return true;
  }

  // "names a b c"
  bool take_names() {
    if (text_.peek().text != kNames) return true;
    text_.take();
    for (std::uint32_t number = 1; number <= points_; ++number) {
      const Word word = text_.take();
      if (!names_.add(word.text)) return text_.fail(Code::name_missing, word, std::to_string(number));
    }
    return true;
  }

  // "places 0,500 250,0"
  bool take_places() {
    if (text_.peek().text != kPlaces) return true;
    text_.take();
    for (std::uint32_t index = 0; index < points_; ++index) {
      const Word word = text_.take();
      const std::size_t comma = word.text.find(',');
      if (comma == std::string_view::npos) return text_.fail(Code::word_missing, word, "x,y");
      std::uint32_t x = 0;
      std::uint32_t y = 0;
      if (!text_.read_number(part_of(word, 0, comma), "x", 0, kLargestPlace, x)) return false;
      if (!text_.read_number(part_of(word, comma + 1), "y", 0, kLargestPlace, y)) return false;
      places_.push_back({static_cast<std::uint16_t>(x), static_cast<std::uint16_t>(y)});
    }
    return true;
  }

  // Makes the board from the names, places and edges read so far.
  void make_board() {
    board_ = Board::graph(points_, edges_);
    board_->set_names(names_.names());
    board_->set_places(std::move(places_));
  }

  // "edges 1-2 2>3" for both sides, and "ways hounds 1>2" for one
  bool take_edges() {
    while (text_.peek().text == kEdges || text_.peek().text == kWays) {
      const bool of_both = text_.take().text == kEdges;
      Side side = Side::one;
      if (!of_both && !text_.take_side(side)) return false;
      do {
        if (!take_edge(of_both ? std::nullopt : std::optional(side))) return false;
      } while (is_edge(text_.peek().text));
    }
    return true;
  }

  bool take_edge(std::optional<Side> side) {
    const Word word = text_.take();
    const std::size_t middle = word.text.find_first_of("->");
    if (!is_edge(word.text) || middle == 0 || middle + 1 == word.text.size()) {
      return text_.fail(Code::edge_missing, word);
    }
    GraphEdge edge{.one_way = word.text[middle] == '>', .side = side};
    if (!read_point(part_of(word, 0, middle), edge.from) || !read_point(part_of(word, middle + 1), edge.to))
      return false;
    // Only a token may stay where it is.
    if (edge.from == edge.to && !token_side(text_.rules())) return text_.fail(Code::edge_missing, word);
    edges_.push_back(edge);
    return true;
  }

  // "obstacles 4", "goal hare 1" and "closed hounds 2 3"
  bool take_marks() {
    for (;;) {
      const std::string_view word = text_.peek().text;
      const bool obstacles = word == kObstacles;
      const auto mark = mark_named(word);
      if (!obstacles && !mark) return true;
      text_.take();
      Side side = Side::one;
      if (mark && !text_.take_side(side)) return false;
      do {
        Square point;
        if (!read_point(text_.take(), point)) return false;
        if (obstacles) board_->set_obstacle(point, true);
        if (mark) board_->set_mark(*mark, side, point, true);
      } while (!is_part(text_.peek().text));
    }
  }

  // "pieces hounds 1 2 3"
  bool take_pieces(Side side, Position& position) {
    if (text_.rules().side(side).pieces == 0) return true;
    const Word word = text_.take();
    if (word.text != kPieces) {
      const bool any_more = side == Side::one && !is_part(word.text);
      return text_.fail(Code::word_missing, word, std::string(any_more ? kNextParts : kPieces));
    }
    const Word name = text_.take();
    const std::string& expected = text_.rules().side(side).name;
    if (name.text != expected) return text_.fail(Code::side_missing, name, expected);
    for (int piece = 0; piece < text_.rules().side(side).pieces; ++piece) {
      const Word at = text_.take();
      Square point;
      if (!read_point(at, point)) return false;
      const bool may_stand = token_side(text_.rules()) ? !board_->obstacle(point) : board_->open(side, point);
      if (!may_stand) return text_.fail(Code::closed_square, at, expected);
      const bool meets = text_.rules().capture == Capture::forbidden && position.of(opponent(side)).contains(point);
      const bool joins = !text_.rules().side(side).may_share && position.of(side).contains(point);
      if (meets || joins) return text_.fail(Code::shared_square, at);
      position.of(side).insert(point);
    }
    return true;
  }

  bool read_point(const Word& word, Square& point) {
    if (names_.names().empty()) return read_number_of_point(word, point);
    const auto found = names_.find(word.text);
    if (!found) return text_.fail(Code::point_missing, word);
    point = *found;
    return true;
  }

  bool read_number_of_point(const Word& word, Square& point) {
    std::uint32_t number = 0;
    if (!is_number(word.text)) return text_.fail(Code::point_missing, word);
    if (!text_.read_number(word, "point", 1, points_, number)) return false;
    point = Square{number - 1};
    return true;
  }

  BoardText& text_;
  std::uint32_t points_ = 0;
  PointNames names_;
  std::vector<Place> places_;
  std::vector<GraphEdge> edges_;
  std::optional<Board> board_;
  Side to_move_ = Side::one;
};

}  // namespace

bool is_point_name(std::string_view name) noexcept {
  if (name.size() > kMaxPointName || is_part(name)) return false;
  for (std::string_view rest = name; !rest.empty(); rest.remove_prefix(character_length(rest))) {
    const char first = rest.front();
    const bool is_ascii = static_cast<unsigned char>(first) < 0x80;
    const bool is_printable = is_ascii ? first > ' ' && first != '\x7F' : character_length(rest) > 1;
    if (!is_printable || std::string_view(",->#+").find(first) != std::string_view::npos) return false;
  }
  return true;
}

bool is_graph_keyword(std::string_view name) noexcept { return !name.empty() && is_part(name); }

std::optional<Problem> read_graph(BoardText& text) { return GraphReader(text).read(); }

}  // namespace catchmate
