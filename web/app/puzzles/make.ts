/**
 * Makes the list of puzzles: searches ready-made and random boards for positions that are puzzles, and keeps some of
 * each game and level, no two alike. The list is the same in each run.
 */
import {
	type Board,
	type Game,
	InvalidPositionError,
	type Position,
	type Rules,
	type Solver,
	type Square,
} from "catchmate";
import { type Size, squaresOf } from "../../model/boards.ts";
import { playOn, randomGraph } from "../../model/graphs.ts";
import { positionKey, sameSquare } from "../../model/position.ts";
import { presetsOf } from "../../model/presets.ts";
import { type Level, levelOf, levels, type Puzzle } from "../../model/puzzle.ts";
import { Random, randomBoard } from "../../model/random-board.ts";
import { type Solution, sightFor, solutionOf } from "./solution.ts";

/** The games with puzzles, in the order in which days use them. */
export const puzzleGames = [
	"crossing-pawn",
	"fox-and-hounds",
	"police-and-thief",
	"cat-and-mouse",
	"chase",
	"hare-and-hounds",
	"cat-and-mouse-2",
	"cops-and-robber",
] as const;

/** The most puzzles per game and level. */
const mostOfLevel = 24;

/** Of these, the most with the same side to move and the same goal. */
const mostOfTask = 10;

/** The number of random boards per game; below, of positions on each. */
const randomBoards = 150;
const randomPositions = 300;

/** The number of positions on the board of a game that has only one. */
const fixedPositions = 20_000;

/** The largest ready-made board searched, in squares: larger ones are hard for a person to see. */
const mostSquares = 81;

/** A puzzle that was found, with what distinguishes it from similar ones. */
interface Found extends Omit<Puzzle, "number"> {
	readonly level: Level;
	/** The side to move and its goal. */
	readonly task: string;
	/** The moves at each turn and their distances: equal for mirrored positions. */
	readonly shape: string;
	/** The positions of the solver's turns; the board is not included. */
	readonly positions: readonly string[];
	readonly solution: Solution;
}

/** A board to search. */
interface Ground {
	readonly games: readonly Game[];
	/** Whether the game has only this board. */
	readonly isFixed: boolean;
}

/** Games that are played on one board alone. */
const fixedGames: readonly string[] = ["fox-and-hounds", "hare-and-hounds"];

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

async function groundOf(solver: Solver, rules: Rules): Promise<Ground> {
	const read = await Promise.all(presetsOf(rules.id).map(({ text }) => solver.read(rules, text)));
	const problems = read.flatMap(({ problems }) => problems);
	const known = problems
		.map(({ game }) => game)
		.filter(({ board }) => board.rows * board.columns <= mostSquares);
	if (fixedGames.includes(rules.id)) {
		return { games: known.slice(0, 1), isFixed: true };
	}
	const [first] = problems;
	const made = Array.from({ length: randomBoards }, (_, seed): Game => {
		const random = new Random(seed);
		if (first?.game.board.graph !== undefined) {
			const graph = randomGraph(9 + random.below(7), 0.3 + 0.4 * random.part(), seed);
			return playOn(first, graph).game;
		}
		const size = { rows: 5 + random.below(4), columns: 5 + random.below(4) };
		const ground = { ...size, ...randomGoals(rules.id, size, random) };
		return randomBoard(solver, rules, ground, 0.08 + 0.24 * random.part(), seed).game;
	});
	return { games: [...known, ...made], isFixed: false };
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

/** The puzzles among random positions of a game. */
async function puzzlesOn(solver: Solver, game: Game, tries: number): Promise<readonly Found[]> {
	const table = await solver.solve(game);
	const random = new Random(tries);
	const seen = new Set<string>();
	const found: Found[] = [];
	try {
		for (let tried = 0; tried < tries; tried++) {
			const position = randomPosition(game, random);
			const key = positionKey(position);
			if (seen.has(key)) {
				continue;
			}
			seen.add(key);
			const solution = await solutionOf(table, position).catch((error: unknown) => {
				if (error instanceof InvalidPositionError) {
					return null;
				}
				throw error;
			});
			const sight = solution && sightFor(solution, game);
			if (solution !== null && sight !== null) {
				found.push(foundOf(solver, game, position, solution, sight));
			}
		}
	} finally {
		table.dispose();
	}
	return found;
}

function foundOf(
	solver: Solver,
	game: Game,
	position: Position,
	solution: Solution,
	sight: number,
): Found {
	const { goal, plies, turns } = solution;
	return {
		...{ game: game.rules.id, goal, plies, sight, solution },
		code: solver.encode({ game, position }),
		level: levelOf({ sight }),
		task: `${position.toMove} ${goal}`,
		shape: turns
			.map(({ moves }) => moves.map(({ distance }) => distance ?? "-").join(","))
			.join(" "),
		positions: turns.map(({ position }) => positionKey(position)),
	};
}

/** More moves to be found are richer, and then more alternatives. */
function richness({ solution: { turns } }: Found): number {
	const found = turns.filter(({ kind }) => kind === "only");
	return (
		found.length * 100 + found.reduce((sum, { moves }) => sum + moves.length, 0) / found.length
	);
}

/** Whether a puzzle differs from all that are kept: by its shape, and on the same board by all positions. */
const isNew = (puzzle: Found, kept: readonly Found[], sameBoard: readonly Found[]): boolean =>
	kept.every(({ shape }) => shape !== puzzle.shape) &&
	sameBoard.every(({ positions }) => !positions.some((each) => puzzle.positions.includes(each)));

/** The puzzles of a game to keep, its levels in turn. */
export async function puzzlesOf(
	solver: Solver,
	rules: Rules,
): Promise<readonly Omit<Puzzle, "number">[]> {
	const { games, isFixed } = await groundOf(solver, rules);
	const kept: Found[] = [];
	const hasRoom = ({ level, task }: Found) => {
		const same = kept.filter((other) => other.level === level);
		return (
			same.length < mostOfLevel && same.filter((other) => other.task === task).length < mostOfTask
		);
	};
	for (const game of games) {
		const found = await puzzlesOn(solver, game, isFixed ? fixedPositions : randomPositions);
		const here: Found[] = [];
		for (const puzzle of [...found].sort((a, b) => richness(b) - richness(a))) {
			// One per level and board, unless the game has only one board.
			const isFirst = isFixed || here.every(({ level }) => level !== puzzle.level);
			if (isFirst && hasRoom(puzzle) && isNew(puzzle, kept, here)) {
				kept.push(puzzle);
				here.push(puzzle);
			}
		}
		if (
			levels.every((level) => kept.filter((other) => other.level === level).length === mostOfLevel)
		) {
			break;
		}
	}
	return inTurn(levels.map((each) => kept.filter(({ level }) => level === each)));
}

/** Merges lists so that each is spread evenly. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
	return lists
		.flatMap((list) => list.map((item, index) => ({ item, place: (index + 0.5) / list.length })))
		.sort((a, b) => a.place - b.place)
		.map(({ item }) => item);
}

/** All puzzles in the order of days: games in turn. */
export async function allPuzzles(solver: Solver): Promise<readonly Omit<Puzzle, "number">[]> {
	const lists: (readonly Omit<Puzzle, "number">[])[] = [];
	for (const id of puzzleGames) {
		const rules = solver.games.find((known) => known.id === id);
		lists.push(rules === undefined ? [] : await puzzlesOf(solver, rules));
	}
	return inTurn(lists);
}
