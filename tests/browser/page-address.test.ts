/** The page's URL: it encodes the board and restores it by link, reload, Back and Forward. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { Square } from "catchmate";
import { chase, packageSolver } from "../node/games.ts";
import { cell, expectVerdict } from "./board.ts";
import { chaseLink, expect, test } from "./fixtures.ts";
import {
	expectAnnounced,
	expectGame,
	expectHash,
	expectOutput,
	goInHistory,
	hashOf,
	openTab,
	pickActivity,
	pickPreset,
	playBestMove,
	plyButton,
	solve,
} from "./page.ts";
import { expectPly, makeMove } from "./puzzles.ts";
import { resumeSolves, setFault, stuckWorkers } from "./workers.ts";

/** The verdict of the first board. */
const first = "Black wins in 20 plies. White to move.";

const isPlayed = (page: Page) => expect(page.getByRole("radio", { name: "Play" })).toBeChecked();

const setHash = (page: Page, ...hashes: readonly string[]) =>
	page.evaluate((hashes) => {
		for (const hash of hashes) location.hash = hash;
	}, hashes);

const at = (row: number, column: number) => ({ row, column });
const move = (from: readonly [number, number], to: readonly [number, number]) => ({
	from: at(...from),
	to: at(...to),
});
const boardOf = (size: number) => ({ rows: size, columns: size, obstacles: [] });

/** The code of a game of chase started by White. */
const codeOf = (
	size: number,
	white: Square,
	black: Square,
	...moves: readonly ReturnType<typeof move>[]
) =>
	packageSolver.encode({
		game: { rules: chase, board: boardOf(size) },
		position: { toMove: "white", pieces: { white: [white], black: [black] } },
		moves,
	});

test.describe("the address", () => {
	test("restores board, game and ply on reload, Back and Forward, also from the disk @more", async ({
		visit,
	}) => {
		const page = await visit({ fromDisk: true });
		const small = "Black wins in 2 plies. White to move.";
		const expectMiddle = async () => {
			await expectVerdict(page, "Black wins in 4 plies. White to move.");
			await expectPly(page, 2);
			await expectOutput(page, "BLACK 6");
		};
		assert.equal(await hashOf(page), chaseLink);
		await solve(page, "3 1 1 3 3");
		await expectOutput(page, "BLACK 6");
		await openTab(page, "moves");
		for (const ply of [1, 2, 3]) await playBestMove(page, ply);
		await plyButton(page, 2).click();
		await expectGame(page, 3, 2);
		await page.reload();
		await expect(plyButton(page, 2)).toHaveAttribute("aria-current", "step");
		await openTab(page, "text");
		await expectMiddle();
		await solve(page, "2 1 1 2 2");
		await expectVerdict(page, small);
		const last = await expectGame(page, 0);
		await goInHistory(page, -1);
		await expectMiddle();
		await goInHistory(page, -1);
		await expectVerdict(page, first);
		await expect.poll(() => hashOf(page)).toEqual(chaseLink);
		await goInHistory(page, 1);
		await goInHistory(page, 1);
		await expectVerdict(page, small);
		await expect.poll(() => hashOf(page)).toEqual(last);
		// The page's name links to its first board.
		await page.getByRole("link", { name: "Catchmate" }).click();
		await expectVerdict(page, "Black to move: your turn.");
		await isPlayed(page);
	});

	test("follows the last change, refuses wrong ones, and Back undoes an edit", async ({
		visit,
	}) => {
		const page = await visit();
		const moves = [move([1, 1], [1, 2]), move([3, 3], [2, 3]), move([1, 2], [1, 1])];
		await setHash(page, "1bad", "1Ac4WIF2p8r.0", codeOf(3, at(1, 1), at(3, 3), ...moves));
		await expectVerdict(page, "Black wins in 3 plies. Black to move.");
		await plyButton(page, 3).waitFor();
		const failure = page.locator("#link-failure .error");
		await expect(failure).toHaveCount(0);
		const hash = await hashOf(page);
		const { game, position } = packageSolver.decode("1Ac4WIF2p8r");
		for (const broken of [
			"!§$ü%&/()",
			"1Ac4WIF2p8R",
			"1Ac4WIF2p8r.7",
			`1${"A".repeat(2 ** 20)}`,
			packageSolver.encode({ game: { ...game, board: boardOf(256) }, position }),
		]) {
			await setHash(page, broken);
			await failure.waitFor();
			await expect.poll(() => hashOf(page)).toEqual(hash);
			await expectPly(page, 3);
			await page.getByRole("button", { name: "Dismiss" }).click();
			await expect(failure).toHaveCount(0);
		}
		await pickActivity(page, "Edit");
		await expectHash(page, /^#[^.]*\.edit$/);
		await page.getByRole("button", { name: "Swap the turn" }).click();
		await expectGame(page, 0);
		await goInHistory(page, -1);
		await expectVerdict(page, "Black wins in 3 plies. Black to move.");
		await pickActivity(page, "Analyse");
		await plyButton(page, 3).waitFor();
	});

	test("with a fault leads to the first game, or by a button to today's puzzle; then its rules show", async ({
		visit,
	}) => {
		const viewport = { width: 390, height: 664 };
		const page = await visit({ hash: "#1rubbish", isNew: true, viewport });
		const failure = page.locator("#link-failure .error");
		await failure.waitFor();
		await expectVerdict(page, "Black to move: your turn.");
		await expectAnnounced(page, /link/i);
		await isPlayed(page);
		await expect.poll(() => page.evaluate(() => location.href.includes("#"))).toEqual(false);
		const rules = page.locator("#rules-card li").first();
		await expect(rules).toBeAttached();
		await expect(rules).toBeHidden();
		await page.getByRole("button", { name: "Play today’s puzzle" }).click();
		await page.locator("#puzzle-heading").waitFor();
		await expect(failure).toHaveCount(0);
		await expect(rules).toBeVisible();
	});

	test("changes at once, but within the browser's rate limit @more", async ({ visit }) => {
		const page = await visit();
		await playBestMove(page, 1);
		await expectGame(page, 1, 1);
		await page.clock.install();
		await page.clock.pauseAt(Date.now() + 60_000);
		await page.evaluate(() => {
			Object.assign(globalThis, { changes: 0 });
			for (const name of ["pushState", "replaceState"] as const) {
				const own = history[name].bind(history);
				history[name] = (...given) => {
					(globalThis as unknown as { changes: number }).changes++;
					own(...given);
				};
			}
		});
		for (let step = 0; step < 60; step++) {
			await page.evaluate((ply) => document.querySelector("catchmate-board")?.seek(ply), step % 2);
			await page.clock.runFor(50);
		}
		// Twenty at once, then five per two seconds.
		const changes = Number(await page.evaluate("changes"));
		assert.ok(changes > 15 && changes <= 20 + 8, `${changes} changes in three seconds`);
	});

	test("shows a slow board at once, copies meanwhile, and Back restores it @more", async ({
		visit,
	}) => {
		const { game } = packageSolver.decode("1CQkAASQBSwARPcM");
		const large = packageSolver.encode({
			game: { ...game, board: { rows: 12, columns: 12, obstacles: [at(2, 2)] } },
			position: { toMove: "red", pieces: { red: [at(1, 1), at(1, 12)], black: [at(11, 6)] } },
			moves: [move([1, 1], [1, 2])],
		});
		const hash = `#${large}.play`;
		const players = { version: 1, players: { "crossing-pawn": { red: "human", black: "human" } } };
		const page = await visit({
			hash,
			// A solved board does not move by itself.
			prepare: `${stuckWorkers} localStorage.catchmate ??= ${JSON.stringify(JSON.stringify(players))};`,
			first: "34 %",
			permissions: ["clipboard-read", "clipboard-write"],
		});
		const expectBoard = async () => {
			await expect(page.getByRole("gridcell")).toHaveCount(144);
			await expect(cell(page, 2, 2)).toHaveAttribute("aria-label", /obstacle/);
			await expect(cell(page, 1, 2)).toHaveAttribute("aria-label", /red piece/);
			await isPlayed(page);
		};
		await expectBoard();
		await expect(page.locator(".verdict-words")).toHaveCount(0);
		await page.locator("#tab-share").click();
		await page.getByRole("button", { name: "Copy link", exact: true }).click();
		await expect
			.poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).endsWith(hash))
			.toBe(true);
		await setFault(page, "none");
		await setHash(page, "puzzle=1");
		await expect(page.locator("#puzzle-heading")).toHaveAttribute("data-puzzle", "1");
		await setFault(page, "stuck");
		await goInHistory(page, -1);
		await expectBoard();
		await resumeSolves(page);
		await expectVerdict(page, "Black to move.");
		await openTab(page, "moves");
		await plyButton(page, 1).waitFor();
		assert.equal(await hashOf(page), hash);
	});
});

test.describe("a text of several boards", () => {
	const answers = ["Black 0", "Black 2", "Black 2", "Tie", "Red 75"] as const;
	const boards = (page: Page) => page.locator("#judge fieldset");

	async function openSample(page: Page): Promise<string> {
		await pickPreset(page, "crossing-sample");
		await openTab(page, "text");
		await expectOutput(page, ...answers);
		return page.getByLabel("Judge input").inputValue();
	}

	test("returns with all its answers by Back, Forward and reload @more", async ({ visit }) => {
		const page = await visit();
		const text = await openSample(page);
		await page.getByRole("radio", { name: "Red 75" }).check();
		await expectVerdict(page, "Red wins in 75 plies. Red to move.");
		await page.getByRole("button", { name: "Best move" }).click();
		await expectPly(page, 1);
		await page.getByLabel("Judge input").fill("0 1");
		await solve(page, "0 1\n3 3\n#.#\nO.O\n.X.");
		await expectOutput(page, "Black 2");
		await expect(boards(page)).toHaveCount(0);
		const expectAll = async (board: string, ply: number) => {
			await expectPly(page, ply);
			await openTab(page, "text");
			await expectOutput(page, ...answers);
			await expect(boards(page).getByRole("radio", { name: board })).toBeChecked();
			await expect(page.getByLabel("Judge input")).toHaveValue(text);
			await expect(page.locator("#board-picked")).toHaveText(/sample/i);
		};
		await goInHistory(page, -1);
		await expectAll("Red 75", 1);
		await page.reload();
		await expectAll("Red 75", 1);
		await goInHistory(page, -1);
		await expectAll("Black 0", 0);
		await goInHistory(page, 1);
		await expectAll("Red 75", 1);
	});

	test("is dropped by a link, an edit or another page's history entry @more", async ({ visit }) => {
		const page = await visit();
		await openSample(page);
		const other = await page.context().newPage();
		await other.goto(page.url());
		for (const state of [
			null,
			{ gameId: "crossing-pawn", text: "0 1\n3 3\n#.#\nO.O\n.X.", chosen: 0 },
			{ gameId: "crossing-pawn", text: 5 },
			"text",
		]) {
			if (state) {
				await other.evaluate((given) => history.replaceState(given, "", location.hash), state);
				await other.reload();
			}
			await openTab(other, "text");
			await expectOutput(other, "Black 0");
			await expect(boards(other)).toHaveCount(0);
			await expect(other.locator("#link-failure > *")).toHaveCount(0);
		}
		await openTab(page, "edit");
		await page.getByRole("button", { name: "Clear obstacles" }).click();
		await openTab(page, "text");
		await expect(boards(page)).toHaveCount(0);
		await page.waitForFunction(() => history.state === null);
	});
});

test.describe("a link", () => {
	test("opens a finished game, to replay or review", async ({ visit }) => {
		// White, with a win at once, walks away and is taken.
		const moves = [move([3, 3], [3, 2]), move([3, 4], [3, 2])];
		const code = codeOf(5, at(3, 3), at(3, 4), ...moves);
		const page = await visit({ hash: `#${code}.play` });
		const play = page.getByRole("button", { name: "Your turn: play it" });
		await play.click();
		await expectVerdict(page, "White to move: your turn.");
		await expectPly(page, 0);
		await expect(play).toHaveCount(0);
		await expect(page.locator(".turn p")).toBeFocused();
		await goInHistory(page, -1);
		await expectPly(page, 2);
		await page.getByRole("button", { name: "Review" }).click();
		await expectVerdict(page, "White wins in 1 ply. White to move.");
		await plyButton(page, 2).waitFor();
	});

	test("introduces a game under way until the reader's move", async ({ visit }) => {
		const code = codeOf(5, at(1, 1), at(5, 5), move([1, 1], [1, 2]), move([5, 5], [4, 5]));
		const page = await visit({ hash: `#${code}.play` });
		const note = page.locator("#rules .second-line").getByText(/shared/);
		await note.waitFor();
		await makeMove(page, move([1, 2], [1, 1]));
		await expect(note).toHaveCount(0);
	});
});
