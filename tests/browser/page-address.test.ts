/** The page's address: it says what is on the board and brings it back, and what is wrong with one is told of. */
import assert from "node:assert/strict";
import { packageSolver } from "../node/games.ts";
import { cell, seesVerdict } from "./board.ts";
import { chaseLink, expect, test } from "./fixtures.ts";
import {
	asWhite,
	hashOf,
	hears,
	openTab,
	pickActivity,
	pickGame,
	playBest,
	plyButton,
	puzzleGoal,
	seesGame,
	seesHash,
	seesOutput,
	solve,
	travel,
} from "./page.ts";
import { holdWorkers, letSolve, setFault, stuckWorkers } from "./workers.ts";

/** The verdict of the board that visits begin with, and of the one that the page does. */
const first = "Black wins in 20 plies. White to move.";
const firstOfPage = "Red to move: your turn.";

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
			for (const ply of [1, 2, 3]) {
				await openTab(page, "moves");
				await playBest(page, ply);
			}
			await plyButton(page, 2).click();
			await seesVerdict(page, "Black wins in 4 plies. White to move.");
			await seesGame(page, 3, 2);
			await page.reload();
			await seesVerdict(page, "Black wins in 4 plies. White to move.");
			await plyButton(page, 3).waitFor();
			await expect(plyButton(page, 2)).toHaveAttribute("aria-current", "step");
			await openTab(page, "text");
			await seesOutput(page, "BLACK 6");
			await expect(page.getByLabel("Judge input")).toHaveValue("3 1 1 3 3\n");
		});
	}

	test("is led home by the name of the page: to the board that it begins with, to be played", async ({
		visit,
	}) => {
		const page = await visit();
		const home = page.getByRole("link", { name: "Catchmate" });
		await pickActivity(page, "Edit");
		await seesHash(page, /\.edit$/);
		await home.click();
		await seesVerdict(page, firstOfPage);
		await expect(page.getByRole("radio", { name: "Play" })).toBeChecked();
		await travel(page, -1);
		await seesVerdict(page, first);
		await page.goto(`${page.url().replace(/#.*/, "")}#puzzle=1`);
		await expect(page.locator("#puzzle-heading")).toHaveText("Puzzle 1");
		await home.click();
		await seesVerdict(page, firstOfPage);
		await expect(page.getByRole("radio", { name: "Play" })).toBeChecked();
	});

	test("of one page opens the same on another, activity and all", async ({ visit }) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		await solve(page, "0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X.");
		await seesVerdict(page, "Draw: neither side can force a win. Red to move.");
		await pickActivity(page, "Edit");
		const hash = await seesHash(page, /\.edit$/);
		const other = await page.context().newPage();
		await other.goto(await page.evaluate(() => location.href));
		await seesVerdict(other, "Draw: neither side can force a win. Red to move.");
		await expect(other.locator("#tab-edit")).toHaveAttribute("aria-selected", "true");
		await expect.poll(() => hashOf(other)).toEqual(hash);
		await openTab(other, "text");
		await seesOutput(other, "Tie");
	});

	test("goes back from board to board, not from move to move, and forward again", async ({
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
		await openTab(page, "moves");
		await plyButton(page, 2).waitFor();
		await openTab(page, "text");
		await seesOutput(page, "BLACK 6");
		await travel(page, -1);
		await seesVerdict(page, first);
		await seesOutput(page, "BLACK 20");
		await expect.poll(() => hashOf(page)).toEqual(chaseLink);
		await travel(page, 1);
		await travel(page, 1);
		await seesVerdict(page, "Black wins in 2 plies. White to move.");
		await expect.poll(() => hashOf(page)).toEqual(last);
	});

	test("has the game again that an edit has taken off the board", async ({ visit }) => {
		const page = await visit();
		await solve(page, "3 1 1 3 3");
		await seesOutput(page, "BLACK 6");
		await openTab(page, "moves");
		await playBest(page, 1);
		await playBest(page, 2);
		await seesGame(page, 2);
		await pickActivity(page, "Edit");
		await seesHash(page, /^#[^.]*\.edit$/);
		await seesGame(page, 2);
		await page.getByRole("button", { name: "Swap the turn" }).click();
		await page
			.locator(".verdict")
			.getByText(/^Black to move\./)
			.waitFor();
		await openTab(page, "text");
		await expect(page.getByLabel("Judge input")).toHaveValue(/^3 3 black\n/);
		await travel(page, -1);
		await seesVerdict(page, "Black wins in 4 plies. White to move.");
		await seesHash(page, /\.edit$/);
		await pickActivity(page, "Analyse");
		await plyButton(page, 2).waitFor();
	});

	test("lets nothing move by itself in the midst of a game that is played", async ({ visit }) => {
		const page = await visit({ hash: `#${packageSolver.encode(played)}.1.play`, prepare: asWhite });
		await seesVerdict(page, "Black to move.");
		await expect(page.getByRole("radio", { name: "Play" })).toBeChecked();
		await page.getByRole("button", { name: "Play on" }).waitFor();
		await openTab(page, "moves");
		await plyButton(page, 3).waitFor();
		await page.getByRole("button", { name: "Play on" }).click();
		await seesVerdict(page, "White to move: your turn.");
	});

	test("that is changed before it has been opened leads to the later one", async ({ visit }) => {
		const page = await visit({ hash: "#1Ac4WIF2p8r" });
		await page.evaluate((code) => {
			for (const hash of ["1bad", "1Ac4WIF2p8r.0", code]) {
				location.hash = hash;
			}
		}, packageSolver.encode(played));
		await plyButton(page, 3).waitFor();
		await seesVerdict(page, "Black wins in 3 plies. Black to move.");
		await expect(page.locator(".link-failure")).toHaveCount(0);
	});

	test("may be changed by hand while the page is open", async ({ visit }) => {
		const page = await visit();
		await page.evaluate(() => {
			location.hash = "1Ac4WIF2p8r";
		});
		await plyButton(page, 1).waitFor();
		await seesVerdict(page, "Black wins in 1 ply. Black to move.");
		await openTab(page, "text");
		await expect(page.getByLabel("Judge input")).toHaveValue("8 2 4 1 5\n");
		await page.evaluate(() => {
			location.hash = "1Ac4WIF2p8R";
		});
		await page.locator("#link-failure").getByText("it was changed on the way").waitFor();
		await seesVerdict(page, "Black wins in 1 ply. Black to move.");
	});

	test("changes at once, but never so often that a browser refuses it", async ({ visit }) => {
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

	test("shows the board and the game's position, what is done with it, and how far the solve has come", async ({
		visit,
	}) => {
		const page = await visit({ hash, prepare, first });
		await expect(page.getByRole("gridcell")).toHaveCount(144);
		await expect(cell(page, 2, 2)).toHaveAttribute("aria-label", /obstacle/);
		await expect(cell(page, 1, 2)).toHaveAttribute("aria-label", /red piece/);
		await expect(page.locator("#activities").getByRole("radio", { name: "Play" })).toBeChecked();
		await expect(page.locator(".verdict-words")).toHaveCount(0);
		assert.equal(await hashOf(page), hash);
		await letSolve(page);
		await seesVerdict(page, "Black to move.");
		await openTab(page, "moves");
		await plyButton(page, 1).waitFor();
		assert.equal(await hashOf(page), hash);
	});

	test("is left by Cancel, with the board to be edited as it is seen", async ({ visit }) => {
		const page = await visit({ hash, prepare: stuckWorkers, first });
		await page.getByRole("button", { name: "Cancel" }).click();
		await expect(page.locator("#tab-edit")).toHaveAttribute("aria-selected", "true");
		await page.locator(".verdict").getByText("Not solved.").waitFor();
		await expect(cell(page, 1, 2)).toHaveAttribute("aria-label", /red piece/);
		await setFault(page, "none");
		await cell(page, 5, 5).click();
		await expect(cell(page, 5, 5)).toHaveAttribute("aria-label", /obstacle/);
		await page.locator(".verdict-words").getByText("Black to move.").waitFor();
		await expect(cell(page, 1, 2)).toHaveAttribute("aria-label", /red piece/);
		await seesHash(page, /^#[^.]+\.edit$/);
	});

	test("is copied with its game meanwhile", async ({ visit }) => {
		const page = await visit({
			hash,
			prepare,
			first,
			permissions: ["clipboard-read", "clipboard-write"],
		});
		await page.locator("#tab-share").click();
		await page.getByRole("button", { name: "Copy link", exact: true }).click();
		await expect
			.poll(() => page.evaluate(() => navigator.clipboard.readText()))
			.toMatch(new RegExp(`${hash.replaceAll(".", "\\.")}$`));
	});

	test("ends a puzzle at once that it takes the place of, also as a text that is pasted", async ({
		visit,
	}) => {
		const page = await visit({
			hash: "#puzzle=1",
			prepare: holdWorkers,
			first: puzzleGoal,
			permissions: ["clipboard-read", "clipboard-write"],
		});
		await setFault(page, "stuck");
		const rows = [`.O.......O..`, ...Array(10).fill("............"), ".....X......"];
		const text = ["0 1", "12 12", ...rows, ""].join("\n");
		await page.evaluate((text) => navigator.clipboard.writeText(text), text);
		await page.locator("#board").press("Control+V");
		await openTab(page, "text");
		await page.getByText(first).first().waitFor();
		await expect(page.getByRole("gridcell")).toHaveCount(144);
		await expect(page.locator("#activities").getByRole("radio", { name: "Analyse" })).toBeChecked();
		await page.getByRole("button", { name: "Cancel" }).waitFor();
	});

	test("that comes while another board is seen takes its place meanwhile, and Back brings that at once", async ({
		visit,
	}) => {
		const page = await visit({ prepare: holdWorkers });
		await setFault(page, "stuck");
		await page.evaluate((hash) => {
			location.hash = hash;
		}, hash);
		await page.getByText(first).waitFor();
		await expect(page.getByRole("gridcell")).toHaveCount(144);
		await setFault(page, "none");
		await travel(page, -1);
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await expect(page.getByRole("gridcell")).toHaveCount(64);
	});
});

test.describe("an address that is wrong", () => {
	const chase = packageSolver.decode("1Ac4WIF2p8r");
	const huge = packageSolver.encode({
		game: { ...chase.game, board: { rows: 256, columns: 256, obstacles: [] } },
		position: chase.position,
	});
	type Case = readonly [what: string, hash: string, said: string];
	const cases: readonly [Case, ...Case[]] = [
		["noise", "#!§$ü%&/()", "it has a character that no link has"],
		["percent signs", `#${"%".repeat(5000)}`, "it has a character that no link has"],
		["half a character", "#%E4%B8", "it has a character that no link has"],
		["a code cut short", "#1Ac4WIF2p8", "it was changed on the way"],
		["a code of another version", "#5Ac4WIF2p8r", "it was made by another version"],
		["a megabyte of letters", `#1${"A".repeat(2 ** 20)}`, "it is too long"],
		["a megabyte of dots", `#${".".repeat(2 ** 20)}`, "it is too long"],
		["a ply that the game does not have", "#1Ac4WIF2p8r.2", "a move that its game does not have"],
		["a ply beyond counting", `#1Ac4WIF2p8r.${"9".repeat(400)}`, "a move that its game does not"],
		["an unknown activity", "#1Ac4WIF2p8r.0.dance", "the part after the board"],
		["more than there is to say", "#1Ac4WIF2p8r.0.play.play", "the part after the board"],
		["a board too large to solve", `#${huge}`, "This board is too large"],
	];
	test("says so at the board and shows the first preset", async ({ visit }) => {
		const [[, hash, said]] = cases;
		const page = await visit({ hash });
		await page.locator("#link-failure").getByText(said).waitFor();
		await seesVerdict(page, "Red wins in 23 plies. Red to move.");
		await openTab(page, "text");
		await seesOutput(page, "Red 23");
		await page.getByRole("button", { name: "Dismiss" }).click();
		await expect(page.locator("#link-failure")).toHaveText("");
		await openTab(page, "moves");
		await playBest(page, 1);
		await seesGame(page, 1);
	});

	test("says what is wrong with it, and leaves the board as it is", async ({ visit }) => {
		const page = await visit();
		for (const [what, hash, said] of cases) {
			await page.evaluate((hash) => {
				location.hash = hash;
			}, hash);
			await expect(page.locator("#link-failure"), what).toHaveText(new RegExp(said));
			await seesVerdict(page, first);
			await page.getByRole("button", { name: "Dismiss" }).click();
		}
	});

	for (const height of [664, 844]) {
		test(`is told of in sight on a phone ${height} pixels high, before anything else`, async ({
			visit,
		}) => {
			const page = await visit({ hash: "#1Ac4WIF2p8", viewport: { width: 390, height } });
			const failure = page.locator(".link-failure");
			await expect(failure).toBeInViewport({ ratio: 1 });
			const told = await failure.boundingBox();
			const bar = await page.locator("#activities").boundingBox();
			assert.ok(told && bar && told.y + told.height <= bar.y + 1);
			await expect(page.locator("#invitation")).toBeHidden();
			await page.getByRole("button", { name: "Dismiss" }).click();
			await page.locator("#invitation").waitFor();
		});
	}

	test("is dismissed by a button as high as any, however long the sentence is", async ({
		visit,
	}) => {
		const page = await visit({ hash: "#1Ac4WIF2p8", viewport: { width: 390, height: 844 } });
		const dismiss = page.getByRole("button", { name: "Dismiss" });
		const heights = await Promise.all(
			[dismiss, page.locator(".link-failure p")].map(async (each) =>
				Math.round((await each.boundingBox())?.height ?? 0),
			),
		);
		assert.ok(heights[1] !== undefined && heights[1] > 60, heights.join());
		assert.equal(heights[0], 44);
	});

	test("is forgotten with the next move", async ({ visit }) => {
		const page = await visit({ hash: "#1rubbish", locale: "zh-CN" });
		await page.locator("#link-failure").getByText("途中被改动过").waitFor();
		await hears(page, "这个链接无效");
		await page.getByRole("button", { name: "最佳走法" }).click();
		await page.locator(".link-failure").waitFor({ state: "detached" });
	});
});
