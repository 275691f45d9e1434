/** What the tutorial's pages let a reader take along: boards, as tags and as pictures, and programs. */
import assert from "node:assert/strict";
import { tutorialWords } from "../../web/locale/further-words.ts";
import { bytesOf } from "./downloads.ts";
import { expect, test } from "./fixtures.ts";
import { seesBoards } from "./tutorial.ts";

test("a board is taken along as a tag, which works in an empty page, and as a picture", async ({
	read,
	site,
}) => {
	const page = await read("token", "en", { permissions: ["clipboard-read", "clipboard-write"] });
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
	await seesBoards(other);
	const codeOf = (one: typeof page) =>
		one.evaluate(() => document.querySelector("catchmate-board")?.code);
	assert.notEqual(await codeOf(page), "");
	assert.equal(await codeOf(other), await codeOf(page));
	const waiting = page.waitForEvent("download");
	await take.locator("a[download]").click();
	assert.match((await bytesOf(await waiting)).toString("utf8"), /^<svg /);
});

test("a tag is selected to be copied by hand where the browser does not let the page copy", async ({
	read,
}) => {
	const page = await read("token", "zh");
	await page.evaluate(() => {
		navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
	});
	const take = page.locator(".take").first();
	const button = take.locator("button.copy");
	const { tag, refused } = tutorialWords("zh-CN").copying;
	await take.locator("summary").click();
	await expect(button).toHaveText(tag);
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await button.click();
	await expect(button).toHaveText(refused);
	assert.equal(
		await page.evaluate(() => getSelection()?.toString().trim()),
		(await take.locator("code").textContent())?.trim(),
	);
	await page.clock.runFor(2000);
	await expect(button).toHaveText(tag);
});

test("a program is copied with the keyboard alone, and its button says so for a while", async ({
	read,
}) => {
	const words = tutorialWords("en").copying;
	const page = await read("backwards", "en", {
		permissions: ["clipboard-read", "clipboard-write"],
	});
	await expect(page.locator("main :not(:defined)")).toHaveCount(0);
	const programs = page.locator(".program", { has: page.locator("code") });
	await expect(programs.locator("button.copy")).toHaveCount(await programs.count());
	const program = programs.filter({ visible: true }).first();
	const button = program.locator("button.copy");
	await expect(button).toHaveText(words.program);
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await button.focus();
	await page.keyboard.press("Enter");
	const text = await program.locator("code").textContent();
	await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
	await expect(button).toHaveText(words.copied);
	await page.clock.runFor(1999);
	await expect(button).toHaveText(words.copied);
	await page.clock.runFor(1);
	await expect(button).toHaveText(words.program);
});
