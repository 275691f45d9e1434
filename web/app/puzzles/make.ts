/**
 * Makes the list of puzzles: finds positions that are puzzles on ready-made boards and on random ones, and keeps some of each game
 * and level, no two alike. The same list each time.
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
import { positionKey, sameSquare } from "../../board/position.ts";
import { type Size, squaresOf } from "../edit/boards.ts";
import { playOn, randomGraph } from "../edit/graphs.ts";
import { Random, randomBoard } from "../edit/random.ts";
import { presetsOf } from "../library/presets.ts";
import { type Level, levelOf, levels, type Puzzle } from "./puzzle.ts";
import { type Solution, sightFor, solutionOf } from "./solution.ts";

/** The games with puzzles, in the order in which the days go through them. */
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

/** The puzzles of a game and level that are kept at most. */
const mostOfLevel = 24;

/** Among them those with the same side to move and the same goal. */
const mostOfTask = 10;

/** The random boards that are looked at, and the positions on each of them. */
const randomBoards = 150;
const randomPositions = 300;

/** The positions that are looked at on each board of a game that is played on one board alone. */
const fixedPositions = 20_000;

/** The squares of the largest ready-made board that is looked at: on larger ones a person loses sight. */
const mostSquares = 81;

/** A puzzle that is found, with what tells it from those like it. */
interface Found extends Omit<Puzzle, "number"> {
	readonly level: Level;
	/** The side to move, and what it has to do. */
	readonly task: string;
	/** The moves that there are at each turn, and how soon they end the game: the same for positions that mirror each other. */
	readonly shape: string;
	/** The positions of the solver's turns, of whatever board. */
	readonly positions: readonly string[];
	readonly solution: Solution;
}

/** The boards that a game is looked at on. */
interface Ground {
	readonly games: readonly Game[];
	/** Whether there are no others. */
	readonly isFixed: boolean;
}

/** Some of the games are played on one board alone. */
const fixedGames: readonly string[] = ["fox-and-hounds", "hare-and-hounds"];

/** The goals of a random board of a game that has them, which its rules do not say. */
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

/** Pieces on squares of their own, wherever they may be, and either side to move. */
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

/** The puzzles among positions of a game. */
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

/** The moves that are to be found, and among as many the moves that they are found among. */
function richness({ solution: { turns } }: Found): number {
	const found = turns.filter(({ kind }) => kind === "only");
	return (
		found.length * 100 + found.reduce((sum, { moves }) => sum + moves.length, 0) / found.length
	);
}

/** Whether a puzzle is not like any that is kept: with another solution, and on the same board without a position in common. */
const isNew = (puzzle: Found, kept: readonly Found[], sameBoard: readonly Found[]): boolean =>
	kept.every(({ shape }) => shape !== puzzle.shape) &&
	sameBoard.every(({ positions }) => !positions.some((each) => puzzle.positions.includes(each)));

/** The puzzles of a game that are kept, those of all levels in turn. */
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
			// One of each level, but where there is no other board.
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

/** Some lists as one, each spread evenly over it. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
	return lists
		.flatMap((list) => list.map((item, index) => ({ item, place: (index + 0.5) / list.length })))
		.sort((a, b) => a.place - b.place)
		.map(({ item }) => item);
}

/** All puzzles, as the days go through them: the games in turn. */
export async function allPuzzles(solver: Solver): Promise<readonly Omit<Puzzle, "number">[]> {
	const lists: (readonly Omit<Puzzle, "number">[])[] = [];
	for (const id of puzzleGames) {
		const rules = solver.games.find((known) => known.id === id);
		lists.push(rules === undefined ? [] : await puzzlesOf(solver, rules));
	}
	return inTurn(lists);
}
