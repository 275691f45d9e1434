/** Selects the puzzles of a storm; web/app/puzzles/storm.ts runs it. */
import { movesIn, type Puzzle } from "./puzzle.ts";

/** The most moves of a storm's puzzle. */
const mostMoves = 3;

/** The number of puzzles: more than anybody solves in the time. */
const count = 80;

/** The puzzles of a storm: splits the path's short ones, sorted by rating, into `count` parts and draws one from each. */
export function stormOf(puzzles: readonly Puzzle[], random: () => number): readonly Puzzle[] {
	const short = puzzles
		.filter((each) => each.lesson === null && !each.isTrivial && movesIn(each) <= mostMoves)
		.sort((a, b) => a.rating - b.rating);
	const part = short.length / count;
	return Array.from({ length: count }, (_, nth) => short[Math.floor((nth + random()) * part)])
		.filter((puzzle) => puzzle !== undefined)
		.filter((puzzle, nth, all) => puzzle !== all[nth - 1]);
}
