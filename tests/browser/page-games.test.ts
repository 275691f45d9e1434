/** A game that the page has no words and no ready-made boards for. */
import assert from "node:assert/strict";
import type { Rules } from "catchmate";
import { packageSolver } from "../node/games.ts";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	drag,
	openShare,
	openTab,
	pickActivity,
	pickedGame,
	playBest,
	seesGame,
	seesHash,
	seesOutput,
	solve,
} from "./page.ts";

/** Four pieces a side, sides of names that the page does not know, and an obstacle. */
const side = {
	pieces: 4,
	directions: ["up", "down", "left", "right"],
	reach: 1,
	leaps: "nothing",
	mayPass: false,
} as const;
const hunt: Rules = {
	id: "hunt",
	sides: [
		{ ...side, name: "fox", goals: ["top"] },
		{ ...side, name: "hound", goals: [] },
	],
	starts: "fox",
	capture: "wins",
	noMove: "loses",
	endless: "draws",
};

const row = (row: number) => [1, 2, 3, 4].map((column) => ({ row, column }));

const huntCode = packageSolver.encode({
	game: { rules: hunt, board: { rows: 3, columns: 4, obstacles: [{ row: 2, column: 2 }] } },
	position: { toMove: "fox", pieces: { fox: row(3), hound: row(1) } },
});

test("a link carries the rules of a game that is not in the list: it is drawn, played, edited, written and shared", async ({
	visit,
}) => {
	const page = await visit({ hash: `#${huntCode}` });
	const verdict = "Hound wins in 2 plies. The fox to move.";
	const text = page.getByLabel("Judge input");
	await seesVerdict(page, verdict);
	assert.equal(await pickedGame(page), "hunt");
	await expect(page.locator("#rules .rules-text")).toContainText("All legal moves are listed");
	for (const piece of ["fox", "hound piece"]) {
		await expect(page.getByRole("gridcell", { name: `, ${piece}` })).toHaveCount(4);
	}
	await openTab(page, "text");
	const drawing = "3 4\nXXXX\n.#..\nOOOO\n";
	await expect(text).toHaveValue(drawing);
	await seesOutput(page, "Hound 2");
	await openTab(page, "moves");
	await playBest(page, 1);
	const played = await seesGame(page, 1);
	assert.equal(packageSolver.decode(played.slice(1)).game.rules.id, "hunt");
	await pickActivity(page, "Edit");
	await drag(page, [3, 4], [2, 4]);
	await page.getByRole("group", { name: "To move" }).getByLabel("Fox").check();
	await openTab(page, "text");
	await expect(text).toHaveValue("3 4\nXXXX\nO#.O\n.OO.\n");
	await seesOutput(page, "Fox 1");
	await openShare(page);
	const link = page.locator("#share-link");
	await expect
		.poll(async () => {
			const [, code = ""] = /#([\w-]+)/.exec(await link.inputValue()) ?? [];
			return packageSolver.decode(code).position.toMove;
		})
		.toEqual("fox");
	const other = await page.context().newPage();
	await other.goto(await link.inputValue());
	await seesVerdict(other, "The fox wins in 1 ply. The fox to move.");
	await solve(page, drawing);
	await pickActivity(page, "Analyse");
	await seesVerdict(page, verdict);
	await seesHash(page, new RegExp(`^#${huntCode}$`));
});
