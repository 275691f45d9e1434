/// JavaScript values as the trees that read_data.h reads and write_data.h writes.
#pragma once

#include <emscripten/val.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// These are JavaScript functions: see val_tree.cpp.
extern "C" {
/// The kind, plus 8 times the number of an array's members or of an object's own fields.
double tree_kind(emscripten::EM_VAL handle);
double tree_number(emscripten::EM_VAL handle);
emscripten::EM_VAL tree_get(emscripten::EM_VAL handle, emscripten::EM_VAL name);
emscripten::EM_VAL tree_at(emscripten::EM_VAL handle, double index);
/// Whether the value has such a field of its own; 1 if asking throws, so that reading the field reports the reason.
int tree_has(emscripten::EM_VAL handle, emscripten::EM_VAL name);
emscripten::EM_VAL tree_names(emscripten::EM_VAL handle);
}

namespace catchmate::crossing {

using emscripten::val;

/// A JavaScript string for a text, cached by the text's address: words and names of fields cross often. Texts whose
/// addresses have the same remainder replace each other.
inline const val& cached_string(std::string_view text) {
  struct Entry {
    const char* address = nullptr;
    std::string text = {};
    val value = val::undefined();
  };
  static std::vector<Entry> cache(512);
  Entry& entry = cache[reinterpret_cast<std::uintptr_t>(text.data()) % cache.size()];
  if (entry.address != text.data() || entry.text != text) {
    entry.text = text;
    entry.value = val(entry.text);
    entry.address = text.data();
  }
  return entry.value;
}

class ValTree {
 public:
  explicit ValTree(val value) : value_(std::move(value)) {
    const double found = tree_kind(value_.as_handle());
    if (found < 0) return;
    size_ = static_cast<std::uint64_t>(found) / 8;
    kind_ = static_cast<Kind>(static_cast<std::uint64_t>(found) % 8);
  }

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

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] ValTree at(std::size_t index) const {
    return ValTree(val::take_ownership(tree_at(value_.as_handle(), static_cast<double>(index))));
  }
  [[nodiscard]] ValTree get(const char* name) const { return get(cached_string(name)); }
  [[nodiscard]] std::optional<ValTree> own(const std::string& name) const {
    const val key(name);
    if (tree_has(value_.as_handle(), key.as_handle()) == 0) return std::nullopt;
    return get(key);
  }
  [[nodiscard]] std::vector<std::string> names() const {
    return emscripten::vecFromJSArray<std::string>(val::take_ownership(tree_names(value_.as_handle())));
  }

  [[nodiscard]] std::string shown() const { return shown(value_); }
  [[nodiscard]] static std::string shown(const std::string& text) { return shown(val(text)); }

 private:
  /// The numbers that `tree_kind` returns; `other` for -1.
  enum class Kind : int { missing, null, array, object, truth, number, text, other };

  [[nodiscard]] ValTree get(const val& name) const {
    return ValTree(val::take_ownership(tree_get(value_.as_handle(), name.as_handle())));
  }
  [[nodiscard]] static std::string shown(const val& value) {
    return val::module_property("shown")(value).as<std::string>();
  }

  val value_;
  Kind kind_ = Kind::other;
  std::size_t size_ = 0;
};

class ValOutput {
 public:
  explicit ValOutput(bool truth) : value(truth) {}
  explicit ValOutput(double number) : value(number) {}
  explicit ValOutput(std::uint32_t number) : value(number) {}
  explicit ValOutput(std::uint64_t count) : value(static_cast<double>(count)) {}  ///< exact up to 2^53
  explicit ValOutput(int number) : value(number) {}
  explicit ValOutput(std::nullptr_t) : value(val::null()) {}
  explicit ValOutput(std::string_view word) : value(cached_string(word)) {}
  explicit ValOutput(const std::string& text) : value(text) {}
  explicit ValOutput(val value) : value(std::move(value)) {}

  static ValOutput object() { return ValOutput(val::object()); }
  static ValOutput array() { return ValOutput(val::array()); }
  void set(const char* name, const ValOutput& member) { value.set(cached_string(name), member.value); }
  void set(const std::string& name, const ValOutput& member) { value.set(name, member.value); }
  void push(const ValOutput& member) { value.set(size_++, member.value); }

  val value;

 private:
  std::uint32_t size_ = 0;
};

}  // namespace catchmate::crossing
