/** The states of the page on a phone and on a laptop, in English and light colours; a release has all others. */
import { test } from "./fixtures.ts";
import { keepsTo, ofBoard, ofPuzzles, puzzle } from "./page-states.ts";

for (const [what, states, hash] of [
	["a board", ofBoard, ""],
	["puzzles", ofPuzzles, `#puzzle=${puzzle.number}`],
] as const) {
	test(`every state of ${what} fits a phone and a laptop`, async ({ visit }) => {
		test.slow();
		const page = await visit({ hash, hasTouch: true });
		await keepsTo(page, states, ["phone", "laptop"]);
	});
}
