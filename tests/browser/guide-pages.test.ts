/** The author's guide as pages: both languages, a strict policy, working links. */
import assert from "node:assert/strict";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { overflowOf } from "./page.ts";

for (const [path, lang, other] of [
	["guide/index.html", "en", "中文"],
	["guide/zh/index.html", "zh-CN", "English"],
] as const) {
	test(`the guide in ${lang} has working boards and links, fits its window and passes axe @more`, async ({
		open,
		site,
	}) => {
		const page = await open(path);
		await expect(page.locator("html")).toHaveAttribute("lang", lang);
		const [play, puzzle] = [0, 1].map((nth) => page.locator(".example catchmate-board").nth(nth));
		assert.ok(play && puzzle);
		await puzzle.getByRole("gridcell").first().waitFor();
		await expect(play).toHaveJSProperty("mode", "play");
		await expect(puzzle).toHaveJSProperty("mode", "puzzle");
		const plies = () =>
			play.evaluate((element) => (element as CatchmateBoard).record?.moves.length);
		await expect.poll(plies).toBe(1);
		await play.locator(".controls button").last().click();
		await expect.poll(plies).toBe(3);
		const targets = await page
			.locator("[href], [src]")
			.evaluateAll((all) =>
				all.map((each) => (each as HTMLImageElement).src ?? (each as HTMLAnchorElement).href),
			);
		assert.ok(targets.length > 15);
		const own = page.url();
		for (const target of new Set(targets)) {
			const { origin, hash, href } = new URL(target);
			assert.equal(origin, site.origin, href);
			const id = decodeURIComponent(hash.slice(1));
			if (href.replace(hash, "") === own) {
				if (id !== "") await expect(page.locator(`[id="${id}"]`), href).toHaveCount(1);
			} else {
				const response = await page.request.get(target);
				assert.equal(response.status(), 200, href);
				const isText = /\/(guide|learn)\//.test(href) && id !== "";
				assert.ok(!isText || (await response.text()).includes(`id="${id}"`), href);
			}
		}
		for (const width of [1366, 390]) {
			await page.setViewportSize({ width, height: 768 });
			assert.equal(await overflowOf(page), 0, `${width} pixels wide`);
		}
		assert.deepEqual(await findings(page), []);
		await page.getByRole("link", { name: other }).first().click();
		await expect(page.locator("html")).not.toHaveAttribute("lang", lang);
	});
}

test("the rules of each game stand beside a board's picture and pass axe @more", async ({
	open,
}) => {
	const page = await open("guide/zh/games.html", { viewport: { width: 390, height: 768 } });
	const pictures = page.locator(".game-picture img");
	await expect(pictures).toHaveCount(await page.locator("main h2").count());
	for (const picture of await pictures.all()) {
		await picture.scrollIntoViewIfNeeded();
		await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
	}
	assert.deepEqual(await findings(page), []);
	assert.equal(await overflowOf(page), 0);
});
