/** A stroke of the brush over the squares of a board that is changed, as long as the pointer is down. */
import type { Square } from "catchmate";
import { centreOf, type Layout, type Point, squaresAlong } from "./layout.ts";
import { squareKey } from "./position.ts";

/** Paints a square. `joins` when the stroke has changed one before. Returns whether it has changed any by now. */
type PaintSquare = (square: Square, gives: boolean, joins: boolean) => boolean;

export class Stroke {
	/** Whether it gives squares the feature of the brush, or takes it away. */
	readonly #gives: boolean;
	/** The squares that it has been on. */
	readonly #passed = new Set<string>();
	#at: Point;
	#hasPainted = false;

	constructor(layout: Layout, from: Square, gives: boolean) {
		this.#at = centreOf(layout, from);
		this.#gives = gives;
	}

	/** Goes on to a place, and paints each square on the way once. */
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
