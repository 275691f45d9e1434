/** The puzzles of the sets: chosen by game and number, solved, kept and reviewed. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { levelOf } from "../../web/model/puzzle.ts";
import { packageSolver } from "../node/games.ts";
import { eventually } from "./eventually.ts";
import { isFocused, seesHash, seesText, seesVerdict, visit } from "./page-harness.ts";
import {
	heading,
	onThatDay,
	panel,
	permissions,
	plyOf,
	press,
	puzzles,
	puzzleWith,
	remembered,
	solves,
} from "./puzzle-harness.ts";

describe("a puzzle of the sets", () => {
	const drawn = puzzleWith(({ goal, plies }) => goal === "draw" && plies >= 5);
	const endless = puzzleWith(({ goal }) => goal === "endless");
	const easy = puzzleWith((puzzle) => puzzle.game === "crossing-pawn" && levelOf(puzzle) === 1);

	const like = puzzleWith(
		(puzzle) => puzzle.game === easy.game && puzzle !== easy && levelOf(puzzle) === 1,
	);

	for (const puzzle of [drawn, endless]) {
		test(`that no play ends goes on to its last ply: number ${puzzle.number}`, () =>
			visit({ hash: `#puzzle=${puzzle.number}`, prepare: onThatDay }, async (page) => {
				await seesText(page, heading, `Puzzle ${puzzle.number}`);
				await solves(page, puzzle);
				await seesText(page, ".puzzle-end > p", /Solved without a slip!/);
				// Another day's puzzle makes no row of days.
				await seesText(page, ".streak", "Solve the puzzle of the day to start a streak.");
				await seesHash(page, new RegExp(`^#puzzle=${puzzle.number}$`));
			}));
	}

	test("is answered by perfect play, whoever the person plays against otherwise", () => {
		const sides = packageSolver.decode(easy.code).game.rules.sides.map(({ name }) => name);
		const fallible = Object.fromEntries(sides.map((name) => [name, "fallible"]));
		const kept = { version: 1, traps: true, players: { [easy.game]: fallible } };
		const prepare = `localStorage.catchmate ??= ${JSON.stringify(JSON.stringify(kept))};`;
		return visit({ hash: `#puzzle=${easy.number}`, prepare }, async (page) => {
			await seesText(page, heading, `Puzzle ${easy.number}`);
			await solves(page, easy);
		});
	});

	test("is chosen by its game and number; the next is one of the same game and level that is still to be solved", () =>
		visit({ hash: "#puzzle", prepare: onThatDay }, async (page) => {
			await seesText(page, heading, "Puzzle of the day");
			await page.locator("#puzzle-game").selectOption("crossing-pawn");
			const like = puzzles.filter(
				(puzzle) => puzzle.game === easy.game && levelOf(puzzle) === levelOf(easy),
			);
			await press(page, `Puzzle ${easy.number}`);
			await seesText(page, heading, `Puzzle ${easy.number}`);
			await isFocused(page, "puzzle-heading");
			await solves(page, easy);
			await panel(page).getByText(`1 of ${like.length} solved`).waitFor();
			await press(page, "Next puzzle");
			await seesText(page, heading, `Puzzle ${like[1]?.number}`);
			await isFocused(page, "puzzle-heading");
			await eventually(() => plyOf(page), 0);
			await press(page, "Puzzle of the day");
			await seesText(page, heading, "Puzzle of the day");
			await seesHash(page, /^#puzzle$/);
		}));

	test("that is solved in one tab is kept and seen in another that was open before", () =>
		visit({ hash: `#puzzle=${easy.number}`, prepare: onThatDay }, async (page) => {
			await seesText(page, heading, `Puzzle ${easy.number}`);
			const other = await page.context().newPage();
			await other.goto(page.url().replace(/#.*/, `#puzzle=${like.number}`));
			await seesText(other, heading, `Puzzle ${like.number}`);
			await solves(page, easy);
			const mark = (number: number) => ({ name: `Puzzle ${number}, solved without a slip` });
			await panel(other).getByRole("button", mark(easy.number)).waitFor();
			await solves(other, like);
			await panel(page).getByRole("button", mark(like.number)).waitFor();
			const results = { [easy.number]: 0, [like.number]: 0 };
			assert.deepEqual((await remembered(page)).results, results);
		}));

	test("is reviewed with all values and its whole game, once it is solved", () =>
		visit({ hash: `#puzzle=${easy.number}` }, async (page) => {
			await seesText(page, heading, `Puzzle ${easy.number}`);
			await solves(page, easy);
			await press(page, "Review");
			await page.locator("#record .ply").nth(easy.plies).waitFor();
			await seesHash(page, /^#\d\w+/);
			const plyTo = await page.evaluate(() => document.querySelector("catchmate-board")?.plyTo);
			assert.equal(plyTo, null);
		}));

	test("whose number is none leaves the page with a board and says why", () =>
		visit({ hash: "#puzzle=99999" }, async (page) => {
			await page.locator(".link-failure").getByText("There is no puzzle 99999.").waitFor();
			await seesVerdict(page, "Red wins in 23 plies. Red to move.");
			for (const number of [0, 1_234_567]) {
				await page.evaluate((number) => {
					location.hash = `#puzzle=${number}`;
				}, number);
				await page.locator(".link-failure").getByText(`There is no puzzle ${number}.`).waitFor();
			}
		}));

	test("can be opened and solved where the browser refuses to keep anything, and from the disk", () => {
		const prepare = `Object.defineProperty(window, "localStorage", { get() { throw new Error("refused"); } });`;
		return visit({ hash: `#puzzle=${easy.number}`, prepare, fromDisk: true }, async (page) => {
			await seesText(page, heading, `Puzzle ${easy.number}`);
			await solves(page, easy);
			await panel(page)
				.getByRole("button", { name: `Puzzle ${easy.number}, solved without a slip` })
				.waitFor();
		});
	});

	test("gives way to a board that is pasted, which is no puzzle", () =>
		visit({ hash: `#puzzle=${easy.number}`, permissions }, async (page) => {
			await seesText(page, heading, `Puzzle ${easy.number}`);
			await page.evaluate(() => navigator.clipboard.writeText("3 1 1 3 3"));
			await page.locator("body").press("ControlOrMeta+v");
			await seesVerdict(page, "Black wins in 6 plies. White to move.");
			await panel(page).waitFor({ state: "hidden" });
			assert.equal(await remembered(page), undefined);
		}));

	test("is opened by a link that is pasted", () =>
		visit({ permissions }, async (page) => {
			await page.evaluate(
				(number) => navigator.clipboard.writeText(`https://example.org/#puzzle=${number}`),
				easy.number,
			);
			await page.locator("body").press("ControlOrMeta+v");
			await seesText(page, heading, `Puzzle ${easy.number}`);
		}));
});
