/** Draws boards on a canvas. */
import { shapesOf, type Travel } from "./drawing.ts";
import type { Layout } from "./layout.ts";
import type { Shape } from "./shapes.ts";
import type { BoardState } from "./state.ts";

/** The value of a custom property; its name is without the dashes. */
type Style = (property: string) => string;

/** An element's style, which accounts for light, dark and forced colours. Properties are cached. */
function styleOf(element: Element): Style {
	const style = getComputedStyle(element);
	const known = new Map<string, string>();
	return (property) => {
		const value = known.get(property) ?? style.getPropertyValue(`--${property}`).trim();
		known.set(property, value);
		return value;
	};
}

/** Cached paths, by their SVG path data. */
const outlines = new Map<string, Path2D>();

function outline(data: string): Path2D {
	const known = outlines.get(data) ?? new Path2D(data);
	outlines.set(data, known);
	return known;
}

type Traced = Exclude<Shape, { kind: "outline" | "text" }>;

function trace(ctx: CanvasRenderingContext2D, shape: Traced): void {
	ctx.beginPath();
	switch (shape.kind) {
		case "rect":
			ctx.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius ?? 0);
			break;
		case "circle":
			ctx.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
			break;
		case "lines":
			for (const [start, ...rest] of shape.lines) {
				ctx.moveTo(start.x, start.y);
				for (const { x, y } of rest) {
					ctx.lineTo(x, y);
				}
				if (shape.closed) ctx.closePath();
			}
	}
}

function drawShape(ctx: CanvasRenderingContext2D, shape: Shape, style: Style): void {
	const { fill, stroke, thickness = 1, dash, dashOffset = 0, opacity = 1, join, cap } = shape;
	const colour = (name: string) => (name.startsWith("rgb") ? name : style(name));
	ctx.globalAlpha = opacity;
	if (fill !== undefined) ctx.fillStyle = colour(fill);
	if (stroke !== undefined) {
		ctx.strokeStyle = colour(stroke);
		ctx.lineWidth = thickness;
		ctx.lineJoin = join ?? "miter";
		ctx.lineCap = cap ?? "butt";
		ctx.setLineDash(dash === undefined ? [] : [dash]);
		ctx.lineDashOffset = dashOffset;
	}
	switch (shape.kind) {
		case "text":
			ctx.font = `${shape.weight} ${shape.size}px ${style("font")}`;
			ctx.textAlign = shape.align;
			if (fill !== undefined) ctx.fillText(shape.text, shape.x, shape.y);
			if (stroke !== undefined) ctx.strokeText(shape.text, shape.x, shape.y);
			break;
		case "outline": {
			const path = outline(shape.path);
			ctx.save();
			ctx.translate(shape.x, shape.y);
			ctx.scale(shape.scale, shape.scale);
			ctx.lineWidth /= shape.scale;
			if (fill !== undefined) ctx.fill(path);
			if (stroke !== undefined) ctx.stroke(path);
			ctx.restore();
			break;
		}
		default:
			trace(ctx, shape);
			if (fill !== undefined) ctx.fill();
			if (stroke !== undefined) ctx.stroke();
	}
}

/**
 * Draws a board on a canvas, whose size in device pixels follows the layout.
 * @param styled the element that supplies the colours
 * @param over shapes drawn on top of the board
 * @param glow the shown part of a celebration
 */
export function paint(
	canvas: HTMLCanvasElement,
	state: BoardState,
	layout: Layout,
	styled: Element = document.documentElement,
	travel: Travel | null = null,
	over: readonly Shape[] = [],
	glow = 1,
): CanvasRenderingContext2D {
	const ctx = canvas.getContext("2d");
	if (ctx === null) throw new Error("the browser does not draw on a canvas");
	const { width, height, ratio } = layout;
	// Assigning a size reallocates the canvas even if it is the same.
	const size = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
	if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
	const style = styleOf(styled);
	ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
	ctx.clearRect(0, 0, width, height);
	for (const shape of [...shapesOf(state, layout, travel, glow), ...over]) {
		drawShape(ctx, shape, style);
	}
	return ctx;
}
