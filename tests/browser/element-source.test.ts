/** The board that an author gives in an attribute or between the tags, and the game that follows on it. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { load, type Rules } from "catchmate";
import { board, cell, hearsOf, seesVerdict, told, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";

const gate = "3 3\n#.#\nO.O\n.X.";
const gateVerdict = "Black wins in 2 plies. Red to move.";
const small = "2 1 1 2 2";
const smallVerdict = "Black wins in 2 plies. White to move.";

/** A game that the package does not come with: four pieces against one, and names of its own. */
const hunt: Rules = {
	id: "hunt",
	sides: [
		{
			name: "hounds",
			pieces: 4,
			directions: ["up", "up-right", "up-left"],
			reach: 1,
			leaps: "nothing",
			goals: [],
			mayPass: false,
		},
		{
			name: "hare",
			pieces: 1,
			directions: ["up", "right", "down", "left"],
			reach: 1,
			leaps: "nothing",
			goals: ["bottom"],
			mayPass: false,
		},
	],
	starts: "hounds",
	capture: "forbidden",
	noMove: "loses",
	endless: "draws",
};

/** What one of several boards says of its position. */
const verdictOf = (page: Page, nth: number) =>
	page.locator("catchmate-board").nth(nth).locator(".verdict-sentence");

test.describe("the board", () => {
	test("is read from an attribute and from all that may stand between the tags", async ({
		host,
	}) => {
		const given = [
			[
				"an attribute, as a judge input",
				`<catchmate-board position="${small}"></catchmate-board>`,
				smallVerdict,
			],
			[
				"an attribute of several lines",
				`<catchmate-board position="0 1\n${gate}"></catchmate-board>`,
				gateVerdict,
			],
			[
				"plain text between the tags",
				`<catchmate-board>\n\t3 3\n\t#.#\n\tO.O\n\t.X.\n</catchmate-board>`,
				gateVerdict,
			],
			[
				"a pre between the tags",
				`<catchmate-board><pre>\n0 1\n${gate}\n</pre></catchmate-board>`,
				gateVerdict,
			],
			[
				"a script of plain text",
				`<catchmate-board><svg></svg><script type="text/plain">${small}</script></catchmate-board>`,
				smallVerdict,
			],
		] as const;
		const page = await host({ body: given.map(([, body]) => body).join("") });
		for (const [nth, [where, , verdict]] of given.entries()) {
			await expect(verdictOf(page, nth), where).toHaveText(verdict);
		}
	});

	test("is read from a code, with the game that follows, which it also writes", async ({
		host,
	}) => {
		const page = await host({
			body: `<catchmate-board id="one" position="${small}"></catchmate-board><catchmate-board id="two"></catchmate-board>`,
		});
		await seesVerdict(page, smallVerdict);
		await withBoard(page, async (board) => {
			await board.play({ from: { row: 1, column: 1 }, to: { row: 1, column: 2 } });
			const two = document.querySelector("#two");
			two?.setAttribute("position", board.code ?? "");
			two?.setAttribute("ply", "1");
		});
		await page
			.locator("#two .verdict-words")
			.getByText("Black wins in 1 ply. Black to move.")
			.waitFor();
	});

	test("is the standard position of a game that is named alone", async ({ host }) => {
		const solver = await load();
		const { library } = solver;
		solver.dispose();
		const body = library.map(({ rules: { id } }) => board(`id="${id}" game="${id}"`)).join("");
		const page = await host({ body });
		await hearsOf(page, "solve", library.length);
		for (const { rules, standard } of library) {
			const seen = await page.locator(`#${rules.id}`).evaluate(async (element, standard) => {
				const board = element as HTMLElementTagNameMap["catchmate-board"];
				const { problem } = board;
				const same = await (await board.solver).read(problem?.game.rules ?? "", standard);
				const [{ game, position } = {}] = same.problems;
				return { problem, same: { game, position } };
			}, standard);
			assert.deepEqual(seen.problem, seen.same, rules.id);
		}
	});

	// A game of three moves.
	const played = "1AIQEDMcXZe";
	test("is read from a code and from a link, with the ply that it says", async ({ host }) => {
		const given = [
			["a code, seen from its beginning", played, "Black wins in 6 plies. White to move."],
			[
				"the end of a link, seen where that says",
				`${played}.1.play`,
				"Black wins in 5 plies. Black to move.",
			],
			[
				"a link, seen where that says",
				`https://catchmate.example/page.html?a=b#${played}.1.analyse`,
				"Black wins in 5 plies. Black to move.",
			],
			["a link to the end of its game", `#${played}`, "Black wins in 1 ply. Black to move."],
			[
				"a link with other rules to compare with",
				`#${played}.2.vs=${played}`,
				"White wins in 1 ply. White to move.",
			],
		] as const;
		const boards = given.map(([, text]) => board(`position="${text}"`));
		const page = await host({ body: boards.join("") });
		for (const [nth, [what, , verdict]] of given.entries()) {
			await expect(verdictOf(page, nth), what).toHaveText(verdict);
		}
		const plies = await page
			.locator("catchmate-board")
			.evaluateAll((all) =>
				all.map((each) => (each as HTMLElementTagNameMap["catchmate-board"]).record?.moves.length),
			);
		assert.deepEqual(plies, Array(given.length).fill(3));
	});

	test("of a link is seen at the ply that the author asks for", async ({ host }) => {
		const page = await host({ body: board(`position="#${played}.1" ply="0"`) });
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
	});

	test("that cannot be read says why in its place, once", async ({ host }) => {
		const given = [
			["a game that does not exist", 'game="go"', "There is no game “go”."],
			[
				"a link to another site",
				'position="https://example.com/"',
				"This is not a valid board code.",
			],
			["a link to a puzzle that is none", 'position="#puzzle=99999"', "There is no puzzle 99999."],
			["a text of nothing", 'position=" "', "Found an empty input, expected n r1 c1 r2 c2."],
			["a word that means nothing", 'position="chess"', "Found 'chess', expected the number n."],
			[
				"a letter of another game's",
				'position="3 3&#10;#P#&#10;O.O&#10;.X."',
				"It was read as Chase; the attribute game names another.",
			],
		] as const;
		const page = await host({
			body: given.map(([, attributes]) => board(attributes)).join(""),
			expects: [/^<catchmate-board>: /],
		});
		for (const [nth, [what, , sentence]] of given.entries()) {
			const error = page.locator("catchmate-board").nth(nth).locator(".error");
			await expect(error, what).toContainText(sentence);
		}
		const errors = (await told(page)).filter(({ type }) => type === "error");
		assert.equal(errors.length, given.length);
		for (const { detail } of errors) assert.notEqual(detail.failure, null);
	});

	test("that nobody has named yet says so, until the page has one; not where something stands in its place", async ({
		host,
	}) => {
		const page = await host({
			body: `${board("")}<catchmate-board><p>Soon.</p></catchmate-board>`,
		});
		const none = page.getByText("No board yet.");
		await none.waitFor();
		await expect(none).toHaveCount(1);
		await withBoard(page, async (board) => {
			const [problem] = (await (await board.solver).read("chase", "2 1 1 2 2")).problems;
			board.problem = problem ?? null;
		});
		await seesVerdict(page, smallVerdict);
		await expect(none).toHaveCount(0);
	});

	test("that Markdown has put after the tag is not taken for none: the board says what has happened", async ({
		host,
	}) => {
		// As Python-Markdown writes a tag on one line and a drawing below it.
		const page = await host({
			body: `<p><catchmate-board mode="puzzle"></p>\n<pre>${small}</pre>\n<p></catchmate-board></p>`,
		});
		await page.getByText("the drawing stands after the tag, not in it.").waitFor();
		await page.evaluate(() => {
			const pre = document.querySelector("pre");
			if (pre) document.querySelector("catchmate-board")?.append(pre);
		});
		await page.getByRole("gridcell").nth(3).waitFor();
		await expect(page.getByText("after the tag")).toHaveCount(0);
	});

	test("is read from a code that carries the rules of a game of its own, which is played like any other", async ({
		host,
	}) => {
		const solver = await load();
		const [problem] = (await solver.read(hunt, "4 4\n.X..\n....\n....\nOOOO\n")).problems;
		assert.ok(problem);
		const body = board(`mode="analyse" position="${solver.encode(problem)}"`);
		solver.dispose();
		const next = "The hounds win in 14 plies. The hare to move.";
		const page = await host({ body: `${body}<catchmate-board id="two"></catchmate-board>` });
		await seesVerdict(page, "The hounds win in 15 plies. The hounds to move.");
		await cell(page, 4, 2).first().click();
		await cell(page, 3, 2).first().click();
		await seesVerdict(page, next);
		const rules = await withBoard(page, (board) => {
			const two = document.querySelector("#two");
			two?.setAttribute("position", board.code ?? "");
			two?.setAttribute("ply", "1");
			return board.rules;
		});
		assert.deepEqual(rules, hunt);
		await page.locator("#two .verdict-words").getByText(next).waitFor();
	});

	test("is read from a code whose first side has the name of what every object inherits, which the reader plays", async ({
		host,
	}) => {
		const solver = await load();
		const [chase] = solver.games;
		assert.ok(chase);
		const [white, black] = chase.sides;
		const name = "constructor";
		const rules: Rules = { ...chase, id: "own", starts: name, sides: [{ ...white, name }, black] };
		const [problem] = (await solver.read(rules, "3 3\nO..\n...\n..X\n")).problems;
		assert.ok(problem);
		const body = board(`mode="analyse" hints="full" position="${solver.encode(problem)}"`);
		solver.dispose();
		const page = await host({ body });
		await seesVerdict(page, "Black wins in 6 plies. Constructor to move.");
		await cell(page, 1, 1).click();
		await cell(page, 1, 2).click();
		await seesVerdict(page, "Black wins in 5 plies. Black to move.");
	});

	test("is read from a drawing of chase with obstacles and the second side to move", async ({
		host,
	}) => {
		const page = await host({ body: board('mode="edit" position="3 3 black\nO#.\n...\n.#X"') });
		await seesVerdict(page, "Black wins in 3 plies. Black to move.");
		const { rules, obstacles } = await withBoard(page, ({ problem }) => ({
			rules: problem?.game.rules.id,
			obstacles: problem?.game.board.obstacles,
		}));
		assert.equal(rules, "chase");
		assert.deepEqual(obstacles, [
			{ row: 1, column: 2 },
			{ row: 3, column: 2 },
		]);
		await cell(page, 2, 1).click();
		await seesVerdict(page, "Black wins in 1 ply. Black to move.");
	});

	test("is of the game that is named, not of the first that takes the text", async ({ host }) => {
		const page = await host({
			body: `<catchmate-board game="crossing-pawn" position="${small}"></catchmate-board>`,
			expects: [/^<catchmate-board>: Board 1, line 1, column 5: Found '1', expected n/],
		});
		const { failure } = await hearsOf(page, "error");
		assert.equal((failure as { kind: string }).kind, "input");
		await page.locator(".error").getByText("Line 1").waitFor();
	});

	test("changes with its attribute and with the text between the tags", async ({ host }) => {
		const page = await host({ body: `<catchmate-board>${small}</catchmate-board>` });
		await seesVerdict(page, smallVerdict);
		await withBoard(page, (board) => {
			board.textContent = "3 1 1 3 3";
		});
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		await withBoard(page, (board) => board.setAttribute("position", "5 3 3 3 4"));
		await seesVerdict(page, "White wins in 1 ply. White to move.");
	});

	test("that has a mistake in a drawing is not taken for a text of numbers", async ({ host }) => {
		const page = await host({
			body: `<catchmate-board>3 3\n#.#\nOYO\n.X.</catchmate-board>`,
			expects: [/line 3, column 2: Found 'Y', expected one of/],
		});
		await page.locator(".error").getByText("Found 'Y', expected one of").waitFor();
	});

	test("that is wrong says so in its place, keeps the last sound one, and tells page and author", async ({
		host,
	}) => {
		const body = `<catchmate-board position="${small}"></catchmate-board>`;
		const expects = [/^<catchmate-board>: Line 1, column 7: Found '9', expected r2/];
		const page = await host({ body, expects });
		await seesVerdict(page, smallVerdict);
		await withBoard(page, (board) => board.setAttribute("position", "3 1 1 9 9"));
		await page.locator(".error").getByText("Found '9', expected r2 from 1 to 3").waitFor();
		await page.getByText("The board shown is the last valid one.").waitFor();
		await expect(page.getByRole("gridcell")).toHaveCount(4);
		assert.match(String((await hearsOf(page, "error")).message), /column 7: Found '9'/);
		await withBoard(page, (board) => board.setAttribute("position", "5 3 3 3 4"));
		await seesVerdict(page, "White wins in 1 ply. White to move.");
		await expect(page.locator(".error")).toHaveCount(0);
	});

	test("whose code is none says so", async ({ host }) => {
		const boards = ["1AAAAAAAAAAA", "9zzzzzzzzzzz"].map((code) => board(`position="${code}"`));
		const page = await host({
			body: boards.join(""),
			expects: [/^<catchmate-board>: This is not a valid board code\./],
		});
		await expect(
			page.locator(".error", { hasText: "This is not a valid board code." }),
		).toHaveCount(2);
	});

	test("that is wrong says so in Chinese without a blank between two sentences; texts that are said at once have none either", async ({
		host,
	}) => {
		const page = await host({ body: board(`position="${small}" lang="zh"`), expects: [/应/] });
		await hearsOf(page, "solve");
		await withBoard(page, (board) => board.setAttribute("position", "3 1 1 9 9"));
		const wrong = async () => (await page.locator(".error").innerText()).split("\n").at(-1);
		await expect.poll(wrong).toMatch(/[^ ]。棋盘上仍是上一个有效的局面。$/);
		await withBoard(page, (board) => {
			board.announce("这是一句。");
			board.announce("这是另一句。");
		});
		await expect(page.locator(".live")).toHaveText("这是一句。这是另一句。");
	});
});

test.describe("a game that follows", () => {
	const moves = "1,1-1,2 3,3-1,3 1,2-1,1";

	test("is stepped through, from the ply that is asked for, between the plies that are allowed", async ({
		host,
	}) => {
		const page = await host({
			body: `<catchmate-board position="3 1 1 3 3" moves="${moves}" ply="1" ply-from="1" ply-to="2"></catchmate-board>`,
		});
		await seesVerdict(page, "Black wins in 5 plies. Black to move.");
		await page.getByRole("button", { name: "Next move" }).click();
		await page.locator(".verdict-words").getByText("White to move.").waitFor();
		await expect(page.getByRole("button", { name: "Next move" })).toHaveAttribute(
			"aria-disabled",
			"true",
		);
		await withBoard(page, (board) => board.seek(99));
		assert.equal(await withBoard(page, (board) => board.record?.index), 2);
		await withBoard(page, (board) => board.seek(0));
		assert.equal(await withBoard(page, (board) => board.record?.index), 1);
		await expect(page.getByRole("button", { name: "Step back" })).toHaveAttribute(
			"aria-disabled",
			"true",
		);
	});

	test("is one of best play where none is given but a ply is", async ({ host }) => {
		const page = await host({
			body: `<catchmate-board position="3 1 1 3 3" ply="6"></catchmate-board>`,
		});
		await seesVerdict(page, "Game over. Black has won: captured White.");
		assert.equal(await withBoard(page, (board) => board.record?.moves.length), 6);
	});

	test("is one of best play in a show that ends at a ply", async ({ host }) => {
		const page = await host({
			body: `<catchmate-board position="3 1 1 3 3" ply-to="2"></catchmate-board>`,
		});
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		await page.getByRole("button", { name: "Next move" }).click();
		await seesVerdict(page, "Black wins in 5 plies. Black to move.");
		await withBoard(page, (board) => board.seek(99));
		await seesVerdict(page, "Black wins in 4 plies. White to move.");
	});

	test("ends before its first illegal move, and says so", async ({ host }) => {
		const page = await host({
			body: `<catchmate-board position="3 1 1 3 3" moves="1,1-1,2 3,3-1,1"></catchmate-board>`,
			expects: [/moves="\(3,3\)→\(1,1\)" is not possible/],
		});
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		assert.equal(await withBoard(page, (board) => board.record?.moves.length), 1);
	});
});

test("a legend between the tags is no text of the board, and is seen under it as long as nothing else is told there", async ({
	host,
}) => {
	const page = await host({
		body: `<catchmate-board mode="analyse">${small}<p slot="legend" id="legend">Reach 9 9.</p></catchmate-board>`,
	});
	await seesVerdict(page, smallVerdict);
	const isSeen = () => page.locator("#legend").evaluate((legend) => legend.checkVisibility());
	await expect.poll(isSeen).toEqual(true);
	await page.locator("catchmate-board").evaluate((board) => {
		(board as HTMLElement & { announce(text: string): void }).announce("A notice.");
	});
	assert.equal(await isSeen(), false);
	await expect.poll(isSeen).toEqual(true);
});

test("a board that is taken away leaves its place to what is between the tags, and another can come", async ({
	host,
}) => {
	const page = await host({
		body: `<catchmate-board position="${small}"><p id="own">A board.</p></catchmate-board>`,
	});
	const own = page.locator("#own");
	await seesVerdict(page, smallVerdict);
	await withBoard(page, (board) => board.removeAttribute("position"));
	await own.waitFor();
	await expect(page.locator(".verdict-words")).toHaveCount(0);
	assert.equal(await withBoard(page, ({ problem, value }) => problem ?? value), null);
	await withBoard(page, (board) => board.setAttribute("position", "3 1 1 3 3"));
	await seesVerdict(page, "Black wins in 6 plies. White to move.");
	await withBoard(page, (board) => {
		const { problem } = board;
		board.removeAttribute("position");
		board.problem = problem;
	});
	await hearsOf(page, "solve", 3);
	await seesVerdict(page, "Black wins in 6 plies. White to move.");
	await withBoard(page, (board) => {
		board.problem = null;
	});
	await own.waitFor();
	await expect(page.getByRole("grid")).toHaveCount(0);
});
