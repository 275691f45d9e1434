/** The live parts of the chapter `distance`, in English. */
import { numberWriter } from "../../shared.ts";

const number = numberWriter("en");
const plies = (count: number) => `${number(count)} ${count === 1 ? "ply" : "plies"}`;

export const distance = {
	/** The slider of distances. */
	layers: {
		label: "Distance",
		plies,
		empty: "The queue is empty",
		back: "Back",
		next: "Next",
		strip: "The points by the plies to the end, in the order of the queue",
		/** Between two sentences. */
		between: " ",
		sink: (point: string) => `${point} has no move: lost in 0 plies.`,
		win: (point: string, by: string, plies: number) =>
			`${point} is won: it can move to ${by}, lost in ${plies}, and no such point has left the queue earlier.`,
		loss: (point: string, by: string, plies: number) =>
			`${point} is lost: of its moves, the one to ${by}, won in ${plies}, is crossed out last.`,
		never: (points: string, count: number) =>
			`${points} ${count > 1 ? "have" : "has"} never joined the queue, and ${count > 1 ? "have" : "has"} no number of plies.`,
	},
	/** A game that the reader wins against a side that holds out, or hurries. */
	pace: {
		label: "The loser",
		holds: "holds out",
		hurries: "is in a hurry",
		start: "Win, and see how many plies it takes.",
		won: (count: number, held: boolean) =>
			`You won in ${plies(count)}. Now win against a loser who ${held ? "is in a hurry" : "holds out"}.`,
		both: (held: number, hurried: number) =>
			`${plies(held)} if the loser holds out, ${hurried} if the loser is in a hurry.`,
		/** During the game. */
		thrown: "That gave the win away. Take the move back, or restart.",
		lost: "You lost that one. Restart, and try again with other moves.",
	},
};
