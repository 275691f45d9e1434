/** Puzzles on the page: the day's, those of the sets, and what is remembered of them. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Move } from "catchmate";
import type { Page } from "playwright-core";
import { list } from "../../web/app/puzzles/list.ts";
import {
	dayOf,
	levelOf,
	movesIn,
	type Puzzle,
	puzzleOfDay,
	readList,
} from "../../web/app/puzzles/puzzle.ts";
import { packageSolver } from "../node/games.ts";
import { findings } from "./axe.ts";
import { counts, eventually } from "./eventually.ts";
import {
	hears,
	isFocused,
	pickActivity,
	playBest,
	seesHash,
	seesText,
	seesVerdict,
	travel,
	useBrowser,
	visit,
} from "./page-harness.ts";

useBrowser();

const puzzles = readList(list);
const noon = Date.UTC(2026, 10, 22, 12);
const today = dayOf(noon);
/** Sets the page's clock to the day of the tests. */
const onThatDay = `Date.now = () => ${noon};`;

/** A puzzle of the list of which something holds. */
const puzzleWith = (holds: (puzzle: Puzzle) => boolean): Puzzle =>
	puzzles.find(holds) ?? assert.fail("the list has no such puzzle");

const ofDay = puzzleOfDay(puzzles, today) ?? assert.fail("the list is empty");

/** What must not be said while a puzzle is open: how long the win takes, or marks of values. */
const told = /plies|[▲▼∞]|Draw:/;

/** A right line of play, the solver's moves and the replies, up to the last ply. */
async function lineOf({ code, plies }: Puzzle): Promise<readonly Move[]> {
	const { game, position } = packageSolver.decode(code);
	const table = await packageSolver.solve(game);
	const made: Move[] = [];
	let [best] = await table.moves(position);
	while (best !== undefined && made.length < plies) {
		made.push(best.move);
		[best] = await table.moves(best.position);
	}
	table.dispose();
	return made;
}

/** Makes a move of the reader's. Returns whether the puzzle took it. */
const makes = (page: Page, move: Move): Promise<boolean> =>
	page.evaluate(
		(move) => document.querySelector("catchmate-board")?.play(move, "reader") ?? false,
		move,
	);

const plyOf = (page: Page) =>
	page.evaluate(() => document.querySelector("catchmate-board")?.record?.index);

/** Makes all right moves, and waits for the replies, which are to be those of the line. */
async function solves(page: Page, puzzle: Puzzle): Promise<void> {
	const line = await lineOf(puzzle);
	for (const [ply, move] of line.entries()) {
		await eventually(() => plyOf(page), ply);
		if (ply % 2 === 0) {
			assert.ok(await makes(page, move), `ply ${ply}`);
		}
	}
	const made = await page.evaluate(() => document.querySelector("catchmate-board")?.record?.moves);
	assert.deepEqual(made, line);
	await page.locator(".puzzle-end").waitFor();
}

/** Makes a wrong move. */
async function slips(page: Page, puzzle: Puzzle): Promise<void> {
	const [right] = await lineOf(puzzle);
	const legal = await page.evaluate(
		() => document.querySelector("catchmate-board")?.legalMoves ?? [],
	);
	const wrong = legal.find((move) => JSON.stringify(move) !== JSON.stringify(right));
	assert.ok(wrong);
	assert.equal(await makes(page, wrong), false);
}

const panel = (page: Page) => page.locator("#puzzles");
const press = (page: Page, name: string) =>
	panel(page).getByRole("button", { name, exact: true }).click();
const heading = "#puzzle-heading";

/** The text that the page and the board show. */
const everything = (page: Page) =>
	page.evaluate(() =>
		[
			document.body.innerText,
			document.querySelector("catchmate-board")?.shadowRoot?.textContent ?? "",
		].join("\n"),
	);

/** What the page has remembered. */
const remembered = (page: Page) =>
	page.evaluate(() => JSON.parse(localStorage.getItem("catchmate") ?? "{}").puzzles);

const permissions = ["clipboard-read", "clipboard-write"];
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe("the puzzle of the day", () => {
	test("is opened by its link, says its day by UTC and what to do, and tells no value", () =>
		visit({ hash: "#puzzle", prepare: onThatDay }, async (page) => {
			await seesText(page, heading, "Puzzle of the day");
			await panel(page).getByText("November 22, 2026 (UTC)", { exact: true }).waitFor();
			const { position } = packageSolver.decode(ofDay.code);
			const task = ofDay.goal === "win" ? "and win" : ofDay.goal === "draw" ? "draw" : "for ever";
			await seesText(
				page,
				".puzzle-task",
				new RegExp(`Find the moves: .*${position.toMove}.*${task}`, "i"),
			);
			await panel(page).getByText("No slips so far").waitFor();
			assert.doesNotMatch(await everything(page), told);
			for (const hidden of ["moves", "analysis", "judge", "share", "setup", "statistics"]) {
				await page.locator(`#${hidden}`).waitFor({ state: "hidden" });
			}
			const { isTold, link } = await page.evaluate(() => {
				const { value, values, table } = document.querySelector("catchmate-board") ?? {};
				return {
					isTold: [value !== null, values?.length !== 0, table !== null],
					link: location.hash,
				};
			});
			assert.deepEqual(isTold, [false, false, false]);
			assert.equal(link, "#puzzle");
		}));

	test("is one of the things to do, and Back brings the board before it", () =>
		visit({ prepare: onThatDay }, async (page) => {
			await seesVerdict(page, "White to move. Black wins in 20 plies.");
			await pickActivity(page, "Puzzles");
			await seesText(page, heading, "Puzzle of the day");
			await seesHash(page, /^#puzzle$/);
			await travel(page, -1);
			await seesVerdict(page, "White to move. Black wins in 20 plies.");
			await panel(page).waitFor({ state: "hidden" });
			// The board does not end where the puzzle did.
			for (let ply = 1; ply <= ofDay.plies + 1; ply++) {
				await playBest(page, ply);
			}
		}));

	test("counts slips, also those before a restart, and is solved by the moves to its end", () =>
		visit({ hash: "#puzzle", prepare: onThatDay, permissions }, async (page) => {
			await seesText(page, heading, "Puzzle of the day");
			await slips(page, ofDay);
			await hears(page, /^That (lets .* win|only draws).* Try again\.$/);
			await panel(page).getByText("Slips so far: 1").waitFor();
			const [first] = await lineOf(ofDay);
			assert.ok(first && (await makes(page, first)));
			await eventually(() => plyOf(page), 2);
			await panel(page)
				.getByText(`1 of ${movesIn(ofDay)} found`, { exact: true })
				.waitFor();
			await page.getByRole("button", { name: "Restart" }).click();
			await eventually(() => plyOf(page), 0);
			await slips(page, ofDay);
			await panel(page).getByText("Slips so far: 2").waitFor();
			// A refused move has said where it leads, and nothing else is told.
			assert.doesNotMatch((await everything(page)).replaceAll(/That lets .*/g, ""), told);
			await solves(page, ofDay);
			await seesText(page, ".puzzle-end > p", /Solved with 2 slips\./);
			await seesText(page, ".streak", "Days in a row: 1");
			await press(page, "Copy result");
			await hears(page, "Copied.");
			const game = ofDay.game.replaceAll("-", " ");
			const [text = "", link = ""] = (await copied(page)).split("\n");
			assert.match(text, new RegExp(`^Catchmate puzzle 2026-11-22 ★{${levelOf(ofDay)}} `));
			assert.match(text, new RegExp(`${game.slice(0, 3)}.*: solved with 2 slips$`, "i"));
			assert.equal(new URL(link).hash, `#puzzle=${ofDay.number}`);
			assert.deepEqual(await remembered(page), {
				results: { [ofDay.number]: 2 },
				lastDay: today,
				days: 1,
			});
		}));

	test("goes on with the row of days that ended the day before, and is marked when it is opened again", () => {
		const before = { version: 1, puzzles: { results: {}, lastDay: today - 1, days: 2 } };
		const prepare = `${onThatDay} localStorage.catchmate ??= ${JSON.stringify(JSON.stringify(before))};`;
		return visit({ hash: `#puzzle=${ofDay.number}`, prepare }, async (page) => {
			await seesText(page, heading, "Puzzle of the day");
			await seesText(page, ".streak", "Days in a row: 2");
			await solves(page, ofDay);
			await seesText(page, ".puzzle-end > p", /Solved without a slip!/);
			await seesText(page, ".streak", "Days in a row: 3");
			await page.reload();
			await panel(page).getByText("You have solved it before, without a slip.").waitFor();
			await seesText(page, ".streak", "Days in a row: 3");
			await panel(page)
				.getByRole("button", { name: `Puzzle ${ofDay.number}, solved without a slip` })
				.waitFor();
		});
	});

	test("that is given up shows its solution, and does not count as solved any more", () =>
		visit({ hash: "#puzzle", prepare: onThatDay }, async (page) => {
			await seesText(page, heading, "Puzzle of the day");
			await page.getByRole("button", { name: "Give up" }).click();
			await panel(page).getByText("The solution is on the board").waitFor();
			await page.getByRole("button", { name: "Restart" }).click();
			await panel(page).getByText("You have seen the solution").waitFor();
			await solves(page, ofDay);
			await panel(page).getByText("You have seen the solution").waitFor();
			await seesText(page, ".streak", "A new puzzle comes tomorrow.");
			assert.deepEqual(await remembered(page), {
				results: { [ofDay.number]: null },
				lastDay: null,
				days: 0,
			});
		}));

	test("that is analysed before it is solved does not count either", () =>
		visit({ hash: "#puzzle", prepare: onThatDay }, async (page) => {
			await seesText(page, heading, "Puzzle of the day");
			await pickActivity(page, "Analyse");
			await page.locator("#moves .move").first().waitFor();
			await eventually(async () => (await remembered(page))?.results[ofDay.number], null);
			await pickActivity(page, "Puzzles");
			await panel(page).getByText("You have seen the solution").waitFor();
			assert.doesNotMatch(await everything(page), told);
		}));
});

describe("a puzzle of the sets", () => {
	const drawn = puzzleWith(({ goal, plies }) => goal === "draw" && plies >= 5);
	const endless = puzzleWith(({ goal }) => goal === "endless");
	const easy = puzzleWith((puzzle) => puzzle.game === "crossing-pawn" && levelOf(puzzle) === 1);

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
			await page.locator(".link-failure").getByText("This link does not work").waitFor();
			await seesVerdict(page, "Red to move. Red wins in 23 plies.");
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
			await seesVerdict(page, "White to move. Black wins in 6 plies.");
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

describe("the panel of the puzzles", () => {
	for (const [locale, colorScheme, width] of [
		["en", "light", 1440],
		["zh-CN", "dark", 390],
		["en", "dark", 320],
	] as const) {
		test(`is sound in ${locale} in ${colorScheme} colours at ${width} pixels, open and solved`, () =>
			visit(
				{
					...{ locale, colorScheme, hash: "#puzzle", prepare: onThatDay },
					viewport: { width, height: 800 },
				},
				async (page) => {
					await page.locator(heading).waitFor();
					for (const isSolved of [false, true]) {
						if (isSolved) {
							await solves(page, ofDay);
						}
						assert.deepEqual(await findings(page), []);
						const faults = await page.evaluate(() => {
							const { scrollWidth, clientWidth } = document.documentElement;
							const small = [...document.querySelectorAll("button, select, #activities label")]
								.map((element) => ({ element, box: element.getBoundingClientRect() }))
								.filter(({ box }) => box.height > 0 && (box.height < 44 || box.width < 44))
								.map(({ element }) => element.textContent);
							return { wider: scrollWidth - clientWidth, small };
						});
						assert.deepEqual(faults, { wider: 0, small: [] });
					}
				},
			));
	}

	test("can be worked by the keyboard alone", () =>
		visit({ hash: "#puzzle=1", prepare: onThatDay }, async (page) => {
			await seesText(page, heading, "Puzzle 1");
			await page.locator("#activities").getByRole("radio", { name: "Puzzles" }).focus();
			await page.keyboard.press("ArrowLeft");
			await panel(page).waitFor({ state: "hidden" });
			await page.keyboard.press("ArrowRight");
			await seesText(page, heading, "Puzzle 1");
			await panel(page).getByRole("button", { name: "Next puzzle" }).focus();
			await page.keyboard.press("Enter");
			await isFocused(page, "puzzle-heading");
			await counts(page.locator(".puzzle-number[aria-current]"), 1);
		}));
});
