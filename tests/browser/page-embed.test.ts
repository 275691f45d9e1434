/** The tag for other pages: its options and its board. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import MarkdownIt from "markdown-it";
import { elsewhere } from "../hosts/site.ts";
import { expect, recordComplaints, test } from "./fixtures.ts";
import { expectGame, openFold, openShare, playBestMove, plyButton, solve } from "./page.ts";

const permissions = ["clipboard-read", "clipboard-write"];

async function openMaker(page: Page): Promise<void> {
	await openShare(page);
	await openFold(page, "share-embed");
}

const fields = ["form", "size", "mode", "hints", "language", "theme"] as const;
type Field = (typeof fields)[number];

const field = (page: Page, name: Field) => page.locator(`#embed-${name}`);

async function pick(page: Page, choice: Partial<Record<Field, string>>): Promise<void> {
	for (const name of fields) {
		if (choice[name] !== undefined) await field(page, name).selectOption(choice[name]);
	}
}

/** Copies the snippet with its button. */
async function copied(page: Page): Promise<string> {
	await page.locator("#copy-snippet").click();
	const snippet = (await page.locator("#embed-snippet").textContent()) ?? "";
	const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
	await expect.poll(async () => (await clipboard()).replaceAll("\r\n", "\n")).toEqual(snippet);
	return snippet;
}

/** A board's relevant properties. */
const facts = (board: Locator) =>
	board.evaluate((element) => {
		const { mode, hints, theme, lang, failure, record } =
			element as HTMLElementTagNameMap["catchmate-board"];
		return { mode, hints, theme, lang, failure, moves: record?.moves.length, ply: record?.index };
	});

const plyOf = async (board: Locator) => (await facts(board)).ply;
const widthOf = async (board: Locator) => (await board.boundingBox())?.width ?? 0;

test("the tag shows and plays the selected board in an empty page", async ({ visit, site }) => {
	const page = await visit({ permissions });
	for (const ply of [1, 2]) await playBestMove(page, ply);
	await plyButton(page, 1).click();
	await expectGame(page, 2, 1);
	await openMaker(page);
	await expect(page.locator("#embed-snippet")).toHaveText(/mode="analyse"/);
	const other = await page.context().newPage();
	const complaints = recordComplaints(other, [site.origin, elsewhere(site)]);
	for (const [size, width, lang, shown] of [
		["medium", 480, "", { mode: "analyse", hints: "full", theme: "light" }],
		["small", 320, "zh-CN", { mode: "play", hints: "off", theme: "auto" }],
		["full", 1000, "en", { mode: "puzzle", hints: "auto", theme: "dark" }],
	] as const) {
		const { mode, theme } = shown;
		await pick(page, { size, language: lang || "auto", mode, theme });
		if (mode === "puzzle") await expect(field(page, "hints")).toBeDisabled();
		else await pick(page, { hints: shown.hints });
		const snippet = await copied(page);
		site.put("/empty.html", `<!doctype html><meta charset="utf-8"><body>${snippet}`);
		await other.goto(`${elsewhere(site)}/empty.html`);
		const board = other.locator("catchmate-board");
		await board.getByRole("gridcell").first().waitFor();
		await expect.poll(() => facts(board)).toMatchObject({ ...shown, lang, failure: null, ply: 1 });
		const seen = await widthOf(board);
		assert.ok(size === "full" ? seen > width : seen === width, `${seen} pixels`);
		if (mode === "analyse") {
			await board.getByRole("button", { name: "Next move" }).click();
			await expect.poll(() => plyOf(board)).toEqual(2);
		}
		assert.deepEqual(complaints, [], snippet);
	}
});

test("the tag loads its script from this site, or beside the page on disk @more", async ({
	visit,
}) => {
	const page = await visit({ permissions });
	await openMaker(page);
	const at = (file: string) => new URL(file, page.url());
	const source = `<link rel="stylesheet" href="${at("catchmate.css")}">\n<script src="${at("widget.js")}"`;
	assert.ok((await copied(page)).startsWith(source));
	for (const name of ["widget.js", "catchmate.css"]) {
		const link = page.getByRole("link", { name: `download ${name}` });
		const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
		assert.equal(file.suggestedFilename(), name);
	}
	const local = await visit({ permissions, fromDisk: true });
	await openMaker(local);
	assert.match(
		await copied(local),
		/^<link rel="stylesheet" href="catchmate\.css">\n<script src="widget\.js" defer><\/script>\n<catchmate-board /,
	);
});

test("the Markdown block holds the game's drawing and comments, and becomes a board @more", async ({
	visit,
	site,
}) => {
	const page = await visit({ permissions });
	await solve(page, "3 1 1 3 3\nmoves: 1,1-1,2 {Fences, ```` and #1.} 3,3-2,3 {The end.}");
	await openMaker(page);
	await pick(page, { form: "markdown", mode: "show", theme: "dark" });
	await expect(field(page, "size")).toBeDisabled();
	await expect(page.locator("#embed-snippet")).toContainText("The end.");
	const snippet = await copied(page);
	const begins =
		/^(`{5})catchmate\ntheme=dark\n3 3\nO\.\.\n\.{3}\n\.\.X\nmoves:\n1,1-1,2 \{Fences, ```` and #1\.\}\n3,3-2,3 \{The end\.\}\n\1\n$/;
	assert.match(snippet, begins);
	const html = new MarkdownIt().render(snippet);
	site.put(
		"/blocks.html",
		`<!doctype html><meta charset="utf-8"><script src="widget.js" data-fences defer></script>${html}`,
	);
	const other = await page.context().newPage();
	await other.goto(`${site.origin}/blocks.html`);
	const board = other.locator("catchmate-board");
	await board.getByRole("button", { name: "Next move" }).click();
	await expect(board.locator(".comment")).toHaveText("Fences, ```` and #1.");
	assert.deepEqual(await facts(board), {
		...{ mode: "show", hints: "auto", theme: "dark", lang: "", failure: null },
		...{ moves: 2, ply: 1 },
	});
});
