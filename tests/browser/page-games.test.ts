/** Games that the page has no words and no ready-made boards for. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { Rules } from "catchmate";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { packageSolver } from "../node/games.ts";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	drag,
	openLibrary,
	openShare,
	openTab,
	pickActivity,
	pickedGame,
	pickGame,
	pickPreset,
	playBest,
	seesGame,
	seesHash,
	seesOutput,
	settles,
	solve,
} from "./page.ts";

const herding: Rules = {
	id: "herding",
	sides: [
		{
			name: "wolf",
			pieces: 1,
			directions: ["up", "down", "left", "right"],
			reach: 1,
			leaps: "nothing",
			goals: ["top"],
			mayPass: false,
		},
		{
			name: "dog",
			pieces: 2,
			directions: ["up", "down", "left", "right"],
			reach: 1,
			leaps: "nothing",
			goals: [],
			mayPass: false,
		},
	],
	starts: "wolf",
	capture: "wins",
	noMove: "loses",
	endless: "draws",
};

/** Four pieces a side, sides of other names, and an obstacle. */
const hunt: Rules = {
	...herding,
	id: "hunt",
	sides: [
		{ ...herding.sides[0], name: "fox", pieces: 4 },
		{ ...herding.sides[1], name: "hound", pieces: 4 },
	],
	starts: "fox",
};

const row = (row: number) => [1, 2, 3, 4].map((column) => ({ row, column }));

const huntCode = packageSolver.encode({
	game: { rules: hunt, board: { rows: 3, columns: 4, obstacles: [{ row: 2, column: 2 }] } },
	position: { toMove: "fox", pieces: { fox: row(3), hound: row(1) } },
});

const general =
	"All legal moves are listed and marked on the board. Frames mark goals, stripes closed places, for the side of that colour.";

/** Adds a game to those of the page's solver. Runs in the page before its own scripts. */
function addGame(rules: Rules, standard = ""): void {
	const define = customElements.define.bind(customElements);
	customElements.define = (name, element, options) => {
		const board = element as unknown as typeof CatchmateBoard;
		const { load } = board;
		board.load = async () => {
			const solver = await load();
			const added = {
				games: [...solver.games, rules],
				library: [...solver.library, { rules, about: "", standard, positions: 1008 }],
			};
			return new Proxy(solver, {
				get(target, key) {
					const from = Object.hasOwn(added, key) ? added : target;
					const value: unknown = Reflect.get(from, key, from);
					return typeof value === "function" ? value.bind(target) : value;
				},
			});
		};
		define(name, element, options);
	};
}

const shownBoard = (page: Page) =>
	page.evaluate(() => {
		const { problem } = document.querySelector("catchmate-board") ?? {};
		return problem && { game: problem.game.rules.id, ...problem.game.board };
	});

test("a game that only has rules opens on a board of its own, and is played and edited like any other", async ({
	visit,
}) => {
	const page = await visit({ prepare: `(${addGame})(${JSON.stringify(herding)})` });
	await pickGame(page, "herding");
	const shown = await shownBoard(page);
	assert.deepEqual([shown?.game, shown?.rows, shown?.columns], ["herding", 8, 8]);
	await expect(page.locator(".verdict-words")).toHaveText(/ Wolf to move\.$/);
	await expect(page.locator("#rules .rules-text")).toHaveText(general);
	await expect(page.locator("#boards-picked")).toHaveText("Your own");
	await page.locator("#moves .move").first().click();
	await expect(page.locator(".verdict-words")).toHaveText(/ Dog to move\.$/);
	await pickActivity(page, "Play");
	await page.getByRole("group", { name: "Dog" }).getByRole("radio", { name: "Fallible" }).check();
	await pickActivity(page, "Edit");
	await page.getByRole("button", { name: "New random board" }).click();
	await settles(page);
	await pickActivity(page, "Analyse");
	await expect(page.locator(".verdict-words")).toHaveText(/ Wolf to move\.$/);
	await page.locator("#boards-picker").click();
	await expect(page.locator("#gallery h3")).toHaveText([
		"Chase",
		"Crossing pawn",
		"Fox and hounds",
		"Police and thief",
		"Cat and mouse II",
		"Cat and mouse",
		"Hare and hounds",
		"Pong hau k'i",
		"Token on a graph",
		"Cops and robber",
	]);
	await page.keyboard.press("Escape");
	await pickPreset(page, "chase-sample");
	await openTab(page, "text");
	await seesOutput(page, "BLACK 2");
	assert.equal(await pickedGame(page), "Chase");
});

test("a game of the list that the page has nothing of but its rules and a standard position opens with that", async ({
	visit,
}) => {
	const page = await visit({
		prepare: `(${addGame})(${JSON.stringify(herding)}, "3 3\\nX.X\\n.#.\\n.O.\\n")`,
	});
	const card = (await openLibrary(page)).locator('[data-game="herding"]');
	await card.locator("canvas[style]").waitFor();
	assert.match((await card.textContent()) ?? "", /1,008 positions/);
	await page.keyboard.press("Escape");
	await pickGame(page, "herding");
	const shown = await shownBoard(page);
	assert.deepEqual(
		[shown?.game, shown?.rows, shown?.obstacles],
		["herding", 3, [{ row: 2, column: 2 }]],
	);
});

test("a board of a game that is not in the list is shown under the game's id, in general words", async ({
	visit,
}) => {
	const page = await visit();
	await page.evaluate((rules) => {
		const board = document.querySelector("catchmate-board");
		if (board !== null) {
			board.problem = {
				game: { rules, board: { rows: 3, columns: 3, obstacles: [] } },
				position: {
					toMove: "wolf",
					pieces: {
						wolf: [{ row: 3, column: 2 }],
						dog: [
							{ row: 1, column: 1 },
							{ row: 1, column: 3 },
						],
					},
				},
			};
		}
	}, herding);
	await expect(page.locator(".verdict-words")).toHaveText(/ Wolf to move\.$/);
	await expect.poll(() => pickedGame(page)).toEqual("herding");
	await expect(page.locator("#rules .rules-text")).toHaveText(general);
	await pickGame(page, "Chase");
	assert.equal(await pickedGame(page), "Chase");
	await expect((await openLibrary(page)).locator(".game")).toHaveCount(packageSolver.games.length);
});

test("a link carries the rules of a game that is not in the list: it is drawn, played, edited, written and shared", async ({
	visit,
}) => {
	const page = await visit({ hash: `#${huntCode}` });
	const verdict = "Hound wins in 2 plies. The fox to move.";
	const drawing = "3 4\nXXXX\n.#..\nOOOO\n";
	await seesVerdict(page, verdict);
	assert.equal(await pickedGame(page), "hunt");
	await expect(page.locator("#rules .rules-text")).toHaveText(general);
	for (const piece of ["fox", "hound piece"]) {
		await expect(page.getByRole("gridcell", { name: `, ${piece}` })).toHaveCount(4);
	}
	await openTab(page, "text");
	await expect(page.getByLabel("Judge input")).toHaveValue(drawing);
	await seesOutput(page, "Hound 2");

	await openTab(page, "moves");
	await playBest(page, 1);
	await seesVerdict(page, "Hound wins in 1 ply. Hound to move.");
	const played = await seesGame(page, 1);
	assert.equal(packageSolver.decode(played.slice(1)).game.rules.id, "hunt");

	await pickActivity(page, "Edit");
	await drag(page, [3, 4], [2, 4]);
	await openTab(page, "text");
	await expect(page.getByLabel("Judge input")).toHaveValue("3 4 hound\nXXXX\nO#.O\n.OO.\n");
	await seesOutput(page, "Hound 1");
	await openTab(page, "edit");
	await page.getByRole("group", { name: "To move" }).getByLabel("Fox").check();
	await openTab(page, "text");
	await expect(page.getByLabel("Judge input")).toHaveValue("3 4\nXXXX\nO#.O\n.OO.\n");
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
	await openTab(other, "text");
	await expect(other.getByLabel("Judge input")).toHaveValue("3 4\nXXXX\nO#.O\n.OO.\n");

	await solve(page, drawing);
	await pickActivity(page, "Analyse");
	await seesVerdict(page, verdict);
	await seesHash(page, new RegExp(`^#${huntCode}$`));
});
