/** The live parts of the chapter `crossing-pawn`, in English. */

export const crossingPawn = {
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
