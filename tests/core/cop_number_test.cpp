#include "reference/cop_number.h"

#include <catchmate/cop_number.h>
#include <catchmate/graph_families.h>
#include <catchmate/graph_text.h>
#include <catchmate/random.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

CopSearch::Result search(const Board& graph, std::uint32_t most = kMaxPieces) {
  CopSearch search(graph, most);
  while (search.advance()) {
  }
  return search.result();
}

CopNumber cop_number(const Board& graph) { return std::get<CopNumber>(search(graph)); }

Board family(const std::string& name, const std::vector<std::uint64_t>& numbers) {
  const auto& all = graph_families();
  const auto found = std::find_if(all.begin(), all.end(), [&](const GraphFamily& each) { return each.name == name; });
  REQUIRE(found != all.end());
  return found->make(numbers).value();
}

Board any_graph(std::uint32_t points, Random& random) {
  std::vector<GraphEdge> edges;
  const std::uint32_t percent = random.below(101);
  for (std::uint32_t one = 0; one < points; ++one) {
    for (std::uint32_t other = one + 1; other < points; ++other) {
      if (random.happens(percent)) edges.push_back({Square{one}, Square{other}});
    }
  }
  return Board::graph(points, edges);
}

}  // namespace

TEST_CASE("Cop numbers are those known of families", "[cops]") {
  const auto cops = [](const std::string& name, const std::vector<std::uint64_t>& numbers) {
    return cop_number(family(name, numbers)).cops;
  };
  CHECK(cops("path", {1}) == 1);
  CHECK(cops("path", {9}) == 1);
  CHECK(cops("cycle", {3}) == 1);
  CHECK(cops("cycle", {9}) == 2);
  CHECK(cops("grid", {1, 7}) == 1);
  CHECK(cops("grid", {4, 5}) == 2);
  CHECK(cops("torus", {4, 5}) == 3);
  CHECK(cops("petersen", {}) == 3);
  CHECK(cops("kneser", {4, 1}) == 1);
  CHECK(cops("regular", {8, 7, 1}) == 1);
  for (const std::uint64_t dimensions : {1, 2, 3, 4, 5}) {
    INFO(dimensions);
    CHECK(cops("hypercube", {dimensions}) == (dimensions + 2) / 2);
  }
  // The dodecahedron, by its LCF code.
  std::vector<GraphEdge> edges;
  constexpr std::array<int, 10> kJumps{10, 7, 4, -4, -7, 10, -4, 7, -7, 4};
  for (int point = 0; point < 20; ++point) {
    for (const int to : {point + 1, point + kJumps[static_cast<std::size_t>(point % 10)] + 20}) {
      edges.push_back({Square{static_cast<std::uint32_t>(point)}, Square{static_cast<std::uint32_t>(to % 20)}});
    }
  }
  const Board dodecahedron = Board::graph(20, edges);
  CHECK(dodecahedron.all_ways(Side::one) == 60);
  CHECK(cop_number(dodecahedron).cops == 3);
}

TEST_CASE("Cop numbers of any graphs are those of a search by the definition", "[cops]") {
  Random random(1);
  std::array<int, 5> seen{};
  for (int round = 0; round < (kPartly ? 20 : 60); ++round) {
    const Board graph = any_graph(1 + random.below(7), random);
    const auto found = search(graph, 3);
    const auto* number = std::get_if<CopNumber>(&found);
    INFO(graph.squares() << " points, " << graph.all_ways(Side::one) << " ways");
    const std::uint32_t cops = number == nullptr ? 4 : number->cops;
    if (number != nullptr) CHECK(reference::cops_win(graph, cops));
    CHECK_FALSE((cops > 1 && reference::cops_win(graph, cops - 1)));
    ++seen[cops];
  }
  CHECK(std::all_of(seen.begin() + 1, seen.end(), [](int count) { return count > 0; }));
}

TEST_CASE("Cops start where they win soonest, in each part of a graph", "[cops]") {
  const auto [cops, start, plies] = cop_number(family("path", {5}));
  CHECK(cops == 1);
  CHECK(start == std::vector<Square>{Square{2}});
  CHECK(plies == 3);
  // A triangle, a path and a point alone.
  const Board graph = Board::graph(7, {{Square{0}, Square{2}},
                                       {Square{2}, Square{4}},
                                       {Square{4}, Square{0}},
                                       {Square{1}, Square{3}},
                                       {Square{3}, Square{5}}});
  CHECK(cop_number(graph) == CopNumber{3, {Square{0}, Square{3}, Square{6}}, 1});
  CHECK(std::holds_alternative<MoreCops>(search(graph, 2)));
}

TEST_CASE("A search for cops ends where memory does", "[cops]") {
  CopSearch search(family("cycle", {100}), 3, 100'000);
  while (search.advance()) {
  }
  CHECK(search.cops() == 2);
  CHECK(std::holds_alternative<TableTooLarge>(search.result()));
}

TEST_CASE("The cop number is that of a board's open points and edges alone", "[cops]") {
  const Board plain = Board::graph(5, {{Square{0}, Square{1}},
                                       {Square{1}, Square{2}},
                                       {Square{2}, Square{3}},
                                       {Square{3}, Square{4}},
                                       {Square{4}, Square{0}}});
  Board board = Board::graph(6, {{.from = Square{0}, .to = Square{1}, .one_way = true, .side = {}},
                                 {.from = Square{1}, .to = Square{2}, .one_way = false, .side = Side::two},
                                 {.from = Square{3}, .to = Square{2}, .one_way = true, .side = Side::one},
                                 {.from = Square{3}, .to = Square{4}},
                                 {.from = Square{4}, .to = Square{0}},
                                 {.from = Square{0}, .to = Square{0}},
                                 {.from = Square{5}, .to = Square{0}},
                                 {.from = Square{5}, .to = Square{1}},
                                 {.from = Square{5}, .to = Square{2}},
                                 {.from = Square{5}, .to = Square{3}},
                                 {.from = Square{5}, .to = Square{4}}});
  board.set_mark(Mark::goal, Side::two, Square{2}, true);
  board.set_mark(Mark::closed, Side::one, Square{3}, true);
  CHECK_FALSE(cop_number(board) == cop_number(plain));
  board.set_obstacle(Square{5}, true);
  CHECK(cop_number(board) == cop_number(plain));
}

TEST_CASE("Families have their points and degrees, random graphs by their seed", "[cops]") {
  struct Case {
    std::string name;
    std::vector<std::uint64_t> numbers;
    std::uint32_t points;
    std::uint32_t degree;
  };
  for (const auto& [name, numbers, points, degree] : {Case{"cycle", {5}, 5, 2},
                                                      {"torus", {3, 5}, 15, 4},
                                                      {"hypercube", {4}, 16, 4},
                                                      {"petersen", {}, 10, 3},
                                                      {"kneser", {7, 3}, 35, 4},
                                                      {"paley", {13}, 13, 6},
                                                      {"regular", {30, 3, 5}, 30, 3},
                                                      {"regular", {9, 6, 5}, 9, 6}}) {
    INFO(name);
    const Board graph = family(name, numbers);
    CHECK(graph.squares() == points);
    for (std::uint32_t point = 0; point < points; ++point) CHECK(graph.ways(Side::one, Square{point}).size() == degree);
    CHECK(graph.edges().size() == points * degree / 2);
  }
  CHECK(family("regular", {30, 3, 5}) == family("regular", {30, 3, 5}));
  CHECK_FALSE(family("regular", {30, 3, 5}) == family("regular", {30, 3, 6}));
  for (const auto& [name, numbers] : {std::pair<std::string, std::vector<std::uint64_t>>{"paley", {9}},
                                      {"paley", {7}},
                                      {"regular", {5, 3, 1}},
                                      {"regular", {4, 4, 1}},
                                      {"kneser", {3, 4}},
                                      {"grid", {40, 40}}}) {
    INFO(name);
    for (const GraphFamily& each : graph_families()) {
      if (each.name == name) CHECK_FALSE(each.make(numbers));
    }
  }
}

TEST_CASE("Graphs are read from graph6 and from lists of edges", "[cops]") {
  const Board petersen = std::get<Board>(read_graph6(">>graph6<<IheA@GUAo"));
  CHECK(petersen.squares() == 10);
  CHECK(petersen.all_ways(Side::one) == 30);
  CHECK(cop_number(petersen).cops == 3);
  // 63 points take a longer head.
  const Board none = std::get<Board>(read_graph6("~??~" + std::string((63 * 62 / 2 + 5) / 6, '?')));
  CHECK(none.squares() == 63);
  CHECK(none.all_ways(Side::one) == 0);
  const Board list = std::get<Board>(read_edge_list("# a path\nb a\na\tc # here\n\nd\nc c\n"));
  CHECK(list.names() == std::vector<std::string>{"b", "a", "c", "d"});
  CHECK(list.edges() == Board::graph(4, {{Square{0}, Square{1}}, {Square{1}, Square{2}}}).edges());
}

TEST_CASE("A text that is no graph has a fault with its place", "[cops]") {
  using Code = GraphFault::Code;
  struct Case {
    std::string text;
    Code code;
    std::uint32_t line, column;
    std::string found;
  };
  for (const auto& [text, code, line, column, found] : {Case{"Ihe A@GUAo", Code::letter, 1, 4, " "},
                                                        {"Ihé", Code::letter, 1, 3, "é"},
                                                        {":Fa@x^", Code::other_format, 1, 1, "0"},
                                                        {"IheA@GUA", Code::too_short, 1, 9, "8"},
                                                        {"IheA@GUAoo", Code::too_long, 1, 10, "10"},
                                                        {"~?", Code::too_short, 1, 3, "2"},
                                                        {"A@", Code::padding, 1, 2, "0"},
                                                        {"?", Code::no_points, 1, 1, "0"},
                                                        {"~}~~", Code::too_many_points, 1, 1, "258047"}}) {
    INFO(text);
    const auto read = read_graph6(text);
    const auto* fault = std::get_if<GraphFault>(&read);
    REQUIRE(fault != nullptr);
    CHECK(fault->code == code);
    CHECK(fault->line == line);
    CHECK(fault->column == column);
    CHECK(fault->found == found);
  }
  const auto read = read_edge_list("a b\n  c d e\n");
  CHECK(std::get<GraphFault>(read).code == Code::third_word);
  CHECK(std::get<GraphFault>(read).line == 2);
  CHECK(std::get<GraphFault>(read).column == 7);
  CHECK(std::get<GraphFault>(read_edge_list("# nothing\n")).code == Code::no_points);
}
