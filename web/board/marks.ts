/** Marks on squares: of pieces that can move, of squares that they can go to, and those that the page asked for. */
import type { Square } from "catchmate";
import type { Mark } from "../model/overlay.ts";
import { borderOf, centreOf, type Layout } from "./layout.ts";
import type { ColourName } from "./palette.ts";
import { type Geometry, type Shape, segment, within } from "./shapes.ts";

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

/** A mark that the surrounding page asked for, or of a hint, on a halo. */
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
