/** The author's guide as pages of the site: in both languages, under a strict policy, with links that lead somewhere. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions, Page } from "playwright-core";
import { Site } from "../hosts/site.ts";
import { findings } from "./axe.ts";
import { keepsNothing } from "./chromium.ts";
import { watchComplaints } from "./complaints.ts";
import { eventually, patience } from "./eventually.ts";
import { policy } from "./page-harness.ts";
import { sharedBrowser } from "./shared-browser.ts";

const built = fileURLToPath(new URL("../../build/page/", import.meta.url));
const site = await Site.of(built, policy);
after(() => site.close());

/** Opens a page of the site, does something, and finds nothing to complain of. */
async function visit(
	path: string,
	act: (page: Page) => Promise<void>,
	options: BrowserContextOptions = {},
): Promise<void> {
	const browser = await sharedBrowser();
	const context = await browser.newContext({ locale: "en", ...options });
	const page = await context.newPage();
	const complaints = watchComplaints(page);
	try {
		page.setDefaultTimeout(patience);
		await keepsNothing(page);
		await page.goto(`${site.origin}/${path}`);
		await act(page);
	} finally {
		await context.close();
	}
	assert.deepEqual(complaints, []);
}

const heading = (page: Page) => page.locator("h1").textContent();

describe("the author's guide on the site", () => {
	for (const { path, lang, title, other } of [
		{ path: "guide/index.html", lang: "en", title: "Boards in your pages", other: "中文" },
		{
			path: "guide/zh/index.html",
			lang: "zh-CN",
			title: "在你的网页里放一个棋盘",
			other: "English",
		},
	]) {
		test(`says of its page in ${lang} what it is, and leads to the other language and back`, () =>
			visit(path, async (page) => {
				assert.equal(await page.getAttribute("html", "lang"), lang);
				assert.equal(await heading(page), title);
				assert.equal(await page.title(), `${title} · Catchmate`);
				for (const link of await page.getByRole("link", { name: other }).all()) {
					await link.click();
					await eventually(async () => (await page.getAttribute("html", "lang")) === lang, false);
					await page.goBack();
					await eventually(() => heading(page), title);
				}
			}));

		test(`shows in ${lang} the boards of its first snippet, one to be played and one to be solved`, () =>
			visit(path, async (page) => {
				const boards = page.locator(".example catchmate-board");
				await boards.nth(1).getByRole("gridcell").first().waitFor();
				const modes = await boards.evaluateAll((all) =>
					all.map((each) => (each as HTMLElementTagNameMap["catchmate-board"]).mode),
				);
				assert.deepEqual(modes, ["play", "puzzle"]);
				await boards.first().locator(".controls button").last().click();
				await eventually(
					() =>
						boards
							.first()
							.evaluate(
								(each) => (each as HTMLElementTagNameMap["catchmate-board"]).record?.moves.length,
							),
					2,
				);
			}));

		test(`has no link in ${lang} that leads nowhere`, () =>
			visit(path, async (page) => {
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
						assert.ok(id === "" || (await page.locator(`[id="${id}"]`).count()) === 1, href);
					} else {
						assert.equal((await page.request.get(target)).status(), 200, href);
					}
				}
			}));

		for (const width of [1366, 390]) {
			test(`has no fault in ${lang} that axe can find, ${width} pixels wide`, () =>
				visit(
					path,
					async (page) => {
						assert.deepEqual(await findings(page), []);
						const wider = await page.evaluate(
							() => document.documentElement.scrollWidth - innerWidth,
						);
						assert.ok(wider <= 0, `${wider} pixels too wide`);
					},
					{ viewport: { width, height: 768 } },
				));
		}
	}

	for (const [locale, title] of [
		["en", "Boards in your pages"],
		["zh-CN", "在你的网页里放一个棋盘"],
	] as const) {
		test(`is found from the tab for sharing and from the tutorial, in ${locale}`, async () => {
			const folder = locale === "en" ? "" : "zh/";
			await visit(`learn/${folder}token.html`, async (page) => {
				const link = page.locator(`a[href$="guide/${folder}index.html"]`).first();
				await link.evaluate((each) => (each as HTMLElement).click());
				await eventually(() => heading(page), title);
			});
			await visit(
				"index.html",
				async (page) => {
					await page.locator("#tab-share").click();
					await page.locator("#share-embed > summary").click();
					await page.locator("#embed-guide a").click();
					await eventually(() => heading(page), title);
				},
				{ locale },
			);
		});
	}
});
