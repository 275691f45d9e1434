/** Boards in code blocks on sites of all kinds, built with the packed package, in a reader's Chromium. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { expect, test } from "../browser/fixtures.ts";
import { expectNoShift, recordShifts } from "../browser/layout-shift.ts";
import { Installation } from "./packed.ts";
import { expectAnnotated, expectPlayable } from "./play.ts";
import { HostSite, recipes } from "./sites.ts";

let installed: Installation;

test.beforeAll(() => {
	installed = new Installation();
});

test.afterAll(() => installed.remove());

const text = readFileSync(new URL("fences/index.md", import.meta.url), "utf8");

for (const [name, recipe] of Object.entries(recipes)) {
	test(`${name} shows boards for code blocks, and again after navigation`, async ({ open }) => {
		const site = new HostSite(installed, recipe);
		const page = await open(`${await installed.serve(site.build(text))}/`, {
			prepare: recordShifts,
		});
		await expectPlayable(page);
		await expectNoShift(page);
		await page.evaluate(() => Object.assign(window, { stays: true }));
		await page.getByRole("link", { name: "Another page", exact: true }).first().click();
		await page.getByRole("link", { name: "Back to the board" }).click();
		await expectPlayable(page);
		assert.equal(await page.evaluate(() => "stays" in window), recipe.isWalked);
		await expectAnnotated(page);
		await expect(page.locator("pre:visible")).toHaveCount(0);
		// The site's own search starts another.
		const workers = () => page.workers().filter((each) => each.url().startsWith("blob:"));
		await expect.poll(() => workers().length).toBe(1);
		if ("failure" in recipe) {
			assert.throws(() => site.build(text.replace("2,3-1,3 {", "2,3-3,3 {")), recipe.failure);
		}
	});
}
