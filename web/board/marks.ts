/** The marks on the board: values of moves, the last move, the selected piece, the arrow of a move. Each has a shape of its own. */
import type { Outcome, Square, SquareValue, Value } from "catchmate";
import { centreOf, cornerOf, type Layout, type Point } from "./layout.ts";
import type { Palette } from "./palette.ts";
import type { Mark } from "./state.ts";

/** From this width of a square on, in CSS pixels, a value's number stands beside its shape. */
const smallestCellWithRow = 34;

/** From this width on it stands under its shape, where no piece is in the way. Below, there is the shape alone. */
const smallestCellWithStack = 22;

function traceOutcome(
	ctx: CanvasRenderingContext2D,
	outcome: Outcome,
	at: Point,
	size: number,
): void {
	const half = size / 2;
	ctx.beginPath();
	if (outcome === "draw") {
		ctx.rect(at.x - half, at.y - half * 0.7, size, half * 0.5);
		ctx.rect(at.x - half, at.y + half * 0.2, size, half * 0.5);
		return;
	}
	const tip = outcome === "win" ? -half : half;
	ctx.moveTo(at.x, at.y + tip);
	ctx.lineTo(at.x + half, at.y - tip * 0.8);
	ctx.lineTo(at.x - half, at.y - tip * 0.8);
	ctx.closePath();
}

/** What a move to a square, or a piece on it, is worth; on a square with a piece it makes room for the piece. */
export function drawValue(
	ctx: CanvasRenderingContext2D,
	layout: Layout,
	palette: Palette,
	value: Value,
	to: Square,
	occupied: boolean,
): void {
	const { cell } = layout;
	const { x, y } = centreOf(layout, to);
	const hasRow = cell >= smallestCellWithRow;
	const isStack = !hasRow && !occupied && cell >= smallestCellWithStack && value.distance !== null;
	const text = hasRow || isStack ? String(value.distance ?? "") : "";
	const height = isStack ? cell * 0.8 : Math.min(38, Math.max(9, cell * 0.4));
	const glyph = height * (isStack ? 0.3 : 0.46);
	const gap = text === "" ? 0 : height * 0.16;
	ctx.font = `600 ${height * (isStack ? 0.44 : 0.56)}px ${palette("--font")}`;
	const textWidth = ctx.measureText(text).width;
	const content = isStack ? textWidth + cell * 0.14 : glyph + gap + textWidth + height * 0.52;
	const width = Math.max(height, content);
	const centre = { x, y: occupied ? y + cell / 2 - height / 2 - 1.5 : y };
	const start = centre.x - (isStack ? textWidth : glyph + gap + textWidth) / 2;

	ctx.beginPath();
	ctx.roundRect(
		centre.x - width / 2,
		centre.y - height / 2,
		width,
		height,
		height * (isStack ? 0.2 : 0.5),
	);
	ctx.fillStyle = palette("--chip");
	ctx.fill();
	ctx.lineWidth = Math.max(1.25, height * (isStack ? 0 : 0.07));
	ctx.strokeStyle = palette(`--${value.outcome}`);
	ctx.stroke();

	const at = isStack
		? { x: centre.x, y: centre.y - height * 0.25 }
		: { x: start + glyph / 2, y: centre.y };
	traceOutcome(ctx, value.outcome, at, glyph);
	ctx.fillStyle = palette(`--${value.outcome}`);
	ctx.fill();
	ctx.fillStyle = palette("--chip-text");
	ctx.textAlign = "left";
	ctx.textBaseline = "alphabetic";
	const [right, down] = isStack ? [0, 0.36] : [glyph + gap, 0.2];
	ctx.fillText(text, start + right, centre.y + height * down);
}

/** The last move: a dashed frame where it came from, brackets in the corners where it went. */
export function drawLastMove(
	ctx: CanvasRenderingContext2D,
	layout: Layout,
	palette: Palette,
	from: Square,
	to: Square,
): void {
	const { cell } = layout;
	const inset = Math.max(2, cell * 0.06);
	const size = cell - 2 * inset;
	const arm = size * 0.2;
	ctx.fillStyle = palette("--board-last-move-tint");
	for (const square of [from, to]) {
		const { x, y } = cornerOf(layout, square);
		ctx.fillRect(x, y, cell, cell);
	}
	ctx.strokeStyle = palette("--board-last-move");
	ctx.lineWidth = Math.min(4, Math.max(1.5, cell * 0.035));
	const start = cornerOf(layout, from);
	ctx.setLineDash([size / 15, size / 15]);
	ctx.strokeRect(start.x + inset, start.y + inset, size, size);
	ctx.setLineDash([]);

	const { x, y } = centreOf(layout, to);
	const half = size / 2;
	ctx.beginPath();
	for (const [sx, sy] of [
		[-1, -1],
		[1, -1],
		[1, 1],
		[-1, 1],
	] as const) {
		ctx.moveTo(x + sx * half, y + sy * (half - arm));
		ctx.lineTo(x + sx * half, y + sy * half);
		ctx.lineTo(x + sx * (half - arm), y + sy * half);
	}
	ctx.stroke();
}

/** A ring around a piece: thin when it can move, bold when it is selected. */
export function drawRing(
	ctx: CanvasRenderingContext2D,
	layout: Layout,
	palette: Palette,
	square: Square,
	selected: boolean,
): void {
	const { cell } = layout;
	const { x, y } = cornerOf(layout, square);
	const width = selected
		? Math.min(5, Math.max(2.5, cell * 0.055))
		: Math.min(2, Math.max(1.25, cell * 0.022));
	const inset = width / 2 + 1;
	ctx.beginPath();
	ctx.roundRect(x + inset, y + inset, cell - 2 * inset, cell - 2 * inset, cell * 0.16);
	ctx.strokeStyle = palette("--accent");
	ctx.lineWidth = width;
	ctx.stroke();
}

/** The arrow of one move, on a halo that keeps it apart from what lies under it. */
export function drawArrow(
	ctx: CanvasRenderingContext2D,
	layout: Layout,
	palette: Palette,
	from: Square,
	to: Square,
): void {
	const { cell } = layout;
	const a = centreOf(layout, from);
	const b = centreOf(layout, to);
	const angle = Math.atan2(b.y - a.y, b.x - a.x);
	const head = cell * 0.22;
	const at = (point: Point, along: number, across: number): [number, number] => [
		point.x + along * Math.cos(angle) - across * Math.sin(angle),
		point.y + along * Math.sin(angle) + across * Math.cos(angle),
	];
	const shaft = cell * 0.05;
	// It ends short of the square's middle, where the value of the move stands.
	const end = -cell * 0.22;
	ctx.beginPath();
	ctx.moveTo(...at(a, cell * 0.2, -shaft));
	ctx.lineTo(...at(b, end - head, -shaft));
	ctx.lineTo(...at(b, end - head, -head / 2));
	ctx.lineTo(...at(b, end, 0));
	ctx.lineTo(...at(b, end - head, head / 2));
	ctx.lineTo(...at(b, end - head, shaft));
	ctx.lineTo(...at(a, cell * 0.2, shaft));
	ctx.closePath();
	ctx.lineJoin = "round";
	ctx.lineWidth = Math.max(3, cell * 0.07);
	ctx.strokeStyle = palette("--chip");
	ctx.stroke();
	ctx.fillStyle = palette("--accent");
	ctx.fill();
}

/** A square that a move leads to, when nothing may be seen of what the move is worth. */
export function drawTarget(
	ctx: CanvasRenderingContext2D,
	layout: Layout,
	palette: Palette,
	to: Square,
	occupied: boolean,
): void {
	const { cell } = layout;
	const { x, y } = centreOf(layout, to);
	ctx.beginPath();
	ctx.arc(x, y, occupied ? cell * 0.46 : Math.max(3, cell * 0.13), 0, 2 * Math.PI);
	if (occupied) {
		ctx.strokeStyle = palette("--accent");
		ctx.lineWidth = Math.max(2, cell * 0.05);
		ctx.stroke();
	} else {
		ctx.fillStyle = palette("--accent");
		ctx.fill();
	}
}

/** A mark that the page around the board has asked for. */
export function drawMark(
	ctx: CanvasRenderingContext2D,
	layout: Layout,
	palette: Palette,
	{ square, shape }: Mark,
): void {
	const { cell } = layout;
	const { x, y } = centreOf(layout, square);
	const half = cell * (shape === "dot" ? 0.12 : 0.36);
	ctx.beginPath();
	if (shape === "cross") {
		ctx.moveTo(x - half, y - half);
		ctx.lineTo(x + half, y + half);
		ctx.moveTo(x + half, y - half);
		ctx.lineTo(x - half, y + half);
	} else {
		ctx.arc(x, y, half, 0, 2 * Math.PI);
	}
	ctx.lineCap = "round";
	for (const [width, colour] of [
		[0.14, palette("--chip")],
		[0.08, palette("--accent")],
	] as const) {
		ctx.lineWidth = Math.max(2, cell * width);
		ctx.strokeStyle = colour;
		ctx.stroke();
	}
	ctx.lineCap = "butt";
}

/** The colour scale cividis at equal steps, from dark to light. */
const cividis = [
	[0, 34, 78],
	[53, 69, 108],
	[102, 105, 112],
	[148, 142, 119],
	[200, 184, 102],
	[254, 232, 56],
] as const;

/** The colour at a part, 0 to 1, of the scale. */
function heatColour(part: number): string {
	const place = part * (cividis.length - 1);
	const index = Math.min(cividis.length - 2, Math.floor(place));
	const [a, b] = [cividis[index] ?? cividis[0], cividis[index + 1] ?? cividis[0]];
	const channels = a.map((from, i) => Math.round(from + ((b[i] ?? from) - from) * (place - index)));
	return `rgb(${channels.join(" ")})`;
}

/** The distances of a heat map as colours, the quick ends light; a draw is left plain. */
export function drawHeat(
	ctx: CanvasRenderingContext2D,
	layout: Layout,
	heat: readonly SquareValue[],
): void {
	const longest = Math.max(1, ...heat.map(({ distance }) => distance ?? 0));
	for (const { square, distance } of heat) {
		if (distance !== null) {
			const { x, y } = cornerOf(layout, square);
			ctx.fillStyle = heatColour(1 - distance / longest);
			ctx.fillRect(x + 1, y + 1, layout.cell - 2, layout.cell - 2);
		}
	}
}
