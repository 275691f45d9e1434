/** The end of a game, in English. */
import type { PositionValue } from "catchmate";
import { moveCount, movesOfBoth, number, side, The, the, wins } from "./vocabulary.ts";

export const end = {
	/** `own` is the reader's side; null for neither or both. `count` is the plies of the game. */
	result: (winner: string | null, own: string | null, count: number, isFaultless: boolean) =>
		winner === null
			? `Draw after ${movesOfBoth(count)}`
			: own === null
				? `${The(winner)} won in ${moveCount(count)}`
				: winner === own
					? `You won in ${moveCount(count)}${isFaultless ? ", without a slip" : ""}`
					: `You lost after ${moveCount(count - 1)}`,
	/** After a loss. */
	takeBackMistake: "Take back the mistake",
	easier: "An easier one",
	again: "The same again",
	/** The opponent's next level. */
	level: (level: string) => `Your opponent is now: ${level.toLowerCase()}.`,
	/** The result of a shared game. */
	shared: (winner: string | null, count: number) =>
		`A shared game, finished: ${winner === null ? `a draw after ${movesOfBoth(count)}` : `${the(winner)} won in ${moveCount(count)}`}.`,
	/** Begins it again, as one of its players. */
	playIt: "Your turn: play it",
	stars: (count: number) => (count === 1 ? "1 star of 3" : `${count} stars of 3`),
	/** `count` is the plies of the same win by best play. */
	bestPlay: (count: number) => `Best play takes ${moveCount(count)}.`,
	hints: (count: number) => (count === 1 ? "1 hint." : `${number(count)} hints.`),
	takenBack: "A move was taken back.",
	best: (start: PositionValue) =>
		start.winner === null
			? "With best play it is a draw."
			: start.distance === null
				? `With best play it never ends, so ${the(start.winner)} ${wins(start.winner)}.`
				: `With best play ${the(start.winner)} ${wins(start.winner)} in ${moveCount(start.distance)}.`,
	/** Before the first move that made the outcome worse. */
	decisive: "The move that changed the outcome: ",
	/** `isFaultless`: none changed the outcome. */
	slips: (count: number, isFaultless: boolean) => {
		const begin = isFaultless ? "No mistakes, but " : "";
		return count === 1
			? `${begin}${begin === "" ? "One" : "one"} of your moves was not the best: `
			: `${begin}${number(count)} of your moves were not the best: `;
	},
	slip: (ply: number) => `move ${number(ply)}`,
	review: "Review",
	reviewSlips: "Review slips",
	share: "Share",
	/** Shared with a link to the game. `count` is its plies, `best` those of best play, null for a game not won. */
	invitation: (game: string, count: number, best: number | null, stars: string) =>
		best === null
			? `${game}: can you do better?`
			: `${game}: I won in ${moveCount(count)}, best is ${number(Math.ceil(best / 2))}. ${stars}`,
	next: "A harder one",
	seeking: "Looking for a harder one …",
	nextBoard: (game: string, size: string, own: string, count: number) =>
		`${game} ${size} · you are ${side(own)} · win in ${moveCount(count)}`,
	nextPuzzle: "Next: a puzzle",
};
