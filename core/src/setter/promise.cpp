#include "catchmate/promise.h"

#include <algorithm>
#include <variant>

#include "catchmate/data_fault.h"
#include "catchmate/solver.h"

namespace catchmate {

namespace {

std::optional<std::string> outside(const std::optional<SizeRange>& range, std::uint32_t found, const Text& what,
                                   const Speaker& say) {
  if (!range || range->holds(found)) return std::nullopt;
  const Text wording = range->least == range->most
                           ? Text{"found {0} {1}, expected {2}", "{1}是 {0}，应为 {2}"}
                           : Text{"found {0} {1}, expected {2} to {3}", "{1}是 {0}，应为 {2} 到 {3}"};
  return say(wording, found, what, range->least, range->most);
}

// Whether a row of obstacles, the only ones, cuts off one piece of side one.
bool is_walled(const Problem& problem) {
  const Board& board = problem.game.board();
  if (board.rows() < 2 || board.free_squares() + board.columns() != board.squares()) return false;
  for (std::uint32_t column = 1; column <= board.columns(); ++column) {
    if (!board.obstacle(board.square(board.rows() - 1, column))) return false;
  }
  const auto below = [&](Side side) {
    const auto& pieces = problem.position.of(side);
    return std::count_if(pieces.begin(), pieces.end(),
                         [&](Square square) { return board.row(square) == board.rows(); });
  };
  return below(Side::one) == 1 && below(Side::two) == 0;
}

std::string list_of(const std::vector<std::string>& answers) {
  std::string list;
  for (const std::string& answer : answers) list.append(list.empty() ? "" : ", ").append(answer);
  return list;
}

std::optional<std::string> broken_by_answer(const Promise& promise, const Problem& problem, const Speaker& say,
                                            std::uint64_t memory_budget) {
  const auto solved = solve(problem.game, {.memory_budget = memory_budget, .position = problem.position});
  const auto* table = std::get_if<Table>(&solved);
  if (table == nullptr) return message(std::get<TableTooLarge>(solved), say.language);
  const Value value = table->lookup(problem.position);
  const std::string answer = write_answer(problem.game.rules(), problem.position.to_move, value);
  const auto& answers = promise.answers;
  if (!answers.empty() && std::find(answers.begin(), answers.end(), answer) == answers.end()) {
    return say({"its answer is {0}, expected {1}", "答案是 {0}，应为 {1}"}, answer, list_of(answers));
  }
  const bool ends = value.outcome != Outcome::draw && !value.endless();
  if (promise.most_plies == 0 || !ends || value.distance <= promise.most_plies) return std::nullopt;
  return say({"its answer is {0}, expected at most {1} plies", "答案是 {0}，步数应不超过 {1}"}, answer,
             promise.most_plies);
}

}  // namespace

std::optional<std::string> broken_promise(const Promise& promise, const Problem& problem, Language language,
                                          std::uint64_t memory_budget) {
  const Speaker say{language};
  const Board& board = problem.game.board();
  if (auto reason = outside(promise.rows, board.rows(), {"rows", "行数"}, say)) return reason;
  if (auto reason = outside(promise.columns, board.columns(), {"columns", "列数"}, say)) return reason;
  if (promise.walled && !is_walled(problem)) {
    return say(
        {"expected obstacles on all of the row before the last one and nowhere else, and one piece of the first "
         "side below",
         "倒数第二行应全是障碍，别处没有障碍，最后一行只有先手的一枚棋子"});
  }
  if (promise.answers.empty() && promise.most_plies == 0) return std::nullopt;
  return broken_by_answer(promise, problem, say, memory_budget);
}

}  // namespace catchmate
