#include "table_file.h"

#include <catchmate/value_arrays.h>
#include <catchmate/walk.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <thread>
#include <vector>

#include "files.h"
#include "json.h"
#include "json_tree.h"

using namespace catchmate;

namespace {

// The positions of all threads' slices together, which are held in memory: a line is long, a number short.
constexpr std::uint64_t kLineSlice = 1U << 17U;
constexpr std::uint64_t kNumberSlice = 1U << 21U;

// NumPy is told so.
static_assert(std::endian::native == std::endian::little);

// Writes one table.
class TableWriter {
 public:
  TableWriter(const Problem& problem, const Table& table, const TableFile& file)
      : problem_(problem),
        table_(table),
        file_(file),
        filter_(file.where.empty() ? Filter() : parse_filter(file.where, table.game().rules())),
        arrays_(table),
        text_(table.game(), file.parts()) {}

  int write() {
    FileWriter values(file_.path);
    if (file_.format == TableFormat::npy) values.write(npy_head());
    if (file_.format == TableFormat::csv) values.write(csv_head());
    const std::uint32_t threads =
        file_.threads != 0 ? file_.threads : std::max(std::thread::hardware_concurrency(), 1U);
    Walk walk(table_, (file_.format == TableFormat::npy ? kNumberSlice : kLineSlice) / threads, threads);
    std::vector<Part> parts(walk.parts());
    bool good = true;
    while (good && walk.more()) {
      walk.advance([&](std::uint32_t part, std::uint64_t first, std::uint64_t last) {
        file_.format == TableFormat::npy ? add_numbers(first, last, parts[part]) : add_lines(first, last, parts[part]);
      });
      for (Part& part : parts) {
        good = good && values.write(part.bytes);
        part.bytes.clear();
      }
    }
    if (const int status = values.finish(); status != 0) return status;
    for (const Part& part : parts) positions_ += part.positions;
    FileWriter facts(file_.facts);
    facts.write(facts_of(values));
    if (const int status = facts.finish(); status != 0) return status;
    const int status = values.commit();
    return status == 0 ? facts.commit() : status;
  }

 private:
  // What one thread makes of its placements.
  struct Part {
    std::string bytes;
    std::uint64_t positions = 0;
    std::vector<std::int8_t> outcomes;
    std::vector<std::int32_t> distances;
  };

  void add_lines(std::uint64_t first, std::uint64_t last, Part& part) const {
    table_.for_each_in(first, last, [&](std::uint64_t, const Position& position, Value value) {
      if (filter_ && !filter_(table_, position, value)) return;
      ++part.positions;
      file_.format == TableFormat::csv ? text_.add_csv(position, value, part.bytes)
                                       : text_.add_json(position, value, part.bytes);
    });
  }

  void add_numbers(std::uint64_t first, std::uint64_t last, Part& part) const {
    const std::uint64_t size = (last - first) * arrays_.row();
    part.outcomes.resize(size);
    part.distances.resize(size);
    arrays_.read(first, last, part.outcomes.data(), part.distances.data());
    if (filter_) {
      const std::uint64_t start = first * arrays_.row();
      table_.for_each_in(first, last, [&](std::uint64_t index, const Position& position, Value value) {
        if (!filter_(table_, position, value)) part.outcomes[index - start] = kNoPosition;
      });
    }
    part.positions +=
        size - static_cast<std::uint64_t>(std::count(part.outcomes.begin(), part.outcomes.end(), kNoPosition));
    is_wide() ? pack<std::int32_t>(part) : pack<std::int16_t>(part);
  }

  // Makes the bytes of an array from the numbers.
  template <class Distance>
  void pack(Part& part) const {
    const auto [has_outcome, has_distance] = file_.parts();
    const std::size_t size = part.outcomes.size();
    part.bytes.resize(size * ((has_outcome ? 1 : 0) + (has_distance ? sizeof(Distance) : 0)));
    char* to = part.bytes.data();
    for (std::size_t at = 0; at < size; ++at) {
      const std::int8_t outcome = part.outcomes[at];
      if (has_outcome) *to++ = static_cast<char>(outcome);
      if (!has_distance) continue;
      const auto distance = static_cast<Distance>(outcome == kNoPosition ? kNoPosition : part.distances[at]);
      std::memcpy(to, &distance, sizeof(distance));
      to += sizeof(distance);
    }
  }

  // Whether a distance takes four bytes.
  [[nodiscard]] bool is_wide() const { return table_.longest() > std::numeric_limits<std::int16_t>::max(); }

  // The head of version 1.0 of NumPy's format.
  [[nodiscard]] std::string npy_head() const {
    const std::string distance = is_wide() ? "'<i4'" : "'<i2'";
    std::string head = "{'descr': " + (file_.values == "both" ? "[('outcome', '|i1'), ('distance', " + distance + ")]"
                                       : file_.values == "distance" ? distance
                                                                    : "'|i1'");
    head += ", 'fortran_order': False, 'shape': (";
    for (const ValueAxis& axis : arrays_.axes()) head += std::to_string(axis.size) + ", ";
    head += "), }";
    std::string file("\x93NUMPY\x01\x00", 8);
    constexpr std::size_t kUnit = 64;
    const std::size_t size = (file.size() + 2 + head.size() + 1 + kUnit - 1) / kUnit * kUnit - file.size() - 2;
    file += {static_cast<char>(size % 256), static_cast<char>(size / 256)};
    return file + head + std::string(size - head.size() - 1, ' ') + "\n";
  }

  [[nodiscard]] std::string csv_head() const {
    std::string head;
    for (const std::string& column : text_.columns()) head += (head.empty() ? "" : ",") + column;
    return head + "\n";
  }

  [[nodiscard]] OrderedJson axes() const {
    const Rules& rules = table_.game().rules();
    OrderedJson axes = OrderedJson::array();
    for (const ValueAxis& axis : arrays_.axes()) {
      if (!axis.side) {
        axes.push_back(
            {{"name", "to_move"}, {"size", axis.size}, {"sides", {rules.sides[0].name, rules.sides[1].name}}});
        continue;
      }
      OrderedJson& found = axes.emplace_back();
      found = {{"name", rules.side(*axis.side).name}, {"size", axis.size}, {"pieces", axis.pieces}};
      found["number"] = axis.swept ? "square" : rank_of(axis.pieces, rules.side(*axis.side).may_share);
    }
    return axes;
  }

  // "C(a,1) + C(b,2)"
  static std::string rank_of(std::size_t pieces, bool may_share) {
    std::string rank;
    for (std::size_t piece = 0; piece < pieces; ++piece) {
      rank += (piece == 0 ? "C(" : " + C(") + std::string(1, static_cast<char>('a' + piece));
      if (may_share && piece != 0) rank += "+" + std::to_string(piece);
      rank += "," + std::to_string(piece + 1) + ")";
    }
    return rank;
  }

  [[nodiscard]] std::string facts_of(const FileWriter& values) const {
    OrderedJson facts = OrderedJson::parse(to_json(problem_));
    facts["positions"] = positions_;
    facts["longest"] = table_.longest();
    facts["values"] = file_.values;
    facts["where"] = file_.where.empty() ? OrderedJson(nullptr) : OrderedJson(file_.where);
    if (file_.format == TableFormat::npy) {
      facts["axes"] = axes();
      OrderedJson free = OrderedJson::array();
      const Board& board = table_.game().board();
      for (std::uint32_t index = 0; index < board.squares(); ++index) {
        if (!board.obstacle(Square{index})) free.push_back(index);
      }
      facts["free"] = std::move(free);
      facts["outcomes"] = {{"win", 1}, {"draw", 0}, {"loss", -1}, {"none", kNoPosition}};
      facts["distances"] = {{"endless", kNoDistance}, {"none", kNoPosition}};
    } else if (file_.format == TableFormat::csv) {
      facts["columns"] = text_.columns();
    }
    facts["bytes"] = values.bytes();
    facts["crc32"] = values.checksum();
    return facts.dump() + "\n";
  }

  const Problem& problem_;
  const Table& table_;
  const TableFile& file_;
  Filter filter_;
  ValueArrays arrays_;
  PositionText text_;
  std::uint64_t positions_ = 0;
};

}  // namespace

int write_table(const Problem& problem, const Table& table, const TableFile& file) {
  return TableWriter(problem, table, file).write();
}
