/** The tutorial's pages in both languages on a phone, read from first to last board. */
import assert from "node:assert/strict";
import { chapterPath, expect, languages, test } from "../../browser/fixtures.ts";
import { expectNoShift } from "../../browser/layout-shift.ts";
import { expectFit, pageNames, readToEnd } from "../../browser/tutorial.ts";

for (const language of languages) {
	for (const name of pageNames) {
		test(`the page ${name} in ${language} causes no layout shift, fits and is legible, folds open`, async ({
			read,
		}) => {
			const page = await read(name, language, { width: 390 });
			await readToEnd(page);
			await expectNoShift(page);
			await page.evaluate(() => {
				for (const fold of document.querySelectorAll("details")) fold.open = true;
			});
			await expectFit(page);
		});
	}
}

for (const [name, part] of [
	["index", "count-plies"],
	["draws", "safe-moves"],
	["distance", "loser-pace"],
] as const) {
	test(`<${part}> has its place before its script loads`, async ({ read }) => {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		const page = await read("ladder", "zh", { width: 390 });
		await page.route("**/learn.js", async (route) => {
			await held;
			await route.continue();
		});
		await page.goto(chapterPath(name, "zh"), { waitUntil: "commit" });
		const live = page.locator(part).first();
		await live.waitFor({ state: "attached" });
		await readToEnd(page);
		const before = await live.boundingBox();
		assert.ok((await page.locator("main :not(:defined)").count()) > 0);
		release();
		await expect(page.locator("main :not(:defined)")).toHaveCount(0);
		const after = await live.boundingBox();
		const grown = (after?.height ?? 0) - (before?.height ?? 0);
		assert.ok(Math.abs(grown) < 2, `${part} grows by ${grown}`);
	});
}
