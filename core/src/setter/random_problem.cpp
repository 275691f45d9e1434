#include "catchmate/random_problem.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <variant>
#include <vector>

#include "../notation/letters.h"

namespace catchmate {

namespace {

// `count` different numbers below `bound`, or all.
std::vector<std::uint32_t> different(std::uint32_t count, std::uint32_t bound, Random& random) {
  std::vector<std::uint32_t> numbers(bound);
  std::iota(numbers.begin(), numbers.end(), 0);
  const std::uint32_t found = std::min(count, bound);
  for (std::uint32_t taken = 0; taken < found; ++taken) {
    std::swap(numbers[taken], numbers[taken + random.below(bound - taken)]);
  }
  numbers.resize(found);
  return numbers;
}

std::uint32_t pieces_of(const Rules& rules) {
  return static_cast<std::uint32_t>(rules.side(Side::one).pieces + rules.side(Side::two).pieces);
}

std::string number(std::uint32_t value) { return std::to_string(value); }

std::string random_coordinates(const Rules& rules, const RandomBoard& wanted, Random& random) {
  const std::uint32_t side = wanted.columns;
  std::string text = number(side);
  for (const std::uint32_t square : different(pieces_of(rules), side * side, random)) {
    text += " " + number(square / side + 1) + " " + number(square % side + 1);
  }
  return text + "\n";
}

// Rows of squares, some of them obstacles, with one of each of `letters` anywhere.
std::vector<std::string> random_rows(const RandomBoard& wanted, std::string_view letters, Random& random) {
  std::vector<std::string> rows(wanted.rows, std::string(wanted.columns, kFree));
  for (std::string& row : rows) {
    for (char& square : row) square = random.happens(wanted.percent) ? kObstacle : kFree;
  }
  const auto squares = different(static_cast<std::uint32_t>(letters.size()), wanted.rows * wanted.columns, random);
  for (std::size_t piece = 0; piece < squares.size(); ++piece) {
    rows[squares[piece] / wanted.columns][squares[piece] % wanted.columns] = letters[piece];
  }
  return rows;
}

std::string random_drawing(const Rules& rules, const RandomBoard& wanted, Random& random) {
  std::string letters(static_cast<std::size_t>(rules.side(Side::one).pieces), kSideOne);
  letters.append(static_cast<std::size_t>(rules.side(Side::two).pieces), kSideTwo);
  std::string text = number(wanted.rows) + " " + number(wanted.columns) + "\n";
  for (const std::string& row : random_rows(wanted, letters, random)) text += row + "\n";
  return text;
}

std::string random_letter_grid(const Rules& rules, const RandomBoard& wanted, Random& random) {
  const std::string letters{grid_letter_of(rules, Side::one), grid_letter_of(rules, Side::two), kFood};
  std::string text;
  for (const std::string& row : random_rows(wanted, letters, random))
    text += (text.empty() ? "[\"" : ",\"") + row + "\"";
  const std::uint32_t longest = std::max(wanted.rows, wanted.columns);
  return text + "]\n" + number(random.below(longest) + 1) + "\n" + number(random.below(longest) + 1) + "\n";
}

std::string random_neighbours(const RandomBoard& wanted, Random& random) {
  const std::uint32_t points = std::max(wanted.rows, 3U);
  std::vector<std::vector<std::uint32_t>> lists(points);
  const std::vector<std::uint32_t> label = different(points, points, random);
  const auto join = [&](std::uint32_t one, std::uint32_t other) {
    lists[label[one]].push_back(label[other]);
    lists[label[other]].push_back(label[one]);
  };
  for (std::uint32_t point = 1; point < points; ++point) {
    const std::uint32_t parent = random.below(point);
    for (std::uint32_t other = 0; other < point; ++other) {
      if (other == parent || random.happens(wanted.percent)) join(point, other);
    }
  }
  // The statement's cat can move, and not into the hole.
  if (lists[2] == std::vector{0U}) {
    lists[2].push_back(1);
    lists[1].push_back(2);
  }
  std::string text;
  for (const auto& list : lists) {
    text += text.empty() ? "[[" : ",[";
    for (std::size_t rank = 0; rank < list.size(); ++rank) text += (rank == 0 ? "" : ",") + number(list[rank]);
    text += "]";
  }
  return text + "]\n";
}

std::string random_edges(const RandomBoard& wanted, Random& random) {
  const std::uint32_t points = std::max(wanted.rows, 1U);
  std::string text;
  std::uint32_t edges = 0;
  for (std::uint32_t from = 1; from <= points; ++from) {
    for (std::uint32_t to = 1; to <= points; ++to) {
      if (!random.happens(wanted.percent)) continue;
      text += number(from) + " " + number(to) + "\n";
      ++edges;
    }
  }
  const std::uint32_t start = random.below(points) + 1;
  const std::uint32_t goal = random.below(points + 1);
  return number(points) + " " + number(edges) + " 1\n" + text + number(start) + " " + number(goal == start ? 0 : goal) +
         "\n";
}

// The only problem of a text; nothing if it is not valid.
std::optional<Problem> read_one(const Rules& rules, const std::string& text) {
  ProblemReader reader(rules);
  reader.feed(text);
  reader.finish();
  auto next = reader.next();
  Problem* problem = next ? std::get_if<Problem>(&*next) : nullptr;
  return problem == nullptr ? std::nullopt : std::optional(std::move(*problem));
}

// Whether a game's standard position stands on a rectangle of that size with obstacles and without marks.
bool has_standard_board(const GameEntry& entry, const RandomBoard& wanted) {
  const auto problem = read_one(entry.rules, entry.standard);
  if (!problem) return false;
  const Board& board = problem->game.board();
  return !board.is_graph() && !board.has_marks() && board.free_squares() != board.squares() &&
         board.rows() == wanted.rows && board.columns() == wanted.columns;
}

// The standard position's board, with the pieces on random open squares.
std::optional<Problem> on_standard_board(const GameEntry& entry, Random& random) {
  auto problem = read_one(entry.rules, entry.standard);
  if (!problem) return std::nullopt;
  const std::uint32_t count = problem->game.board().squares();
  const auto squares = different(count, count, random);
  Position position{.to_move = entry.rules.starts};
  auto next = squares.begin();
  for (const Side side : kSides) {
    for (int piece = 0; piece < entry.rules.side(side).pieces; ++piece) {
      const auto open = [&](std::uint32_t square) { return problem->game.may_stand(side, Square{square}); };
      next = std::find_if(next, squares.end(), open);
      if (next == squares.end()) return std::nullopt;
      position.of(side).insert(Square{*next++});
    }
  }
  problem->position = position;
  return problem;
}

std::string random_text(const Rules& rules, const Contest& contest, const RandomBoard& wanted, Random& random) {
  switch (contest.input) {
    case Contest::Input::coordinates:
      return random_coordinates(rules, wanted, random);
    case Contest::Input::letter_grids:
      return random_letter_grid(rules, wanted, random);
    case Contest::Input::neighbour_lists:
      return random_neighbours(wanted, random);
    case Contest::Input::edge_list:
      return random_edges(wanted, random);
    case Contest::Input::numbered_drawings:
      return "0 1\n" + random_drawing(rules, wanted, random);
    case Contest::Input::drawings:
      break;
  }
  return random_drawing(rules, wanted, random);
}

}  // namespace

GameEntry random_board_entry(const Rules& rules, const RandomBoard& wanted) {
  const GameEntry* const known = find_entry(rules.id);
  const bool is_known = known != nullptr && known->rules == rules;
  if (is_known && (known->contest || has_standard_board(*known, wanted))) return *known;
  return {.rules = rules, .contest = contest_of(rules)};
}

std::optional<Problem> random_problem(const GameEntry& entry, const RandomBoard& wanted, Random& random) {
  auto problem = entry.contest ? read_one(entry.rules, random_text(entry.rules, *entry.contest, wanted, random))
                               : on_standard_board(entry, random);
  // In statements no piece begins on a goal.
  if (problem && problem->game.ending_by_position(problem->position)) return std::nullopt;
  return problem;
}

std::optional<std::vector<Problem>> random_problems(const GameEntry& entry, const RandomBoard& wanted,
                                                    std::uint32_t count, Random& random) {
  constexpr int kTries = 10000;
  std::vector<Problem> problems;
  int failures = 0;
  while (problems.size() < count) {
    auto problem = random_problem(entry, wanted, random);
    if (!problem && ++failures == kTries) return std::nullopt;
    if (!problem) continue;
    failures = 0;
    problem->board = static_cast<std::uint32_t>(problems.size() + 1);
    problems.push_back(*std::move(problem));
  }
  return problems;
}

}  // namespace catchmate
