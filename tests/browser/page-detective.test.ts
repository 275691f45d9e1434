/** A program's output against the judge's: first differing board, its mistakes, and incomparable files. */
import type { Page } from "@playwright/test";
import { expectVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { currentGame, expectOutput, openTab, solve } from "./page.ts";

const input =
	"0 4\n4 5\n...#O\n.#..#\n#O#..\n.#..X\n3 3\n#.#\nO.O\n.X.\n3 3\nO..\n.#X\n.O.\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X.\n";
const rounds = ["Black 0", "Black 1", "Black 1", "Tie"] as const;
const right = ["Black 0", "Black 2", "Black 2", "Tie"] as const;

const found = (page: Page) => page.locator("#detected");
/** Compares an output with the input in the text box, by keyboard. */
async function compare(page: Page, ...lines: readonly string[]): Promise<void> {
	const box = page.locator("#own-output");
	await box.fill(lines.join("\n"));
	await box.press("Control+Enter");
}

/** A dropped or selected file. */
const file = (name: string, text: string | Buffer) => ({
	name,
	mimeType: "",
	buffer: Buffer.from(text),
});

const differs = (page: Page, board: number) =>
	expect(found(page)).toContainText(`Board ${board} of 4`);

test("a wrong output is explained by its mistake at the first differing board", async ({
	visit,
}) => {
	const page = await visit();
	await solve(page, input);
	await expectOutput(page, ...right);
	for (const [kind, output, board] of [
		["stuck-draws", ["Tie", "Black 2", "Black 2", "Tie"], 1],
		["rounds", rounds, 2],
	] as const) {
		await compare(page, ...output);
		await differs(page, board);
		await expect(found(page).locator("li").first()).toHaveAttribute("data-kind", kind);
		await expect(page.locator("#expected-answer")).toHaveText(right[board - 1] ?? "");
		await expect(page.locator("#own-answer")).toHaveText(output[board - 1] ?? "");
		await expect(page.getByRole("radio", { name: `${board} ${right[board - 1]}` })).toBeChecked();
	}
	await expectVerdict(page, "Black wins in 2 plies. Red to move.");
	await found(page).getByRole("link", { name: "See the tutorial" }).first().click();
	await expect(page).toHaveURL(/learn\/crossing-pawn\.html#mistakes$/);
	await expect(page.locator("#mistakes")).toBeInViewport();
});

test("an output is judged right, wrong or short, whatever its white space @more", async ({
	visit,
}) => {
	const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
	const paste = async (text: string) => {
		await page.evaluate((text) => navigator.clipboard.writeText(text), text);
		await page.locator("#own-output").press("Control+v");
	};
	await solve(page, input);
	await paste(` ${right.join("  \r\n")}\n\n`);
	await expect(found(page).locator(".right")).toHaveCount(1);
	await compare(page, ...right.slice(0, 3));
	await expect(found(page)).toContainText(/3 lines, .* 4 boards/);
	await expect(page.locator("#own-answer")).toHaveText("nothing");
	// It belongs to another input.
	await page.locator("#judge-input").fill("0 1");
	await expect(found(page)).toHaveText("");
	await solve(page, "0 1\n3 3\n#.#\nO.O\n.X.\n");
	await compare(page, "Black 7");
	await expect(found(page)).toContainText(/No known mistake .* 5 plies too many/s);
	await page.locator("#own-output").fill("");
	await paste("1\n".repeat(1e6));
	await expect(found(page)).toContainText("2,000,000");
	await expect(page.locator("#own-output")).toHaveValue("");
});

test("files are recognised by name or content, or refused @more", async ({ visit }) => {
	const page = await visit();
	const own = file("wa.out", rounds.join("\n"));
	const chase = file("chase", "3 1 1 3 3\n");
	for (const [files, said] of [
		[[file("wa.out", Buffer.from([0xff, 0xfe, 0x31, 0]))], /UTF-8/],
		[[file("pawn", input), chase], /Both/],
		[[own, file("my.ans", "Tie")], /Neither/],
		[[own, chase, own], /no more/],
		[[file("my.out", "1\n".repeat(1e6))], /2,000,000/],
	] as const) {
		await openTab(page, "text");
		await page.locator("#files").setInputFiles([...files]);
		await expect(found(page)).toContainText(said);
		await expectVerdict(page, "Black wins in 20 plies. White to move.");
	}
	for (const [board, ...files] of [
		[2, own, file("P9169_1.in", input)],
		[1, file("a", "Black 1\nBlack 3\nBlack 3\nTie\n"), file("b", input)],
	] as const) {
		await page.locator("#files").setInputFiles([...files]);
		await differs(page, board);
		await expect.poll(() => currentGame(page)).toEqual("Crossing pawn");
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
	await drop(file("1.ans", right.join("\n")), file("1.in", input));
	await expect(found(page).locator(".right")).toHaveCount(1);
});
