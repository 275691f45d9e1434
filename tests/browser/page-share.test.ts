/** Sharing a board: links, records and pictures. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectVerdict } from "./board.ts";
import { bytesOf } from "./downloads.ts";
import { expect, test } from "./fixtures.ts";
import { currentGame, expectOutput, openShare, openTab, pickGame, solve } from "./page.ts";
import { expectPly, permissions } from "./puzzles.ts";

const button = (page: Page, name: string) => page.locator("#share").getByRole("button", { name });

async function fileFrom(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
	await openShare(page);
	const [file] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
	return { name: file.suggestedFilename(), bytes: await bytesOf(file) };
}

const bytesFrom = async (page: Page, name: string) => (await fileFrom(page, name)).bytes;
const textFrom = async (page: Page, name: string) => (await bytesFrom(page, name)).toString();

/** Presses a copy button, and waits for the clipboard. */
async function copies(page: Page, name: string, expected: RegExp | string): Promise<string> {
	const copied = async () =>
		(await page.evaluate(() => navigator.clipboard.readText())).replaceAll("\r\n", "\n");
	await button(page, name).click();
	await expect.poll(copied).toMatch(expected);
	return copied();
}

/** Opens a board of chase, makes best moves, and opens the share tab. */
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
	await expectPly(page, plies);
	await openShare(page);
}

test("a link opens the same game and ply, and its record has the moves", async ({ visit }) => {
	const page = await visit({ permissions });
	await play(page, "2 1 1 2 2", 2);
	const { name, bytes } = await fileFrom(page, "Download record");
	assert.equal(name, "catchmate-chase-2x2.txt");
	const record = bytes.toString();
	assert.match(
		record,
		/^Game: Chase \(chase\)\nBoard: 2 × 2\nUnit: .*\nStart: .*\nResult: Game over\./,
	);
	assert.ok(record.includes("\nJudge input:\n2 1 1 2 2\n"), record);
	assert.match(record, /^ *1\. \S+ {2}Black wins in 1 ply\.[\s\S]*^ *2\. \S+ {2}/m);
	assert.equal(await copies(page, "Copy record", /^Game: /), record);
	await page.getByRole("button", { name: "Undo" }).click();
	await expectPly(page, 1);
	const copy = page.locator("#copy-link");
	const before = await copy.boundingBox();
	const link = await copies(page, "Copy link", /#[\w-]+\.1$/);
	const copied = page.getByRole("button", { name: "Copied ✓", exact: true });
	await expect(copied).toHaveCount(1);
	assert.deepEqual(await copy.boundingBox(), before);
	await expect(copied).toHaveCount(0);
	await expect(page.locator("#share-link")).toHaveValue(link);
	const other = await page.context().newPage();
	await other.goto(link);
	await expectVerdict(other, "Black wins in 1 ply. Black to move.");
	await other.getByRole("button", { name: "Ply 2 " }).waitFor();
});

test("an exported text reopens with comments and arrows added by an author @more", async ({
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
	assert.equal(await currentGame(page), "Chase");
	await page.getByRole("button", { name: "Next move" }).click();
	await expect(comment).toHaveText("Black follows.");
	await openTab(page, "share");
	await copies(page, what, /\{\[arrows 3,3-3,1:hint\] Black follows\.\}/);
	await openTab(page, "text");
	await expect(page.getByLabel("Judge input")).toHaveValue(told);
	await expectOutput(page, "BLACK 6");
	await solve(page, told.replace(String(move), "1,1-3,3"));
	await expect(page.locator("#judge-error")).toContainText("1,1-1,2 1,1-2,1");
});

test("a picture has marks and best play on request, copied or downloaded @more", async ({
	visit,
}) => {
	const page = await visit({ permissions });
	await play(page, "3 1 1 3 3", 1);
	const png = await fileFrom(page, "Download PNG");
	assert.equal(png.name, "catchmate-chase-3x3.png");
	await button(page, "Copy image").click();
	await page.getByRole("button", { name: "Copied ✓" }).waitFor();
	// The browser re-encodes copied pictures with the same pixels.
	const colours = await page.evaluate(async (downloaded) => {
		const [item] = await navigator.clipboard.read();
		const file = Uint8Array.from(atob(downloaded), (letter) => letter.charCodeAt(0));
		const blobs = [await item?.getType("image/png"), new Blob([file], { type: "image/png" })];
		const [copied, saved] = await Promise.all(
			blobs.map(async (blob) => {
				const image = await createImageBitmap(blob ?? new Blob());
				const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
				context?.drawImage(image, 0, 0);
				return [...(context?.getImageData(0, 0, image.width, image.height).data ?? [])];
			}),
		);
		return copied?.join() === saved?.join() ? new Set(copied).size : "the pixels differ";
	}, png.bytes.toString("base64"));
	assert.ok(Number(colours) > 8, String(colours));
	assert.equal(png.bytes.readUInt32BE(16), 2 * (30 + 3 * 48));
	const svg = await fileFrom(page, "Download SVG");
	assert.equal(svg.name, "catchmate-chase-3x3.svg");
	assert.match(svg.bytes.toString(), /^<svg .*<title>Chase, 3 × 3: Black to move<\/title>/s);
	const value = />5<\/text>/;
	assert.match(svg.bytes.toString(), value);
	const marks = page.getByLabel("With values and last move");
	await marks.uncheck();
	assert.doesNotMatch(await textFrom(page, "Download SVG"), value);
	assert.ok(!(await bytesFrom(page, "Download PNG")).equals(png.bytes));
	// The picture leaves out the board's own arrows.
	await openTab(page, "moves");
	await page.locator("#line summary").click();
	await page.waitForFunction(() => document.querySelector("catchmate-board")?.arrows.length);
	const isArrow = /<path [^>]*class="catchmate-fill-accent"/;
	assert.doesNotMatch(await textFrom(page, "Download SVG"), isArrow);
	await page.getByRole("checkbox", { name: "up to 8 numbered arrows" }).check();
	assert.match(await textFrom(page, "Download SVG"), isArrow);
});

test("files download from the disk, in Chinese, and with a graph's layout @more", async ({
	visit,
}) => {
	const hash = "#3lOYgDAQBQGAcCAAYAwCcAFNeQ";
	const page = await visit({ hash, fromDisk: true, locale: "zh-CN" });
	assert.match(await textFrom(page, "下载 SVG"), /<title>\p{Script=Han}/u);
	assert.match(await textFrom(page, "下载棋谱"), /^棋类：/);
	const bytes = await bytesFrom(page, "下载 PNG");
	const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
	assert.ok(width > 5 * height, `${width} × ${height}`);
});

test("a text that fails to copy is offered, selected, for manual copying @more", async ({
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
	await expect(text).toHaveCount(0);
});
