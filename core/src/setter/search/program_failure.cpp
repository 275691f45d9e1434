#include <csignal>

#include "catchmate/checker.h"

namespace catchmate {

namespace {

// The longest text shown whole; of a longer one its first lines.
constexpr std::size_t kMostShown = 2000;

std::string shown(const std::string& text, Speaker say) {
  if (text.empty()) return say({"  nothing\n", "  （无）\n"});
  std::string lines = "  ";
  const std::size_t end = text.rfind('\n', kMostShown);
  const bool is_long = text.size() > kMostShown;
  for (const char letter : text.substr(0, is_long && end != std::string::npos ? end : kMostShown)) {
    if (lines.back() == '\n') lines += "  ";
    lines += letter;
  }
  if (lines.back() != '\n') lines += '\n';
  return is_long ? lines + say({"  ...\n", "  ……\n"}) : lines;
}

std::string times_of(const ProgramRun& run, Speaker say) {
  if (!run.times) return "";
  const auto& [wall, processor, limit] = *run.times;
  const std::string of_processor =
      processor ? say({", {0} of processor", "，处理器时间 {0}"}, in_seconds(*processor)) : "";
  return say({" ({0} of wall{1}, limit {2}, see --time)", "（实际时间 {0}{1}，限制 {2}，见 --time）"}, in_seconds(wall),
             of_processor, in_seconds(limit));
}

std::string fault_of(const ProgramRun& run, Speaker say) {
  const auto of_signal = [&](int signal, const char* name) { return run.status == signal ? name : ""; };
  switch (run.end) {
    case ProgramRun::End::signalled:
      return say({"The program was ended by signal {0}{1}{2}", "程序被信号 {0}{1}{2} 终止"}, run.status,
                 of_signal(SIGSEGV, " (SIGSEGV)"), of_signal(SIGABRT, " (SIGABRT)"));
    case ProgramRun::End::timed_out:
      return say({"The program did not end in time{0}", "程序超时{0}"}, times_of(run, say));
    case ProgramRun::End::too_long:
      return say({"The program printed without end", "程序输出太长"});
    case ProgramRun::End::exited:
      break;
  }
  return run.status == 0 ? say({"The program's answer is wrong", "程序的答案不对"})
                         : say({"The program exited with {0}", "程序的退出码是 {0}"}, run.status);
}

}  // namespace

std::string in_seconds(std::chrono::milliseconds time) {
  constexpr int kHundredths = 100;
  const auto hundredths = std::to_string(kHundredths + time.count() / 10 % kHundredths);
  return std::to_string(time.count() / 1000) + "." + hundredths.substr(1) + " s";
}

std::string report(const ProgramFailure& failure, Language language) {
  const Speaker say{language};
  std::string text;
  const auto add = [&](const Text& sentence, const auto&... parts) { text += say(sentence, parts...); };
  const auto add_text = [&](const Text& title, const std::string& shown_text) {
    add(title);
    text += shown(shown_text, say);
  };
  add({"{0} for this input:\n\n", "{0}，输入如下：\n\n"}, fault_of(failure.run, say));
  text += shown(failure.input, say);
  add_text({"\nexpected:\n", "\n正确答案：\n"}, failure.expected);
  add_text({"\nprinted:\n", "\n程序输出：\n"}, failure.run.output);
  if (!failure.run.errors.empty()) {
    add_text({"\nprinted to standard error:\n", "\n标准错误输出：\n"}, failure.run.errors);
  }
  if (failure.only_together) {
    add({"\nEach of these boards alone is answered rightly: the program keeps something from one to the next.\n",
         "\n这些棋盘单独测试都对：程序在棋盘之间留下了旧数据。\n"});
  }
  if (!failure.explanations.empty()) {
    add({"\nA program prints exactly what this one printed, here and before, if it\n",
         "\n下面的错误与程序至今的输出完全吻合：\n"});
  }
  for (const Explanation& explanation : failure.explanations) add({"  - {0}\n", "  - 程序{0}\n"}, explanation.about);
  if (failure.confirmed > 0) {
    add({"\nThat holds on {0} wrong outputs, and on all right ones.\n",
         "\n它符合 {0} 次错误的输出，也符合所有正确的输出。\n"},
        failure.confirmed);
  }
  if (!failure.run.succeeded()) return text;
  if (failure.explanations.empty()) {
    add({"\nNo mistake that is known explains all that it printed.\n", "\n没有一种已知的错误与程序的输出完全吻合。\n"});
  }
  add_text({"\nThe last board, played best by both sides:\n", "\n最后一个棋盘，双方最优走法：\n"}, failure.line);
  return text;
}

}  // namespace catchmate
