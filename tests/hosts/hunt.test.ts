/** The article on the long hunt, one text for all hosts: played, on a phone, in print, and without a script. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import MarkdownIt from "markdown-it";
import { catchmate } from "../../web/fences/markdown-it.ts";
import { expect, test } from "../browser/fixtures.ts";
import { overflowOf } from "../browser/page.ts";
import { Installation } from "./packed.ts";
import { HostSite, type Recipe, recipes, replaceIn } from "./sites.ts";

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

/** A site with the article as its first page; returns the address. */
async function siteOf(recipe: Recipe): Promise<string> {
	return `${await installed.serve(new HostSite(installed, recipe).build(article))}/`;
}

/** Gives readers of MkDocs Material a colour switch. */
function addPalette(folder: string): void {
	const palette = [
		"palette:",
		"  - toggle: { icon: material/weather-night, name: Dark }",
		"  - scheme: slate",
		"    toggle: { icon: material/weather-sunny, name: Light }",
	];
	const name = "name: material";
	replaceIn(join(folder, "mkdocs.yml"), name, [name, ...palette].join("\n  "));
}

/** How each host shows the article, and its dark switch, if any. */
interface Host {
	readonly addressOf: () => string | Promise<string>;
	readonly darken?: (page: Page) => Promise<void>;
}

const rendered = new MarkdownIt().use(await catchmate()).render(article);

const hosts: Readonly<Record<string, Host>> = {
	"a plain page": {
		addressOf: () => plainPage(rendered),
	},
	"MkDocs Material": {
		addressOf: () => siteOf({ ...recipes["MkDocs Material"], prepare: addPalette }),
		darken: (page) => page.locator("label[title=Dark]").click(),
	},
};

const phone = { width: 360, height: 740 };

for (const [name, { addressOf, darken }] of Object.entries(hosts)) {
	test(`the article plays in ${name}`, async ({ open }) => {
		const address = await addressOf();
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

		if (darken !== undefined) {
			const root = board.locator(".root");
			await expect(root).toHaveAttribute("data-scheme", "light");
			await darken(page);
			await expect(root).toHaveAttribute("data-scheme", "dark");
		}

		await page.emulateMedia({ media: "print" });
		await expect(board.locator("canvas").first()).toBeVisible();
		await expect(board.locator(".score")).toContainText(last);
		assert.doesNotMatch(await page.evaluate(() => document.body.innerText), /moves:/);

		const plain = await open(address, { viewport: phone, javaScriptEnabled: false });
		const text = plain.locator("catchmate-board");
		await expect(text).toContainText(last);
		assert.ok(await text.evaluate((tag) => tag.scrollWidth <= tag.clientWidth));
	});
}
