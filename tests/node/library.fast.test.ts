/** The library of games: what it knows of each, how they are searched for, and how the arrow keys lead through them. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { cardAfter } from "../../web/app/library/arrows.ts";
import { isFound } from "../../web/app/library/search.ts";
import { libraryWords } from "../../web/locale/further-words.ts";
import { tags } from "../../web/locale/languages.ts";
import { entry } from "../../web/locale/shared.ts";
import { pageWords } from "../../web/locale/words.ts";
import { packageSolver } from "./games.ts";

describe("a game of the package", () => {
	for (const { rules, standard, positions } of packageSolver.library) {
		const { id } = rules;
		test(`has a name, rules and a source: ${id}`, () => {
			for (const words of tags.map(pageWords)) {
				const { name, rules: told } = words.game(id);
				assert.ok(name !== id && told !== words.game("").rules);
				const origin = entry(libraryWords(words.tag).origins, id) ?? assert.fail();
				const { source, address, keywords } = origin;
				assert.ok(source.length > 4, source);
				assert.ok(address === null || new URL(address).protocol === "https:");
				assert.ok(keywords.length > 0 && keywords.every((word) => word !== ""));
			}
		});

		test(`says how many positions the table of its standard board has, without solving it: ${id}`, async () => {
			const [problem] = (await packageSolver.read(id, standard)).problems;
			assert.ok(problem);
			const table = await packageSolver.solve(problem.game);
			assert.equal(positions, table.positions);
			table.dispose();
		});
	}
});

test("each language of the page has words of the library of its own", () => {
	const headings = tags.map(pageWords).map(({ tag }) => libraryWords(tag).heading);
	assert.equal(new Set(headings).size, tags.map(pageWords).length);
	assert.equal(entry(libraryWords("en").origins, "constructor"), undefined);
});

describe("a search", () => {
	const texts = ["cat-and-mouse-2", "LeetCode 1728", "猫和老鼠 II", "必胜态", "goes down"];

	test("finds words in any order, their beginnings and digits, in any width, and no other parts of words", () => {
		for (const query of [
			...["", "  ", "1728", "mouse leet", "leetcode1728", "goesdown", "dow", "ＬＥＥＴ"],
			...["猫和老鼠II", "老鼠 胜"],
		]) {
			assert.ok(isFound(query, texts), query);
		}
		for (const query of ["1729", "mouse dog", "leetcodecat", "狗", "own", "728"]) {
			assert.ok(!isFound(query, texts), query);
		}
	});
});

test("the arrow keys lead from card to card, by where they stand", () => {
	// Two columns; the second row has but one card.
	const boxes = [
		{ left: 0, top: 0 },
		{ left: 400, top: 0 },
		{ left: 0, top: 200 },
	];
	const to = (from: number, key: string) => cardAfter(boxes, from, key);
	assert.deepEqual([to(0, "ArrowRight"), to(1, "ArrowRight"), to(2, "ArrowRight")], [1, 2, 2]);
	assert.deepEqual([to(0, "ArrowLeft"), to(1, "ArrowLeft"), to(2, "ArrowLeft")], [0, 0, 1]);
	assert.deepEqual([to(0, "ArrowDown"), to(1, "ArrowDown"), to(2, "ArrowDown")], [2, 2, null]);
	assert.deepEqual([to(0, "ArrowUp"), to(1, "ArrowUp"), to(2, "ArrowUp")], [-1, -1, 0]);
	assert.deepEqual([to(1, "Home"), to(1, "End"), to(1, "a"), to(-1, "End")], [0, 2, null, null]);
});
