/** The live parts of the chapter `crossing-pawn`, in English. */

import { capital } from "../board.ts";

export const crossingPawn = {
	/** The classic mistakes in the chapter's table. */
	mistakes: {
		share: "two red pieces on one square",
		down: "Black goes down",
		stuck: "stuck is a draw",
		meeting: "a meeting is always Red’s",
		hurry: "the loser hurries",
		rounds: "rounds for plies",
		cap: "a cap on plies",
		byte: "a byte for a distance",
	},
	/** Of the mistakes that show on no board, by their names in a list; of none, that each shows. */
	unseen: (list: string, count: number) =>
		count === 0
			? "Each of the mistakes shows at least once."
			: `${capital(list)} never ${count === 1 ? "shows" : "show"} on these boards.`,
	/** Of a classic mistake in the chapter on crossing pawn. */
	mistake: {
		right: "Right",
		mistaken: "With the mistake",
		same: "the mistake does not show here",
		byMistake: "Play by the mistaken rules",
		/** Over the board's verdict: the rules that it goes by. */
		rulesRight: "By the right rules:",
		rulesMistaken: "By the mistaken rules:",
		/** Under the board: whose outcome its marks tell. */
		marks:
			"After your answer, marks are for the side that makes the move: ▲ it wins, = it draws, ▼ it loses.",
		change: "Change the board",
	},
};
