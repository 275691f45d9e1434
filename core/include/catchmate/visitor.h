/// A callback for each of many things.
#pragma once

#include <type_traits>

namespace catchmate {

/// A reference to a function, a lambda for the most part, that must outlive it. What takes one is compiled once and not
/// for every lambda anew.
template <class... Arguments>
class Visitor {
 public:
  template <class Function, class = std::enable_if_t<std::is_invocable_v<const Function&, Arguments...>>>
  // NOLINTNEXTLINE(google-explicit-constructor): a lambda is passed as it is.
  Visitor(const Function& function) noexcept
      : function_(&function), call_([](const void* callee, Arguments... arguments) {
          (*static_cast<const Function*>(callee))(arguments...);
        }) {}

  void operator()(Arguments... arguments) const { call_(function_, arguments...); }

 private:
  const void* function_;
  void (*call_)(const void*, Arguments...);
};

}  // namespace catchmate
