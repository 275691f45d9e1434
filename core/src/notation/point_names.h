/// Collects the names of a graph's points, which must be unique.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catchmate/board.h"

namespace catchmate {

class PointNames {
 public:
  /// Adds the next point's name. Returns false if it is invalid (see `is_point_name`) or taken.
  [[nodiscard]] bool add(std::string_view name);
  [[nodiscard]] std::optional<Square> find(std::string_view name) const;
  /// By point.
  [[nodiscard]] const std::vector<std::string>& names() const noexcept { return names_; }

 private:
  std::vector<std::string> names_;
  std::map<std::string, std::uint32_t, std::less<>> numbers_;
};

}  // namespace catchmate
