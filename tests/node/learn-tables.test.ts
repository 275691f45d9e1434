/** Solver tables in the tutorial's live parts and texts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Board, Position } from "catchmate";
import { crossingPawnInput, Random, randomBoard } from "../../wasm/bench/boards.mjs";
import { type Entry, Unfolding } from "../../web/learn/board/unfolding.ts";
import { waveOf } from "../../web/learn/crossing-pawn/wave.ts";
import {
	type Bitboard,
	directions,
	lossLayer,
	shifted,
	winLayer,
	withMove,
} from "../../web/learn/fast/bitboards.ts";
import { positionText } from "../../web/learn/lesson/position-text.ts";
import { countBeyond } from "../../web/learn/no-limit/distances.ts";
import { huntStory } from "../../web/learn/no-limit/hunt-story.ts";
import { patternOf, predicted } from "../../web/learn/no-limit/pattern.ts";
import { pathFrom, wholeGame } from "../../web/learn/whole-game/graph.ts";
import { besideIn, layoutOf, nearestPoint } from "../../web/learn/whole-game/layout.ts";
import { factsOf } from "./facts.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

const openBoard = "3 1 1 3 3";
const ring = "3 3\nO..\n.#.\n..X\n";

/** A board with its whole table. */
async function tableOf(game: string, text: string) {
	const { game: read, position } = await problemOf(game, text);
	return { game: read, position, table: await solver.solve(read) };
}

const entriesFrom = (entry: Entry): readonly Entry[] => [
	entry,
	...(entry.moves ?? []).flatMap(entriesFrom),
];

for (const [name, text] of Object.entries({ "the open board": openBoard, "the ring": ring })) {
	test(`${name} unfolds to all its positions, each once, with table values`, async () => {
		const { game, position, table } = await tableOf("chase", text);
		const unfolding = new Unfolding(table, position, await table.lookup(position));
		while (unfolding.folded.length > 0) await unfolding.unfoldAll();
		const entries = entriesFrom(unfolding.root);
		const firsts = entries.filter(({ first }) => first === null);
		const different = new Set(firsts.map((entry) => positionText(entry.position)));
		let legal = 0;
		for (const { position } of firsts) legal += solver.legalMoves(game, position).length;
		const { positions, moves, repeats } = unfolding;
		assert.deepEqual(
			[positions, firsts.length, different.size, moves, entries.length - 1, repeats],
			[...Array(3).fill(table.positions), legal, legal, entries.length - firsts.length],
		);
		for (const { position, value, first, number } of entries) {
			const { outcome, distance } = await table.lookup(position);
			assert.deepEqual([value.outcome, value.distance], [outcome, distance]);
			if (first === null) continue;
			assert.equal(first.number, number);
			assert.equal(positionText(first.position), positionText(position));
		}
		table.dispose();
	});
}

test("the wave reaches each black square at its distance in the table", async () => {
	let draws = 0;
	for (const text of ["5 4\n....\nO...\n....\n...X\n.O..", "3 4\nO.#.\nO.##\n##X."]) {
		const { game, position, table } = await tableOf("crossing-pawn", text);
		for (const toMove of ["red", "black"]) {
			const { layers, never } = await waveOf(table, { ...position, toMove }, "black");
			const { rows, columns, obstacles } = game.board;
			assert.equal(layers.flat().length + never.length, rows * columns - obstacles.length);
			for (const { square, winner } of [...layers.flat(), ...never]) {
				const pieces = { ...position.pieces, black: [square] };
				const value = await table.lookup({ toMove, pieces });
				const plies = layers.findIndex((layer) => layer.some((one) => one.square === square));
				assert.deepEqual([winner, plies < 0 ? null : plies], [value.winner, value.distance]);
			}
			draws += never.length;
		}
		table.dispose();
	}
	assert.ok(draws > 0);
});

test("the whole game puts each position in the layer of its distance", async () => {
	const { position, table } = await tableOf("chase", openBoard);
	const game = await wholeGame(table, position);
	const { byDistance } = await table.statistics();
	const lengths = game.layers.map(({ length }) => length);
	assert.deepEqual([lengths, game.points.length], [[...byDistance], table.positions]);
	for (const [plies, layer] of game.layers.entries()) {
		for (const at of layer) {
			const point = game.points[at];
			assert.ok(point);
			const { winner, distance } = await table.lookup(point.position);
			assert.deepEqual([winner, distance], [point.winner, plies]);
			const best = point.ways.filter(({ isBest }) => isBest);
			assert.equal(best.length > 0, plies > 0);
			assert.ok(best.every(({ to }) => game.points[to]?.distance === plies - 1));
			assert.equal(pathFrom(game, at).length, plies + 1);
		}
	}
	table.dispose();
	const layout = layoutOf(game);
	const { width, height, places } = layout;
	for (const [point, { x, y }] of places.entries()) {
		assert.ok(Math.min(x, y, width - x, height - y) > 5, `${x}, ${y}`);
		assert.equal(nearestPoint(layout, { x: x + 2, y: y - 2 }, 20), point);
		const others = places.filter((_, other) => other !== point);
		assert.ok(others.every((other) => Math.hypot(x - other.x, y - other.y) > 12));
	}
	assert.equal(nearestPoint(layout, { x: -500, y: -500 }, 20), null);
	const layer = game.layers[4] ?? [];
	assert.equal(besideIn(layout, layer, layer[2] ?? -1), layer[2]);
	assert.equal(besideIn(layout, [], 0), null);
});

const withoutMasks = (bits: Bitboard, board: Board): Bitboard =>
	directions.reduce((found, direction) => found | shifted(bits, direction, board), 0n);

test("only masked bitboard shifts find the table's wins in 1 and losses in 2", async () => {
	const random = new Random(128);
	const wrong = { win: 0, loss: 0 };
	for (let made = 0; made < 100; made += 1) {
		const rows = randomBoard(random, 2 + random.below(5), 2 + random.below(5), 5 * random.below(7));
		const { game, position, table } = await tableOf("crossing-pawn", crossingPawnInput(rows));
		const { board } = game;
		const [piece] = position.pieces.black ?? [];
		assert.ok(piece);
		const map = (toMove: string) =>
			table.heatmap({ ...position, toMove } satisfies Position, piece);
		const [red, black] = [await map("red"), await map("black")];
		table.dispose();
		const [win, loss] = [winLayer(board, red, black), lossLayer(board, red, black)];
		assert.equal(withMove(win.targets, board) & win.undecided, win.settled, rows.join("\n"));
		assert.equal(~withMove(loss.targets, board) & loss.undecided, loss.settled, rows.join("\n"));
		if ((withoutMasks(win.targets, board) & win.undecided) !== win.settled) wrong.win += 1;
		if ((~withoutMasks(loss.targets, board) & loss.undecided) !== loss.settled) wrong.loss += 1;
	}
	assert.ok(wrong.win > 0);
	assert.ok(wrong.loss > 0);
});

test("the positions beyond a limit have a greater distance", () => {
	const counts = [5, 4, 3, 2, 1];
	assert.deepEqual(
		[-1, 0, 1, 3, 4, 9].map((limit) => countBeyond(counts, limit)),
		[15, 10, 6, 1, 0, 0],
	);
});

test("the story of the long hunt has a move for each ply, and ends at the reader's turn", async () => {
	const { longHuntBoard, plies, huntEndPlies } = factsOf("no-limit");
	const { position, table } = await tableOf("crossing-pawn", String(longHuntBoard));
	const { black, guard, hunter, end } = await huntStory(table, position);
	assert.equal(black.moves + guard + hunter, plies);
	const { winner, distance } = await table.lookup(end.position);
	assert.deepEqual([winner, distance, end.position.toMove], ["red", huntEndPlies, "red"]);
	table.dispose();
});

test("a pattern starts at the first size that fits and predicts, or is broken and absent", () => {
	const longest = (size: number) => 3 * size - (size % 4 === 0 ? 2 : 1);
	const sizesTo = (last: number, longest: (size: number) => number) =>
		Array.from({ length: last - 1 }, (_, at) => ({ size: at + 2, longest: longest(at + 2) }));
	const sizes = sizesTo(20, longest);
	const pattern = { from: 2, rows: 4, plies: 12 };
	assert.deepEqual(patternOf(sizes, 4), pattern);
	assert.deepEqual(
		[24, 31].map((size) => predicted(pattern, sizes, size)),
		[24, 31].map(longest),
	);
	const later = sizesTo(20, (size) => (size === 2 ? 1 : longest(size)));
	assert.deepEqual(patternOf(later, 4), { ...pattern, from: 3 });
	for (const none of [
		sizesTo(20, (size) => size * size),
		sizesTo(20, (size) => longest(size) + (size === 14 ? 1 : 0)),
		sizesTo(5, longest),
	]) {
		assert.equal(patternOf(none, 4), null);
	}
});
