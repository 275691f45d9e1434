/** A tool of the page's own, with which a person changes a graph in `edit` in place of the brush. */
import type { Board, Square } from "catchmate";
import { type Layout, type Point, placeAt } from "./layout.ts";
import { fullPlace } from "./places.ts";
import { distanceTo, graphDrawing } from "./ways.ts";

/** What a person points at on a graph's drawing. */
export interface Spot {
	/** In whole thousandths of the drawing's width and height. */
	readonly place: Point;
	/** The point that is meant; null beside all of them. */
	readonly square: Square | null;
	/** The columns of the points of the way that is meant, where no point is. */
	readonly way: readonly [from: number, to: number] | null;
}

/** What is seen of a change while it is made, at places in thousandths. */
export interface Sketch {
	readonly points: readonly Point[];
	readonly lines: readonly (readonly [from: Point, to: Point])[];
}

export interface Pen {
	/** The point that is chosen for the next change. */
	readonly chosen: Square | null;
	/** A short press, or Enter on a point. */
	readonly tap: (spot: Spot) => void;
	/** A press travels. Returns what is seen of what letting go there would do. */
	readonly drag: (from: Spot, to: Spot) => Sketch | null;
	readonly drop: (from: Spot, to: Spot) => void;
	/** Another key on a point, with Ctrl or the Mac's command key if it is `far`. Returns whether it has an effect. */
	readonly press: (key: string, far: boolean, square: Square) => boolean;
	/** The person has let go of what was chosen. */
	readonly cancel: () => void;
}

/** From so far a point or a way is still meant, in CSS pixels: a point from its border, but never from nearer than a finger is wide. */
const reach = { point: 4, leastPoint: 18, way: 10 } as const;

/** What is meant at a place of the drawing, in CSS pixels. */
export function spotAt(layout: Layout, board: Board, at: Point): Spot {
	const bounded = (value: number) => Math.min(fullPlace, Math.max(0, Math.round(value)));
	const { x, y } = placeAt(layout, at);
	const place = { x: bounded(x), y: bounded(y) };
	const nearest = <T>(all: readonly T[], distance: (one: T) => number, most: number): T | null => {
		const [best] = all
			.map((one) => ({ one, distance: distance(one) }))
			.filter((each) => each.distance <= most)
			.sort((a, b) => a.distance - b.distance);
		return best?.one ?? null;
	};
	const points = (layout.points ?? []).map((point, index) => ({ ...point, column: index + 1 }));
	const point = nearest(
		points,
		(each) => Math.hypot(each.x - at.x, each.y - at.y),
		Math.max(reach.leastPoint, layout.cell / 2 + reach.point),
	);
	const way =
		point === null
			? nearest(graphDrawing(layout, board).ways, ({ run }) => distanceTo(run, at), reach.way)
			: null;
	return {
		place,
		square: point && { row: 1, column: point.column },
		way: way && [way.from, way.to],
	};
}
