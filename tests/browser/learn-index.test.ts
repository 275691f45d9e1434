/** The tutorial's first page: its board, its question, and the chapters that it lists. */
import assert from "node:assert/strict";
import { chapters } from "../../web/learn/chapters.ts";
import { readFirst } from "../../web/learn/lesson/solver-here.ts";
import { factsOf } from "../node/facts.ts";
import { packageSolver } from "../node/games.ts";
import { cell } from "./board.ts";
import { expect, languages, test } from "./fixtures.ts";
import { boardOf, clickSquare } from "./tutorial.ts";

test.describe("the tutorial's first page", () => {
	test("has a board on which the reader, who is Red, moves and is answered at once", async ({
		read,
	}) => {
		const page = await read("index", "en");
		const board = await boardOf(page, "fort");
		await clickSquare(page, "fort", 1, 6);
		await clickSquare(page, "fort", 2, 6);
		await expect
			.poll(() =>
				board.evaluate(
					({ record }: HTMLElementTagNameMap["catchmate-board"]) => record?.moves.length,
				),
			)
			.toBe(2);
	});

	test("says whether the reader still wins, and when the win was given away", async ({ read }) => {
		const page = await read("index", "en");
		const { fort } = factsOf("index");
		const { game } = await readFirst(packageSolver, "crossing-pawn", String(fort));
		const table = await packageSolver.solve(game);
		const board = await boardOf(page, "fort");
		const counted = page.locator(".count-plies");
		/** Makes the worst move. @returns whether it wins all the same. */
		const moveWorst = async (): Promise<boolean> => {
			const position = await board.evaluate(
				({ record }: HTMLElementTagNameMap["catchmate-board"]) => record?.positions[record.index],
			);
			assert.ok(position !== undefined);
			const worst = (await table.moves(position)).at(-1);
			for (const square of [worst?.move.from, worst?.move.to]) {
				assert.ok(square);
				await cell(board, square.row, square.column).click();
			}
			return worst?.outcome === "win";
		};
		await expect(counted).toHaveText("0 plies played. You can win.");
		let played = 2;
		for (; await moveWorst(); played += 2) {
			await expect(counted).toHaveText(`${played} plies played. You can still win.`);
		}
		table.dispose();
		const givenAway = `${played} plies played. That gave the win away. Undo takes moves back.`;
		await expect(counted).toHaveText(givenAway);
		await board.getByRole("button", { name: "Undo" }).click();
		await expect(counted).toHaveText(`${played - 2} plies played. You can still win.`);
		await board.getByRole("button", { name: "Next move" }).click();
		await expect(counted).toHaveText(givenAway);
	});

	test("asks how much is solved, and tells it", async ({ read }) => {
		const page = await read("index", "en");
		const ask = page.locator("lesson-ask");
		const choice = (key: string) => ask.locator(`[data-choice="${key}"]`);
		const said = ask.locator(".ask-said");
		for (const [key, isRight] of [
			["near", false],
			["all", true],
		] as const) {
			await choice(key).getByRole("button").focus();
			await page.keyboard.press("Enter");
			await expect(said).toHaveAttribute("data-right", String(isRight));
			await expect(ask.locator(".told[open]")).toHaveCount(isRight ? 1 : 0);
		}
		const { positions } = factsOf("index");
		await expect(choice("all")).toContainText(Number(positions).toLocaleString("en"));
	});

	for (const language of languages) {
		test(`lists in ${language} every chapter by its title, with a link to it and what it is about`, async ({
			read,
		}) => {
			const page = await read("index", language);
			const items = page.locator("main ol > li");
			await expect(items).toHaveCount(chapters.length);
			for (const [index, name] of chapters.entries()) {
				const link = items.nth(index).locator("a").first();
				await expect(link).toHaveAttribute("href", `${name}.html`);
				// The contents have the title that the chapter itself bears.
				const contents = page.locator(`.contents a[href="${name}.html"]`);
				const title = (await contents.innerText()).trim();
				await expect(link).toHaveText(title);
				const text = (await items.nth(index).textContent()) ?? "";
				assert.ok(text.trim().length > title.length + 15, text);
			}
		});
	}
});
