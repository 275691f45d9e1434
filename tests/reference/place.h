/// A square by its row and column, both from 1.
#pragma once

#include <compare>

namespace catchmate::reference {

struct Place {
  int row = 1;
  int column = 1;

  friend auto operator<=>(const Place&, const Place&) = default;
};

}  // namespace catchmate::reference
