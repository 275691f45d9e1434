/** The author's guide as pages of the site: in both languages, under a strict policy, with links that lead somewhere. */
import assert from "node:assert/strict";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { openTab, overflow } from "./page.ts";

const guides = [
	{ path: "guide/index.html", lang: "en", title: "Boards in your pages", other: "中文" },
	{
		path: "guide/zh/index.html",
		lang: "zh-CN",
		title: "在你的网页里放一个棋盘",
		other: "English",
	},
];

test.describe("the author's guide on the site", () => {
	for (const { path, lang, title, other } of guides) {
		test(`says of its page in ${lang} what it is, and leads to the other language and back`, async ({
			open,
		}) => {
			const page = await open(path);
			const heading = page.locator("h1");
			await expect(page.locator("html")).toHaveAttribute("lang", lang);
			await expect(heading).toHaveText(title);
			await expect(page).toHaveTitle(`${title} · Catchmate`);
			for (const link of await page.getByRole("link", { name: other }).all()) {
				await link.click();
				await expect(page.locator("html")).not.toHaveAttribute("lang", lang);
				await page.goBack();
				await expect(heading).toHaveText(title);
			}
		});

		test(`shows in ${lang} the boards of its first snippet, one to be played and one to be solved`, async ({
			open,
		}) => {
			const page = await open(path);
			const [play, puzzle] = [0, 1].map((nth) => page.locator(".example catchmate-board").nth(nth));
			assert.ok(play && puzzle);
			await puzzle.getByRole("gridcell").first().waitFor();
			await expect(play).toHaveJSProperty("mode", "play");
			await expect(puzzle).toHaveJSProperty("mode", "puzzle");
			const plies = () =>
				play.evaluate(
					(board: HTMLElementTagNameMap["catchmate-board"]) => board.record?.moves.length,
				);
			await expect.poll(plies).toBe(1);
			await play.locator(".controls button").last().click();
			await expect.poll(plies).toBe(3);
		});

		test(`has no link in ${lang} that leads nowhere`, async ({ open, site }) => {
			const page = await open(path);
			const targets = await page
				.locator("[href], [src]")
				.evaluateAll((all) =>
					all.map((each) =>
						each instanceof HTMLScriptElement || each instanceof HTMLImageElement
							? each.src
							: (each as HTMLAnchorElement | HTMLLinkElement).href,
					),
				);
			assert.ok(targets.length > 15);
			const own = page.url();
			for (const target of new Set(targets)) {
				const { origin, hash, href } = new URL(target);
				assert.equal(origin, site.origin, href);
				if (href.replace(hash, "") === own) {
					const id = decodeURIComponent(hash.slice(1));
					if (id !== "") await expect(page.locator(`[id="${id}"]`), href).toHaveCount(1);
				} else {
					assert.equal((await page.request.get(target)).status(), 200, href);
				}
			}
		});

		test(`is as wide in ${lang} as its window, and has no fault that axe can find`, async ({
			open,
		}) => {
			const page = await open(path);
			for (const width of [1366, 390]) {
				await page.setViewportSize({ width, height: 768 });
				assert.equal(await overflow(page), 0, `${width} pixels wide`);
			}
			assert.deepEqual(await findings(page), []);
		});

		test(`is found from the tab for sharing and from the tutorial, in ${lang}`, async ({
			open,
			visit,
		}) => {
			const chapter = await open(path.replace("guide", "learn").replace("index", "token"));
			const link = chapter.locator(`a[href$="${path}"]`).first();
			await link.evaluate((each) => (each as HTMLElement).click());
			await expect(chapter.locator("h1")).toHaveText(title);
			const page = await visit({ locale: lang });
			await openTab(page, "share");
			await page.locator("#share-embed > summary").click();
			await page.locator("#embed-guide a").click();
			await expect(page.locator("h1")).toHaveText(title);
		});
	}
});

for (const path of ["guide/games.html", "guide/zh/games.html"]) {
	test(`the rules of each game stand beside a picture of a board, with no fault that axe can find: ${path}`, async ({
		open,
	}) => {
		const page = await open(path, { viewport: { width: 390, height: 768 } });
		const pictures = page.locator(".game-picture img");
		await expect(pictures).toHaveCount(await page.locator("main h2").count());
		for (const picture of await pictures.all()) {
			await picture.scrollIntoViewIfNeeded();
			await expect(picture).toHaveJSProperty("complete", true);
			await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
		}
		assert.deepEqual(await findings(page), []);
		assert.equal(await overflow(page), 0);
	});
}
