/** The ready-made boards: chosen by picture and name. */
import assert from "node:assert/strict";
import type { Locator } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { chaseLink, expect, test } from "./fixtures.ts";
import { hashOf, openTab, pickedGame, seesOutput, travel } from "./page.ts";

/** The pictures of a part of the page, once all of them have been drawn. */
async function drawnIn(part: Locator): Promise<readonly string[]> {
	await part.locator("canvas[style]").first().waitFor();
	await expect(part.locator("canvas:not([style])")).toHaveCount(0);
	return part
		.locator("canvas")
		.evaluateAll((all) => all.map((each) => (each as HTMLCanvasElement).toDataURL()));
}

test("ready-made boards are chosen with the keyboard alone, of any game, and Escape changes nothing", async ({
	visit,
}) => {
	const page = await visit();
	const opener = page.getByLabel("Ready-made boards");
	const gallery = page.getByRole("dialog", { name: "Ready-made boards" });
	const board = (name: string) => gallery.getByRole("button", { name });
	await opener.press("Enter");
	await expect(board("Corner to corner, 8")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(board("Sample, 2")).toBeFocused();
	await page.keyboard.press("Escape");
	await gallery.waitFor({ state: "hidden" });
	assert.equal(await hashOf(page), chaseLink);
	await expect(opener).toBeFocused();
	await page.keyboard.press("Enter");
	await board("Whoever moves loses, 8").press("Enter");
	await gallery.waitFor({ state: "hidden" });
	await seesVerdict(page, "Black wins in 30 plies. Red to move.");
	await openTab(page, "text");
	await seesOutput(page, "Black 30");
	await expect(opener).toHaveText(/Whoever moves loses/);
	await expect.poll(() => pickedGame(page)).toEqual("Crossing pawn");
	await travel(page, -1);
	await seesVerdict(page, "Black wins in 20 plies. White to move.");
});

test("each ready-made board has a picture of its own, drawn anew when the colours change", async ({
	visit,
}) => {
	const page = await visit();
	await page.getByLabel("Ready-made boards").click();
	const light = await drawnIn(page.locator("#gallery"));
	assert.ok(light.length >= 19, `${light.length} pictures`);
	// The five boards of the sample begin with one that is also there by itself.
	assert.equal(new Set(light).size, light.length - 1);
	await page.emulateMedia({ colorScheme: "dark" });
	await expect(async () => {
		const dark = await drawnIn(page.locator("#gallery"));
		assert.equal(dark.filter((picture) => light.includes(picture)).length, 0);
	}).toPass();
});
