/// Graphs as the list of each point's neighbours: LeetCode's way to write one.
#include <string>
#include <vector>

#include "board_text.h"
#include "list_reader.h"

namespace catchmate {

namespace {

using Code = InputError::Code;

// A point as a list names it, and where.
struct Neighbour {
  Word place;
  std::uint32_t point = 0;
};
using Neighbours = std::vector<std::vector<Neighbour>>;

// The points that the format gives a meaning.
constexpr Square kHole{0};
constexpr Square kFirstOfSide[] = {Square{1}, Square{2}};
constexpr std::size_t kFewestPoints = 3;

// Takes "]" or, before another member, ",".
bool take_end(BoardText& text, ListReader& list, bool& ended) {
  ended = list.accept(']');
  return ended || list.accept(',') || text.fail(Code::word_missing, list.rest(), ", or ]");
}

bool take_neighbours(BoardText& text, ListReader& list, std::vector<Neighbour>& neighbours) {
  if (!list.accept('[')) return text.fail(Code::word_missing, list.rest(), "[");
  if (list.accept(']')) return true;
  for (bool ended = false; !ended;) {
    const Word rest = list.rest();
    const std::size_t length = std::min(rest.text.find_first_not_of("-0123456789"), rest.text.size());
    Neighbour& neighbour = neighbours.emplace_back(Neighbour{part_of(rest, 0, length)});
    if (length == 0) return text.fail(Code::point_missing, rest);
    if (!text.read_number(neighbour.place, "point", 0, kLargestNumber, neighbour.point)) return false;
    list.skip(length);
    if (!take_end(text, list, ended)) return false;
  }
  return true;
}

bool take_lists(BoardText& text, Neighbours& lists) {
  ListReader list(text);
  if (!list.accept('[')) return text.fail(Code::word_missing, list.rest(), "[");
  for (bool ended = false; !ended;) {
    if (!take_neighbours(text, list, lists.emplace_back()) || !take_end(text, list, ended)) return false;
  }
  return list.at_end_of_word() || text.fail(Code::trailing_text, list.rest());
}

bool has_neighbour(const std::vector<Neighbour>& list, std::size_t point) {
  return std::any_of(list.begin(), list.end(), [point](const Neighbour& each) { return each.point == point; });
}

bool check_lists(BoardText& text, const Word& start, const Neighbours& lists) {
  if (lists.size() < kFewestPoints) {
    text.fail(Code::number_out_of_range, start, "a number of points", kFewestPoints);
    text.error().found = std::to_string(lists.size());
    return false;
  }
  BoardSize size{.columns = lists.size(), .free_squares = lists.size(), .graph = true};
  for (std::size_t point = 0; point < lists.size(); ++point) {
    for (const Neighbour& neighbour : lists[point]) {
      std::uint32_t number = 0;
      if (!text.read_number(neighbour.place, "point", 0, lists.size() - 1, number)) return false;
      if (number == point) return text.fail(Code::edge_missing, neighbour.place);
      if (has_neighbour(lists[number], point)) continue;
      return text.fail(Code::one_way, neighbour.place, std::to_string(number), point, point);
    }
    size.ways.fill(std::max<std::uint64_t>(size.ways[0], lists[point].size()));
  }
  return text.fits(start, size);
}

}  // namespace

std::optional<Problem> read_neighbour_lists(BoardText& text) {
  const Word start = text.peek();
  Neighbours lists;
  if (!take_lists(text, lists) || !check_lists(text, start, lists)) return {};
  std::vector<GraphEdge> edges;
  std::vector<std::string> names;
  for (std::uint32_t point = 0; point < lists.size(); ++point) {
    names.push_back(std::to_string(point));
    for (const Neighbour& neighbour : lists[point]) {
      edges.push_back({Square{point}, Square{neighbour.point}});
    }
  }
  Board board = Board::graph(static_cast<std::uint32_t>(lists.size()), edges);
  board.set_names(std::move(names));
  board.set_mark(Mark::goal, Side::one, kHole, true);
  board.set_mark(Mark::closed, Side::two, kHole, true);
  Position position{.to_move = text.rules().starts};
  for (const Side side : {Side::one, Side::two}) {
    position.of(side).insert(kFirstOfSide[static_cast<std::size_t>(side)]);
  }
  return Problem{.game = Game(text.rules(), std::move(board)), .position = position, .line = start.line};
}

}  // namespace catchmate
