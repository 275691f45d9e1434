/** The article on the long hunt, whose text is one for all hosts: played, on a phone, on paper, without a script, and heard. */
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import MarkdownIt from "markdown-it";
import { expect, test } from "../browser/fixtures.ts";
import { overflow } from "../browser/page.ts";
import { Installation } from "./packed.ts";

let installed: Installation;
test.beforeAll(() => {
	installed = new Installation();
});
test.afterAll(() => installed.remove());

const languages = {
	en: {
		file: "hunt.md",
		next: "Next comment",
		first: /The guard has followed Black along row 4/,
		last: "Caught, after 303 plies.",
		heard: [
			'grid "The long hunt, 10 by 10, Red to move"',
			'"row 1, column 9, goal of Black"',
			'"row 1, column 8, obstacle"',
			"row 1, column 10, goal of Black, red piece, to move, marked",
			'button "Next comment"',
		],
		step: "row 8, column 8, red piece, to move, arrow to row 7, column 8",
	},
	zh: {
		file: "zh/hunt.md",
		next: "下一处讲解",
		first: /守的那枚沿着第 4 行跟黑子走/,
		last: "抓住了，一共 303 步。",
		heard: [
			'grid "漫长的围捕，10 × 10，轮到红方走"',
			'"第 1 行第 9 列，黑方的目标"',
			'"第 1 行第 8 列，障碍"',
			"第 1 行第 10 列，黑方的目标，红子，轮到它走，有标记",
			'button "下一处讲解"',
		],
		step: "第 8 行第 8 列，红子，轮到它走，箭头指向第 7 行第 8 列",
	},
} as const;
type Language = keyof typeof languages;

const articleIn = (language: Language): string =>
	readFileSync(
		new URL(`../../build/page/guide/${languages[language].file}`, import.meta.url),
		"utf8",
	);

/** A page of HTML with the widget beside it; returns its address. */
function plainPage(body: string, language: Language): string {
	const folder = installed.plainHost();
	const head = `<meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Hunt</title><script src="widget.js" defer></script>`;
	writeFileSync(
		join(folder, "hunt.html"),
		`<!doctype html><html lang="${language}"><head>${head}</head><body>${body}</body></html>`,
	);
	return pathToFileURL(join(folder, "hunt.html")).href;
}

/** How each host shows an article, and how a reader makes its page dark, if the host has a switch. */
interface Host {
	readonly addressOf: (article: string, language: Language) => string | Promise<string>;
	readonly darken?: (page: Page) => Promise<void>;
	/** Whether its pages preload scripts, which fails where there are none. */
	readonly preloads?: boolean;
}

const rendered = (article: string): string => new MarkdownIt({ html: true }).render(article);

const hosts: Readonly<Record<string, Host>> = {
	"a plain page": {
		addressOf: (article, language) => plainPage(rendered(article), language),
	},
	// Its components leave the tag without the <pre>, and the text as it is.
	"a page as Docusaurus makes it": {
		addressOf: (article, language) =>
			plainPage(rendered(article).replace(/<\/?pre[^>]*>/g, ""), language),
	},
	"MkDocs Material": {
		addressOf: async (article) => {
			const folder = installed.host("material");
			mkdirSync(join(folder, "docs"));
			writeFileSync(join(folder, "docs/index.md"), article);
			installed.vendor("widget.js", join(folder, "docs/_static/js"));
			installed.program(folder, "mkdocs", "build", "--quiet", "--strict");
			return `${await installed.serve(join(folder, "site"))}/`;
		},
		darken: (page) => page.locator("label[title=Dark]").click(),
	},
	VitePress: {
		addressOf: async (article) => {
			const folder = installed.host("vitepress");
			writeFileSync(join(folder, "hunt.md"), article);
			installed.tool(folder, "vitepress/bin/vitepress.js", "build");
			return `${await installed.serve(join(folder, ".vitepress/dist"))}/hunt.html`;
		},
		darken: (page) =>
			page.evaluate(() => document.querySelector<HTMLElement>(".VPSwitchAppearance")?.click()),
		preloads: true,
	},
};

const phone = { width: 360, height: 740 };

for (const [name, { addressOf, darken, preloads = false }] of Object.entries(hosts)) {
	for (const language of ["en", "zh"] as const) {
		test(`the article is told in ${name}, in ${language}`, async ({ open }) => {
			const { next, first, last, heard, step } = languages[language];
			const address = await addressOf(articleIn(language), language);
			const page = await open(address, { viewport: phone });
			const board = page.locator("catchmate-board");
			const comment = board.locator(".comment");
			await board.getByRole("button", { name: next }).waitFor();
			assert.equal(await overflow(page), 0);

			const tree = await board.ariaSnapshot();
			for (const each of heard) assert.ok(tree.includes(each), `${each} in ${tree}`);

			const on = board.getByRole("button", { name: next });
			await on.click();
			await expect(comment).toHaveText(first);
			assert.ok((await board.ariaSnapshot()).includes(step));
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

			const plain = await open(address, {
				viewport: phone,
				javaScriptEnabled: false,
				expects: preloads ? [/\.js$/] : [],
			});
			const text = plain.locator("catchmate-board");
			await expect(text).toContainText(last);
			assert.ok(await text.evaluate((tag) => tag.scrollWidth <= tag.clientWidth));
		});
	}
}
