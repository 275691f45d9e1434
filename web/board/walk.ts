/** The way of the arrow keys over a graph. */
import type { Point } from "./layout.ts";

/** The keys, each with how far a point is ahead in its direction and how far aside; each turned by a quarter from the last. */
const directions: Readonly<Record<string, (dx: number, dy: number) => readonly [number, number]>> =
	{
		ArrowRight: (dx, dy) => [dx, dy],
		ArrowDown: (dx, dy) => [dy, -dx],
		ArrowLeft: (dx, dy) => [-dx, -dy],
		ArrowUp: (dx, dy) => [-dy, dx],
	};

/** Sets points that lie on each other apart, in an order that their numbers decide. */
const apart = 1e-6;

/**
 * The point, by its column, to which an arrow key leads from another: the next one in that quarter of the drawing; null where
 * there is none, or the key is no arrow. From every point the keys lead to every other: whoever keeps to the quarter that a
 * point is in comes nearer to it, in steps along the axes, and never leaves it behind.
 */
export function nextPoint(places: readonly Point[], from: number, key: string): number | null {
	const turn = directions[key];
	const start = places[from - 1];
	if (turn === undefined || start === undefined) {
		return null;
	}
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
