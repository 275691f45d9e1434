#include <catchmate/detector.h>
#include <catchmate/games.h>
#include <catchmate/mistakes.h>

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

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

std::optional<Detection> difference(const Rules& rules, const std::string& input, const std::string& output) {
  Detector detector(rules, input, output);
  while (detector.advance()) {
  }
  CHECK_FALSE(detector.error());
  return detector.difference();
}

std::string kinds_of(const Detection& detection) {
  std::string kinds;
  for (const Explanation& explanation : detection.explanations) kinds += explanation.kind + " ";
  return kinds;
}

}  // namespace

TEST_CASE("The first wrong answer is found, with the mistakes that explain all answers", "[mistakes]") {
  struct Case {
    const char *game, *input, *output;
    int board;  // 0 if the output is right
    const char *expected, *got, *kinds;
  };
  for (const auto& [game, input, output, board, expected, got, kinds] : {
           Case{"crossing-pawn", kBoards, "Black 0\nBlack 2\nBlack 2\n", 0, "", "", ""},
           {"crossing-pawn", kBoards, "  Black 0 Black\t2\r\n\nBlack 2", 0, "", "", ""},
           {"crossing-pawn", kBoards, "Black 0\nBlack 1\nBlack 1\n", 2, "Black 2", "Black 1", "rounds one-less "},
           {"crossing-pawn", kBoards, "Black 0\nTie\nBlack 1\n", 2, "Black 2", "Tie", ""},
           {"crossing-pawn", kBoards, "Black 0\nBlack 2\n", 3, "Black 2", "", nullptr},
           {"crossing-pawn", kBoards, "Black 0\nBlack 2\nBlack 2\nTie\n", 3, "", "Tie", nullptr},
           {"cat-and-mouse", "[[1,3],[0],[3],[0,2]]", "0", 1, "1", "0", nullptr},
       }) {
    INFO(output);
    const auto found = difference(*find_game(game), input, output);
    REQUIRE(found.has_value() == (board != 0));
    if (!found) continue;
    CHECK(found->problem.board == static_cast<std::uint32_t>(board));
    CHECK(found->expected == expected);
    CHECK(found->got == got);
    if (kinds != nullptr) CHECK(kinds_of(*found) == kinds);
  }
}

TEST_CASE("An input of another format is an error", "[mistakes]") {
  Detector detector(chase(), "8 1 1 9 1", "WHITE 1");
  CHECK_FALSE(detector.advance());
  REQUIRE(detector.error());
  CHECK(message(*detector.error()) == "line 1, column 7: found '9', expected r2 from 1 to 8");
  Detector large(chase(), "20 1 1 9 9", "WHITE 1", 1000);
  CHECK_FALSE(large.advance());
  CHECK(large.error().value().code == InputError::Code::table_too_large);
}

TEST_CASE("The first difference comes before the mistakes, tried one by one", "[mistakes]") {
  Detector detector(crossing_pawn(), kBoards, "Black 0\nBlack 1\nBlack 1\n");
  for (int board = 0; board < 4; ++board) CHECK(detector.advance());
  REQUIRE(detector.difference());
  CHECK(detector.difference()->explanations.empty());
  for (std::size_t mistake = 0; mistake < mistakes_of(crossing_pawn()).size(); ++mistake) CHECK(detector.advance());
  CHECK_FALSE(detector.advance());
  CHECK_FALSE(detector.difference()->explanations.empty());
}

TEST_CASE("A mistake's answer follows the rules it plays by", "[mistakes]") {
  const Drawing drawing{"#O#", "O.X"};
  const Problem problem{.game = Game(crossing_pawn(), board_of(drawing)), .position = position_of(drawing)};
  for (const Mistake& mistake : mistakes_of(crossing_pawn())) {
    INFO(mistake.kind);
    const auto answer = answer_with(mistake, problem);
    if (mistake.kind == "rounds") CHECK(answer == "Black 1");
    if (!mistake.rules) continue;
    CHECK(mistake.rules->id == mistake.kind);
    CHECK_FALSE(validate(*mistake.rules, Ground::rectangle));
    const Game game(*mistake.rules, problem.game.board());
    const Value value = table_of(game).lookup(problem.position);
    CHECK(answer == write_answer(crossing_pawn(), problem.position.to_move, value));
  }
}

TEST_CASE("Each mistake has its own name and sentence in every game", "[mistakes]") {
  for (const GameEntry& entry : game_entries()) {
    std::set<std::pair<std::string, std::optional<Side>>> names;
    std::set<std::string> sentences;
    for (const Mistake& mistake : mistakes_of(entry.rules)) {
      INFO(entry.rules.id << " " << mistake.kind);
      CHECK(names.emplace(mistake.kind, mistake.side).second);
      CHECK(sentences.insert(mistake.about.en).second);
    }
    CHECK(names.size() > 5);
  }
}

TEST_CASE("Programs with mistakes answer every board of a file, or only the small ones", "[mistakes]") {
  const auto found = answers_for(crossing_pawn(), kBoards);
  const auto& [right, mistaken] = std::get<FileAnswers>(found);
  CHECK(right == std::vector<std::string>{"Black 0", "Black 2", "Black 2"});
  const auto answers_of = [](const FileAnswers& all, const std::string& id) {
    for (const MistakenAnswers& each : all.mistaken) {
      if (each.id == id) return each.answers;
    }
    return std::vector<std::optional<std::string>>{};
  };
  using Answers = std::vector<std::optional<std::string>>;
  const auto& all = std::get<FileAnswers>(found);
  CHECK(all.mistaken.size() == mistakes_of(crossing_pawn()).size());
  CHECK(answers_of(all, "rounds") == Answers{"Black 0", "Black 1", "Black 1"});
  CHECK(answers_of(all, "stuck-draws-red").front() == "Tie");
  // The second board has 504 positions, the first 4,290.
  const auto small = answers_for(crossing_pawn(), kBoards, 1000);
  const Answers stuck = answers_of(std::get<FileAnswers>(small), "stuck-draws-red");
  CHECK(!stuck[0]);
  CHECK(stuck[1]);
  CHECK(answers_of(std::get<FileAnswers>(small), "rounds") == answers_of(all, "rounds"));
  CHECK(std::holds_alternative<InputError>(answers_for(crossing_pawn(), "0 1\n")));
}
