#include "point_names.h"

#include "catchmate/notation.h"

namespace catchmate {

bool PointNames::add(std::string_view name) {
  if (!is_point_name(name)) return false;
  const auto number = static_cast<std::uint32_t>(names_.size());
  return numbers_.emplace(names_.emplace_back(name), number).second;
}

std::optional<Square> PointNames::find(std::string_view name) const {
  const auto found = numbers_.find(name);
  return found == numbers_.end() ? std::nullopt : std::optional(Square{found->second});
}

}  // namespace catchmate
