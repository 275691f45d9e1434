/** The live parts of the chapter `fast`, in English. */

export const fast = {
	/** Of the chapter on rows of bits. */
	fast: {
		rows: {
			task: "What is looked for",
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
			left: (directions: number) =>
				directions === 1 ? "One direction is left." : `${directions} directions are left.`,
			same: (squares: number) =>
				`${squares} ${squares === 1 ? "bit is" : "bits are"} set: exactly those of the solver’s table.`,
			leaked: (squares: number) =>
				`${squares} ${squares === 1 ? "bit is" : "bits are"} wrong (framed): the piece went over the edge or came out of a wall. Start again, with the mask.`,
		},
		race: {
			start: "Start the race",
			program: "Program",
			plain: "One position at a time (JavaScript)",
			rows: "Rows of bits (WebAssembly)",
			time: "Time",
			rate: "Positions per second",
			milliseconds: (time: number) => `${time.toLocaleString("en")} ms`,
			round: (round: number, rounds: number) => `Round ${round} of ${rounds} …`,
			ratio: (ratio: number, settled: number) =>
				`Here the rows are ${ratio.toLocaleString("en")} times as fast. Both settled the same ${settled.toLocaleString("en")} positions, as many at each distance.`,
		},
	},
};
