/** Where the points of a whole game are drawn: lying, with a column for each distance, or upright, with rows, on a phone. */
import type { Point } from "../../model/places.ts";
import type { WholeGame } from "./graph.ts";

export interface Layout {
	readonly isUpright: boolean;
	readonly width: number;
	readonly height: number;
	/** By point. */
	readonly places: readonly Point[];
	/** By distance: where it is written, and where the number of its points is. */
	readonly heads: readonly Point[];
	readonly counts: readonly Point[];
}

/** The most points of one distance in one line; with more there are several lines side by side. */
const inLine = { lying: 24, upright: 20 } as const;

/** In CSS pixels: the picture's size, its margins, the space between lines of one distance, and the room of its words. */
const lying = { width: 680, height: 640, margin: 30, line: 17, words: 36 } as const;
const upright = { width: 360, margin: 16, line: 20, layer: 60, words: 24 } as const;

/** The points of a layer by lines: each line takes every second, third … point, so that neighbours stay neighbours. */
function linesOf(layer: readonly number[], most: number): readonly (readonly number[])[] {
	const count = Math.ceil(layer.length / most);
	return Array.from({ length: count }, (_, line) => layer.filter((_, at) => at % count === line));
}

function lyingLayout({ points, layers }: WholeGame): Layout {
	const { width, height, margin, line, words } = lying;
	const lines = layers.map((layer) => linesOf(layer, inLine.lying));
	const more = lines.reduce((sum, { length }) => sum + length - 1, 0);
	const step = (width - 2 * margin - more * line) / (layers.length - 1);
	const places: Point[] = points.map(() => ({ x: 0, y: 0 }));
	const heads: Point[] = [];
	let x: number = margin;
	const room = height - 2 * words;
	for (const columns of lines) {
		const longest = columns[0]?.length ?? 1;
		heads.push({ x: x + ((columns.length - 1) * line) / 2, y: words - 16 });
		for (const [column, some] of columns.entries()) {
			for (const [at, point] of some.entries()) {
				places[point] = {
					x: x + column * line,
					// The lines of one distance are shifted against each other, so that no line hides another's edges.
					y: words + (room * (at + (column + 1) / (columns.length + 1))) / longest,
				};
			}
		}
		x += (columns.length - 1) * line + step;
	}
	const counts = heads.map(({ x }) => ({ x, y: height - 8 }));
	return { isUpright: false, width, height, places, heads, counts };
}

function uprightLayout({ points, layers }: WholeGame): Layout {
	const { width, margin, line, layer: step, words } = upright;
	const places: Point[] = points.map(() => ({ x: 0, y: 0 }));
	const heads: Point[] = [];
	const counts: Point[] = [];
	let y: number = 0;
	for (const layer of layers) {
		const rows = linesOf(layer, inLine.upright);
		heads.push({ x: margin - 8, y: y + 16 });
		counts.push({ x: width - margin + 8, y: y + 16 });
		const longest = rows[0]?.length ?? 1;
		for (const [row, some] of rows.entries()) {
			for (const [at, point] of some.entries()) {
				places[point] = {
					x: margin + ((width - 2 * margin) * (at + (row + 1) / (rows.length + 1))) / longest,
					y: y + words + 8 + row * line,
				};
			}
		}
		y += (rows.length - 1) * line + step;
	}
	return { isUpright: true, width, height: y - 16, places, heads, counts };
}

export const layoutOf = (game: WholeGame, isUpright: boolean): Layout =>
	isUpright ? uprightLayout(game) : lyingLayout(game);

/** The point nearest to a place; null if the nearest is farther than `reach`. */
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

/** The point of another layer beside a point: the nearest across. */
export function besideIn(
	{ places, isUpright }: Layout,
	layer: readonly number[],
	point: number,
): number | null {
	const across = (one: number) => (isUpright ? places[one]?.x : places[one]?.y) ?? 0;
	const here = across(point);
	let found: number | null = null;
	for (const one of layer) {
		if (found === null || Math.abs(across(one) - here) < Math.abs(across(found) - here)) {
			found = one;
		}
	}
	return found;
}
