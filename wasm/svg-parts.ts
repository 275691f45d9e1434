/** The parts of a picture of a board, each drawn as the page draws it. */
import {
	centreOf,
	cornerOf,
	type Drawing,
	FONT,
	type Layout,
	lookOf,
	NUMBERS,
	type Point,
	path,
	within,
} from "./svg-drawing.ts";
import type { Edge, Outcome, Rules, Square, SquareValue, Value } from "./types.ts";

export function drawSquares(drawing: Drawing, { cell, rows, columns }: Layout): void {
	const [width, height] = [cell * columns, cell * rows];
	const box = { x: NUMBERS, y: NUMBERS, width, height };
	drawing.add("rect", box, { fill: "square" });
	const lines: string[] = [];
	for (let row = 1; row < rows; row++)
		lines.push(path("M", NUMBERS, NUMBERS + row * cell, "h", width));
	for (let column = 1; column < columns; column++) {
		lines.push(path("M", NUMBERS + column * cell, NUMBERS, "v", height));
	}
	if (lines.length > 0) drawing.add("path", { d: lines.join("") }, { stroke: "line" });
	drawing.add("rect", { ...box, "stroke-width": 2 }, { stroke: "frame" });
}

export function drawNumbers(drawing: Drawing, { cell, rows, columns }: Layout): void {
	const size = within(9, cell * 0.34, 13);
	const every = cell >= 11 ? 1 : 5;
	const font = { "font-family": FONT, "font-size": size, "font-weight": 500 };
	const middle = size * 0.35;
	const number = (x: number, y: number, anchor: string, value: number) =>
		drawing.add(
			"text",
			{ x, y: y + middle, "text-anchor": anchor, ...font },
			{ fill: "number" },
			String(value),
		);
	for (let row = every; row <= rows; row += every) {
		number(NUMBERS - 7, NUMBERS + (row - 0.5) * cell, "end", row);
	}
	for (let column = every; column <= columns; column += every) {
		number(NUMBERS + (column - 0.5) * cell, NUMBERS - 11, "middle", column);
	}
}

export function drawLastMove(drawing: Drawing, layout: Layout, from: Square, to: Square): void {
	const { cell } = layout;
	const inset = Math.max(2, cell * 0.06);
	const size = cell - 2 * inset;
	const arm = size * 0.2;
	for (const square of [from, to]) {
		drawing.add(
			"rect",
			{ ...cornerOf(layout, square), width: cell, height: cell },
			{ fill: "tint" },
		);
	}
	const width = { "stroke-width": within(1.5, cell * 0.035, 4) };
	const { x, y } = cornerOf(layout, from);
	const frame = { x: x + inset, y: y + inset, width: size, height: size };
	drawing.add("rect", { ...frame, ...width, "stroke-dasharray": size / 15 }, { stroke: "last" });
	const centre = centreOf(layout, to);
	const corner = (sx: number, sy: number) =>
		path(
			...["M", centre.x + (sx * size) / 2, centre.y + sy * (size / 2 - arm)],
			...["v", sy * arm, "h", -sx * arm],
		);
	const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
	drawing.add("path", { d: corners.join(""), ...width }, { stroke: "last" });
}

/** An obstacle's corners are round, by so much of a square's width. */
const ROUNDING = 0.1;

/** The lines that hatch an obstacle, from its lower left to its upper right, cut off at its border. */
function hatch({ x, y }: Point, border: number, cell: number): string {
	const size = cell - 2 * border;
	const lines: string[] = [];
	for (const step of [-3, -2, -1, 0, 1, 2, 3]) {
		const offset = (step * cell) / 4;
		// The line through (offset, cell) that rises by one for one, in the square from `inset` to `cell - inset`. The one
		// from corner to corner ends at the arcs there, a third of their radius further in.
		const inset = border + (step === 0 ? (ROUNDING * cell) / 3 : 0);
		const left = Math.max(inset, offset + inset);
		const right = Math.min(cell - inset, offset + cell - inset);
		if (right - left < size / 8) continue;
		lines.push(path("M", x + left, y + cell + offset - left, "l", right - left, left - right));
	}
	return lines.join("");
}

export function drawObstacles(drawing: Drawing, layout: Layout, squares: readonly Square[]): void {
	if (squares.length === 0) return;
	const { cell } = layout;
	const inset = Math.max(1, cell * 0.05);
	const size = cell - 2 * inset;
	const radius = cell * ROUNDING;
	const side = size - 2 * radius;
	const turn = (dx: number, dy: number) => ["a", radius, radius, 0, 0, 1, dx, dy] as const;
	const box = (square: Square) => {
		const { x, y } = cornerOf(layout, square);
		return path(
			...["M", x + inset + radius, y + inset, "h", side, ...turn(radius, radius), "v", side],
			...[...turn(-radius, radius), "h", -side, ...turn(-radius, -radius), "v", -side],
			...[...turn(radius, -radius), "z"],
		);
	};
	drawing.add("path", { d: squares.map(box).join("") }, { fill: "obstacle" });
	const lines = squares.map((square) => hatch(cornerOf(layout, square), inset, cell));
	const width = { "stroke-width": Math.max(1, cell * 0.03) };
	drawing.add("path", { d: lines.join(""), ...width }, { stroke: "hatch" });
}

/** A bar along each border that a side wins by reaching, in that side's colour. */
export function drawGoals(drawing: Drawing, { cell, rows, columns }: Layout, rules: Rules): void {
	const [right, bottom] = [NUMBERS + cell * columns, NUMBERS + cell * rows];
	const bars: Record<Edge, readonly [number, number, "h" | "v", number]> = {
		top: [NUMBERS, NUMBERS - 1, "h", cell * columns],
		right: [right + 1, NUMBERS, "v", cell * rows],
		bottom: [NUMBERS, bottom + 1, "h", cell * columns],
		left: [NUMBERS - 1, NUMBERS, "v", cell * rows],
	};
	for (const side of rules.sides) {
		const { fill, edge } = lookOf(rules, side.name);
		for (const goal of side.goals) {
			const d = path("M", ...bars[goal]);
			drawing.add("path", { d, "stroke-width": 5 }, { stroke: fill });
			const dashes = { "stroke-dasharray": cell / 4, "stroke-dashoffset": cell / 8 };
			drawing.add("path", { d, "stroke-width": 1.5, ...dashes }, { stroke: edge });
		}
	}
}

/** The colour scale cividis at equal steps, from dark to light. */
const CIVIDIS = [
	[0, 34, 78],
	[53, 69, 108],
	[102, 105, 112],
	[148, 142, 119],
	[200, 184, 102],
	[254, 232, 56],
] as const;

/** The colour at a part, 0 to 1, of the scale. */
function heatColour(part: number): string {
	const place = part * (CIVIDIS.length - 1);
	const index = Math.min(CIVIDIS.length - 2, Math.floor(place));
	const [from, to] = [CIVIDIS[index] ?? CIVIDIS[0], CIVIDIS[index + 1] ?? CIVIDIS[0]];
	const channels = from.map((low, i) => low + ((to[i] ?? low) - low) * (place - index));
	return `rgb(${channels.map(Math.round).join(",")})`;
}

export function drawHeat(drawing: Drawing, layout: Layout, heat: readonly SquareValue[]): void {
	const longest = Math.max(1, ...heat.map(({ distance }) => distance ?? 0));
	const side = layout.cell - 2;
	for (const { square, distance } of heat) {
		if (distance === null) continue;
		const { x, y } = cornerOf(layout, square);
		const box = { x: x + 1, y: y + 1, width: side, height: side };
		drawing.addTile(box, heatColour(1 - distance / longest));
	}
}

export function drawMark(drawing: Drawing, layout: Layout, square: Square): void {
	const { cell } = layout;
	const { x, y } = cornerOf(layout, square);
	const width = within(2.5, cell * 0.055, 5);
	const inset = width / 2 + 1;
	const size = { width: cell - 2 * inset, height: cell - 2 * inset };
	const box = { x: x + inset, y: y + inset, ...size, rx: cell * 0.16, "stroke-width": width };
	drawing.add("rect", box, { stroke: "accent" });
}

export function drawPiece(
	drawing: Drawing,
	layout: Layout,
	rules: Rules,
	side: string,
	at: Square,
): void {
	const { shape, fill, edge } = lookOf(rules, side);
	const { x, y } = centreOf(layout, at);
	const size = layout.cell * 0.86;
	const transform = `translate(${path(x - size / 2, y - size / 2)}) scale(${size / 100})`;
	const width = (within(1.25, size * 0.04, 4) * 100) / size;
	const lines = { transform, "stroke-width": width, "stroke-linejoin": "round" };
	drawing.add("path", { d: shape.outline, ...lines }, { fill, stroke: edge });
	drawing.add("path", { d: shape.detail, ...lines }, { stroke: edge });
}

/** An arrow on a halo that keeps it apart from what lies under it; it ends where there is room for a value. */
export function drawArrow(drawing: Drawing, layout: Layout, from: Square, to: Square): void {
	const { cell } = layout;
	const [a, b] = [centreOf(layout, from), centreOf(layout, to)];
	const angle = Math.atan2(b.y - a.y, b.x - a.x);
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	const at = ({ x, y }: Point, along: number, across: number) =>
		path(x + along * cos - across * sin, y + along * sin + across * cos);
	const head = cell * 0.22;
	const shaft = cell * 0.05;
	const end = -cell * 0.22;
	const corners = [
		at(a, cell * 0.2, -shaft),
		at(b, end - head, -shaft),
		at(b, end - head, -head / 2),
		at(b, end, 0),
		at(b, end - head, head / 2),
		at(b, end - head, shaft),
		at(a, cell * 0.2, shaft),
	];
	const d = `M${corners.join("L")}z`;
	const halo = { d, "stroke-width": Math.max(3, cell * 0.07), "stroke-linejoin": "round" };
	drawing.add("path", halo, { stroke: "chip" });
	drawing.add("path", { d }, { fill: "accent" });
}

function outcomeShape(outcome: Outcome, { x, y }: Point, size: number): string {
	const half = size / 2;
	if (outcome === "draw") {
		const bar = (top: number) =>
			path("M", x - half, top, "h", size, "v", half / 2, "h", -size, "z");
		return bar(y - half * 0.7) + bar(y + half * 0.2);
	}
	const tip = outcome === "win" ? -half : half;
	return path("M", x, y + tip, "L", x + half, y - tip * 0.8, "L", x - half, y - tip * 0.8, "z");
}

/** Below this width of a square a value is shown by its shape alone. */
const SMALLEST_CELL_WITH_NUMBER = 34;
/** The width of a bold digit in the height of its font. */
const DIGIT_WIDTH = 0.6;

/** A value on its square; where a piece stands it makes room for the piece. */
export function drawValue(
	drawing: Drawing,
	layout: Layout,
	value: Value,
	to: Square,
	occupied: boolean,
): void {
	const { cell } = layout;
	const { x, y } = centreOf(layout, to);
	const number = cell >= SMALLEST_CELL_WITH_NUMBER ? (value.distance ?? "") : "";
	const height = within(9, cell * 0.4, 38);
	const glyph = height * 0.46;
	const gap = height * 0.16;
	const size = height * 0.56;
	const textWidth = number === "" ? 0 : String(number).length * DIGIT_WIDTH * size + gap;
	const width = Math.max(height, glyph + textWidth + height * 0.52);
	const middle = occupied ? y + cell / 2 - height / 2 - 1.5 : y;
	const start = x - (glyph + textWidth) / 2;
	const box = { x: x - width / 2, y: middle - height / 2, width, height, rx: height / 2 };
	const line = { "stroke-width": Math.max(1.25, height * 0.07) };
	drawing.add("rect", { ...box, ...line }, { fill: "chip", stroke: value.outcome });
	const d = outcomeShape(value.outcome, { x: start + glyph / 2, y: middle }, glyph);
	drawing.add("path", { d }, { fill: value.outcome });
	if (number === "") return;
	const font = { "font-family": FONT, "font-size": size, "font-weight": 600 };
	const place = { x: start + glyph + gap, y: middle + height * 0.2 };
	drawing.add("text", { ...place, ...font }, { fill: "text" }, String(number));
}
