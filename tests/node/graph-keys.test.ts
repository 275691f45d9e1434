/** Where the arrow keys lead on a graph. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { nextPoint } from "../../web/board/walk.ts";
import type { Point } from "../../web/model/places.ts";

describe("the arrow keys", () => {
	const keys = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"];

	/** The points that the keys lead to from one. */
	function reached(places: readonly Point[], from: number): Set<number> {
		const found = new Set([from]);
		for (const point of found) {
			for (const key of keys) {
				found.add(nextPoint(places, point, key) ?? point);
			}
		}
		return found;
	}

	test("lead from every point to every other, wherever they lie", () => {
		const place = fc.record({
			x: fc.integer({ min: 0, max: 12 }),
			y: fc.integer({ min: 0, max: 12 }),
		});
		fc.assert(
			fc.property(fc.array(place, { minLength: 1, maxLength: 25 }), (places) => {
				for (const [index] of places.entries()) {
					assert.equal(reached(places, index + 1).size, places.length);
				}
			}),
			{ numRuns: 100 },
		);
	});

	test("lead over a grid from square to square, and nowhere beyond it", () => {
		const places = Array.from({ length: 9 }, (_, index) => ({
			x: (index % 3) * 500,
			y: Math.floor(index / 3) * 500,
		}));
		assert.deepEqual(
			keys.map((key) => nextPoint(places, 5, key)),
			[4, 2, 6, 8],
		);
		assert.deepEqual(
			keys.map((key) => nextPoint(places, 1, key)),
			[null, null, 2, 4],
		);
		assert.equal(nextPoint(places, 5, "Enter"), null);
	});
});
