/** The tutorial's first page: its board, its question, and the chapters that it lists. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { factsOf } from "../../web/learn/build/build.ts";
import { readProblem } from "../../web/learn/build/problems.ts";
import { chapters } from "../../web/learn/chapters.ts";
import { packageSolver } from "../node/games.ts";
import { eventually } from "./eventually.ts";
import { addressOf, languages, openChapter, seesBoards } from "./learn-harness.ts";

const facts = await factsOf("index", packageSolver);

describe("the tutorial's first page", () => {
	test("has a board on which the reader, who is Red, moves and is answered at once", () =>
		openChapter("index", "en", {}, async (page) => {
			await page.locator("#fort").scrollIntoViewIfNeeded();
			await seesBoards(page);
			const played = () =>
				page.evaluate(
					() =>
						document.querySelector<HTMLElementTagNameMap["catchmate-board"]>("#fort")?.record?.moves
							.length,
				);
			await page
				.locator("#fort")
				.getByRole("gridcell", { name: /^row 1, column 6\b/ })
				.click();
			await page
				.locator("#fort")
				.getByRole("gridcell", { name: /^row 2, column 6\b/ })
				.click();
			await eventually(played, 2);
		}));

	test("says whether the reader still wins, and when the win was given away", () =>
		openChapter("index", "en", {}, async (page) => {
			const { game } = await readProblem(packageSolver, "crossing-pawn", String(facts.fort));
			const table = await packageSolver.solve(game);
			const board = page.locator("#fort");
			await board.scrollIntoViewIfNeeded();
			await seesBoards(page);
			const counted = async () =>
				((await page.locator(".count-plies").textContent()) ?? "").replace(/\s+/g, " ").trim();
			/** Makes the worst move. @returns whether it wins all the same. */
			const moveWorst = async (): Promise<boolean> => {
				const position = await board.evaluate(
					({ record }: HTMLElementTagNameMap["catchmate-board"]) => record?.positions[record.index],
				);
				assert.ok(position !== undefined);
				const values = await table.moves(position);
				const worst = values.at(-1);
				for (const square of [worst?.move.from, worst?.move.to]) {
					const { row, column } = square ?? { row: 0, column: 0 };
					await board
						.getByRole("gridcell", { name: new RegExp(`^row ${row}, column ${column}\\b`) })
						.click();
				}
				return worst?.outcome === "win";
			};
			await eventually(counted, "0 plies played. You can win.");
			let played = 2;
			for (; await moveWorst(); played += 2) {
				await eventually(counted, `${played} plies played. You can still win.`);
			}
			await eventually(
				counted,
				`${played} plies played. That gave the win away. Undo takes moves back.`,
			);
			await board.getByRole("button", { name: "Undo" }).click();
			await eventually(counted, `${played - 2} plies played. You can still win.`);
			await board.getByRole("button", { name: "Redo" }).click();
			await eventually(
				counted,
				`${played} plies played. That gave the win away. Undo takes moves back.`,
			);
		}));

	for (const language of languages) {
		test(`asks in ${language} how much is solved, and tells it`, () =>
			openChapter("index", language, {}, async (page) => {
				const ask = page.locator("lesson-ask");
				const told = ask.locator(".told");
				for (const [key, isRight] of [
					["near", false],
					["all", true],
				] as const) {
					const button = ask.locator(`[data-choice="${key}"] button`);
					await button.focus();
					await page.keyboard.press("Enter");
					assert.equal((await told.getAttribute("open")) !== null, isRight);
				}
				const all = await ask.locator('[data-choice="all"]').textContent();
				assert.ok(all?.includes(Number(facts.positions).toLocaleString(language)));
			}));

		test(`lists in ${language} every chapter by its title, with a link to it and what it is about`, () =>
			openChapter("index", language, {}, async (page) => {
				const items = page.locator("main ol > li");
				assert.equal(await items.count(), chapters.length);
				for (const [index, name] of chapters.entries()) {
					const link = items.nth(index).locator("a").first();
					const title = (await link.textContent()) ?? "";
					const text = (await items.nth(index).textContent()) ?? "";
					assert.ok(text.trim().length > title.length + 15, text);
					await link.click();
					await page.waitForURL(addressOf(name, language));
					assert.equal(await page.locator("h1").textContent(), title);
					await page.goBack();
				}
			}));
	}
});
