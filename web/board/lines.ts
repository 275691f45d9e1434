/** The geometry of lines with corners. */
import type { Point } from "../model/places.ts";
import type { Line, Place } from "./shapes.ts";

/** The lengths of a line's pieces. */
export const lengthsOf = (line: Line): readonly number[] =>
	line.slice(1).map(([x, y], index) => {
		const [fromX, fromY] = line[index] ?? line[0];
		return Math.hypot(x - fromX, y - fromY);
	});

const sum = (lengths: readonly number[]): number =>
	lengths.reduce((all, length) => all + length, 0);

/** The place at a share of a line's length: `part` is 0 at its start and 1 at its end, and may be outside. */
export function placeAlong(line: Line, part: number): Place {
	const lengths = lengthsOf(line);
	let left = part * sum(lengths);
	const last = lengths.length - 1;
	const found = lengths.findIndex((length, index) => {
		const isHere = left <= length || index === last;
		left -= isHere ? 0 : length;
		return isHere;
	});
	const [[ax, ay] = line[0], [bx, by] = line[0]] = line.slice(found, found + 2);
	const within = left / (lengths[found] || 1);
	return [ax + (bx - ax) * within, ay + (by - ay) * within];
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
		const ax = before[0];
		const ay = before[1];
		const dx = corner[0] - ax;
		const dy = corner[1] - ay;
		const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
		const part = Math.min(1, Math.max(0, along));
		const offX = ax + part * dx - x;
		const offY = ay + part * dy - y;
		least = Math.min(least, offX * offX + offY * offY);
		before = corner;
	}
	return Math.sqrt(least);
}
