/** The wave over a real board in the chapter on crossing pawn. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { factsOf } from "../../web/learn/build/build.ts";
import { tutorialWords } from "../../web/locale/words.ts";
import { solver, useSolver } from "../node/solver.ts";
import { eventually } from "./eventually.ts";
import { boardOf, clickSquare } from "./learn-boards.ts";
import { openChapter, type Reading } from "./learn-harness.ts";

useSolver();

const wave = (page: Page): Locator => page.locator("back-wave");
const last = (page: Page) => wave(page).locator("input").getAttribute("max");
const said = async (page: Page) =>
	((await wave(page).locator(".wave-said").textContent()) ?? "").trim();

/** The number of coloured squares, and of those that are ringed. */
const coloured = (board: Locator): Promise<readonly [number, number]> =>
	board.evaluate(({ heat, marks }: CatchmateBoard) => [heat.length, marks.length]);

const opened = (
	language: "en" | "zh",
	reading: Reading,
	act: (page: Page, board: Locator) => Promise<void>,
): Promise<void> =>
	openChapter("crossing-pawn", language, reading, async (page) => {
		const board = await boardOf(page, "wave");
		await eventually(async () => (await last(page)) !== "0", true);
		await act(page, board);
	});

describe("the wave", () => {
	test("colours the squares ply by ply, up to those that the text counts", () =>
		opened("en", {}, async (page, board) => {
			const facts = await factsOf("crossing-pawn", solver);
			const text = tutorialWords("en").wave;
			const [first, ringed] = await coloured(board);
			assert.ok(first > 0 && first === ringed);
			assert.equal(await last(page), String(Number(facts.wavePlies) + 1));
			await wave(page).getByRole("button", { name: text.next }).click();
			const [second, added] = await coloured(board);
			assert.equal(second, first + added);
			await wave(page).locator("input").focus();
			await page.keyboard.press("End");
			assert.deepEqual(await coloured(board), [facts.waveSquares, 0]);
			const [red, black] = [Number(facts.waveRed), Number(facts.waveBlack)];
			assert.equal(await said(page), text.end(red, black, 0));
			await wave(page).getByRole("button", { name: text.back }).click();
			assert.match(await said(page), new RegExp(`^New in ${facts.wavePlies} plies`));
		}));

	test("is another one with the other side to move, and with another wall, and none without a piece", () =>
		opened("zh", { width: 390 }, async (page, board) => {
			const text = tutorialWords("zh-CN").wave;
			await wave(page).locator("input").focus();
			await page.keyboard.press("End");
			const before = await said(page);
			await wave(page)
				.getByRole("button", { name: text.toMove("black") })
				.click();
			await eventually(async () => (await said(page)) !== before, true);
			const moved = await said(page);
			const count = (await coloured(board))[0];
			await clickSquare(page, "wave", 8, 1);
			await eventually(async () => {
				await wave(page).locator("input").focus();
				await page.keyboard.press("End");
				return (await coloured(board))[0];
			}, count - 1);
			assert.notEqual(await said(page), moved);
			await board.evaluate((element: CatchmateBoard) => {
				const { game, position } = element.problem ?? {};
				if (game === undefined || position === undefined) throw new Error("no board");
				element.edit({
					game,
					position: { ...position, pieces: { ...position.pieces, black: [] } },
				});
			});
			await eventually(() => said(page), text.unsound);
			assert.deepEqual(await coloured(board), [0, 0]);
		}));
});
