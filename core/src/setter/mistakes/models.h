/// Models of mistakes: each simulates a program with one mistake, see `Mistake::simulate`.
#pragma once

#include <cstddef>
#include <functional>
#include <span>

#include "catchmate/mistakes.h"
#include "solver_bug.h"

namespace catchmate::models {

/// The right tables of a file's boards.
using File = std::span<const Table>;
using Simulate = decltype(Mistake::simulate);

/// A program for changed rules.
[[nodiscard]] Simulate by_rules(std::function<void(Rules&)> change);
/// A program that changes the values of won and lost positions.
[[nodiscard]] Simulate by_value(std::function<void(Value&, const Board&)> change);
[[nodiscard]] Simulate by_bug(SolverBug bug);

/// The other side begins.
[[nodiscard]] Valuation wrong_side(File file);
/// Each side has the other's pieces.
[[nodiscard]] Valuation swapped_pieces(File file);

/// Rows and columns are swapped: on the whole board, for one side's pieces, or for goals.
[[nodiscard]] Valuation transposed_board(File file);
[[nodiscard]] Simulate transposed_pieces(Side side);
[[nodiscard]] EnumSet<Edge> transposed(EnumSet<Edge> edges);
/// The end of each row is a neighbour of the next row's start.
[[nodiscard]] Valuation wrapped_board(File file);
/// The number of rows and that of columns are mixed up in a side's goal.
[[nodiscard]] Simulate mixed_goal(Side side);
/// A side may enter the obstacles on its goal.
[[nodiscard]] Simulate open_goal(Side side);
/// Obstacles of earlier boards stay.
[[nodiscard]] Valuation old_obstacles(File file);

/// A side's piece number `piece`, in the order of squares, never moves: its square is a goal of the opponent.
[[nodiscard]] Simulate still_piece(Side side, std::size_t piece);
/// Whether `still_piece` can simulate a program for the rules.
[[nodiscard]] bool may_stand_still(const Rules& rules, Side side);

}  // namespace catchmate::models
