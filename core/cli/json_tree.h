/// JSON as the trees that read_data.h reads and write_data.h writes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "json_text.h"

class JsonTree {
 public:
  explicit JsonTree(const Json* value) : value_(value) {}  ///< nullptr for a missing field

  [[nodiscard]] bool is_missing() const { return value_ == nullptr; }
  [[nodiscard]] bool is_null() const { return !is_missing() && value_->is_null(); }
  [[nodiscard]] bool is_object() const { return !is_missing() && value_->is_object(); }
  [[nodiscard]] bool is_array() const { return !is_missing() && value_->is_array(); }
  [[nodiscard]] std::optional<bool> truth() const { return as<bool>(&Json::is_boolean); }
  [[nodiscard]] std::optional<double> number() const { return as<double>(&Json::is_number); }
  /// A whole number from 0 below 2^53; `parse_json` keeps them signed.
  [[nodiscard]] std::optional<std::uint64_t> whole_number() const {
    const auto number = as<std::int64_t>(&Json::is_number_integer);
    return number && *number >= 0 ? std::optional(static_cast<std::uint64_t>(*number)) : std::nullopt;
  }
  [[nodiscard]] std::optional<std::string> text() const { return as<std::string>(&Json::is_string); }

  [[nodiscard]] std::size_t size() const { return value_->size(); }
  [[nodiscard]] JsonTree at(std::size_t index) const { return JsonTree(&(*value_)[index]); }
  [[nodiscard]] JsonTree get(const std::string& name) const {
    const auto found = value_->find(name);
    return JsonTree(found == value_->end() ? nullptr : &*found);
  }
  [[nodiscard]] std::optional<JsonTree> own(const std::string& name) const {
    const JsonTree found = get(name);
    return found.is_missing() ? std::nullopt : std::optional(found);
  }
  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> names;
    for (const auto& [name, _] : value_->items()) names.push_back(name);
    return names;
  }

  [[nodiscard]] std::string shown() const { return show(*value_); }
  [[nodiscard]] static std::string shown(const std::string& text) { return show(text); }

 private:
  template <class Value>
  [[nodiscard]] std::optional<Value> as(bool (Json::*is_one)() const noexcept) const {
    return !is_missing() && (value_->*is_one)() ? std::optional(value_->get<Value>()) : std::nullopt;
  }

  const Json* value_;
};

/// JSON with its fields in the order of insertion.
using OrderedJson = nlohmann::ordered_json;

class JsonOutput {
 public:
  explicit JsonOutput(OrderedJson value) : json(std::move(value)) {}

  static JsonOutput object() { return JsonOutput(OrderedJson::object()); }
  static JsonOutput array() { return JsonOutput(OrderedJson::array()); }
  void set(const std::string& name, JsonOutput value) { json[name] = std::move(value.json); }
  void push(JsonOutput value) { json.push_back(std::move(value.json)); }

  OrderedJson json;
};
