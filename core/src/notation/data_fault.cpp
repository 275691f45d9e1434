#include "catchmate/data_fault.h"

#include "../rules/wording.h"
#include "catchmate/notation.h"

namespace catchmate {

namespace {

// "a, b or c", or another list.
std::string join(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) text.append(text.empty() ? "" : between).append(part);
  return text;
}

std::string expectation(const Expectation& expected, Language language) {
  using Kind = Expectation::Kind;
  const Speaker say{language};
  const auto choices = [&] { return join(expected.choices, Text{" or ", " 或 "}.in(language)); };
  switch (expected.kind) {
    case Kind::truth:
      return say({"true or false", "true 或 false"});
    case Kind::text:
      return say({"a string", "字符串"});
    case Kind::list:
      return say({"an array", "数组"});
    case Kind::object:
      return say({"an object", "对象"});
    case Kind::number:
      return say({"a whole number", "整数"});
    case Kind::number_in_range:
      return to_text(expected.limits, language);
    case Kind::choice:
      return choices();
    case Kind::game:
      return say({"{0}, or rules", "{0}，或 rules"}, choices());
    case Kind::rules:
      return say({"it, or a game, or --rules", "规则，或者给出棋名、--rules"});
    case Kind::point_name:
      return say({"1 to {0} bytes without white space, comma, hyphen, >, # or +",
                  "1 到 {0} 个字节，不含空白、逗号、连字符、>、# 和 +"},
                 kMaxPointName);
    case Kind::no_keyword:
      return say({"no word that texts of graphs use", "图的文本不用的词"});
    case Kind::unique_name:
      return say({"a name that no other point has", "别的点没有的名字"});
    case Kind::other_point:
      return say({"another point than from", "与 from 不同的点"});
    case Kind::one:
      return say(kOneOnGraph);
    case Kind::size:
      return say({"{0}", "{0} 项"}, expected.limits.high);
    case Kind::most_size:
      return say({"at most {0}", "至多 {0} 项"}, expected.limits.high);
  }
  return {};
}

std::string message(const ValueFault& fault, Language language) {
  const Speaker say{language};
  const std::string path = fault.path.empty() ? say({"the file", "文件内容"}) : fault.path;
  const std::string expected = expectation(fault.expected, language);
  switch (fault.kind) {
    case ValueFault::Kind::mismatch:
      return refusal(language, path, fault.found, expected);
    case ValueFault::Kind::missing:
      return say({"{0} is missing, expected{1}", "缺少 {0}，应为{1}"}, path, after_word(language, expected));
    case ValueFault::Kind::size:
      return say({"{0} has {1} members, expected{2}", "{0} 有 {1} 项，应有{2}"}, path, fault.size,
                 after_word(language, expected));
    case ValueFault::Kind::unknown_field:
      return say({"{0} has the unknown field {1}, expected only {2}", "{0} 里有不认识的字段 {1}，只能有 {2}"}, path,
                 fault.found, join(fault.expected.choices, Text{", ", "、"}.in(language)));
    case ValueFault::Kind::too_deep:
      return say(
          {"{0} is nested too deeply, expected at most {1} levels of variations", "{0} 嵌套太深，变化最多 {1} 层"},
          path, fault.expected.limits.high);
    case ValueFault::Kind::too_long:
      return say({"{0} has too many members, expected at most {1} in all", "{0} 的项太多，总共至多 {1} 项"}, path,
                 fault.expected.limits.high);
  }
  return {};
}

}  // namespace

std::string message(const TableTooLarge& excess, Language language) {
  // JavaScript's largest exact integer.
  constexpr std::uint64_t kMostExact = std::uint64_t{1} << 53U;
  const Speaker say{language};
  constexpr Text kOver{"over 2^{0}", "超过 2^{0} "};
  const std::string bytes = excess.bytes == kOverflow   ? say(kOver, 64)
                            : excess.bytes > kMostExact ? say(kOver, 53)
                                                        : std::to_string(excess.bytes);
  return say({"solving this board takes {0} bytes of memory, {1} are allowed",
              "求解这个棋盘需要 {0} 字节内存，上限为 {1} 字节"},
             bytes, excess.budget);
}

std::string message(const DataFault& fault, Language language) {
  if (fault.value) return message(*fault.value, language);
  if (const auto* rules = std::get_if<RulesFault>(&fault.facts)) return message(fault.rules, *rules, language);
  if (const auto* position = std::get_if<PositionFault>(&fault.facts)) return message(fault.rules, *position, language);
  const auto* excess = std::get_if<TableTooLarge>(&fault.facts);
  return excess == nullptr ? "" : message(*excess, language);
}

}  // namespace catchmate
