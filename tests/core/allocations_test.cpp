/// Exhausted memory: the nth allocation fails, for every n of a solve and of each question. One thread: others would
/// allocate at their own times.
#include <catchmate/analysis.h>
#include <catchmate/games.h>
#include <catchmate/report.h>
#include <catchmate/signature.h>
#include <catchmate/solver.h>
#include <catchmate/statistics.h>
#include <catchmate/verify.h>

#include <cstdint>
#include <cstdlib>
#include <functional>
#include <limits>
#include <new>
#include <string>
#include <variant>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

constexpr std::uint64_t kAll = std::numeric_limits<std::uint64_t>::max();
std::uint64_t allocations_left = kAll;
std::int64_t blocks = 0;

bool may_allocate() noexcept {
  if (allocations_left == kAll) return true;
  if (allocations_left == 0) return false;
  --allocations_left;
  return true;
}

void* allocate(std::size_t size) {
  void* block = may_allocate() ? std::malloc(size) : nullptr;
  if (block == nullptr) throw std::bad_alloc();
  ++blocks;
  return block;
}

void release(void* block) noexcept {
  if (block != nullptr) --blocks;
  std::free(block);
}

}  // namespace

// The linker redirects the core's calls here.
extern "C" {
void* __real_aligned_alloc(std::size_t alignment, std::size_t size);
void* __wrap_aligned_alloc(std::size_t alignment, std::size_t size) {
  return may_allocate() ? __real_aligned_alloc(alignment, size) : nullptr;
}
}

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void operator delete(void* block) noexcept { release(block); }
void operator delete[](void* block) noexcept { release(block); }
void operator delete(void* block, std::size_t /*size*/) noexcept { release(block); }
void operator delete[](void* block, std::size_t /*size*/) noexcept { release(block); }

namespace {

// Acts with no allocation, then one, and so on: each time it must throw `bad_alloc` or succeed.
// Returns the number it needs.
std::uint64_t starve(const std::function<void()>& act) {
  act();  // Makes all one-time allocations.
  for (std::uint64_t allowed = 0;; ++allowed) {
    const std::int64_t before = blocks;
    allocations_left = allowed;
    bool failed = false;
    try {
      act();
    } catch (const std::bad_alloc&) {
      failed = true;
    }
    const bool enough = allocations_left > 0 && !failed;
    allocations_left = kAll;
    REQUIRE(blocks == before);
    if (enough) return allowed;
    REQUIRE(allowed < 100'000);
  }
}

constexpr std::uint32_t kThreads = 1;

Table solved(const Game& game) { return std::get<Table>(solve(game, {.threads = kThreads})); }

std::vector<Game> games_to_starve() {
  std::vector<Game> games;
  for (const Game& game : games_to_analyse()) {
    if (game.board().squares() <= 16) games.push_back(game);
  }
  return games;
}

}  // namespace

TEST_CASE("After any failed allocation a solve is refused or right, and the next one is right", "[memory]") {
  for (const Game& game : games_to_starve()) {
    const std::string expected = signature(solved(game), kThreads);
    starve([&] {
      Solver solver;
      const auto excess = solver.start(Game(game), {.threads = kThreads});
      if (excess) {
        if (excess->bytes != memory_needed(game.rules(), size_of(game.rules(), game.board()))) std::abort();
        return;
      }
      while (solver.advance()) {
      }
      const auto table = solver.take_table();
      if (const auto* made = std::get_if<Table>(&table)) {
        if (signature(*made, kThreads) != expected) std::abort();
      }
    });
    CHECK(signature(solved(game), kThreads) == expected);
  }
}

TEST_CASE("After any failed allocation a question is refused or right", "[memory]") {
  for (const Game& game : games_to_starve()) {
    const Table table = solved(game);
    std::optional<Position> some;
    table.for_each([&](const Position& position, Value value) {
      if (!some && value.outcome == Outcome::win && value.distance > 1) some = position;
    });
    if (!some) continue;
    const Position& position = *some;
    const std::vector<std::function<void()>> questions{
        [&] { static_cast<void>(table.lookup(position)); },
        [&] { static_cast<void>(game.ending(position)); },
        [&] { static_cast<void>(game.how_ended(position)); },
        [&] { static_cast<void>(move_values(table, position)); },
        [&] { static_cast<void>(principal_line(table, position)); },
        [&] { static_cast<void>(heat_map(table, position, Side::one, position.moved_by(Side::one)[0])); },
        [&] { static_cast<void>(report(table, position, {.moves = true, .line = true, .boards = true})); },
        [&] { static_cast<void>(signature(table, kThreads)); },
        [&] { static_cast<void>(verify(table, kThreads)); },
        [&] {
          StatisticsTask survey(table, kThreads);
          while (survey.advance()) {
          }
          static_cast<void>(survey.statistics());
        },
    };
    for (const auto& question : questions) starve(question);
  }
}
