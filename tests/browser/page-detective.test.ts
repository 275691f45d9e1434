/** A program's output beside the judge's: the first board that differs, the mistakes that explain it, and what cannot be compared. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { openTab, pickedGame, seesOutput, solve } from "./page.ts";

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

const rounds = ["Black 0", "Black 1", "Black 1", "Tie"] as const;

const differs = (page: Page, board: number) =>
	expect(found(page)).toContainText(`Board ${board} of 4 is the first that differs.`);

test("a wrong output is explained by its mistake at the first board that differs, which leads to the tutorial", async ({
	visit,
}) => {
	const page = await visit();
	await solve(page, input);
	await seesOutput(page, ...right);
	for (const [kind, output, board] of [
		["stuck-draws", ["Tie", "Black 2", "Black 2", "Tie"], 1],
		["one-more", ["Black 1", "Black 3", "Black 3", "Tie"], 1],
		["rounds", rounds, 2],
	] as const) {
		await compare(page, ...output);
		await differs(page, board);
		await expect.poll(async () => (await kinds(page))[0]).toBe(kind);
		await expect(page.locator("#expected-answer")).toHaveText(right[board - 1] ?? "");
		await expect(page.locator("#own-answer")).toHaveText(output[board - 1] ?? "");
		await expect(page.getByRole("radio", { name: `${board} ${right[board - 1]}` })).toBeChecked();
	}
	await seesVerdict(page, "Black wins in 2 plies. Red to move.");
	await found(page).getByRole("link", { name: "See the tutorial" }).first().click();
	await expect(page).toHaveURL(/learn\/crossing-pawn\.html#mistakes$/);
	await expect(page.locator("#mistakes")).toBeInViewport();
});

test("a comparison is stopped and begun anew", async ({ visit }) => {
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
	await compare(page, ...rounds);
	await stopped;
	const again = page.getByRole("button", { name: "Find the mistake" });
	await expect(again).toBeVisible();
	await expect(found(page)).toBeEmpty();
	await again.click();
	await differs(page, 2);
});

test("an output is right whatever its white space, wrong without a known mistake, short, long, or waits for its input", async ({
	visit,
}) => {
	const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
	await solve(page, input);
	const text = ` ${right.join("  \r\n")}\n\n`;
	await page.evaluate((text) => navigator.clipboard.writeText(text), text);
	await page.locator("#own-output").press("Control+v");
	await expect(found(page).locator(".right")).toHaveCount(1);
	const own = page.locator("#own-answer");
	await compare(page, ...right.slice(0, 3));
	await expect(found(page)).toContainText("Your output has 3 lines, the input has 4 boards.");
	await expect(own).toHaveText("nothing");
	await compare(page, ...right, "Red 3");
	await expect(found(page)).toContainText("Your output has 5 lines, the input has 4 boards.");
	await expect(own).toHaveText("Red 3");
	// It is not for another input.
	await page.locator("#judge-input").fill("0 1");
	await expect(found(page)).toHaveText("");
	await solve(page, "0 1\n3 3\n#.#\nO.O\n.X.\n");
	await compare(page, "Black 7");
	await expect(found(page)).toContainText("No known mistake gives all of your output.");
	await expect(found(page)).toContainText("you count 5 plies too many");
	await page.locator("#judge-input").fill("3 1 1 2 9");
	await compare(page, "BLACK 6");
	await page.locator("#judge-error").getByText("Found '9'").waitFor();
	await expect(found(page)).toHaveText("");
});

test("an output of a million lines is refused at once, pasted or from a file", async ({
	visit,
}) => {
	const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
	const said = "2,000,000 characters, the limit is 100,000.";
	await openTab(page, "text");
	await page.evaluate(() => navigator.clipboard.writeText("1\n".repeat(1e6)));
	await page.locator("#own-output").press("Control+v");
	await expect(found(page)).toContainText(said);
	await expect(page.locator("#own-output")).toHaveValue("");
	await page.locator("#own-output").fill("1");
	await choose(page, file("my.out", "1\n".repeat(1e6)));
	await expect(found(page)).toContainText(said);
});

test("files are told apart by name or content, chosen or dropped, and refused where they cannot be compared", async ({
	visit,
}) => {
	const page = await visit();
	const own = file("wa.out", "Black 0\nBlack 1\nBlack 1\nTie\n");
	const chase = file("chase", "3 1 1 3 3\n");
	for (const [files, said] of [
		[[file("wa.out", Buffer.from([0xff, 0xfe, 0x31, 0]))], "wa.out is not a text in UTF-8."],
		[[file("pawn", input), chase], "Both files are inputs."],
		[[own, file("my.ans", "Tie")], "Neither file is an input of a game here."],
		[[own, chase, own], "Bring one input and one output, not more."],
	] as const) {
		await choose(page, ...files);
		await expect(found(page)).toContainText(said);
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
	}
	for (const [board, ...files] of [
		[2, own, file("P9169_1.in", input)],
		[1, file("a", "Black 1\nBlack 3\nBlack 3\nTie\n"), file("b", input)],
	] as const) {
		await choose(page, ...files);
		await differs(page, board);
		await expect.poll(() => pickedGame(page)).toEqual("Crossing pawn");
		await solve(page, "3 1 1 3 3");
		await expect(found(page)).toHaveText("");
	}
	const drop = async (...files: readonly ReturnType<typeof file>[]) => {
		const texts = files.map(({ name, buffer }) => [name, buffer.toString()] as const);
		const dataTransfer = await page.evaluateHandle((texts) => {
			const transfer = new DataTransfer();
			for (const [name, text] of texts) transfer.items.add(new File([text], name));
			return transfer;
		}, texts);
		await page.dispatchEvent("#board", "drop", { dataTransfer });
	};
	await drop(file("1.in", input));
	await seesOutput(page, ...right);
	await drop(own);
	await differs(page, 2);
	await drop(file("1.ans", right.join("\n")), file("1.in", input));
	await expect(found(page).locator(".right")).toHaveCount(1);
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
