/** The live parts of the chapter `fast`, in English. */

export const fast = {
	/** The chapter on bitboards. */
	fast: {
		bits: {
			task: "Positions to find",
			win: {
				name: "Black wins in 1",
				targets: "Red to move, lost",
				result: "Black to move, won",
				code: "found & undecided",
			},
			loss: {
				name: "Black loses in 2",
				targets: "Red to move, not won",
				result: "Black to move, lost",
				code: "~found & undecided",
			},
			shift: "Shift",
			shifted: "Shifted",
			mask: "(mask)",
			collect: "collect",
			restart: "Start again",
			collected: "Collected",
			/** The rows and columns of the table of squares. */
			line: (row: number) => `row ${row}`,
			column: (column: number) => `column ${column}`,
			left: (directions: number) =>
				directions === 1 ? "One direction is left." : `${directions} directions are left.`,
			same: (squares: number) =>
				`${squares} ${squares === 1 ? "bit is" : "bits are"} set: exactly those of the solver’s table.`,
			/** After an edit that makes the board unplayable. */
			invalid: "The board above cannot be played. These are still the bitboards of the one before.",
			leaked: (squares: number) =>
				`${squares} ${squares === 1 ? "bit is" : "bits are"} wrong (framed): the piece went over the edge or came out of an obstacle. Start again, with the mask.`,
		},
	},
};
