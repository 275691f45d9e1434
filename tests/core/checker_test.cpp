#include <catchmate/checker.h>
#include <catchmate/cover.h>
#include <catchmate/games.h>
#include <catchmate/hard_boards.h>
#include <catchmate/mistakes.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

// Gives the answers of a file's last board, and holds all its tables.
using Program = std::function<std::optional<Value>(std::span<const Table> file, const Position& position)>;

std::optional<Value> right_value(std::span<const Table> file, const Position& position) {
  return file.back().lookup(position);
}

Program program_with(const Mistake& mistake) {
  return [&mistake](std::span<const Table> file, const Position& position) {
    const Valuation mistaken = mistake.simulate(file);
    return mistaken ? mistaken(position) : std::nullopt;
  };
}

// A program's output, with other white space than the judges'.
std::string output_of(const Rules& rules, const Program& program, const std::string& input) {
  std::vector<Table> tables;
  std::string output;
  for (const Problem& problem : problems_of(rules, input)) {
    tables.push_back(table_of(problem.game));
    const auto value = program(tables, problem.position);
    output += (value ? write_answer(problem.game.rules(), problem.position.to_move, *value) : "?") + " \n\n";
  }
  return output;
}

// Runs a program until its mistake is found and narrowed down, or at most this number of times.
std::vector<ProgramFailure> check(const GameEntry& entry, const Program& program, int most) {
  Checker checker(entry, 1);
  for (int runs = 0; runs < most || checker.has_found(); ++runs) {
    const auto input = checker.next();
    if (!input) break;
    checker.take({.output = output_of(entry.rules, program, *input)});
  }
  return checker.failures();
}

bool names(const ProgramFailure& failure, const Mistake& mistake) {
  return std::any_of(failure.explanations.begin(), failure.explanations.end(), [&](const Explanation& explanation) {
    return explanation.kind == mistake.kind && explanation.side == mistake.side;
  });
}

std::string name_of(const Mistake& mistake) {
  return mistake.kind + (mistake.side ? mistake.side == Side::one ? "-1" : "-2" : "");
}

// Undetectable mistakes: they change no answer of the game.
std::set<std::string> undetected(const GameEntry& entry) {
  std::set<std::string> missed;
  for (const Mistake& mistake : mistakes_of(entry.rules)) {
    INFO(entry.rules.id << " " << name_of(mistake));
    const auto failures = check(entry, program_with(mistake), 12);
    if (failures.empty()) {
      missed.insert(name_of(mistake));
      continue;
    }
    CHECK(failures.size() == 1);
    const bool has_none = failures.front().run.output.find('?') != std::string::npos;
    CHECK((has_none || names(failures.front(), mistake)));
  }
  return missed;
}

const GameEntry& crossing() { return *find_entry("crossing-pawn"); }

}  // namespace

TEST_CASE("The checker names each mistake in programs for token", "[checker]") {
  CHECK(undetected(*find_entry("token")) ==
        std::set<std::string>{"cap-squares", "hurries", "meets-first", "takes-first"});
}

TEST_CASE("The checker names each mistake in programs for crossing pawn and chase", "[checker][.long]") {
  CHECK(undetected(crossing()) == std::set<std::string>{"meets-first"});
  CHECK(undetected(*find_entry("chase")) == std::set<std::string>{"byte", "cap-squares", "endless-1", "endless-2",
                                                                  "is-blocked-2", "meets-first", "over-counts",
                                                                  "stuck-draws", "stuck-draws-1", "stuck-draws-2",
                                                                  "stuck-passes", "transposed-board"});
}

TEST_CASE("The checker accepts a right program", "[checker]") {
  for (const GameEntry& entry : game_entries()) {
    // Boards of games without a contest are slow.
    if (!entry.contest || (kPartly && entry.rules.id == "crossing-pawn")) continue;
    INFO(entry.rules.id);
    CHECK(check(entry, right_value, 4).empty());
  }
}

TEST_CASE("The checker finds the smallest board that shows a mistake", "[checker]") {
  const auto mistakes = mistakes_of(crossing().rules);
  const auto shares = std::find_if(mistakes.begin(), mistakes.end(), [](const Mistake& mistake) {
    return mistake.kind == "passes" && mistake.side == Side::one;
  });
  const auto failures = check(crossing(), program_with(*shares), 30);
  REQUIRE(failures.size() == 1);
  // Red would rather pass than step out of the pawn's way.
  CHECK(failures[0].input == "0 1\n2 3\n#O#\nO.X\n");
  CHECK(failures[0].line == "Black 2\nbest play, 2 plies:\n  1. red    (1,2)-(2,2)\n  2. black  (2,3)-(2,2)\n");
}

TEST_CASE("The checker finds a limit of plies exactly", "[checker]") {
  const Program capped = [](std::span<const Table> file, const Position& position) {
    const Value value = file.back().lookup(position);
    return std::optional(value.distance > 9 ? Value{} : value);
  };
  const auto failures = check(crossing(), capped, 100);
  REQUIRE(failures.size() == 1);
  REQUIRE_FALSE(failures[0].explanations.empty());
  CHECK(failures[0].explanations[0].about.en == "takes what lasts more than 9 plies for a draw");
}

TEST_CASE("The checker names what all wrong answers have in common", "[checker]") {
  struct Case {
    Program program;
    const char* draw;
    std::string about;
  };
  const auto changed = [](const std::function<void(Value&)>& change) {
    return [change](std::span<const Table> file, const Position& position) {
      Value value = file.back().lookup(position);
      if (value.outcome != Outcome::draw) change(value);
      return std::optional(value);
    };
  };
  for (const auto& [program, draw, about] :
       {Case{right_value, "Tie -1", "prints a number with a draw"},
        {changed([](Value& value) { value.distance += value.distance > 9 ? 2 : 0; }), "Tie",
         "counts 2 plies too many in games of more than 9 plies"},
        {changed([](Value& value) { value.distance -= value.distance > 9 ? 2 : 0; }), "Tie",
         "counts 2 plies too few in games of more than 9 plies"},
        {changed([](Value& value) { value.distance += value.distance > 4 ? value.distance / 2 * 2 : 0; }), "Tie",
         "finds each winner, but counts some games wrong, each by an even number of plies, as with a stack for a "
         "queue"}}) {
    INFO(about);
    Checker checker(crossing(), 1);
    for (int runs = 0; runs < 100 || checker.has_found(); ++runs) {
      const auto input = checker.next();
      if (!input) break;
      std::string output = output_of(crossing().rules, program, *input);
      for (std::size_t at = 0; (at = output.find("Tie", at)) != std::string::npos; at += 6) output.replace(at, 3, draw);
      checker.take({.output = output});
    }
    REQUIRE(checker.failures().size() == 1);
    const std::vector<Explanation> explanations = checker.failures()[0].explanations;
    REQUIRE(explanations.size() == 1);
    CHECK(explanations[0].about.en == about);
  }
}

TEST_CASE("A time-out is not for lack of room", "[checker]") {
  Checker checker(crossing(), 1);
  checker.settle();
  bool has_timed_out = false;
  for (int runs = 0; runs < 200; ++runs) {
    const auto input = checker.next();
    if (!input) break;
    const auto file = problems_of(crossing().rules, *input);
    const std::uint32_t rows = file.front().game.board().rows();
    if (!has_timed_out && rows > 4) {
      checker.take({.end = ProgramRun::End::timed_out});
      has_timed_out = true;
    } else if (rows > 4) {
      checker.take({.end = ProgramRun::End::signalled, .status = 11});
    } else {
      checker.take({.output = output_of(crossing().rules, right_value, *input)});
    }
  }
  REQUIRE(checker.failures().size() == 1);
  CHECK(checker.failures()[0].run.end == ProgramRun::End::timed_out);
  CHECK(checker.failures()[0].explanations.empty());
}

TEST_CASE("The checker names the room that a program lacks", "[checker]") {
  using Measure = std::function<std::size_t(const std::vector<Problem>&)>;
  const auto largest = [](const std::vector<Problem>& file, std::uint32_t (Board::*size)() const noexcept) {
    std::size_t most = 0;
    for (const Problem& problem : file) most = std::max<std::size_t>(most, (problem.game.board().*size)());
    return most;
  };
  for (const auto& [name, measure] :
       {std::pair<std::string, Measure>{"rows", [&](const auto& file) { return largest(file, &Board::rows); }},
        {"columns", [&](const auto& file) { return largest(file, &Board::columns); }},
        {"boards", [](const auto& file) { return file.size(); }}}) {
    INFO(name);
    Checker checker(crossing(), 1);
    for (int runs = 0; runs < 40 || checker.has_found(); ++runs) {
      const auto input = checker.next();
      if (!input) break;
      if (measure(problems_of(crossing().rules, *input)) > 4) {
        checker.take({.end = ProgramRun::End::signalled, .status = 11});
      } else {
        checker.take({.output = output_of(crossing().rules, right_value, *input)});
      }
      if (runs == 39) checker.settle();
    }
    REQUIRE(checker.failures().size() == 1);
    REQUIRE(checker.failures()[0].explanations.size() == 1);
    CHECK(checker.failures()[0].explanations[0].about.en == "has room for 4 " + name + " at most");
  }
}

TEST_CASE("The checker distinguishes kept state from a mistake on one board", "[checker]") {
  const Program keeping = [](std::span<const Table> file, const Position& position) {
    const Value value = file.back().lookup(position);
    return std::optional(file.size() > 2 ? Value{value.outcome, value.distance + 1} : value);
  };
  const auto failures = check(crossing(), keeping, 30);
  REQUIRE(failures.size() == 1);
  CHECK(failures[0].only_together);
  CHECK(failures[0].input.starts_with("0 3\n"));
}

TEST_CASE("The checker does not blame kept state for omitted answers", "[checker]") {
  Checker checker(crossing(), 1);
  while (const auto input = checker.next()) {
    const std::string output = output_of(crossing().rules, right_value, *input);
    checker.take({.output = output.substr(0, output.find('\n'))});
  }
  REQUIRE(checker.failures().size() == 1);
  CHECK_FALSE(checker.failures()[0].only_together);
}

TEST_CASE("Failures do not hide a wrong answer, and are reported themselves", "[checker]") {
  Checker checker(crossing(), 1);
  int runs = 0;
  while (runs < 100 || checker.has_found()) {
    const auto input = checker.next();
    if (!input) break;
    // Crashes on its first inputs, and on every board of one column.
    if (++runs < 3 || input->find(" 1\n", 4) != std::string::npos) {
      checker.take({.end = ProgramRun::End::signalled, .status = 11});
      continue;
    }
    checker.take({.output = output_of(
                      crossing().rules,
                      [](std::span<const Table> file, const Position& position) {
                        const Value value = file.back().lookup(position);
                        return std::optional(Value{value.outcome, value.distance / 2});
                      },
                      *input)});
  }
  const auto failures = checker.failures();
  REQUIRE(failures.size() == 2);
  CHECK(failures[0].run.succeeded());
  CHECK(failures[1].run.end == ProgramRun::End::signalled);
  CHECK(failures[1].explanations.empty());
}

TEST_CASE("The checker tries smaller boards for a wrong answer after one that took too long", "[checker]") {
  Checker checker(*find_entry("chase"), 1);
  int slow = 0;
  for (int runs = 0; runs < 400 && !checker.has_found(); ++runs) {
    const std::string input = checker.next().value();
    const bool is_slow = std::stoi(input) > 8;
    slow += is_slow ? 1 : 0;
    if (is_slow) {
      checker.take({.end = ProgramRun::End::timed_out});
    } else {
      checker.take({.output = output_of(
                        chase(),
                        [](std::span<const Table> file, const Position& position) {
                          const Value value = file.back().lookup(position);
                          return std::optional(file.back().game().board().rows() == 7 && value.distance > 2 ? Value{}
                                                                                                            : value);
                        },
                        input)});
    }
  }
  REQUIRE(checker.has_found());
  CHECK(checker.failures().front().run.succeeded());
  CHECK(slow > 0);
  CHECK(slow < 20);
}

TEST_CASE("Hard boards have the longest games known", "[checker]") {
  for (const auto& [game, expected] : {std::pair<const char*, std::vector<Ply>>{"crossing-pawn", {303, 141}},
                                       {"chase", {58}},
                                       {"cat-and-mouse-2", {50}},
                                       {"cat-and-mouse", {31}}}) {
    INFO(game);
    std::vector<Ply> plies;
    for (const std::string_view text : hard_boards(game)) {
      for (const Problem& problem : problems_of(*find_game(game), text)) {
        CHECK(fits_contest(problem.game, problem.position));
        const Value value = table_of(problem.game).lookup(problem.position);
        CHECK(value.outcome != Outcome::draw);
        plies.push_back(value.distance);
      }
    }
    CHECK(plies == expected);
  }
}

TEST_CASE("The checker finds a limit of 200 plies from each of five seeds", "[checker][.long]") {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Checker checker(crossing(), seed);
    for (int runs = 0; runs < 30 && !checker.has_found(); ++runs) {
      const std::string input = checker.next().value();
      checker.take({.output = output_of(
                        crossing().rules,
                        [](std::span<const Table> file, const Position& position) {
                          const Value value = file.back().lookup(position);
                          return std::optional(value.distance > 200 ? Value{} : value);
                        },
                        input)});
    }
    INFO(seed);
    CHECK(checker.has_found());
  }
}

TEST_CASE("The checker sees kept state behind a draw", "[checker]") {
  const Program keeping = [](std::span<const Table> file, const Position& position) {
    return std::optional(file.size() > 2 ? Value{} : file.back().lookup(position));
  };
  const auto failures = check(crossing(), keeping, 30);
  REQUIRE(failures.size() == 1);
  CHECK(failures[0].only_together);
}

TEST_CASE("Few boards separate the programs with mistakes from the right ones", "[cover]") {
  for (const char* id : {"cat-and-mouse-2", "token"}) {
    INFO(id);
    Cover cover(*find_entry(id), {.rows = 5, .columns = 5}, 1);
    for (int board = 0; board < 120; ++board) cover.step();
    const std::vector<Separating> boards = cover.boards();
    const std::vector<Mistake> mistakes = mistakes_of(find_entry(id)->rules);
    std::set<std::size_t> shown;
    for (const auto& [problem, numbers] : boards) {
      const Table table = table_of(problem.game);
      const std::string right =
          write_answer(problem.game.rules(), problem.position.to_move, table.lookup(problem.position));
      for (std::size_t number = 0; number < mistakes.size(); ++number) {
        const Valuation mistaken = mistakes[number].simulate({&table, 1});
        const auto value = mistaken ? mistaken(problem.position) : std::nullopt;
        const bool differs = value && write_answer(problem.game.rules(), problem.position.to_move, *value) != right;
        CHECK(differs == std::binary_search(numbers.begin(), numbers.end(), number));
      }
      shown.insert(numbers.begin(), numbers.end());
    }
    CHECK(boards.size() <= 8);
    CHECK(shown.size() >= mistakes.size() / 2);
  }
}
