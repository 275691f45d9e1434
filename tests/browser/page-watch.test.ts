/** Watching a solve: positions settled up to a distance, on the board and in numbers. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { cell, colourOf, expectVerdict, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { openTab, solve, solveDrawn } from "./page.ts";

async function openWatch(page: Page): Promise<void> {
	await openTab(page, "explain");
	await page.locator("#watch summary").click();
	await page.locator("#watch .figures").waitFor();
}

const slider = (page: Page) => page.getByRole("slider", { name: "Distance" });

const expectFigures = (page: Page, ...figures: string[]) =>
	expect(page.locator("#watch .figures td")).toHaveText(figures);

/** Coloured squares with their distances, and ringed squares. */
const mapOf = (page: Page) =>
	withBoard(page, ({ layers: { heat, marks } }) => ({
		heat: heat.map(({ square, distance }) => `${square.row},${square.column} ${distance}`),
		rings: marks.map(({ square }) => `${square.row},${square.column}`),
	}));

test("each distance shows its settled positions, on the board and in numbers", async ({
	visit,
}) => {
	const page = await visit({ reducedMotion: "reduce" });
	await solve(page, "3 1 1 3 3");
	await expectVerdict(page, "Black wins in 6 plies. White to move.");
	await openWatch(page);
	await expectFigures(page, "18", "18", "0", "162");
	await expect.poll(() => mapOf(page)).toEqual({ heat: ["3,3 0"], rings: ["3,3"] });
	await cell(page, 3, 3).and(page.locator("[aria-label*='settled at 0']")).waitFor();
	await expect(page.locator("[aria-label*='a move here']")).toHaveCount(0);
	await page.getByRole("button", { name: "One ply on" }).click();
	await expectFigures(page, "60", "78", "0", "162");
	const first = { heat: ["2,3 1", "3,2 1", "3,3 0"], rings: ["2,3", "3,2"] };
	await expect.poll(() => mapOf(page)).toEqual(first);
	const colour = await colourOf(page, 2, 3);
	await slider(page).fill("6");
	await expectFigures(page, "24", "142", "0", "162");
	await expect.poll(async () => (await mapOf(page)).rings).toEqual(["1,1", "1,3", "2,2", "3,1"]);
	// A square keeps its colour at every distance.
	await page.evaluate(() => new Promise(requestAnimationFrame));
	assert.deepEqual(await colourOf(page, 2, 3), colour);
	assert.notDeepEqual(await colourOf(page, 2, 2), colour);
	await slider(page).fill("8");
	await page.getByRole("button", { name: "One ply back" }).click();
	await expectFigures(page, "12", "154", "0", "162");
	await slider(page).fill("0");
	// From there it runs to the end by itself.
	const play = page.locator("#watch").getByRole("button", { name: "Play", exact: true });
	await play.click();
	await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
	await expect(slider(page)).toHaveValue("8");
	await play.waitFor();
});

test("watching starts with the most mobile piece and side, and follows other choices @more", async ({
	visit,
}) => {
	const page = await visit();
	await solveDrawn(page);
	await openWatch(page);
	await expect(page.locator("#watch .choice label:has(:checked)")).toHaveText([
		/^\s*Red\s+5,1\s*$/,
		/^\s*Black\s*$/,
	]);
	// The unsettled ones.
	await expect(page.locator("#watch .figures td").nth(2)).toHaveText("49");
	await page.getByRole("radio", { name: "Black 5,4" }).check();
	await page.locator("#watch").getByRole("radio", { name: "Black", exact: true }).check();
	await slider(page).fill("3");
	await expect.poll(async () => (await mapOf(page)).rings).toEqual(["3,1", "3,5"]);
});
