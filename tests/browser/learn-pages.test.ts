/** All English tutorial pages: accessibility, any screen, no script, disk, print; and their shared parts. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { tutorialWords } from "../../web/locale/every.ts";
import { tutorialFile } from "../node/compiled.ts";
import { findings } from "./axe.ts";
import { bytesOf } from "./downloads.ts";
import { chapterPath, expect, test } from "./fixtures.ts";
import { expectNoShift } from "./layout-shift.ts";
import { overflowOf } from "./page.ts";
import { answerQuestions, boardOf, expectBoards, expectFit, pageNames } from "./tutorial.ts";

/** Two chapters that together have all kinds of live parts; the second circle covers the others. */
const first = ["token", "crossing-pawn"];

for (const name of pageNames) {
	const circle = first.includes(name) ? "" : " @more";
	test(`the page ${name} has working live parts, fits, is legible and passes axe${circle}`, async ({
		read,
	}) => {
		test.slow();
		const page = await read(name, "en", { width: 390 });
		await answerQuestions(page);
		await expectNoShift(page);
		await expectFit(page);
		// To axe a target behind the header or the bar of places is too small, though it scrolls into sight.
		await page.locator(".page-header, .places").evaluateAll((bars) => {
			for (const bar of bars) (bar as HTMLElement).style.position = "static";
		});
		assert.deepEqual(await findings(page), []);
		await page.setViewportSize({ width: 390, height: 844 });
		const client = await page.context().newCDPSession(page);
		await client.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
		assert.equal(await overflowOf(page), 0, "with letters twice as large");
	});
}

test("without a script, every page shows pictures, answers, tables and plots @more", async ({
	read,
}) => {
	const page = await read("index", "en", { javaScriptEnabled: false });
	for (const name of pageNames) {
		await page.goto(chapterPath(name, "en"));
		for (const fold of await page.locator("lesson-ask .ask-answer").all()) {
			await fold.locator("> summary").click();
			await expect(fold.locator("div").first(), name).toBeVisible();
		}
		for (const picture of await page.locator("catchmate-board > img, whole-game img").all()) {
			await picture.scrollIntoViewIfNeeded();
			// A missing picture has no natural size.
			await expect(picture, name).not.toHaveJSProperty("naturalWidth", 0);
		}
		for (const seen of await page.locator(".contents a, .is-still").all()) {
			await expect(seen, name).toBeVisible();
		}
		for (const live of await page.locator(".is-live").all()) await expect(live).toBeHidden();
		assert.equal(await overflowOf(page), 0, name);
	}
});

/** A tutorial page with a multiple-choice question. */
const asking = "token";

/** Waits for a page's script, and expects this number of open explanations. */
async function expectOpen(page: Page, count: number): Promise<void> {
	await page.locator("lesson-ask .choices button").first().waitFor();
	await expect(page.locator(".ask-answer[open]")).toHaveCount(count);
}

test("an answered question stays open across languages and tabs; print opens all @more", async ({
	read,
}) => {
	const page = await read(asking, "en");
	// Invalid stored data counts as none.
	for (const kept of ['"token"', '{"answered":{"token":5,"backwards":[1,{}]}}']) {
		await page.evaluate((kept) => localStorage.setItem("catchmate-learn", kept), kept);
		await page.reload();
		await expectOpen(page, 0);
	}
	const other = await page.context().newPage();
	await other.goto(chapterPath(asking, "zh"));
	await expectOpen(other, 0);
	const ask = page.locator("lesson-ask", { has: page.locator(".choices") }).first();
	await ask.locator(`[data-choice="${await ask.getAttribute("data-answer")}"] button`).click();
	await expectOpen(page, 1);
	await expectOpen(other, 1);
	await other.goto(chapterPath("backwards", "zh"));
	await expectOpen(other, 0);
	await page.reload();
	await expectOpen(page, 1);
	await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
	await expect(page.locator(".ask-answer:not([open])")).toHaveCount(0);
	await page.emulateMedia({ media: "print" });
	await expect(page.locator(".contents")).toBeHidden();
	await expect(page.locator(".take").first()).toBeHidden();
	await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
	await expectOpen(page, 1);
});

test("the first page offers to continue where the reader stopped, in any language @more", async ({
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
	await expectNoShift(page);
	await page.locator(".page-header [hreflang='zh-CN']").click();
	await expect(page).toHaveURL(chapterPath("index", "zh"));
	await way.click();
	await expect(page).toHaveURL(chapterPath("distance", "zh"));
});

test("the contents stand below the text on a narrow screen, beside it on a wide one @more", async ({
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

test("the first page has two doors, and places stay in sight at any scroll", async ({ read }) => {
	const page = await read("index", "en", { width: 390 });
	const { win, how } = tutorialWords("en").doors;
	const places = page.getByRole("navigation", { name: "Places" });
	for (const viewport of [
		{ width: 390, height: 664 },
		{ width: 664, height: 390 },
		{ width: 1366, height: 768 },
	]) {
		await page.setViewportSize(viewport);
		await page.evaluate(() => scrollTo(0, 1500));
		await expect(places).toBeInViewport({ ratio: 1 });
	}
	const doors = page.locator(".doors");
	await expect(doors.locator("[aria-current]")).toContainText(how);
	await doors.getByRole("link", { name: win }).click();
	await expect(page.locator("#activities input[value=puzzle]")).toBeChecked();
	await expect(page.locator("#rules")).toContainText("Move:");
});

test("a live part reports a failed solver and recovers on retry", async ({ read }) => {
	const page = await read("no-limit", "en");
	const { trouble } = tutorialWords("en");
	const live = page.locator("ply-limit");
	const board = await boardOf(page, (await live.getAttribute("board")) ?? "");
	await board.evaluate(async (board: HTMLElementTagNameMap["catchmate-board"]) => {
		const solver = await board.solver;
		const { solve } = solver;
		solver.solve = () => Promise.reject(new Error("no solver"));
		const restore = () => Object.assign(solver, { solve });
		Object.assign(globalThis, { restore });
	});
	// A part already being solved restarts when it returns.
	await live.evaluate((element) => element.parentElement?.append(element));
	await live.scrollIntoViewIfNeeded();
	await live.getByText(trouble.failed).waitFor();
	await page.evaluate("void restore()");
	await live.getByRole("button", { name: trouble.again }).click();
	await expect(live.getByText(trouble.failed)).toHaveCount(0);
	await expect(live.locator("code")).toBeVisible();
});

const copying = { permissions: ["clipboard-read", "clipboard-write"] };

test("a board exports as a working tag and as a picture @more", async ({ read, site }) => {
	const page = await read("token", "en", copying);
	const take = page.locator(".take").first();
	await take.locator("summary").click();
	await take.locator("button.copy").click();
	const copied = () => page.evaluate(() => navigator.clipboard.readText());
	await expect.poll(copied).toContain("<catchmate-board");
	const other = await page.context().newPage();
	const script = '<!doctype html><script src="widget.js" defer></script>';
	await other.route("**/empty.html", async (route) =>
		route.fulfill({ contentType: "text/html", body: `${script}${await copied()}` }),
	);
	await other.goto(`${site.origin}/empty.html`);
	await expectBoards(other);
	const codeOf = (one: Page) => one.evaluate(() => document.querySelector("catchmate-board")?.code);
	assert.notEqual(await codeOf(page), "");
	assert.equal(await codeOf(other), await codeOf(page));
	const waiting = page.waitForEvent("download");
	await take.locator("a[download]").click();
	assert.match((await bytesOf(await waiting)).toString("utf8"), /^<svg /);
});

test("LeetCode’s programs are copied as the site takes them, and open on paper @more", async ({
	read,
}) => {
	const words = tutorialWords("en").copying;
	const page = await read("ladder", "en", copying);
	const folds = page.locator("details.told");
	const buttons = folds.getByRole("button", { name: words.leetcode });
	const files = ["cat_and_mouse", "cat_and_mouse_2"].flatMap((name) => [
		`template.cpp ${name}.cpp`,
		`template.py ${name}.py`,
	]);
	await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
	await expect(page.locator("details.told:not([open])")).toHaveCount(0);
	await expect(buttons).toHaveCount(files.length);
	for (const [place, names] of files.entries()) {
		await buttons.nth(place).click();
		const text = names.split(" ").map((name) => tutorialFile(`ladder/${name}`));
		await expect
			.poll(() => page.evaluate(() => navigator.clipboard.readText()))
			.toBe(text.join("\n"));
		await expect(buttons).toHaveCount(files.length);
	}
	await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
	await expect(page.locator("details.told[open]")).toHaveCount(0);
});

test("a program is copied, or selected if the browser refuses @more", async ({ read }) => {
	const words = tutorialWords("en").copying;
	const page = await read("backwards", "en", copying);
	await expect(page.locator("main :not(:defined)")).toHaveCount(0);
	const programs = page.locator(".program", { has: page.locator("code") });
	await expect(programs.locator("button.copy")).toHaveCount(await programs.count());
	const program = programs.filter({ visible: true }).first();
	const button = program.locator("button.copy");
	const text = (await program.locator("code").textContent()) ?? "";
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await button.click();
	await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
	await expect(button).toHaveText(words.copied);
	await page.clock.runFor(2000);
	await expect(button).toHaveText(words.program);
	await page.evaluate(() => {
		navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
	});
	await button.click();
	await expect(button).toHaveText(words.refused);
	assert.equal(await page.evaluate(() => getSelection()?.toString().trim()), text.trim());
});
