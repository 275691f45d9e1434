#include <catchmate/games.h>
#include <catchmate/notation.h>
#include <catchmate/signature.h>
#include <catchmate/solver.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <variant>
#include <vector>

#include "boards.h"
#include "catch.h"
#include "reference/chase.h"
#include "reference/crossing_pawn.h"
#include "reference/plain_solver.h"
#include "reference/police_and_thief.h"

using namespace catchmate;

namespace {

namespace fs = std::filesystem;

// The smallest memory on which the fixtures are solved; those that are too large are too large for any machine.
constexpr std::uint64_t kMemory = std::uint64_t{1} << 30U;

// Sanitizers take their time, so that boards with more free squares than this are left to the other builds.
constexpr std::uint32_t kMostFreeSquares = kSanitized ? 64 : 1000;
constexpr std::uint64_t kMostPositions = 250'000;

const fs::path kFixtures = CATCHMATE_FIXTURES;

std::string content(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  INFO(path.string());
  REQUIRE(file);
  return {std::istreambuf_iterator<char>(file), {}};
}

fs::path with_extension(fs::path path, const char* extension) { return path.replace_extension(extension); }

std::vector<fs::path> inputs(const fs::path& folder) {
  std::vector<fs::path> found;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".in") found.push_back(entry.path());
  }
  std::sort(found.begin(), found.end());
  REQUIRE_FALSE(found.empty());
  return found;
}

struct FixtureRead {
  std::vector<Problem> problems;
  std::string error;
};

FixtureRead read(const std::string& game_id, const std::string& text) {
  ProblemReader reader(*find_game(game_id), kMemory);
  reader.feed(text);
  reader.finish();
  FixtureRead found;
  while (auto next = reader.next()) {
    if (const auto* error = std::get_if<InputError>(&*next)) {
      found.error = message(*error);
    } else {
      found.problems.push_back(std::get<Problem>(*std::move(next)));
    }
  }
  return found;
}

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> found;
  std::size_t start = 0;
  for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', start)) {
    found.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  CHECK(start == text.size());
  return found;
}

std::string answer(const Problem& problem) {
  const Table table = std::get<Table>(solve(problem.game));
  return write_answer(problem.game.rules(), problem.position.to_move, table.lookup(problem.position));
}

// The answer by the plain solver, which goes from position to position.
std::string answer_of_plain_solver(const Problem& problem) {
  const Value value = solve_plain(problem.game).lookup(problem.position);
  return write_answer(problem.game.rules(), problem.position.to_move, value);
}

std::string answer_of_twin(const Problem& problem) {
  if (problem.game.rules() != chase() && problem.game.rules() != crossing_pawn())
    return answer_of_plain_solver(problem);
  const auto place = [&](Side side, std::size_t rank) {
    const Square square = problem.position.of(side)[rank];
    const Board& board = problem.game.board();
    return reference::Place{static_cast<int>(board.row(square)), static_cast<int>(board.column(square))};
  };
  const bool is_chase = problem.game.rules() == chase();
  const reference::Verdict verdict =
      is_chase ? reference::Chase(static_cast<int>(problem.game.board().rows()))
                     .verdict(place(Side::one, 0), place(Side::two, 0), true)
               : reference::CrossingPawn(drawing_of(problem.game.board()))
                     .verdict(place(Side::one, 0), place(Side::one, 1), place(Side::two, 0), true);
  if (verdict.result == reference::Result::drawn) return is_chase ? "DRAW" : "Tie";
  const bool first = verdict.result == reference::Result::won;
  const std::string winner = is_chase ? (first ? "WHITE " : "BLACK ") : (first ? "Red " : "Black ");
  return winner + std::to_string(verdict.plies);
}

bool left_out(const Problem& problem) {
  return problem.game.board().free_squares() > kMostFreeSquares ||
         (kSanitized && PlacementIndex(problem.game).positions() > kMostPositions);
}

}  // namespace

TEST_CASE("Every fixture's answer is the solver's, and the twin's", "[fixtures][reference]") {
  for (const Rules& rules : games()) {
    for (const fs::path& path : inputs(kFixtures / rules.id)) {
      INFO(path.string());
      const FixtureRead found = read(rules.id, content(path));
      CHECK(found.error.empty());
      const std::vector<std::string> expected = lines(content(with_extension(path, ".out")));
      REQUIRE(found.problems.size() == expected.size());
      for (std::size_t board = 0; board < expected.size(); ++board) {
        if (left_out(found.problems[board])) continue;
        INFO("board " << board + 1);
        CHECK(answer(found.problems[board]) == expected[board]);
        CHECK(answer_of_twin(found.problems[board]) == expected[board]);
      }
    }
  }
}

TEST_CASE("Police and thief with an exit in a corner is what the textbook says, by its own order of what ends the game",
          "[fixtures][reference]") {
  for (const char* name : {"textbook-escape.in", "textbook-chase.in"}) {
    INFO(name);
    const FixtureRead found = read("police-and-thief", content(kFixtures / "police-and-thief" / name));
    REQUIRE(found.problems.size() == 1);
    const Game& game = found.problems.front().game;
    const Board& board = game.board();
    const auto place = [&](Square square) {
      return reference::Place{static_cast<int>(board.row(square)), static_cast<int>(board.column(square))};
    };
    const std::vector<Square> exits = board.marked_goals();
    REQUIRE(exits.size() == 1);
    const reference::PoliceAndThief twin(drawing_of(board), place(exits.front()));
    const Table table = std::get<Table>(solve(game));
    std::size_t wrong = 0;
    std::size_t compared = 0;
    table.for_each([&](const Position& position, Value value) {
      const Square police = position.of(Side::one)[0];
      const Square thief = position.of(Side::two)[0];
      // The policeman never goes to the exit beside the thief, whom he could catch instead.
      if (police == exits.front() && position.to_move == Side::two) return;
      if (police == thief && police == exits.front()) return;
      const reference::Verdict verdict = twin.verdict(place(police), place(thief), position.to_move == Side::one);
      const auto result = static_cast<reference::Result>(value.outcome);
      const bool same_plies = value.outcome == Outcome::draw || value.distance == verdict.plies;
      if (result != verdict.result || !same_plies) ++wrong;
      ++compared;
    });
    CHECK(compared > 1000);
    CHECK(wrong == 0);
  }
}

TEST_CASE("An exit away from the corners can be guarded by the textbook's rules, and not by the library's",
          "[fixtures][reference]") {
  const std::string exit = "1 3 police\ngoal thief 1,2\nO.X\n";
  CHECK(answer(read("police-and-thief", exit).problems.at(0)) == "Thief 2");
  CHECK(reference::PoliceAndThief({"..."}, {1, 2}).verdict({1, 1}, {1, 3}, true) ==
        reference::Verdict{reference::Result::won, 3});
}

TEST_CASE("Every bad fixture has its message, after the answers to the boards before", "[fixtures]") {
  for (const fs::path& path : inputs(kFixtures / "bad")) {
    INFO(path.string());
    const std::string name = path.filename().string();
    const auto rules = std::find_if(games().begin(), games().end(),
                                    [&](const Rules& game) { return name.starts_with(game.id + "-"); });
    REQUIRE(rules != games().end());
    const FixtureRead found = read(rules->id, content(path));

    const std::string expected = content(with_extension(path, ".err"));
    const std::string message = "catchmate: " + found.error + "\n";
    // A star stands for the memory of the machine, which the message names.
    const std::size_t star = std::min(expected.find('*'), expected.size());
    CHECK(message.substr(0, star) == expected.substr(0, star));
    if (star == expected.size()) CHECK(message == expected);

    std::string answers;
    for (const Problem& problem : found.problems) answers += answer(problem) + "\n";
    const fs::path before = with_extension(path, ".out");
    CHECK(answers == (fs::exists(before) ? content(before) : ""));
  }
}

TEST_CASE("Every fixture's tables have the signatures that are written down", "[fixtures][signature]") {
  for (const nlohmann::json& entry : nlohmann::json::parse(content(kFixtures / "signatures.json"))) {
    const fs::path fixture = entry.at("fixture").get<std::string>();
    INFO(fixture.string());
    const FixtureRead found = read(fixture.parent_path().string(), content(kFixtures / fixture));
    const auto expected = entry.at("signatures").get<std::vector<std::string>>();
    REQUIRE(found.problems.size() == expected.size());
    for (std::size_t board = 0; board < expected.size(); ++board) {
      if (left_out(found.problems[board])) continue;
      const Table table = std::get<Table>(solve(found.problems[board].game));
      CHECK(signature(table) == expected[board]);
    }
  }
}
