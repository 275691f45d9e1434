/** All pages of the tutorial: for everyone, on any screen, without a script, from the disk, on paper; and what they share. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { tutorialWords } from "../../web/locale/words.ts";
import { Site } from "../hosts/site.ts";
import { findings } from "./axe.ts";
import { eventually, holds, patience } from "./eventually.ts";
import { hasNotShifted } from "./layout-shift.ts";
import { answerAll } from "./learn-boards.ts";
import {
	addressOf,
	type Language,
	languages,
	openChapter,
	pageNames,
	readToEnd,
	seesBoards,
} from "./learn-harness.ts";
import { overflow } from "./page-harness.ts";
import { sharedBrowser } from "./shared-browser.ts";

/** Texts that are smaller than what a browser's checker takes to be legible, folded ones too; the shapes of chips are none. */
const smallTexts = (page: Page) =>
	page.evaluate(() => {
		const small: string[] = [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const { data = "", parentElement } = texts.currentNode as Text;
			const isShape = parentElement?.matches(".chip-glyph, script, style") ?? true;
			if (!isShape && parentElement && data.trim() !== "") {
				const size = Number.parseFloat(getComputedStyle(parentElement).fontSize);
				small.push(...(size < 12 ? [`${size}px: ${data.trim()}`] : []));
			}
		}
		return small;
	});

async function staysInPlace(page: Page): Promise<void> {
	await readToEnd(page);
	await hasNotShifted(page);
}

const all = pageNames.flatMap((name) => languages.map((language) => [name, language] as const));

for (const [name, language] of all) {
	describe(`the page ${name} in ${language}`, () => {
		test("on a telephone stays in its place, takes its answers, fits, is legible, and a checker of accessibility finds nothing", () =>
			openChapter(name, language, { width: 390 }, async (page) => {
				await staysInPlace(page);
				await answerAll(page);
				assert.equal(await overflow(page), 0);
				assert.deepEqual(await smallTexts(page), []);
				assert.deepEqual(await findings(page), []);
				for (const [width, height] of [
					[320, 640],
					[1280, 800],
				] as const) {
					await page.setViewportSize({ width, height });
					assert.equal(await overflow(page), 0);
				}
			}));
	});
}

// What reserves the place of a board is the same in every language.
for (const name of pageNames) {
	test(`the page ${name} stays in its place on a wide screen`, () =>
		openChapter(name, "en", {}, staysInPlace));
}

describe("without a script", () => {
	for (const [name, language] of all) {
		test(`the page ${name} in ${language} has a picture for each board, and its answers are folds`, () =>
			openChapter(name, language, { javaScriptEnabled: false }, async (page) => {
				for (const fold of await page.locator("lesson-ask .told").all()) {
					await fold.locator("> summary").click();
					await fold.locator("div").first().waitFor();
				}
				for (const picture of await page.locator("catchmate-board > img").all()) {
					await picture.scrollIntoViewIfNeeded();
					// A picture that is not there has no natural size.
					await eventually(
						() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
						true,
					);
					assert.notEqual((await picture.getAttribute("alt"))?.trim(), "");
				}
				for (const way of await page.locator(".contents a").all()) {
					assert.ok(await way.isVisible());
				}
				assert.equal(await overflow(page), 0);
			}));
	}
});

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

test("every page starts the live parts that it has in the order of its text, each in a task of its own", async () => {
	for (const name of pageNames) {
		await openChapter(name, "en", { prepare: watchDefinitions }, async (page) => {
			await eventually(() => page.locator("main :not(:defined)").count(), 0);
			const { defined, together, inText } = await page.evaluate(() => ({
				...(globalThis as unknown as { defined: string[]; together: string[] }),
				inText: [...document.querySelectorAll("main *")].map(({ localName }) => localName),
			}));
			const parts = [...new Set(inText)].filter(
				(tag) => tag.includes("-") && tag !== "catchmate-board",
			);
			assert.deepEqual(defined, ["catchmate-board", ...parts]);
			assert.deepEqual(together, []);
		});
	}
});

for (const language of languages) {
	test(`every page in ${language} works from the disk, and leads to the next`, () =>
		openChapter("index", language, { fromDisk: true }, async (page) => {
			for (let next = 1; ; next += 1) {
				await seesBoards(page);
				const name = pageNames[next];
				if (name === undefined) {
					break;
				}
				await page.locator(".turns [rel='next']").click();
				await page.waitForURL(addressOf(name, language, true));
			}
		}));
}

/** A page of the tutorial that has a question with choices. */
const asking = "token";

describe("a question", () => {
	const question = (page: Page) =>
		page.locator("lesson-ask", { has: page.locator(".choices") }).first();
	const choice = async (page: Page, isRight: boolean) => {
		const ask = question(page);
		const answer = await ask.getAttribute("data-answer");
		const items = ask.locator("[data-choice]");
		const keys = await items.evaluateAll((all) =>
			all.map((item) => item.getAttribute("data-choice")),
		);
		return items.nth(keys.findIndex((key) => (key === answer) === isRight)).getByRole("button");
	};

	for (const [language, wrong, right] of [
		["en", "Not that. Take the moves one by one", "Right."],
		["zh", "不对。三种走法一种一种看", "对了。"],
	] as const) {
		test(`tells in ${language} whether an answer is right, opens what it explains, and remembers that after a reload`, () =>
			openChapter(asking, language, {}, async (page) => {
				const told = question(page).locator(".told");
				await (await choice(page, false)).click();
				await question(page).getByRole("status").getByText(wrong).waitFor();
				assert.equal(await told.getAttribute("open"), null);
				await (await choice(page, true)).click();
				await question(page).getByRole("status").getByText(right, { exact: true }).waitFor();
				assert.equal(await told.getAttribute("open"), "");
				await page.reload();
				await eventually(() => told.getAttribute("open"), "");
			}));
	}

	test("is answered with the keyboard alone, which stays where it is", () =>
		openChapter(asking, "en", {}, async (page) => {
			const right = await choice(page, true);
			await right.focus();
			await page.keyboard.press("Enter");
			await eventually(() => question(page).locator(".told").getAttribute("open"), "");
			assert.ok(await right.evaluate((button) => button === document.activeElement));
		}));

	/** The open folds of a page whose script has started. */
	const openFolds = async (page: Page) => {
		await page.locator("lesson-ask .choices button").first().waitFor();
		return page.locator(".told[open]").count();
	};

	test("that is not answered stays closed after a reload", () =>
		openChapter(asking, "en", {}, async (page) => {
			await (await choice(page, false)).click();
			await page.reload();
			assert.equal(await openFolds(page), 0);
		}));

	test("that is answered opens on its own page alone, in every language", () =>
		openChapter(asking, "en", {}, async (page) => {
			await (await choice(page, true)).click();
			await eventually(() => question(page).locator(".told").getAttribute("open"), "");
			await page.goto(addressOf("backwards", "en"));
			assert.equal(await openFolds(page), 0);
			await page.goto(addressOf(asking, "zh"));
			assert.equal(await openFolds(page), 1);
			await eventually(() => question(page).locator(".told").getAttribute("open"), "");
		}));

	test("that is answered in one tab is answered in another that is open, and neither takes from the other", () =>
		openChapter(asking, "en", {}, async (page) => {
			const other = await page.context().newPage();
			await other.goto(addressOf(asking, "zh"));
			await other.locator("lesson-ask .choices button").first().waitFor();
			await (await choice(page, true)).click();
			await other.locator(".told[open]").waitFor();
			await other.goto(addressOf("backwards", "zh"));
			await page.reload();
			await page.locator(".told[open]").waitFor();
		}));

	for (const kept of [
		'"token"',
		"null",
		'{"page":7,"answered":"all"}',
		'{"answered":{"token":5,"backwards":[1,{}]}}',
	]) {
		test(`is asked as ever where ${kept} stands in the place of what was remembered`, () =>
			openChapter(
				asking,
				"en",
				{ prepare: `localStorage.setItem("catchmate-learn", ${JSON.stringify(kept)})` },
				async (page) => {
					assert.equal(await openFolds(page), 0);
					await (await choice(page, true)).click();
					await eventually(() => question(page).locator(".told").getAttribute("open"), "");
				},
			));
	}
});

test("on paper every explanation is open, and afterwards as it was", () =>
	openChapter(asking, "en", {}, async (page) => {
		const open = () => page.locator(".told[open]").count();
		const count = await page.locator(".told").count();
		assert.ok(count > 0);
		await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
		assert.equal(await open(), count);
		await page.emulateMedia({ media: "print" });
		assert.ok(!(await page.locator(".contents").isVisible()));
		assert.ok(!(await page.locator(".take").first().isVisible()));
		await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
		assert.equal(await open(), 0);
	}));

/** The title of another page, as the contents of this one have it. */
const titleOf = async (page: Page, name: string) =>
	(await page.locator(`.contents a[href="${name}.html"]`).textContent())?.trim();

describe("the way through the pages", () => {
	test("leads from the first page to the last and back", () =>
		openChapter("index", "zh", {}, async (page) => {
			const titles: string[] = [];
			const titleHere = async () => (await page.locator("h1").textContent()) ?? "";
			for (const [index, name] of pageNames.entries()) {
				assert.equal(page.url(), addressOf(name, "zh"));
				titles.push(await titleHere());
				const here = page.locator(".contents [aria-current='page']");
				assert.equal((await here.textContent())?.trim(), titles[index]);
				// The text cites chapters by their numbers.
				const number = await here.evaluate((link) => getComputedStyle(link, "::before").content);
				assert.equal(number, index === 0 ? "none" : `"${index}."`);
				if (index < pageNames.length - 1) {
					await page.locator(".turns [rel='next']").click();
					await page.waitForURL(addressOf(pageNames[index + 1] ?? "", "zh"));
				}
			}
			assert.equal(new Set(titles).size, pageNames.length);
			await page.locator(".turns [rel='prev']").click();
			await eventually(titleHere, titles.at(-2) ?? "");
		}));

	test("is offered again on the first page, where the reader was, in whatever language", () =>
		openChapter("index", "en", {}, async (page) => {
			const way = page.locator(".go-on");
			assert.equal(await way.textContent(), `Begin with “${await titleOf(page, "token")}”`);
			await way.click();
			await page.waitForURL(addressOf("token", "en"));
			await page.goto(addressOf("distance", "en"));
			const title = await page.locator("h1").textContent();
			await page.goto(addressOf("index", "en"));
			await eventually(() => way.textContent(), `Go on with “${title}”`);
			await staysInPlace(page);
			await page.goto(addressOf("index", "zh"));
			await way.click();
			await page.waitForURL(addressOf("distance", "zh"));
		}));

	test("changes its language and stays on the page", () =>
		openChapter("draws", "en", {}, async (page) => {
			await page.locator(".page-header [hreflang='zh-CN']").click();
			await page.waitForURL(addressOf("draws", "zh"));
			await page.locator(".page-header [hreflang='en']").click();
			await page.waitForURL(addressOf("draws", "en"));
		}));

	test("leads on a narrow screen from the header down to the contents, which stand beside the text on a wide one", () =>
		openChapter("token", "en", { width: 390 }, async (page) => {
			const contents = page.locator(".contents");
			const link = page.locator(".page-header").getByRole("link", { name: "Contents" });
			const top = async () => (await contents.boundingBox())?.y ?? Number.NaN;
			assert.ok((await top()) > 800);
			await link.click();
			await holds(async () => assert.ok((await top()) < 800));
			await page.setViewportSize({ width: 1280, height: 800 });
			assert.ok(!(await link.isVisible()));
			const [side, text] = [await contents.boundingBox(), await page.locator("main").boundingBox()];
			assert.ok(side && text && side.x + side.width <= text.x);
		}));
});

/** The live parts that go with a board, or work by themselves, and their chapters. */
const liveParts = [
	["distance", "distance-layers"],
	["distance", "loser-pace"],
	["draws", "safe-moves"],
	["draws", "count-plies"],
	["board", "unfold-positions"],
	["no-limit", "ply-limit"],
	["no-limit", "chase-sizes"],
	["fast", "bit-boards"],
	["fast", "speed-race"],
] as const;

for (const [name, part] of liveParts) {
	test(`<${part}> shows the same again when it was taken from the page and put back`, () =>
		openChapter(name, "en", {}, async (page) => {
			const live = page.locator(part).first();
			await live.scrollIntoViewIfNeeded();
			await seesBoards(page);
			// What waits for the solver has a status to say it in.
			const text = async () => (await live.innerText()).trim();
			await eventually(
				async () =>
					(await live.getByRole("button").count()) + (await live.getByRole("status").count()) > 0,
				true,
			);
			await eventually(
				async () =>
					(await live.getByRole("status").first().innerText()) !== "" ||
					part === "speed-race" ||
					part === "chase-sizes",
				true,
			);
			const before = await text();
			assert.notEqual(before, "");
			await live.evaluate((element) => {
				const { parentElement, nextSibling } = element;
				element.remove();
				parentElement?.insertBefore(element, nextSibling);
			});
			await eventually(text, before);
		}));
}

for (const [name, part] of [
	["board", "unfold-positions"],
	["fast", "bit-boards"],
	["no-limit", "ply-limit"],
] as const) {
	test(`<${part}> says that the solver has failed, and works when it is asked again`, () =>
		openChapter(name, "en", {}, async (page) => {
			const { trouble } = tutorialWords("en");
			const live = page.locator(part);
			const board = page.locator(`catchmate-board#${await live.getAttribute("board")}`);
			await board.scrollIntoViewIfNeeded();
			await seesBoards(page);
			await board.evaluate(async (board: HTMLElementTagNameMap["catchmate-board"]) => {
				const solver = await board.solver;
				const { solve } = solver;
				solver.solve = () => Promise.reject(new Error("no solver"));
				(globalThis as typeof globalThis & { restore: () => void }).restore = () => {
					solver.solve = solve;
				};
			});
			// Parts that have been solved already are solved again when they come back.
			await live.evaluate((element) => element.parentElement?.append(element));
			await live.scrollIntoViewIfNeeded();
			const status = live.getByRole("status").first();
			await status.getByText(trouble.failed).waitFor();
			await page.evaluate(() =>
				(globalThis as typeof globalThis & { restore: () => void }).restore(),
			);
			await live.getByRole("button", { name: trouble.again }).click();
			await eventually(async () => /\d/.test(await status.innerText()), true);
		}));
}

test("after one visit every page is there without a network", async () => {
	const folder = new URL("../../build/page/", import.meta.url).pathname;
	const host = await Site.of(folder);
	const browser = await sharedBrowser();
	const context = await browser.newContext({ locale: "en" });
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(patience);
		const address = (name: string, language: Language) =>
			host.origin + new URL(addressOf(name, language)).pathname;
		await page.goto(address("index", "en"));
		await page.evaluate(async () => void (await navigator.serviceWorker.ready));
		host.close();
		await context.setOffline(true);
		for (const [name, language] of all) {
			await page.goto(address(name, language));
			assert.notEqual(await page.locator("h1").textContent(), "");
			await seesBoards(page);
		}
	} finally {
		await context.close();
		host.close();
	}
});
