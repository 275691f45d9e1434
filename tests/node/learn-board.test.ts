/** The tutorial's chapter on boards: its program against the solver, and its positions against the table that they come from. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import type { Position } from "catchmate";
import { readBoard } from "../../web/element/source.ts";
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

/** The squares of three rows around the stone in the middle, as row and column. */
const ring = [...Array(9).keys()]
	.filter((at) => at !== 4)
	.map((at) => [Math.floor(at / 3) + 1, (at % 3) + 1] as const);

interface RingPosition {
	readonly white: number;
	readonly black: number;
	readonly toMove: "white" | "black";
}

/** All that the text's rules allow: a step, for Black also two in a line, and nobody stands on the stone or passes over it. */
function movesOnRing({ white, black, toMove }: RingPosition): readonly RingPosition[] {
	if (white === black) {
		return [];
	}
	const from = ring[toMove === "white" ? white : black] ?? [0, 0];
	const isFree = (row: number, column: number) => ring.some(([r, c]) => r === row && c === column);
	return ring.flatMap(([row, column], to): readonly RingPosition[] => {
		const [down, right] = [row - from[0], column - from[1]];
		const steps = Math.abs(down) + Math.abs(right);
		const isStep = steps === 1;
		const isDouble =
			steps === 2 && (down === 0 || right === 0) && isFree(from[0] + down / 2, from[1] + right / 2);
		return toMove === "white"
			? isStep
				? [{ white: to, black, toMove: "black" }]
				: []
			: isStep || isDouble
				? [{ white, black: to, toMove: "white" }]
				: [];
	});
}

const ringPositions: readonly RingPosition[] = ring.flatMap((_, white) =>
	ring.flatMap((_, black) =>
		(["white", "black"] as const).map((toMove) => ({ white, black, toMove })),
	),
);

/** The outcomes on the ring, found the slow way: round after round over all positions, until one changes nothing. */
function solveRing(): ReadonlyMap<string, "won" | "lost"> {
	const known = new Map<string, "won" | "lost">();
	for (let before = -1; before < known.size; ) {
		before = known.size;
		for (const position of ringPositions) {
			const after = movesOnRing(position).map((next) => known.get(JSON.stringify(next)));
			if (after.includes("lost")) {
				known.set(JSON.stringify(position), "won");
			} else if (after.every((one) => one === "won")) {
				known.set(JSON.stringify(position), "lost");
			}
		}
	}
	return known;
}

const squareOf = (at: number) => ({ row: ring[at]?.[0] ?? 0, column: ring[at]?.[1] ?? 0 });

const onBoard = ({ white, black, toMove }: RingPosition): Position => ({
	toMove,
	pieces: { white: [squareOf(white)], black: [squareOf(black)] },
});

test("nobody passes over the stone on the text's board, and what it says of draws is what a slow search of its own finds", async () => {
	const { ring: text, ...said } = factsOf("board");
	const chase = solver.games.find(({ id }) => id === "chase");
	const { problem } = await readBoard(solver, String(text), chase);
	const { game } = problem;
	const known = solveRing();
	const table = await solver.solve(game);
	for (const position of ringPositions) {
		const { outcome } = await table.lookup(onBoard(position));
		const found = known.get(JSON.stringify(position));
		assert.equal(outcome, found === "won" ? "win" : found === "lost" ? "loss" : "draw");
		if (position.white !== position.black) {
			const moves = await table.moves(onBoard(position));
			assert.deepEqual(
				moves.map(({ position }) => positionText(position)).sort(),
				movesOnRing(position)
					.map((next) => positionText(onBoard(next)))
					.sort(),
			);
		}
	}
	table.dispose();
	assert.equal(said.ringPositions, ringPositions.length);
	assert.equal(said.ringSettled, known.size);
	assert.equal(said.ringDraws, ringPositions.length - known.size);
});

/** The games from opposite corners of three open rows, told apart by their moves, that last as many plies as the text says, or end before. */
function playedOut(plies: number): { readonly ended: number; readonly open: number } {
	let [ended, going] = [0, new Map([["0 0 2 2", 1]])];
	for (let ply = 0; ply < plies; ply += 1) {
		const next = new Map<string, number>();
		for (const [position, games] of going) {
			const squares = position.split(" ").map(Number);
			const [mover, reach] = ply % 2 === 0 ? [0, 1] : [2, 2];
			for (const [down, right] of [
				[-1, 0],
				[1, 0],
				[0, -1],
				[0, 1],
			] as const) {
				for (let steps = 1; steps <= reach; steps += 1) {
					const to = [...squares];
					to[mover] = (squares[mover] ?? 0) + down * steps;
					to[mover + 1] = (squares[mover + 1] ?? 0) + right * steps;
					if (to.some((at) => at < 0 || at > 2)) {
						continue;
					}
					if (to[0] === to[2] && to[1] === to[3]) {
						ended += games;
					} else {
						next.set(to.join(" "), (next.get(to.join(" ")) ?? 0) + games);
					}
				}
			}
		}
		going = next;
	}
	return { ended, open: [...going.values()].reduce((sum, games) => sum + games, 0) };
}

test("the text says how many of the games that it counts have ended, and how many go on", () => {
	const said = factsOf("board");
	const { ended, open } = playedOut(Number(said.treePlies));
	assert.deepEqual([said.gamesEnded, said.gamesOpen, said.games], [ended, open, ended + open]);
});
