/** The live parts of the chapter `draws`, in English. */
export const draws = {
	/** The arrows on drawn points. */
	safe: {
		safe: "Moves that keep the draw",
		losing: "Moves that lose",
		told: {
			safe: (moves: string) => `${moves}: round and round, as long as you like.`,
			losing: (moves: string) => `${moves}: the opponent is then on a won point.`,
		},
	},
};
