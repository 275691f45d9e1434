/** The page's states on a phone, a laptop and low screens; a release adds all other screens, colours and languages. */
import { test } from "./fixtures.ts";
import { boardStates, checkStates, puzzle, puzzleStates } from "./page-states.ts";

for (const [what, states, hash, colorScheme] of [
	["a board", boardStates, "", "light"],
	["puzzles", puzzleStates, `#puzzle=${puzzle.number}`, "dark"],
] as const) {
	for (const [screens, circle, isAudited] of [
		[["phone"], "", (state: string) => /^(home|explained|the library|a puzzle)$/.test(state)],
		[["laptop", "laptop at 200 %", "small phone held sideways"], " @more", undefined],
	] as const) {
		test(`every state of ${what} fits a ${screens.join(", a ")}${circle}`, async ({ visit }) => {
			test.slow();
			const page = await visit({ hash, hasTouch: true, colorScheme });
			await checkStates(page, states, screens, isAudited);
		});
	}
}
