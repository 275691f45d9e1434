/** The live parts of the chapter `draws`, in English. */
import { numberWriter } from "../../shared.ts";

const number = numberWriter("en");
const plies = (count: number) => `${number(count)} ${count === 1 ? "ply" : "plies"}`;

export const draws = {
	/** Of the arrows on drawn points. */
	safe: {
		safe: "Moves that keep the draw",
		losing: "Moves that lose",
		told: {
			safe: (moves: string) => `${moves}: round and round, as long as you like.`,
			losing: (moves: string) => `${moves}: the opponent is then on a won point.`,
		},
	},
	/** Of the plies of a drawn game that are counted beside its board. */
	plies: {
		count: (count: number) => `${plies(count)} played.`,
		start: "Try to win.",
		open: "Still a draw.",
		slip: "That gave the draw away: now you lose. Take the move back and try again.",
		over: "The game is over.",
	},
};
