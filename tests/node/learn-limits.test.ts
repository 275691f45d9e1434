/** The tutorial's chapter on limits: what it counts and measures, against the solver. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { countBeyond } from "../../web/learn/no-limit/distances.ts";
import { findingsOf, measure, type Size, statement } from "../../web/learn/no-limit/sizes.ts";
import { factsOf } from "./facts.ts";
import { packageSolver } from "./games.ts";

describe("chase on boards of all sizes", () => {
	const sizes = async (...longest: readonly (number | null)[]): Promise<readonly Size[]> => {
		const real = await measure(packageSolver, statement.smallest);
		return longest.map((plies, index) => ({
			...real,
			size: statement.smallest + index,
			longest: plies ?? 1,
			holds: plies !== null,
		}));
	};

	test("is found within the smallest bound that no game exceeds", async () => {
		assert.deepEqual(findingsOf(await sizes(6, 9, 12)), {
			verified: { last: 4, longest: 12 },
			refuted: [],
			exceeding: [
				{ bound: 3, sizes: [] },
				{ bound: 4, sizes: [] },
			],
			within: 3,
		});
		const { within, exceeding } = findingsOf(await sizes(6, 10, 12));
		assert.equal(within, 4);
		assert.deepEqual(exceeding[0]?.sizes, [3]);
		assert.equal(findingsOf(await sizes(9)).within, null);
	});

	test("is verified as far as there is no gap", async () => {
		const { verified, refuted } = findingsOf(await sizes(2, 8, null, 12));
		assert.deepEqual([verified, refuted], [{ last: 3, longest: 8 }, [4]]);
		assert.equal(findingsOf(await sizes(null)).verified, null);
	});
});

test("the positions beyond a limit are those that are farther from their end", () => {
	const counts = [5, 4, 3, 2, 1];
	assert.deepEqual(
		[-1, 0, 1, 3, 4, 9].map((limit) => countBeyond(counts, limit)),
		[15, 10, 6, 1, 0, 0],
	);
});

test("the long hunt is the board of the chapter on crossing pawn whose distance a byte does not hold", () => {
	const { longHuntBoard, answer, wrapped } = factsOf("no-limit");
	const hunt = factsOf("crossing-pawn");
	const [, ...board] = String(longHuntBoard).split("\n");
	assert.equal(hunt["byte-board"], board.join("\n"));
	assert.equal(hunt["byte-right"], answer);
	assert.equal(hunt["byte-wrong"], `Red ${wrapped}`);
});
