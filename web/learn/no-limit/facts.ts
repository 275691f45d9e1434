/** The facts of the chapter on limits. */
import type { Solver } from "catchmate";
import type { FactFinder } from "../build/facts.ts";
import { drawsIn, presetText, readProblem } from "../build/problems.ts";
import { countBeyond } from "./distances.ts";
import { findingsOf, measure, type Size } from "./sizes.ts";

/** A board whose game takes more plies than a byte holds: a program that keeps them in one prints another number. */
const overflowBoard = `0 1
10 10
......##..
O#.#......
..#....#..
.X........
#.#####.#.
.###.###..
.......O#.
.##.####..
...#...##.
.....#....`;

/** What the text says of that game: it takes fewer plies. */
const overflowBound = 500;

/** The limits that the text tries, in plies. */
const limits = { limit: 200, lowLimit: 100, byteLimit: 255, highLimit: 300 };

/** The numbers that a byte holds. */
const byte = 256;

/** The boards of chase that are solved for the text: every size up to one, the one that is asked about, and the contest's largest. */
const checked = 12;
const askedSize = 16;
const contest = 20;

/** What a board's program prints, and how many positions of the board are how far from their end. */
async function solve(solver: Solver, text: string) {
	const problem = await readProblem(solver, "crossing-pawn", text);
	const table = await solver.solve(problem.game);
	try {
		const { winner, distance } = await table.lookup(problem.position);
		if (winner === null || distance === null) {
			throw new Error("the hunt is a draw");
		}
		const { byDistance } = await table.statistics();
		const draws = await drawsIn(table);
		return { winner, distance, byDistance, draws, positions: table.positions };
	} finally {
		table.dispose();
	}
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The judge's text of the longest game of a size. */
function textOf({ size, position }: Size): string {
	const [white, black] = [position.pieces.white?.[0], position.pieces.black?.[0]];
	return [size, white?.row, white?.column, black?.row, black?.column].join(" ");
}

export const facts: FactFinder = async (solver) => {
	const longHuntBoard = presetText("crossing-pawn", "crossing-longest-hunt");
	const longHunt = await solve(solver, longHuntBoard);
	const overflow = await solve(solver, overflowBoard);
	const isRed = longHunt.winner === "red" && overflow.winner === "red";
	if (!isRed || longHunt.draws > 0 || longHunt.distance <= byte || overflow.distance <= byte) {
		throw new Error("the games are not what the text says of them");
	}
	if (overflow.distance >= overflowBound || overflow.distance + byte < overflowBound) {
		throw new Error(`${overflow.distance} plies are not the only answer below ${overflowBound}`);
	}
	const cut = (limit: number) => countBeyond(longHunt.byDistance, limit);
	const sizes: Size[] = [];
	for (let size = 2; size <= checked; size++) {
		sizes.push(await measure(solver, size));
	}
	const contestSize = await measure(solver, contest);
	const asked = await measure(solver, askedSize);
	// The board under the plot: its verdict answers none of the questions.
	const [largestShown = contestSize] = sizes.slice(-1);
	const all = [...sizes, asked, contestSize];
	const { refuted, within } = findingsOf(all);
	if (refuted.length > 0 || within === null) {
		throw new Error("chase is not what the text says of it");
	}
	return {
		...{ longHuntBoard, plies: longHunt.distance, longest: longHunt.byDistance.length - 1 },
		answer: `${capital(longHunt.winner)} ${longHunt.distance}`,
		moves: Math.ceil(longHunt.distance / 2),
		...limits,
		...{ printed: longHunt.distance > limits.limit ? "tie" : "right" },
		cutLow: cut(limits.lowLimit),
		cut: cut(limits.limit),
		cutShare: `${((100 * cut(limits.limit)) / longHunt.positions).toFixed(1)}%`,
		cutByte: cut(limits.byteLimit),
		cutHigh: cut(limits.highLimit),
		positions: longHunt.positions,
		...{ byte, wrapped: longHunt.distance % byte },
		...{ overflowBoard, overflowBound, overflowPlies: overflow.distance },
		overflowPrinted: overflow.distance % byte,
		...{ checked, contest, contestBound: 3 * contest, contestLongest: contestSize.longest },
		contestSpare: 3 * contest - contestSize.longest,
		contestWithin: contestSize.longest <= 3 * contest ? "within" : "beyond",
		...{ askedSize, askedLongest: asked.longest, askedInput: textOf(asked) },
		...{ longestText: textOf(largestShown), within },
	};
};
