/** The tutorial's first page: its board, and the chapters that it lists. */
import assert from "node:assert/strict";
import { chapters } from "../../web/learn/chapters.ts";
import { readFirst } from "../../web/learn/lesson/solver-here.ts";
import { tutorialWords } from "../../web/locale/further-words.ts";
import { factsOf } from "../node/facts.ts";
import { packageSolver } from "../node/games.ts";
import { cell } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { boardOf } from "./tutorial.ts";

test("the first page has a board that says whether the reader still wins and when the win was given away, and lists every chapter", async ({
	read,
}) => {
	const page = await read("index", "en");
	const { fort } = factsOf("index");
	const { game } = await readFirst(packageSolver, "crossing-pawn", String(fort));
	const table = await packageSolver.solve(game);
	const board = await boardOf(page, "fort");
	const counted = page.locator(".count-plies");
	const { start, open, slip } = tutorialWords("en").plies.kept.win;
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
	await expect(counted).toContainText(start);
	let played = 2;
	for (; await moveWorst(); played += 2) {
		await expect(counted).toContainText(`${played} plies`);
		await expect(counted).toContainText(open);
	}
	table.dispose();
	await expect(counted).toContainText(slip);
	await board.getByRole("button", { name: "Undo" }).click();
	await expect(counted).toContainText(played > 2 ? open : start);
	await board.getByRole("button", { name: "Next move" }).click();
	await expect(counted).toContainText(slip);
	const items = page.locator("main ol > li");
	await expect(items).toHaveCount(chapters.length);
	for (const [index, name] of chapters.entries()) {
		const link = items.nth(index).locator("a").first();
		await expect(link).toHaveAttribute("href", `${name}.html`);
		// The contents have the title that the chapter itself bears.
		const contents = page.locator(`.contents a[href="${name}.html"]`);
		await expect(link).toHaveText((await contents.innerText()).trim());
	}
});
