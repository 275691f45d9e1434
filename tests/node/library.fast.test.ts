/** The library's games and their ready-made boards. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { presetsOf } from "../../wasm/presets.ts";
import { pageWords } from "../../web/locale/every.ts";
import { tags } from "../../web/locale/languages.ts";
import { ownValue } from "../../web/locale/shared.ts";
import { packageSolver } from "./games.ts";

/** The answers promised by names of ready-made boards, and those of samples. */
const promised: Readonly<Record<string, readonly string[]>> = {
	"chase-sample": ["BLACK 2"],
	"chase-longest-20": ["BLACK 58"],
	"crossing-sample": ["Black 0", "Black 2", "Black 2", "Tie", "Red 75"],
	"crossing-longest-hunt": ["Red 303"],
	"crossing-longest-crossing": ["Black 62"],
	"crossing-zugzwang": ["Black 30"],
	"crossing-pairs": ["Tie"],
	"fox-breakthrough": ["Fox 35"],
	"police-longest": ["Police 35"],
	"hole-samples": ["0", "1"],
	"hole-cornered": ["2"],
	"hole-ring": ["1"],
	"hole-path": ["2"],
	"hare-zugzwang": ["Hare 4"],
	"hare-endless": ["Hare"],
	"pong-trap": ["Red 1"],
	"pong-slip": ["Draw"],
};

for (const { rules, standard, positions } of packageSolver.library) {
	const { id } = rules;
	test(`${id} has a name, rules and a source in every language, and its stated position count`, async () => {
		for (const words of tags.map(pageWords)) {
			const { name, rules: told } = words.game(id);
			assert.ok(name !== id && told !== words.game("").rules);
			const origin = ownValue(words.library.origins, id) ?? assert.fail();
			const { source, address } = origin;
			assert.ok(source.length > 4, source);
			assert.ok(address === null || new URL(address).protocol === "https:");
		}
		const [{ game } = assert.fail()] = (await packageSolver.read(id, standard)).problems;
		using table = await packageSolver.solve(game);
		assert.equal(positions, table.positions);
	});

	test(`the ready-made boards of ${id} are valid, named in every language, and have their stated answers`, async () => {
		for (const { id: preset, text } of presetsOf(id)) {
			const { problems, error } = await packageSolver.read(id, text);
			assert.deepEqual([error ?? null, problems.length > 0], [null, true], preset);
			for (const [index, { game, position }] of problems.entries()) {
				const answer = promised[preset]?.[index];
				if (answer === undefined) continue;
				using table = await packageSolver.solve(game, { position });
				assert.equal(await table.answer(position), answer, preset);
			}
			for (const tag of tags) {
				assert.match(pageWords(tag).game(id).presets[preset] ?? "", /, |，/, preset);
			}
		}
	});
}

test("every promised answer belongs to a ready-made board, mutual zugzwang for both sides", async () => {
	const presets = packageSolver.games.flatMap(({ id }) => presetsOf(id));
	const ids = presets.map(({ id }) => id);
	assert.ok(Object.keys(promised).every((id) => ids.includes(id)));
	const { text = "" } = presets.find(({ id }) => id === "crossing-zugzwang") ?? {};
	const [problem = assert.fail()] = (await packageSolver.read("crossing-pawn", text)).problems;
	using table = await packageSolver.solve(problem.game);
	const { outcome } = await table.lookup({ ...problem.position, toMove: "black" });
	assert.equal(outcome, "loss");
});
