/** The states of the page on every screen, in each language, in light, dark and forced colours; and all games. */
import { languages, test } from "../../browser/fixtures.ts";
import { goTo } from "../../browser/page.ts";
import { checkStates, type States, screenNames, visits } from "../../browser/page-states.ts";
import { puzzles, solvePuzzle } from "../../browser/puzzles.ts";
import { packageSolver } from "../../node/games.ts";

const colours = [
	{ colorScheme: "light" },
	{ colorScheme: "dark" },
	{ colorScheme: "light", forcedColors: "active" },
] as const;

for (const [turn, language] of languages.entries()) {
	for (const [nth, colour] of colours.entries()) {
		// Each starts on another screen.
		const first = 3 * turn + nth;
		const screens = [...screenNames.slice(first), ...screenNames.slice(0, first)];
		for (const { what, states, ...opening } of visits) {
			test(`every state of ${what} fits every screen: ${language}, ${JSON.stringify(colour)}`, async ({
				visit,
			}) => {
				test.setTimeout(900_000);
				const page = await visit({ hasTouch: true, locale: language, ...opening, ...colour });
				await checkStates(page, states, screens, () => true);
			});
		}
	}
}

/** Opens a state by its address. */
const at = (hash: string, seen: readonly string[]): States[string] => ({
	reach: (page) => goTo(page, hash),
	seen,
});

test("every game and a puzzle fit small phones, in both orientations, and larger letters", async ({
	visit,
}) => {
	test.setTimeout(900_000);
	const page = await visit({ hasTouch: true });
	const states: Record<string, States[string]> = {};
	for (const { rules, standard } of packageSolver.library.filter((each) => each.standard !== "")) {
		const { problems } = await packageSolver.read(rules.id, standard);
		const [problem] = problems;
		if (problem === undefined) continue;
		const code = packageSolver.encode(problem);
		states[`${rules.id} analysed`] = at(code, [".controls"]);
		states[`${rules.id} played`] = at(`${code}.play`, [".controls"]);
		// Some games have no puzzles.
		const solved = puzzles.find(
			(each) => each.game === rules.id && !each.isTrivial && each.plies < 4,
		);
		if (solved === undefined) continue;
		states[`a puzzle of ${rules.id}`] = at(`puzzle=${solved.number}`, []);
		states[`a solved puzzle of ${rules.id}`] = {
			reach: (page) => solvePuzzle(page, solved),
			seen: [".puzzle-end .primary"],
			stays: true,
		};
	}
	await checkStates(page, states, ["phone", "phone held sideways", "phone with letters of 130 %"]);
});
