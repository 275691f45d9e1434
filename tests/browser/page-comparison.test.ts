/** Comparing the rules on the board with others: what changes, examples of it, a map, and a link to it. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { Changes, Game, Rules } from "catchmate";
import { packageSolver } from "../node/games.ts";
import { findings } from "./axe.ts";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	hashOf,
	openTab,
	overflow,
	pickActivity,
	pickGame,
	seesHash,
	solve,
	tooSmall,
} from "./page.ts";

const start = "Black wins in 10 plies. White to move.";
const passing = "Draw: neither side can force a win. White to move.";

const side = (page: Page, name: string) =>
	page.locator("#rules-lab").getByRole("group", { name, exact: true });

const comparison = (page: Page) => page.locator("#comparison");
const others = (page: Page) => comparison(page).getByRole("group", { name: "Compare with" });
const pickOther = (page: Page, name: string) => others(page).getByRole("radio", { name }).check();
const examples = (page: Page) => comparison(page).locator(".change-example");

const pressFold = (page: Page, id: string) => page.locator(`#${id} > summary`).click();

/** Puts a board of chase up and opens the form of its rules. */
async function openRules(page: Page): Promise<void> {
	await solve(page, "5 1 1 5 5");
	await seesVerdict(page, start);
	await pickActivity(page, "Edit");
	await pressFold(page, "rules-fold");
	await page.locator("#rules-endless").waitFor();
}

/** The same, with White allowed to pass, and compared with the game's own rules. */
async function openComparison(page: Page): Promise<void> {
	await openRules(page);
	await side(page, "White").getByLabel("May pass").check();
	await seesVerdict(page, passing);
	await openTab(page, "explain");
	await pressFold(page, "comparison-fold");
	await seesResult(page);
}

/** Waits until what is seen of a comparison is that of the rules on the board. */
const seesResult = (page: Page) => comparison(page).locator(".comparison:not([inert])").waitFor();

const resultOf = async (page: Page) =>
	((await comparison(page).locator(".remark").textContent()) ?? "").replace(/\s+/g, " ").trim();

const gameOf = (page: Page) =>
	page.evaluate(() => document.querySelector("catchmate-board")?.problem?.game ?? null);

const positionOf = (page: Page) =>
	page.evaluate(() => document.querySelector("catchmate-board")?.problem?.position);

async function changesOf(against: Rules, game: Game): Promise<Changes> {
	const before = await packageSolver.solve({ ...game, rules: against });
	const after = await packageSolver.solve(game);
	try {
		return await before.compare(after);
	} finally {
		before.dispose();
		after.dispose();
	}
}

/** What the package finds to change between a game of the list and the rules on the board. */
async function expected(page: Page, id = "chase"): Promise<Changes> {
	const game = await gameOf(page);
	const origin = packageSolver.games.find((rules) => rules.id === id);
	assert.ok(game && origin);
	return changesOf(origin, game);
}

/** The numbers of the table of a side to move, row by row. */
const numbersOf = (page: Page, name: string) =>
	comparison(page)
		.getByRole("table", { name })
		.locator("tbody td")
		.allTextContents()
		.then((cells) => cells.map((cell) => Number(cell.replaceAll(",", ""))));

const outcomes = ["win", "draw", "loss"] as const;

test.describe("the comparison of rules", () => {
	test("is offered once a rule is changed, and counts the positions that change", async ({
		visit,
	}) => {
		const page = await visit();
		await openRules(page);
		await expect(page.locator("#comparison-fold")).toHaveCount(0);
		await side(page, "White").getByLabel("May pass").check();
		await seesVerdict(page, passing);
		await openTab(page, "explain");
		await pressFold(page, "comparison-fold");
		await seesResult(page);
		const { toMove } = await expected(page);
		const pairs = Object.values(toMove).flatMap((each) => each.outcomes);
		const changed = pairs
			.filter(({ before, after }) => before !== after)
			.reduce((sum, { positions }) => sum + positions, 0);
		assert.ok(changed > 0);
		assert.match(
			await resultOf(page),
			new RegExp(`^${changed} of 1,250 positions change outcome: ${changed} from a win for Black`),
		);
		for (const [name, heading] of [
			["white", "White to move"],
			["black", "Black to move"],
		] as const) {
			const wanted = outcomes.flatMap((before) =>
				outcomes.map(
					(after) =>
						toMove[name]?.outcomes.find((pair) => pair.before === before && pair.after === after)
							?.positions ?? 0,
				),
			);
			assert.deepEqual(await numbersOf(page, heading), wanted);
		}
	});

	test("has an example of each change with a picture; a click puts it on the board, Undo takes it off", async ({
		visit,
	}) => {
		const page = await visit();
		await openComparison(page);
		const { toMove } = await expected(page);
		const known = Object.values(toMove)
			.flatMap((each) => each.outcomes)
			.sort((one, other) => other.positions - one.positions)
			.flatMap(({ example }) => example ?? []);
		await expect(examples(page)).toHaveCount(known.length);
		const first = examples(page).first();
		const isPainted = await first.locator("canvas").evaluate((canvas) => {
			const { width, height } = canvas as HTMLCanvasElement;
			const context = (canvas as HTMLCanvasElement).getContext("2d");
			return context?.getImageData(0, 0, width, height).data.some((value) => value > 0);
		});
		assert.ok(isPainted);
		await first.click();
		await expect.poll(() => positionOf(page)).toEqual(known[0]?.position);
		await expect(first).toHaveAttribute("aria-current", "true");
		await page
			.locator(".verdict")
			.getByText(/Draw: neither side/)
			.waitFor();
		await page.getByRole("button", { name: "Undo", exact: true }).click();
		await seesVerdict(page, passing);
		await expect(comparison(page).locator("[aria-current]")).toHaveCount(0);
	});

	test("follows every change of the rules, and compares with those before the last one", async ({
		visit,
	}) => {
		const page = await visit();
		await openComparison(page);
		const before = await gameOf(page);
		const first = await resultOf(page);
		await openTab(page, "edit");
		await side(page, "Black").getByLabel("May pass").check();
		await openTab(page, "explain");
		await expect(others(page).getByRole("radio")).toHaveCount(2);
		await seesResult(page);
		await pickOther(page, "Before the last change");
		await seesResult(page);
		const game = await gameOf(page);
		assert.ok(before && game);
		const { toMove } = await changesOf(before.rules, game);
		const changed = Object.values(toMove)
			.flatMap((each) => each.outcomes)
			.filter((pair) => pair.before !== pair.after)
			.reduce((sum, { positions }) => sum + positions, 0);
		const number = changed === 0 ? "None" : String(changed);
		await expect
			.poll(() => resultOf(page))
			.toMatch(new RegExp(`^${number} of (the )?1,250 positions`));
		// It stays what it is called when there is another change.
		await openTab(page, "edit");
		await side(page, "White").getByLabel("Bottom row").check();
		await openTab(page, "explain");
		await seesResult(page);
		await expect(others(page).getByRole("radio", { name: "Before the last change" })).toBeChecked();
		await expect(async () => {
			const [, code = ""] = /vs=(.*)/.exec(await hashOf(page)) ?? [];
			assert.deepEqual(packageSolver.decode(code).game.rules, game.rules);
		}).toPass();
		await page.getByRole("button", { name: "Undo", exact: true }).click();
		await pickOther(page, "The rules of Chase");
		await page.getByRole("button", { name: "Undo", exact: true }).click();
		await seesResult(page);
		await expect.poll(() => resultOf(page)).toEqual(first);
	});

	test("says so where the rules are the same, or have other numbers of pieces", async ({
		visit,
	}) => {
		const page = await visit();
		await openComparison(page);
		await openTab(page, "edit");
		await side(page, "White").getByRole("button", { name: "Pieces: one more" }).click();
		await openTab(page, "explain");
		await comparison(page)
			.getByText("The two sets of rules use different numbers of pieces")
			.waitFor();
		await openTab(page, "edit");
		await page.getByRole("button", { name: "Back to the rules of Chase" }).click();
		await openTab(page, "explain");
		await comparison(page).getByText("These are the rules on the board").waitFor();
		await expect(comparison(page).locator("table")).toHaveCount(0);
	});

	test("maps the squares on which a piece changes the outcome", async ({ visit }) => {
		const page = await visit();
		await openComparison(page);
		const game = await gameOf(page);
		const position = await positionOf(page);
		assert.ok(game && position);
		const tables = [
			await packageSolver.solve({
				...game,
				rules: packageSolver.decode("1Ac4WIAzzUx").game.rules,
			}),
			await packageSolver.solve(game),
		];
		for (const [name, square] of [
			["White 1,1", { row: 1, column: 1 }],
			["Black 5,5", { row: 5, column: 5 }],
		] as const) {
			const piece = comparison(page).getByRole("radio", { name });
			await piece.check();
			const [before = [], after = []] = await Promise.all(
				tables.map((table) => table.heatmap(position, square)),
			);
			const changed = after.filter(({ winner }, index) => winner !== before[index]?.winner);
			assert.ok(changed.length > 0);
			await comparison(page)
				.getByText(
					`The outcome changes on ${changed.length} of the ${after.length} squares for that piece.`,
				)
				.waitFor();
			// As many squares may have changed for the piece before.
			const listed = comparison(page).locator(".change-squares");
			for (const { square } of changed) {
				await expect(listed).toHaveText(new RegExp(`\\b${square.row},${square.column}\\b`));
			}
		}
		for (const table of tables) {
			table.dispose();
		}
	});

	test("is in the link: who opens it sees the same, and one that is closed is not in it", async ({
		visit,
	}) => {
		const page = await visit();
		await openComparison(page);
		await openTab(page, "edit");
		await side(page, "Black").getByLabel("May pass").check();
		await openTab(page, "explain");
		await pickOther(page, "Before the last change");
		await seesResult(page);
		const result = await resultOf(page);
		const hash = await seesHash(page, /\.vs=2[\w-]+$/);
		const [, code = ""] = /vs=(.*)/.exec(hash) ?? [];
		assert.equal(packageSolver.decode(code).game.rules.sides[0].mayPass, true);
		const other = await page.context().newPage();
		await other.goto(page.url());
		await seesResult(other);
		await expect.poll(() => resultOf(other)).toEqual(result);
		await others(other).getByText("The rules in the link").waitFor();
		await expect(others(other).getByRole("radio", { name: "The rules in the link" })).toBeChecked();
		await seesHash(other, /^#[\w-]+\.vs=2[\w-]+$/);
		await pressFold(other, "comparison-fold");
		await seesHash(other, /^#[\w-]+$/);
		await pickGame(other, "Crossing pawn");
		await expect(other.locator("#comparison-fold")).toHaveCount(0);
	});

	test("is not begun by a link with rules of another game, or with none", async ({ visit }) => {
		const page = await visit({ hash: "#1Ac4WIAzzUx.vs=1CAQMA1mvp" });
		await page.locator("#link-failure .error").waitFor();
		await page.evaluate(() => {
			location.hash = "#1Ac4WIAzzUx.vs=1Ac4WIAzzUX";
		});
		await page.locator("#link-failure .error").waitFor();
		await expect(page.locator("#comparison-fold")).toHaveCount(0);
	});

	test("is used by the keyboard alone", async ({ visit }) => {
		const page = await visit();
		await openRules(page);
		await side(page, "White").getByLabel("May pass").focus();
		await page.keyboard.press("Space");
		await seesVerdict(page, passing);
		await openTab(page, "explain");
		await page.locator("#comparison-fold > summary").focus();
		await page.keyboard.press("Enter");
		await seesResult(page);
		const first = examples(page).first();
		const isThere = () => first.evaluate((button) => button === document.activeElement);
		for (let presses = 0; presses < 4 && !(await isThere()); presses++) {
			await page.keyboard.press("Tab");
		}
		assert.ok(await isThere());
		await page.keyboard.press("Enter");
		await expect(first).toHaveAttribute("aria-current", "true");
		assert.ok(await isThere());
	});

	test("is told in the reader's language", async ({ visit }) => {
		const page = await visit({ locale: "zh-CN" });
		await openTab(page, "edit");
		await pressFold(page, "rules-fold");
		await page.getByRole("group", { name: "白方", exact: true }).getByLabel("可以停一手").check();
		await openTab(page, "explain");
		await pressFold(page, "comparison-fold");
		await seesResult(page);
		await expect(async () => {
			assert.match(
				await resultOf(page),
				/^8,192 个局面中有 7,424 个胜负改变：7,424 个由黑方胜变为平局。$/,
			);
		}).toPass();
		await comparison(page).getByRole("table", { name: "轮到白方走" }).waitFor();
	});
});

test.describe("a checker of accessibility finds nothing in the comparison", () => {
	test("and nothing is wider than a narrow screen", async ({ visit }) => {
		const page = await visit({ viewport: { width: 390, height: 844 } });
		await openComparison(page);
		await comparison(page).locator(".change-map").waitFor();
		assert.deepEqual(await findings(page), []);
		assert.deepEqual(await tooSmall(page.locator("#comparison :is(button, label:has(input))")), []);
		assert.equal(await overflow(page), 0);
	});
});
