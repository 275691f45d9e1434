/** The facts of the chapter on limits. */
import type { Solver } from "catchmate";
import type { FactFinder, Facts } from "../build/facts.ts";
import { mostOf } from "../build/limits.ts";
import { drawsIn, presetText } from "../build/problems.ts";
import { stillFact } from "../build/still.ts";
import { readFirst } from "../lesson/solver-here.ts";
import { countBeyond } from "./distances.ts";
import { huntStory } from "./hunt-story.ts";
import { limitPlot } from "./limit-plot.ts";
import { patternOf, predicted } from "./pattern.ts";
import { measure, type Size, statement } from "./sizes.ts";
import { sizesPlot } from "./sizes-plot.ts";

/** A board with a game too long for a byte: a program with distances in bytes prints a wrong number. */
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

/** An upper bound of that game's plies in the text. */
const overflowBound = 500;

/** The limits discussed in the text, in plies. */
const limits = { limit: 200, lowLimit: 100, byteLimit: 255, highLimit: 300 };

const byteValues = 256;

/** Sizes of chase in the text: the board shown, and the one in the question. All up to the contest's largest are solved. */
const shownSize = 12;
const askedSize = 16;

/** The period of the longest games, in rows, and a size beyond the contest to test it on. */
const patternRows = 4;
const patternTry = 24;

/** The answer for a board, and the number of its positions by distance. */
async function solve(solver: Solver, text: string) {
	const problem = await readFirst(solver, "crossing-pawn", text);
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

/** The judge input of a size's longest game. */
function textOf({ size, position }: Size): string {
	const [white, black] = [position.pieces.white?.[0], position.pieces.black?.[0]];
	return [size, white?.row, white?.column, black?.row, black?.column].join(" ");
}

/** Facts about the length of the long hunt. */
async function storyFacts(solver: Solver, text: string): Promise<Facts> {
	const { game, position } = await readFirst(solver, "crossing-pawn", text);
	const table = await solver.solve(game);
	const { black, row, guard, hunter, bound, shortest, end } = await huntStory(table, position);
	table.dispose();
	// As the text claims.
	const [upPlies, ...moreUp] = black.up;
	if (upPlies === undefined || moreUp.length > 0 || shortest !== hunter || bound >= guard) {
		throw new Error("the hunt differs from the text");
	}
	return {
		huntBlack: black.moves,
		huntSideways: black.sideways,
		huntUpPlies: upPlies,
		huntRow: row,
		huntGuard: guard,
		huntHunter: hunter,
		huntBound: bound,
		huntSlow: guard - bound,
		// A code, because another side could be to move.
		huntEnd: solver.encode({ game, position: end.position }),
		huntEndPlies: end.plies,
	};
}

/** The pattern of the longest games, and its prediction. */
async function patternFacts(solver: Solver, sizes: readonly Size[]): Promise<Facts> {
	const pattern = patternOf(sizes, patternRows);
	const tried = await measure(solver, patternTry);
	if (pattern === null || pattern.plies !== 3 * patternRows) {
		throw new Error("the longest games do not follow the text's pattern");
	}
	if (predicted(pattern, sizes, patternTry) !== tried.longest) {
		throw new Error(`the pattern is wrong for ${patternTry}`);
	}
	const rest = (remainder: number) => {
		const one = sizes.find(({ size }) => size >= pattern.from && size % patternRows === remainder);
		return one === undefined ? 0 : 3 * one.size - one.longest;
	};
	return {
		patternFrom: pattern.from,
		patternTo: sizes.at(-1)?.size ?? 0,
		patternRows,
		patternPlies: pattern.plies,
		rest0: rest(0),
		rest1: rest(1),
		rest2: rest(2),
		rest3: rest(3),
		patternTry,
		patternTryLongest: tried.longest,
	};
}

export const facts: FactFinder = async (solver) => {
	const longHuntBoard = presetText("crossing-pawn", "crossing-longest-hunt");
	const longHunt = await solve(solver, longHuntBoard);
	const overflow = await solve(solver, overflowBoard);
	const isRed = longHunt.winner === "red" && overflow.winner === "red";
	if (
		!isRed ||
		longHunt.draws > 0 ||
		longHunt.distance <= byteValues ||
		overflow.distance <= byteValues
	) {
		throw new Error("the games differ from the text");
	}
	if (overflow.distance >= overflowBound || overflow.distance + byteValues < overflowBound) {
		throw new Error(`${overflow.distance} plies are not the only answer below ${overflowBound}`);
	}
	const cut = (limit: number) => countBeyond(longHunt.byDistance, limit);
	const contest = mostOf(solver, "chase", "n");
	const sizes: Size[] = [];
	for (let size = 2; size <= contest; size++) {
		sizes.push(await measure(solver, size));
	}
	const sizeOf = (size: number): Size => {
		const found = sizes.find((each) => each.size === size);
		if (found === undefined) throw new Error(`size ${size} is not solved`);
		return found;
	};
	const [asked, contestSize] = [sizeOf(askedSize), sizeOf(contest)];
	const within = statement.bounds.find((bound) =>
		sizes.every(({ size, longest }) => longest <= bound * size),
	);
	if (within === undefined || !sizes.every(({ holds }) => holds)) {
		throw new Error("chase differs from the text");
	}
	return {
		...(await storyFacts(solver, longHuntBoard)),
		...(await patternFacts(solver, sizes)),
		longHuntBoard,
		plies: longHunt.distance,
		longest: longHunt.byDistance.length - 1,
		answer: `${capital(longHunt.winner)} ${longHunt.distance}`,
		moves: Math.ceil(longHunt.distance / 2),
		...limits,
		printed: longHunt.distance > limits.limit ? "tie" : "right",
		limitStill: stillFact((words) =>
			limitPlot(words, longHunt.byDistance, limits.limit, longHunt.byDistance.length - 1),
		),
		sizesStill: stillFact((words) => sizesPlot(words, sizes)),
		cutLow: cut(limits.lowLimit),
		cut: cut(limits.limit),
		cutShare: `${((100 * cut(limits.limit)) / longHunt.positions).toFixed(1)}%`,
		cutByte: cut(limits.byteLimit),
		cutHigh: cut(limits.highLimit),
		positions: longHunt.positions,
		byte: byteValues,
		wrapped: longHunt.distance % byteValues,
		overflowBoard,
		overflowBound,
		overflowPlies: overflow.distance,
		overflowPrinted: overflow.distance % byteValues,
		shownSize,
		contest,
		contestBound: 3 * contest,
		contestLongest: contestSize.longest,
		contestSpare: 3 * contest - contestSize.longest,
		contestWithin: contestSize.longest <= 3 * contest ? "within" : "beyond",
		askedSize,
		askedLongest: asked.longest,
		askedBound: 3 * askedSize,
		askedSpare: 3 * askedSize - asked.longest,
		askedInput: textOf(asked),
		longestText: textOf(sizeOf(shownSize)),
		within,
	};
};
