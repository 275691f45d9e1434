/** The tools that edit a board: the brush, and on a graph the pen that the page supplies in its place. */
import type { Board, Square } from "catchmate";
import { fullPlace, type Point } from "../model/places.ts";
import { squareKey } from "../model/position.ts";
import { distanceFrom, edgesOf } from "./edge-routes.ts";
import { centreOf, type Layout, placeAt, squaresAlong } from "./layout.ts";

/** Paints a square. `joins`: the stroke has changed a square before. Returns whether it has changed any so far. */
type PaintSquare = (square: Square, gives: boolean, joins: boolean) => boolean;

export class Stroke {
	/** Whether the stroke adds the brush's feature or removes it. */
	readonly #gives: boolean;
	/** The squares that the stroke has painted. */
	readonly #passed = new Set<string>();
	#at: Point;
	#hasPainted = false;

	constructor(layout: Layout, from: Square, gives: boolean) {
		this.#at = centreOf(layout, from);
		this.#gives = gives;
	}

	/** Continues to a place and paints each square on the way once. */
	goTo(layout: Layout, to: Point, paint: PaintSquare): void {
		for (const square of squaresAlong(layout, this.#at, to)) {
			const key = squareKey(square);
			if (!this.#passed.has(key)) {
				this.#passed.add(key);
				this.#hasPainted = paint(square, this.#gives, this.#hasPainted);
			}
		}
		this.#at = to;
	}
}

/** The place of the pointer in a graph's drawing, with the point or edge under it. */
export interface Spot {
	/** In whole thousandths of the drawing's width and height. */
	readonly place: Point;
	/** The point under the pointer; null if none is near. */
	readonly square: Square | null;
	/** The columns of the ends of the edge under it; null at a point, and if none is near. */
	readonly way: readonly [from: number, to: number] | null;
}

/** An edit in progress, at places in thousandths. */
export interface Sketch {
	readonly points: readonly Point[];
	readonly lines: readonly (readonly [from: Point, to: Point])[];
}

export interface Pen {
	/** The point selected for the next edit. */
	readonly chosen: Square | null;
	/** A tap, or Enter on a point. */
	readonly tap: (spot: Spot) => void;
	/** A drag is at `to`. Returns a sketch of what letting go there would do. */
	readonly drag: (from: Spot, to: Spot) => Sketch | null;
	readonly drop: (from: Spot, to: Spot) => void;
	/** Another key was pressed on a point; `far` with Ctrl or Command. Returns whether it has an effect. */
	readonly press: (key: string, far: boolean, square: Square) => boolean;
	/** The person has cancelled the selection. */
	readonly cancel: () => void;
}

/**
 * How near, in CSS pixels, a press must be: to a point's border (but at least a finger's width from its centre), and to
 * a way.
 */
const reach = { point: 4, leastPoint: 18, way: 10 } as const;

/** The spot at a place of the drawing, in CSS pixels. */
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
			? nearest(edgesOf(layout, board), (edge) => distanceFrom(edge, at), reach.way)
			: null;
	return {
		place,
		square: point && { row: 1, column: point.column },
		way: way && [way.from, way.to],
	};
}
