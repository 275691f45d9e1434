/** The library of games and their ready-made boards: what it knows of each, and how they are searched for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { cardAfter } from "../../web/app/library/arrows.ts";
import { isFound } from "../../web/app/library/search.ts";
import { pageWords } from "../../web/locale/every.ts";
import { tags } from "../../web/locale/languages.ts";
import { ownValue } from "../../web/locale/shared.ts";
import { presetsOf } from "../../web/model/presets.ts";
import { packageSolver } from "./games.ts";

/** The answers that the names of ready-made boards promise, and those of samples. */
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
	test(`${id} has a name, rules and a source in every language, and as many positions as it says`, async () => {
		for (const words of tags.map(pageWords)) {
			const { name, rules: told } = words.game(id);
			assert.ok(name !== id && told !== words.game("").rules);
			const origin = ownValue(words.library.origins, id) ?? assert.fail();
			const { source, address, keywords } = origin;
			assert.ok(source.length > 4, source);
			assert.ok(address === null || new URL(address).protocol === "https:");
			assert.ok(keywords.length > 0 && keywords.every((word) => word !== ""));
		}
		const [{ game } = assert.fail()] = (await packageSolver.read(id, standard)).problems;
		using table = await packageSolver.solve(game);
		assert.equal(positions, table.positions);
	});

	test(`the ready-made boards of ${id} are valid, named in every language, and have the answers that they promise`, async () => {
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

test("every answer promised is that of a ready-made board, and of a mutual zugzwang the other side's too", async () => {
	const presets = packageSolver.games.flatMap(({ id }) => presetsOf(id));
	const ids = presets.map(({ id }) => id);
	assert.ok(Object.keys(promised).every((id) => ids.includes(id)));
	const { text = "" } = presets.find(({ id }) => id === "crossing-zugzwang") ?? {};
	const [problem = assert.fail()] = (await packageSolver.read("crossing-pawn", text)).problems;
	using table = await packageSolver.solve(problem.game);
	const { outcome } = await table.lookup({ ...problem.position, toMove: "black" });
	assert.equal(outcome, "loss");
});

test("a search finds words in any order, their beginnings and digits, in any width, and no other parts of words", () => {
	const texts = ["cat-and-mouse-2", "LeetCode 1728", "猫和老鼠 II", "必胜态", "goes down"];
	const found = [
		...["", "  ", "1728", "mouse leet", "leetcode1728", "goesdown", "dow", "ＬＥＥＴ"],
		...["猫和老鼠II", "老鼠 胜"],
	];
	const others = ["1729", "mouse dog", "leetcodecat", "狗", "own", "728"];
	assert.deepEqual(
		[...found, ...others].filter((query) => isFound(query, texts)),
		found,
	);
});

test("the arrow keys lead from card to card, by where they stand", () => {
	// Two columns; the second row has but one card.
	const boxes = [
		{ left: 0, top: 0 },
		{ left: 400, top: 0 },
		{ left: 0, top: 200 },
	];
	for (const [key, ...expected] of [
		["ArrowRight", 1, 2, 2],
		["ArrowLeft", 0, 0, 1],
		["ArrowDown", 2, 2, null],
		["ArrowUp", -1, -1, 0],
		["Home", 0, 0, 0],
		["End", 2, 2, 2],
		["a", null, null, null],
	] as const) {
		const reached = boxes.map((_, from) => cardAfter(boxes, from, key));
		assert.deepEqual(reached, expected, key);
	}
	assert.equal(cardAfter(boxes, -1, "End"), null);
});
