/** Marks over a board: values, maps, rings, targets, trails, and the page's own marks. */
import type { Game, Outcome, Square, SquareValue, Value } from "catchmate";
import type { Mark } from "../model/overlay.ts";
import type { Point } from "../model/places.ts";
import type { Trail } from "../model/trail.ts";
import { distanceText, isEndless, remoteness, type Scale, scaleOf } from "../model/value.ts";
import { runsOfStep } from "./edge-routes.ts";
import { borderOf, centreOf, type Layout } from "./layout.ts";
import { type Colour, type ColourName, mapColours } from "./palette.ts";
import { lookOf } from "./pieces.ts";
import {
	type Geometry,
	type Line,
	lengthsOf,
	placeAlong,
	type Shape,
	segment,
	trimmed,
	within,
} from "./shapes.ts";

/** A tint under a piece that can move; under the selected one, framed. */
export function ringShapes(layout: Layout, square: Square, selected: boolean): Shape[] {
	const { cell } = layout;
	const thickness = selected ? within(2, cell * 0.045, 4) : 0;
	const ring = borderOf(layout, square, cell * 0.03 + thickness / 2, cell * 0.12);
	return [
		{ ...ring, fill: "accent", opacity: selected ? 0.26 : 0.16 },
		...(selected ? [{ ...ring, stroke: "accent", thickness } as const] : []),
	];
}

/** A square to which a move leads, if values are hidden. */
export function targetShape(layout: Layout, to: Square, occupied: boolean): Shape {
	const { cell } = layout;
	const circle = { kind: "circle", ...centreOf(layout, to) } as const;
	return occupied
		? {
				...circle,
				radius: cell * 0.46,
				stroke: "accent",
				thickness: within(cell * 0.05, 2, cell * 0.08),
			}
		: { ...circle, radius: within(cell * 0.13, 3, cell * 0.3), fill: "accent" };
}

/** A mark of the surrounding page or of a hint, on a halo. */
export function markShapes(
	layout: Layout,
	{ square, shape }: Mark,
	colour: ColourName = "accent",
): Shape[] {
	const { cell } = layout;
	const { x, y } = centreOf(layout, square);
	const half = cell * (shape === "dot" ? 0.12 : 0.36);
	const lines = [
		segment(x - half, y - half, x + half, y + half),
		segment(x + half, y - half, x - half, y + half),
	];
	const geometry: Geometry =
		shape === "cross" ? { kind: "lines", lines } : { kind: "circle", x, y, radius: half };
	return [
		{ ...geometry, stroke: "chip", thickness: Math.max(2, cell * 0.14), cap: "round" },
		{ ...geometry, stroke: colour, thickness: Math.max(2, cell * 0.08), cap: "round" },
	];
}

/** In squares at least this wide, in CSS pixels, a value's number is beside its triangle or bars. */
const smallestCellWithRow = 34;

/** From this width the number is below them, unless a piece is in the way. In smaller squares there is no number. */
const smallestCellWithStack = 22;

/** Values at least this high are chips with a small triangle or bars; smaller ones are the triangle or bars alone. */
const smallestChip = 9;

/** The largest share of a square's height for a value: smaller on a piece, which must remain visible. */
const mostOfSquare = { piece: 0.42, empty: 0.9 } as const;

/**
 * The widths of a bold digit and of the infinity sign in most typefaces, in font sizes. Text is not measured, so that drawings
 * are the same everywhere.
 */
const digitWidth = 0.6;
const endlessWidth = 0.9;

/**
 * A value in a row, in shares of its height: the triangle or bars beside other parts or alone, the number, the gap
 * between them, the chip's ends.
 */
const inRow = { glyph: 0.46, alone: 0.8, number: 0.56, gap: 0.16, ends: 0.52 } as const;

/**
 * The least size, in CSS pixels, of numbers on a graph's points if there is room: a bare value on the point, in point
 * widths, and a chip slightly beyond it. On a phone points are small, but have space around them.
 */
const legible = { size: 11.5, bare: 0.92, chip: 1.2, high: 0.8 } as const;

/** The height of a value in a row. `letters` is the width of its number in font sizes; 0 without a number. */
function rowHeight({ cell, points }: Layout, letters: number, hasChip: boolean): number {
	const { glyph, number, gap, ends } = inRow;
	const width = glyph + (letters > 0 ? gap + number * letters : 0) + (hasChip ? ends : 0);
	const room = Math.min(
		legible.size / number,
		(cell * (hasChip ? legible.chip : legible.bare)) / width,
		cell * legible.high,
	);
	return within(smallestChip, Math.max(cell * 0.4, points === null ? 0 : room), 38);
}

/**
 * A value with its number below the triangle, in shares of its height: the sizes of both, and the number's baseline
 * below the middle.
 */
const inStack = { glyph: 0.3, number: 0.44, mostNumber: 0.62, foot: 0.36 } as const;

/** The size of a number below its triangle, for the height of both; larger on a graph's point if there is room. */
const numberInStack = ({ points }: Layout, height: number): number =>
	points === null
		? inStack.number
		: within(inStack.number, legible.size / height, inStack.mostNumber);

/** A triangle that points up for a win and down for a loss, or two bars for a draw. */
function outcomeLines(outcome: Outcome, { x, y }: Point, size: number): readonly Line[] {
	const half = size / 2;
	const [left, right] = [x - half, x + half];
	if (outcome === "draw") {
		const bar = (top: number, bottom: number): Line => [
			{ x: left, y: top },
			{ x: right, y: top },
			{ x: right, y: bottom },
			{ x: left, y: bottom },
		];
		return [bar(y - half * 0.7, y - half * 0.2), bar(y + half * 0.2, y + half * 0.7)];
	}
	const tip = outcome === "win" ? -half : half;
	return [
		[
			{ x, y: y + tip },
			{ x: right, y: y - tip * 0.8 },
			{ x: left, y: y - tip * 0.8 },
		],
	];
}

/** The offset of a value from a piece on a graph's point, to the right and down, in point widths. */
const besidePiece = 0.36;

/** The centre of a value of a given height: the square's; with a piece, a corner where the value hides least of it. */
function valueCentre(layout: Layout, to: Square, occupied: boolean, height: number): Point {
	const { cell, points } = layout;
	const { x, y } = centreOf(layout, to);
	if (!occupied) return { x, y };
	return points === null
		? { x, y: y + cell / 2 - height / 2 - Math.min(1.5, cell * 0.05) }
		: { x: x + cell * besidePiece, y: y + cell * besidePiece };
}

/**
 * The value of a move to a square, or of a piece on it, on a chip; beside a piece it is smaller.
 * @param ink the colour for a bare value without a chip
 * @param isBest whether the chip is filled, as that of a best move among others
 */
export function valueShapes(
	layout: Layout,
	value: Value,
	to: Square,
	occupied: boolean,
	ink: Colour | null = null,
	isBest = false,
): Shape[] {
	const { cell, points } = layout;
	const { outcome } = value;
	const hasRow = cell >= smallestCellWithRow;
	const isStack =
		!hasRow && !occupied && cell >= smallestCellWithStack && distanceText(value) !== "";
	const text = hasRow || isStack ? distanceText(value) : "";
	const letters = text === "" ? 0 : isEndless(value) ? endlessWidth : text.length * digitWidth;
	const room = points === null ? cell * mostOfSquare[occupied ? "piece" : "empty"] : cell;
	const isTiny = room < smallestChip;
	const height = isStack ? cell * 0.8 : Math.min(room, rowHeight(layout, letters, ink === null));
	const glyph = height * (isStack ? inStack.glyph : isTiny ? inRow.alone : inRow.glyph);
	const gap = text === "" ? 0 : height * inRow.gap;
	const numberShare = isStack ? numberInStack(layout, height) : inRow.number;
	const size = height * numberShare;
	const textWidth = size * letters;
	const row = glyph + gap + textWidth;
	const width = Math.max(height, isStack ? textWidth + cell * 0.14 : row + height * inRow.ends);
	const { x, y } = valueCentre(layout, to, occupied, height);
	const [glyphAt, textAt] = isStack
		? [
				{ x, y: y - height * 0.25 },
				// A larger number needs a lower baseline.
				{ x, y: y + height * inStack.foot * (1 + numberShare - inStack.number) },
			]
		: [
				{ x: x - row / 2 + glyph / 2, y },
				{ x: x + row / 2 - textWidth / 2, y: y + height * 0.2 },
			];
	const box = { x: x - width / 2, y: y - height / 2, width, height };
	const radius = height * (isStack ? 0.2 : 0.5);
	const thickness = isStack ? 1.25 : within(1.25, height * 0.07, height * 0.3);
	const lines = outcomeLines(outcome, glyphAt, glyph);
	const hasChip = ink === null && (occupied || !isTiny);
	const isFilled = hasChip && isBest;
	const inkOf = (usual: Colour) => ink ?? (isFilled ? (`${outcome}-ink` as const) : usual);
	const shapes: Shape[] = [];
	if (hasChip) {
		const fill = isFilled ? outcome : "chip";
		shapes.push({ kind: "rect", ...box, radius, stroke: outcome, thickness, fill });
	}
	shapes.push({ kind: "lines", lines, closed: true, fill: inkOf(outcome) });
	if (text !== "") {
		const font = { size, weight: 600, fill: inkOf("chip-text") } as const;
		shapes.push({ kind: "text", text, ...textAt, align: "center", ...font });
	}
	return shapes;
}

/** A map's shapes: colours below the pieces; values above them, without chips on empty squares. */
interface MapShapes {
	readonly ground: readonly Shape[];
	readonly values: readonly Shape[];
}

/** A map's colour on a square; under a piece, with a disc in the middle for contrast. */
function mapGround(layout: Layout, square: Square, fill: Colour, occupied: boolean): Shape[] {
	const ground: Shape = { ...borderOf(layout, square, 1), fill };
	const radius = layout.cell * 0.43;
	const disc = { kind: "circle", ...centreOf(layout, square), radius } as const;
	return occupied ? [ground, { ...disc, fill: "board-square" }] : [ground];
}

/** The map of the values with a piece elsewhere; draws have no colour. By default the scale fits the values. */
export function mapShapes(
	layout: Layout,
	heat: readonly SquareValue[],
	scale: Scale | null,
	isOccupied: (square: Square) => boolean,
): MapShapes {
	const part = remoteness(scale ?? scaleOf(heat));
	const drawn = heat.map(({ square, ...value }): MapShapes => {
		const { outcome } = value;
		const colours = outcome === "draw" ? null : mapColours(outcome, part(value));
		const occupied = isOccupied(square);
		const ink = occupied ? null : (colours?.ink ?? "board-number");
		return {
			ground: colours === null ? [] : mapGround(layout, square, colours.fill, occupied),
			values: valueShapes(layout, value, square, occupied, ink),
		};
	});
	return {
		ground: drawn.flatMap(({ ground }) => ground),
		values: drawn.flatMap(({ values }) => values),
	};
}

/** The distance between two dots, in square widths. */
const dotGap = 0.17;

function dotsAlong(run: Line, cell: number): readonly Omit<Shape & { kind: "circle" }, "fill">[] {
	const length = lengthsOf(run).reduce((all, each) => all + each, 0);
	const count = Math.max(1, Math.round(length / (cell * dotGap)));
	return Array.from({ length: count }, (_, index) => {
		const at = placeAlong(run, index / count);
		return { kind: "circle", ...at, radius: within(1.5, cell * 0.04, 4) };
	});
}

const rayColours = ["right", "hint", "accent"] as const;
const rays = 12;

/** Rays around a piece that has won, as long as `part`. */
const rayShapes = ({ cell }: Layout, { x, y }: Point, part: number): Shape[] =>
	Array.from({ length: rays }, (_, nth) => {
		const angle = (2 * Math.PI * nth) / rays;
		const [across, down] = [Math.cos(angle) * cell, Math.sin(angle) * cell];
		const [near, far] = [0.52, 0.52 + (nth % 2 === 0 ? 0.2 : 0.12) * part];
		const line = segment(x + near * across, y + near * down, x + far * across, y + far * down);
		const stroke = rayColours[nth % rayColours.length] ?? "right";
		return {
			kind: "lines",
			lines: [line],
			stroke,
			thickness: within(2, cell * 0.05, 5),
			cap: "round",
		};
	});

/** The share of a celebration in which the path lights up; the rays follow. */
const pathTime = 0.7;

/** The distance of a way's end from the middle of the last square, whose piece stands free of it. */
const beforePiece = 0.46;

/** The way of the winner, as far as `part` of it: a quiet line with a dot on each square that was left. */
function wayShapes({ cell }: Layout, lines: readonly Line[], stroke: Colour, part = 1): Shape[] {
	const shown = lines.flatMap((run, nth) => {
		const share = Math.min(1, part * lines.length - nth);
		if (share <= 0) return [];
		const length = lengthsOf(run).reduce((all, each) => all + each, 0);
		const behind = nth === lines.length - 1 ? Math.min(beforePiece * cell, length * 0.7) : 0;
		return [trimmed(run, 0, Math.max(behind, (1 - share) * length))];
	});
	const thickness = within(2.5, cell * 0.075, 7);
	const line = { join: "round", cap: "round", opacity: 0.6 } as const;
	return [
		{ kind: "lines", lines: shown, stroke, thickness, ...line },
		...shown.map(
			([at]): Shape => ({
				kind: "circle",
				...at,
				radius: within(3, cell * 0.085, 8),
				fill: stroke,
			}),
		),
	];
}

/** The reader's way to the win, lit up from its start. */
function litShapes(layout: Layout, lines: readonly Line[], glow: number): Shape[] {
	const end = lines.at(-1)?.at(-1);
	return [
		...wayShapes(layout, lines, "right", glow / pathTime),
		...(end === undefined || glow <= pathTime
			? []
			: rayShapes(layout, end, (glow - pathTime) / (1 - pathTime))),
	];
}

/** @param glow the shown part of a celebration: 1 after it */
export function trailShapes(
	layout: Layout,
	game: Game,
	trails: readonly Trail[],
	glow: number,
): Shape[] {
	const { cell } = layout;
	return trails.flatMap(({ side, steps, isWinner, isOwn }): Shape[] => {
		const { shade, fill, edge } = lookOf(game.rules, side);
		const colour = shade === "medium" ? fill : edge;
		const lines = steps.flatMap((step) => runsOfStep(layout, game.board, step));
		if (isOwn) return litShapes(layout, lines, glow);
		if (!isWinner) {
			return lines.flatMap((run) => dotsAlong(run, cell)).map((dot) => ({ ...dot, fill: colour }));
		}
		return wayShapes(layout, lines, colour);
	});
}
