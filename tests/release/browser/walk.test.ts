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

/** Expectations derive from the visible page: the model has no memory. */
type Model = Record<never, never>;

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

/** A person's action, where possible. */
class Step implements fc.AsyncCommand<Model, Page> {
	readonly #name: string;
	readonly #act: (page: Page) => Promise<unknown>;

	constructor(name: string, act: (page: Page) => Promise<unknown>) {
		this.#name = name;
		this.#act = act;
	}

	check = () => true;
	toString = () => this.#name;

	async run(_: Model, page: Page): Promise<void> {
		await this.#act(page);
		await agree(page);
		await isSound(page);
	}
}

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

const steps = [
	...texts.map((text) =>
		fc.constant(
			new Step(`solve ${JSON.stringify(text)}`, async (page) => {
				await pick(page, "analyse");
				if (await page.locator("#tab-text").isVisible()) await solve(page, text);
			}),
		),
	),
	...links.map((hash) =>
		fc.constant(
			new Step(`open ${hash}`, (page) => page.goto(new URL(`index.html${hash}`, page.url()).href)),
		),
	),
	...places.map((name) => fc.constant(new Step(name, (page) => pick(page, name)))),
	fc.constant(new Step("edit", edit)),
	fc.nat(30).map(
		(number) =>
			new Step(`move ${number}`, (page) =>
				page.evaluate((number) => {
					const board = document.querySelector("catchmate-board");
					const { legalMoves = [] } = board ?? {};
					const move = legalMoves[number % Math.max(legalMoves.length, 1)];
					return move && board?.play(move, "reader");
				}, number),
			),
	),
	fc.nat(24).map(
		(number) =>
			new Step(`edit square ${number}`, async (page) => {
				await edit(page);
				const cells = page.locator("catchmate-board [role=gridcell]");
				const count = await cells.count();
				if (count > 0) await cells.nth(number % count).click();
			}),
	),
	...[
		"Undo",
		"Step back",
		"Next move",
		"Restart",
		"Best move",
		"Hint",
		"New game",
		"中文",
		"English",
	].map((name) => fc.constant(new Step(name, (page) => press(page, name)))),
	fc.constant(new Step("reload", (page) => page.reload())),
	fc.constant(
		new Step("back", async (page) => {
			await page.goBack();
			if (page.url() === "about:blank") await page.goForward();
		}),
	),
	fc.constant(new Step("forward", (page) => page.goForward())),
];

test("a random walk never meets a wrong value, a lost URL or a console message", async ({
	visit,
}) => {
	test.setTimeout((seconds + 120) * 1000);
	const walks = fc.asyncProperty(fc.commands(steps, { maxCommands: 25 }), async (commands) => {
		const page = await visit();
		await fc.asyncModelRun(() => ({ model: {}, real: page }), commands);
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
