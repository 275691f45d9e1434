/// JavaScript values as the trees that read_data.h reads and write_data.h writes.
#pragma once

#include <emscripten/em_js.h>
#include <emscripten/val.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// A value's kind, number or own field in one call; `val` would need several.
// clang-format off
EM_JS(int, tree_kind, (emscripten::EM_VAL handle), {
  var value = Emval.toValue(handle);
  if (value === null) return 1;
  if (Array.isArray(value)) return 2;
  return ["undefined", "", "", "object", "boolean", "number", "string"].indexOf(typeof value);
});
EM_JS(double, tree_number, (emscripten::EM_VAL handle), {
  return Emval.toValue(handle);
});
EM_JS(int, tree_size, (emscripten::EM_VAL handle), {
  var value = Emval.toValue(handle);
  return (Array.isArray(value) ? value : Object.keys(value)).length;
});
EM_JS(int, tree_has, (emscripten::EM_VAL handle, emscripten::EM_VAL name), {
  return Object.prototype.hasOwnProperty.call(Emval.toValue(handle), Emval.toValue(name));
});
EM_JS(emscripten::EM_VAL, tree_names, (emscripten::EM_VAL handle), {
  return Emval.toHandle(Object.keys(Emval.toValue(handle)));
});
// clang-format on

namespace catchmate::crossing {

using emscripten::val;

/// A JavaScript string for a literal, created once per literal: its address is the key.
inline const val& literal(const char* text) {
  static std::array<const char*, 256> texts{};
  static std::vector<val> values(texts.size(), val::undefined());
  std::size_t place = reinterpret_cast<std::uintptr_t>(text) % texts.size();
  while (texts[place] != text) {
    if (texts[place] == nullptr) {
      texts[place] = text;
      values[place] = val(text);
      break;
    }
    place = (place + 1) % texts.size();
  }
  return values[place];
}

class ValTree {
 public:
  explicit ValTree(val value) : value_(std::move(value)), kind_(static_cast<Kind>(tree_kind(value_.as_handle()))) {}

  [[nodiscard]] bool is_missing() const { return kind_ == Kind::missing; }
  [[nodiscard]] bool is_null() const { return kind_ == Kind::null; }
  [[nodiscard]] bool is_object() const { return kind_ == Kind::object; }
  [[nodiscard]] bool is_array() const { return kind_ == Kind::array; }
  [[nodiscard]] std::optional<bool> truth() const {
    return kind_ == Kind::truth ? std::optional(value_.isTrue()) : std::nullopt;
  }
  [[nodiscard]] std::optional<double> number() const {
    return kind_ == Kind::number ? std::optional(tree_number(value_.as_handle())) : std::nullopt;
  }
  [[nodiscard]] std::optional<std::string> text() const {
    if (kind_ != Kind::text) return std::nullopt;
    return val::module_property("plainText")(value_).as<std::string>();
  }

  [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(tree_size(value_.as_handle())); }
  [[nodiscard]] ValTree at(std::size_t index) const { return ValTree(value_[index]); }
  [[nodiscard]] ValTree get(const char* name) const { return ValTree(value_[literal(name)]); }
  [[nodiscard]] std::optional<ValTree> own(const std::string& name) const {
    const val key(name);
    if (tree_has(value_.as_handle(), key.as_handle()) == 0) return std::nullopt;
    return ValTree(value_[key]);
  }
  [[nodiscard]] std::vector<std::string> names() const {
    return emscripten::vecFromJSArray<std::string>(val::take_ownership(tree_names(value_.as_handle())));
  }

  [[nodiscard]] std::string shown() const { return shown(value_); }
  [[nodiscard]] static std::string shown(const std::string& text) { return shown(val(text)); }

 private:
  /// The numbers that `tree_kind` returns.
  enum class Kind : int { other = -1, missing, null, array, object, truth, number, text };

  [[nodiscard]] static std::string shown(const val& value) {
    return val::module_property("shown")(value).as<std::string>();
  }

  val value_;
  Kind kind_;
};

class ValOutput {
 public:
  explicit ValOutput(bool truth) : value(truth) {}
  explicit ValOutput(double number) : value(number) {}
  explicit ValOutput(std::uint32_t number) : value(number) {}
  explicit ValOutput(int number) : value(number) {}
  explicit ValOutput(std::nullptr_t) : value(val::null()) {}
  /// `word` must be a literal.
  explicit ValOutput(std::string_view word) : value(literal(word.data())) {}
  explicit ValOutput(const std::string& text) : value(text) {}
  explicit ValOutput(val value) : value(std::move(value)) {}

  static ValOutput object() { return ValOutput(val::object()); }
  static ValOutput array() { return ValOutput(val::array()); }
  void set(const char* name, const ValOutput& member) { value.set(literal(name), member.value); }
  void set(const std::string& name, const ValOutput& member) { value.set(name, member.value); }
  void push(const ValOutput& member) { value.set(size_++, member.value); }

  val value;

 private:
  std::uint32_t size_ = 0;
};

}  // namespace catchmate::crossing
