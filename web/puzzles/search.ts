/** Searches ready-made and random boards of a game for positions that are puzzles. */
import {
	type Board,
	type Game,
	InvalidPositionError,
	type Position,
	type Rules,
	type Solver,
	type Square,
	type Table,
} from "catchmate";
import { boardToBegin, presetsOf } from "../../wasm/presets.ts";
import { type Size, squaresOf } from "../model/boards.ts";
import type { BoardProblem } from "../model/edit.ts";
import { playOn, randomGraph } from "../model/graphs.ts";
import { positionKey, sameSquare } from "../model/position.ts";
import type { Puzzle } from "../model/puzzle.ts";
import { Random, randomBoard } from "../model/random-board.ts";
import { difficultyOf, isTrivial } from "./difficulty.ts";
import { type Solution, sightFor, solutionOf } from "./solution.ts";
import { symmetryText } from "./symmetry.ts";
import { themesOf } from "./themes.ts";

/** A found puzzle, with the data that distinguishes it from similar ones. */
export interface Found extends Omit<Puzzle, "number"> {
	/** The least sight, in plies, that finds the solution. */
	readonly sight: number;
	/** The side to move and its goal. */
	readonly task: string;
	/** The moves at each turn and their distances: equal for mirrored positions. */
	readonly shape: string;
	/** The same for images of the position, and for no other. */
	readonly symmetry: string;
	/** The positions of the solver's turns; the board is not included. */
	readonly positions: readonly string[];
	readonly solution: Solution;
}

/** Games with a single board. */
const fixedGames: readonly string[] = ["fox-and-hounds", "hare-and-hounds"];

export const isFixed = ({ id }: Rules): boolean => fixedGames.includes(id);

/** The largest ready-made board searched, in squares: larger ones are hard for a person to survey. */
const mostSquares = 81;

/** Random goals for games whose goals are marked on the board. */
function randomGoals(id: string, size: Size, random: Random): Pick<Board, "goals"> {
	const squares = squaresOf(size);
	const oneOf = (some: readonly Square[]) =>
		some[random.below(some.length)] ?? { row: 1, column: 1 };
	if (id === "police-and-thief") {
		const edge = squares.filter(
			({ row, column }) =>
				row === 1 || column === 1 || row === size.rows || column === size.columns,
		);
		const one = oneOf(edge);
		return { goals: { thief: [one, oneOf(edge.filter((other) => !sameSquare(other, one)))] } };
	}
	if (id === "cat-and-mouse-2") {
		const food = oneOf(squares);
		return { goals: { mouse: [food], cat: [food] } };
	}
	return {};
}

/** All but the page's first board, which everyone has played. */
async function presetProblems(solver: Solver, rules: Rules): Promise<readonly BoardProblem[]> {
	const texts = presetsOf(rules.id).map(({ text }) => text);
	const others = texts.filter((text) => text !== boardToBegin());
	const read = await Promise.all(others.map((text) => solver.read(rules, text)));
	return read.flatMap(({ problems }) => problems);
}

/** The ready-made boards of a game to search; only the first for a game with a single board. */
export async function knownBoards(solver: Solver, rules: Rules): Promise<readonly Game[]> {
	const known = (await presetProblems(solver, rules))
		.map(({ game }) => game)
		.filter(({ board }) => board.rows * board.columns <= mostSquares);
	return isFixed(rules) ? known.slice(0, 1) : known;
}

/** The least and the greatest number of rows, columns or, less four, half the points of random boards. */
export interface Sizes {
	readonly least: number;
	readonly most: number;
}

/** A random board of a game, the same for the same seed. */
export async function randomGround(
	solver: Solver,
	rules: Rules,
	seed: number,
	{ least, most }: Sizes,
): Promise<Game> {
	const random = new Random(seed);
	const [first] = await presetProblems(solver, rules);
	if (first?.game.board.graph !== undefined) {
		const graph = randomGraph(9 + random.below(7), 0.3 + 0.4 * random.part(), seed);
		return playOn(first, graph).game;
	}
	const span = most - least + 1;
	const size = { rows: least + random.below(span), columns: least + random.below(span) };
	const ground = { ...size, ...randomGoals(rules.id, size, random) };
	return randomBoard(solver, rules, ground, 0.08 + 0.24 * random.part(), seed).game;
}

/** A random position: pieces on different squares, either side to move. */
function randomPosition({ rules, board }: Game, random: Random): Position {
	let free = squaresOf(board).filter(
		(square) => !board.obstacles.some((other) => sameSquare(other, square)),
	);
	const take = (): Square => {
		const square = free[random.below(free.length)] ?? { row: 1, column: 1 };
		free = free.filter((other) => other !== square);
		return square;
	};
	const pieces = rules.sides.map(
		({ name, pieces }) => [name, Array.from({ length: pieces }, take)] as const,
	);
	const { name } = rules.sides[random.below(2)] ?? rules.sides[0];
	return { toMove: name, pieces: Object.fromEntries(pieces) };
}

export function* randomPositions(game: Game, tries: number): Iterable<Position> {
	const random = new Random(tries);
	for (let tried = 0; tried < tries; tried++) {
		yield randomPosition(game, random);
	}
}

/**
 * The puzzle of a position; null if it is not a puzzle.
 * @param isShort whether a single choice suffices
 */
export async function foundOn(
	solver: Solver,
	table: Table,
	position: Position,
	isShort = false,
): Promise<Found | null> {
	const { game } = table;
	const solution = await solutionOf(table, position, isShort).catch((error: unknown) => {
		if (error instanceof InvalidPositionError) {
			return null;
		}
		throw error;
	});
	const sight = solution && sightFor(solution, game);
	if (solution === null || sight === null) {
		return null;
	}
	const { goal, plies, turns } = solution;
	const themes = await themesOf(table, solution);
	return {
		game: game.rules.id,
		goal,
		plies,
		sight,
		solution,
		rating: difficultyOf(solution, sight),
		themes,
		lesson: null,
		isTrivial: !isShort && isTrivial(sight, themes),
		code: solver.encode({ game, position }),
		symmetry: symmetryText({ game, position }),
		task: `${position.toMove} ${goal}`,
		shape: turns
			.map(({ moves }) => moves.map(({ distance }) => distance ?? "-").join(","))
			.join(" "),
		positions: turns.map(({ position }) => positionKey(position)),
	};
}

/** The puzzles among random positions of a game and, on request, the positions with the longest wins. */
export async function puzzlesOn(
	solver: Solver,
	game: Game,
	tries: number,
	withLongest = false,
): Promise<readonly Found[]> {
	const table = await solver.solve(game);
	const seen = new Set<string>();
	const found: Found[] = [];
	try {
		const longest = withLongest ? Object.values((await table.statistics()).toMove) : [];
		const positions = [
			...longest.flatMap(({ longestWin }) => (longestWin === null ? [] : [longestWin.position])),
			...randomPositions(game, tries),
		];
		for (const position of positions) {
			const key = positionKey(position);
			if (!seen.has(key)) {
				seen.add(key);
				const puzzle = await foundOn(solver, table, position);
				if (puzzle !== null) {
					found.push(puzzle);
				}
			}
		}
	} finally {
		table.dispose();
	}
	return found;
}
