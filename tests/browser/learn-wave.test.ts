/** The wave over a real board in the chapter on crossing pawn. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { tutorialWords } from "../../web/locale/further-words.ts";
import { factsOf } from "../node/facts.ts";
import { expect, type Fixtures, type Language, type Reading, test } from "./fixtures.ts";
import { boardOf, clickSquare } from "./tutorial.ts";

const wave = (page: Page): Locator => page.locator("back-wave");
const slider = (page: Page): Locator => wave(page).locator("input");
const said = (page: Page): Locator => wave(page).locator(".wave-said");

/** The number of coloured squares, and of those that are ringed. */
const coloured = (board: Locator): Promise<readonly [number, number]> =>
	board.evaluate(({ heat, marks }: CatchmateBoard) => [heat.length, marks.length]);

async function opened(read: Fixtures["read"], language: Language, reading?: Reading) {
	const page = await read("crossing-pawn", language, reading);
	const board = await boardOf(page, "wave");
	await expect(slider(page)).not.toHaveAttribute("max", "0");
	return { page, board };
}

test.describe("the wave", () => {
	test("colours the squares ply by ply, up to those that the text counts", async ({ read }) => {
		const { page, board } = await opened(read, "en");
		const facts = factsOf("crossing-pawn");
		const text = tutorialWords("en").wave;
		const [first, ringed] = await coloured(board);
		assert.ok(first > 0 && first === ringed);
		await expect(slider(page)).toHaveAttribute("max", String(Number(facts.wavePlies) + 1));
		await wave(page).getByRole("button", { name: text.next }).click();
		const [second, added] = await coloured(board);
		assert.equal(second, first + added);
		await slider(page).focus();
		await page.keyboard.press("End");
		assert.deepEqual(await coloured(board), [facts.waveSquares, 0]);
		const [red, black] = [Number(facts.waveRed), Number(facts.waveBlack)];
		await expect(said(page)).toHaveText(text.end(red, black, 0));
		await wave(page).getByRole("button", { name: text.back }).click();
		await expect(said(page)).toHaveText(new RegExp(`^\\s*New in ${facts.wavePlies} plies`));
	});

	test("is another one with the other side to move, and with another wall, and none without a piece", async ({
		read,
	}) => {
		const { page, board } = await opened(read, "zh", { width: 390 });
		const text = tutorialWords("zh-CN").wave;
		await slider(page).focus();
		await page.keyboard.press("End");
		const before = await said(page).innerText();
		await wave(page)
			.getByRole("button", { name: text.toMove("black") })
			.click();
		await expect(said(page)).not.toHaveText(before);
		const moved = await said(page).innerText();
		const count = (await coloured(board))[0];
		await clickSquare(page, "wave", 8, 1);
		await expect
			.poll(async () => {
				await slider(page).focus();
				await page.keyboard.press("End");
				return (await coloured(board))[0];
			})
			.toEqual(count - 1);
		await expect(said(page)).not.toHaveText(moved);
		await board.evaluate((element: CatchmateBoard) => {
			const { game, position } = element.problem ?? {};
			if (game === undefined || position === undefined) throw new Error("no board");
			element.edit({
				game,
				position: { ...position, pieces: { ...position.pieces, black: [] } },
			});
		});
		await expect(said(page)).toHaveText(text.unsound);
		assert.deepEqual(await coloured(board), [0, 0]);
	});
});
