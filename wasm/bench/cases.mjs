/** The cases of the benchmark. */
import { readFileSync } from "node:fs";
import {
	copsInput,
	crossingPawnInput,
	foxInput,
	graphInput,
	openBoard,
	openShape,
	policeInput,
	Random,
	randomBoard,
	randomToken,
	walledBoard,
} from "./boards.mjs";
import { timeMoves } from "./engines.mjs";

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string} game
 * @property {string} input in the judge's format
 * @property {number} runs the best one counts
 * @property {number} [times] how often a program runs per measurement; the default is 20
 */

/**
 * A whole table to solve, for the first board of `input`.
 * @typedef {Case & { plain?: boolean, draws?: boolean }} Solve
 *     plain: the plain method can solve it in a few seconds; draws: count its drawn positions
 */

/** The third board of the fixture, which has a win in 303 plies. */
function maze() {
	const file = new URL("../../tests/fixtures/crossing-pawn/long-wins.in", import.meta.url);
	const [, , , third = ""] = readFileSync(file, "utf8").split("10 10\n");
	return third.trimEnd().split("\n");
}

/**
 * Pairs of squares without a way out, none on row 1: a pawn alone in a pair is never caught or stuck, and never
 * arrives.
 */
function pairs() {
	return [
		"##########",
		"O.##O.##..",
		"##X.##..##",
		...Array(3).fill(["..##..##..", "##..##..##"]).flat(),
		"..##..##..",
	];
}

/**
 * @param {number} n
 * @param {number} runs
 * @param {boolean} [plain]
 * @returns {Solve}
 */
function openSolve(n, runs, plain = false) {
	const input = crossingPawnInput(openBoard(n));
	return { name: `crossing pawn, open ${n}×${n}`, game: "crossing-pawn", input, runs, plain };
}

/**
 * @param {number} n
 * @param {number} runs
 * @param {boolean} [plain]
 * @returns {Solve}
 */
function chaseSolve(n, runs, plain = false) {
	return { name: `chase, ${n}×${n}`, game: "chase", input: `${n} 1 1 ${n} ${n}\n`, runs, plain };
}

/**
 * @param {number} side
 * @param {boolean} asGraph
 * @returns {Solve}
 */
function policeSolve(side, asGraph) {
	return {
		name: `police and thief, ${side}×${side}${asGraph ? " as a graph" : ""}`,
		game: "police-and-thief",
		input: policeInput(side, asGraph),
		runs: 200,
	};
}

/**
 * Boards of unusual shapes, on which a solve is slow for its number of positions.
 * @returns {Solve[]}
 */
function cliffs() {
	const range = (/** @type {number} */ count) => Array.from({ length: count }, (_, i) => i + 1);
	const star = range(4999).map((point) => /** @type {const} */ ([1, point + 1]));
	const complete = range(1000).flatMap((to) =>
		range(to - 1).map((from) => /** @type {const} */ ([from, to])),
	);
	/**
	 * @param {string} name
	 * @param {string} game
	 * @param {string} input
	 * @param {number} runs
	 */
	const cliff = (name, game, input, runs) => ({ name: `cliff, ${name}`, game, input, runs });
	const pawn = "crossing-pawn";
	const police = "police-and-thief";
	return [
		cliff("crossing pawn, 100×5", pawn, crossingPawnInput(openShape(100, 5)), 2),
		cliff("crossing pawn, 500×1", pawn, crossingPawnInput(openShape(500, 1)), 2),
		cliff("crossing pawn, 3000×3000 with 3 free", pawn, crossingPawnInput(walledBoard(3000)), 2),
		cliff("police and thief, star of 5000", police, graphInput(5000, star), 2),
		cliff("police and thief, complete graph of 1000", police, graphInput(1000, complete), 2),
	];
}

/** @type {readonly Solve[]} */
export const SOLVES = [
	openSolve(10, 20, true),
	openSolve(16, 10, true),
	openSolve(20, 3),
	openSolve(26, 2),
	openSolve(32, 2),
	{
		name: "crossing pawn, maze 10×10",
		game: "crossing-pawn",
		input: crossingPawnInput(maze()),
		runs: 20,
		plain: true,
	},
	{
		name: "crossing pawn, draws 10×10",
		game: "crossing-pawn",
		input: crossingPawnInput(pairs()),
		runs: 100,
		plain: true,
		draws: true,
	},
	chaseSolve(20, 50, true),
	chaseSolve(60, 5, true),
	chaseSolve(100, 2),
	policeSolve(10, false),
	policeSolve(10, true),
	policeSolve(24, false),
	policeSolve(24, true),
	{ name: "cops and robber, 2 cops, 8×8", game: "cops-and-robber", input: copsInput(8), runs: 100 },
	{
		name: "cops and robber, 2 cops, 16×16",
		game: "cops-and-robber",
		input: copsInput(16),
		runs: 10,
	},
	{ name: "fox and hounds, 8×8", game: "fox-and-hounds", input: foxInput(), runs: 20 },
	...cliffs(),
];

/** Ten boards: the first open, the others with more and more obstacles. */
function tenBoards() {
	const random = new Random(9169);
	return Array.from({ length: 10 }, (_, board) => randomBoard(random, 10, 10, 2 * board));
}

/**
 * @param {string} name
 * @param {string} start
 * @returns {Case}
 */
function chaseProgram(name, start) {
	return {
		name: `programs, chase 20×20, ${name}`,
		game: "chase",
		input: `20 ${start}\n`,
		runs: 10,
	};
}

/**
 * As large as the judge's inputs.
 * @param {string} name
 * @param {number} percent of edges that lead anywhere
 * @returns {Case}
 */
function tokenProgram(name, percent) {
	return {
		name: `programs, token, 100,000 points, 500,000 edges, 500 questions, ${name}`,
		game: "token",
		input: randomToken(100_000, 500_000, 500, percent, new Random(6560)),
		runs: 3,
		times: 1,
	};
}

/** Inputs for whole programs. @type {readonly Case[]} */
export const PROGRAMS = [
	{
		name: "programs, crossing pawn, ten boards 10×10",
		game: "crossing-pawn",
		input: crossingPawnInput(...tenBoards()),
		runs: 10,
	},
	tokenProgram("no way back", 0),
	tokenProgram("one way in fifty leads anywhere", 2),
	chaseProgram("the longest start", "10 10 1 1"),
	chaseProgram("corner to corner", "1 1 20 20"),
	chaseProgram("two squares apart", "10 10 10 12"),
	chaseProgram("a knight's move apart", "4 15 6 16"),
];

/** @typedef {Awaited<ReturnType<typeof import("./page.mjs").openPage>>} OpenPage */

/**
 * @typedef {object} Times
 * @property {string} what
 * @property {readonly number[]} times in ms
 * @property {boolean} [isHeld] whether the limit applies; the default is true
 */

/**
 * @typedef {object} Answer
 * @property {string} name
 * @property {"node" | "page"} place
 * @property {number} limit for the 95th percentile, in ms
 * @property {(openPage: () => Promise<OpenPage>) => Promise<Times[]>} measure
 */

/** How long a person waits for an answer. @type {readonly Answer[]} */
export const ANSWERS = [
	{
		name: "answer, moves",
		place: "node",
		limit: 0.1,
		measure: async () => [
			{ what: "moves of a position, 10×10, in Node", times: await timeMoves() },
		],
	},
	{
		name: "page, from the pointer to the verdict",
		place: "page",
		limit: 16,
		async measure(openPage) {
			const measured = await (await openPage()).moves();
			return measured.flatMap(({ preset, moves }) => [
				{
					what: `pointer → drawn with its verdict, 10×10, ${preset}`,
					times: moves.map(({ drawn }) => drawn),
				},
				// Includes waiting for the screen's next frame, and drawing the page.
				{
					what: "          → frame made",
					times: moves.map(({ frame }) => frame),
					isHeld: false,
				},
			]);
		},
	},
	{
		name: "page, first load",
		place: "page",
		limit: 500,
		async measure(openPage) {
			const times = await (await openPage()).loads(10);
			return [{ what: "load → first verdict painted", times }];
		},
	},
	{
		name: "page, first load on a slow line",
		place: "page",
		limit: 2500,
		async measure(openPage) {
			const times = await (await openPage()).loads(5, true);
			return [{ what: "          → on 1.6 Mb/s, 150 ms, processor 4× slower", times }];
		},
	},
	{
		name: "page, longest task",
		place: "page",
		limit: 50,
		async measure(openPage) {
			const page = await openPage();
			const times = [];
			for (let run = 0; run < 3; run++) times.push(await page.longestTask());
			return [{ what: "longest task while 20×20 is solved (0: less than 50)", times }];
		},
	},
];
