/** The states of the page on a phone and on a laptop; a release has all other screens, colours and languages. */
import { test } from "./fixtures.ts";
import { keepsTo, ofBoard, ofPuzzles, puzzle } from "./page-states.ts";

for (const [what, states, hash, colorScheme] of [
	["a board", ofBoard, "", "light"],
	["puzzles", ofPuzzles, `#puzzle=${puzzle.number}`, "dark"],
] as const) {
	test(`every state of ${what} fits a phone and a laptop`, async ({ visit }) => {
		test.slow();
		const page = await visit({ hash, hasTouch: true, colorScheme });
		await keepsTo(page, states, ["phone", "laptop"]);
	});
}
