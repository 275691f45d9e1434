/// The core's functions for those who study a whole table; the widget's module is without them.
#include <catchmate/analysis.h>
#include <catchmate/verify.h>

#include <vector>

#include "exchange.h"

namespace catchmate::exported {

using namespace exchange;

// Says whether a game and a position are sound, which it requests.
[[clang::export_name("check")]] const double* check(double memory_budget) {
  const auto game = take_game(memory_budget);
  if (game && take_position_of(*game)) put_status(Status::ok);
  return send();
}

[[clang::export_name("statistics")]] const double* statistics(const Table& table) {
  const Statistics found = catchmate::statistics(table);
  put_status(Status::ok);
  for (const SideStatistics& side : found.to_move) {
    for (const std::uint64_t count : side.positions) put_count(count);
    put(side.longest_win ? 1 : 0);
    if (!side.longest_win) continue;
    put(side.longest_distance);
    put_position(*side.longest_win);
  }
  put(static_cast<double>(found.by_distance.size()));
  for (const std::uint64_t count : found.by_distance) put_count(count);
  return send();
}

[[clang::export_name("signature")]] const double* signature(const Table& table) {
  put_status(Status::ok);
  put_text(table.written_signature());
  return send();
}

[[clang::export_name("startVerification")]] Verification* start_verification(const Table& table) {
  return new Verification(table);
}

[[clang::export_name("advanceVerification")]] bool advance_verification(Verification& verification) {
  return verification.advance();
}

[[clang::export_name("dropVerification")]] void drop_verification(Verification* verification) { delete verification; }

[[clang::export_name("findings")]] const double* findings(const Verification& verification, const Table& table) {
  const Findings& found = verification.findings();
  put_status(Status::ok);
  put_count(found.positions);
  put(found.fault ? 1 : 0);
  if (found.fault) {
    put_position(found.fault->position);
    put_text(message(table.game(), *found.fault));
  }
  return send();
}

}  // namespace catchmate::exported
