#include "faults.h"

#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "text.h"

namespace {

using namespace catchmate;

// ---- Texts

std::string side_name(const std::string& name) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kNames{{{"white", "白方"},
                                                                                  {"black", "黑方"},
                                                                                  {"red", "红方"},
                                                                                  {"mouse", "老鼠"},
                                                                                  {"cat", "猫"},
                                                                                  {"fox", "狐狸"},
                                                                                  {"hounds", "猎犬"},
                                                                                  {"hare", "野兔"},
                                                                                  {"police", "警察"},
                                                                                  {"thief", "小偷"},
                                                                                  {"first", "先手"},
                                                                                  {"second", "后手"}}};
  for (const auto& [english, chinese] : kNames) {
    if (name == english) return std::string(chinese);
  }
  return name;
}

std::string found_in(const InputError& error) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kSpaces{
      {{" ", "空格"}, {R"(\x09)", "制表符"}, {R"(\x0a)", "换行"}, {R"(\x0d)", "回车符"}}};
  if (error.found.empty()) return "文本到此结束";
  if (error.code == InputError::Code::white_space) {
    if (error.found == R"(\x0a)" && error.column == 1) return "却是空行";
    for (const auto& [shown, name] : kSpaces) {
      if (error.found == shown) return "却是" + std::string(name);
    }
  }
  return "此处是“" + error.found + "”";
}

// The Chinese of a code. {0} is what was found, {1} the subject, {2} and {3} the limits.
std::string_view pattern_of(const InputError& error) {
  using Code = InputError::Code;
  switch (error.code) {
    case Code::empty:
      return "输入为空，应为 {1}";
    case Code::number_missing:
      return "缺少整数 {1}，{0}";
    case Code::number_out_of_range:
      return error.high == kOverflow ? "{1} 应为不小于 {2} 的整数，{0}" : "{1} 应为 {2} 到 {3} 之间的整数，{0}";
    case Code::row_missing:
      return "缺少棋盘的第 {1} 行，{0}";
    case Code::row_too_short:
      return "棋盘的第 {1} 行应有 {3} 个字符，只有 {2} 个";
    case Code::row_too_long:
      return "棋盘的第 {1} 行应有 {3} 个字符，却有 {2} 个";
    case Code::unknown_character:
      return "应为 {1} 中的一个字符，{0}";
    case Code::too_many_pieces:
      return "{1} 太多：应有 {3} 个，{0}";
    case Code::too_few_pieces:
      return "{1} 太少：应有 {3} 个，只有 {2} 个";
    case Code::shared_square:
      return "开局时双方的棋子在同一格";
    case Code::side_missing:
      return "应为一方的名字（{1}），{0}";
    case Code::square_missing:
      return "应为格子的“行,列”，{0}";
    case Code::piece_missing:
      return "应为画有 {1} 棋子的格子，{0}";
    case Code::closed_square:
      return "{1} 有棋子在它不能进入的格子上";
    case Code::wrong_board:
      return error.found == "graph" ? "这套规则要方格棋盘，不能用图" : "这套规则要图，不能用方格棋盘";
    case Code::word_missing:
      return "应为 {1}，{0}";
    case Code::name_missing:
      return "应为第 {1} 个点自己的名字，{0}";
    case Code::point_missing:
      return "应为一个点，{0}";
    case Code::edge_missing:
      return "应为两个不同点之间的边（如 1-2 或 1>2），{0}";
    case Code::one_way:
      return "{2} 的邻点里有 {1}，{1} 的邻点里却没有 {2}";
    case Code::board_missing:
      return error.low > error.high ? "应有 {3} 个棋盘，却有 {2} 个" : "应有 {3} 个棋盘，只有 {2} 个";
    case Code::trailing_text:
      return "最后一个棋盘之后还有内容，{0}";
    case Code::text_too_large:
      return "文本太长：最多 {3} 字节";
    case Code::table_too_large:
      return "这个棋盘太大：求解需要 {2} 字节内存，上限为 {3} 字节";
    case Code::move_missing:
      return error.subject.empty() ? "这里已无合法走法，{0}" : "应为合法走法 {1} 之一，{0}";
    case Code::comment_open:
      return "缺少 {1}，{0}";
    case Code::nesting_too_deep:
      return "变化最多嵌套 {3} 层，{0}";
    case Code::white_space:
      return error.subject.empty() ? "不应有空白，{0}" : error.subject == " " ? "应为一个空格，{0}" : "应为换行，{0}";
    case Code::leading_zeros:
      return "整数不能有前导零，应为 {1}，{0}";
    case Code::piece_on_goal:
      return "{1} 的棋子开局时就在目标上，这局棋已经结束";
    case Code::listed_twice:
      return "同一个点的相邻点不能重复，{0}";
  }
  return {};
}

// ---- Sentences of the core that have no code

// Rows of a table: the first English pattern that a sentence was made from gives its Chinese.
template <std::size_t kSize>
std::optional<std::string> find_chinese(const std::string& sentence, const std::array<Text, kSize>& table) {
  for (const Text& row : table) {
    if (const auto parts = parts_of(sentence, row.en)) return fill(row.zh, *parts);
  }
  return std::nullopt;
}

// What a value is expected to be.
constexpr std::array kExpectations{
    Text{"a whole number from {0} to {1}", " {0} 到 {1} 之间的整数"},
    Text{"a whole number", "整数"},
    Text{"true or false", " true 或 false"},
    Text{"a string", "字符串"},
    Text{"an array", "数组"},
    Text{"an object", "对象"},
    Text{"lower-case words joined by hyphens, at most {0} letters", "小写单词，用连字符相连，至多 {0} 个字母"},
    Text{"1 to {0}, or that the other side has one piece, which both then move",
         " 1 到 {0}，或者对方只有一枚、由双方共用"},
    Text{"1 where all pieces move in a turn", " 1：每一手所有棋子都走"},
    Text{"1 on a graph", " 1：棋盘是图"},
    Text{"loses or passes where endless play is won", " loses 或 passes：无限循环判一方获胜"},
    Text{"at least one on a rectangle, or a side that may pass", "至少一个方向（棋盘是矩形时），或者这一方可以停一手"},
    Text{"another point than from", "与 from 不同的点"},
    Text{"a name that no other point has", "别的点没有的名字"},
    Text{"no word that texts of graphs use", "图的文本不用的词"},
    Text{"1 to {0} bytes without white space, comma, hyphen, >, # or +",
         " 1 到 {0} 个字节，不含空白、逗号、连字符、>、# 和 +"},
    Text{"at most {0}", "至多 {0} "},
    Text{"it, or a game, or --rules", "规则，或者给出棋名、--rules"},
};

// The value that was found.
constexpr std::array kValues{Text{"an array", "数组"}, Text{"an object", "对象"}, Text{"empty", "空的"}};

constexpr std::array kDataFaults{
    Text{"{0} names a border, which a graph does not have", "{0} 写了边，而图没有边缘"},
    Text{"{0} names one that does not exist", "{0} 写了不存在的方向"},
    Text{"{0} is {1}, the name of the other side", "{0} 是 {1}，与对方同名"},
    Text{"{0} has the unknown field {1}, expected only {2}", "{0} 里有不认识的字段 {1}，只能有 {2}"},
    Text{"{0} has {1} piece on the board, expected {2}", "{0} 有 {1} 枚棋子，应有 {2} 枚"},
    Text{"{0} has {1} pieces on the board, expected {2}", "{0} 有 {1} 枚棋子，应有 {2} 枚"},
    Text{"a piece of {0} stands outside the board", "{0} 有棋子在棋盘之外"},
    Text{"a piece of {0} stands on an obstacle", "{0} 有棋子在障碍上"},
    Text{"a piece of {0} stands on a square that is closed to it", "{0} 有棋子在它不能进入的格子上"},
    Text{"two pieces of {0} stand on one square", "{0} 有两枚棋子在同一格"},
    Text{"pieces of both sides stand on one square", "双方的棋子在同一格"},
    Text{"solving this board takes {0} bytes of memory, {1} are allowed",
         "求解这个棋盘需要 {0} 字节内存，上限为 {1} 字节"},
};

constexpr std::array kHuntSizes{
    Text{"{0} has boards of one size", "{0} 的棋盘只有一种大小"},
    Text{"{0} has no columns, the points of its graphs are its rows", "{0} 的图没有列数，行数就是点数"},
    Text{"{0} has square boards", "{0} 的棋盘是正方形"},
    Text{"{0} has boards of {1} to {2} rows, not of {3}", "{0} 的棋盘有 {1} 到 {2} 行，不能是 {3} 行"},
    Text{"{0} has boards of {1} to {2} columns, not of {3}", "{0} 的棋盘有 {1} 到 {2} 列，不能是 {3} 列"},
};

// Mistakes of programs; {0} is the side.
constexpr std::array kMistakes{
    Text{"lets two of {0}'s pieces stand on one square", "允许{0}的两枚棋子停在同一处"},
    Text{"lets no two of {0}'s pieces stand on one square", "不允许{0}的两枚棋子停在同一处"},
    Text{"moves only one of {0}'s pieces in a turn", "每一手只走{0}的一枚棋子"},
    Text{"moves {0} as {1} moves", "让{0}按对方的走法走"},
    Text{"lets no longer move of {0}'s pass over anything", "{0}走多格时不能越过任何东西"},
    Text{"lets a longer move of {0}'s pass over obstacles", "{0}走多格时可以越过障碍"},
    Text{"moves {0} one square at most", "{0}每次最多只走一格"},
    Text{"lets a side without a move pass", "一方无路可走时跳过这一步"},
    Text{"lets a side without a move lose", "一方无路可走时判负"},
    Text{"lets {0} pass", "允许{0}原地不动"},
    Text{"does not let {0} stay where it is", "不允许{0}原地不动"},
    Text{"does not see that {0} has reached its goal", "没有判断{0}是否到达目标"},
    Text{"swaps row and column of {0}'s pieces", "把{0}棋子的行和列弄反了"},
    Text{"lets {0} win whenever pieces meet, whoever moved there", "棋子一重合就判{0}胜，不管是谁走过去的"},
    Text{"never has {0} capture", "从不让{0}吃子"},
    Text{"takes endless play for a win of {0}", "无限循环时判{0}胜"},
    Text{"takes it for a draw when a side has no move", "一方无路可走时判为平局"},
    Text{"takes it for a draw when {0} has no move", "{0}无路可走时判为平局"},
    Text{"takes endless play for a draw", "无限循环时判为平局"},
    Text{"lets whoever moves onto a piece win", "谁走到对方棋子上就判谁胜"},
    Text{"looks whether pieces have met before it looks at goals", "先判断棋子重合，再判断是否到达目标"},
    Text{"has the loser take the shortest way instead of the longest", "让必败的一方走最短的路，而不是最长的"},
    Text{"keeps the first win that it finds instead of the shortest", "必胜时用了最先找到的步数，而不是最少的步数"},
    Text{"has the wrong side begin", "弄反了谁先走"},
    Text{"takes each side's pieces for the other's", "弄反了双方的棋子"},
    Text{"swaps rows and columns", "弄反了棋盘的行和列"},
    Text{"takes the end of a row for a neighbour of the next row's start", "把一行的最后一格与下一行的第一格当成相邻"},
    Text{"names the loser as the winner", "弄反了赢家和输家"},
    Text{"takes what lasts more plies than the board has squares for a draw", "步数超过格子总数就判为平局"},
    Text{"takes what lasts more than {0} plies for a draw", "步数超过 {0} 就判为平局"},
    Text{"counts rounds, a move of each side, instead of plies", "双方各走一步，只算作一步"},
    Text{"counts one ply too many", "步数多算一步"},
    Text{"counts one ply too few", "步数少算一步"},
    Text{"counts a ply where the game is over before the first move", "对局一开始就已结束时，步数算成了 1"},
    Text{"keeps distances in a byte", "用一个字节存步数"},
    Text{"keeps the obstacles of the boards before", "没有清空前面棋盘的障碍"},
};

std::string say_mistake(const std::string& about) {
  for (const Text& row : kMistakes) {
    auto parts = parts_of(about, row.en);
    if (!parts) continue;
    for (Part& part : *parts) part = side_name(part.text());
    return fill(row.zh, *parts);
  }
  return about;
}

// `"a" or "b"` in Chinese.
std::string say_alternatives(std::string text) {
  for (const auto& [english, chinese] : {std::pair{", or ", "，或 "}, std::pair{" or ", " 或 "}}) {
    const std::string_view from = english;
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + 1)) {
      text.replace(at, from.size(), chinese);
    }
  }
  return " " + text;
}

// A value that is not as its description expects.
std::optional<std::string> say_value(const std::string& sentence) {
  constexpr std::string_view kMark = ", expected ";
  const std::size_t end = sentence.find(kMark);
  if (end == std::string::npos) return std::nullopt;
  const std::string expected = sentence.substr(end + kMark.size());
  const std::string kind = find_chinese(expected, kExpectations).value_or(say_alternatives(expected));
  const std::string fact = sentence.substr(0, end);
  const auto path = [](const Part& part) { return part.text() == "the file" ? std::string("文件内容") : part.text(); };
  if (const auto parts = parts_of(fact, "{0} has {1} members")) {
    const std::string count = kind.ends_with(' ') ? kind : kind + " ";
    return path(parts->at(0)) + " 有 " + parts->at(1).text() + " 项，应有" + count + "项";
  }
  const auto parts = parts_of(fact, "{0} is {1}");
  if (!parts) return std::nullopt;
  const std::string& found = parts->at(1).text();
  if (found == "missing") return "缺少 " + path(parts->at(0)) + "，应为" + kind;
  return path(parts->at(0)) + " 是" + find_chinese(found, kValues).value_or(" " + found) + "，应为" + kind;
}

std::string say_data(const std::string& sentence) {
  if (auto said = find_chinese(sentence, kDataFaults)) return *std::move(said);
  return say_value(sentence).value_or(sentence);
}

// ---- Failures

// Indents a text, and cuts a long one.
std::string shown(const std::string& text) {
  constexpr std::size_t kMostShown = 2000;
  if (text.empty()) return "  （无）\n";
  const bool is_long = text.size() > kMostShown;
  const std::size_t end = text.rfind('\n', kMostShown);
  std::string lines = "  ";
  for (const char letter : text.substr(0, is_long && end != std::string::npos ? end : kMostShown)) {
    if (lines.back() == '\n') lines += "  ";
    lines += letter;
  }
  if (lines.back() != '\n') lines += '\n';
  return is_long ? lines + "  ……\n" : lines;
}

std::string times_of(const ProgramRun& run) {
  if (!run.times) return "";
  const auto& [wall, processor, limit] = *run.times;
  return "（实际时间 " + in_seconds(wall) + (processor ? "，处理器时间 " + in_seconds(*processor) : "") + "，限制 " +
         in_seconds(limit) + "，见 --time）";
}

std::string fault_of(const ProgramRun& run) {
  switch (run.end) {
    case ProgramRun::End::signalled:
      return "程序被信号 " + std::to_string(run.status) + " 终止";
    case ProgramRun::End::timed_out:
      return "程序超时" + times_of(run);
    case ProgramRun::End::too_long:
      return "程序输出太长";
    case ProgramRun::End::exited:
      break;
  }
  return run.status == 0 ? "程序的答案不对" : "程序的退出码是 " + std::to_string(run.status);
}

}  // namespace

std::string say(const InputError& error) {
  if (!speaks_chinese()) return message(error);
  const std::string board = error.board == 0 ? "" : fill("第 {0} 个棋盘，", {error.board});
  const std::string place = board + fill("第 {0} 行第 {1} 列：", {error.line, error.column});
  const bool is_huge = error.low == kOverflow;
  return place + fill(pattern_of(error),
                      {found_in(error), error.subject, is_huge ? Part("超过 2^64") : Part(error.low), error.high});
}

std::string say(const DataFault& fault) { return speaks_chinese() ? say_data(fault.message) : fault.message; }
std::string say(const TableTooLarge& excess) { return speaks_chinese() ? say_data(message(excess)) : message(excess); }
std::string say(const CodeError& error) { return speaks_chinese() ? "局面码无效" : error.message; }
std::string say(const HuntSizeFault& fault) {
  std::string sentence = message(fault);
  return speaks_chinese() ? find_chinese(sentence, kHuntSizes).value_or(sentence) : sentence;
}

std::string say(const Failure& failure) {
  if (!speaks_chinese()) return report(failure);
  std::string text = fault_of(failure.run) + "，输入如下：\n\n" + shown(failure.input);
  text += "\n正确答案：\n" + shown(failure.expected) + "\n程序输出：\n" + shown(failure.run.output);
  if (!failure.run.errors.empty()) text += "\n标准错误输出：\n" + shown(failure.run.errors);
  if (failure.only_together) text += "\n这些棋盘单独测试都对：程序在棋盘之间留下了旧数据。\n";
  if (!failure.explanations.empty()) text += "\n下面的错误与程序至今的输出完全吻合：\n";
  for (const Explanation& explanation : failure.explanations)
    text += "  - 程序" + say_mistake(explanation.about) + "\n";
  if (failure.confirmed > 0) text += fill("\n它符合 {0} 次错误的输出，也符合所有正确的输出。\n", {failure.confirmed});
  if (failure.run.succeeded()) {
    if (failure.explanations.empty()) text += "\n没有一种已知的错误与程序的输出完全吻合。\n";
    text += "\n最后一个棋盘，双方最优走法：\n" + shown(failure.line);
  }
  return text;
}
