/** Taking a board along: links, records and pictures. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { bytesOf } from "./downloads.ts";
import { test as base, expect, type Fixtures } from "./fixtures.ts";
import {
	hears,
	openShare,
	openTab,
	pickedGame,
	pickGame,
	playBest,
	plyButton,
	seesOutput,
	solve,
} from "./page.ts";

const test = base.extend<{ visitSharing: Fixtures["visit"] }>({
	/** Visits the page and opens its tab for sharing. */
	visitSharing: async ({ visit }, use) => {
		await use(async (options) => {
			const page = await visit(options);
			await openShare(page);
			return page;
		});
	},
});

test.describe("the panel for sharing", () => {
	const permissions = ["clipboard-read", "clipboard-write"];
	const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
	const button = (page: Page, name: string) => page.locator("#share").getByRole("button", { name });

	async function fileFrom(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
		await openTab(page, "share");
		const [file] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
		return { name: file.suggestedFilename(), bytes: await bytesOf(file) };
	}

	test("gives a link that opens the same board, its game and the ply seen", async ({
		visitSharing,
	}) => {
		const page = await visitSharing({ permissions });
		await solve(page, "3 1 1 3 3");
		await seesOutput(page, "BLACK 6");
		await openTab(page, "moves");
		await playBest(page, 1);
		await playBest(page, 2);
		await plyButton(page, 1).click();
		await seesVerdict(page, "Black wins in 5 plies. Black to move.");
		await openTab(page, "share");
		await button(page, "Copy link").click();
		await hears(page, "Copied.");
		const link = await copied(page);
		await expect(page.locator("#share-link")).toHaveValue(link);
		const other = await page.context().newPage();
		await other.goto(link);
		await seesVerdict(other, "Black wins in 5 plies. Black to move.");
		await plyButton(other, 2).waitFor();
	});

	test("writes the game down with what each ply came to, moves that a board can read again", async ({
		visitSharing,
	}) => {
		const page = await visitSharing({ permissions });
		await solve(page, "2 1 1 2 2");
		await seesVerdict(page, "Black wins in 2 plies. White to move.");
		await openTab(page, "moves");
		await playBest(page, 1);
		await playBest(page, 2);
		await seesVerdict(page, "Game over. Black has won: captured White.");
		const { name, bytes } = await fileFrom(page, "Download record");
		assert.equal(name, "catchmate-chase-2x2.txt");
		const record = bytes.toString("utf8");
		const lines = record.split("\n");
		const [, moves = ""] = /Moves[^\n]*\n(.*)$/s.exec(record) ?? [];
		assert.deepEqual(lines.slice(0, 4), [
			"Game: Chase (chase)",
			"Board: 2 × 2",
			"Start: Black wins in 2 plies. White to move.",
			"Result: Game over. Black has won: captured White.",
		]);
		assert.ok(record.includes("\nJudge input:\n2 1 1 2 2\n"), record);
		assert.match(
			moves,
			/^1\. 1,1-\d,\d {2}Black wins in 1 ply\. Black to move\.\n2\. 2,2-\d,\d {2}Game over\./,
		);
		const attribute = [...moves.matchAll(/^ *\d+\. (\S+)/gm)].map(([, move]) => move).join(" ");
		const plies = await page.evaluate(
			(given) =>
				new Promise((resolve) => {
					const board = document.createElement("catchmate-board");
					board.setAttribute("position", "2 1 1 2 2");
					board.setAttribute("moves", given);
					board.addEventListener("solve", () => resolve(board.record?.moves.length));
					document.body.append(board);
				}),
			attribute,
		);
		assert.equal(plies, 2);
		await button(page, "Copy record").click();
		await hears(page, "Copied.");
		assert.equal((await copied(page)).replaceAll("\r\n", "\n"), record);
	});

	test("writes the board with its moves as a text, which opens again with what an author has put into it", async ({
		visitSharing,
	}) => {
		const page = await visitSharing({ permissions });
		await solve(page, "3 1 1 3 3");
		await seesOutput(page, "BLACK 6");
		await openTab(page, "moves");
		await playBest(page, 1);
		await openTab(page, "share");
		await button(page, "Copy board and moves as text").click();
		await hears(page, "Copied.");
		const text = (await copied(page)).replaceAll("\r\n", "\n");
		assert.match(text, /^[^{]*\nmoves:\n1,1-\S+\n?$/);
		await pickGame(page, "Crossing pawn");
		const [board, move] = text.trim().split("moves:\n");
		const told = `${board}moves:\n{White runs.} ${move} {[arrows 3,3-3,1:hint] Black follows.}\n`;
		await solve(page, told);
		const comment = page.locator("catchmate-board .comment");
		await expect(comment).toHaveText("White runs.");
		assert.equal(await pickedGame(page), "Chase");
		await page.getByRole("button", { name: "Next move" }).click();
		await expect(comment).toHaveText("Black follows.");
		await seesVerdict(page, "Black wins in 5 plies. Black to move.");
		await openTab(page, "share");
		await button(page, "Copy board and moves as text").click();
		await expect
			.poll(async () => (await copied(page)).replaceAll("\r\n", "\n"))
			.toContain("{[arrows 3,3-3,1:hint] Black follows.}");
		await openTab(page, "text");
		await expect(page.getByLabel("Judge input")).toHaveValue(told);
		await seesOutput(page, "BLACK 6");
		await solve(page, told.replace(String(move), "1,1-3,3"));
		await expect(page.locator("#judge-error")).toContainText(
			"expected a legal move: 1,1-1,2 1,1-2,1",
		);
	});

	test("saves the board as PNG and as SVG, with what is marked on it or without", async ({
		visitSharing,
	}) => {
		const page = await visitSharing();
		await solve(page, "3 1 1 3 3");
		await seesOutput(page, "BLACK 6");
		await openTab(page, "moves");
		await playBest(page, 1);
		const png = await fileFrom(page, "Download PNG");
		assert.equal(png.name, "catchmate-chase-3x3.png");
		assert.equal(png.bytes.subarray(1, 4).toString(), "PNG");
		assert.equal(png.bytes.readUInt32BE(16), 2 * (30 + 3 * 48));
		const svg = await fileFrom(page, "Download SVG");
		assert.equal(svg.name, "catchmate-chase-3x3.svg");
		const drawn = svg.bytes.toString("utf8");
		assert.match(drawn, /^<svg .*<title>Chase, 3 × 3: Black to move<\/title>/s);
		assert.match(drawn, />5<\/text>/);
		await page.getByRole("checkbox", { name: "With values and last move" }).uncheck();
		const plain = (await fileFrom(page, "Download SVG")).bytes.toString("utf8");
		assert.doesNotMatch(plain, />5<\/text>/);
		const plainPng = await fileFrom(page, "Download PNG");
		assert.ok(!plainPng.bytes.equals(png.bytes));
	});

	test("has best play on a picture only where it is asked for, in numbered arrows", async ({
		visitSharing,
	}) => {
		const page = await visitSharing();
		await solve(page, "3 1 1 3 3");
		await seesOutput(page, "BLACK 6");
		const drawn = async () => {
			const { bytes } = await fileFrom(page, "Download SVG");
			return bytes.toString("utf8");
		};
		const isArrow = /<path d="[^"]*Z"[^>]*fill="#6b4fc8"/g;
		await page.locator("#tab-moves").click();
		await page.locator("#line summary").click();
		await page.waitForFunction(() => document.querySelector("catchmate-board")?.arrows.length);
		await openShare(page);
		const plain = await drawn();
		const png = await fileFrom(page, "Download PNG");
		await page.getByRole("checkbox", { name: "up to 8 numbered arrows" }).check();
		const withLine = await drawn();
		const numbers = [...withLine.matchAll(/>([\d, ]+)<\/text>/g)].flatMap(([, text = ""]) =>
			text.split(", "),
		);
		for (const number of ["1", "2", "3", "4", "5", "6"]) {
			assert.ok(numbers.includes(number), `${number} of ${numbers}`);
		}
		assert.ok(withLine.length > plain.length + 1000);
		assert.doesNotMatch(plain, isArrow);
		assert.ok(!(await fileFrom(page, "Download PNG")).bytes.equals(png.bytes));
		await page.evaluate(() => {
			(document.querySelector("catchmate-board") as HTMLElement).setAttribute("hints", "off");
		});
		await page.getByRole("checkbox", { name: "numbered arrows" }).waitFor({ state: "detached" });
	});

	test("saves a graph without places as the board has arranged it", async ({ visitSharing }) => {
		const page = await visitSharing({ hash: "#3lOYgDAQBQGAcCAAYAwCcAFNeQ" });
		const { bytes } = await fileFrom(page, "Download PNG");
		const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
		assert.ok(width > 5 * height, `${width} × ${height}`);
	});

	test("works from the disk, and in Chinese", async ({ visitSharing }) => {
		const page = await visitSharing({ fromDisk: true, locale: "zh-CN" });
		const svg = await fileFrom(page, "下载 SVG");
		assert.match(svg.bytes.toString("utf8"), /<title>追逐（P4576 棋盘游戏），8 × 8/);
		const record = await fileFrom(page, "下载棋谱");
		assert.match(record.bytes.toString("utf8"), /^棋类： ?追逐（P4576 棋盘游戏）/);
	});

	test("tells nothing of values that the board hides", async ({ visitSharing }) => {
		const page = await visitSharing({ permissions });
		await solve(page, "3 1 1 3 3");
		await seesOutput(page, "BLACK 6");
		await openTab(page, "moves");
		await playBest(page, 1);
		await page.evaluate(() => {
			(document.querySelector("catchmate-board") as HTMLElement).setAttribute("hints", "off");
		});
		await page.locator("#tab-text").waitFor({ state: "detached" });
		await expect(page.locator("#judge-output")).toHaveCount(0);
		await openTab(page, "share");
		await button(page, "Copy record").click();
		await hears(page, "Copied.");
		const record = await copied(page);
		assert.match(record, /1\. 1,1-\d,\d/);
		assert.match(record, /Result: The game is not over\./);
		assert.doesNotMatch(record, /wins|Draw|in \d+ pl/);
		const svg = await fileFrom(page, "Download SVG");
		const numbers = [...svg.bytes.toString("utf8").matchAll(/>(\d+)<\/text>/g)];
		assert.deepEqual(
			numbers.map(([, number]) => number),
			["1", "2", "3", "1", "2", "3"],
		);
	});
});

const notAllowed =
	"navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));";

test("a text that the browser does not let be copied is offered, selected, to be copied by hand", async ({
	visit,
}) => {
	const page = await visit({ prepare: notAllowed });
	await openShare(page);
	await page.getByRole("button", { name: "Copy link" }).click();
	const text = page.getByLabel("The browser did not allow copying. Copy it from here:");
	await expect(text).toBeFocused();
	await expect(text).toHaveValue(/^http.*#1/);
	const selected = await text.evaluate((box: HTMLTextAreaElement) => box.selectionEnd);
	expect(selected).toBe((await text.inputValue()).length);
});

test("a puzzle's text that is offered so can be closed, and does not stay for the next puzzle", async ({
	visit,
}) => {
	const page = await visit({ hash: "#puzzle=1", prepare: notAllowed });
	const button = page.locator("#share-puzzle");
	const text = page.locator("#share-puzzle-text");
	await button.click();
	await expect(text).toHaveValue(/#puzzle=1$/);
	await page.locator(".refused").getByRole("button", { name: "Close" }).click();
	await expect(text).toHaveCount(0);
	await expect(button).toBeFocused();
	await button.click();
	await expect(text).toHaveValue(/#puzzle=1$/);
	await page.locator("#puzzles").getByRole("button", { name: "Next puzzle" }).click();
	await expect(page.locator("#puzzle-heading")).not.toHaveText("Puzzle 1");
	await expect(text).toHaveCount(0);
});
