/** Changing a board, in English. */
import type { Feature } from "../../model/features.ts";
import { graphs } from "./graphs.ts";
import { Click, the } from "./vocabulary.ts";

/** The squares that have a feature. */
function squares(feature: Feature): string {
	switch (feature.kind) {
		case "obstacle":
			return "obstacles";
		case "goal":
			return `goals of ${the(feature.side)}`;
		case "closed":
			return `squares closed to ${the(feature.side)}`;
	}
}

export const edit = {
	heading: "Edit the board",
	/** For a game with moves. */
	drops: "A change ends this game. Undo brings it back.",
	/** The effect of the pointer on the board. */
	hint: (brush: Feature) =>
		`Drag a piece anywhere. ${Click} a square, or drag over several, to ${brush.kind === "obstacle" ? "put obstacles there" : `make them ${squares(brush)}`}; again to clear them.`,
	/** The choice of the feature to paint. */
	brush: "Brush",
	paints: (brush: Feature) => `${squares(brush).charAt(0).toUpperCase()}${squares(brush).slice(1)}`,
	/** A choice on touch screens. */
	finger: (brush: Feature) => `Paint ${squares(brush)} by touch; scroll beside the board`,
	rows: "Rows",
	columns: "Columns",
	toMove: "To move",
	shift: "Shift",
	shiftBy: {
		left: "Shift left",
		up: "Shift up",
		down: "Shift down",
		right: "Shift right",
	},
	shiftNote: "What leaves on one side comes back on the other.",
	mirror: "Mirror and rotate",
	mirrorColumns: "Mirror left to right",
	mirrorRows: "Mirror top to bottom",
	quarterTurn: "Rotate 90° clockwise",
	clear: (brush: Feature) => `Clear ${squares(brush)}`,
	/** The headings of the tools. */
	size: "Size and turn",
	arrangement: "Shift, mirror, clear",
	random: "Random board",
	density: "Obstacles",
	percent: (hundredths: number) => `${hundredths}%`,
	seed: "Seed",
	makeNew: "New random board",
	randomNote: "The same seed, size and obstacles make the same board.",
	graphs,
};

export type EditWords = Readonly<typeof edit>;
