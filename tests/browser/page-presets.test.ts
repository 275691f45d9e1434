/** The ready-made boards: chosen by picture and name. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { chaseLink, expect, test } from "./fixtures.ts";
import { hashOf, openTab, pickedGame, seesOutput, travel } from "./page.ts";

/** The verdict of the board that the page begins with. */
const first = "Black wins in 20 plies. White to move.";

/** The pictures of a part of the page, once all of them have been drawn. */
async function drawnIn(part: Locator): Promise<readonly string[]> {
	await part.locator("canvas[style]").first().waitFor();
	await expect(part.locator("canvas:not([style])")).toHaveCount(0);
	return part
		.locator("canvas")
		.evaluateAll((all) => all.map((each) => (each as HTMLCanvasElement).toDataURL()));
}

test.describe("the ready-made boards", () => {
	const gallery = (page: Page) => page.getByRole("dialog", { name: "Ready-made boards" });

	test("are chosen by picture and name, with the keyboard alone, of any game", async ({
		visit,
	}) => {
		const page = await visit();
		const opener = page.getByLabel("Ready-made boards");
		await opener.focus();
		await page.keyboard.press("Enter");
		await gallery(page).waitFor();
		const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
		await expect.poll(focused).toEqual("Corner to corner, 8\u00a0×\u00a08");
		await page.keyboard.press("Tab");
		await expect.poll(focused).toEqual("Sample, 2\u00a0×\u00a02");
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("Escape");
		await gallery(page).waitFor({ state: "hidden" });
		await seesVerdict(page, first);
		assert.equal(await hashOf(page), chaseLink);
		await expect
			.poll(() => opener.evaluate((button) => button === document.activeElement), {
				message: "the focus has returned",
			})
			.toEqual(true);
		await page.keyboard.press("Enter");
		await gallery(page).getByRole("button", { name: "Whoever moves loses, 8" }).focus();
		await page.keyboard.press("Enter");
		await gallery(page).waitFor({ state: "hidden" });
		await seesVerdict(page, "Black wins in 30 plies. Red to move.");
		await openTab(page, "text");
		await seesOutput(page, "Black 30");
		await expect(opener).toHaveText(/Whoever moves loses/);
		await expect.poll(() => pickedGame(page)).toEqual("Crossing pawn");
		await travel(page, -1);
		await seesVerdict(page, first);
	});

	test("are each drawn: no two of different boards look the same", async ({ visit }) => {
		const page = await visit();
		await page.getByLabel("Ready-made boards").click();
		const pictures = await drawnIn(page.locator("#gallery"));
		assert.ok(pictures.length >= 19, `${pictures.length} pictures`);
		// The five boards of the sample begin with one that is also there by itself.
		assert.equal(new Set(pictures).size, pictures.length - 1);
	});

	test("are drawn anew when the colours change", async ({ visit }) => {
		const page = await visit();
		await page.getByLabel("Ready-made boards").click();
		const light = await drawnIn(page.locator("#gallery"));
		await page.emulateMedia({ colorScheme: "dark" });
		await expect(async () => {
			const dark = await drawnIn(page.locator("#gallery"));
			assert.equal(dark.filter((picture) => light.includes(picture)).length, 0);
		}).toPass();
		await page.emulateMedia({ colorScheme: "light" });
		await expect.poll(() => drawnIn(page.locator("#gallery"))).toEqual(light);
	});
});
