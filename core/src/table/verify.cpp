#include "catchmate/verify.h"

#include <cassert>
#include <vector>

#include "../rules/wording.h"

namespace catchmate {

namespace {

// The positions of a slice: a few milliseconds, long beside its overhead.
constexpr std::uint64_t kVerifySlice = 1U << 15U;

std::string with_article(Value value) { return std::string("a ").append(write_value(value)); }

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

std::string message(const Game& game, const Fault& fault) {
  const std::string start =
      write_position(game, fault.position) + ": the table has " + with_article(fault.value) + ", but ";
  const auto move = [&] { return write_move(game.board(), fault.best->move); };
  switch (fault.kind) {
    case Fault::Kind::wrong_ending:
      return start + "the game is over, " + with_article({game.ending(fault.position).value_or(Outcome::draw), 0});
    case Fault::Kind::not_over:
      return start + "the game goes on";
    case Fault::Kind::too_low:
      return start + "the move " + move() + " is worth " + with_article(fault.best->value);
    case Fault::Kind::too_high:
      break;
  }
  return start + "the best move, " + move() + ", is worth " + with_article(fault.best->value);
}

}  // namespace catchmate
