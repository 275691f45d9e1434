#include "catchmate/verify.h"

#include <cassert>
#include <vector>

#include "../rules/wording.h"

namespace catchmate {

namespace {

// The positions of a slice: a few milliseconds, long beside its overhead.
constexpr std::uint64_t kVerifySlice = 1U << 15U;

}  // namespace

VerifyTask::VerifyTask(const Table& table, std::uint32_t threads)
    : table_(table), index_(table.game()), walk_(table, kVerifySlice, threads) {
  assert(!table.partial());
}

bool VerifyTask::advance() {
  if (verdict_.fault) return false;
  std::vector<Verdict> parts(walk_.parts());
  walk_.advance([&](std::uint32_t part, std::uint64_t first, std::uint64_t last) {
    Verdict found;
    index_.for_each_position(table_.game(), first, last,
                             [&](std::uint64_t, const Position& position) { check(position, found); });
    parts[part] = found;
  });
  for (const Verdict& found : parts) {
    verdict_.positions += found.positions;
    verdict_.fault = found.fault;
    if (verdict_.fault) return false;
  }
  return walk_.more();
}

void VerifyTask::check(const Position& position, Verdict& verdict) const {
  if (verdict.fault) return;
  ++verdict.positions;
  const Game& game = table_.game();
  const Value value = table_.lookup(position);
  const auto blame = [&](Fault::Kind kind, std::optional<MoveValue> best = {}) {
    verdict.fault = {.kind = kind, .position = position, .value = value, .best = best};
  };
  std::optional<MoveValue> best;
  const auto consider = [&](const Move& move) {
    const Position next = after(position, move);
    const Value worth = value_before(table_.lookup(next));
    if (!best || better(worth, best->value)) best = {move, next, worth};
  };

  std::optional<Outcome> ending = game.ending_by_position(position);
  if (!ending) {
    game.for_each_move(position, consider);
    if (!best) ending = game.ending(position);
  }
  if (ending) {
    if (value != Value{*ending, 0}) blame(Fault::Kind::wrong_ending);
  } else if (value.outcome != Outcome::draw && value.distance == 0) {
    blame(Fault::Kind::not_over, best);
  } else if (value != best->value) {
    blame(better(best->value, value) ? Fault::Kind::too_low : Fault::Kind::too_high, best);
  }
}

Verdict verify(const Table& table, std::uint32_t threads) {
  VerifyTask verification(table, threads);
  while (verification.advance()) {
  }
  return verification.verdict();
}

std::string message(const Game& game, const Fault& fault, Language language) {
  const Speaker say{language};
  const auto after = [&](Value value) { return after_word(language, write_value(say, value)); };
  const std::string start = say({"{0}: the table has a{1}, but ", "{0}：表里是{1}，但"},
                                write_position(say, game, fault.position), after(fault.value));
  const auto of_best = [&](const Text& pattern) {
    return start + say(pattern, write_move(say, game.board(), fault.best->move), after(fault.best->value));
  };
  switch (fault.kind) {
    case Fault::Kind::wrong_ending:
      return start + say({"the game is over, a{0}", "这局棋已经结束，是{0}"},
                         after({game.ending(fault.position).value_or(Outcome::draw), 0}));
    case Fault::Kind::not_over:
      return start + say({"the game goes on", "这局棋还没有结束"});
    case Fault::Kind::too_low:
      return of_best({"the move {0} is worth a{1}", "走法 {0} 的结果是{1}"});
    case Fault::Kind::too_high:
      break;
  }
  return of_best({"the best move, {0}, is worth a{1}", "最优走法 {0} 的结果是{1}"});
}

}  // namespace catchmate
