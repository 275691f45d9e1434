/** All pages of the tutorial: for everyone, on any screen, without a script, from the disk, on paper; and what they share. */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { tutorialWords } from "../../web/locale/further-words.ts";
import { Site } from "../hosts/site.ts";
import { findings } from "./axe.ts";
import { chapterPath, expect, languages, test } from "./fixtures.ts";
import { hasNotShifted } from "./layout-shift.ts";
import { overflow } from "./page.ts";
import { answerAll, pageNames, readToEnd, seesBoards } from "./tutorial.ts";

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

/** Finds that a page is as wide as its window, on a telephone, a smaller one and a wide screen, and has no small texts. */
async function fits(page: Page): Promise<void> {
	assert.deepEqual(await smallTexts(page), []);
	for (const [width, height] of [
		[390, 800],
		[320, 640],
		[1280, 800],
	] as const) {
		await page.setViewportSize({ width, height });
		assert.equal(await overflow(page), 0, `${width} pixels wide`);
	}
}

async function staysInPlace(page: Page): Promise<void> {
	await readToEnd(page);
	await hasNotShifted(page);
}

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
	test(`the page ${name} starts its live parts in order, stays in its place, takes its answers, fits, also with letters twice as large, is legible, and a checker of accessibility finds nothing`, async ({
		read,
	}) => {
		test.slow();
		const page = await read(name, "en", { prepare: watchDefinitions });
		await startsInOrder(page);
		await staysInPlace(page);
		await answerAll(page);
		await fits(page);
		assert.deepEqual(await findings(page), []);
		await page.setViewportSize({ width: 390, height: 844 });
		const client = await page.context().newCDPSession(page);
		await client.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
		assert.equal(await overflow(page), 0, "with letters twice as large");
	});

	// Questions, boards and live parts are the same in every language; texts are not as long.
	test(`the page ${name} in Chinese on a telephone stays in its place, fits and is legible, with all that folds`, async ({
		read,
	}) => {
		const page = await read(name, "zh", { width: 390 });
		await staysInPlace(page);
		await page.evaluate(() => {
			for (const fold of document.querySelectorAll("details")) fold.open = true;
		});
		await fits(page);
	});
}

test("every page has without a script a picture for each board, and its answers are folds", async ({
	read,
}) => {
	const page = await read("index", "en", { javaScriptEnabled: false });
	for (const name of pageNames) {
		await page.goto(chapterPath(name, "en"));
		for (const fold of await page.locator("lesson-ask .told").all()) {
			await fold.locator("> summary").click();
			await expect(fold.locator("div").first(), name).toBeVisible();
		}
		for (const picture of await page.locator("catchmate-board > img").all()) {
			await picture.scrollIntoViewIfNeeded();
			// A picture that is not there has no natural size.
			await expect(picture, name).not.toHaveJSProperty("naturalWidth", 0);
		}
		for (const way of await page.locator(".contents a").all()) {
			await expect(way, name).toBeVisible();
		}
		assert.equal(await overflow(page), 0, name);
	}
});

for (const language of languages) {
	test(`the way through the pages leads in ${language} from one to the next and back, from the disk as well`, async ({
		read,
	}) => {
		const page = await read("index", language, { fromDisk: true });
		const titles: string[] = [];
		// From the other folder, two pages tell what all would.
		const names = language === "en" ? pageNames : pageNames.slice(0, 2);
		for (const [index, name] of names.entries()) {
			await expect(page).toHaveURL(chapterPath(name, language));
			const title = (await page.locator("h1").textContent()) ?? "";
			titles.push(title);
			const here = page.locator(".contents [aria-current='page']");
			await expect(here).toHaveText(title);
			// The text cites chapters by their numbers.
			const number = await here.evaluate((link) => getComputedStyle(link, "::before").content);
			assert.equal(number, index === 0 ? "none" : `"${index}."`);
			await seesBoards(page);
			if (index < names.length - 1) await page.locator(".turns [rel='next']").click();
		}
		assert.equal(new Set(titles).size, names.length);
		await page.locator(".turns [rel='prev']").click();
		await expect(page.locator("h1")).toHaveText(titles.at(-2) ?? "");
	});
}

/** A page of the tutorial that has a question with choices. */
const asking = "token";

test.describe("a question", () => {
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

	/** Finds so many folds open on a page whose script has started. */
	const seesOpen = async (page: Page, count: number) => {
		await page.locator("lesson-ask .choices button").first().waitFor();
		await expect(page.locator(".told[open]")).toHaveCount(count);
	};

	for (const [language, wrong, right] of [
		["en", "Not that. Take the moves one by one", "Right."],
		["zh", "不对。三种走法一种一种看", "对了。"],
	] as const) {
		test(`tells in ${language} whether an answer is right, opens then what it explains, and remembers that after a reload`, async ({
			read,
		}) => {
			const page = await read(asking, language);
			const told = question(page).locator(".told");
			await (await choice(page, false)).click();
			await question(page).getByRole("status").getByText(wrong).waitFor();
			await expect(told).not.toHaveAttribute("open");
			await page.reload();
			await seesOpen(page, 0);
			await (await choice(page, true)).click();
			await question(page).getByRole("status").getByText(right, { exact: true }).waitFor();
			await expect(told).toHaveAttribute("open", "");
			await page.reload();
			await expect(told).toHaveAttribute("open", "");
		});
	}

	test("is answered with the keyboard alone, which stays where it is", async ({ read }) => {
		const page = await read(asking, "en");
		const right = await choice(page, true);
		await right.focus();
		await page.keyboard.press("Enter");
		await expect(question(page).locator(".told")).toHaveAttribute("open", "");
		assert.ok(await right.evaluate((button) => button === document.activeElement));
	});

	test("that is answered opens on its own page alone, in every language", async ({ read }) => {
		const page = await read(asking, "en");
		await (await choice(page, true)).click();
		await expect(question(page).locator(".told")).toHaveAttribute("open", "");
		await page.goto(chapterPath("backwards", "en"));
		await seesOpen(page, 0);
		await page.goto(chapterPath(asking, "zh"));
		await seesOpen(page, 1);
		await expect(question(page).locator(".told")).toHaveAttribute("open", "");
	});

	test("that is answered in one tab is answered in another that is open, and neither takes from the other", async ({
		read,
	}) => {
		const page = await read(asking, "en");
		const other = await page.context().newPage();
		await other.goto(chapterPath(asking, "zh"));
		await other.locator("lesson-ask .choices button").first().waitFor();
		await (await choice(page, true)).click();
		await other.locator(".told[open]").waitFor();
		await other.goto(chapterPath("backwards", "zh"));
		await page.reload();
		await page.locator(".told[open]").waitFor();
	});

	test("is asked as ever where something else stands in the place of what was remembered", async ({
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
			await (await choice(page, true)).click();
			await expect(question(page).locator(".told"), kept).toHaveAttribute("open", "");
		}
	});
});

test("on paper every explanation is open, and afterwards as it was", async ({ read }) => {
	const page = await read(asking, "en");
	const open = page.locator(".told[open]");
	const count = await page.locator(".told").count();
	assert.ok(count > 0);
	await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
	await expect(open).toHaveCount(count);
	await page.emulateMedia({ media: "print" });
	await expect(page.locator(".contents")).toBeHidden();
	await expect(page.locator(".take").first()).toBeHidden();
	await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
	await expect(open).toHaveCount(0);
});

/** The title of another page, as the contents of this one have it. */
const titleOf = async (page: Page, name: string) =>
	(await page.locator(`.contents a[href="${name}.html"]`).textContent())?.trim();

test.describe("the way through the pages", () => {
	test("is offered again on the first page, where the reader was, in whatever language", async ({
		read,
	}) => {
		const page = await read("index", "en");
		const way = page.locator(".go-on");
		await expect(way).toHaveText(`Begin with “${await titleOf(page, "token")}”`);
		await way.click();
		await expect(page).toHaveURL(chapterPath("token", "en"));
		await page.goto(chapterPath("distance", "en"));
		const title = await page.locator("h1").textContent();
		await page.goto(chapterPath("index", "en"));
		await expect(way).toHaveText(`Go on with “${title}”`);
		await staysInPlace(page);
		await page.goto(chapterPath("index", "zh"));
		await way.click();
		await expect(page).toHaveURL(chapterPath("distance", "zh"));
	});

	test("changes its language and stays on the page", async ({ read }) => {
		const page = await read("draws", "en");
		await page.locator(".page-header [hreflang='zh-CN']").click();
		await expect(page).toHaveURL(chapterPath("draws", "zh"));
		await page.locator(".page-header [hreflang='en']").click();
		await expect(page).toHaveURL(chapterPath("draws", "en"));
	});

	test("is one of the places, and leads to the others", async ({ read }) => {
		const page = await read("backwards", "en");
		const places = page.getByRole("navigation", { name: "Places" });
		await expect(places.getByRole("link")).toHaveText(["Play", "Puzzles", "Learn"]);
		await expect(places.locator("[aria-current]")).toHaveText("Learn");
		await places.getByRole("link", { name: "Puzzles" }).click();
		await expect(page.locator("#puzzle-heading")).toHaveText("Puzzle of the day");
	});

	test("leads on a narrow screen from the header down to the contents, which stand beside the text on a wide one", async ({
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
	});
});

/** The live parts that go with a board, or work by themselves, and their chapters. */
const liveParts = [
	["distance", "distance-layers", "loser-pace"],
	["draws", "safe-moves", "count-plies"],
	["board", "unfold-positions"],
	["no-limit", "ply-limit", "chase-sizes"],
	["fast", "bit-boards", "speed-race"],
] as const;

for (const [name, ...parts] of liveParts) {
	test(`${parts.join(" and ")} show the same again when they were taken from the page and put back`, async ({
		read,
	}) => {
		const page = await read(name, "en");
		for (const part of parts) {
			const live = page.locator(part).first();
			await live.scrollIntoViewIfNeeded();
			await seesBoards(page);
			// What waits for the solver has a status to say it in; these two wait for the reader.
			if (part === "speed-race" || part === "chase-sizes") {
				await live.getByRole("button").first().waitFor();
			} else {
				await expect(live.getByRole("status").first()).not.toBeEmpty();
			}
			const before = (await live.innerText()).trim();
			assert.notEqual(before, "", part);
			await live.evaluate((element) => {
				const { parentElement, nextSibling } = element;
				element.remove();
				parentElement?.insertBefore(element, nextSibling);
			});
			await expect.poll(async () => (await live.innerText()).trim()).toBe(before);
		}
	});
}

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
		await expect(status).toHaveText(/\d/);
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
		for (const language of languages) {
			await page.goto(chapterPath("board", language));
			await expect(page.locator("h1")).not.toBeEmpty();
			await seesBoards(page);
			const paths = pageNames.map((name) => `/${chapterPath(name, language)}`);
			const statuses = await page.evaluate(
				(paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
				paths,
			);
			assert.deepEqual(statuses, Array(paths.length).fill(200));
		}
	} finally {
		await context.close();
		host.close();
	}
});
