/** Live parts of the chapters on boards: first game, unfolding positions, whole game, crossing pawn. */
import assert from "node:assert/strict";
import { load } from "catchmate/workshop";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { classicMistakes } from "../../web/learn/chapters.ts";
import { readFirst } from "../../web/learn/lesson/solver-here.ts";
import { tutorialWords } from "../../web/locale/every.ts";
import { factsOf } from "../node/facts.ts";
import { packageSolver } from "../node/games.ts";
import { cell, middleOf } from "./board.ts";
import { chapterPath, expect, test } from "./fixtures.ts";
import { boardOf, clickSquare, putPieces } from "./tutorial.ts";

const words = tutorialWords("en");

test("the first page reports wins kept or given away @more", async ({ read }) => {
	const page = await read("index", "en");
	const { game } = await readFirst(packageSolver, "crossing-pawn", String(factsOf("index").fort));
	const table = await packageSolver.solve(game);
	const board = await boardOf(page, "fort");
	const counted = page.locator(".count-plies");
	const { start, open, slip } = words.plies.kept.win;
	/** Makes the worst move. @returns whether it still wins. */
	const makeWorstMove = async (): Promise<boolean> => {
		const position = await board.evaluate(
			({ record }: CatchmateBoard) => record?.positions[record.index],
		);
		assert.ok(position !== undefined);
		const worst = (await table.moves(position)).at(-1);
		for (const square of [worst?.move.from, worst?.move.to]) {
			assert.ok(square);
			await cell(board, square.row, square.column).click();
		}
		return worst?.outcome === "win";
	};
	await expect(counted).toContainText(start);
	let played = 2;
	for (; await makeWorstMove(); played += 2) {
		await expect(counted).toHaveText(`${words.plies.count(played)} ${open}`);
	}
	table.dispose();
	await expect(counted).toContainText(slip);
	await board.getByRole("button", { name: "Undo" }).click();
	await expect(counted).toContainText(played > 2 ? open : start);
	await board.getByRole("button", { name: "Next move" }).click();
	await expect(counted).toContainText(slip);
});

test("positions unfold one by one or by level, link to earlier ones, and fold @more", async ({
	read,
}) => {
	const page = await read("board", "en", { width: 390 });
	const small = await boardOf(page, "small");
	const part = page.locator("unfold-positions");
	await part.scrollIntoViewIfNeeded();
	const [status, entries] = [page.locator(".unfold-status"), page.locator(".unfold-entry")];
	const { worth, found, complete, fromBoard } = words.unfold;
	const [all, fold] = [0, 1].map((nth) => part.locator(":scope > .button-row button").nth(nth));
	assert.ok(all && fold);
	const entry = (number: number) => page.locator(`[data-number="${number}"]`);
	const toggle = (number: number) => entry(number).locator(".unfold-toggle");
	await expect(entries).toHaveCount(3);
	await expect(entry(1)).toContainText(worth({ outcome: "loss", distance: 6 }));
	await toggle(2).click();
	await expect(entries).toHaveCount(7);
	await expect(toggle(2)).toHaveAttribute("aria-expanded", "true");
	await toggle(2).click();
	await expect(entries).toHaveCount(3);
	await toggle(3).click();
	await toggle(3).click();
	// Earlier unfolding counts towards a level.
	await all.click();
	await expect(entries).toHaveCount(35);
	await expect(status).toContainText(found(27, 34, 8));
	const again = page.locator(".unfold-way").first();
	const number = Number(/\d+/.exec((await again.textContent()) ?? "")?.[0]);
	await again.press("Enter");
	await expect(entry(number)).toBeFocused();
	for (let levels = 0; (await all.getAttribute("aria-disabled")) === "false"; levels += 1) {
		assert.ok(levels < 20);
		const before = await status.innerText();
		await all.click();
		await expect(status).not.toHaveText(before);
	}
	await expect(status).toContainText(complete(162, 480));
	await expect(entries).toHaveCount(481);
	const { height } = (await part.boundingBox()) ?? {};
	assert.ok(Number(height) < 1000, `the list is ${height} pixels high`);
	await fold.click();
	await expect(entries).toHaveCount(3);
	await expect(fold).toHaveAttribute("aria-disabled", "true");
	await clickSquare(page, "small", 2, 3);
	const ply = () => small.evaluate((board: CatchmateBoard) => board.record?.index ?? 0);
	await expect.poll(ply).toBe(3);
	const before = (await entry(1).textContent()) ?? "";
	await page.getByRole("button", { name: fromBoard }).click();
	await expect(entry(1)).not.toHaveText(before);
	await expect(toggle(1)).toHaveAttribute("aria-expanded", "true");
});

test("Black's hunt around the stone fails, and a stone at the rim returns the win @more", async ({
	read,
}) => {
	const page = await read("board", "en");
	const board = await boardOf(page, "ring");
	const plies = () => board.evaluate((one: CatchmateBoard) => one.record?.positions.length ?? 0);
	await expect.poll(plies).toBe(2);
	// Black's best moves keep the draw indefinitely.
	for (let count = 4; count <= 8; count += 2) {
		await board.evaluate((one: CatchmateBoard) => one.playBest());
		await expect.poll(plies).toBe(count);
	}
	await expect(page.locator(".count-plies")).toContainText(words.plies.kept.draw.open);
	const stone = await boardOf(page, "stone");
	const verdict = stone.locator(".verdict-words");
	await expect(verdict).not.toContainText("6");
	for (const [row, stones] of [
		[2, 0],
		[1, 1],
	] as const) {
		await clickSquare(page, "stone", row, 2);
		const count = () =>
			stone.evaluate(({ problem }: CatchmateBoard) => problem?.game.board.obstacles.length);
		await expect.poll(count).toBe(stones);
		await expect(verdict).toContainText("6");
	}
});

const { wholeGame } = words;

test("the whole game describes each point and walks, fills and opens by key", async ({
	open: visit,
}) => {
	const page = await visit(`${chapterPath("board", "en")}#whole-game`, {
		viewport: { width: 1280, height: 800 },
	});
	const picture = page.locator("svg.whole-picture");
	await picture.waitFor();
	await expect(page.locator("#whole-game h2")).toBeInViewport();
	const verdict = page.locator(".whole-verdict");
	const expectShown = (winner: string, plies: number) =>
		expect(verdict).toHaveText(wholeGame.wins(winner, plies));
	const onWay = picture.locator(".point.is-on-way");
	const chosen = picture.locator('[aria-selected="true"]');
	await expect(picture.locator('[role="gridcell"]')).toHaveCount(162);
	await expectShown("black", 8);
	await expect(onWay).toHaveCount(9);
	await chosen.focus();
	for (let plies = 7; plies >= 0; plies -= 1) {
		await page.keyboard.press("Enter");
		await expectShown("black", plies);
	}
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Home");
	await expectShown("white", 1);
	await page.keyboard.press("ArrowRight");
	await expectShown("white", 1);
	await page.keyboard.press("Control+End");
	await expectShown("black", 8);
	await expect(chosen).toBeFocused();
	await expect(picture.locator('[tabindex="0"]')).toHaveCount(1);
	const diamond = picture.locator(`[aria-label*="${wholeGame.wins("white", 1)}"]`).first();
	await diamond.scrollIntoViewIfNeeded();
	const { x, y } = await middleOf(diamond);
	await page.mouse.click(x, y);
	await expectShown("white", 1);
	await expect(onWay).toHaveCount(2);
	await page.locator(".whole-ways .is-best").first().click();
	await expectShown("white", 0);
	await expect(page.locator(".whole-ways")).toHaveCount(0);
	const open = picture.locator(".point.is-open");
	await page.locator(".whole-fill input").focus();
	for (const [key, left] of [
		["Home", 162 - 18],
		["ArrowRight", 162 - 18 - 60],
		["End", 0],
	] as const) {
		await page.keyboard.press(key);
		await expect(open).toHaveCount(left);
	}
	await page.locator(".whole-open a").click();
	await page.waitForURL(/index\.html#/);
	await page.locator("catchmate-board").first().waitFor();
});

test("the whole game fits a phone and fills by itself, or at once without motion @more", async ({
	read,
}) => {
	const page = await read("board", "zh", { width: 390 });
	await page.locator("whole-game").scrollIntoViewIfNeeded();
	const { fill: name, stop } = tutorialWords("zh-CN").wholeGame;
	const picture = page.locator("svg.whole-picture");
	await picture.locator('[aria-selected="true"]').focus();
	// A point's description is visible for any point.
	const panel = await page.locator(".whole-panel").boundingBox();
	assert.ok(panel && panel.y + panel.height <= 800);
	const open = picture.locator(".point.is-open");
	const fill = page.getByRole("button", { name });
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await fill.click();
	await page.clock.runFor(1000);
	const begun = await open.count();
	assert.ok(begun > 0);
	await page.getByRole("button", { name: stop }).click();
	await page.clock.runFor("01:00");
	await expect(open).toHaveCount(begun);
	await fill.click();
	await page.clock.runFor("01:00");
	await expect(open).toHaveCount(0);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.locator(".whole-fill input").focus();
	await page.keyboard.press("Home");
	await expect(open).not.toHaveCount(0);
	await fill.click();
	await expect(open).toHaveCount(0);
});

test("the wave colours squares ply by ply and follows its board", async ({ read }) => {
	const page = await read("crossing-pawn", "en", { width: 390 });
	const board = await boardOf(page, "wave");
	const facts = factsOf("crossing-pawn");
	const part = page.locator("back-wave");
	const [slider, said] = [part.locator("input"), part.locator(".wave-status")];
	/** The number of coloured squares, and of ringed ones. */
	const coloured = () =>
		board.evaluate(({ heat, marks }: CatchmateBoard) => [heat.length, marks.length] as const);
	await expect(slider).toHaveAttribute("max", String(Number(facts.wavePlies) + 1));
	const [first, ringed] = await coloured();
	assert.ok(first > 0);
	assert.equal(first, ringed);
	await part.getByRole("button", { name: words.wave.next }).click();
	const [second, added] = await coloured();
	assert.equal(second, first + added);
	const toEnd = async () => {
		await slider.focus();
		await page.keyboard.press("End");
		return (await coloured())[0];
	};
	assert.equal(await toEnd(), facts.waveSquares);
	const end = words.wave.end(Number(facts.waveRed), Number(facts.waveBlack), 0);
	await expect(said).toHaveText(end);
	await part.getByRole("button", { name: words.wave.toMove("black") }).click();
	await expect(said).not.toHaveText(end);
	const count = await toEnd();
	await clickSquare(page, "wave", 8, 1);
	await expect.poll(toEnd).toBe(count - 1);
	await putPieces(board, { black: [] });
	await expect(said).toHaveText(words.wave.unsound);
	assert.deepEqual(await coloured(), [0, 0]);
});

test("each classic mistake has its lines and a small board, and plays by its rules @more", async ({
	read,
}) => {
	test.slow();
	const page = await read("crossing-pawn", "en", { width: 390 });
	const facts = factsOf("crossing-pawn");
	const lab = page.locator("mistake-lab");
	await lab.scrollIntoViewIfNeeded();
	const board = await boardOf(page, "lab");
	const answers = lab.locator(".lab-status dd code");
	const mistaken = lab.getByRole("button", { name: words.mistake.byMistake });
	using workshop = await load();
	const ofRules = workshop.mistakes("crossing-pawn").filter(({ rules }) => rules !== null);
	const answersTo = (name: string) =>
		["right", "wrong"].map((which) => String(facts[`${name}-${which}`]));
	/** Selects a mistake and opens its small board. */
	const choose = async (name: (typeof classicMistakes)[number]) => {
		const choice = lab.locator(".lab-choice");
		await choice.getByRole("button", { name: words.mistakes[name], exact: true }).click();
		const shown = lab.locator(".mistake:visible");
		await expect(shown).toHaveCount(1);
		await expect(shown).toHaveAttribute("data-mistake", name);
		await expect(shown.locator("code.language-diff")).toBeVisible();
		if (!(await shown.locator("details").evaluate((fold: HTMLDetailsElement) => fold.open)))
			await shown.locator("summary").click();
		await shown.getByRole("button", { name: words.lab.put }).click();
		await expect(answers).toHaveText(answersTo(name));
	};
	for (const name of classicMistakes) {
		await choose(name);
		await expect(mistaken, name).toHaveCount(ofRules.some(({ id }) => id === name) ? 1 : 0);
	}
	await choose("shares-red");
	const shares = () =>
		board.evaluate(({ rules }: CatchmateBoard) => rules?.sides[0].mayShare ?? false);
	for (const isMistaken of [true, false]) {
		await mistaken.click();
		await expect.poll(shares).toBe(isMistaken);
		await expect(mistaken).toHaveAttribute("aria-pressed", String(isMistaken));
		await expect(board).toHaveAttribute("mode", isMistaken ? "analyse" : "edit");
		// The answers belong to the same board under either rules.
		await expect(answers).toHaveText(answersTo("shares-red"));
	}
	await putPieces(board, { black: [] });
	await expect(answers).toHaveText(["…", "…"]);
});
