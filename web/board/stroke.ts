/** A brush stroke over the squares of an edited board, while the pointer is down. */
import type { Square } from "catchmate";
import type { Point } from "../model/places.ts";
import { squareKey } from "../model/position.ts";
import { centreOf, type Layout, squaresAlong } from "./layout.ts";

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
