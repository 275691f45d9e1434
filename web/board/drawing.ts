/** Describes a board as shapes, for canvas and SVG alike. Only reads the state. */
import type { Game, Square, Value } from "catchmate";
import { obstaclesOf } from "../model/draughtboard.ts";
import type { Point } from "../model/places.ts";
import {
	captureWinner,
	piecesToMove,
	sameSquare,
	sidesOn,
	squareKey,
	stackedSides,
	stepsOf,
} from "../model/position.ts";
import { arrowNumbers, arrowShapes } from "./arrows.ts";
import { badgeShapes, bodyAt } from "./badge.ts";
import { featureShapes } from "./features.ts";
import { groundShapes, nameShapes, sketchShapes } from "./graph-drawing.ts";
import { goalShapes, lastStepShapes, numberShapes, squareShapes, wallShapes } from "./ground.ts";
import { centreOf, type Layout } from "./layout.ts";
import {
	mapShapes,
	markShapes,
	ringShapes,
	targetShape,
	trailShapes,
	valueShapes,
} from "./marks.ts";
import { pieceShapes } from "./pieces.ts";
import { boxOf, type Shape, within } from "./shapes.ts";
import { draggedSquare, isMovable, penIn, targets } from "./square-action.ts";
import type { BoardState, Hint } from "./state.ts";

/** Pieces of a side that are moving: where each is drawn instead of on its square, in CSS pixels. */
export interface Travel {
	readonly side: string;
	readonly pieces: readonly { readonly to: Square; readonly at: Point }[];
}

/** Rings under the pieces that a person can pick up, and under the selected one. */
function takeableShapes(state: BoardState, layout: Layout): Shape[] {
	const { game, position, selected, does } = state;
	const takeable = does === "edit" ? Object.values(position.pieces).flat() : [];
	const chosen = penIn(state)?.chosen ?? null;
	const all = [...piecesToMove(game.rules, position), ...takeable];
	return [...all, ...(chosen === null ? [] : [chosen])].flatMap((square) => {
		const isSelected = sameSquare(square, selected);
		const isRinged = isSelected || (does === "play" && isMovable(state, square));
		return isRinged ? ringShapes(layout, square, isSelected) : [];
	});
}

/** The number of pieces on a square, if there are several, on a chip in its upper right. */
function countShapes(layout: Layout, { x, y }: Point, count: number): Shape[] {
	const { cell } = layout;
	const size = within(9, cell * 0.28, 20);
	const width = size * 1.5;
	const box = { x: x + cell * 0.46 - width, y: y - cell * 0.46, width, height: size };
	const text = { x: box.x + box.width / 2, y: box.y + size * 0.75, align: "center" } as const;
	return [
		{ kind: "rect", ...box, radius: size / 2, fill: "chip", stroke: "board-way", thickness: 1 },
		{ kind: "text", text: `×${count}`, ...text, size: size * 0.74, weight: 700, fill: "chip-text" },
	];
}

/**
 * The resting pieces, and the moving or dragged ones, which are drawn on top of everything. Each square shows one side: the
 * captor's, or else the topmost.
 */
function pieces(state: BoardState, layout: Layout, travel: Travel | null): [Shape[], Shape[]] {
	const { game, position, drag } = state;
	const piece = (side: string, at: Point) => pieceShapes(state, layout, side, at);
	const lifted = drag && draggedSquare(state, drag);
	const draggedSide = lifted === null ? undefined : sidesOn(position, lifted).at(-1);
	const afloat = (side: string) => [
		...(side === draggedSide && lifted !== null ? [lifted] : []),
		...(side === travel?.side ? travel.pieces.map(({ to }) => to) : []),
	];
	const covered = new Set<string>();
	const captor = captureWinner(game.rules);
	const fromAbove = stackedSides(position)
		.reverse()
		.sort((a, b) => Number(b === captor) - Number(a === captor));
	const standing = fromAbove.flatMap((side) => {
		const counts = new Map<string, { readonly square: Square; count: number }>();
		for (const square of position.pieces[side] ?? []) {
			const found = counts.get(squareKey(square)) ?? { square, count: 0 };
			counts.set(squareKey(square), { square, count: found.count + 1 });
		}
		for (const square of afloat(side)) {
			const found = counts.get(squareKey(square));
			if (found !== undefined) found.count--;
		}
		const seen = [...counts.values()].filter(
			({ square, count }) => count > 0 && !covered.has(squareKey(square)),
		);
		for (const { square } of seen) {
			covered.add(squareKey(square));
		}
		return seen.flatMap(({ square, count }) => [
			...piece(side, centreOf(layout, square)),
			...(count > 1 ? countShapes(layout, centreOf(layout, square), count) : []),
		]);
	});
	return [
		standing,
		[
			...(travel?.pieces ?? []).flatMap(({ at }) => piece(travel?.side ?? "", at)),
			...(drag === null || draggedSide === undefined ? [] : piece(draggedSide, drag)),
		],
	];
}

/** The squares of a rectangle, or a graph's points and ways, with the last move's marks. */
function fieldShapes(state: BoardState, layout: Layout, unused: readonly Square[]): Shape[] {
	const { lastMove } = state;
	const moved =
		lastMove === null ? [] : stepsOf(lastMove).flatMap((step) => lastStepShapes(layout, step));
	if (layout.points === null) {
		return [
			...squareShapes(layout, unused),
			...(layout.isNamed ? numberShapes(layout) : []),
			...moved,
		];
	}
	return [...groundShapes(state, layout), ...moved];
}

/** Whether a move is one of the best, if others are worse. */
function isBest({ moves }: BoardState, value: Value): boolean {
	const isLike = (other: Value | undefined) =>
		other?.outcome === value.outcome && other.distance === value.distance;
	return isLike(moves[0]) && !moves.every(isLike);
}

/** A hint, in its own colour; of several moves each has its number. */
function hintShapes(layout: Layout, { board }: Game, { squares, moves }: Hint): Shape[] {
	return [
		...squares.flatMap((square) => markShapes(layout, { square, shape: "ring" }, "hint")),
		...arrowShapes(layout, board, moves, "hint"),
		...(moves.length > 1 ? arrowNumbers(layout, board, moves, "hint") : []),
	];
}

/**
 * All shapes of a board, from the lowest to the topmost.
 * @param glow the shown part of a celebration: 1 after it
 */
export function shapesOf(
	state: BoardState,
	layout: Layout,
	travel: Travel | null = null,
	glow = 1,
): Shape[] {
	const { game, position, pointed, arrows, arrowsFrom, marks, heat, scale } = state;
	const occupied = new Set(Object.values(position.pieces).flat().map(squareKey));
	const isOccupied = (square: Square) => occupied.has(squareKey(square));
	// A badge moves with its piece.
	const placeOf = (square: Square) =>
		travel?.pieces.find(({ to }) => sameSquare(to, square))?.at ?? centreOf(layout, square);
	const map = mapShapes(layout, heat, scale, isOccupied);
	const [standing, afloat] = pieces(state, layout, travel);
	const { walls, unused } = obstaclesOf(game);
	const golden = arrows.filter(({ isHint }) => isHint);
	const plain = arrows.filter(({ isHint }) => !isHint);
	// The arrows of a line replace the marks of other moves.
	const marked = arrowsFrom === null ? [...targets(state).values()] : [];
	const targeted = marked.flatMap(({ to, value }): Shape[] =>
		state.shows === "values"
			? valueShapes(layout, value, to, isOccupied(to), null, isBest(state, value))
			: [targetShape(layout, to, isOccupied(to))],
	);
	const goals = layout.points === null ? goalShapes(layout, game.rules) : [];
	const badge = () => {
		if (state.badge === null) return [];
		const { square } = state.badge;
		const around = [...Object.values(position.pieces).flat(), ...walls];
		const taken = [
			...around
				.filter((each) => !sameSquare(each, square))
				.map((each) => bodyAt(layout, centreOf(layout, each))),
			...goals.flatMap((strip) => (strip.kind === "lines" ? strip.lines.map(boxOf) : [])),
		];
		const at = placeOf(square);
		return badgeShapes(layout, state.badge, centreOf(layout, square), at, taken);
	};
	return [
		...fieldShapes(state, layout, unused),
		...wallShapes(layout, walls),
		...goals,
		...map.ground,
		...featureShapes(layout, game),
		...trailShapes(layout, game, state.trails, glow),
		...takeableShapes(state, layout),
		...nameShapes(game.board, layout),
		...standing,
		...marks.flatMap((mark) => markShapes(layout, mark)),
		...arrowShapes(layout, game.board, [...plain, ...(pointed === null ? [] : [pointed])]),
		...arrowShapes(layout, game.board, golden, "hint"),
		...(state.hint === null ? [] : hintShapes(layout, game, state.hint)),
		...map.values,
		...targeted,
		...sketchShapes(state, layout),
		...afloat,
		...(arrowsFrom === null ? [] : arrowNumbers(layout, game.board, arrows, "accent", arrowsFrom)),
		...badge(),
	];
}
