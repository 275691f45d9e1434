/** The live parts of the chapter `crossing-pawn`, in English. */

import { capital } from "../../shared.ts";

const plies = (count: number) => `${count} ${count === 1 ? "ply" : "plies"}`;
const squares = (count: number) => `${count} ${count === 1 ? "square" : "squares"}`;

export const crossingPawn = {
	/** The wave that colours the squares of the black piece. */
	wave: {
		label: "Settled up to this distance",
		plies,
		empty: "The queue is empty",
		back: "Back",
		next: "Next",
		mover: "Side to move",
		toMove: (side: string): string => (side === "red" ? "Red to move" : "Black to move"),
		unsound: "Put the pieces back: Red needs two, Black one.",
		/** The numbers of squares that a distance settles, by winner. */
		said: (distance: number, red: number, black: number) =>
			red + black === 0
				? `No square of this board is settled in ${plies(distance)}. Positions elsewhere are, with Red on other squares.`
				: `New in ${plies(distance)}: ${[
						...(red > 0 ? [`Red wins with Black on ${squares(red)}`] : []),
						...(black > 0 ? [`Black wins on ${squares(black)}`] : []),
					].join(", ")}.`,
		end: (red: number, black: number, never: number) =>
			`Red wins with Black on ${squares(red)}, Black wins on ${squares(black)}. ${never === 0 ? "No square stays empty: there are no draws." : `${squares(never)} ${never === 1 ? "stays" : "stay"} empty: draws.`}`,
	},
	/** The classic mistakes in the chapter's table, by their ids. */
	mistakes: {
		"shares-red": "two red pieces on one square",
		"moves-as-other-black": "Black goes down",
		"stuck-draws": "stuck is a draw",
		"meeting-red": "a shared square always counts for Red",
		hurries: "the loser hurries",
		rounds: "rounds for plies",
		"cap-squares": "a limit on plies",
		byte: "a byte for a distance",
	},
	/** A list of the mistakes that no board shows; with none, a note that each shows. */
	unseen: (list: string, count: number) =>
		count === 0
			? "Each of the mistakes shows at least once."
			: `${capital(list)} never ${count === 1 ? "shows" : "show"} on these boards.`,
	/** A program with a classic mistake, beside the right one. */
	mistake: {
		right: "Right",
		mistaken: "With the mistake",
		byMistake: "Play by the mistaken rules",
	},
	/** The playground of mistakes. */
	lab: {
		choose: "Mistake",
		put: "Put it on the board",
		same: "The mistake does not show on this board.",
		differ: "They differ: a counterexample.",
		hunt: "Hunt on random boards",
		stop: "Stop",
		goOn: "Go on hunting",
		change: "Drag the pieces, tap squares to place obstacles.",
		mistakenRules: "You play by the mistaken rules now. Press again for the right ones.",
		trying: (tried: number) => `Board ${tried} …`,
		hunting: "Hunting on random boards …",
		found: (tried: number) =>
			tried === 1 ? "The first random board shows it." : `Random board ${tried} shows it.`,
		missed: (tried: number) =>
			`${tried} random ${tried === 1 ? "board" : "boards"}, and it has not shown. Is there something that they all lack?`,
	},
};
