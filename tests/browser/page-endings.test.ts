/** Every game of the list, played on the page from its standard position to its end, with the mouse; with the keyboard one on each kind of board. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { Square, Step } from "catchmate";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { packageSolver } from "../node/games.ts";
import { focusName, middleOf, seesVerdict, tabTo } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { dropFocus, hears, textOf } from "./page.ts";

/** How a game goes and ends. */
interface Course {
	/** The side that always makes a worst move, while the other makes a best one; or all of the moves, from column to column. */
	readonly moves: string | readonly string[];
	readonly end: string;
}

/** A course of each game with the mouse, and of one on each kind of board with the keyboard: squares, a graph, several pieces in a move. */
const courses: Readonly<Record<string, readonly [mouse: Course, keyboard?: Course]>> = {
	chase: [
		{ moves: "white", end: "Black has won: captured White." },
		{ moves: "black", end: "White has won: captured Black." },
	],
	"crossing-pawn": [{ moves: "red", end: "Black has won: captured Red." }],
	"fox-and-hounds": [{ moves: "hounds", end: "The fox has won: reached the top row." }],
	"police-and-thief": [{ moves: "thief", end: "The police have won: captured the thief." }],
	"cat-and-mouse-2": [{ moves: "cat", end: "The mouse has won: reached a goal." }],
	"cat-and-mouse": [{ moves: "cat", end: "The mouse has won: reached a goal." }],
	"hare-and-hounds": [
		{ moves: "hare", end: "The hounds have won: the hare has no move." },
		{ moves: "hounds", end: "The hare has won: reached a goal." },
	],
	// Nobody has to lose this one, nor can be made to by moves that are merely worse: both sides play into the end.
	"pong-hau-ki": [
		{
			moves: ["4-3", "1-4", "3-1", "4-3", "5-4", "2-5"],
			end: "Black has won: Red has no move.",
		},
	],
	// The robber can be caught by good cops, and bad ones never come to an end.
	"cops-and-robber": [
		{ moves: "robber", end: "The cops have won: captured the robber." },
		{ moves: "robber", end: "The cops have won: captured the robber." },
	],
	token: [
		{
			moves: "first",
			end: "The second player has won: the first player has no move.",
		},
		{
			moves: "second",
			end: "The first player has won: the second player has no move.",
		},
	],
};

/** Puts a game's standard position up, and returns the verdict on it. */
async function openStandard(page: Page, id: string): Promise<string> {
	await page.evaluate(async (wanted) => {
		const board = document.querySelector("catchmate-board") as CatchmateBoard;
		const solver = await board.solver;
		const entry = solver.library.find(({ rules }) => rules.id === wanted);
		const read = entry && (await solver.read(entry.rules, entry.standard));
		const [problem] = read?.problems ?? [];
		if (problem !== undefined) {
			await board.open(problem);
			await board.updateComplete;
		}
	}, id);
	return textOf(page, ".verdict-words");
}

const key = ({ row, column }: Square) => `${row},${column}`;

/**
 * The steps of a course's next move, which takes a piece somewhere; a piece that stays while others move has one to its own
 * square. None at the end of the game.
 */
async function nextSteps(page: Page, moves: Course["moves"]): Promise<readonly Step[]> {
	const { index, position, values, rules } = await page.evaluate(() => {
		const { record, values, rules } = document.querySelector("catchmate-board") as CatchmateBoard;
		const index = record?.index ?? 0;
		return { index, position: record?.positions[index], values, rules };
	});
	const made = values.map(({ move }) => move).filter(({ from, to }) => from && to);
	const chosen =
		typeof moves === "string"
			? made.at(position?.toMove === moves ? -1 : 0)
			: made.find(({ from, to }) => `${from?.column}-${to?.column}` === moves[index]);
	const { from = null, to = null, others = [] } = chosen ?? {};
	if (from === null || to === null) {
		return [];
	}
	const steps = [{ from, to }, ...others];
	const side = rules?.sides.find(({ name }) => name === position?.toMove);
	const left = side?.movesAll === true ? [...(position?.pieces[side.name] ?? [])] : [];
	for (const step of steps) {
		const place = left.findIndex((at) => key(at) === key(step.from));
		left.splice(place, place < 0 ? 0 : 1);
	}
	return [...steps, ...left.map((at) => ({ from: at, to: at }))];
}

/** The number of moves that lead to the position on the board, and of all in the record. */
const plies = (page: Page) =>
	page.evaluate(() => {
		const { record } = document.querySelector("catchmate-board") as CatchmateBoard;
		return [record?.index, record?.moves.length];
	});

/** The squares or points of the board, in their order. */
const places = (page: Page) => page.locator("#board").locator("[role=gridcell], [role=option]");

async function placeOf(page: Page, { row, column }: Square) {
	const columns = await page.evaluate(
		() => document.querySelector("catchmate-board")?.problem?.game.board.columns ?? 0,
	);
	return places(page).nth((row - 1) * columns + column - 1);
}

/** How a person takes a piece from one place to another; the moves are counted. */
type Hand = (page: Page, from: Square, to: Square, ply: number) => Promise<void>;

/** Drags the piece, or clicks on it and on where it is to go, in turn. */
const byMouse: Hand = async (page, from, to, ply) => {
	const [start, end] = [await placeOf(page, from), await placeOf(page, to)];
	if (ply % 2 === 0 || (from.row === to.row && from.column === to.column)) {
		await start.click();
		await end.click();
		return;
	}
	const [a, b] = [await middleOf(start), await middleOf(end)];
	await page.mouse.move(a.x, a.y);
	await page.mouse.down();
	await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
	await page.mouse.move(b.x, b.y);
	await page.mouse.up();
};

/** The arrow keys that lead nearer to a place from the one that the keyboard is on, the longer way first; none where it is that. */
function keysTo(page: Page, { row, column }: Square): Promise<string[]> {
	return page.evaluate(
		({ row, column }) => {
			const root = document.querySelector("catchmate-board")?.shadowRoot;
			const target = root?.querySelector(`[data-row="${row}"][data-column="${column}"]`);
			const [a, b] = [root?.activeElement, target].map((each) => each?.getBoundingClientRect());
			if (a === undefined || b === undefined || root?.activeElement === target) {
				return [];
			}
			const [dx, dy] = [b.x - a.x, b.y - a.y];
			const keys = [dx > 0 ? "ArrowRight" : "ArrowLeft", dy > 0 ? "ArrowDown" : "ArrowUp"];
			return Math.abs(dx) >= Math.abs(dy) ? keys : keys.reverse();
		},
		{ row, column },
	);
}

/** Goes to a place with the arrow keys. */
async function walkTo(page: Page, square: Square): Promise<void> {
	for (let steps = 0; steps < 40; steps++) {
		const [key, otherKey] = await keysTo(page, square);
		if (key === undefined || otherKey === undefined) {
			return;
		}
		const before = await focusName(page);
		await page.keyboard.press(key);
		if ((await focusName(page)) === before) {
			await page.keyboard.press(otherKey);
		}
	}
	assert.fail(`the arrow keys do not lead to row ${square.row}, column ${square.column}`);
}

const byKeyboard: Hand = async (page, from, to) => {
	for (const square of [from, to]) {
		await walkTo(page, square);
		await page.keyboard.press("Enter");
	}
};

/** Plays a course to its end, and returns the number of its moves. */
async function playOut(page: Page, { moves, end }: Course, hand: Hand): Promise<number> {
	for (let ply = 0; ; ply++) {
		const steps = await nextSteps(page, moves);
		if (steps.length === 0) {
			await seesVerdict(page, `Game over. ${end}`);
			return ply;
		}
		for (const [nth, { from, to }] of steps.entries()) {
			await expect.poll(() => plies(page)).toEqual([ply, ply]);
			await hand(page, from, to, ply + nth);
		}
		await expect.poll(() => plies(page)).toEqual([ply + 1, ply + 1]);
	}
}

test("every game of the list is played here", () => {
	const listed = packageSolver.games.map(({ id }) => id);
	assert.deepEqual(Object.keys(courses).sort(), listed.sort());
});

test.describe("a game is played from its standard position to its end, taken back and begun again", () => {
	for (const [id, [mouse, keyboard]] of Object.entries(courses)) {
		test(`${id}, with the mouse alone`, async ({ visit }) => {
			const page = await visit();
			const begun = await openStandard(page, id);
			const made = await playOut(page, mouse, byMouse);
			await places(page).first().click();
			await hears(page, "The game is over.");
			const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
			await press("Undo");
			await expect.poll(() => plies(page)).toEqual([made - 1, made]);
			await press("Next move");
			await seesVerdict(page, `Game over. ${mouse.end}`);
			await press("Restart");
			await seesVerdict(page, begun);
			assert.deepEqual(await plies(page), [0, 0]);
		});

		if (keyboard === undefined) {
			continue;
		}
		test(`${id}, with the keyboard alone`, async ({ visit }) => {
			const page = await visit();
			const begun = await openStandard(page, id);
			await dropFocus(page);
			await tabTo(page, /^(row|point) /);
			const made = await playOut(page, keyboard, byKeyboard);
			await page.keyboard.press("Control+z");
			await expect.poll(() => plies(page)).toEqual([made - 1, made]);
			await page.keyboard.press("Control+y");
			await seesVerdict(page, `Game over. ${keyboard.end}`);
			await tabTo(page, /Restart/);
			await page.keyboard.press("Enter");
			await seesVerdict(page, begun);
			assert.deepEqual(await plies(page), [0, 0]);
		});
	}
});
