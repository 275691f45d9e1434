/** The wave over a real board in the chapter on crossing pawn. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { tutorialWords } from "../../web/locale/further-words.ts";
import { factsOf } from "../node/facts.ts";
import { expect, test } from "./fixtures.ts";
import { boardOf, clickSquare } from "./tutorial.ts";

const wave = (page: Page): Locator => page.locator("back-wave");
const slider = (page: Page): Locator => wave(page).locator("input");
const said = (page: Page): Locator => wave(page).locator(".wave-said");

/** The number of coloured squares, and of those that are ringed. */
const coloured = (board: Locator): Promise<readonly [number, number]> =>
	board.evaluate(({ heat, marks }: CatchmateBoard) => [heat.length, marks.length]);

test("the wave colours the squares ply by ply up to those that the text counts, and is another one with another board", async ({
	read,
}) => {
	const page = await read("crossing-pawn", "en", { width: 390 });
	const board = await boardOf(page, "wave");
	await expect(slider(page)).not.toHaveAttribute("max", "0");
	const facts = factsOf("crossing-pawn");
	const text = tutorialWords("en").wave;
	const [first, ringed] = await coloured(board);
	assert.ok(first > 0 && first === ringed);
	await expect(slider(page)).toHaveAttribute("max", String(Number(facts.wavePlies) + 1));
	await wave(page).getByRole("button", { name: text.next }).click();
	const [second, added] = await coloured(board);
	assert.equal(second, first + added);
	const toEnd = async () => {
		await slider(page).focus();
		await page.keyboard.press("End");
		return (await coloured(board))[0];
	};
	assert.equal(await toEnd(), facts.waveSquares);
	const [red, black] = [Number(facts.waveRed), Number(facts.waveBlack)];
	await expect(said(page)).toHaveText(text.end(red, black, 0));
	await wave(page)
		.getByRole("button", { name: text.toMove("black") })
		.click();
	await expect(said(page)).not.toHaveText(text.end(red, black, 0));
	const count = await toEnd();
	await clickSquare(page, "wave", 8, 1);
	await expect.poll(toEnd).toEqual(count - 1);
	await board.evaluate((element: CatchmateBoard) => {
		const { game, position } = element.problem ?? {};
		if (game === undefined || position === undefined) throw new Error("no board");
		element.edit({ game, position: { ...position, pieces: { ...position.pieces, black: [] } } });
	});
	await expect(said(page)).toHaveText(text.unsound);
	assert.deepEqual(await coloured(board), [0, 0]);
});
