/// A setter's tools for the module: mistakes of programs, and the checker that finds them.
#pragma once

#include <catchmate/checker.h>
#include <catchmate/detector.h>
#include <catchmate/games.h>
#include <catchmate/mistakes.h>

#include <memory>
#include <string>
#include <vector>

#include "crossing.h"

namespace catchmate::crossing {

inline ValOutput write_explanation(const Writer& writer, const Explanation& explanation) {
  ValOutput object = ValOutput::object();
  object.set("kind", ValOutput(explanation.kind));
  object.set("side", explanation.side ? ValOutput(writer.name_of(*explanation.side)) : ValOutput(nullptr));
  object.set("about", ValOutput(explanation.about));
  return object;
}

inline ValOutput write_explanations(const Rules& rules, const std::vector<Explanation>& explanations) {
  const Writer writer(rules);
  ValOutput list = ValOutput::array();
  for (const Explanation& explanation : explanations) list.push(write_explanation(writer, explanation));
  return list;
}

/// The known mistakes of programs for a game.
inline val mistakes_in(const val& data) {
  DataFault fault;
  const auto rules = read_rules(ValTree(data), "game", fault);
  if (!rules) return failed(fault);
  const Writer writer(*rules);
  ValOutput list = ValOutput::array();
  for (const Mistake& mistake : mistakes_of(*rules)) {
    ValOutput object = write_explanation(writer, {mistake.kind, mistake.side, mistake.about});
    object.set("id", ValOutput(id_of(*rules, mistake)));
    object.set("rules", mistake.rules ? Writer(*mistake.rules).write(*mistake.rules) : ValOutput(nullptr));
    list.push(object);
  }
  return succeeded(list.value);
}

/// What a program with the mistake `id` prints for a board, or null.
inline val answer_with_in(const Game& game, const val& data, const std::string& id) {
  DataFault fault;
  const auto position = read_position(ValTree(data), game, fault);
  if (!position) return failed(fault);
  for (const Mistake& mistake : mistakes_of(game.rules())) {
    if (id_of(game.rules(), mistake) != id) continue;
    const auto answer = answer_with(mistake, {.game = game, .position = *position});
    return succeeded(answer ? val(*answer) : val::null());
  }
  return failed(plain_error("TypeError", "the game has no mistake '" + id + "'"));
}

/// Compares an output with the right answers.
class DetectorHandle {
 public:
  DetectorHandle(const Rules& rules, const std::string& input, const std::string& output, double memory_budget)
      : rules_(rules), detector_(std::make_unique<Detector>(rules, input, output, read_budget(memory_budget))) {}

  bool advance(double milliseconds) { return advance_for(*detector_, milliseconds); }
  /// The first difference, or null.
  [[nodiscard]] val result() const {
    if (const auto& error = detector_->error()) return failed(to_error(*error));
    const auto& detection = detector_->difference();
    if (!detection) return succeeded(val::null());
    const Writer writer(detection->problem.game);
    ValOutput object = ValOutput::object();
    object.set("boards", ValOutput(detection->boards));
    object.set("board", ValOutput(detection->problem.board));
    object.set("game", writer.write(detection->problem.game));
    object.set("position", writer.write(detection->problem.position));
    object.set("expected", ValOutput(detection->expected));
    object.set("got", ValOutput(detection->got));
    object.set("explanations", write_explanations(rules_, detection->explanations));
    return succeeded(object.value);
  }

 private:
  Rules rules_;
  std::unique_ptr<Detector> detector_;
};

inline val make_detector(const val& data, const std::string& input, const std::string& output, double memory_budget) {
  DataFault fault;
  const auto rules = read_rules(ValTree(data), "game", fault);
  return rules ? succeeded(val(DetectorHandle(*rules, input, output, memory_budget))) : failed(fault);
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
      object.set("line", ValOutput(finding.line));
      object.set("end", ValOutput(static_cast<int>(finding.run.end)));
      object.set("status", ValOutput(finding.run.status));
      object.set("output", ValOutput(finding.run.output));
      object.set("errors", ValOutput(finding.run.errors));
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
