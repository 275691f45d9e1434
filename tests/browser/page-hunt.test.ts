/** The hunt for hard boards on the page. */
import assert from "node:assert/strict";
import { expect, test } from "./fixtures.ts";
import { hashOf, openFold, openTab, pickPreset } from "./page.ts";
import { permissions } from "./puzzles.ts";

test("a hunt checks its numbers, shows its hardest board and ends with its worker @more", async ({
	visit,
}) => {
	// Otherwise a service worker requests all files.
	const page = await visit({ permissions, serviceWorkers: "block" });
	const workshops: string[] = [];
	page.on("request", (request) => {
		if (/workshop/.test(request.url())) workshops.push(request.url());
	});
	await page.reload();
	await pickPreset(page, "crossing-sample");
	await openTab(page, "edit");
	await openFold(page, "hunt-fold");
	const toggle = page.locator("#hunt-toggle");
	const isOn = async (workers: number) => {
		await expect(toggle).toHaveText(workers > before ? /Stop/ : /Start/);
		await expect.poll(() => page.workers().length).toBe(workers);
	};
	const fill = async (field: string, number: string) => {
		await page.locator(field).fill(number);
		await page.locator(field).press("Enter");
	};
	const worth = page.locator(".hunt-worth");
	const before = page.workers().length;
	for (const number of ["99", ""]) {
		await fill("#hunt-rows", number);
		await expect(page.locator("#hunt-rows")).toHaveValue("10");
	}
	assert.deepEqual(workshops, []);
	// Too small for the pieces.
	await fill("#hunt-rows", "2");
	await fill("#hunt-columns", "1");
	await toggle.click();
	await expect(page.locator("#hunt [role=status]")).toContainText("without a suitable board");
	assert.equal(workshops.length, 2);
	await fill("#hunt-rows", "4");
	await fill("#hunt-columns", "5");
	await toggle.press("Enter");
	await isOn(before + 1);
	await expect(worth).toHaveText(/^Forced win in \d+ plies$/);
	await expect(page.locator("#hunt-tried")).toHaveText(/^[\d,]+ boards? tried$/);
	await toggle.press("Enter");
	await isOn(before);
	const [plies] = /\d+/.exec((await worth.textContent()) ?? "") ?? [];
	await page.locator("#copy-hunted").click();
	await expect(page.locator("#copy-hunted")).toContainText("Copied");
	const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
	await page.locator("#hunted").getByRole("button", { name: "Analyse" }).click();
	await expect(page.locator("catchmate-board")).toContainText(`in ${plies} plies`);
	await expect.poll(() => hashOf(page)).toBe(link.hash);
});
