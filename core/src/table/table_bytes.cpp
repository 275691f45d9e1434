#include "catchmate/table_bytes.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <utility>

namespace catchmate {

// The order of bytes in the head of NumPy's file.
static_assert(std::endian::native == std::endian::little);

TableBytes::TableBytes(const Table& table, TableFormat format, ValueParts values, PositionFilter filter)
    : table_(table),
      format_(format),
      values_(values),
      filter_(std::move(filter)),
      arrays_(table),
      text_(table.game(), values) {}

std::string TableBytes::head() const {
  switch (format_) {
    case TableFormat::npy:
      return npy_head();
    case TableFormat::csv:
      return csv_head();
    case TableFormat::jsonl:
      break;
  }
  return "";
}

void TableBytes::add(std::uint64_t first, std::uint64_t last, Slice& slice) const {
  format_ == TableFormat::npy ? add_numbers(first, last, slice) : add_lines(first, last, slice);
}

void TableBytes::add_lines(std::uint64_t first, std::uint64_t last, Slice& slice) const {
  table_.for_each_in(first, last, [&](std::uint64_t, const Position& position, Value value) {
    if (filter_ && !filter_(table_, position, value)) return;
    ++slice.positions;
    format_ == TableFormat::csv ? text_.add_csv(position, value, slice.bytes)
                                : text_.add_json(position, value, slice.bytes);
  });
}

void TableBytes::add_numbers(std::uint64_t first, std::uint64_t last, Slice& slice) const {
  const std::uint64_t size = (last - first) * arrays_.row();
  slice.outcomes.resize(size);
  slice.distances.resize(size);
  arrays_.read(first, last, slice.outcomes.data(), slice.distances.data());
  if (filter_) {
    const std::uint64_t start = first * arrays_.row();
    table_.for_each_in(first, last, [&](std::uint64_t index, const Position& position, Value value) {
      if (!filter_(table_, position, value)) slice.outcomes[index - start] = kNoPosition;
    });
  }
  slice.positions +=
      size - static_cast<std::uint64_t>(std::count(slice.outcomes.begin(), slice.outcomes.end(), kNoPosition));
  is_wide() ? pack<std::int32_t>(slice) : pack<std::int16_t>(slice);
}

template <class Distance>
void TableBytes::pack(Slice& slice) const {
  const std::size_t size = slice.outcomes.size();
  const std::size_t start = slice.bytes.size();
  slice.bytes.resize(start + size * ((values_.outcome ? 1 : 0) + (values_.distance ? sizeof(Distance) : 0)));
  char* to = slice.bytes.data() + start;
  for (std::size_t at = 0; at < size; ++at) {
    const std::int8_t outcome = slice.outcomes[at];
    if (values_.outcome) *to++ = static_cast<char>(outcome);
    if (!values_.distance) continue;
    const auto distance = static_cast<Distance>(outcome == kNoPosition ? kNoPosition : slice.distances[at]);
    std::memcpy(to, &distance, sizeof(distance));
    to += sizeof(distance);
  }
}

bool TableBytes::is_wide() const { return table_.longest() > std::numeric_limits<std::int16_t>::max(); }

// The head of version 1.0 of NumPy's format.
std::string TableBytes::npy_head() const {
  const std::string distance = is_wide() ? "'<i4'" : "'<i2'";
  std::string type = values_.outcome ? "'|i1'" : distance;
  if (values_.outcome && values_.distance) type = "[('outcome', '|i1'), ('distance', " + distance + ")]";
  std::string head = "{'descr': " + type + ", 'fortran_order': False, 'shape': (";
  for (const ValueAxis& axis : arrays_.axes()) head += std::to_string(axis.size) + ", ";
  head += "), }";
  std::string file("\x93NUMPY\x01\x00", 8);
  constexpr std::size_t kUnit = 64;
  const std::size_t size = (file.size() + 2 + head.size() + 1 + kUnit - 1) / kUnit * kUnit - file.size() - 2;
  file += {static_cast<char>(size % 256), static_cast<char>(size / 256)};
  return file + head + std::string(size - head.size() - 1, ' ') + "\n";
}

std::string TableBytes::csv_head() const {
  std::string head;
  for (const std::string& column : columns()) head += (head.empty() ? "" : ",") + column;
  return head + "\n";
}

}  // namespace catchmate
