#include <catchmate/games.h>
#include <catchmate/notation.h>
#include <catchmate/signature.h>
#include <catchmate/solver.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <variant>
#include <vector>

#include "boards.h"
#include "catch.h"
#include "reference/plain_solver.h"

using namespace catchmate;

namespace {

namespace fs = std::filesystem;

// The least memory that solves the fixtures; the fixtures that are too large exceed any machine.
constexpr std::uint64_t kMemory = std::uint64_t{1} << 30U;

// Sanitizers are slow: other builds take the boards with more free squares than this.
constexpr std::uint32_t kMostFreeSquares = kSanitized ? 64 : 1000;
constexpr std::uint64_t kMostPositions = 250'000;

// The plain solver is slow in every build.
constexpr std::uint64_t kMostPlainPositions = 100'000;

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

std::string answer(const Table& table, const Problem& problem) {
  return write_answer(problem.game.rules(), problem.position.to_move, table.lookup(problem.position));
}

bool is_skipped(const Problem& problem) {
  return problem.game.board().free_squares() > kMostFreeSquares ||
         (kSanitized && PlacementIndex(problem.game).positions() > kMostPositions);
}

}  // namespace

TEST_CASE("Both solvers answer every fixture with its pinned signature", "[fixtures][reference][signature]") {
  std::map<std::string, std::vector<std::string>> signatures;
  for (const nlohmann::json& entry : nlohmann::json::parse(content(kFixtures / "signatures.json"))) {
    entry.at("signatures").get_to(signatures[entry.at("fixture").get<std::string>()]);
  }
  for (const Rules& rules : games()) {
    for (const fs::path& path : inputs(kFixtures / rules.id)) {
      INFO(path.string());
      const FixtureRead found = read(rules.id, content(path));
      CHECK(found.error.empty());
      const std::vector<std::string> expected = lines(content(with_extension(path, ".out")));
      REQUIRE(found.problems.size() == expected.size());
      const auto pinned = signatures.find(fs::relative(path, kFixtures).string());
      for (std::size_t board = 0; board < expected.size(); ++board) {
        const Problem& problem = found.problems[board];
        if (is_skipped(problem)) continue;
        INFO("board " << board + 1);
        const Table table = table_of(problem.game);
        CHECK(answer(table, problem) == expected[board]);
        if (table.positions() <= kMostPlainPositions)
          CHECK(answer(solve_plain(problem.game), problem) == expected[board]);
        if (pinned != signatures.end()) CHECK(signature(table) == pinned->second.at(board));
      }
      if (pinned != signatures.end()) signatures.erase(pinned);
    }
  }
  CHECK(signatures.empty());
}

TEST_CASE("Every bad fixture has its message, after the answers to earlier boards", "[fixtures]") {
  for (const fs::path& path : inputs(kFixtures / "bad")) {
    INFO(path.string());
    const std::string name = path.filename().string();
    const auto rules = std::find_if(games().begin(), games().end(),
                                    [&](const Rules& game) { return name.starts_with(game.id + "-"); });
    REQUIRE(rules != games().end());
    const FixtureRead found = read(rules->id, content(path));

    const std::string expected = content(with_extension(path, ".err"));
    const std::string message = "catchmate: " + found.error + "\n";
    // A star stands for the machine's memory in the message.
    const std::size_t star = std::min(expected.find('*'), expected.size());
    CHECK(message.substr(0, star) == expected.substr(0, star));
    if (star == expected.size()) CHECK(message == expected);

    std::string answers;
    for (const Problem& problem : found.problems) answers += answer(table_of(problem.game), problem) + "\n";
    const fs::path before = with_extension(path, ".out");
    CHECK(answers == (fs::exists(before) ? content(before) : ""));
  }
}
