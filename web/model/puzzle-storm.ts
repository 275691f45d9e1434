/** Selects the puzzles of a storm; web/app/puzzles/storm.ts runs it. */
import { movesIn, type Puzzle, puzzlesOfWeek } from "./puzzle.ts";
import type { Progress } from "./puzzle-progress.ts";

/** The most moves of a storm's puzzle. */
const mostMoves = 3;

/** The number of puzzles: more than anybody solves in the time. */
const count = 80;

/** How the reader missed a puzzle: by a move that only draws, loses, or wins late, or by passing it over. */
export type Miss = "draws" | "loses" | "slow" | "skipped";

/** The games that puzzles are drawn from: those met that have puzzles, for a newcomer the first puzzle's. */
export function stormGames(puzzles: readonly Puzzle[], met: readonly string[]): readonly string[] {
	const games = met.filter((id) => puzzles.some(({ game }) => game === id));
	const [first] = puzzles;
	return games.length > 0 || first === undefined ? games : [first.game];
}

/** The puzzles that a storm may show: neither those solved as the day's, nor this week's. */
export function withoutDaily(
	puzzles: readonly Puzzle[],
	{ daily = [] }: Progress,
	today: number,
): readonly Puzzle[] {
	const week = puzzlesOfWeek(puzzles, today);
	return puzzles.filter((each) => !week.includes(each) && !daily.includes(each.number));
}

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
