/** The page's states on a phone, a laptop and low screens; a release adds all other screens, colours and languages. */
import { test } from "./fixtures.ts";
import { checkStates, visits } from "./page-states.ts";

for (const { what, states, ...opening } of visits) {
	for (const [screens, circle, isAudited] of [
		[
			["phone"],
			"",
			(state: string) => /^(home|explained|the library|a puzzle|an arrival)$/.test(state),
		],
		[["laptop", "laptop at 200 %", "small phone held sideways"], " @more", undefined],
	] as const) {
		test(`every state of ${what} fits a ${screens.join(", a ")}${circle}`, async ({ visit }) => {
			test.slow();
			const page = await visit({ hasTouch: true, ...opening });
			await checkStates(page, states, screens, isAudited);
		});
	}
}
