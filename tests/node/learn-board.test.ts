/** The tutorial's chapter on boards: its program against the solver, and its positions against the table that they come from. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import type { Position } from "catchmate";
import { type Entry, Unfolding } from "../../web/learn/board/unfolding.ts";
import { positionText } from "../../web/learn/lesson/position-text.ts";
import { compiled, tutorialFile } from "./compiled.ts";
import { factsOf } from "./facts.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

/** All starts on a small board, as judge inputs. */
function startsOn(size: number): readonly string[] {
	const squares = Array.from(
		{ length: size * size },
		(_, at) => `${Math.floor(at / size) + 1} ${(at % size) + 1}`,
	);
	return squares.flatMap((white) =>
		squares.filter((black) => black !== white).map((black) => `${size} ${white} ${black}`),
	);
}

const starts = [...startsOn(2), ...startsOn(3), ...startsOn(4), "7 1 1 7 7", "20 1 1 20 20"];

test("the program compiles without a warning and prints what the judge wants, from every start on small boards", async () => {
	const program = compiled(tutorialFile("board/chase.cpp"));
	for (const input of starts) {
		const { game, position } = await problemOf("chase", input);
		const table = await solver.solve(game, { position });
		const printed = execFileSync(program, { input, encoding: "utf8" });
		assert.equal(printed, `${await table.answer(position)}\n`, input);
		table.dispose();
	}
});

/** The entries of an unfolding, in the order of the lists. */
const entriesFrom = (entry: Entry): readonly Entry[] => [
	entry,
	...(entry.moves ?? []).flatMap(entriesFrom),
];

for (const [name, text] of [
	["the open board", "3 1 1 3 3"],
	["the ring", "3 3\nO..\n.#.\n..X\n"],
] as const) {
	test(`${name} unfolds to all its positions, each once, with the values of the table`, async () => {
		const { game, position } = await problemOf("chase", text);
		const table = await solver.solve(game);
		const unfolding = new Unfolding(table, position, await table.lookup(position));
		while (unfolding.folded.length > 0) {
			await unfolding.unfoldAll();
		}
		const entries = entriesFrom(unfolding.root);
		const firsts = entries.filter(({ first }) => first === null);
		assert.equal(new Set(firsts.map((entry) => positionText(entry.position))).size, firsts.length);
		assert.equal(firsts.length, unfolding.positions);
		assert.equal(entries.length - 1, unfolding.moves);
		assert.equal(entries.length - firsts.length, unfolding.repeats);
		assert.equal(unfolding.positions, table.positions);
		for (const { position, value, first, number } of entries) {
			const { outcome, distance } = await table.lookup(position);
			assert.deepEqual({ outcome: value.outcome, distance: value.distance }, { outcome, distance });
			assert.ok(first === null || first.number === number);
			assert.ok(first === null || positionText(first.position) === positionText(position));
		}
		const legal = firsts.reduce(
			(sum, { position }) => sum + solver.legalMoves(game, position).length,
			0,
		);
		assert.equal(unfolding.moves, legal);
		table.dispose();
	});
}

test("two requests to unfold one position show its moves once", async () => {
	const { game, position } = await problemOf("chase", "3 1 1 3 3");
	const table = await solver.solve(game);
	const unfolding = new Unfolding(table, position, await table.lookup(position));
	await Promise.all([unfolding.unfold(unfolding.root), unfolding.unfold(unfolding.root)]);
	assert.equal(unfolding.moves, solver.legalMoves(game, position).length);
	assert.equal(unfolding.positions, unfolding.moves + 1);
	table.dispose();
});

/** The squares of three rows around the stone in the middle. */
const ring = [...Array(9).keys()]
	.filter((at) => at !== 4)
	.map((at) => ({ row: Math.floor(at / 3) + 1, column: (at % 3) + 1 }));

const ringPositions: readonly Position[] = ring.flatMap((white) =>
	ring.flatMap((black) =>
		["white", "black"].map((toMove) => ({ toMove, pieces: { white: [white], black: [black] } })),
	),
);

/** What the text's rules allow: a step, for Black also two in a line, and nobody stands on the stone or passes over it. */
function afterMoves({ toMove, pieces }: Position): readonly string[] {
	const [white, black] = [pieces.white?.[0], pieces.black?.[0]];
	const from = toMove === "white" ? white : black;
	assert.ok(white && black && from);
	if (white.row === black.row && white.column === black.column) return [];
	return ring.flatMap((to) => {
		const [down, right] = [to.row - from.row, to.column - from.column];
		const isStep = Math.abs(down) + Math.abs(right) === 1;
		const isOver = (from.row + to.row) / 2 === 2 && (from.column + to.column) / 2 === 2;
		const isDouble = Math.abs(down * right) === 0 && Math.abs(down + right) === 2 && !isOver;
		if (!isStep && !(isDouble && toMove === "black")) return [];
		return toMove === "white"
			? [positionText({ toMove: "black", pieces: { ...pieces, white: [to] } })]
			: [positionText({ toMove: "white", pieces: { ...pieces, black: [to] } })];
	});
}

test("nobody passes over the stone on the text's board, and what it says of draws is what a slow search of its own finds", async () => {
	const { ring: text, ...said } = factsOf("board");
	const { game } = solver.decode(String(text));
	const table = await solver.solve(game);
	/** The outcomes, found round after round over all positions, until one changes nothing. */
	const known = new Map<string, "win" | "loss">();
	for (let before = -1; before < known.size; ) {
		before = known.size;
		for (const position of ringPositions) {
			const after = afterMoves(position).map((next) => known.get(next));
			if (after.includes("loss")) known.set(positionText(position), "win");
			else if (after.every((one) => one === "win")) known.set(positionText(position), "loss");
		}
	}
	for (const position of ringPositions) {
		const { outcome, over } = await table.lookup(position);
		assert.equal(outcome, known.get(positionText(position)) ?? "draw");
		if (over) continue;
		const moves = (await table.moves(position)).map((move) => positionText(move.position));
		assert.deepEqual(moves.sort(), [...afterMoves(position)].sort());
	}
	table.dispose();
	assert.equal(said.ringPositions, ringPositions.length);
	assert.equal(said.ringSettled, known.size);
	assert.equal(said.ringDraws, ringPositions.length - known.size);
});
