/** The puzzles of the sets: chosen by game and number, solved, kept and reviewed. */
import assert from "node:assert/strict";
import type { Locator } from "@playwright/test";
import { levelOf, movesIn, puzzleOfDay } from "../../web/model/puzzle.ts";
import { stagesOf } from "../../web/model/puzzle-path.ts";
import { packageSolver } from "../node/games.ts";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { hears, openFold, pickActivity, seesHash } from "./page.ts";
import {
	endsAfterIt,
	heading,
	lineOf,
	makes,
	onThatDay,
	panel,
	permissions,
	plyOf,
	press,
	puzzles,
	puzzleWith,
	remembered,
	solves,
	today,
} from "./puzzles.ts";

/** Whether anything is on a canvas. */
const isPainted = (canvas: Locator) =>
	canvas.evaluate((element) => {
		const { width, height } = element as HTMLCanvasElement;
		const empty = Object.assign(document.createElement("canvas"), { width, height });
		return (element as HTMLCanvasElement).toDataURL() !== empty.toDataURL();
	});

test.describe("a puzzle of the sets", () => {
	const drawn = puzzleWith(({ goal, plies }) => goal === "draw" && plies >= 5);
	const endless = puzzleWith(({ goal }) => goal === "endless");
	const easy = puzzleWith((puzzle) => puzzle.game === "crossing-pawn" && levelOf(puzzle) === 1);

	/** One with several pieces to choose from. */
	const red = puzzleWith(
		({ game, code, rating }) =>
			game === "crossing-pawn" &&
			rating > 1000 &&
			packageSolver.decode(code).position.toMove === "red",
	);

	/** The stage of the easy one on the path, and another puzzle of that. */
	const stages = stagesOf(puzzles);
	const { puzzles: around } = stages.find((stage) => stage.puzzles.includes(easy)) ?? assert.fail();
	const like = around.find((each) => each !== easy) ?? assert.fail();

	for (const puzzle of [drawn, endless]) {
		test(`that no play ends goes on to its last ply: number ${puzzle.number}`, async ({
			visit,
		}) => {
			const page = await visit({ hash: `#puzzle=${puzzle.number}`, prepare: onThatDay });
			await expect(page.locator(heading)).toHaveText(`Puzzle ${puzzle.number}`);
			await solves(page, puzzle);
			await expect(page.locator(".puzzle-end > p:first-child")).toHaveText(
				/Solved without a slip!/,
			);
			// Another day's puzzle makes no row of days.
			await expect(page.locator(".streak")).toHaveText(
				"Solve the puzzle of the day to start a streak.",
			);
			await seesHash(page, new RegExp(`^#puzzle=${puzzle.number}$`));
		});
	}

	test("is played on to the catch once it is solved, and shows what it has brought, and the next, without a scroll on a small phone", async ({
		visit,
	}) => {
		const puzzle = await endsAfterIt();
		const viewport = { width: 390, height: 664 };
		const page = await visit({ hash: `#puzzle=${puzzle.number}`, prepare: onThatDay, viewport });
		await expect(page.locator(heading)).toHaveText(`Puzzle ${puzzle.number}`);
		await solves(page, puzzle);
		for (const name of ["Next puzzle", "Share", "Review"]) {
			const button = panel(page).getByRole("button", { name, exact: true });
			await expect(button).toBeInViewport({ ratio: 1 });
		}
		// Less than a level: the first results do not leap.
		await expect(page.locator("#rules .rating-gain")).toHaveText(/^\+(\d\d|1\d\d|2[0-4]\d)$/);
		await expect(page.locator("#rules .rating-gain")).toBeInViewport({ ratio: 1 });
		await expect(page.locator("#rules .rules-text")).toBeHidden();
		await page.locator(".verdict-words", { hasText: /You won after \d+ plies/ }).waitFor();
		await press(page, "Review");
		await expect.poll(() => plyOf(page)).toBe(0);
		for (const comeBack of [() => page.goBack(), () => pickActivity(page, "Puzzles")]) {
			await comeBack();
			await panel(page).locator(".puzzle-end.is-solved").waitFor();
			await press(page, "Review");
			await expect.poll(() => plyOf(page)).toBe(0);
		}
	});

	test("leaves its whole board and its buttons in sight on a small phone, whatever the game, and moves nothing at its end", async ({
		visit,
	}) => {
		const games = [...new Set(puzzles.map(({ game }) => game))];
		const viewport = { width: 390, height: 664 };
		const page = await visit({ hash: "#puzzle=1", prepare: onThatDay, viewport, hasTouch: true });
		for (const game of games) {
			const puzzle = puzzleWith((each) => each.game === game && !each.isTrivial && each.plies < 4);
			await page.evaluate((number) => {
				location.hash = `puzzle=${number}`;
			}, puzzle.number);
			await expect(page.locator(heading)).toHaveText(`Puzzle ${puzzle.number}`);
			const box = async (selector: string) =>
				(await page.locator(selector).first().boundingBox()) ?? assert.fail(selector);
			const bar = await box("#activities");
			const open = await box("#board canvas");
			if (game !== "cat-and-mouse-2") {
				const buttons = await box("#board .controls");
				assert.ok(buttons.y + buttons.height <= bar.y, `${game}: the buttons are in sight`);
			}
			await solves(page, puzzle);
			const board = await box("#board canvas");
			assert.deepEqual(board, open, game);
			const sheet = await box(".puzzle-end");
			// Under rules of five lines, the numbers of columns are not.
			const numbers = game === "cat-and-mouse-2" ? 22 : 0;
			assert.ok(board.y + board.height - numbers <= sheet.y, `${game}: ${JSON.stringify(sheet)}`);
		}
	});

	test("shows what is next in one line with letters of 130 % on a small phone", async ({
		visit,
	}) => {
		const viewport = { width: 390, height: 664 };
		const page = await visit({ hash: `#puzzle=${easy.number}`, viewport, prepare: onThatDay });
		const client = await page.context().newCDPSession(page);
		await client.send("Page.setFontSizes", { fontSizes: { standard: 21 } });
		await expect(page.locator(heading)).toHaveText(`Puzzle ${easy.number}`);
		await solves(page, easy);
		const tops = () =>
			panel(page)
				.locator(".puzzle-end > .buttons > *")
				.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
		await expect
			.poll(async () => [(await tops()).length, new Set(await tops()).size])
			.toEqual([3, 1]);
		await expect(page.locator("#rules .play-line")).toBeInViewport({ ratio: 1 });
		await expect(page.locator("#rules .rules-text")).toBeHidden();
		await expect(panel(page).locator(".puzzle-end > p")).toBeHidden();
		// Where the rules are out of sight, it stands with the buttons.
		await client.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
		await expect(panel(page).locator(".puzzle-end > p")).toBeInViewport({ ratio: 1 });
		await expect(page.locator("#rules .play-line")).toBeHidden();
		const lines = page.locator("#activities :is(label, a)");
		const places = await lines.evaluateAll((all) =>
			all.map((each) => each.getBoundingClientRect().y),
		);
		expect(new Set(places.map(Math.round)).size).toBeLessThanOrEqual(2);
	});

	test("is answered by perfect play, whoever the person plays against otherwise", async ({
		visit,
	}) => {
		const sides = packageSolver.decode(easy.code).game.rules.sides.map(({ name }) => name);
		const fallible = Object.fromEntries(sides.map((name) => [name, "fallible"]));
		const kept = { version: 1, traps: true, players: { [easy.game]: fallible } };
		const prepare = `localStorage.catchmate ??= ${JSON.stringify(JSON.stringify(kept))};`;
		const page = await visit({ hash: `#puzzle=${easy.number}`, prepare });
		await expect(page.locator(heading)).toHaveText(`Puzzle ${easy.number}`);
		await solves(page, easy);
	});

	test("is chosen on the path, by game and theme; the next is another that is still to be solved", async ({
		visit,
	}) => {
		const page = await visit({ hash: "#puzzle", prepare: onThatDay });
		await expect(page.locator(heading)).toHaveText("Puzzle of the day");
		await openFold(page, "puzzle-choice");
		await page.locator("#puzzle-game").selectOption("crossing-pawn");
		await page.locator("#puzzle-theme").selectOption("detour");
		const some = puzzles.filter(
			({ game, lesson, themes }) =>
				game === "crossing-pawn" && themes.includes("detour") && lesson === null,
		);
		const solvedIn = (count: number) =>
			expect(panel(page).locator(".puzzle-path > .note").last()).toHaveText(
				`${count} of ${some.length} solved`,
			);
		await solvedIn(0);
		await panel(page).getByText("A right move leads away from the goal").waitFor();
		const pages = stagesOf(some, "detour").length;
		const turnTo = async (name: string, expected: number) => {
			await page.getByRole("button", { name }).click();
			await panel(page).getByText(`${expected} of ${pages}`, { exact: true }).waitFor();
		};
		const begun = await panel(page).locator(".puzzle-pager span[aria-live]").textContent();
		const at = Number(begun?.split(" ")[0]);
		await (at < pages ? turnTo("Harder puzzles", at + 1) : turnTo("Easier puzzles", at - 1));
		await (at < pages ? turnTo("Easier puzzles", at) : turnTo("Harder puzzles", at));
		const stop = panel(page).locator(".puzzle-stop").first();
		const chosen = puzzles[Number(await stop.getAttribute("data-puzzle")) - 1] ?? assert.fail();
		assert.ok(some.includes(chosen));
		await stop.click();
		await expect(page.locator(heading)).toHaveText(`Puzzle ${chosen.number}`);
		await expect(page.locator("#puzzle-heading")).toBeFocused();
		await solves(page, chosen);
		await solvedIn(1);
		await press(page, "Next puzzle");
		await expect(page.locator(heading)).toHaveText(/^Puzzle \d+$/);
		await expect(async () => {
			const [, number] = /(\d+)/.exec((await page.locator(heading).textContent()) ?? "") ?? [];
			const next = puzzles[Number(number) - 1] ?? assert.fail();
			assert.ok(next !== chosen && some.includes(next));
		}).toPass();
		await expect(page.locator("#puzzle-heading")).toBeFocused();
		await expect.poll(() => plyOf(page)).toEqual(0);
	});

	test("leaves the day's on a card with its game, its moves, its stars and the streak", async ({
		visit,
	}) => {
		const ofDay = puzzleOfDay(puzzles, today) ?? assert.fail();
		const before = { version: 1, puzzles: { results: {}, lastDay: today - 1, days: 4 } };
		const prepare = `${onThatDay} localStorage.catchmate ??= ${JSON.stringify(JSON.stringify(before))};`;
		const page = await visit({ hash: `#puzzle=${easy.number}`, prepare });
		const card = panel(page).locator(".day-card");
		for (const text of [
			...["Puzzle of the day", `${movesIn(ofDay)} moves`, "Days in a row: 4", "November 22"],
			...["★".repeat(levelOf(ofDay)), ["Easy", "Medium", "Hard"][levelOf(ofDay) - 1] ?? ""],
		]) {
			await expect(card).toHaveText(new RegExp(text));
		}
		await expect.poll(() => isPainted(card.locator("canvas"))).toEqual(true);
		await card.click();
		await expect(page.locator(heading)).toHaveText("Puzzle of the day");
		await seesHash(page, /^#puzzle$/);
		await expect(card).toHaveCount(0);
		await expect(page.locator(".streak")).toHaveText("Days in a row: 4");
	});

	test("is drawn on the path once it comes into sight, and not before", async ({ visit }) => {
		const page = await visit({
			hash: `#puzzle=${easy.number}`,
			viewport: { width: 390, height: 500 },
		});
		await expect(page.locator(heading)).toHaveText(`Puzzle ${easy.number}`);
		const stops = panel(page).locator(".puzzle-stop canvas");
		await expect(stops).toHaveCount(around.length);
		assert.equal(await isPainted(stops.last()), false);
		await stops.last().scrollIntoViewIfNeeded();
		await expect.poll(() => isPainted(stops.last())).toEqual(true);
	});

	test("keeps its slips and hints over a reload, and rates them", async ({ visit }) => {
		const page = await visit({ hash: `#puzzle=${red.number}`, prepare: onThatDay });
		await expect(page.locator(heading)).toHaveText(`Puzzle ${red.number}`);
		await panel(page).locator(".rating").getByText("900?").waitFor();
		const hint = page.getByRole("button", { name: "Hint" });
		await hint.click();
		await panel(page).getByText("Hints: 1").waitFor();
		assert.deepEqual((await remembered(page)).begun, {
			[red.number]: { slips: 0, hints: 1 },
		});
		await page.reload();
		await panel(page).getByText("Hints: 1").waitFor();
		await hint.click();
		await panel(page).getByText("Hints: 2").waitFor();
		await hint.click();
		// The move after the piece is the same hint, and the last before the solution.
		await expect(hint).toHaveAttribute("aria-disabled", "true");
		await panel(page).getByText("Hints: 2").waitFor();
		await solves(page, red);
		await expect(page.locator(".puzzle-end > p:first-child")).toHaveText(
			/^\s*Solved with 2 hints\. Your rating counts it as half solved\.\s*Rating/,
		);
		await expect(panel(page).locator(".puzzle-end.is-solved")).toHaveCount(0);
		// Half a point against a puzzle above 1000 is more than is expected of 900.
		await panel(page)
			.locator(".puzzle-path .rating-gain")
			.getByText(/^\+\d+$/)
			.waitFor();
		const { rating, begun } = await remembered(page);
		assert.ok(rating.rating > 900, String(rating.rating));
		assert.deepEqual(begun, {});
	});

	test("says in its first hint what the move does where one piece alone can move, and does not count it", async ({
		visit,
	}) => {
		const lone = puzzleWith(({ game }) => game === "chase");
		const page = await visit({ hash: `#puzzle=${lone.number}`, prepare: onThatDay });
		await expect(page.locator(heading)).toHaveText(`Puzzle ${lone.number}`);
		await page.getByRole("button", { name: "Hint" }).click();
		await hears(page, /The best move (captures|goes (closer|away))/);
		await panel(page).getByText("No slips so far", { exact: true }).waitFor();
		await page.getByRole("button", { name: "Hint" }).click();
		await panel(page).getByText("Hints: 1").waitFor();
	});

	test("explains the marks of the rating at a tap, and with the keyboard", async ({ visit }) => {
		const page = await visit({ hash: "#puzzle=1", viewport: { width: 390, height: 664 } });
		const rating = panel(page).locator("details.rating");
		const summary = rating.locator("summary");
		await expect(summary).toHaveText(/Rating\s+900\?/);
		await expect(rating.locator(".note")).toBeHidden();
		await summary.click();
		await rating
			.getByText("? means still uncertain: your strength is probably within 360")
			.waitFor();
		await rating
			.getByText("+ or − is what the last puzzle has brought or cost you: much at first")
			.waitFor();
		await rating.getByText("A hint that names the only piece you have is free.").waitFor();
		await summary.press("Enter");
		await expect(rating.locator(".note")).toBeHidden();
		const { height } = (await summary.boundingBox()) ?? assert.fail();
		assert.ok(height >= 44);
	});

	test("is chosen by its difficulty, and the next goes up the path from there", async ({
		visit,
	}) => {
		const page = await visit({ hash: "#puzzle=1" });
		await expect(page.locator(heading)).toHaveText("Puzzle 1");
		await openFold(page, "puzzle-choice");
		await page.locator("#puzzle-level").selectOption({ index: 3 });
		const hard = stagesOf(puzzles.filter((puzzle) => levelOf(puzzle) === 3)).flatMap(
			(stage) => stage.puzzles,
		);
		await expect(panel(page).locator(".puzzle-path > .note").last()).toHaveText(
			`0 of ${hard.length} solved`,
		);
		await expect(panel(page).locator(".stage-name")).toHaveText(/^Hard · Mixed 1\//);
		const stops = panel(page).locator(".puzzle-stop");
		await expect(stops.last()).toHaveText("Boss");
		await expect(panel(page).locator(".is-boss")).toHaveCount(1);
		await expect(panel(page).getByRole("button", { name: /, Boss, Hard$/ })).toHaveCount(1);
		await stops.first().click();
		for (const { number } of hard.slice(0, 3)) {
			await expect(page.locator(heading)).toHaveText(`Puzzle ${number}`);
			await press(page, "Next puzzle");
		}
	});

	test("that teaches its game says what, and is in the first stages of the path", async ({
		visit,
	}) => {
		const lesson = puzzleWith((puzzle) => puzzle.game === "chase" && puzzle.lesson === "wait");
		const viewport = { width: 390, height: 664 };
		const page = await visit({ hash: `#puzzle=${lesson.number}`, viewport });
		await expect(page.locator(heading)).toHaveText(`Puzzle ${lesson.number}`);
		const note = page.locator("#rules > strong");
		await expect(note).toHaveText("Wait: Threaten nothing: let the other side move.");
		await expect(note).toBeInViewport({ ratio: 1 });
		await expect(panel(page).locator(".stage-name")).toHaveText("Learn Chase");
		await expect(panel(page).locator(".puzzle-caption")).toHaveText([
			...["Move", "Catch", "Wait", "Sacrifice"],
		]);
		await solves(page, lesson);
	});

	test("that is trivial is opened by its link, and is not on the path", async ({ visit }) => {
		const page = await visit({ hash: "#puzzle=194" });
		await expect(page.locator(heading)).toHaveText("Puzzle 194");
		await expect(panel(page).locator(".stage-name")).toHaveText(/^Learn /);
		await expect(panel(page).locator(".puzzle-stop[aria-current]")).toHaveCount(0);
		await solves(
			page,
			puzzleWith(({ number }) => number === 194),
		);
		await press(page, "Next puzzle");
		await expect(page.locator(heading)).not.toHaveText("Puzzle 194");
	});

	test("that is solved without help raises the rating, once", async ({ visit }) => {
		const page = await visit({ hash: `#puzzle=${easy.number}`, prepare: onThatDay });
		await expect(page.locator(heading)).toHaveText(`Puzzle ${easy.number}`);
		await solves(page, easy);
		await panel(page)
			.locator(".puzzle-path .rating-gain")
			.getByText(/^\+\d+$/)
			.waitFor();
		const { rating } = (await remembered(page)).rating;
		assert.ok(rating > 900);
		await page.getByRole("button", { name: "Restart" }).click();
		await expect.poll(() => plyOf(page)).toEqual(0);
		await solves(page, easy);
		assert.equal((await remembered(page)).rating.rating, rating);
	});

	test("that is solved in one tab is kept and seen in another that was open before", async ({
		visit,
	}) => {
		const page = await visit({ hash: `#puzzle=${easy.number}`, prepare: onThatDay });
		await expect(page.locator(heading)).toHaveText(`Puzzle ${easy.number}`);
		const other = await page.context().newPage();
		await other.goto(page.url().replace(/#.*/, `#puzzle=${like.number}`));
		await expect(other.locator(heading)).toHaveText(`Puzzle ${like.number}`);
		await solves(page, easy);
		const mark = (number: number) => ({ name: `Puzzle ${number}, solved without a slip` });
		await panel(other).getByRole("button", mark(easy.number)).waitFor();
		await solves(other, like);
		await panel(page).getByRole("button", mark(like.number)).waitFor();
		const results = { [easy.number]: 0, [like.number]: 0 };
		assert.deepEqual((await remembered(page)).results, results);
	});

	test("is reviewed with all values and its whole game, once it is solved", async ({ visit }) => {
		const page = await visit({ hash: `#puzzle=${easy.number}` });
		await expect(page.locator(heading)).toHaveText(`Puzzle ${easy.number}`);
		await solves(page, easy);
		await press(page, "Review");
		await page.locator("#record .ply").nth(easy.plies).waitFor();
		await seesHash(page, /^#\d\w+/);
	});

	test("is reviewed from before the first slip, where there was one", async ({ visit }) => {
		const puzzle = puzzleWith(({ plies, lesson }) => plies === 5 && lesson === null);
		const page = await visit({ hash: `#puzzle=${puzzle.number}`, prepare: onThatDay });
		await expect(page.locator(heading)).toHaveText(`Puzzle ${puzzle.number}`);
		for (const [ply, move] of (await lineOf(puzzle)).entries()) {
			if (ply % 2 === 1) continue;
			await expect.poll(() => plyOf(page)).toBe(ply);
			if (ply === 2) {
				await page.evaluate((right) => {
					const board = document.querySelector("catchmate-board");
					const slip = board?.legalMoves.find((each) => JSON.stringify(each) !== right);
					if (slip) void board?.play(slip, "reader");
				}, JSON.stringify(move));
				await panel(page).getByText("Slips so far: 1").waitFor();
			}
			assert.ok(await makes(page, move));
		}
		await panel(page).locator(".puzzle-end").waitFor();
		await press(page, "Review");
		await page.locator("#record .ply").first().waitFor();
		await expect.poll(() => plyOf(page)).toBe(2);
	});

	test("whose number is none leaves the page with a board and says why", async ({ visit }) => {
		const page = await visit({ hash: "#puzzle=99999" });
		await page.locator(".link-failure").getByText("There is no puzzle 99999.").waitFor();
		await seesVerdict(page, "Red wins in 23 plies. Red to move.");
		for (const number of [0, 1_234_567]) {
			await page.evaluate((number) => {
				location.hash = `#puzzle=${number}`;
			}, number);
			await page.locator(".link-failure").getByText(`There is no puzzle ${number}.`).waitFor();
		}
	});

	test("can be opened and solved where the browser refuses to keep anything, and from the disk", async ({
		visit,
	}) => {
		const prepare = `Object.defineProperty(window, "localStorage", { get() { throw new Error("refused"); } });`;
		const page = await visit({ hash: `#puzzle=${easy.number}`, prepare, fromDisk: true });
		await expect(page.locator(heading)).toHaveText(`Puzzle ${easy.number}`);
		await solves(page, easy);
		await panel(page)
			.getByRole("button", { name: `Puzzle ${easy.number}, solved without a slip` })
			.waitFor();
	});

	test("gives way to a board that is pasted, which is no puzzle", async ({ visit }) => {
		const page = await visit({ hash: `#puzzle=${easy.number}`, permissions });
		await expect(page.locator(heading)).toHaveText(`Puzzle ${easy.number}`);
		await page.evaluate(() => navigator.clipboard.writeText("3 1 1 3 3"));
		await page.locator("body").press("ControlOrMeta+v");
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		await panel(page).waitFor({ state: "hidden" });
		assert.equal(await remembered(page), undefined);
	});

	test("is opened by a link that is pasted", async ({ visit }) => {
		const page = await visit({ permissions });
		await page.evaluate(
			(number) => navigator.clipboard.writeText(`https://example.org/#puzzle=${number}`),
			easy.number,
		);
		await page.locator("body").press("ControlOrMeta+v");
		await expect(page.locator(heading)).toHaveText(`Puzzle ${easy.number}`);
	});
});
