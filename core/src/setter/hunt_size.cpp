#include "catchmate/hunt_size.h"

#include <algorithm>

namespace catchmate {

namespace {

// Larger boards take long.
constexpr std::uint32_t kUsual = 20;
constexpr std::uint32_t kUsualRandom = 8;
// A graph of more points has too many edges.
constexpr std::uint32_t kMostPoints = 200;

bool is_graph(const Contest& contest) {
  return contest.input == Contest::Input::neighbour_lists || contest.input == Contest::Input::edge_list;
}

// {0} is the game, {1} and {2} the limits, {3} the size found.
Text text_of(HuntSizeFault::Code code) {
  using Code = HuntSizeFault::Code;
  switch (code) {
    case Code::one_size:
      return {"{0} has boards of one size", "{0} 的棋盘只有一种大小"};
    case Code::no_columns:
      return {"{0} has no columns, the points of its graphs are its rows", "{0} 的图没有列数，行数就是点数"};
    case Code::not_square:
      return {"{0} has square boards", "{0} 的棋盘是正方形"};
    case Code::rows:
      return {"{0} has boards of {1} to {2} rows, not of {3}", "{0} 的棋盘有 {1} 到 {2} 行，不能是 {3} 行"};
    case Code::columns:
      break;
  }
  return {"{0} has boards of {1} to {2} columns, not of {3}", "{0} 的棋盘有 {1} 到 {2} 列，不能是 {3} 列"};
}

using Size = std::variant<RandomBoard, HuntSizeFault>;

// The boards of a size among `sizes`; `usual` is the default.
Size choose(const GameEntry& entry, const HuntSizes& sizes, std::optional<std::uint64_t> rows,
            std::optional<std::uint64_t> columns, const RandomBoard& usual) {
  using Code = HuntSizeFault::Code;
  RandomBoard size = usual;
  HuntSizeFault fault{.game = entry.rules.id};
  const auto refused = [&](Code code) {
    fault.code = code;
    return fault;
  };
  if (!sizes.rows) return rows || columns ? Size(refused(Code::one_size)) : Size(size);
  const bool is_square = !sizes.columns && !is_graph(*entry.contest);
  if (columns && !sizes.columns && !is_square) return refused(Code::no_columns);
  if (is_square && rows && columns && rows != columns) return refused(Code::not_square);
  if (is_square && !rows) rows = columns;
  fault.range = *sizes.rows;
  fault.found = rows.value_or(std::min(fault.range.most, usual.rows));
  if (!fault.range.holds(fault.found)) return refused(Code::rows);
  size.rows = size.columns = static_cast<std::uint32_t>(fault.found);
  if (!sizes.columns) return size;
  fault.range = *sizes.columns;
  fault.found = columns.value_or(std::min(fault.range.most, usual.columns));
  if (!fault.range.holds(fault.found)) return refused(Code::columns);
  size.columns = static_cast<std::uint32_t>(fault.found);
  return size;
}

}  // namespace

HuntSizes hunt_sizes(const GameEntry& entry) {
  if (!entry.contest) return {};
  const Contest& contest = *entry.contest;
  HuntSizes sizes{.rows = SizeRange{contest.fewest_rows, contest.most_rows}};
  if (is_graph(contest)) {
    sizes.rows->most = std::min(contest.most_rows, kMostPoints);
  } else if (contest.input != Contest::Input::coordinates) {
    sizes.columns = SizeRange{contest.fewest_columns, contest.most_columns};
  }
  return sizes;
}

std::string message(const HuntSizeFault& fault, Language language) {
  return Speaker{language}(text_of(fault.code), fault.game, fault.range.least, fault.range.most, fault.found);
}

Size hunt_size(const GameEntry& entry, std::optional<std::uint64_t> rows, std::optional<std::uint64_t> columns,
               std::uint32_t percent) {
  return choose(entry, hunt_sizes(entry), rows, columns, {.rows = kUsual, .columns = kUsual, .percent = percent});
}

Size random_size(const GameEntry& entry, std::optional<std::uint64_t> rows, std::optional<std::uint64_t> columns,
                 std::uint32_t percent) {
  HuntSizes sizes = hunt_sizes(entry);
  if (sizes.rows) sizes.rows->most = kMostRandomSize;
  if (sizes.columns) sizes.columns->most = kMostRandomSize;
  return choose(entry, sizes, rows, columns, {.rows = kUsualRandom, .columns = kUsualRandom, .percent = percent});
}

}  // namespace catchmate
