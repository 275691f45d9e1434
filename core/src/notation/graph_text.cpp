#include "catchmate/graph_text.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "scanner.h"

namespace catchmate {

namespace {

using FaultCode = GraphFault::Code;

// A game on more is too large.
constexpr std::uint64_t kMostGraphPoints = 10'000;
constexpr std::string_view kGraph6Header = ">>graph6<<";
constexpr char kFirstLetter = '?';  // the character of six bits 0
constexpr std::uint32_t kLetterBits = 6;

// The offset of the first byte foreign to graph6; npos in a clean text.
std::size_t find_foreign(std::string_view line) {
  const auto foreign =
      std::find_if(line.begin(), line.end(), [](char letter) { return letter < kFirstLetter || letter > '~'; });
  return foreign == line.end() ? std::string_view::npos : static_cast<std::size_t>(foreign - line.begin());
}

std::uint32_t bits_of(char letter) { return static_cast<std::uint32_t>(letter - kFirstLetter); }

// The number of points, and the number of characters that it takes: one, four after a ~, or eight after two.
std::pair<std::uint64_t, std::size_t> points_in(std::string_view line) {
  const std::size_t marks = line.starts_with("~~") ? 2 : line.starts_with("~") ? 1 : 0;
  const std::size_t size = std::size_t{1} + (marks == 0 ? 0 : marks == 1 ? 3 : 7);
  std::uint64_t points = 0;
  for (const char letter : line.substr(marks, size - marks)) points = points << kLetterBits | bits_of(letter);
  return {points, size};
}

}  // namespace

GraphOrFault read_graph6(std::string_view line) {
  const std::size_t start = line.starts_with(kGraph6Header) ? kGraph6Header.size() : 0;
  const auto fault = [](FaultCode code, std::size_t offset, std::uint64_t found = 0, std::uint64_t expected = 0) {
    return GraphFault{code, 1, static_cast<std::uint32_t>(offset + 1), std::to_string(found), expected};
  };
  const std::string_view letters = line.substr(start);
  if (letters.find_first_of(":;&") == 0) return fault(FaultCode::other_format, start);
  if (const std::size_t foreign = find_foreign(letters); foreign != std::string_view::npos) {
    GraphFault found = fault(FaultCode::letter, start + foreign);
    found.found = printable(letters.substr(foreign, character_length(letters.substr(foreign))));
    return found;
  }
  const auto read = points_in(letters);
  const std::uint64_t points = read.first;
  const std::size_t head = read.second;
  if (letters.size() < head) return fault(FaultCode::too_short, line.size(), letters.size(), head);
  if (points == 0) return fault(FaultCode::no_points, start);
  if (points > kMostGraphPoints) return fault(FaultCode::too_many_points, start, points, kMostGraphPoints);
  const std::uint64_t pairs = points * (points - 1) / 2;
  const std::uint64_t size = head + (pairs + kLetterBits - 1) / kLetterBits;
  if (letters.size() < size) return fault(FaultCode::too_short, line.size(), letters.size(), size);
  if (letters.size() > size) return fault(FaultCode::too_long, start + size, letters.size(), size);
  const auto bit = [&](std::uint64_t number) {
    return bits_of(letters[head + number / kLetterBits]) >> (kLetterBits - 1 - number % kLetterBits) & 1U;
  };
  for (std::uint64_t number = pairs; number < (size - head) * kLetterBits; ++number) {
    if (bit(number) != 0) return fault(FaultCode::padding, line.size() - 1);
  }
  std::vector<GraphEdge> edges;
  std::uint64_t number = 0;
  for (std::uint32_t column = 1; column < points; ++column) {
    for (std::uint32_t row = 0; row < column; ++row) {
      if (bit(number++) != 0) edges.push_back({Square{row}, Square{column}});
    }
  }
  return Board::graph(static_cast<std::uint32_t>(points), edges);
}

GraphOrFault read_edge_list(std::string_view text) {
  std::map<std::string, std::uint32_t, std::less<>> numbers;
  std::vector<std::string> names;
  const auto number_of = [&](std::string_view name) {
    const auto [found, is_new] = numbers.try_emplace(std::string(name), static_cast<std::uint32_t>(names.size()));
    if (is_new) names.emplace_back(name);
    return Square{found->second};
  };
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  std::vector<GraphEdge> edges;
  Scanner scanner(text, 1, 1, true);
  for (Word word = scanner.take(); !word.text.empty();) {
    const std::uint32_t line = word.line;
    bool is_comment = false;
    std::vector<Square> points;
    for (; !word.text.empty() && word.line == line; word = scanner.take()) {
      is_comment = is_comment || word.text.starts_with('#');
      if (is_comment) continue;
      if (points.size() == 2) return GraphFault{FaultCode::third_word, word.line, word.column, printable(word.text)};
      points.push_back(number_of(word.text));
    }
    // A point is its own neighbour without an edge: all may stay.
    if (points.size() == 2 && points[0] != points[1]) edges.push_back({points[0], points[1]});
  }
  if (names.empty()) return GraphFault{FaultCode::no_points};
  if (names.size() > kMostGraphPoints) {
    return GraphFault{FaultCode::too_many_points, 1, 1, std::to_string(names.size()), kMostGraphPoints};
  }
  Board graph = Board::graph(static_cast<std::uint32_t>(names.size()), edges);
  graph.set_names(std::move(names));
  return graph;
}

}  // namespace catchmate
