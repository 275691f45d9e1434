/** The board's response to a person's moves: badges, evaluation strip, sound, and abandoned tries. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import {
	expectGame,
	letPeoplePlay,
	nextAnnouncement,
	openAndPlay,
	openTab,
	pickActivity,
	pickHints,
	plyButton,
	storedAsWhite,
	typeMove,
} from "./page.ts";
import { countTones } from "./puzzles.ts";

const colours = ["right", "slip", "error", "accent"] as const;

/** Colours of the style sheet shown on the board in more than forty pixels. */
const coloursOf = (page: Page) =>
	page.evaluate((colours) => {
		const canvas = document.querySelector("catchmate-board")?.shadowRoot?.querySelector("canvas");
		const style = getComputedStyle(document.documentElement);
		const swatches = new OffscreenCanvas(1, colours.length).getContext("2d");
		if (!canvas || !swatches) throw new Error("there is no board");
		for (const [row, name] of colours.entries()) {
			swatches.fillStyle = style.getPropertyValue(`--${name}`);
			swatches.fillRect(0, row, 1, 1);
		}
		const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
		copy?.drawImage(canvas, 0, 0);
		const seen = copy?.getImageData(0, 0, canvas.width, canvas.height).data.buffer;
		const pixels = new Uint32Array(seen ?? new ArrayBuffer());
		const wanted = new Uint32Array(swatches.getImageData(0, 0, 1, colours.length).data.buffer);
		return colours.filter((_, row) => {
			const { length } = pixels.filter((pixel) => pixel === wanted[row]);
			return length > 40;
		});
	}, colours);

/** Waits until the board shows badges of exactly one colour. */
const expectBadge = (page: Page, shown: "right" | "slip" | "error" | null) =>
	expect
		.poll(async () => (await coloursOf(page)).filter((name) => name !== "accent"))
		.toEqual(shown === null ? [] : [shown]);

const start = "White wins in 1 ply. White to move.";

/** Makes a person's moves, each by its rank in the board's list, best first. */
const makeMoves = (page: Page, ...places: readonly number[]) =>
	page.evaluate(async (places) => {
		const board = document.querySelector("catchmate-board");
		for (const place of places) {
			const made = board?.values.at(place);
			await (made && board?.play(made.move, "reader"));
		}
	}, places);

test("a badge on the move's square shows mistake, slip or best move, with hints on @more", async ({
	visit,
}) => {
	const page = await visit({ prepare: storedAsWhite });
	await openAndPlay(page, "5 3 3 3 4", start);
	await letPeoplePlay(page);
	await typeMove(page, "3,2");
	await expectBadge(page, "error");
	const heard = await nextAnnouncement(page, /Mistake/);
	assert.equal(heard.match(/Mistake/g)?.length, 1);
	await openTab(page, "play");
	await pickHints(page, "Off");
	await expectBadge(page, null);
	await pickHints(page, "Full");
	const slowest = await page.evaluate(() => {
		const { values = [] } = document.querySelector("catchmate-board") ?? {};
		return values.findLastIndex(({ outcome }) => outcome === "win");
	});
	await makeMoves(page, slowest);
	await expectBadge(page, "slip");
	await makeMoves(page, 0, 0);
	await expectBadge(page, "right");
	await pickActivity(page, "Analyse");
	await expectBadge(page, null);
});

test("moves are not marked while the opponent thinks @more", async ({ visit }) => {
	const page = await visit({ prepare: storedAsWhite });
	await openAndPlay(page, "8 1 1 8 8", "Black wins in 20 plies. White to move.");
	await expect.poll(() => coloursOf(page)).toContain("accent");
	await page.evaluate(async () => {
		const board = document.querySelector("catchmate-board");
		const [move] = board?.legalMoves ?? [];
		if (board && move) {
			board.opponent = () => new Promise(() => {});
			await board.play(move, "reader");
		}
	});
	await expect.poll(() => coloursOf(page)).not.toContain("accent");
});

test("the evaluation strip follows the game, hides with values, and never moves the board", async ({
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

test("moves sound once sound is on", async ({ visit }) => {
	const page = await visit({ prepare: `${storedAsWhite} ${countTones}` });
	await openAndPlay(page, "8 1 1 8 8", "Black wins in 20 plies. White to move.");
	await letPeoplePlay(page);
	await page.getByRole("checkbox", { name: "Sound" }).check();
	await expect.poll(() => page.evaluate("tones")).toBe(1);
	await typeMove(page, "1,2");
	await expect.poll(() => page.evaluate("tones")).toBe(2);
});

test("abandoned tries stay in brackets in the record, not in the link @more", async ({ visit }) => {
	const page = await visit();
	await makeMoves(page, 0, 0, 0);
	const main = await expectGame(page, 3);
	await page.evaluate(() => document.querySelector("catchmate-board")?.seek(1));
	await makeMoves(page, 1);
	const other = await expectGame(page, 2);
	const variation = page.locator("#record .variation");
	await expect(variation).toHaveText(/\(2\s.* 3\s.*\)/s);
	await variation.click();
	await plyButton(page, 3).waitFor();
	assert.equal(await expectGame(page, 3, 2), `${main}.2`);
	await expect(plyButton(page, 2)).toHaveAttribute("aria-current", "step");
	await variation.click();
	assert.equal(await expectGame(page, 2), other);
	await expect(variation).toHaveCount(1);
});
