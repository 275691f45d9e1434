/// A program with one of the known mistakes: `mistaken GAME KIND [SIDE]` reads a contest's input and prints what a
/// program with that mistake would; `mistaken GAME` prints the right answers; `mistaken GAME --list` lists the
/// mistakes.
#include <catchmate/mistakes.h>

#include <algorithm>
#include <iostream>
#include <iterator>
#include <string>
#include <variant>
#include <vector>

#include "catchmate/games.h"
#include "catchmate/solver.h"

using namespace catchmate;

namespace {

std::string name_of(const Rules& rules, const Mistake& mistake) {
  return mistake.kind + (mistake.side ? " " + rules.side(*mistake.side).name : "");
}

Valuation valuation_of(const Mistake* mistake, const std::vector<Table>& file) {
  if (mistake != nullptr) return mistake->simulate(file);
  return [&file](const Position& position) { return std::optional(file.back().lookup(position)); };
}

int print_answers(const Rules& rules, const Mistake* mistake) {
  ProblemReader reader(rules);
  reader.feed(std::string(std::istreambuf_iterator<char>(std::cin), {}));
  reader.finish();
  std::vector<Table> file;
  while (const auto next = reader.next()) {
    const auto* problem = std::get_if<Problem>(&*next);
    if (problem == nullptr) return 3;
    file.push_back(std::get<Table>(solve(problem->game)));
    const Valuation valuation = valuation_of(mistake, file);
    const auto value = valuation ? valuation(problem->position) : std::nullopt;
    std::cout << (value ? write_answer(problem->game.rules(), problem->position.to_move, *value) : "none") << "\n";
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  const Rules* rules = words.empty() ? nullptr : find_game(words[0]);
  if (rules == nullptr) return 2;
  std::string wanted;
  for (std::size_t word = 1; word < words.size(); ++word) wanted += (word > 1 ? " " : "") + words[word];
  const std::vector<Mistake> mistakes = mistakes_of(*rules);
  if (wanted == "--list") {
    for (const Mistake& mistake : mistakes) std::cout << name_of(*rules, mistake) << "\n";
    return 0;
  }
  const auto found = std::find_if(mistakes.begin(), mistakes.end(),
                                  [&](const Mistake& mistake) { return name_of(*rules, mistake) == wanted; });
  if (found == mistakes.end() && !wanted.empty()) return 2;
  return print_answers(*rules, found == mistakes.end() ? nullptr : &*found);
}
