/** What the tutorial's pages let a reader take along: boards, as tags and as pictures, and programs. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { preferredTag } from "../../web/locale/languages.ts";
import { tutorialWords } from "../../web/locale/words.ts";
import { bytesOf } from "./downloads.ts";
import { eventually } from "./eventually.ts";
import { languages, openChapter, pageNames, seesBoards } from "./learn-harness.ts";

describe("a board taken along", () => {
	test("is selected to be copied by hand where the browser does not let the page copy", () =>
		openChapter("token", "zh", {}, async (page) => {
			await page.evaluate(() => {
				navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
			});
			const take = page.locator(".take").first();
			const { tag, refused } = tutorialWords("zh-CN").copying;
			await take.locator("summary").click();
			await take.getByRole("button", { name: tag }).click();
			await take.getByRole("button", { name: refused }).waitFor();
			assert.equal(
				await page.evaluate(() => getSelection()?.toString().trim()),
				(await take.locator("code").textContent())?.trim(),
			);
			await take.getByRole("button", { name: tag }).waitFor();
		}));

	test("works in an empty page, with the tag as it is copied", () =>
		openChapter(
			"token",
			"en",
			{ permissions: ["clipboard-read", "clipboard-write"] },
			async (page, context) => {
				const take = page.locator(".take").first();
				await take.locator("summary").click();
				await take.getByRole("button", { name: "Copy the tag" }).click();
				await take.getByRole("button", { name: "Copied ✓" }).waitFor();
				const tag = await page.evaluate(() => navigator.clipboard.readText());
				const { origin } = new URL(page.url());
				const other = await context.newPage();
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
			},
		));

	test("is a picture behind the link to it", () =>
		openChapter("token", "en", {}, async (page) => {
			const take = page.locator(".take").first();
			await take.locator("summary").click();
			const waiting = page.waitForEvent("download");
			await take.getByRole("link", { name: "Picture (SVG)" }).click();
			assert.match((await bytesOf(await waiting)).toString("utf8"), /^<svg /);
		}));
});

for (const language of languages) {
	test(`every program has a button that copies it, with the keyboard alone, and says so for a while (${language})`, async () => {
		const words = tutorialWords(preferredTag([language])).copying;
		let programs = 0;
		for (const name of pageNames) {
			await openChapter(
				name,
				language,
				{ permissions: ["clipboard-read", "clipboard-write"] },
				async (page) => {
					await page.waitForLoadState("load");
					await eventually(() => page.locator("main :not(:defined)").count(), 0);
					await page.evaluate(() => {
						for (const fold of document.querySelectorAll("details")) fold.open = true;
					});
					const all = await page.locator("code.language-cpp, code.language-python").all();
					for (const code of all) {
						const place = page
							.locator(".program", { has: page.locator("code") })
							.nth(all.indexOf(code));
						const text = await code.textContent();
						assert.equal(await place.locator("code").textContent(), text);
						const button = place.locator("button.copy");
						assert.equal(await button.textContent(), words.program);
						programs += 1;
						if (!(await button.isVisible())) {
							// The other language of code that is stepped.
							continue;
						}
						await button.focus();
						await page.keyboard.press("Enter");
						// It stands for two seconds, in which the page itself looks for it.
						await place.locator("button.copy", { hasText: words.copied }).waitFor();
						assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
						if (programs === 1) {
							await eventually(() => button.textContent(), words.program);
						}
					}
				},
			);
		}
		assert.ok(programs >= 10, String(programs));
	});
}
