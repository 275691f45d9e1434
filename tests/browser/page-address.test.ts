/** The page's address: it says what is on the board and brings it back, and what is wrong with one is reported. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { packageSolver } from "../node/games.ts";
import { cell, seesVerdict } from "./board.ts";
import { chaseLink, expect, test } from "./fixtures.ts";
import {
	hashOf,
	hears,
	openTab,
	pickActivity,
	playBest,
	plyButton,
	puzzleGoal,
	seesGame,
	seesHash,
	seesOutput,
	solve,
	travel,
} from "./page.ts";
import { plyOf } from "./puzzles.ts";
import { holdWorkers, letSolve, setFault, stuckWorkers } from "./workers.ts";

/** The verdict of the board that visits begin with, and of the one that the page does. */
const first = "Black wins in 20 plies. White to move.";
const firstOfPage = "Red to move: your turn.";

const setHash = (page: Page, ...hashes: readonly string[]) =>
	page.evaluate((hashes) => {
		for (const hash of hashes) location.hash = hash;
	}, hashes);

const { rules } = packageSolver.decode("1Ac4WIF2p8r").game;
/** A game of three moves of best play, which Black wins in 6 plies. */
const played = {
	game: { rules, board: { rows: 3, columns: 3, obstacles: [] } },
	position: {
		toMove: "white",
		pieces: { white: [{ row: 1, column: 1 }], black: [{ row: 3, column: 3 }] },
	},
	moves: [
		{ from: { row: 1, column: 1 }, to: { row: 1, column: 2 } },
		{ from: { row: 3, column: 3 }, to: { row: 2, column: 3 } },
		{ from: { row: 1, column: 2 }, to: { row: 1, column: 1 } },
	],
};

test.describe("the address", () => {
	for (const fromDisk of [false, true]) {
		const where = fromDisk ? "from the disk" : "from a host";
		test(`brings back the board, the game played and the ply seen, ${where}`, async ({ visit }) => {
			const page = await visit({ fromDisk });
			assert.equal(await hashOf(page), chaseLink);
			await solve(page, "3 1 1 3 3");
			await seesVerdict(page, "Black wins in 6 plies. White to move.");
			await openTab(page, "moves");
			for (const ply of [1, 2, 3]) {
				await playBest(page, ply);
			}
			await plyButton(page, 2).click();
			await seesGame(page, 3, 2);
			await page.reload();
			await seesVerdict(page, "Black wins in 4 plies. White to move.");
			await expect(plyButton(page, 2)).toHaveAttribute("aria-current", "step");
			await openTab(page, "text");
			await seesOutput(page, "BLACK 6");
			await expect(page.getByLabel("Judge input")).toHaveValue("3 1 1 3 3\n");
		});
	}

	test("is led home by the page's name, to the board that the page begins with", async ({
		visit,
	}) => {
		const page = await visit();
		const goHome = async () => {
			await page.getByRole("link", { name: "Catchmate" }).click();
			await seesVerdict(page, firstOfPage);
			await expect(page.getByRole("radio", { name: "Play" })).toBeChecked();
		};
		await goHome();
		await travel(page, -1);
		await seesVerdict(page, first);
		await setHash(page, "puzzle=1");
		await expect(page.locator("#puzzle-heading")).toHaveText("Puzzle 1");
		await goHome();
	});

	test("goes back from board to board, not from move to move, forward again, and opens elsewhere", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "3 1 1 3 3");
		await seesOutput(page, "BLACK 6");
		await openTab(page, "moves");
		await playBest(page, 1);
		await playBest(page, 2);
		await seesGame(page, 2);
		await solve(page, "2 1 1 2 2");
		await seesVerdict(page, "Black wins in 2 plies. White to move.");
		const last = await seesGame(page, 0);
		await travel(page, -1);
		await seesVerdict(page, "Black wins in 4 plies. White to move.");
		await expect.poll(() => plyOf(page)).toBe(2);
		await seesOutput(page, "BLACK 6");
		await travel(page, -1);
		await seesVerdict(page, first);
		await expect.poll(() => hashOf(page)).toEqual(chaseLink);
		await travel(page, 1);
		await travel(page, 1);
		await seesVerdict(page, "Black wins in 2 plies. White to move.");
		await expect.poll(() => hashOf(page)).toEqual(last);
		await pickActivity(page, "Edit");
		const hash = await seesHash(page, /\.edit$/);
		const other = await page.context().newPage();
		await other.goto(page.url());
		await seesVerdict(other, "Black wins in 2 plies. White to move.");
		await expect(other.locator("#tab-edit")).toHaveAttribute("aria-selected", "true");
		await expect.poll(() => hashOf(other)).toEqual(hash);
	});

	test("has the game again that an edit has taken off the board", async ({ visit }) => {
		const page = await visit({ hash: `#${packageSolver.encode(played)}` });
		await seesGame(page, 3);
		await pickActivity(page, "Edit");
		await seesHash(page, /^#[^.]*\.edit$/);
		await page.getByRole("button", { name: "Swap the turn" }).click();
		await seesGame(page, 0);
		await travel(page, -1);
		await seesVerdict(page, "Black wins in 3 plies. Black to move.");
		await pickActivity(page, "Analyse");
		await plyButton(page, 3).waitFor();
	});

	test("leads to the last of several changes by hand, and gives way to that of the board if it is wrong", async ({
		visit,
	}) => {
		const page = await visit();
		await setHash(page, "1bad", "1Ac4WIF2p8r.0", packageSolver.encode(played));
		await seesVerdict(page, "Black wins in 3 plies. Black to move.");
		await plyButton(page, 3).waitFor();
		await expect(page.locator(".link-failure")).toHaveCount(0);
		const hash = await hashOf(page);
		for (const broken of ["1Ac4WIF2p8R", "1Ac4WIF2p8r.7"]) {
			await setHash(page, broken);
			await page.locator(".link-failure").waitFor();
			await expect.poll(() => hashOf(page)).toEqual(hash);
			await page.getByRole("button", { name: "Dismiss" }).click();
			await page.locator(".link-failure").waitFor({ state: "detached" });
		}
		// All these entries say the same.
		await page.evaluate(() => history.go(-2));
		await page.evaluate("catchmate.idle()");
		await expect.poll(() => plyOf(page)).toBe(3);
		await expect(page.locator(".link-failure")).toHaveCount(0);
	});

	test("changes at once, but never so often that a browser would refuse it", async ({ visit }) => {
		const page = await visit();
		await playBest(page, 1);
		await seesGame(page, 1, 1);
		await page.clock.install();
		await page.evaluate(() => {
			const calls: number[] = [];
			Object.assign(globalThis, { calls });
			for (const name of ["pushState", "replaceState"] as const) {
				const own = history[name].bind(history);
				history[name] = (...given) => {
					calls.push(performance.now());
					own(...given);
				};
			}
		});
		const steps = 100;
		for (let step = 0; step < steps; step++) {
			await page.evaluate((ply) => document.querySelector("catchmate-board")?.seek(ply), step % 2);
			await page.clock.runFor(50);
		}
		const calls = await page.evaluate(() => (globalThis as unknown as { calls: number[] }).calls);
		const perSecond = 2.5;
		assert.ok(calls.length > 15, `${calls.length} changes`);
		assert.ok(calls.length < steps, `all of ${steps} steps`);
		for (const [index, call] of calls.entries()) {
			const most = 20 + ((call - (calls[0] ?? 0)) / 1000) * perSecond;
			assert.ok(index <= most, `change ${index} after ${call - (calls[0] ?? 0)} ms`);
		}
	});
});

test.describe("an address of a board that takes long to solve", () => {
	const { game } = packageSolver.decode("1CQkAASQBSwARPcM");
	const square = (row: number, column: number) => ({ row, column });
	const large = {
		game: { ...game, board: { rows: 12, columns: 12, obstacles: [square(2, 2)] } },
		position: {
			toMove: "red",
			pieces: { red: [square(1, 1), square(1, 12)], black: [square(11, 6)] },
		},
		moves: [{ from: square(1, 1), to: square(1, 2) }],
	};
	const hash = `#${packageSolver.encode(large)}.play`;
	const first = "Solving… 34 %";
	const people = { version: 1, players: { "crossing-pawn": { red: "human", black: "human" } } };
	// Nothing moves by itself once it is solved.
	const prepare = `${stuckWorkers} localStorage.catchmate ??= ${JSON.stringify(JSON.stringify(people))};`;

	const isPlayed = (page: Page) =>
		expect(page.locator("#activities").getByRole("radio", { name: "Play" })).toBeChecked();

	test("shows the board and how far the solve has come, is copied meanwhile, and is played once solved", async ({
		visit,
	}) => {
		const permissions = ["clipboard-read", "clipboard-write"];
		const page = await visit({ hash, prepare, first, permissions });
		await expect(page.getByRole("gridcell")).toHaveCount(144);
		await expect(cell(page, 2, 2)).toHaveAttribute("aria-label", /obstacle/);
		await expect(cell(page, 1, 2)).toHaveAttribute("aria-label", /red piece/);
		await isPlayed(page);
		await expect(page.locator(".verdict-words")).toHaveCount(0);
		assert.equal(await hashOf(page), hash);
		await page.locator("#tab-share").click();
		await page.getByRole("button", { name: "Copy link", exact: true }).click();
		await expect
			.poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).endsWith(hash))
			.toBe(true);
		await letSolve(page);
		await seesVerdict(page, "Black to move.");
		await openTab(page, "moves");
		await plyButton(page, 1).waitFor();
		assert.equal(await hashOf(page), hash);
	});

	test("takes the place of a puzzle or a board at once, and Back brings that again", async ({
		visit,
	}) => {
		const page = await visit({ hash: "#puzzle=1", prepare: holdWorkers, first: puzzleGoal });
		const squares = await page.getByRole("gridcell").count();
		await setFault(page, "stuck");
		await setHash(page, hash);
		await page.getByText(first).waitFor();
		await expect(page.getByRole("gridcell")).toHaveCount(144);
		await isPlayed(page);
		await setFault(page, "none");
		await travel(page, -1);
		await page.locator(".verdict-words", { hasText: puzzleGoal }).waitFor();
		await expect(page.getByRole("gridcell")).toHaveCount(squares);
	});
});

test.describe("an address that is wrong", () => {
	const { game, position } = packageSolver.decode("1Ac4WIF2p8r");
	const board = { rows: 256, columns: 256, obstacles: [] };
	const cases = [
		["#!§$ü%&/()", "it has a character that no link has"],
		[`#1${"A".repeat(2 ** 20)}`, "it is too long"],
		["#1Ac4WIF2p8r.2", "a move that its game does not have"],
		[`#${packageSolver.encode({ game: { ...game, board }, position })}`, "board is too large"],
	] as const;

	test("is refused for what is wrong with it, and leaves the board as it is", async ({ visit }) => {
		const page = await visit();
		for (const [hash, reason] of cases) {
			await setHash(page, hash);
			await expect(page.locator("#link-failure")).toContainText(reason);
			await seesVerdict(page, first);
			await page.getByRole("button", { name: "Dismiss" }).click();
			await expect(page.locator("#link-failure")).toHaveText("");
		}
	});

	for (const fromDisk of [false, true]) {
		test(`gives way to the page's first board, and is said until there is something to link to, ${fromDisk ? "from the disk" : "from a host"}`, async ({
			visit,
		}) => {
			const page = await visit({ hash: "#1rubbish", fromDisk });
			const failure = page.locator("#link-failure .error");
			await failure.waitFor();
			await hears(page, /link/i);
			await seesVerdict(page, "Red wins in 23 plies. Red to move.");
			await expect.poll(() => page.evaluate(() => location.href.includes("#"))).toEqual(false);
			await expect(failure).toBeVisible();
			await playBest(page, 1);
			await expect(failure).toHaveCount(0);
			await seesGame(page, 1);
		});
	}
});
