/** The live parts of the chapter `crossing-pawn`, in English. */

export const crossingPawn = {
	/** Of a classic mistake in the chapter on crossing pawn. */
	mistake: {
		right: "Right",
		mistaken: "With the mistake",
		same: "the mistake does not show here",
		byMistake: "Play by the mistaken rules",
		change: "Change the board",
	},
};
