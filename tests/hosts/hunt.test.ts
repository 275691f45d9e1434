/** The article on the long hunt in an author's page. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import MarkdownIt from "markdown-it";
import { catchmate } from "../../web/fences/markdown-it.ts";
import { expect, test } from "../browser/fixtures.ts";
import { overflowOf } from "../browser/page.ts";
import { Installation } from "./packed.ts";

let installed: Installation;
test.beforeAll(() => {
	installed = new Installation();
});
test.afterAll(() => installed.remove());

const article = readFileSync(new URL("../../build/page/guide/hunt.md", import.meta.url), "utf8");
const first = /The guard has followed Black along row 4/;
const last = "Caught, after 303 plies.";
/** An HTML page with the widget beside it; returns its address. */
function plainPage(body: string): string {
	const folder = installed.plainHost();
	const head = `<meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Hunt</title><link rel="stylesheet" href="catchmate.css" /><script src="widget.js" defer></script>`;
	writeFileSync(
		join(folder, "hunt.html"),
		`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
	);
	return pathToFileURL(join(folder, "hunt.html")).href;
}

const phone = { width: 360, height: 740 };

test("the article plays on a phone, and is whole in print and without a script", async ({
	open,
}) => {
	const rendered = new MarkdownIt().use(await catchmate()).render(article);
	const address = plainPage(rendered);
	const page = await open(address, { viewport: phone });
	const board = page.locator("catchmate-board");
	const comment = board.locator(".comment");
	await board.getByRole("button", { name: "Next comment" }).waitFor();
	assert.equal(await overflowOf(page), 0);

	const on = board.getByRole("button", { name: "Next comment" });
	await on.click();
	await expect(comment).toHaveText(first);
	await expect(board.getByRole("status")).toContainText(first);
	for (let clicks = 0; (await comment.textContent()) !== last; clicks += 1) {
		assert.ok(clicks < 20);
		const said = await comment.textContent();
		await on.click();
		await expect(comment).not.toHaveText(said ?? "");
	}
	await expect(on).toHaveCount(0);

	await page.emulateMedia({ media: "print" });
	await expect(board.locator("canvas").first()).toBeVisible();
	await expect(board.locator(".score")).toContainText(last);
	assert.doesNotMatch(await page.evaluate(() => document.body.innerText), /moves:/);

	const plain = await open(address, { viewport: phone, javaScriptEnabled: false });
	const text = plain.locator("catchmate-board");
	await expect(text).toContainText(last);
	assert.ok(await text.evaluate((tag) => tag.scrollWidth <= tag.clientWidth));
});
