/** A game that an author tells: comments at their plies, variations, and the line on paper. */
import assert from "node:assert/strict";
import { seesVerdict, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";

const told = `<catchmate-board><pre>
3 3 red
O..
.#X
.O.
moves:
{Black is one step from the top.}
3,2-3,3 {[arrows 2,3-1,3:hint] Red closes in.}
(1,1-1,2 {Red guards the top.} 2,3-1,3 {Through all the same.})
2,3-1,3 {Black wins.}
</pre></catchmate-board>`;
const begun = "Black wins in 2 plies. Red to move.";

test("each comment is shown and heard at its ply, and buttons lead into variations and back", async ({
	host,
}) => {
	const page = await host({ body: told });
	await seesVerdict(page, begun);
	const comment = page.locator("catchmate-board .comment");
	const variation = page.getByRole("button", { name: /^Instead: / });
	const back = page.getByRole("button", { name: "Back to the line" });
	await expect(comment).toHaveText("Black is one step from the top.");
	await expect(page.getByRole("status")).not.toContainText("one step from the top");
	await expect(variation).toHaveCount(0);
	await page.getByRole("button", { name: "Next move" }).click();
	await expect(comment).toHaveText("Red closes in.");
	await expect(page.getByRole("status")).toContainText("Red closes in.");
	await page.keyboard.press("ArrowRight");
	await expect(comment).toHaveText("Black wins.");
	await page.keyboard.press("ArrowLeft");
	await expect(back).toHaveCount(0);
	// The focus stays at the board's buttons when the one that was pressed goes.
	await variation.press("Enter");
	await expect(comment).toHaveText("Red guards the top.");
	await expect(back).toBeFocused();
	await page.getByRole("button", { name: "Next move" }).click();
	await expect(comment).toHaveText("Through all the same.");
	await back.press("Enter");
	await expect(comment).toHaveText("Red closes in.");
	await expect(variation).toBeFocused();
	assert.equal(await withBoard(page, (board) => board.record?.index), 1);

	await page.emulateMedia({ media: "print" });
	await expect(page.locator("catchmate-board .score")).toContainText("Through all the same.)");
	await page.emulateMedia({ media: "screen" });
	await withBoard(page, (board) => {
		const text = board.querySelector("pre");
		if (text) text.textContent = "3 3 red\nO..\n.#X\n.O.\nmoves:\n{Another beginning.} 3,2-3,3";
	});
	await expect(page.getByRole("status")).toContainText("Another beginning.");
});

test("a line without comments and variations takes no room for them; one without its word is complained of", async ({
	host,
}) => {
	const drawing = "3 3 red\nO..\n.#X\n.O.\n";
	const given = [`${drawing}moves:\n3,2-3,3 2,3-1,3`, `${drawing}\n3,2-3,3 2,3-1,3`];
	const page = await host({
		body: given.map((text) => `<catchmate-board><pre>${text}</pre></catchmate-board>`).join(""),
		expects: [/moves="3,2-3,3 2,3-1,3" is not possible; it is taken to be no moves, for want of/],
	});
	await expect(page.locator(".verdict-words")).toHaveText([begun, begun]);
	await expect(page.getByRole("button", { name: "Step back" })).toHaveCount(1);
	await expect(page.locator("catchmate-board .telling")).toHaveCount(0);
});

test("a button leads from comment to comment, in a variation too", async ({ host }) => {
	const moves = "2,4-3,4 1,5-1,4 3,4-4,4 {Here.} (3,4-3,3 1,4-2,4 {There.})";
	const body = `<catchmate-board mode="show"><pre>8 2 4 1 5\nmoves:\n${moves}</pre></catchmate-board>`;
	const page = await host({ body });
	const comment = page.locator("catchmate-board .comment");
	const next = page.getByRole("button", { name: "Next comment" });
	await next.click();
	await expect(comment).toHaveText("Here.");
	await expect(next).toHaveCount(0);
	await page.getByRole("button", { name: /^Instead: / }).click();
	await next.click();
	await expect(comment).toHaveText("There.");
	assert.equal(await withBoard(page, (board) => board.record?.index), 4);
});

test("a move that is not legal is named with its place", async ({ host }) => {
	const page = await host({
		body: told.replace("2,3-1,3 {Black", "2,3-2,2 {Black"),
		expects: [/'2,3-2,2'/],
	});
	const error = page.locator("catchmate-board [part=error]");
	await expect(error).toContainText("Found '2,3-2,2', expected a legal move: 2,3-1,3");
	await expect(error).toContainText(/9/);
});
