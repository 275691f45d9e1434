/** The places of a whole game's points: each distance has one or several rows. */
import type { Point } from "../../model/places.ts";
import type { WholeGame } from "./graph.ts";

export interface Layout {
	readonly width: number;
	readonly height: number;
	/** By point. */
	readonly places: readonly Point[];
	/** By distance: the places of its label and of the number of its points. */
	readonly heads: readonly Point[];
	readonly counts: readonly Point[];
}

/** The most points in one row. */
const inRow = 20;

/** In CSS pixels: the picture's width and margin, the spacing of rows within a distance and between distances, and the space of labels. */
const width = 360;
const margin = 16;
const rowStep = 20;
const layerStep = 60;
const words = 24;

/** The points of a layer by rows: each row takes every second, third … point, so that neighbours stay neighbours. */
function rowsOf(layer: readonly number[]): readonly (readonly number[])[] {
	const count = Math.ceil(layer.length / inRow);
	return Array.from({ length: count }, (_, row) => layer.filter((_, at) => at % count === row));
}

export function layoutOf({ points, layers }: WholeGame): Layout {
	const places: Point[] = points.map(() => ({ x: 0, y: 0 }));
	const heads: Point[] = [];
	const counts: Point[] = [];
	let y: number = 0;
	for (const layer of layers) {
		const rows = rowsOf(layer);
		heads.push({ x: margin - 8, y: y + 16 });
		counts.push({ x: width - margin + 8, y: y + 16 });
		const longest = rows[0]?.length ?? 1;
		for (const [row, some] of rows.entries()) {
			for (const [at, point] of some.entries()) {
				places[point] = {
					// Rows of one distance are staggered, so that none hides another's edges.
					x: margin + ((width - 2 * margin) * (at + (row + 1) / (rows.length + 1))) / longest,
					y: y + words + 8 + row * rowStep,
				};
			}
		}
		y += (rows.length - 1) * rowStep + layerStep;
	}
	return { width, height: y - 16, places, heads, counts };
}

/** The nearest point within `reach` of a place; null for none. */
export function nearestPoint({ places }: Layout, { x, y }: Point, reach: number): number | null {
	let found: number | null = null;
	let nearest = reach;
	for (const [point, place] of places.entries()) {
		const distance = Math.hypot(place.x - x, place.y - y);
		if (distance <= nearest) {
			nearest = distance;
			found = point;
		}
	}
	return found;
}

/** The point of another layer with the nearest horizontal place. */
export function besideIn(
	{ places }: Layout,
	layer: readonly number[],
	point: number,
): number | null {
	const across = (one: number) => places[one]?.x ?? 0;
	const here = across(point);
	let found: number | null = null;
	for (const one of layer) {
		if (found === null || Math.abs(across(one) - here) < Math.abs(across(found) - here)) {
			found = one;
		}
	}
	return found;
}
