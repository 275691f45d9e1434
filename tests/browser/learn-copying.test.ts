/** What the tutorial's pages let a reader take along: boards, as tags and as pictures, and programs. */
import assert from "node:assert/strict";
import { tutorialWords } from "../../web/locale/further-words.ts";
import { bytesOf } from "./downloads.ts";
import { chapterPath, expect, test } from "./fixtures.ts";
import { pageNames, seesBoards } from "./tutorial.ts";

test.describe("a board taken along", () => {
	test("is selected to be copied by hand where the browser does not let the page copy", async ({
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

	test("works in an empty page, with the tag as it is copied", async ({ read }) => {
		const page = await read("token", "en", { permissions: ["clipboard-read", "clipboard-write"] });
		const take = page.locator(".take").first();
		await take.locator("summary").click();
		await take.getByRole("button", { name: "Copy the tag" }).click();
		const copied = () => page.evaluate(() => navigator.clipboard.readText());
		await expect.poll(copied).toContain("<catchmate-board");
		const tag = await copied();
		const { origin } = new URL(page.url());
		const other = await page.context().newPage();
		await other.route(`${origin}/empty.html`, (route) =>
			route.fulfill({
				contentType: "text/html",
				body: `<!doctype html><script src="widget.js" defer></script>${tag}`,
			}),
		);
		await other.goto(`${origin}/empty.html`);
		await seesBoards(other);
		const codes = [page, other].map((one) =>
			one.evaluate(() => document.querySelector("catchmate-board")?.code),
		);
		const [here, there] = await Promise.all(codes);
		assert.notEqual(here, "");
		assert.equal(there, here);
	});

	test("is a picture behind the link to it", async ({ read }) => {
		const page = await read("token", "en");
		const take = page.locator(".take").first();
		await take.locator("summary").click();
		const waiting = page.waitForEvent("download");
		await take.getByRole("link", { name: "Picture (SVG)" }).click();
		assert.match((await bytesOf(await waiting)).toString("utf8"), /^<svg /);
	});
});

test("every program has a button that copies it, with the keyboard alone, and says so for a while", async ({
	read,
}) => {
	test.slow();
	const words = tutorialWords("en").copying;
	const page = await read("index", "en", { permissions: ["clipboard-read", "clipboard-write"] });
	let programs = 0;
	for (const name of pageNames) {
		await page.goto(chapterPath(name, "en"));
		await expect(page.locator("main :not(:defined)")).toHaveCount(0);
		await page.evaluate(() => {
			for (const fold of document.querySelectorAll("details")) fold.open = true;
		});
		for (const place of await page.locator(".program", { has: page.locator("code") }).all()) {
			const button = place.locator("button.copy");
			await expect(button).toHaveText(words.program);
			programs += 1;
			// The other language of code that is stepped is hidden.
			if (!(await button.isVisible())) continue;
			if (programs === 1) {
				await page.clock.install();
				await page.clock.pauseAt(Date.now() + 60_000);
			}
			await button.focus();
			await page.keyboard.press("Enter");
			const text = await place.locator("code").textContent();
			await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
			if (programs === 1) {
				await expect(button).toHaveText(words.copied);
				await page.clock.runFor(1999);
				await expect(button).toHaveText(words.copied);
				await page.clock.runFor(1);
				await expect(button).toHaveText(words.program);
				await page.clock.resume();
			}
		}
	}
	assert.ok(programs >= 10, String(programs));
});
