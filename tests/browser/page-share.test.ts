/** Taking a board along: links, records and pictures. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { bytesOf } from "./downloads.ts";
import { expect, test } from "./fixtures.ts";
import { openShare, openTab, pickedGame, pickGame, seesOutput, solve } from "./page.ts";
import { plyOf } from "./puzzles.ts";

const permissions = ["clipboard-read", "clipboard-write"];
const button = (page: Page, name: string) => page.locator("#share").getByRole("button", { name });

async function fileFrom(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
	const [file] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
	return { name: file.suggestedFilename(), bytes: await bytesOf(file) };
}

const textFrom = async (page: Page, name: string) =>
	(await fileFrom(page, name)).bytes.toString("utf8");

/** Presses a button that copies, and waits until that is on the clipboard. */
async function copies(page: Page, name: string, expected: RegExp | string): Promise<string> {
	const copied = async () =>
		(await page.evaluate(() => navigator.clipboard.readText())).replaceAll("\r\n", "\n");
	await button(page, name).click();
	await expect.poll(copied).toMatch(expected);
	return copied();
}

/** Puts a board of chase up, makes best moves, and opens the tab for sharing. */
async function play(page: Page, text: string, plies: number): Promise<void> {
	await solve(page, text);
	await page.evaluate(async (plies) => {
		const board = document.querySelector("catchmate-board");
		await board?.idle();
		for (let ply = 0; ply < plies; ply++) {
			board?.playBest();
			await board?.idle();
		}
	}, plies);
	await expect.poll(() => plyOf(page)).toBe(plies);
	await openShare(page);
}

test("the link opens the same game at the same ply, the record is moves that a board can read", async ({
	visit,
}) => {
	const page = await visit({ permissions });
	await play(page, "2 1 1 2 2", 2);
	const { name, bytes } = await fileFrom(page, "Download record");
	assert.equal(name, "catchmate-chase-2x2.txt");
	const record = bytes.toString("utf8");
	assert.match(record, /^Game: Chase \(chase\)\nBoard: 2 × 2\nStart: .*\nResult: Game over\./);
	assert.ok(record.includes("\nJudge input:\n2 1 1 2 2\n"), record);
	const plies = [...record.matchAll(/^ *\d+\. (\S+) {2}(.+)$/gm)];
	assert.match(plies[0]?.[2] ?? "", /^Black wins in 1 ply\./);
	const made = await page.evaluate(
		(given) =>
			new Promise((resolve) => {
				const board = document.createElement("catchmate-board");
				board.setAttribute("position", "2 1 1 2 2");
				board.setAttribute("moves", given);
				board.addEventListener("solve", () => {
					resolve(board.record?.moves.length);
					board.remove();
				});
				document.body.append(board);
			}),
		plies.map(([, move]) => move).join(" "),
	);
	assert.equal(made, 2);
	assert.equal(await copies(page, "Copy record", /^Game: /), record);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(() => plyOf(page)).toBe(1);
	const link = await copies(page, "Copy link", /#[\w-]+\.1$/);
	await expect(page.locator("#share-link")).toHaveValue(link);
	const other = await page.context().newPage();
	await other.goto(link);
	await seesVerdict(other, "Black wins in 1 ply. Black to move.");
	await other.getByRole("button", { name: "Ply 2 " }).waitFor();
});

test("the board with its moves is a text, which opens again with what an author has put into it", async ({
	visit,
}) => {
	const page = await visit({ permissions });
	await play(page, "3 1 1 3 3", 1);
	const what = "Copy board and moves as text";
	const text = await copies(page, what, /^[^{]*\nmoves:\n1,1-\S+\n?$/);
	await pickGame(page, "Crossing pawn");
	const [board, move] = text.trim().split("moves:\n");
	const told = `${board}moves:\n{White runs.} ${move} {[arrows 3,3-3,1:hint] Black follows.}\n`;
	await solve(page, told);
	const comment = page.locator("catchmate-board .comment");
	await expect(comment).toHaveText("White runs.");
	assert.equal(await pickedGame(page), "Chase");
	await page.getByRole("button", { name: "Next move" }).click();
	await expect(comment).toHaveText("Black follows.");
	await openTab(page, "share");
	await copies(page, what, /\{\[arrows 3,3-3,1:hint\] Black follows\.\}/);
	await openTab(page, "text");
	await expect(page.getByLabel("Judge input")).toHaveValue(told);
	await seesOutput(page, "BLACK 6");
	await solve(page, told.replace(String(move), "1,1-3,3"));
	await expect(page.locator("#judge-error")).toContainText("1,1-1,2 1,1-2,1");
});

test("the board is saved as PNG and SVG, with what is marked on it, with best play or without", async ({
	visit,
}) => {
	const page = await visit();
	await play(page, "3 1 1 3 3", 1);
	const png = await fileFrom(page, "Download PNG");
	assert.equal(png.name, "catchmate-chase-3x3.png");
	assert.equal(png.bytes.subarray(1, 4).toString(), "PNG");
	assert.equal(png.bytes.readUInt32BE(16), 2 * (30 + 3 * 48));
	const svg = await fileFrom(page, "Download SVG");
	assert.equal(svg.name, "catchmate-chase-3x3.svg");
	const marked = svg.bytes.toString("utf8");
	assert.match(marked, /^<svg .*<title>Chase, 3 × 3: Black to move<\/title>/s);
	assert.match(marked, />5<\/text>/);
	const values = page.getByRole("checkbox", { name: "With values and last move" });
	await values.uncheck();
	assert.doesNotMatch(await textFrom(page, "Download SVG"), />5<\/text>/);
	assert.ok(!(await fileFrom(page, "Download PNG")).bytes.equals(png.bytes));
	await values.check();
	// The arrows on the board itself are not on the picture.
	await openTab(page, "moves");
	await page.locator("#line summary").click();
	await page.waitForFunction(() => document.querySelector("catchmate-board")?.arrows.length);
	await openShare(page);
	const isArrow = /<path [^>]*class="catchmate-fill-accent"/;
	assert.doesNotMatch(await textFrom(page, "Download SVG"), isArrow);
	await page.getByRole("checkbox", { name: "up to 8 numbered arrows" }).check();
	assert.match(await textFrom(page, "Download SVG"), isArrow);
});

test("a graph without places is saved as the board has arranged it", async ({ visit }) => {
	const page = await visit({ hash: "#3lOYgDAQBQGAcCAAYAwCcAFNeQ" });
	await openShare(page);
	const { bytes } = await fileFrom(page, "Download PNG");
	const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
	assert.ok(width > 5 * height, `${width} × ${height}`);
});

test("sharing works from the disk, and in Chinese", async ({ visit }) => {
	const page = await visit({ fromDisk: true, locale: "zh-CN" });
	await openShare(page);
	assert.match(await textFrom(page, "下载 SVG"), /<title>追逐（P4576 棋盘游戏），8 × 8/);
	assert.match(await textFrom(page, "下载棋谱"), /^棋类： ?追逐（P4576 棋盘游戏）/);
});

test("a text that the browser does not copy is offered, selected, to be copied by hand, and can be closed", async ({
	visit,
}) => {
	const prepare = "navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));";
	const page = await visit({ hash: "#puzzle=1", prepare });
	const button = page.locator("#share-puzzle");
	const text = page.locator("#share-puzzle-text");
	await button.click();
	await expect(text).toBeFocused();
	await expect(text).toHaveValue(/#puzzle=1$/);
	const selected = await text.evaluate((box: HTMLTextAreaElement) => box.selectionEnd);
	assert.equal(selected, (await text.inputValue()).length);
	await page.locator(".refused").getByRole("button", { name: "Close" }).click();
	await expect(text).toHaveCount(0);
	await expect(button).toBeFocused();
	await button.click();
	await text.waitFor();
	await page.locator("#puzzles").getByRole("button", { name: "Next puzzle" }).click();
	await expect(page.locator("#puzzle-heading")).not.toHaveText("Puzzle 1");
	await expect(text).toHaveCount(0);
});
