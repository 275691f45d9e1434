#include <catchmate/games.h>
#include <catchmate/mistakes.h>

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

// The statement's sample: Black 0, Black 2, Black 2.
constexpr const char* kBoards =
    "0 3\n"
    "4 5\n...#O\n.#..#\n#O#..\n.#..X\n"
    "3 3\n#.#\nO.O\n.X.\n"
    "3 3\nO..\n.#X\n.O.\n";

Detection detected(const char* game, const std::string& input, const std::string& output) {
  const auto found = detect(*find_game(game), input, output);
  return std::get<std::optional<Detection>>(found).value();
}

bool is_right(const std::string& output) {
  const auto found = detect(crossing_pawn(), kBoards, output);
  return !std::get<std::optional<Detection>>(found);
}

std::string kinds(const Detection& detection) {
  std::string kinds;
  for (const Explanation& explanation : detection.explanations) kinds += explanation.kind + " ";
  return kinds;
}

}  // namespace

TEST_CASE("White space does not make an output wrong", "[mistakes]") {
  CHECK(is_right("Black 0\nBlack 2\nBlack 2\n"));
  CHECK(is_right("  Black 0 Black\t2\r\n\nBlack 2"));
}

TEST_CASE("The first answer that differs is told, and the mistakes that explain all answers", "[mistakes]") {
  const Detection rounds = detected("crossing-pawn", kBoards, "Black 0\nBlack 1\nBlack 1\n");
  CHECK(rounds.boards == 3);
  CHECK(rounds.problem.board == 2);
  CHECK(rounds.expected == "Black 2");
  CHECK(rounds.got == "Black 1");
  CHECK(kinds(rounds) == "rounds one-less ");
  CHECK(kinds(detected("crossing-pawn", kBoards, "Black 0\nTie\nBlack 1\n")).empty());
}

TEST_CASE("An output that ends too early or goes on is told", "[mistakes]") {
  const Detection shorter = detected("crossing-pawn", kBoards, "Black 0\nBlack 2\n");
  CHECK(shorter.problem.board == 3);
  CHECK(shorter.expected == "Black 2");
  CHECK(shorter.got.empty());
  const Detection longer = detected("crossing-pawn", kBoards, "Black 0\nBlack 2\nBlack 2\nTie\n");
  CHECK(longer.problem.board == 3);
  CHECK(longer.expected.empty());
  CHECK(longer.got == "Tie");
}

TEST_CASE("Answers without a distance are compared", "[mistakes]") {
  const Detection detection = detected("cat-and-mouse", "[[1,3],[0],[3],[0,2]]", "0");
  CHECK(detection.expected == "1");
  CHECK(detection.got == "0");
}

TEST_CASE("An input that is none of the game's is an error", "[mistakes]") {
  const auto found = detect(chase(), "8 1 1 9 1", "WHITE 1");
  REQUIRE(std::holds_alternative<InputError>(found));
  CHECK(message(std::get<InputError>(found)) == "line 1, column 7: found '9', expected r2 from 1 to 8");
  CHECK(std::get<InputError>(detect(chase(), "20 1 1 9 9", "WHITE 1", 1000)).code == InputError::Code::table_too_large);
}

TEST_CASE("Each mistake has a name and a sentence of its own, in every game", "[mistakes]") {
  for (const GameEntry& entry : game_entries()) {
    std::set<std::pair<std::string, std::optional<Side>>> names;
    std::set<std::string> sentences;
    for (const Mistake& mistake : mistakes_of(entry.rules)) {
      INFO(entry.rules.id << " " << mistake.kind);
      CHECK(names.emplace(mistake.kind, mistake.side).second);
      CHECK(sentences.insert(mistake.about).second);
    }
    CHECK(names.size() > 5);
  }
}
