/** Changing a board, in English. */
export const edit = {
	heading: "Edit the board",
	/** The effect of the pointer on the board. */
	hint: "Drag a piece anywhere. Click a square, or drag over several, to put obstacles there; again to clear them.",
	/** A choice where there are touch screens. */
	finger: "A finger paints obstacles, and scrolls only beside the board",
	rows: "Rows",
	columns: "Columns",
	/** The buttons beside a number of rows or columns. */
	fewer: (what: string) => `${what}: one fewer`,
	more: (what: string) => `${what}: one more`,
	toMove: "To move",
	shift: "Shift",
	shiftBy: {
		left: "Shift left",
		up: "Shift up",
		down: "Shift down",
		right: "Shift right",
	},
	shiftNote: "What leaves the board on one side comes in on the other.",
	mirror: "Mirror and turn",
	mirrorColumns: "Mirror left to right",
	mirrorRows: "Mirror top to bottom",
	quarterTurn: "Turn by a quarter",
	clear: "Clear obstacles",
	random: "Random board",
	density: "Obstacles",
	percent: (hundredths: number) => `${hundredths}%`,
	seed: "Number of the board",
	makeNew: "New random board",
	randomNote:
		"The same number makes the same board again, as long as size and obstacles are the same.",
};
