/**
 * Makes the list of puzzles: keeps some of those found by the search for each game and level, no two alike. Deterministic.
 *
 * A puzzle's number is its place in the list, and part of links. So the list only grows: a new round of puzzles is appended.
 */
import type { Game, Rules, Solver } from "catchmate";
import { type Level, levelOf, levels, type Puzzle } from "../model/puzzle.ts";
import { lessonsOf } from "./lessons.ts";
import { type Found, isFixed, knownBoards, puzzlesOn, randomGround, type Sizes } from "./search.ts";

/** The games with puzzles, in the order of the list. */
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

type NewPuzzle = Omit<Puzzle, "number">;

/** A round of puzzles: the extent of its search, and the limits of what it keeps. */
interface Round {
	/** The first seed of its random boards, and their number. */
	readonly seeds: { readonly first: number; readonly count: number };
	readonly sizes: Sizes;
	/** The number of positions tried on each board. */
	readonly positions: number;
	/** The number of positions tried for a game with a single board. */
	readonly fixedPositions: number;
	/** Whether the longest wins of each board are tried as well. */
	readonly hasLongest: boolean;
	/** The most puzzles per game and level; of these, with the same side to move and the same goal; and on one board. */
	readonly most: { readonly ofLevel: number; readonly ofTask: number; readonly onBoard: number };
	readonly level: (puzzle: Found) => Level;
}

const rounds: readonly Round[] = [
	{
		seeds: { first: 0, count: 150 },
		sizes: { least: 5, most: 8 },
		positions: 300,
		fixedPositions: 20_000,
		hasLongest: false,
		most: { ofLevel: 24, ofTask: 10, onBoard: 1 },
		level: ({ sight }) => (sight <= 3 ? 1 : sight <= 7 ? 2 : 3),
	},
	{
		seeds: { first: 150, count: 400 },
		sizes: { least: 4, most: 7 },
		positions: 400,
		fixedPositions: 30_000,
		hasLongest: true,
		most: { ofLevel: 40, ofTask: 20, onBoard: 2 },
		level: levelOf,
	},
];

/** The richness of a puzzle: by the moves to find, then by their alternatives. */
function richness({ solution: { turns } }: Found): number {
	const found = turns.filter(({ kind }) => kind === "only");
	return (
		found.length * 100 + found.reduce((sum, { moves }) => sum + moves.length, 0) / found.length
	);
}

/**
 * Whether a puzzle differs from the kept ones: by shape, by symmetry class (equivalent replies may give images of one position
 * different shapes), and from those on the same board by all positions.
 */
const isNew = (puzzle: Found, kept: readonly Found[], sameBoard: readonly Found[]): boolean =>
	kept.every(({ shape, symmetry }) => shape !== puzzle.shape && symmetry !== puzzle.symmetry) &&
	sameBoard.every(({ positions }) => !positions.some((each) => puzzle.positions.includes(each)));

/** The boards that a round searches, one after another. */
async function* groundsOf(
	solver: Solver,
	rules: Rules,
	{ seeds, sizes }: Round,
): AsyncIterable<Game> {
	yield* await knownBoards(solver, rules);
	for (let nth = 0; nth < seeds.count && !isFixed(rules); nth++) {
		yield randomGround(solver, rules, seeds.first + nth, sizes);
	}
}

/** The puzzles of a game that a round adds to those before it, its levels in turn. */
async function puzzlesOfRound(
	solver: Solver,
	rules: Rules,
	round: Round,
	before: readonly Found[],
): Promise<readonly Found[]> {
	const { most, level, positions, fixedPositions } = round;
	const kept: Found[] = [];
	const ofLevel = (each: Level) => kept.filter((puzzle) => level(puzzle) === each);
	const hasRoom = (puzzle: Found) => {
		const same = ofLevel(level(puzzle));
		const alike = same.filter(({ task }) => task === puzzle.task);
		return same.length < most.ofLevel && alike.length < most.ofTask;
	};
	for await (const game of groundsOf(solver, rules, round)) {
		const tries = isFixed(rules) ? fixedPositions : positions;
		const found = await puzzlesOn(solver, game, tries, round.hasLongest);
		const here: Found[] = [];
		for (const puzzle of [...found].sort((a, b) => richness(b) - richness(a))) {
			const same = here.filter((other) => level(other) === level(puzzle));
			const fits = isFixed(rules) || same.length < most.onBoard;
			if (fits && hasRoom(puzzle) && isNew(puzzle, [...before, ...kept], here)) {
				kept.push(puzzle);
				here.push(puzzle);
			}
		}
		if (levels.every((each) => ofLevel(each).length === most.ofLevel)) {
			break;
		}
	}
	return inTurn(levels.map(ofLevel));
}

/** Merges lists so that each is spread evenly. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
	return lists
		.flatMap((list) => list.map((item, index) => ({ item, place: (index + 0.5) / list.length })))
		.sort((a, b) => a.place - b.place)
		.map(({ item }) => item);
}

/** The puzzles of a game to keep: by round, and last its micro-puzzles. */
export async function puzzlesOf(
	solver: Solver,
	rules: Rules,
): Promise<readonly (readonly NewPuzzle[])[]> {
	const lists: (readonly Found[])[] = [];
	for (const round of rounds) {
		lists.push(await puzzlesOfRound(solver, rules, round, lists.flat()));
	}
	return [...lists, await lessonsOf(solver, rules, lists.flat())];
}

/** All puzzles: round by round, games in turn; then the micro-puzzles, game by game. */
export async function allPuzzles(solver: Solver): Promise<readonly NewPuzzle[]> {
	const lists: (readonly (readonly NewPuzzle[])[])[] = [];
	for (const id of puzzleGames) {
		const rules = solver.games.find((known) => known.id === id);
		lists.push(rules === undefined ? [] : await puzzlesOf(solver, rules));
	}
	return [
		...rounds.flatMap((_, nth) => inTurn(lists.map((list) => list[nth] ?? []))),
		...lists.flatMap((list) => list[rounds.length] ?? []),
	];
}
