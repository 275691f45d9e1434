/// The core's functions for those who study a whole table; the widget's module is without them.
#include <catchmate/analysis.h>
#include <catchmate/statistics.h>
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

[[clang::export_name("startSurvey")]] Survey* start_survey(const Table& table) { return new Survey(table); }

[[clang::export_name("advanceSurvey")]] bool advance_survey(Survey& survey) { return survey.advance(); }

[[clang::export_name("dropSurvey")]] void drop_survey(Survey* survey) { delete survey; }

[[clang::export_name("counted")]] double counted(const Survey& survey) { return static_cast<double>(survey.counted()); }

[[clang::export_name("statistics")]] const double* statistics(const Survey& survey) {
  const Statistics found = survey.statistics();
  const auto put_longest = [](const std::optional<Longest>& longest) {
    put(longest ? 1 : 0);
    if (!longest) return;
    put(longest->distance);
    put_position(longest->position);
  };
  put_status(Status::ok);
  for (const SideStatistics& side : found.to_move) {
    for (const std::uint64_t count : side.positions) put_count(count);
    put_longest(side.longest_win);
    put_longest(side.longest_loss);
  }
  put(static_cast<double>(found.by_distance.size()));
  for (const std::uint64_t count : found.by_distance) put_count(count);
  for (const Zugzwangs* kind : {&found.both_lose, &found.one_loses[0], &found.one_loses[1]}) {
    put_count(kind->placements);
    put_longest(kind->longest);
  }
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
