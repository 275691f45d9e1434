/** What the board answers to a person's moves: badges, the strip, sound, and what comes at the end and after it. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { BoardProblem } from "../../web/model/edit.ts";
import { seesVerdict } from "./board.ts";
import { expect, fortLink, test } from "./fixtures.ts";
import {
	asWhite,
	begin,
	hasHeard,
	hashOf,
	openFold,
	openTab,
	people,
	pickActivity,
	pickHints,
	plyButton,
	puzzleGoal,
	seesGame,
	type,
} from "./page.ts";
import { plyOf } from "./puzzles.ts";

/** How many of the board's pixels have a colour of the style sheet. */
const pixelsOf = (page: Page, name: string): Promise<number> =>
	page.evaluate((name) => {
		const board = document.querySelector("catchmate-board");
		const canvas = board?.shadowRoot?.querySelector("canvas");
		if (!canvas) {
			throw new Error("there is no board");
		}
		const seen = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", {
			willReadFrequently: true,
		});
		seen?.drawImage(canvas, 0, 0);
		const swatch = new OffscreenCanvas(1, 1).getContext("2d");
		if (swatch === null || !seen) {
			throw new Error("there is nothing to paint on");
		}
		swatch.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
		swatch.fillRect(0, 0, 1, 1);
		const [red, green, blue] = swatch.getImageData(0, 0, 1, 1).data;
		const { data } = seen.getImageData(0, 0, canvas.width, canvas.height);
		let found = 0;
		for (let place = 0; place < data.length; place += 4) {
			const isSame = data[place] === red && data[place + 1] === green && data[place + 2] === blue;
			found += Number(isSame);
		}
		return found;
	}, name);

/** Waits until the board shows a badge of one colour, and of no other. */
async function seesBadge(page: Page, shown: "right" | "slip" | "error" | null): Promise<void> {
	for (const name of ["right", "slip", "error"] as const) {
		await expect.poll(async () => (await pixelsOf(page, name)) > 40).toEqual(name === shown);
	}
}

const start = "White wins in 1 ply. White to move.";

const seesPly = (page: Page, ply: number) => expect.poll(() => plyOf(page)).toBe(ply);

/** Makes moves of a person's, each by its place in the board's list, from the best to the worst. */
const makeMoves = (page: Page, ...places: readonly number[]) =>
	page.evaluate(async (places) => {
		const board = document.querySelector("catchmate-board");
		for (const place of places) {
			const made = board?.values.at(place);
			await (made && board?.play(made.move, "reader"));
		}
	}, places);

test("a badge on the move's square tells a mistake from a best move and a slip, once, where hints are given", async ({
	visit,
}) => {
	const page = await visit({ prepare: asWhite });
	await begin(page, "5 3 3 3 4", start);
	await seesBadge(page, null);
	await people(page);
	await type(page, "3,2");
	await seesBadge(page, "error");
	const heard = await hasHeard(page, /Mistake: a win became a loss\./);
	assert.equal(heard.match(/Mistake/g)?.length, 1);
	await openTab(page, "play");
	await pickHints(page, "Off");
	await seesBadge(page, null);
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await type(page, "3,2");
	await seesPly(page, 1);
	await seesBadge(page, null);
	await openTab(page, "play");
	await pickHints(page, "Full");
	const slowest = await page.evaluate(
		() =>
			document
				.querySelector("catchmate-board")
				?.values.findLastIndex(({ outcome }) => outcome === "win") ?? 0,
	);
	await makeMoves(page, slowest);
	await seesBadge(page, "slip");
	await makeMoves(page, 0, 0);
	await seesBadge(page, "right");
	await pickActivity(page, "Analyse");
	await seesBadge(page, null);
});

test("moves are not marked while the opponent thinks", async ({ visit }) => {
	const page = await visit({ prepare: asWhite });
	await begin(page, "8 1 1 8 8", "Black wins in 20 plies. White to move.");
	await page.evaluate("catchmate.idle()");
	assert.ok((await pixelsOf(page, "accent")) > 40);
	await page.evaluate(async () => {
		const board = document.querySelector("catchmate-board");
		const [move] = board?.legalMoves ?? [];
		if (board && move) {
			board.opponent = ({ moves }) =>
				new Promise((resolve) =>
					Object.assign(globalThis, { answer: () => moves[0] && resolve(moves[0].move) }),
				);
			await board.play(move, "reader");
		}
	});
	await page.waitForFunction(() => "answer" in globalThis);
	await expect.poll(() => pixelsOf(page, "accent")).toBe(0);
	await page.evaluate("answer()");
	await expect.poll(() => pixelsOf(page, "accent")).toBeGreaterThan(40);
});

test("the evaluation strip follows the game, hides where values are hidden, and never moves the board", async ({
	visit,
}) => {
	const page = await visit();
	const share = () =>
		page.evaluate(() => {
			const { classList, style } = document.querySelector("catchmate-board") as HTMLElement;
			const said = style.getPropertyValue("--evaluation-share");
			return classList.contains("has-evaluation") ? Number.parseFloat(said) : null;
		});
	const place = () => page.locator("#board canvas").boundingBox();
	const [first, before] = [await share(), await place()];
	assert.ok(first !== null && first < 50, "Black wins, and White is the first side");
	await makeMoves(page, 0, 0, 0, 0, 0, 0, 0, 0);
	await expect.poll(async () => (await share()) ?? 99).toBeLessThan(first);
	await pickActivity(page, "Play");
	await expect.poll(share).toBeNull();
	assert.deepEqual(await place(), before);
	await pickHints(page, "Full");
	await expect.poll(share).not.toBeNull();
	await pickActivity(page, "Puzzles");
	await expect.poll(share).toBeNull();
});

test("sound is off until it is switched on, and stays on after a reload", async ({ visit }) => {
	const page = await visit({
		prepare: `${asWhite}
				globalThis.tones = 0;
				const Tone = OscillatorNode;
				globalThis.OscillatorNode = class extends Tone {
					start(...when) {
						globalThis.tones++;
						super.start(...when);
					}
				};`,
	});
	const tones = () => page.evaluate("tones") as Promise<number>;
	await begin(page, "5 3 3 3 4", start);
	await people(page);
	await type(page, "3,2");
	await plyButton(page, 1).waitFor({ state: "attached" });
	assert.equal(await tones(), 0);
	await openTab(page, "play");
	await page.getByRole("checkbox", { name: "Sound" }).check();
	await expect(async () => assert.ok((await tones()) > 0)).toPass();
	const before = await tones();
	await type(page, "3,3");
	await expect(async () => assert.ok((await tones()) > before)).toPass();
	await page.reload();
	await page.getByRole("checkbox", { name: "Sound", checked: true }).waitFor();
});

test.describe("the end of a won game", () => {
	const card = (page: Page) => page.getByRole("region", { name: /You won/ });
	const win = async (page: Page) => {
		await begin(page, "5 3 3 3 4", start);
		await type(page, "3,4");
		await card(page).waitFor();
	};

	test("draws the way to it, gives stars, and takes both away when the game goes on", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite });
		await win(page);
		await card(page).getByRole("img", { name: "3 stars of 3" }).waitFor();
		const trails = () =>
			page.evaluate(() =>
				document
					.querySelector("catchmate-board")
					?.trails.map(({ side, steps }) => `${side} ${steps.length}`),
			);
		await expect.poll(trails).toEqual(["white 1"]);
		await page.getByRole("button", { name: "Undo", exact: true }).click();
		await expect.poll(trails).toEqual([]);
		await type(page, "3,2");
		await page.getByRole("img", { name: "0 stars of 3" }).waitFor();
	});

	for (const [way, prepare] of [
		["by the system", "navigator.share = async (shared) => { globalThis.shared = shared; };"],
		[
			"by a copy where the system does not share",
			`delete Navigator.prototype.share;
			navigator.clipboard.writeText = async (copied) => {
				const [text, url] = copied.split("\\n");
				globalThis.shared = { text, url };
			};`,
		],
	] as const) {
		test(`is shared with its link ${way}, and leads on to a puzzle`, async ({ visit }) => {
			const page = await visit({ prepare: `${asWhite} ${prepare}` });
			await win(page);
			await seesGame(page, 1);
			await card(page).getByRole("button", { name: "Share" }).click();
			await page.waitForFunction(() => "shared" in globalThis);
			const shared = (await page.evaluate("shared")) as { text: string; url: string };
			assert.match(shared.text, /^Chase: .* ★★★$/);
			assert.ok(shared.url.endsWith(await hashOf(page)), shared.url);
			// No board of the game takes longer to win.
			await card(page).getByRole("button", { name: "Next: a puzzle" }).click();
			await page.locator(".verdict-words", { hasText: puzzleGoal }).waitFor();
		});
	}

	/** Wins the page's first board as Red, beginning before the last move, and waits for the board that follows. */
	const winAsRed = async (page: Page) => {
		await page.evaluate(async () => {
			const board = document.querySelector("catchmate-board");
			const { problem, table } = board ?? {};
			const line = problem && (await table?.line(problem.position));
			const position = line?.positions.at(-2);
			await (position && board?.open({ ...problem, position } as BoardProblem));
		});
		await seesVerdict(page, "Red wins in 1 ply. Red to move.");
		await pickActivity(page, "Play");
		await page.evaluate(async () => {
			const board = document.querySelector("catchmate-board");
			const { record, problem } = board ?? {};
			const position = record?.positions[0];
			const solver = await board?.solver;
			const table = problem && (await solver?.solve(problem.game));
			const [best] = (position && (await table?.moves(position))) ?? [];
			table?.dispose();
			await (best && board?.play(best.move, "reader"));
		});
		const next = card(page).getByRole("button", { name: /^A harder one/ });
		await expect(card(page).locator("button.primary")).toContainText("A harder one");
		await next.waitFor();
		return next;
	};

	test("stays the person's when the sides are swapped after it, and leads on to a board that takes longer to win", async ({
		visit,
	}) => {
		const page = await visit({ hash: fortLink });
		const next = await winAsRed(page);
		const played = (side: string) =>
			page.getByRole("group", { name: side }).getByRole("radio", { name: "Human" });
		await openTab(page, "play");
		await page.getByRole("button", { name: "Swap sides" }).last().click();
		await expect(played("Black")).toBeChecked();
		await card(page).getByRole("img", { name: "3 stars of 3" }).waitFor();
		const told = (await next.innerText()).match(/you are Red · a win in (\d+) plies/)?.[1];
		assert.ok(Number(told) > 1, told);
		await next.click();
		await expect(card(page)).toHaveCount(0);
		await expect(played("Red")).toBeChecked();
		await expect(played("Black")).not.toBeChecked();
		await pickActivity(page, "Analyse");
		await seesVerdict(page, `Red wins in ${told} plies. Red to move.`);
	});
});

test.describe("what was tried", () => {
	const seek = (page: Page, ply: number) =>
		page.evaluate((ply) => document.querySelector("catchmate-board")?.seek(ply), ply);

	test("stays in the record in brackets, can be chosen again, and is not in the link", async ({
		visit,
	}) => {
		const page = await visit();
		await makeMoves(page, 0, 0, 0);
		const main = await seesGame(page, 3);
		await seek(page, 1);
		await makeMoves(page, 1);
		const other = await seesGame(page, 2);
		const variation = page.locator("#record .variation");
		await expect(variation).toHaveCount(1);
		await expect(variation).toHaveText(/^\s*Variation:\s*\(2\s.* 3\s.*\)\s*$/s);
		await variation.click();
		await plyButton(page, 3).waitFor();
		assert.equal(await seesGame(page, 3, 2), `${main}.2`);
		await expect(plyButton(page, 2)).toHaveAttribute("aria-current", "step");
		await variation.click();
		assert.equal(await seesGame(page, 2), other);
		await expect(variation).toHaveCount(1);
		// While a game is played there is only its own record.
		await pickActivity(page, "Play");
		await page.getByRole("tab", { name: "Moves" }).click();
		await expect(variation).toHaveCount(0);
	});

	test("is compared move by move, with the best play after each, which can be played", async ({
		visit,
	}) => {
		const page = await visit();
		await makeMoves(page, 0);
		await openFold(page, "compare");
		await expect(page.locator(".compared-plies")).toHaveCount(2);
		await expect(page.locator(".compared-value").first()).toHaveText("wins in 19 plies");
		const last = page.getByLabel("Move 2").locator("option").last();
		const chosen = (await last.textContent()) ?? "";
		await page.getByLabel("Move 2").selectOption({ label: chosen.trim() });
		await expect(page.locator(".compared-plies").nth(1)).toContainText(chosen.trim());
		await page.locator(".compared > div").first().getByRole("button").click();
		await seesGame(page, 20, 2);
	});
});
