/** The ready-made boards: chosen by picture and name. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { counts, eventually, holds } from "./eventually.ts";
import {
	chaseLink,
	hashOf,
	pickedGame,
	seesOutput,
	seesVerdict,
	travel,
	visit,
} from "./page-harness.ts";

/** The verdict of the board that the page begins with. */
const first = "Black wins in 20 plies. White to move.";

/** The pictures of a part of the page, once all of them have been drawn. */
async function drawnIn(part: Locator): Promise<readonly string[]> {
	await part.locator("canvas[style]").first().waitFor();
	await counts(part.locator("canvas:not([style])"), 0);
	return part
		.locator("canvas")
		.evaluateAll((all) => all.map((each) => (each as HTMLCanvasElement).toDataURL()));
}

describe("the ready-made boards", () => {
	const gallery = (page: Page) => page.getByRole("dialog", { name: "Ready-made boards" });

	test("are chosen by picture and name, with the keyboard alone, of any game", () =>
		visit({}, async (page) => {
			const opener = page.getByLabel("Ready-made boards");
			await opener.focus();
			await page.keyboard.press("Enter");
			await gallery(page).waitFor();
			const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
			await eventually(focused, "Corner to corner, 8\u00a0×\u00a08");
			await page.keyboard.press("Tab");
			await eventually(focused, "Sample, 2\u00a0×\u00a02");
			await page.keyboard.press("ArrowRight");
			await page.keyboard.press("Escape");
			await gallery(page).waitFor({ state: "hidden" });
			await seesVerdict(page, first);
			assert.equal(await hashOf(page), chaseLink);
			await eventually(
				() => opener.evaluate((button) => button === document.activeElement),
				true,
				"the focus has returned",
			);
			await page.keyboard.press("Enter");
			await gallery(page).getByRole("button", { name: "Whoever moves loses, 8" }).focus();
			await page.keyboard.press("Enter");
			await gallery(page).waitFor({ state: "hidden" });
			await seesVerdict(page, "Black wins in 30 plies. Red to move.");
			await seesOutput(page, "Black 30");
			await eventually(() => opener.textContent(), /Whoever moves loses/);
			await eventually(() => pickedGame(page), "Crossing pawn");
			await travel(page, -1);
			await seesVerdict(page, first);
		}));

	test("are each drawn: no two of different boards look the same", () =>
		visit({}, async (page) => {
			await page.getByLabel("Ready-made boards").click();
			const pictures = await drawnIn(page.locator("#gallery"));
			assert.ok(pictures.length >= 19, `${pictures.length} pictures`);
			// The five boards of the sample begin with one that is also there by itself.
			assert.equal(new Set(pictures).size, pictures.length - 1);
		}));

	test("are drawn anew when the colours change", () =>
		visit({}, async (page) => {
			await page.getByLabel("Ready-made boards").click();
			const light = await drawnIn(page.locator("#gallery"));
			await page.emulateMedia({ colorScheme: "dark" });
			await holds(async () => {
				const dark = await drawnIn(page.locator("#gallery"));
				assert.equal(dark.filter((picture) => light.includes(picture)).length, 0);
			});
			await page.emulateMedia({ colorScheme: "light" });
			await eventually(() => drawnIn(page.locator("#gallery")), light);
		}));
});
