/** The geometry of lines with corners. */
import type { Point } from "../model/places.ts";
import type { Line } from "./shapes.ts";

/** The lengths of a line's pieces. */
export const lengthsOf = (line: Line): readonly number[] =>
	line.slice(1).map(({ x, y }, index) => {
		const from = line[index] ?? line[0];
		return Math.hypot(x - from.x, y - from.y);
	});

const sum = (lengths: readonly number[]): number =>
	lengths.reduce((all, length) => all + length, 0);

/** The place at a share of a line's length: `part` is 0 at its start and 1 at its end, and may be outside. */
export function placeAlong(line: Line, part: number): Point {
	const lengths = lengthsOf(line);
	let left = part * sum(lengths);
	const last = lengths.length - 1;
	const found = lengths.findIndex((length, index) => {
		const isHere = left <= length || index === last;
		left -= isHere ? 0 : length;
		return isHere;
	});
	const [a = line[0], b = line[0]] = line.slice(found, found + 2);
	const within = left / (lengths[found] || 1);
	return { x: a.x + (b.x - a.x) * within, y: a.y + (b.y - a.y) * within };
}

/** A line shortened by `before` at its start and `behind` at its end. */
export function trimmed(line: Line, before: number, behind: number): Line {
	const lengths = lengthsOf(line);
	const all = sum(lengths) || 1;
	const corners = line.slice(1, -1).filter((_, index) => {
		const passed = sum(lengths.slice(0, index + 1));
		return passed > before && passed < all - behind;
	});
	return [placeAlong(line, before / all), ...corners, placeAlong(line, 1 - behind / all)];
}

/** The line in the opposite direction. */
export function reversed([first, ...rest]: Line): Line {
	const [last = first, ...between] = [...rest].reverse();
	return rest.length === 0 ? [first] : [last, ...between, first];
}

/** The distance of a line from a place. Called millions of times for large graphs, so it allocates nothing. */
export function distanceTo(line: Line, { x, y }: Point): number {
	let least = Number.POSITIVE_INFINITY;
	let before = line[0];
	for (let index = 1; index < line.length; index++) {
		const corner = line[index] ?? before;
		const dx = corner.x - before.x;
		const dy = corner.y - before.y;
		const along = ((x - before.x) * dx + (y - before.y) * dy) / (dx * dx + dy * dy || 1);
		const part = Math.min(1, Math.max(0, along));
		const offX = before.x + part * dx - x;
		const offY = before.y + part * dy - y;
		least = Math.min(least, offX * offX + offY * offY);
		before = corner;
	}
	return Math.sqrt(least);
}
