/** The end of a game, in English. */
import type { PositionValue } from "catchmate";
import { movesOfBoth, number, side, The, the, wins } from "./board.ts";

export const end = {
	/** `own` is the reader's side; null for neither or both. `count` is the plies of the game. */
	result: (winner: string | null, own: string | null, count: number) =>
		winner === null
			? `Draw after ${movesOfBoth(count)}`
			: `${own === null ? The(winner) : "You"} ${own === null || winner === own ? "won" : "lost"} after ${movesOfBoth(count)}`,
	/** The result of a shared game. */
	shared: (winner: string | null, count: number) =>
		`A shared game, finished: ${winner === null ? "a draw" : `${the(winner)} won`} after ${movesOfBoth(count)}.`,
	/** Begins it again, as one of its players. */
	playIt: "Your turn: play it",
	/** Explains the words beside the signs on the board. */
	slipNote: "A slip is a move that was not the best; a mistake is a slip that changed the outcome.",
	stars: (count: number) => (count === 1 ? "1 star of 3" : `${count} stars of 3`),
	unit: "Moves count both sides.",
	/** `count` is the moves of both sides in the same win by best play. */
	bestPlay: (count: number) => `Best play takes ${movesOfBoth(count)}.`,
	slipCount: (count: number) =>
		count === 0 ? "No slips." : count === 1 ? "One slip." : `${number(count)} slips.`,
	hints: (count: number) => (count === 1 ? "1 hint." : `${number(count)} hints.`),
	takenBack: "A move was taken back.",
	best: (start: PositionValue) =>
		start.winner === null
			? "With best play it is a draw."
			: start.distance === null
				? `With best play it never ends, so ${the(start.winner)} ${wins(start.winner)}.`
				: `With best play ${the(start.winner)} ${wins(start.winner)} in ${movesOfBoth(start.distance)}.`,
	/** Before the first move that made the outcome worse. */
	decisive: "The move that changed the outcome: ",
	/** `areOthers`: the card has already named one. `isFaultless`: none changed the outcome. */
	slips: (count: number, areOthers: boolean, isFaultless: boolean) => {
		const moves = areOthers ? "other moves" : "moves";
		const begin = isFaultless ? "No mistakes, but " : "";
		return count === 0
			? "All your moves were the best."
			: count === 1
				? `${begin}${begin === "" ? "One" : "one"} of your ${moves} was not the best: `
				: `${begin}${number(count)} of your ${moves} were not the best: `;
	},
	slip: (ply: number) => `move ${number(ply)}`,
	review: "Review",
	reviewSlips: "Review slips",
	share: "Share",
	/** Shared with a link to the game. `count` is its plies, `best` those of best play, null for a game not won. */
	invitation: (game: string, count: number, best: number | null, stars: string) =>
		best === null
			? `${game}: can you do better?`
			: `${game}: I won in ${movesOfBoth(count)}, best is ${number(best)}. ${stars}`,
	next: "A harder one",
	seeking: "Looking for a harder one …",
	nextBoard: (game: string, size: string, own: string, count: number) =>
		`${game} ${size} · you are ${side(own)} · win in ${movesOfBoth(count)}`,
	nextPuzzle: "Next: a puzzle",
};
