/**
 * Random walks over the page. After any actions, the value belongs to the position shown, the URL reopens
 * the same board, and the console is silent. CATCHMATE_WALK_SECONDS sets the time, CATCHMATE_WALK_SEED the walk:
 *
 *     CATCHMATE_WALK_SECONDS=3600 CATCHMATE_WALK_SEED=7 npm run test:all -- walk
 */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import fc from "fast-check";
import { linkIn, partsOf, puzzleIn } from "../../../web/model/link-text.ts";
import { test } from "../../browser/fixtures.ts";
import { solve } from "../../browser/page.ts";
import { packageSolver } from "../../node/games.ts";

const seconds = Number(process.env.CATCHMATE_WALK_SECONDS ?? 60);
const seed = Number(process.env.CATCHMATE_WALK_SEED ?? 1);

/** The visible state once all work has ended. */
const seen = (page: Page) =>
	page.evaluate(async () => {
		await (globalThis as unknown as { catchmate: { idle(): Promise<void> } }).catchmate.idle();
		const board = document.querySelector("catchmate-board");
		const { code = null, record, value = null, failure = null } = board ?? {};
		return { code, ply: record?.index, value, failure, hash: location.hash };
	});

async function isSound(page: Page): Promise<void> {
	const { code, ply, value, failure, hash } = await seen(page);
	assert.equal(failure, null);
	assert.ok(code !== null && ply !== undefined);
	const { game, position, moves } = packageSolver.decode(code);
	const table = await packageSolver.solve(game);
	let shown = position;
	for (const move of moves.slice(0, ply)) {
		const made = (await table.moves(shown)).find(
			(each) => JSON.stringify(each.move) === JSON.stringify(move),
		);
		shown = made?.position ?? assert.fail(`${code}: ${JSON.stringify(move)} is no move`);
	}
	if (value !== null) assert.deepEqual(value, await table.lookup(shown), `${code}, ply ${ply}`);
	table.dispose();
	const link = linkIn(hash);
	if (link !== null && puzzleIn(link) === undefined) {
		const written = packageSolver.decode(partsOf(link).code);
		assert.deepEqual(written.game, game, `${hash} and ${code}`);
	}
}

/** A person's action, by name, where possible. */
type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];

/** Presses a button of the page or board, where it exists and is enabled. */
async function press(page: Page, name: string): Promise<void> {
	const button = page.getByRole("button", { name, exact: true }).first();
	if ((await button.count()) > 0 && (await button.isVisible()) && (await button.isEnabled())) {
		await button.click();
	}
}

const texts = ["5 1 1 5 5", "3 1 1 2 2", "4 4 4 1 1", "5 3 3 3 4", "3 3 black\nO..\n.#.\n..X\n"];
const links = ["#1Ac4B-A7n6Y", "#1Ac4WIF2p8r", "#3lOYgDAQBQGAcCAAYAwCcAFNeQ", "#puzzle=3", ""];
const places = ["analyse", "play", "puzzle"];
const buttons = "Undo,Step back,Next move,Restart,Best move,Hint,New game,中文,English".split(",");

/** Confirms the question before giving up an open puzzle. */
async function agree(page: Page): Promise<void> {
	const question = page.locator("dialog.question");
	if (await question.isVisible()) await question.getByRole("button").last().click();
}

const pick = (page: Page, place: string) =>
	page.locator(`#activities input[value=${place}]`).click();

async function edit(page: Page): Promise<void> {
	await pick(page, "analyse");
	await page.locator("#tab-edit").click();
}

const fixed: readonly Step[] = [
	...texts.map((text): Step => {
		const act = async (page: Page) => {
			await pick(page, "analyse");
			if (await page.locator("#tab-text").isVisible()) await solve(page, text);
		};
		return [`solve ${JSON.stringify(text)}`, act];
	}),
	...links.map((hash): Step => {
		return [`open ${hash}`, (page) => page.goto(new URL(`index.html${hash}`, page.url()).href)];
	}),
	...places.map((name): Step => [name, (page) => pick(page, name)]),
	["edit", edit],
	...buttons.map((name): Step => [name, (page) => press(page, name)]),
	["reload", (page) => page.reload()],
	[
		"back",
		async (page) => {
			await page.goBack();
			if (page.url() === "about:blank") await page.goForward();
		},
	],
	["forward", (page) => page.goForward()],
];

const move = (number: number): Step => {
	const act = (page: Page) =>
		page.evaluate((number) => {
			const board = document.querySelector("catchmate-board");
			const { legalMoves = [] } = board ?? {};
			const move = legalMoves[number % Math.max(legalMoves.length, 1)];
			return move && board?.play(move, "reader");
		}, number);
	return [`move ${number}`, act];
};

const editSquare = (number: number): Step => {
	const act = async (page: Page) => {
		await edit(page);
		const cells = page.locator("catchmate-board [role=gridcell]");
		const count = await cells.count();
		if (count > 0) await cells.nth(number % count).click();
	};
	return [`edit square ${number}`, act];
};

/** As many moves and edits as each other step. */
const step = fc.oneof(
	{ weight: fixed.length, arbitrary: fc.constantFrom(...fixed) },
	{ weight: 1, arbitrary: fc.nat(30).map(move) },
	{ weight: 1, arbitrary: fc.nat(24).map(editSquare) },
);

test("a random walk never meets a wrong value, a lost URL or a console message", async ({
	visit,
}) => {
	test.setTimeout((seconds + 120) * 1000);
	const walks = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
		const page = await visit();
		for (const [, act] of steps) {
			await act(page);
			await agree(page);
			await isSound(page);
		}
		await page.context().close();
	});
	await fc.assert(walks, {
		seed,
		// The same walks on every machine, unless a time is set.
		numRuns: process.env.CATCHMATE_WALK_SECONDS === undefined ? 5 : Number.POSITIVE_INFINITY,
		interruptAfterTimeLimit: seconds * 1000,
		endOnFailure: true,
	});
});
