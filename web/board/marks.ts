/** The marks on the board: values, the last move, the selected piece, arrows. Each has its own form. */
import type { Outcome, Square, SquareValue, Step, Value } from "catchmate";
import type { Point } from "../model/places.ts";
import { distanceText, isEndless, remoteness, type Scale, scaleOf } from "../model/value.ts";
import { centreOf, cornerOf, type Layout } from "./layout.ts";
import { type Colour, type ColourName, mapColours } from "./palette.ts";
import { type Geometry, type Line, type Paint, type Place, type Shape, segment } from "./shapes.ts";
import type { Mark } from "./state.ts";
import { trimmed } from "./ways.ts";

/** A length limited to a range. */
export const within = (least: number, length: number, most: number): number =>
	Math.min(most, Math.max(least, length));

/** In squares at least this wide, in CSS pixels, a value's number stands beside its triangle or bars. */
const smallestCellWithRow = 34;

/**
 * From this width the number stands below them, unless a piece is in the way. In smaller squares there is no number.
 */
const smallestCellWithStack = 22;

/** Values at least this high are chips with a small triangle or bars; smaller ones are the triangle or bars alone. */
const smallestChip = 9;

/** The largest share of a square's height for a value: smaller on a piece, which must remain visible. */
const mostOfSquare = { piece: 0.42, empty: 0.9 } as const;

/**
 * The widths of a bold digit and of the infinity sign, in font heights of most typefaces. Texts are not measured, so
 * that all drawings are the same.
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
			[left, top],
			[right, top],
			[right, bottom],
			[left, bottom],
		];
		return [bar(y - half * 0.7, y - half * 0.2), bar(y + half * 0.2, y + half * 0.7)];
	}
	const tip = outcome === "win" ? -half : half;
	return [
		[
			[x, y + tip],
			[right, y - tip * 0.8],
			[left, y - tip * 0.8],
		],
	];
}

/** The offset of a value from a piece on a graph's point, to the right and down, in point widths. */
const besidePiece = 0.36;

/** The centre of a value of a given height: the square's, or over a piece a corner where it hides least. */
function valueCentre(layout: Layout, to: Square, occupied: boolean, height: number): Point {
	const { cell, points } = layout;
	const { x, y } = centreOf(layout, to);
	if (!occupied) {
		return { x, y };
	}
	return points === null
		? { x, y: y + cell / 2 - height / 2 - Math.min(1.5, cell * 0.05) }
		: { x: x + cell * besidePiece, y: y + cell * besidePiece };
}

/**
 * The value of a move to a square, or of a piece on it, on a chip; with a piece there, smaller and aside.
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
	const chip: Shape[] = hasChip
		? [
				{
					kind: "rect",
					...box,
					radius,
					stroke: outcome,
					thickness,
					fill: isFilled ? outcome : "chip",
				},
			]
		: [];
	const inkOf = (usual: Colour) => ink ?? (isFilled ? (`${outcome}-ink` as const) : usual);
	chip.push({ kind: "lines", lines, closed: true, fill: inkOf(outcome) });
	if (text !== "") {
		const font = { size, weight: 600, fill: inkOf("chip-text") } as const;
		chip.push({ kind: "text", text, ...textAt, align: "center", ...font });
	}
	return chip;
}

/** A border inside a square, `inset` from its edge, with corners of `radius`; a circle in a graph's point. */
export function borderOf(layout: Layout, square: Square, inset: number, radius?: number): Geometry {
	if (layout.points !== null) {
		return {
			kind: "circle",
			...centreOf(layout, square),
			radius: Math.max(1, layout.cell / 2 - inset),
		};
	}
	const { x, y } = cornerOf(layout, square);
	const size = layout.cell - 2 * inset;
	const box = { x: x + inset, y: y + inset, width: size, height: size };
	return { kind: "rect", ...box, ...(radius !== undefined && { radius }) };
}

/** A hatching line across a graph's point. */
function chord(layout: Layout, square: Square, border: number, step: number): Line[] {
	const { x, y } = centreOf(layout, square);
	const offset = (step * layout.cell) / 8;
	const squared = (layout.cell / 2 - border) ** 2 / 2 - offset ** 2;
	const half = Math.sqrt(Math.max(0, squared));
	const [across, down] = [x + offset, y + offset];
	return half < layout.cell / 16
		? []
		: [segment(across - half, down + half, across + half, down - half)];
}

/**
 * The lines that hatch a square from lower left to upper right, clipped at its border.
 * @param steps each line's offset from the diagonal, in quarters of the square's width
 */
function hatch(layout: Layout, square: Square, border: number, steps: readonly number[]): Line[] {
	const { cell } = layout;
	if (layout.points !== null) {
		return steps.flatMap((step) => chord(layout, square, border, step));
	}
	const { x, y } = cornerOf(layout, square);
	return steps.flatMap((step): Line[] => {
		const offset = (step * cell) / 4;
		// A line through (offset, cell) at 45°, clipped to `border` … `cell - border`.
		const left = Math.max(border, offset + border);
		const right = Math.min(cell - border, offset + cell - border);
		const isLong = right - left >= (cell - 2 * border) / 8;
		const bottom = y + cell + offset;
		return isLong ? [segment(x + left, bottom - left, x + right, bottom - right)] : [];
	});
}

/** The colours of a side's pieces. */
interface SideColours {
	readonly fill: ColourName;
	readonly edge: ColourName;
}

/** A line in a side's colours, visible on light and dark. */
const sideLine = (
	geometry: Geometry,
	{ fill, edge }: SideColours,
	thickness: number,
	seam: number,
): Shape[] => [
	{ ...geometry, stroke: edge, thickness },
	{ ...geometry, stroke: fill, thickness: thickness - 2 * seam },
];

/** The frame of a side's goal square. `outer` counts the other side's frames around it. */
export function goalSquareShapes(
	layout: Layout,
	square: Square,
	colours: SideColours,
	outer: number,
): Shape[] {
	const { cell } = layout;
	const thickness = within(2.5, cell * 0.1, 8);
	const frame = borderOf(layout, square, 1 + thickness / 2 + outer * thickness);
	return sideLine(frame, colours, thickness, within(0.75, cell * 0.02, 1.5));
}

/** The hatching of a square closed to a side: falling lines for the first side, rising ones for the second. */
export function closedShapes(
	layout: Layout,
	squares: readonly Square[],
	colours: SideColours,
	isFalling: boolean,
): Shape[] {
	if (squares.length === 0) {
		return [];
	}
	const { cell } = layout;
	const border = Math.max(1.5, cell * 0.07);
	const lines = squares.flatMap((square) => {
		const rising = hatch(layout, square, border, [-2, 0, 2]);
		const { x } = centreOf(layout, square);
		const mirrored = ([at, y]: Place): Place => [2 * x - at, y];
		return isFalling
			? rising.map(([a, ...rest]): Line => [mirrored(a), ...rest.map(mirrored)])
			: rising;
	});
	const thickness = within(2, cell * 0.06, 4);
	return sideLine({ kind: "lines", lines }, colours, thickness, thickness * 0.28);
}

/** A step of the last move: both squares tinted, and on a rectangle a quiet trace from one to the other. */
export function lastStepShapes(layout: Layout, { from, to }: Step): Shape[] {
	const { cell, points } = layout;
	const tints = [from, to].map(
		(square): Shape => ({ ...borderOf(layout, square, 0), fill: "board-last-move-tint" }),
	);
	if (points !== null) {
		return tints;
	}
	const [a, b] = [centreOf(layout, from), centreOf(layout, to)];
	const trace: Paint = { stroke: "board-last-move", thickness: within(2, cell * 0.055, 5) };
	return [
		...tints,
		{ kind: "lines", lines: [segment(a.x, a.y, b.x, b.y)], ...trace, cap: "round" },
		{ kind: "circle", x: a.x, y: a.y, radius: cell * 0.09, fill: "board-last-move" },
	];
}

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

/** A run shifted to the right of its direction; the corners of bends stay corners. */
function beside(run: Line, across: number): Place[] {
	return run.map(([x, y], index) => {
		const [ax, ay] = run[Math.max(0, index - 1)] ?? run[0];
		const [bx, by] = run[Math.min(run.length - 1, index + 1)] ?? run[0];
		const length = Math.hypot(bx - ax, by - ay) || 1;
		return [x - ((by - ay) / length) * across, y + ((bx - ax) / length) * across];
	});
}

/** An arrow head along the end of a run: `size` long, its tip `before` the end. */
export function arrowHead(run: Line, size: number, before: number): Line {
	const [tip = run[0]] = trimmed(run, 0, before).slice(-1);
	const [[ax, ay] = tip] = trimmed(run, 0, before + size).slice(-1);
	const [cos, sin] = [(tip[0] - ax) / size, (tip[1] - ay) / size];
	const corner = (across: number): Place => [ax - sin * across, ay + cos * across];
	return [corner(-size / 2), tip, corner(size / 2)];
}

/**
 * The arrow of a move along its run, on a halo.
 * @param isMet whether another arrow comes the other way: each then keeps to its left, so that values in the corners of
 * pieces stay visible
 */
export function arrowShapes({ cell }: Layout, middle: Line, isMet = false): Shape[] {
	const [begin = middle[0], ...on] = isMet ? beside(middle, cell * -0.15) : middle;
	const run: Line = [begin, ...on];
	const head = cell * 0.22;
	const shaft = cell * 0.05;
	// Ends before the square's middle, where the value stands.
	const end = cell * 0.22;
	const body = trimmed(run, cell * 0.2, end + head);
	const line = [
		...beside(body, -shaft),
		...arrowHead(run, head, end),
		...beside(body, shaft).reverse(),
	];
	const [first = run[0], ...rest] = line;
	const arrow = { kind: "lines", lines: [[first, ...rest] as const], closed: true } as const;
	return [
		{ ...arrow, stroke: "chip", thickness: Math.max(3, cell * 0.07), join: "round" },
		{ ...arrow, fill: "accent" },
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

/** A mark that the surrounding page asked for, on a halo. */
export function markShapes(layout: Layout, { square, shape }: Mark): Shape[] {
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
		{ ...geometry, stroke: "accent", thickness: Math.max(2, cell * 0.08), cap: "round" },
	];
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

/** The map of what a piece would be worth elsewhere; draws stay plain. By default the scale fits the values. */
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
