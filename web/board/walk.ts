/** The arrow keys on a graph. */
import type { Point } from "../model/places.ts";

/** By key: how far a point lies ahead in its direction, and how far aside; each is the last turned by 90°. */
const directions: Readonly<Record<string, (dx: number, dy: number) => readonly [number, number]>> =
	{
		ArrowRight: (dx, dy) => [dx, dy],
		ArrowDown: (dx, dy) => [dy, -dx],
		ArrowLeft: (dx, dy) => [-dx, -dy],
		ArrowUp: (dx, dy) => [-dy, dx],
	};

/** Separates points at the same place, in the order of their numbers. */
const apart = 1e-6;

/**
 * The column of the point to which an arrow key leads: the nearest in that quarter of the drawing; null if there is
 * none, or for another key. Every point can be reached from every other: going to the quarter in which a point lies
 * always brings it nearer, in steps along the axes.
 */
export function nextPoint(places: readonly Point[], from: number, key: string): number | null {
	const turn = directions[key];
	const start = places[from - 1];
	if (turn === undefined || start === undefined) return null;
	const [next] = places
		.map(({ x, y }, index) => {
			const order = (index + 1 - from) * apart;
			const [ahead, aside] = turn(x - start.x + order, y - start.y);
			return { column: index + 1, ahead, aside };
		})
		.filter(({ ahead, aside }) => ahead > 0 && -ahead <= aside && aside < ahead)
		.sort((a, b) => a.ahead - b.ahead || Math.abs(a.aside) - Math.abs(b.aside));
	return next?.column ?? null;
}
