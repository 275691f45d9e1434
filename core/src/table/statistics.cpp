#include "catchmate/statistics.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace catchmate {

namespace {

// The positions of a slice: about a millisecond, long beside its overhead.
constexpr std::uint64_t kStatisticsSlice = 1U << 18U;

}  // namespace

struct StatisticsTask::Placement {
  std::uint64_t number;
  const Position& pieces;  // without the swept one
};

StatisticsTask::StatisticsTask(const Table& table, std::uint32_t threads)
    : table_(table),
      index_(table.game()),
      walk_(table, kStatisticsSlice, threads),
      parts_(walk_.parts()),
      free_squares_(std::size_t{table.distances().cells()}) {
  assert(!table.partial());
  const Board& board = table.game().board();
  for (Part& part : parts_) part.statistics.by_distance.resize(std::size_t{2} << table.distances().digits());
  for (const Side side : kSides) {
    // The side to move has already won only by its own goal, or by a meeting that is always its win.
    const Rules& rules = table.game().rules();
    may_have_won_[side] = !rules.side(side).goals.empty() || board.has_marks() || winner_of(rules.capture) == side;
  }
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    if (!table.game().may_stand(index_.swept_side(), Square{index})) continue;
    free_squares_[index / kCellSquares] |= Cell::bit(index % kCellSquares);
  }
}

bool StatisticsTask::advance() {
  const bool forbidden = table_.game().rules().capture == Capture::forbidden;
  const auto stand_open = [&](const PieceSet& set, Side side) {
    return std::all_of(set.begin(), set.end(), [&](Square square) { return table_.game().may_stand(side, square); });
  };
  walk_.advance([&](std::uint32_t part, std::uint64_t first, std::uint64_t last) {
    index_.for_each_placement(first, last, [&](std::uint64_t number, const Position& pieces) {
      const PieceSet& outer = pieces.of(index_.outer_side());
      const PieceSet& rest = pieces.of(index_.swept_side());
      const bool sharing =
          std::any_of(outer.begin(), outer.end(), [&](Square square) { return rest.contains(square); });
      const bool valid = stand_open(outer, index_.outer_side()) && stand_open(rest, index_.swept_side());
      if (valid && (!forbidden || !sharing)) count({number, pieces}, parts_[part]);
    });
  });
  return walk_.more();
}

std::uint64_t StatisticsTask::counted() const noexcept {
  std::uint64_t sum = 0;
  for (const Part& part : parts_) sum += part.counted;
  return sum;
}

void StatisticsTask::count(const Placement& placement, Part& part) const {
  for (std::uint32_t cell = 0; cell < table_.distances().cells(); ++cell) {
    const PerSide<Group> groups{group_of(placement, Side::one, cell), group_of(placement, Side::two, cell)};
    for (const Side side : kSides) {
      const Group& movers = groups[side];
      const Group& opponents = groups[opponent(side)];
      count_group(placement, movers, side, cell, part);

      // Only one side can lose endless play, so that one of two losses has an end.
      const bool loses_endless = loses_endless_play(side);
      const Cell lost = movers.lost | (loses_endless ? movers.endless : Cell{});
      const Cell both = lost & (opponents.lost | (loses_endless ? Cell{} : opponents.endless));
      if (side == Side::one) part.statistics.both_lose.placements += both.count();
      note_longest(part.longest_zugzwang[2], placement, side, cell, both & movers.lost);
      const Cell drawn = movers.lost & opponents.drawn;
      const Cell one = drawn & ~ended_so(placement, opponent(side), cell, drawn, Outcome::draw);
      part.statistics.one_loses[side].placements += one.count();
      note_longest(part.longest_zugzwang[static_cast<std::size_t>(side)], placement, side, cell, one);
    }
  }
}

StatisticsTask::Group StatisticsTask::group_of(const Placement& placement, Side to_move, std::uint32_t cell) const {
  Cell valid = free_squares_[cell];
  const PieceSet& rest = placement.pieces.of(index_.swept_side());
  if (rest.size() != 0) {
    const bool shares = table_.game().rules().side(index_.swept_side()).may_share;
    valid &= Cell::from(cell, rest[rest.size() - 1].index + (shares ? 0 : 1));
  }
  if (table_.game().rules().capture == Capture::forbidden) {
    for (const Square square : placement.pieces.of(index_.outer_side())) {
      if (square.index / kCellSquares == cell) valid &= ~Cell::bit(square.index % kCellSquares);
    }
  }
  const Distances& distances = table_.distances();
  const Distances::Planes& planes = distances.planes(to_move);
  const std::uint64_t at = std::uint64_t{cell} * distances.stride() + placement.number;
  const Cell decided = valid & ~planes.undecided[at];
  const Cell over = valid & distances.over(placement.number, to_move, cell);
  const Cell lost = decided & planes.not_won[at] & ~over;
  const Cell undecided = valid & ~decided;
  const bool wins_endless = winner_of(table_.game().rules().endless).has_value();
  return {.won = decided & ~lost & ~over,
          .lost = lost,
          .drawn = wins_endless ? Cell{} : undecided,
          .ended = over,
          .endless = wins_endless ? undecided : Cell{}};
}

bool StatisticsTask::loses_endless_play(Side side) const noexcept {
  return winner_of(table_.game().rules().endless) == opponent(side);
}

void StatisticsTask::count_group(const Placement& placement, const Group& group, Side to_move, std::uint32_t cell,
                                 Part& part) const {
  const Cell won_at_once = ended_so(placement, to_move, cell, group.ended, Outcome::win);
  const Cell lost_at_once = group.ended & ~won_at_once;
  const std::uint64_t endless = group.endless.count();
  std::array<std::uint64_t, 3> counts{group.won.count() + won_at_once.count(), group.drawn.count(),
                                      group.lost.count() + lost_at_once.count()};
  counts[static_cast<std::size_t>(loses_endless_play(to_move) ? Outcome::loss : Outcome::win)] += endless;
  part.statistics.to_move[to_move].endless += endless;
  for (std::size_t outcome = 0; outcome < counts.size(); ++outcome) {
    part.statistics.to_move[to_move].positions[outcome] += counts[outcome];
    part.counted += counts[outcome];
  }
  part.statistics.by_distance[0] += group.ended.count();
  const Distances& distances = table_.distances();
  const Distances::Planes& planes = distances.planes(to_move);
  const std::uint64_t at = std::uint64_t{cell} * distances.stride() + placement.number;
  count_by_distance({planes, at, group.won}, group.won | group.lost, distances.digits(), 0,
                    part.statistics.by_distance);
  note_longest(part.longest_win[to_move], placement, to_move, cell, group.won.any() ? group.won : won_at_once);
  note_longest(part.longest_loss[to_move], placement, to_move, cell, group.lost.any() ? group.lost : lost_at_once);
}

Cell StatisticsTask::ended_so(const Placement& placement, Side to_move, std::uint32_t cell, Cell positions,
                              Outcome outcome) const {
  const bool occurs = outcome == Outcome::win ? may_have_won_[to_move] : table_.game().rules().no_move == NoMove::draws;
  Cell ended{};
  while (occurs && positions.any()) {
    const std::uint32_t square = positions.first();
    const Cell bit = Cell::bit(square);
    const Position position = position_of(placement, to_move, cell * kCellSquares + square);
    if (table_.game().ending(position) == outcome) ended |= bit;
    positions &= ~bit;
  }
  return ended;
}

void StatisticsTask::count_by_distance(const Digits& cell, Cell positions, std::uint32_t digits, Ply known,
                                       std::vector<std::uint64_t>& counts) const {
  for (; positions.any(); --digits) {
    if (digits == 0) {
      const Cell won = positions & cell.won;
      counts[table_.distances().distance_of(known | 1U)] += won.count();
      counts[table_.distances().distance_of(known)] += (positions & ~won).count();
      return;
    }
    const Cell ones = positions & cell.planes.digits[digits - 1][cell.at];
    count_by_distance(cell, ones, digits - 1, known | Ply{1} << digits, counts);
    positions &= ~ones;
  }
}

void StatisticsTask::note_longest(Found& found, const Placement& placement, Side to_move, std::uint32_t cell,
                                  Cell positions) const {
  if (!positions.any()) return;
  const Distances& distances = table_.distances();
  const Distances::Planes& planes = distances.planes(to_move);
  const std::uint64_t at = std::uint64_t{cell} * distances.stride() + placement.number;
  const Ply least = distances.digits_of(found.distance);
  Ply digits = 0;
  for (Ply digit = Ply{1} << distances.digits(), row = distances.digits(); row-- > 0;) {
    digit >>= 1U;
    const Cell ones = positions & planes.digits[row][at];
    if (ones.any()) {
      positions = ones;
      digits |= digit;
    } else if ((digits | (digit - 1)) < least) {
      return;
    }
  }
  const std::uint32_t square = cell * kCellSquares + positions.first();
  const Ply distance = distances.distance_of(distances.code(placement.number, to_move, square));
  const std::uint64_t row = placement.number * 2 + static_cast<std::uint64_t>(to_move);
  const std::uint64_t index = row * index_.squares() + square;
  const Found longer{distance, index};
  if (longer.precedes(found)) found = longer;
}

Position StatisticsTask::position_of(const Placement& placement, Side to_move, std::uint32_t square) const {
  Position position = placement.pieces;
  position.of(index_.swept_side()).insert(Square{square});
  position.to_move = to_move;
  return position;
}

std::optional<Longest> StatisticsTask::example(const Found& found) const {
  if (found.index == kOverflow) return std::nullopt;
  std::optional<Longest> longest;
  const std::uint64_t placement = found.index / index_.squares() / 2;
  index_.for_each_position(table_.game(), placement, placement + 1, [&](std::uint64_t index, const Position& position) {
    if (index == found.index) longest = {position, found.distance};
  });
  return longest;
}

void StatisticsTask::merge(const Part& part, Part& sum) {
  const auto add = [](auto& counts, const auto& more) {
    std::transform(counts.begin(), counts.end(), more.begin(), counts.begin(), std::plus<>());
  };
  const auto take_longer = [](auto& found, const auto& others) {
    for (std::size_t each = 0; each < found.size(); ++each) {
      if (others[each].precedes(found[each])) found[each] = others[each];
    }
  };
  for (const Side side : kSides) {
    add(sum.statistics.to_move[side].positions, part.statistics.to_move[side].positions);
    sum.statistics.to_move[side].endless += part.statistics.to_move[side].endless;
    sum.statistics.one_loses[side].placements += part.statistics.one_loses[side].placements;
  }
  sum.statistics.both_lose.placements += part.statistics.both_lose.placements;
  add(sum.statistics.by_distance, part.statistics.by_distance);
  take_longer(sum.longest_win, part.longest_win);
  take_longer(sum.longest_loss, part.longest_loss);
  take_longer(sum.longest_zugzwang, part.longest_zugzwang);
}

Statistics StatisticsTask::statistics() const {
  Part sum = parts_[0];
  for (std::size_t part = 1; part < parts_.size(); ++part) merge(parts_[part], sum);
  Statistics found = std::move(sum.statistics);
  while (!found.by_distance.empty() && found.by_distance.back() == 0) found.by_distance.pop_back();
  for (const Side side : kSides) {
    found.to_move[side].longest_win = example(sum.longest_win[side]);
    found.to_move[side].longest_loss = example(sum.longest_loss[side]);
    found.one_loses[side].longest = example(sum.longest_zugzwang[static_cast<std::size_t>(side)]);
  }
  found.both_lose.longest = example(sum.longest_zugzwang[2]);
  return found;
}

Statistics statistics(const Table& table, std::uint32_t threads) {
  StatisticsTask survey(table, threads);
  while (survey.advance()) {
  }
  return survey.statistics();
}

}  // namespace catchmate
