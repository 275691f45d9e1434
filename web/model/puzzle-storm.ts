/** Which puzzles a storm has: web/app/puzzles/storm.ts runs it. */
import { movesIn, type Puzzle } from "./puzzle.ts";

/** The puzzles of a storm are short. */
const mostMoves = 3;

/** More puzzles than anybody solves in the time. */
const count = 80;

/** The puzzles of a storm: from each of as many parts of the path's short ones, sorted by rating, one at random. */
export function stormOf(puzzles: readonly Puzzle[], random: () => number): readonly Puzzle[] {
	const short = puzzles
		.filter((each) => each.lesson === null && !each.isTrivial && movesIn(each) <= mostMoves)
		.sort((a, b) => a.rating - b.rating);
	const part = short.length / count;
	return Array.from({ length: count }, (_, nth) => short[Math.floor((nth + random()) * part)])
		.filter((puzzle) => puzzle !== undefined)
		.filter((puzzle, nth, all) => puzzle !== all[nth - 1]);
}
