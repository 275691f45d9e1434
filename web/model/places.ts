/** Places in a graph's drawing, and default places for points that have none. */
import { columnsOf } from "./graph.ts";

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** The right or bottom border of the drawing; the left or top one is 0. */
export const fullPlace = 1000;

/** Default places on a circle, the first at the top. */
export function circlePlaces(points: number): readonly Point[] {
	const half = fullPlace / 2;
	return columnsOf({ columns: points }).map((column) => {
		const angle = (2 * Math.PI * (column - 1)) / points;
		return {
			x: Math.round(half + half * Math.sin(angle)),
			y: Math.round(half - half * Math.cos(angle)),
		};
	});
}
