/// Reads graphs as each point's list of neighbours: LeetCode 913's format.
#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "board_text.h"
#include "catchmate/visitor.h"
#include "list_reader.h"

namespace catchmate {

namespace {

using Code = InputError::Code;

// An entry in the list of point `of`, and its word.
struct Neighbour {
  std::uint32_t of = 0;
  std::uint32_t point = 0;
  Word word;
};

// The points with a fixed meaning in this format.
constexpr Square kHole{0};
constexpr PerSide<Square> kFirstOfSide{Square{1}, Square{2}};
constexpr std::size_t kFewestPoints = 3;

// Takes "]", or "," before another member.
bool take_end(BoardText& text, ListReader& list, bool& ended) {
  ended = list.accept(']');
  return ended || list.accept(',') || text.fail(Code::word_missing, list.rest(), ", or ]");
}

bool take_neighbours(BoardText& text, ListReader& list, std::uint32_t of, Visitor<const Neighbour&> visit) {
  if (!list.accept('[')) return text.fail(Code::word_missing, list.rest(), "[");
  if (list.accept(']')) return true;
  for (bool ended = false; !ended;) {
    const Word rest = list.rest();
    const std::size_t length = std::min(rest.text.find_first_not_of("-0123456789"), rest.text.size());
    if (length == 0) return text.fail(Code::point_missing, rest);
    Neighbour neighbour{.of = of, .word = part_of(rest, 0, length)};
    if (!text.read_number(neighbour.word, "point", 0, kLargestNumber, neighbour.point)) return false;
    visit(neighbour);
    list.skip(length);
    if (!take_end(text, list, ended)) return false;
  }
  return true;
}

// Reads the lists, one for each point, and calls `visit` for every neighbour.
bool take_lists(BoardText& text, std::uint32_t& points, Visitor<const Neighbour&> visit) {
  ListReader list(text);
  if (!list.accept('[')) return text.fail(Code::word_missing, list.rest(), "[");
  points = 0;
  for (bool ended = false; !ended; ++points) {
    if (!take_neighbours(text, list, points, visit) || !take_end(text, list, ended)) return false;
  }
  return list.at_end_of_word() || text.fail(Code::trailing_text, list.rest());
}

// Counts points and ways before allocating anything. Fails if there are too few or too many.
bool take_size(BoardText& text, std::uint32_t& points, std::uint64_t& ways) {
  const Word start = text.peek();
  std::uint32_t last = 0;
  std::uint64_t of_last = 0;
  std::uint64_t most = 0;
  ways = 0;
  const auto count = [&](const Neighbour& neighbour) {
    if (neighbour.of != last) of_last = 0;
    last = neighbour.of;
    most = std::max(most, ++of_last);
    ++ways;
  };
  if (!take_lists(text, points, count)) return false;
  if (points < kFewestPoints) {
    text.fail(Code::number_out_of_range, start, "a number of points", kFewestPoints);
    text.error().found = std::to_string(points);
    return false;
  }
  return text.check_memory(start, {.columns = points, .free_squares = points, .ways = {most, most}, .graph = true});
}

// Fails unless the neighbour is another point of the graph with a way back.
bool check(BoardText& text, const Board& board, const Neighbour& neighbour) {
  const auto& [of, point, word] = neighbour;
  std::uint32_t number = 0;
  if (!text.read_number(word, "point", 0, board.squares() - 1, number)) return false;
  if (point == of) return text.fail(Code::edge_missing, word);
  return board.has_way(Side::one, Square{point}, Square{of}) ||
         text.fail(Code::one_way, word, std::to_string(point), of, of);
}

// Notes further violations of the statement: a list with a neighbour twice, too few neighbours, and a first position
// in which the cat cannot move. Later both sides can: the cat at least goes back.
void check_statement(BoardText& text, const Word& start, const Board& board, const std::vector<Neighbour>& neighbours) {
  const std::uint32_t points = board.squares();
  text.note_count(start, "graph.length", points, text.contest().fewest_rows, text.contest().most_rows);
  std::set<std::pair<std::uint32_t, std::uint32_t>> listed;
  for (const auto& [of, point, word] : neighbours) {
    if (!listed.emplace(of, point).second) text.note(Code::listed_twice, word);
  }
  for (std::uint32_t from = 0; from < points; ++from) {
    const std::string name = "graph[" + std::to_string(from) + "].length";
    text.note_count(start, name, board.ways(Side::one, Square{from}).size(), 1, points - 1);
  }
  const Square cat = kFirstOfSide[Side::two];
  const std::uint64_t ways = board.ways(Side::two, cat).size() - (board.has_way(Side::two, cat, kHole) ? 1 : 0);
  const std::string name = "the length of graph[" + std::to_string(cat.index) + "] without 0";
  text.note_count(start, name, ways, 1, points - 2);
}

}  // namespace

std::optional<Problem> read_neighbour_lists(BoardText& text) {
  const Word start = text.peek();
  const Scanner beginning = text.scanner();
  std::uint32_t points = 0;
  std::uint64_t ways = 0;
  if (!take_size(text, points, ways)) return {};

  std::vector<GraphEdge> edges;
  edges.reserve(ways);
  text.scanner() = beginning;
  take_lists(text, points, [&edges, points](const Neighbour& neighbour) {
    if (neighbour.point < points) edges.push_back({Square{neighbour.of}, Square{neighbour.point}, true});
  });
  Board board = Board::graph(points, edges);

  bool good = true;
  std::vector<Neighbour> neighbours;
  text.scanner() = beginning;
  take_lists(text, points, [&](const Neighbour& neighbour) {
    good = good && check(text, board, neighbour);
    if (text.strict()) neighbours.push_back(neighbour);
  });
  if (!good) return {};
  if (text.strict()) check_statement(text, start, board, neighbours);

  std::vector<std::string> names;
  for (std::uint32_t point = 0; point < points; ++point) names.push_back(std::to_string(point));
  board.set_names(std::move(names));
  board.set_mark(Mark::goal, Side::one, kHole, true);
  board.set_mark(Mark::closed, Side::two, kHole, true);
  Position position{.to_move = text.rules().starts};
  for (const Side side : kSides) {
    position.of(side).insert(kFirstOfSide[side]);
  }
  return Problem{.game = Game(text.rules(), std::move(board)), .position = position, .line = start.line};
}

}  // namespace catchmate
