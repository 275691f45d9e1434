/// A reference to a callback.
#pragma once

#include <type_traits>

namespace catchmate {

/// A reference to a function, usually a lambda, that must outlive it. A function that takes a Visitor is compiled once,
/// not once per lambda.
template <class... Arguments>
class Visitor {
 public:
  template <class Function, class = std::enable_if_t<std::is_invocable_v<const Function&, Arguments...>>>
  // NOLINTNEXTLINE(google-explicit-constructor): lambdas convert without a cast.
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
