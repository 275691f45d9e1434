#include "table_file.h"

#include <catchmate/walk.h>

#include <algorithm>
#include <array>
#include <future>
#include <thread>
#include <vector>

#include "files.h"
#include "filter.h"
#include "json.h"
#include "json_tree.h"

using namespace catchmate;

namespace {

// The positions of all threads' slices together, which are held in memory: a line is long, a number short.
constexpr std::uint64_t kLineSlice = 1U << 17U;
constexpr std::uint64_t kNumberSlice = 1U << 21U;

// Writes one table.
class TableWriter {
 public:
  TableWriter(const Problem& problem, const Table& table, const TableFile& file)
      : problem_(problem),
        table_(table),
        file_(file),
        bytes_(table, file.format, file.parts(),
               file.where.empty() ? Filter() : parse_filter(file.where, table.game().rules())) {}

  void write() {
    FileWriter values(file_.path);
    bool good = values.write(bytes_.head());
    const std::uint32_t threads =
        file_.threads != 0 ? file_.threads : std::max(std::thread::hardware_concurrency(), 1U);
    Walk walk(table_, (file_.format == TableFormat::npy ? kNumberSlice : kLineSlice) / threads, threads);
    // One slice is written while the next is made.
    std::array<std::vector<TableBytes::Slice>, 2> slices;
    slices.fill(std::vector<TableBytes::Slice>(walk.parts()));
    std::future<bool> written;
    for (std::size_t turn = 0; good && walk.more(); turn ^= 1U) {
      walk.advance([&](std::uint32_t part, std::uint64_t first, std::uint64_t last) {
        bytes_.add(first, last, slices[turn][part]);
      });
      good = !written.valid() || written.get();
      written = std::async(threads > 1 ? std::launch::async : std::launch::deferred, [&values, &slices, turn] {
        return std::all_of(slices[turn].begin(), slices[turn].end(), [&values](TableBytes::Slice& slice) {
          const bool is_written = values.write(slice.bytes);
          slice.bytes.clear();
          return is_written;
        });
      });
    }
    if (written.valid()) written.get();
    values.finish();
    for (const auto& all : slices) {
      for (const TableBytes::Slice& slice : all) positions_ += slice.positions;
    }
    FileWriter facts(file_.facts);
    facts.write(facts_of(values));
    facts.finish();
    values.commit();
    facts.commit();
  }

 private:
  [[nodiscard]] OrderedJson axes() const {
    const Rules& rules = table_.game().rules();
    OrderedJson axes = OrderedJson::array();
    for (const ValueAxis& axis : bytes_.axes()) {
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
      facts["columns"] = bytes_.columns();
    }
    facts["bytes"] = values.bytes();
    facts["crc32"] = values.checksum();
    return facts.dump() + "\n";
  }

  const Problem& problem_;
  const Table& table_;
  const TableFile& file_;
  TableBytes bytes_;
  std::uint64_t positions_ = 0;
};

}  // namespace

void write_table(const Problem& problem, const Table& table, const TableFile& file) {
  TableWriter(problem, table, file).write();
}
