#include <csignal>

#include "catchmate/checker.h"

namespace catchmate {

namespace {

// The longest text shown whole; of a longer one its first lines.
constexpr std::size_t kMostShown = 2000;

std::string shown(const std::string& text) {
  if (text.empty()) return "  nothing\n";
  std::string lines = "  ";
  const std::size_t end = text.rfind('\n', kMostShown);
  const bool is_long = text.size() > kMostShown;
  for (const char letter : text.substr(0, is_long && end != std::string::npos ? end : kMostShown)) {
    if (lines.back() == '\n') lines += "  ";
    lines += letter;
  }
  if (lines.back() != '\n') lines += '\n';
  return is_long ? lines + "  ...\n" : lines;
}

std::string times_of(const ProgramRun& run) {
  if (!run.times) return "";
  const auto& [wall, processor, limit] = *run.times;
  return " (" + in_seconds(wall) + " of wall" + (processor ? ", " + in_seconds(*processor) + " of processor" : "") +
         ", limit " + in_seconds(limit) + ", see --time)";
}

std::string fault_of(const ProgramRun& run) {
  switch (run.end) {
    case ProgramRun::End::signalled:
      return "The program was ended by signal " + std::to_string(run.status) +
             (run.status == SIGSEGV   ? " (SIGSEGV)"
              : run.status == SIGABRT ? " (SIGABRT)"
                                      : "");
    case ProgramRun::End::timed_out:
      return "The program did not end in time" + times_of(run);
    case ProgramRun::End::too_long:
      return "The program printed without end";
    case ProgramRun::End::exited:
      break;
  }
  return run.status == 0 ? "The program's answer is wrong" : "The program exited with " + std::to_string(run.status);
}

}  // namespace

std::string in_seconds(std::chrono::milliseconds time) {
  constexpr int kHundredths = 100;
  const auto hundredths = std::to_string(kHundredths + time.count() / 10 % kHundredths);
  return std::to_string(time.count() / 1000) + "." + hundredths.substr(1) + " s";
}

std::string report(const Failure& failure) {
  std::string text = fault_of(failure.run) + " for this input:\n\n" + shown(failure.input);
  text += "\nexpected:\n" + shown(failure.expected) + "\nprinted:\n" + shown(failure.run.output);
  if (!failure.run.errors.empty()) text += "\nprinted to standard error:\n" + shown(failure.run.errors);
  if (failure.only_together) {
    text += "\nEach of these boards alone is answered rightly: the program keeps something from one to the next.\n";
  }
  if (!failure.explanations.empty())
    text += "\nA program prints exactly what this one printed, here and before, if it\n";
  for (const Explanation& explanation : failure.explanations) text += "  - " + explanation.about + "\n";
  if (failure.confirmed > 0)
    text += "\nThat holds on " + std::to_string(failure.confirmed) + " wrong outputs, and on all right ones.\n";
  if (failure.run.succeeded()) {
    if (failure.explanations.empty()) text += "\nNo mistake that is known explains all that it printed.\n";
    text += "\nThe last board, played best by both sides:\n" + shown(failure.line);
  }
  return text;
}

}  // namespace catchmate
