/// Writes described data (describe.h) as a tree of values, for JSON or JavaScript.
///
/// A `Tree` is made by `Tree::object()`, `Tree::array()`, or from a truth value, a number, a text or nullptr.
/// `set(name, tree)` adds to an object, `push(tree)` to an array.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "catchmate/describe.h"
#include "catchmate/words.h"

namespace catchmate {

template <class Tree>
class DataWriter {
 public:
  /// Sides are named as in `rules`; squares are on a board with `columns` columns.
  explicit DataWriter(const Rules& rules, std::uint32_t columns = 1) : rules_(&rules), columns_(columns) {}
  explicit DataWriter(const Game& game) : DataWriter(game.rules(), game.board().columns()) {}

  /// Writes a described record, a list of them, or a value that `data_of` turns into one.
  template <class Data>
  [[nodiscard]] Tree write(const Data& data) const {
    return value(data);
  }

  [[nodiscard]] const std::string& name_of(Side side) const noexcept { return rules_->side(side).name; }

 private:
  /// Visits the fields of a record.
  struct Fields {
    const DataWriter& writer;
    Tree object = Tree::object();

    template <class Member, class... Kind>
    void field(const char* name, Member& member, const char* /*about*/, Kind... kind) {
      object.set(name, writer.value(member, kind...));
    }
    template <class Member, class... Kind>
    void option(const char* name, Member& member, const char* about, Kind... kind) {
      if (!is_empty(member)) field(name, member, about, kind...);
    }
    template <class Part>
    void part(Part& data) {
      describe(*this, data);
    }
    void skipped(const char* /*name*/, const char* /*about*/) {}
  };

  [[nodiscard]] static bool is_empty(bool truth) { return !truth; }
  template <class Member>
  [[nodiscard]] static bool is_empty(const std::optional<Member>& member) {
    return !member;
  }
  template <class Member>
  [[nodiscard]] static bool is_empty(const std::vector<Member>& list) {
    return list.empty();
  }
  [[nodiscard]] static bool is_empty(const PerSide<Squares>& squares) {
    return squares[0].empty() && squares[1].empty();
  }

  // `describe` also serves reading, and so takes records that can be changed.
  template <class Record>
  [[nodiscard]] Tree record(Record&& record) const {
    Fields fields{*this};
    describe(fields,
             const_cast<std::remove_cvref_t<Record>&>(record));  // NOLINT(cppcoreguidelines-pro-type-const-cast)
    return std::move(fields.object);
  }

  [[nodiscard]] Tree value(bool truth) const { return Tree(truth); }
  template <std::integral Number>
  [[nodiscard]] Tree value(Number number) const {
    using Counted = std::conditional_t<sizeof(Number) <= sizeof(std::uint32_t), std::uint32_t, std::uint64_t>;
    return Tree(static_cast<Counted>(number));
  }
  template <class Kind>
  [[nodiscard]] Tree value(const std::string& text, Kind /*kind*/) const {
    return Tree(text);
  }
  [[nodiscard]] Tree value(const std::string& text) const { return Tree(text); }
  template <std::integral Number, class Kind>
  [[nodiscard]] Tree value(Number number, Kind /*kind*/) const {
    return Tree(number);
  }
  [[nodiscard]] Tree value(Square square, OfColumns /*kind*/) const { return Tree(square.index + 1); }
  [[nodiscard]] Tree value(Square square) const {
    return record(SquareData{square.index / columns_ + 1, square.index % columns_ + 1});
  }
  [[nodiscard]] Tree value(Side side) const { return Tree(name_of(side)); }
  template <class Member>
  [[nodiscard]] Tree value(const std::optional<Member>& member) const {
    return member ? value(*member) : Tree(nullptr);
  }

  template <Worded Enum>
  [[nodiscard]] Tree value(Enum word) const {
    if constexpr (Winnable<Enum>) {
      if (const auto winner = winner_of(word)) return record(Winner{*winner});
    }
    return Tree(word_of(word));
  }
  template <Worded Enum>
  [[nodiscard]] Tree value(EnumSet<Enum> set) const {
    Tree array = Tree::array();
    for (std::size_t index = 0; index < kWords<Enum>.size(); ++index) {
      if (set.contains(static_cast<Enum>(index))) array.push(Tree(kWords<Enum>[index]));
    }
    return array;
  }

  template <class Member, class... Kind>
  [[nodiscard]] Tree value(const std::vector<Member>& list, Kind... /*kind*/) const {
    Tree array = Tree::array();
    for (const Member& member : list) array.push(value(member));
    return array;
  }
  [[nodiscard]] Tree value(const PerSide<SideRules>& sides, ForEachSide /*kind*/) const {
    Tree array = Tree::array();
    for (const SideRules& side : sides) array.push(value(side));
    return array;
  }
  [[nodiscard]] Tree value(const PerSide<Squares>& squares, BySide kind) const {
    Tree object = Tree::object();
    for (const Side side : kSides) {
      const Squares& list = squares[side];
      if (kind.both || !list.empty()) object.set(name_of(side), value(list));
    }
    return object;
  }

  template <class Member>
  [[nodiscard]] Tree value(const PerSide<Member>& members) const {
    Tree object = Tree::object();
    for (const Side side : kSides) object.set(name_of(side), value(members[side]));
    return object;
  }

  [[nodiscard]] Tree value(const Board& board) const { return record(data_of(board)); }
  [[nodiscard]] Tree value(const Position& position) const { return record(data_of(position)); }
  [[nodiscard]] Tree value(const Move& move) const { return record(data_of(move)); }
  [[nodiscard]] Tree value(const Game& game) const {
    Tree object = Tree::object();
    object.set("rules", value(game.rules()));
    object.set("board", value(game.board()));
    return object;
  }
  template <class Record>
  requires std::is_class_v<Record>
  [[nodiscard]] Tree value(const Record& data) const { return record(data); }

  const Rules* rules_;
  std::uint32_t columns_;
};

}  // namespace catchmate
