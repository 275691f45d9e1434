/// The cop number of a graph: how many cops always catch a robber, at the fewest. The cops choose their points, then
/// the robber its own; they move in turn along edges, the cops first, each of them in a turn, and all may stay.
///
///     CopSearch search(graph, 3);
///     while (search.advance()) {
///     }
///     std::get<CopNumber>(search.result()).cops;   // 2 on a cycle of five points
///
/// Each part of a graph that is not connected has cops of its own. Of a board with more than points and edges, only
/// these count: an edge of one side or one way leads both sides both ways, obstacles are left out with their edges.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "catchmate/board.h"
#include "catchmate/solver.h"

namespace catchmate {

/// The fewest cops that win.
struct CopNumber {
  std::uint32_t cops = 0;
  std::vector<Square>
      start;      ///< the points, in each part ascending, against which the robber lasts for the fewest plies
  Ply plies = 0;  ///< the most that the robber then lasts

  friend bool operator==(const CopNumber&, const CopNumber&) = default;
};

/// More cops are needed than were allowed.
struct MoreCops {};

/// Tries one cop, then two and so on, a slice of work at a time.
class CopSearch {
 public:
  using Result = std::variant<CopNumber, MoreCops, TableTooLarge>;

  /// `graph` is a graph; `most` is at most `kMaxPieces`.
  CopSearch(const Board& graph, std::uint32_t most, std::uint64_t memory_budget = kOverflow, std::uint32_t threads = 0);

  /// Works for some milliseconds. Returns whether anything is left to do.
  bool advance();
  /// The number of cops being tried, or tried last.
  [[nodiscard]] std::uint32_t cops() const noexcept {
    return std::min(found_.cops + (part_ < parts_.size() ? cops_ : 0), most_);
  }
  /// The result, after `advance` has returned false.
  [[nodiscard]] const Result& result() const noexcept { return *result_; }

 private:
  // Starts to solve the next part with the next number of cops, or ends the search.
  void begin();
  void judge(const Table& table);
  [[nodiscard]] Board board_of(const std::vector<Square>& part) const;
  void add_start(const Table& table);

  const Board graph_;
  const std::uint32_t most_;
  const std::uint64_t memory_budget_;
  const std::uint32_t threads_;
  std::vector<std::vector<Square>> parts_;  // connected, each in ascending order
  std::size_t part_ = 0;                    // the one being searched
  std::uint32_t cops_ = 1;                  // tried on that part
  Solver solver_;
  CopNumber found_;  // of the parts before
  std::optional<Result> result_;
};

}  // namespace catchmate
