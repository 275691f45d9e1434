/// A setter's tools for the module: mistakes of programs, and the checker that finds them.
#pragma once

#include <catchmate/checker.h>
#include <catchmate/games.h>
#include <catchmate/mistakes.h>

#include <string>
#include <variant>

#include "crossing.h"

namespace catchmate::crossing {

inline ValOutput write_explanations(const Rules& rules, const std::vector<Explanation>& explanations) {
  const Writer writer(rules);
  ValOutput list = ValOutput::array();
  for (const Explanation& explanation : explanations) {
    ValOutput object = ValOutput::object();
    object.set("kind", ValOutput(explanation.kind));
    object.set("side", explanation.side ? ValOutput(writer.name_of(*explanation.side)) : ValOutput(nullptr));
    object.set("about", ValOutput(explanation.about));
    list.push(object);
  }
  return list;
}

/// The first difference between an output and the right answers, or null.
inline val detect_in(const val& data, const std::string& input, const std::string& output, double memory_budget) {
  DataFault fault;
  const auto rules = read_rules(ValTree(data), "game", fault);
  if (!rules) return failed(to_error(fault));
  const auto found = detect(*rules, input, output, read_budget(memory_budget));
  if (const auto* error = std::get_if<InputError>(&found)) return failed(to_error(*error));
  const auto& detection = std::get<std::optional<Detection>>(found);
  if (!detection) return succeeded(val::null());
  const Writer writer(detection->problem.game);
  ValOutput object = ValOutput::object();
  object.set("boards", ValOutput(detection->boards));
  object.set("board", ValOutput(detection->problem.board));
  object.set("game", writer.write(detection->problem.game));
  object.set("position", writer.write(detection->problem.position));
  object.set("expected", ValOutput(detection->expected));
  object.set("got", ValOutput(detection->got));
  object.set("explanations", write_explanations(*rules, detection->explanations));
  return succeeded(object.value);
}

/// A checker of programs for a game of the library.
class CheckerHandle {
 public:
  CheckerHandle(const std::string& game, double seed)
      : entry_(*find_entry(game)), checker_(entry_, static_cast<std::uint64_t>(seed)) {}

  val next() {
    const auto input = checker_.next();
    return input ? val(*input) : val::null();
  }
  /// `end` is the place of its word in `ProgramRun::End`.
  void take(int end, int status, const std::string& output, const std::string& errors) {
    checker_.take({.end = static_cast<ProgramRun::End>(end), .status = status, .output = output, .errors = errors});
  }
  [[nodiscard]] bool has_found() const { return checker_.has_found(); }
  void settle() { checker_.settle(); }
  [[nodiscard]] double boards() const { return to_number(checker_.boards()); }
  [[nodiscard]] val findings() const {
    ValOutput list = ValOutput::array();
    for (const Finding& finding : checker_.findings()) {
      ValOutput object = ValOutput::object();
      object.set("input", ValOutput(finding.input));
      object.set("expected", ValOutput(finding.expected));
      object.set("onlyTogether", ValOutput(finding.only_together));
      object.set("explanations", write_explanations(entry_.rules, finding.explanations));
      object.set("report", ValOutput(report(finding)));
      list.push(object);
    }
    return list.value;
  }

 private:
  const GameEntry& entry_;
  Checker checker_;
};

}  // namespace catchmate::crossing
