/** A program's output beside the judge's: the first board that differs, the mistakes that explain it, and what cannot be compared. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { openTab, overflow, pickedGame, seesOutput, solve, tooSmall } from "./page.ts";

const boards = [
	"4 5\n...#O\n.#..#\n#O#..\n.#..X",
	"3 3\n#.#\nO.O\n.X.",
	"3 3\nO..\n.#X\n.O.",
	"5 5\n.....\n.....\n..O..\n#..#.\nO#.X.",
] as const;
const input = `0 4\n${boards.join("\n")}\n`;
const right = ["Black 0", "Black 2", "Black 2", "Tie"] as const;

const found = (page: Page) => page.locator("#detected");
const kinds = (page: Page) =>
	found(page)
		.locator("li")
		.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.kind));

/** Has an output for the input in the text box compared, by the keyboard. */
async function compare(page: Page, ...lines: readonly string[]): Promise<void> {
	const box = page.locator("#own-output");
	await box.fill(lines.join("\n"));
	await box.press("Control+Enter");
}

/** What a dropped or chosen file is. */
const file = (name: string, text: string | Buffer) => ({
	name,
	mimeType: "",
	buffer: Buffer.from(text),
});

async function choose(page: Page, ...files: readonly ReturnType<typeof file>[]): Promise<void> {
	await openTab(page, "text");
	await page.locator("#files").setInputFiles([...files]);
}

test.describe("an output with a mistake of crossing pawn", () => {
	const mistakes = [
		{ kind: "rounds", output: ["Black 0", "Black 1", "Black 1", "Tie"], board: 2 },
		{ kind: "stuck-draws", output: ["Tie", "Black 2", "Black 2", "Tie"], board: 1 },
		{ kind: "one-more", output: ["Black 1", "Black 3", "Black 3", "Tie"], board: 1 },
	] as const;
	for (const { kind, output, board } of mistakes) {
		test(`is explained by ${kind}, with the first board that differs and both answers`, async ({
			visit,
		}) => {
			const page = await visit();
			await solve(page, input);
			await seesOutput(page, ...right);
			await compare(page, ...output);
			await expect(found(page)).toContainText(`Board ${board} of 4 is the first that differs.`);
			expect((await kinds(page))[0]).toBe(kind);
			await expect(page.locator("#expected-answer")).toHaveText(right[board - 1] ?? "");
			await expect(page.locator("#own-answer")).toHaveText(output[board - 1] ?? "");
			await expect(page.getByRole("radio", { name: `${board} ${right[board - 1]}` })).toBeChecked();
			await seesVerdict(
				page,
				board === 1
					? "Game over. Black has won: Red has no move."
					: "Black wins in 2 plies. Red to move.",
			);
		});
	}

	test("is compared until that is stopped, and then anew", async ({ visit }) => {
		const page = await visit();
		await solve(page, input);
		// Pressed in the page, at once: all may have been compared by the time that a test has seen the button.
		const stopped = page.locator("#detective").evaluate(
			(panel) =>
				new Promise<void>((resolve) => {
					const observer = new MutationObserver(() => {
						const button = panel.querySelector<HTMLButtonElement>("#compare");
						if (button?.textContent?.trim() !== "Stop") return;
						observer.disconnect();
						button.click();
						resolve();
					});
					observer.observe(panel, { subtree: true, childList: true, characterData: true });
				}),
		);
		await compare(page, ...mistakes[0].output);
		await stopped;
		await expect(page.getByRole("button", { name: "Find the mistake" })).toBeVisible();
		await expect(found(page)).toBeEmpty();
		await page.getByRole("button", { name: "Find the mistake" }).click();
		await expect(found(page)).toContainText("Board 2 of 4 is the first that differs.");
	});

	test("leads to the mistakes in the tutorial's chapter", async ({ visit }) => {
		const page = await visit();
		await solve(page, input);
		await compare(page, ...mistakes[0].output);
		await found(page).getByRole("link", { name: "See the tutorial" }).first().click();
		await expect(page).toHaveURL(/learn\/crossing-pawn\.html#mistakes$/);
		await expect(page.locator("#mistakes")).toBeInViewport();
	});

	test("is told of in Chinese, on a phone without a scroll sideways", async ({ visit }) => {
		const page = await visit({ locale: "zh-CN", viewport: { width: 390, height: 844 } });
		await solve(page, input);
		await compare(page, ...mistakes[1].output);
		await expect(found(page)).toContainText("4 个棋盘中，第一个不一样的是第 1 个。");
		await expect(found(page)).toContainText("红方无路可走时判为平局。");
		expect(await overflow(page)).toBe(0);
	});

	test("has nothing that a checker of accessibility finds, and no small targets", async ({
		visit,
	}) => {
		const page = await visit({ viewport: { width: 390, height: 844 } });
		await solve(page, input);
		await compare(page, ...mistakes[0].output);
		await found(page).locator("li").first().waitFor();
		expect(await findings(page)).toEqual([]);
		const targets = page.locator("#detective").locator("button, .files, a");
		expect(await tooSmall(targets)).toEqual([]);
	});
});

test.describe("an output", () => {
	test("that is right is said to be, whatever its white space, and is compared when it is pasted", async ({
		visit,
	}) => {
		const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
		await solve(page, input);
		await page.evaluate(
			(text) => navigator.clipboard.writeText(text),
			` ${right.join("  \r\n")}\n\n`,
		);
		await page.locator("#own-output").press("Control+v");
		await expect(found(page)).toHaveText("✓ All 4 answers are right.");
		// It is not for another input.
		await page.locator("#judge-input").fill("0 1");
		await expect(found(page)).toHaveText("");
	});

	test("that no mistake explains is said to be none's, with what differs", async ({ visit }) => {
		const page = await visit();
		await solve(page, "0 1\n3 3\n#.#\nO.O\n.X.\n");
		await compare(page, "Black 7");
		await expect(found(page)).toContainText("Your answer is wrong.");
		await expect(found(page)).toContainText("No known mistake gives all of your output.");
		await expect(found(page)).toContainText("The winner is right, but you count 5 plies too many.");
	});

	test("with too few or too many lines is said to have them", async ({ visit }) => {
		const page = await visit();
		await solve(page, input);
		await compare(page, ...right.slice(0, 3));
		await expect(found(page)).toContainText("Your output has 3 lines, the input has 4 boards.");
		await expect(page.locator("#own-answer")).toHaveText("nothing");
		await compare(page, ...right, "Red 3");
		await expect(found(page)).toContainText("Your output has 5 lines, the input has 4 boards.");
		await expect(page.locator("#expected-answer")).toHaveText("nothing more");
		await expect(page.locator("#own-answer")).toHaveText("Red 3");
	});

	test("of a million lines is refused at once, pasted or from a file", async ({ visit }) => {
		const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
		const said = "The text is too long: 2,000,000 characters, the limit is 100,000.";
		await openTab(page, "text");
		await page.evaluate(() => navigator.clipboard.writeText("1\n".repeat(1e6)));
		await page.locator("#own-output").press("Control+v");
		await expect(found(page)).toContainText(said);
		await expect(page.locator("#own-output")).toHaveValue("");
		await page.locator("#own-output").fill("1");
		await choose(page, file("my.out", "1\n".repeat(1e6)));
		await expect(found(page)).toContainText(said);
	});

	test("for an input that cannot be read waits for that, whose fault is told there", async ({
		visit,
	}) => {
		const page = await visit();
		await openTab(page, "text");
		await page.locator("#judge-input").fill("3 1 1 2 9");
		await compare(page, "BLACK 6");
		await page.locator("#judge-error").getByText("Found '9', expected c2 from 1 to 3.").waitFor();
		await expect(found(page)).toHaveText("");
	});
});

test.describe("files", () => {
	const own = file("wa.out", "Black 0\nBlack 1\nBlack 1\nTie\n");

	for (const [order, files] of [
		["an input and an output", [file("P9169_1.in", input), own]],
		["an output and an input", [own, file("P9169_1.in", input)]],
		["an output and an input without such names", [file("a", own.buffer), file("b", input)]],
	] as const) {
		test(`of another game, ${order}, switch to it and are compared`, async ({ visit }) => {
			const page = await visit();
			await choose(page, ...files);
			await expect(found(page)).toContainText("Board 2 of 4 is the first that differs.");
			await expect.poll(() => pickedGame(page)).toEqual("Crossing pawn");
			await page.getByText("This input is for Crossing pawn, so the game was switched.").waitFor();
		});
	}

	test("are dropped anywhere on the page, one or both", async ({ visit }) => {
		const page = await visit();
		const drop = async (...files: readonly ReturnType<typeof file>[]) => {
			const texts = files.map(({ name, buffer }) => [name, buffer.toString()] as const);
			const data = await page.evaluateHandle((texts) => {
				const transfer = new DataTransfer();
				for (const [name, text] of texts) transfer.items.add(new File([text], name));
				return transfer;
			}, texts);
			await page.dispatchEvent("#board", "drop", { dataTransfer: data });
		};
		await drop(file("1.in", input));
		await seesOutput(page, ...right);
		await drop(own);
		await expect(found(page)).toContainText("Board 2 of 4 is the first that differs.");
		await drop(file("1.ans", right.join("\n")), file("1.in", input));
		await expect(found(page)).toHaveText("✓ All 4 answers are right.");
	});

	const chase = file("chase", "3 1 1 3 3\n");

	test("that cannot be compared are refused in a sentence", async ({ visit }) => {
		const page = await visit();
		for (const [what, files, said] of [
			[
				"that are not UTF-8",
				[file("wa.out", Buffer.from([0xff, 0xfe, 0x31, 0]))],
				"wa.out is not a text in UTF-8.",
			],
			[
				"that are two inputs of different games",
				[file("pawn", input), chase],
				"Both files are inputs.",
			],
			[
				"without an input",
				[own, file("my.ans", "Tie")],
				"Neither file is an input of a game here.",
			],
			["that are three", [own, chase, own], "Bring one input and one output, not more."],
		] as const) {
			await choose(page, ...files);
			await expect(found(page), what).toContainText(said);
			await seesVerdict(page, "Black wins in 20 plies. White to move.");
		}
	});
});

/** Of each contest's game: a fixture, and a wrong answer to it. */
const contests = [
	["chase/board-02", "WHITE 1"],
	["crossing-pawn/black-wins", "Red 1"],
	["cat-and-mouse/a-path", "?"],
	["cat-and-mouse-2/drawn", "?"],
	["token/a-loop-to-itself", "?"],
] as const;
test("an output for each contest's game is compared", async ({ visit }) => {
	const page = await visit();
	for (const [name, wrong] of contests) {
		const text = (end: string) =>
			readFileSync(new URL(`../fixtures/${name}.${end}`, import.meta.url), "utf8");
		await solve(page, text("in"));
		await compare(page, text("out"));
		await found(page).locator(".right").waitFor();
		await compare(page, wrong);
		await found(page).locator(".wrong").waitFor();
		await expect(page.locator("#own-answer"), name).toHaveText(wrong);
	}
});
