#include "saved_table.h"

#include <catchmate/read_game.h>
#include <catchmate/signature.h>
#include <catchmate/write_data.h>

#include <array>
#include <bit>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "files.h"
#include "json_tree.h"
#include "messages.h"

using namespace catchmate;

namespace {

constexpr std::string_view kTableMark = "catchmate table ";
// Of this layout; another one has another number.
constexpr std::uint32_t kTableLayout = 1;
// A page of most systems, and a multiple of a cell.
constexpr std::size_t kHeadUnit = 4096;
constexpr std::size_t kChecksumSize = 8;

static_assert(std::endian::native == std::endian::little);
static_assert(kHeadUnit % sizeof(Cell) == 0);

std::string_view bytes_of(const Cell* cells, std::uint64_t count) {
  return {reinterpret_cast<const char*>(cells), static_cast<std::size_t>(count * sizeof(Cell))};
}

std::string head_of(const Table& table, std::uint32_t threads) {
  OrderedJson head = DataWriter<JsonOutput>(table.game()).write(table.game()).json;
  const Distances::Shape shape = table.distances().shape();
  head["positions"] = table.positions();
  head["longest"] = shape.longest;
  head["shape"] = {kCellSquares, shape.placements, shape.stride, shape.digits};
  head["signature"] = signature(table, threads);
  std::string text = std::string(kTableMark) + std::to_string(kTableLayout) + "\n" + head.dump();
  text.resize((text.size() + kHeadUnit) / kHeadUnit * kHeadUnit - 1, ' ');
  return text + "\n";
}

// The fields of a file's head.
struct Head {
  Game game;
  Distances::Shape shape;
  std::size_t size;  // in bytes
};

// The line at the start of a text.
std::string_view first_line(std::string_view text) { return text.substr(0, text.find('\n')); }

// The head, after a right first line; nothing if the second line is not that of a table.
std::optional<Head> read_head(std::string_view text) {
  const std::string_view first = first_line(text);
  const std::string_view second = first_line(text.substr(std::min(first.size() + 1, text.size())));
  const auto parsed = parse_json(second);
  const auto* json = std::get_if<Json>(&parsed);
  if (json == nullptr || !json->is_object()) return std::nullopt;
  DataFault fault;
  auto game = read_game(JsonTree(json), "", kOverflow, fault);
  const JsonTree shape = JsonTree(json).get("shape");
  const auto longest = JsonTree(json).get("longest").whole_number();
  if (!game || !longest || *longest > kNever || !shape.is_array() || shape.size() != 4) return std::nullopt;
  std::array<std::uint32_t, 4> sizes{};
  for (std::size_t axis = 0; axis < sizes.size(); ++axis) {
    const auto size = shape.at(axis).whole_number();
    if (!size || *size > kNever) return std::nullopt;
    sizes[axis] = static_cast<std::uint32_t>(*size);
  }
  const auto [squares, placements, stride, digits] = sizes;
  const bool is_ours = squares == kCellSquares &&
                       placement_count(game->rules(), game->board().free_squares()) == placements &&
                       stride >= placements && digits <= std::tuple_size_v<decltype(Distances::Planes::digits)>;
  if (!is_ours) return std::nullopt;
  const Distances::Shape found{placements, game->board().squares(),    stride,
                               digits,     static_cast<Ply>(*longest), may_lose_by_moving(game->rules())};
  return Head{*std::move(game), found, first.size() + second.size() + 2};
}

}  // namespace

void save_table(const Table& table, std::uint32_t threads, const std::string& path) {
  FileWriter file(path);
  file.write(head_of(table, threads));
  const Distances& distances = table.distances();
  const Distances::Shape shape = distances.shape();
  // Behind the placements, rows are not initialised.
  const std::vector<Cell> padding(shape.stride - shape.placements);
  distances.for_each_plane([&](const Buffer<Cell>& plane) {
    for (std::uint64_t row = 0; row < distances.cells(); ++row) {
      file.write(bytes_of(plane.data() + row * shape.stride, shape.placements));
      file.write(bytes_of(padding.data(), padding.size()));
    }
  });
  file.write(file.checksum());
  file.commit();
}

SavedTable open_table(const std::string& path) {
  FileMemory memory = open_memory(path);
  const std::string_view bytes(reinterpret_cast<const char*>(memory.cells.get()),
                               static_cast<std::size_t>(memory.bytes));
  const std::string_view first = first_line(bytes.substr(0, kHeadUnit));
  if (!first.starts_with(kTableMark)) refuse(path, say(messages::kNotTable));
  const std::string_view version = first.substr(kTableMark.size());
  if (version != std::to_string(kTableLayout)) refuse(path, say(messages::kTableVersion, version, kTableLayout));
  auto head = read_head(bytes);
  if (!head) refuse(path, say(messages::kDamagedTable));
  const std::uint64_t size = head->size + head->shape.cells() * sizeof(Cell) + kChecksumSize;
  if (head->size % kHeadUnit != 0 || bytes.size() != size) refuse(path, say(messages::kTableSize, bytes.size(), size));
  if (checksum_of(bytes.substr(0, bytes.size() - kChecksumSize)) != bytes.substr(bytes.size() - kChecksumSize)) {
    refuse(path, say(messages::kDamagedTable));
  }
  Distances distances;
  distances.borrow(head->shape, memory.cells.get() + head->size / sizeof(Cell));
  PlacementIndex index(head->game);
  const std::uint64_t positions = index.positions();
  Table table(std::move(head->game), std::move(index), std::move(distances), Scope(), positions, true);
  return {std::move(memory), std::move(table)};
}
