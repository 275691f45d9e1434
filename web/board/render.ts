/** Draws a board state into a canvas. It reads, and never decides. */
import type { Edge, Rules, Square } from "catchmate";
import { centreOf, cornerOf, type Layout, type Point } from "./layout.ts";
import {
	drawArrow,
	drawHeat,
	drawLastMove,
	drawMark,
	drawRing,
	drawTarget,
	drawValue,
} from "./marks.ts";
import type { Palette } from "./palette.ts";
import { lookOf } from "./pieces.ts";
import { sameSquare, sidesOn } from "./position.ts";
import { type BoardState, draggedSquare, isMovable, targets } from "./state.ts";

/** A piece on its way: where it is drawn instead of on its square, in CSS pixels. */
export interface Travel {
	readonly side: string;
	readonly to: Square;
	readonly at: Point;
}

const outlines = new Map<string, Path2D>();

function path(data: string): Path2D {
	const known = outlines.get(data) ?? new Path2D(data);
	outlines.set(data, known);
	return known;
}

function drawPiece(
	ctx: CanvasRenderingContext2D,
	layout: Layout,
	palette: Palette,
	rules: Rules,
	side: string,
	at: Point,
): void {
	const { shape, fill, edge } = lookOf(rules, side);
	const size = layout.cell * 0.86;
	ctx.save();
	ctx.translate(at.x - size / 2, at.y - size / 2);
	ctx.scale(size / 100, size / 100);
	ctx.lineJoin = "round";
	ctx.fillStyle = palette(fill);
	ctx.fill(path(shape.outline));
	ctx.strokeStyle = palette(edge);
	ctx.lineWidth = (Math.min(4, Math.max(1.25, size * 0.04)) * 100) / size;
	ctx.stroke(path(shape.outline));
	ctx.stroke(path(shape.detail));
	ctx.restore();
}

function drawSquares(ctx: CanvasRenderingContext2D, layout: Layout, palette: Palette): void {
	const { left, top, cell, rows, columns, ratio } = layout;
	const width = cell * columns;
	const height = cell * rows;
	ctx.fillStyle = palette("--board-square");
	ctx.fillRect(left, top, width, height);
	ctx.beginPath();
	for (let row = 1; row < rows; row++) {
		ctx.moveTo(left, top + row * cell);
		ctx.lineTo(left + width, top + row * cell);
	}
	for (let column = 1; column < columns; column++) {
		ctx.moveTo(left + column * cell, top);
		ctx.lineTo(left + column * cell, top + height);
	}
	ctx.strokeStyle = palette("--board-line");
	ctx.lineWidth = Math.max(1, Math.round(ratio)) / ratio;
	ctx.stroke();
	ctx.strokeStyle = palette("--board-frame");
	ctx.lineWidth = 2;
	ctx.strokeRect(left, top, width, height);
}

function drawNumbers(ctx: CanvasRenderingContext2D, layout: Layout, palette: Palette): void {
	const { left, top, cell, rows, columns } = layout;
	const size = Math.min(13, Math.max(9, cell * 0.34));
	const every = cell >= 11 ? 1 : 5;
	ctx.font = `500 ${size}px ${palette("--font")}`;
	ctx.fillStyle = palette("--board-number");
	ctx.textBaseline = "middle";
	ctx.textAlign = "right";
	for (let row = every; row <= rows; row += every) {
		ctx.fillText(String(row), left - 7, top + (row - 0.5) * cell + 1);
	}
	ctx.textAlign = "center";
	for (let column = every; column <= columns; column += every) {
		ctx.fillText(String(column), left + (column - 0.5) * cell, top - 11);
	}
}

function drawObstacle(
	ctx: CanvasRenderingContext2D,
	layout: Layout,
	palette: Palette,
	square: Square,
): void {
	const { cell } = layout;
	const { x, y } = cornerOf(layout, square);
	const inset = Math.max(1, cell * 0.05);
	ctx.save();
	ctx.beginPath();
	ctx.roundRect(x + inset, y + inset, cell - 2 * inset, cell - 2 * inset, cell * 0.1);
	ctx.fillStyle = palette("--board-obstacle");
	ctx.fill();
	ctx.clip();
	ctx.beginPath();
	for (let offset = -cell; offset < cell; offset += cell / 4) {
		ctx.moveTo(x + offset, y + cell);
		ctx.lineTo(x + offset + cell, y);
	}
	ctx.strokeStyle = palette("--board-obstacle-hatch");
	ctx.lineWidth = Math.max(1, cell * 0.03);
	ctx.stroke();
	ctx.restore();
}

/** A bar along each border that a side wins by reaching, in that side's colour. */
function drawGoals(
	ctx: CanvasRenderingContext2D,
	layout: Layout,
	palette: Palette,
	rules: Rules,
): void {
	const { left, top, cell, rows, columns } = layout;
	const right = left + cell * columns;
	const bottom = top + cell * rows;
	const bars: Record<Edge, [number, number, number, number]> = {
		top: [left, top - 1, right, top - 1],
		right: [right + 1, top, right + 1, bottom],
		bottom: [left, bottom + 1, right, bottom + 1],
		left: [left - 1, top, left - 1, bottom],
	};
	for (const side of rules.sides) {
		for (const goal of side.goals) {
			const [x1, y1, x2, y2] = bars[goal];
			const { fill, edge } = lookOf(rules, side.name);
			ctx.beginPath();
			ctx.moveTo(x1, y1);
			ctx.lineTo(x2, y2);
			ctx.lineWidth = 5;
			ctx.strokeStyle = palette(fill);
			ctx.stroke();
			ctx.setLineDash([cell / 4, cell / 4]);
			ctx.lineDashOffset = cell / 8;
			ctx.lineWidth = 1.5;
			ctx.strokeStyle = palette(edge);
			ctx.stroke();
			ctx.setLineDash([]);
			ctx.lineDashOffset = 0;
		}
	}
}

/** Draws everything. The canvas is in device pixels, all lengths here are in CSS pixels. */
export function render(
	ctx: CanvasRenderingContext2D,
	state: BoardState,
	layout: Layout,
	palette: Palette,
	travel: Travel | null,
): void {
	const { game, position, lastMove, pointed, selected, drag, does } = state;
	const { rules, board } = game;
	ctx.setTransform(layout.ratio, 0, 0, layout.ratio, 0, 0);
	ctx.clearRect(0, 0, layout.width, layout.height);
	drawSquares(ctx, layout, palette);
	drawNumbers(ctx, layout, palette);
	if (lastMove?.from && lastMove.to) {
		drawLastMove(ctx, layout, palette, lastMove.from, lastMove.to);
	}
	for (const square of board.obstacles) {
		drawObstacle(ctx, layout, palette, square);
	}
	drawGoals(ctx, layout, palette, rules);
	drawHeat(ctx, layout, state.heat);

	const takeable = does === "edit" ? Object.values(position.pieces).flat() : [];
	for (const square of [...(position.pieces[position.toMove] ?? []), ...takeable]) {
		const isSelected = sameSquare(square, selected);
		if (isSelected || (does === "play" && isMovable(state, square))) {
			drawRing(ctx, layout, palette, square, isSelected);
		}
	}
	const mover = position.toMove;
	const lifted = drag && draggedSquare(state, drag);
	const draggedSide = lifted === null ? undefined : sidesOn(position, lifted).at(-1);
	const onTop = (side: string) => side !== mover;
	const order = [...Object.keys(position.pieces)].sort(
		(a, b) => Number(onTop(a)) - Number(onTop(b)),
	);
	for (const side of order) {
		for (const square of position.pieces[side] ?? []) {
			const dragged = side === draggedSide && sameSquare(square, lifted);
			const travelling = travel !== null && travel.side === side && sameSquare(square, travel.to);
			if (!dragged && !travelling) {
				drawPiece(ctx, layout, palette, rules, side, centreOf(layout, square));
			}
		}
	}
	for (const mark of state.marks) {
		drawMark(ctx, layout, palette, mark);
	}
	for (const { from, to } of pointed === null ? state.arrows : [...state.arrows, pointed]) {
		if (from !== null && to !== null) {
			drawArrow(ctx, layout, palette, from, to);
		}
	}
	for (const value of state.heat) {
		const occupied = sidesOn(position, value.square).length > 0;
		drawValue(ctx, layout, palette, value, value.square, occupied);
	}
	for (const value of targets(state).values()) {
		const { to } = value.move;
		const heated = state.heat.some(({ square }) => sameSquare(square, to));
		if (to !== null && !heated) {
			const occupied = sidesOn(position, to).length > 0;
			if (state.shows === "values") {
				drawValue(ctx, layout, palette, value, to, occupied);
			} else {
				drawTarget(ctx, layout, palette, to, occupied);
			}
		}
	}
	if (travel !== null) {
		drawPiece(ctx, layout, palette, rules, travel.side, travel.at);
	}
	if (drag !== null && draggedSide !== undefined) {
		drawPiece(ctx, layout, palette, rules, draggedSide, drag);
	}
}
