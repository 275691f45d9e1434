/** The page's ready-made boards: each is valid, has the answer that its name promises, and a name in both languages. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { tags } from "../../web/locale/languages.ts";
import { pageWords } from "../../web/locale/words.ts";
import { presetsOf } from "../../web/model/presets.ts";
import { games } from "./fixtures.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

const answers: Readonly<Record<string, readonly string[]>> = {
	"chase-corners-8": ["BLACK 20"],
	"chase-sample": ["BLACK 2"],
	"chase-neighbours": ["WHITE 1"],
	"chase-middle-13": ["BLACK 30"],
	"chase-shadow-8": ["BLACK 20"],
	"chase-corners-20": ["BLACK 56"],
	"chase-longest-20": ["BLACK 58"],
	"crossing-fort": ["Red 23"],
	"crossing-river": ["Red 23"],
	"crossing-sample": ["Black 0", "Black 2", "Black 2", "Tie", "Red 75"],
	"crossing-blocked": ["Black 0"],
	"crossing-gate": ["Black 2"],
	"crossing-corner": ["Black 2"],
	"crossing-tie": ["Tie"],
	"crossing-maze": ["Red 75"],
	"crossing-open": ["Red 23"],
	"crossing-longest-hunt": ["Red 303"],
	"crossing-longest-crossing": ["Black 62"],
	"crossing-zugzwang": ["Black 30"],
	"crossing-pairs": ["Tie"],
	"fox-standard": ["Hounds 44"],
	"fox-breakthrough": ["Fox 35"],
	"police-rooms": ["Thief 14"],
	"police-longest": ["Police 35"],
	"police-blocks": ["Draw"],
	"mouse-kitchen": ["false"],
	"mouse-larder": ["true"],
	"hole-samples": ["0", "1"],
	"hole-petersen": ["0"],
	"hole-warren": ["1"],
	"hole-cornered": ["2"],
	"hole-ring": ["1"],
	"hole-path": ["2"],
	"hare-standard": ["Hounds 23"],
	"hare-middle": ["Hounds 28"],
	"hare-zugzwang": ["Hare 4"],
	"hare-endless": ["Hare"],
	"pong-standard": ["Draw"],
	"pong-trap": ["Red 1"],
	"pong-slip": ["Draw"],
	"cops-corners": ["Cops 23"],
	"cops-together": ["Cops 25"],
	"cops-blocks": ["Cops 25"],
	"cops-ring": ["Cops 7"],
	"cops-petersen": ["Robber"],
	"cops-torus": ["Robber"],
	"token-standard": ["0"],
	"token-one-way": ["1"],
	"token-goal": ["1"],
};

test("the answers expected are those of all the boards there are", () => {
	const ids = games.flatMap((game) => presetsOf(game).map(({ id }) => id));
	assert.deepEqual([...ids].sort(), Object.keys(answers).sort());
	assert.deepEqual(presetsOf("no such game"), []);
});

describe("a ready-made board", () => {
	for (const game of games) {
		test(`has its answer and its names: ${game}`, async () => {
			for (const { id, text } of presetsOf(game)) {
				const { problems, error } = await solver.read(game, text);
				assert.equal(error, null);
				const lines = [];
				for (const { game, position } of problems) {
					using table = await solver.solve(game, { position });
					lines.push(await table.answer(position));
				}
				assert.deepEqual(lines, answers[id], id);
				for (const name of tags.map((tag) => pageWords(tag).game(game).presets[id] ?? "")) {
					assert.match(name, /, |，/, id);
				}
			}
		});
	}
});

test("where whoever moves loses, Black does too", async () => {
	const text = presetsOf("crossing-pawn").find(({ id }) => id === "crossing-zugzwang")?.text ?? "";
	const { game, position } = await problemOf("crossing-pawn", text);
	using table = await solver.solve(game);
	const value = await table.lookup({ ...position, toMove: "black" });
	assert.deepEqual([value.outcome, value.distance], ["loss", 32]);
});
