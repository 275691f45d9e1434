/** All pages of the tutorial: for everyone, on any screen, without a script, from the disk, on paper; and what they share. In Chinese they are read for releases. */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { tutorialWords } from "../../web/locale/further-words.ts";
import { Site } from "../hosts/site.ts";
import { findings } from "./axe.ts";
import { chapterPath, expect, languages, test } from "./fixtures.ts";
import { hasNotShifted } from "./layout-shift.ts";
import { overflow } from "./page.ts";
import { answerAll, fits, pageNames, readToEnd, seesBoards } from "./tutorial.ts";

/** Notes in a page which elements are defined, and which in one task with the one before. */
function watchDefinitions(): void {
	const page = globalThis as typeof globalThis & { defined: string[]; together: string[] };
	page.defined = [];
	page.together = [];
	let isSameTask = false;
	const define = customElements.define.bind(customElements);
	customElements.define = (name, element, options) => {
		define(name, element, options);
		page.defined.push(name);
		if (isSameTask) {
			page.together.push(name);
		}
		isSameTask = true;
		setTimeout(() => {
			isSameTask = false;
		});
	};
}

/** Finds that the live parts of a page start in the order of its text, each in a task of its own. */
async function startsInOrder(page: Page): Promise<void> {
	await expect(page.locator("main :not(:defined)")).toHaveCount(0);
	const { defined, together, inText } = await page.evaluate(() => ({
		...(globalThis as unknown as { defined: string[]; together: string[] }),
		inText: [...document.querySelectorAll("main *")].map(({ localName }) => localName),
	}));
	const parts = [...new Set(inText)].filter(
		(tag) => tag.includes("-") && tag !== "catchmate-board",
	);
	assert.deepEqual(defined, ["catchmate-board", ...parts]);
	assert.deepEqual(together, []);
}

for (const name of pageNames) {
	test(`the page ${name} starts its live parts in order, stays in its place, takes its answers, fits, is legible, and a checker of accessibility finds nothing`, async ({
		read,
	}) => {
		test.slow();
		const page = await read(name, "en", { width: 390, prepare: watchDefinitions });
		await startsInOrder(page);
		await readToEnd(page);
		await hasNotShifted(page);
		await answerAll(page);
		await fits(page);
		assert.deepEqual(await findings(page), []);
		await page.setViewportSize({ width: 390, height: 844 });
		const client = await page.context().newCDPSession(page);
		await client.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
		assert.equal(await overflow(page), 0, "with letters twice as large");
	});
}

test("what a game's count, safe moves and a loser's pace say has its place before the script has come", async ({
	read,
	site,
}) => {
	const page = await read("index", "zh", { width: 390 });
	for (const [name, part] of [
		["index", "count-plies"],
		["draws", "safe-moves"],
		["distance", "loser-pace"],
	] as const) {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/learn.js", async (route) => {
			await held;
			await route.continue();
		});
		await page.goto(new URL(chapterPath(name, "zh"), site.origin).href, { waitUntil: "commit" });
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
	}
});

test("every page has without a script a picture for each board, and its answers, tables and plots stand in the text", async ({
	read,
}) => {
	const page = await read("index", "en", { javaScriptEnabled: false });
	for (const name of pageNames) {
		await page.goto(chapterPath(name, "en"));
		for (const fold of await page.locator("lesson-ask .told").all()) {
			await fold.locator("> summary").click();
			await expect(fold.locator("div").first(), name).toBeVisible();
		}
		for (const picture of await page.locator("catchmate-board > img, whole-game img").all()) {
			await picture.scrollIntoViewIfNeeded();
			// A picture that is not there has no natural size.
			await expect(picture, name).not.toHaveJSProperty("naturalWidth", 0);
		}
		for (const seen of await page.locator(".contents a, .is-still").all()) {
			await expect(seen, name).toBeVisible();
		}
		for (const live of await page.locator(".is-live").all()) await expect(live).toBeHidden();
		assert.equal(await overflow(page), 0, name);
	}
});

test("the way through the pages leads from one to the next and back, from the disk as well", async ({
	read,
}) => {
	const page = await read("index", "en", { fromDisk: true });
	const names = pageNames.slice(0, 3);
	for (const [index, name] of names.entries()) {
		await expect(page).toHaveURL(chapterPath(name, "en"));
		const here = page.locator(".contents [aria-current='page']");
		await expect(here).toHaveText((await page.locator("h1").textContent()) ?? "");
		// The text cites chapters by their numbers.
		const number = await here.evaluate((link) => getComputedStyle(link, "::before").content);
		assert.equal(number, index === 0 ? "none" : `"${index}."`);
		await seesBoards(page);
		if (index < names.length - 1) await page.locator(".turns [rel='next']").click();
	}
	await page.locator(".turns [rel='prev']").click();
	await expect(page).toHaveURL(chapterPath(names.at(-2) ?? "", "en"));
});

/** A page of the tutorial that has a question with choices. */
const asking = "token";

/** Finds so many folds open on a page whose script has started. */
async function seesOpen(page: Page, count: number): Promise<void> {
	await page.locator("lesson-ask .choices button").first().waitFor();
	await expect(page.locator(".told[open]")).toHaveCount(count);
}

/** Gives the first question with choices its right answer. */
async function answer(page: Page): Promise<void> {
	const ask = page.locator("lesson-ask", { has: page.locator(".choices") }).first();
	await ask.locator(`[data-choice="${await ask.getAttribute("data-answer")}"] button`).click();
	await expect(ask.locator(".told")).toHaveAttribute("open", "");
}

test("an answered question is remembered for its own page, in every language and in other tabs, and on paper all are open", async ({
	read,
}) => {
	const page = await read(asking, "en");
	const other = await page.context().newPage();
	await other.goto(chapterPath(asking, "zh"));
	await seesOpen(other, 0);
	await answer(page);
	await seesOpen(other, 1);
	await other.goto(chapterPath("backwards", "zh"));
	await seesOpen(other, 0);
	await page.reload();
	await seesOpen(page, 1);
	await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
	await expect(page.locator(".told:not([open])")).toHaveCount(0);
	await page.emulateMedia({ media: "print" });
	await expect(page.locator(".contents")).toBeHidden();
	await expect(page.locator(".take").first()).toBeHidden();
	await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
	await seesOpen(page, 1);
});

test("a question is asked as ever where something else stands in the place of what was remembered", async ({
	read,
}) => {
	const page = await read(asking, "en");
	for (const kept of [
		'"token"',
		"null",
		'{"page":7,"answered":"all"}',
		'{"answered":{"token":5,"backwards":[1,{}]}}',
	]) {
		await page.evaluate((kept) => localStorage.setItem("catchmate-learn", kept), kept);
		await page.reload();
		await seesOpen(page, 0);
		await answer(page);
	}
});

test("the way is offered again on the first page, where the reader was, in whatever language, and stays on the page when its language changes", async ({
	read,
}) => {
	const page = await read("index", "en");
	const way = page.locator(".go-on");
	await way.click();
	await expect(page).toHaveURL(chapterPath("token", "en"));
	await page.goto(chapterPath("distance", "en"));
	const title = (await page.locator("h1").textContent()) ?? "";
	await page.goto(chapterPath("index", "en"));
	await expect(way).toContainText(title);
	await hasNotShifted(page);
	await page.locator(".page-header [hreflang='zh-CN']").click();
	await expect(page).toHaveURL(chapterPath("index", "zh"));
	await way.click();
	await expect(page).toHaveURL(chapterPath("distance", "zh"));
});

test("the tutorial is one of the places, and its contents stand below on a narrow screen and beside the text on a wide one", async ({
	read,
}) => {
	const page = await read("token", "en", { width: 390 });
	const contents = page.locator(".contents");
	const link = page.locator(".page-header").getByRole("link", { name: "Contents" });
	await expect(contents).not.toBeInViewport();
	await link.click();
	await expect(contents).toBeInViewport();
	await page.setViewportSize({ width: 1280, height: 800 });
	await expect(link).toBeHidden();
	const [side, text] = [await contents.boundingBox(), await page.locator("main").boundingBox()];
	assert.ok(side && text && side.x + side.width <= text.x);
	const places = page.getByRole("navigation", { name: "Places" });
	await expect(places.getByRole("link")).toHaveCount(3);
	await expect(places.locator("[aria-current]")).toHaveText("Learn");
	await places.getByRole("link", { name: "Puzzles" }).click();
	await page.locator("#puzzle-heading").waitFor();
});

for (const [name, part] of [
	["board", "unfold-positions"],
	["fast", "bit-boards"],
	["no-limit", "ply-limit"],
] as const) {
	test(`<${part}> says that the solver has failed, and works when it is asked again`, async ({
		read,
	}) => {
		const page = await read(name, "en");
		const { trouble } = tutorialWords("en");
		const live = page.locator(part);
		const board = page.locator(`catchmate-board#${await live.getAttribute("board")}`);
		await board.scrollIntoViewIfNeeded();
		await seesBoards(page);
		await board.evaluate(async (board: HTMLElementTagNameMap["catchmate-board"]) => {
			const solver = await board.solver;
			const { solve } = solver;
			solver.solve = () => Promise.reject(new Error("no solver"));
			Object.assign(globalThis, {
				restore: () => {
					solver.solve = solve;
				},
			});
		});
		// Parts that have been solved already are solved again when they come back.
		await live.evaluate((element) => element.parentElement?.append(element));
		await live.scrollIntoViewIfNeeded();
		await live.getByText(trouble.failed).waitFor();
		await page.evaluate("restore()");
		await live.getByRole("button", { name: trouble.again }).click();
		await expect(live.getByText(trouble.failed)).toHaveCount(0);
		await expect(live.getByText(/\d/).first()).toBeVisible();
	});
}

test("after one visit every page is there without a network", async ({ browser }) => {
	const host = await Site.of([fileURLToPath(new URL("../../build/page/", import.meta.url))]);
	const context = await browser.newContext({ locale: "en", baseURL: host.origin });
	try {
		const page = await context.newPage();
		await page.goto(chapterPath("index", "en"));
		await page.evaluate(async () => void (await navigator.serviceWorker.ready));
		host.close();
		await context.setOffline(true);
		await page.goto(chapterPath("board", "zh"));
		await seesBoards(page);
		const paths = languages.flatMap((language) =>
			pageNames.map((name) => `/${chapterPath(name, language)}`),
		);
		const statuses = await page.evaluate(
			(paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
			paths,
		);
		assert.deepEqual(statuses, Array(paths.length).fill(200));
	} finally {
		await context.close();
		host.close();
	}
});
