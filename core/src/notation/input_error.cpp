/// The messages for errors in text formats. Those for JSON and JavaScript data are made in data_fault.cpp.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "catchmate/notation.h"
#include "scanner.h"

namespace catchmate {

namespace {

// White space in words; nothing for other text.
std::optional<Text> space_in_words(const InputError& error) {
  if (error.found == R"(\x0a)") return error.column == 1 ? Text{"an empty line", "空行"} : Text{"a line end", "换行"};
  if (error.found == R"(\x0d)") return Text{"a carriage return", "回车符"};
  if (error.found == R"(\x09)") return Text{"a tab", "制表符"};
  return error.found == " " ? std::optional(Text{"a space", "空格"}) : std::nullopt;
}

// Characters that do not show, or look like another space, by their codes.
constexpr std::array<std::pair<std::uint32_t, Text>, 12> kHidden{{{0xA0, {"a no-break space", "不换行空格"}},
                                                                  {0xAD, {"a soft hyphen", "软连字符"}},
                                                                  {0x200B, {"a zero-width space", "零宽空格"}},
                                                                  {0x200C, {"a zero-width non-joiner", "零宽不连字"}},
                                                                  {0x200D, {"a zero-width joiner", "零宽连字"}},
                                                                  {0x200E, {"a left-to-right mark", "从左到右标记"}},
                                                                  {0x200F, {"a right-to-left mark", "从右到左标记"}},
                                                                  {0x2028, {"a line separator", "行分隔符"}},
                                                                  {0x2060, {"a word joiner", "词连接符"}},
                                                                  {0x3000, {"an ideographic space", "全角空格"}},
                                                                  {0xFE0F, {"a variation selector", "变体选择符"}},
                                                                  {0xFEFF, {"a byte order mark", "字节顺序标记"}}}};
constexpr Text kOtherSpace{"another kind of space", "另一种空格"};

struct Hidden {
  Text name;
  std::string code;  // "U+200B"
  std::string rest;  // the text around it
};

// The code of a character of UTF-8.
std::uint32_t code_of(std::string_view character) {
  const auto lead = static_cast<unsigned char>(character.front());
  std::uint32_t code = character.size() == 1 ? lead : lead & (0x7FU >> character.size());
  for (const char byte : character.substr(1)) code = code << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
  return code;
}

std::string code_name(std::uint32_t code) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string name = "U+";
  for (const unsigned shift : {12U, 8U, 4U, 0U}) name += kDigits[code >> shift & 0xFU];
  return name;
}

// The first invisible character of the text found; nothing if all are visible.
std::optional<Hidden> hidden_in(const InputError& error) {
  const std::string text = unprintable(error.found);
  for (std::string_view left = text; !left.empty(); left.remove_prefix(character_length(left))) {
    const std::string_view character = left.substr(0, character_length(left));
    const std::uint32_t code = code_of(character);
    const bool is_space = character.size() > 1 && starts_with_space(character);
    const auto* const named =
        std::find_if(kHidden.begin(), kHidden.end(), [code](const auto& each) { return each.first == code; });
    if (named == kHidden.end() && !is_space) continue;
    std::string around = text.substr(0, text.size() - left.size());
    around += left.substr(character.size());
    return Hidden{named == kHidden.end() ? kOtherSpace : named->second, code_name(code), printable(around)};
  }
  return std::nullopt;
}

std::string found_in(const InputError& error, Speaker say) {
  if (error.found.empty()) return say({"found the end of the input", "文本到此结束"});
  const auto space = error.code == InputError::Code::white_space ? space_in_words(error) : std::nullopt;
  if (space) return say({"found {0}", "却是{0}"}, *space);
  const auto hidden = hidden_in(error);
  if (!hidden) return say({"found '{0}'", "此处是“{0}”"}, error.found);
  if (hidden->rest.empty()) return say({"found {0} ({1})", "却是{0}（{1}）"}, hidden->name, hidden->code);
  return say({"found {0} ({1}) in '{2}'", "此处的“{2}”里有{0}（{1}）"}, hidden->name, hidden->code, hidden->rest);
}

// Each letter after a space.
std::string spaced(std::string_view letters) {
  std::string text;
  for (const char letter : letters) text.append(" ").append(1, letter);
  return text;
}

// The pattern of a code: {0} is the text found, {1} the subject, {2} and {3} are the limits.
Text pattern_of(const InputError& error) {
  using Code = InputError::Code;
  const bool is_one = error.low == 1;
  switch (error.code) {
    case Code::empty:
      return {"found an empty input, expected {1}", "输入为空，应为 {1}"};
    case Code::number_missing:
      return {"{0}, expected the number {1}", "缺少整数 {1}，{0}"};
    case Code::number_out_of_range:
      if (error.high == kOverflow) return {"{0}, expected {1} of at least {2}", "{1} 应为不小于 {2} 的整数，{0}"};
      return {"{0}, expected {1} from {2} to {3}", "{1} 应为 {2} 到 {3} 之间的整数，{0}"};
    case Code::row_missing:
      return {"{0}, expected row {1} of the board", "缺少棋盘的第 {1} 行，{0}"};
    case Code::row_too_short:
      return {is_one ? "found {2} square in row {1}, expected {3}" : "found {2} squares in row {1}, expected {3}",
              "棋盘的第 {1} 行应有 {3} 个字符，只有 {2} 个"};
    case Code::row_too_long:
      return {"found {2} squares in row {1}, expected {3}", "棋盘的第 {1} 行应有 {3} 个字符，却有 {2} 个"};
    case Code::unknown_character:
      return {"{0}, expected one of{4}", "应为 {1} 中的一个字符，{0}"};
    case Code::too_many_pieces:
      return {"found {2} {1} on the board, expected exactly {3}", "{1} 太多：应有 {3} 个，{0}"};
    case Code::too_few_pieces:
      return {"found {2} {1} on the board, expected exactly {3}", "{1} 太少：应有 {3} 个，只有 {2} 个"};
    case Code::shared_square:
      return {"found both pieces on one square, {5}, expected two different squares", "开局时双方的棋子在同一格"};
    case Code::side_missing:
      return {"{0}, expected a side: {1}", "应为一方的名字（{1}），{0}"};
    case Code::square_missing:
      return {"{0}, expected a square as row,column", "应为格子的“行,列”，{0}"};
    case Code::piece_missing:
      return {"{0}, expected a square on which a piece of {1} is drawn", "应为画有 {1} 棋子的格子，{0}"};
    case Code::closed_square:
      return {"found a piece of {1} on a square that is closed to it", "{1} 有棋子在它不能进入的格子上"};
    case Code::wrong_board:
      return {"found a board that these rules do not fit: {1}",
              error.found == "graph" ? "这套规则要方格棋盘，不能用图" : "这套规则要图，不能用方格棋盘"};
    case Code::word_missing:
      return {"{0}, expected {1}", "应为 {1}，{0}"};
    case Code::name_missing:
      return {"{0}, expected a unique name for point {1}", "应为第 {1} 个点自己的名字，{0}"};
    case Code::point_missing:
      return {"{0}, expected a point", "应为一个点，{0}"};
    case Code::edge_missing:
      return {"{0}, expected an edge between two points, such as 1-2 or 1>2",
              "应为两个不同点之间的边（如 1-2 或 1>2），{0}"};
    case Code::one_way:
      return {"{0} as a neighbour of {2}, expected {2} as a neighbour of {1}",
              "{2} 的邻点里有 {1}，{1} 的邻点里却没有 {2}"};
    case Code::board_missing:
      return {is_one ? "found {2} board, expected {3}" : "found {2} boards, expected {3}",
              error.low > error.high ? "应有 {3} 个棋盘，却有 {2} 个" : "应有 {3} 个棋盘，只有 {2} 个"};
    case Code::trailing_text:
      return {"{0}, expected the end of the input", "最后一个棋盘之后还有内容，{0}"};
    case Code::text_too_large:
      return {"found a longer text, expected at most {3} bytes", "文本太长：最多 {3} 字节"};
    case Code::table_too_large:
      return {error.high == 1 ? "found a board that takes {2} bytes of memory to solve, expected at most {3} byte"
                              : "found a board that takes {2} bytes of memory to solve, expected at most {3} bytes",
              "这个棋盘太大：求解需要 {2} 字节内存，上限为 {3} 字节"};
    case Code::move_missing:
      if (error.subject.empty()) return {"{0}, expected no move: none is legal", "这里已无合法走法，{0}"};
      return {"{0}, expected a legal move: {1}", "应为合法走法 {1} 之一，{0}"};
    case Code::comment_open:
      return {"{0}, expected {1} to close what is open", "缺少 {1}，{0}"};
    case Code::nesting_too_deep:
      return {"{0}, expected at most {3} levels of variations", "变化最多嵌套 {3} 层，{0}"};
    case Code::white_space:
      if (error.subject.empty()) return {"{0}, expected no white space", "不应有空白，{0}"};
      if (error.subject == " ") return {"{0}, expected one space", "应为一个空格，{0}"};
      return {"{0}, expected a line end", "应为换行，{0}"};
    case Code::leading_zeros:
      return {"{0}, expected {1}", "整数不能有前导零，应为 {1}，{0}"};
    case Code::piece_on_goal:
      return {"found a piece of {1} on its goal, expected no game that is over",
              "{1} 的棋子开局时就在目标上，这局棋已经结束"};
    case Code::listed_twice:
      return {"{0}, expected each neighbour once", "同一个点的相邻点不能重复，{0}"};
  }
  return {};
}

}  // namespace

std::string describe(const InputError& error, Language language) {
  const Speaker say{language};
  const bool is_huge = error.low == kOverflow;
  return say(pattern_of(error), found_in(error, say), error.subject,
             is_huge ? say({"over 2^64", "超过 2^64"}) : std::to_string(error.low), error.high, spaced(error.subject),
             error.found);
}

std::string message(const InputError& error, Language language) {
  const Speaker say{language};
  const auto board = error.board == 0 ? "" : say({"board {0}: ", "第 {0} 个棋盘，"}, error.board);
  return say({"line {0}, column {1}: {2}{3}", "{2}第 {0} 行第 {1} 列：{3}"}, error.line, error.column, board,
             describe(error, language));
}

}  // namespace catchmate
