/** The look of the pieces, on boards and beside their sides' names. Sides differ in shape and lightness. */
import type { Rules } from "catchmate";
import type { ColourName } from "./palette.ts";
import { opponent } from "./position.ts";

/** Path data in a square of 100 by 100; the detail is drawn as lines inside the outline. */
const counter = {
	outline: "M50 13a37 37 0 1 0 0 74a37 37 0 1 0 0-74z",
	detail: "M50 28a22 22 0 1 0 0 44a22 22 0 1 0 0-44z",
};
const pawn = {
	outline:
		"M50 10C60 10 68 18 68 28C68 34 65 39 61 42H67V50H60C61 61 65 67 72 73H76A5 5 0 0 1 81 78V88H19V78A5 5 0 0 1 24 73H28C35 67 39 61 40 50H33V42H39C35 39 32 34 32 28C32 18 40 10 50 10Z",
	detail: "M29 78.5H71",
};

export interface PieceLook {
	readonly shape: typeof counter;
	readonly fill: ColourName;
	readonly edge: ColourName;
}

const white: PieceLook = { shape: counter, fill: "piece-white", edge: "piece-white-edge" };
const red: PieceLook = { shape: counter, fill: "piece-red", edge: "piece-red-edge" };
const black: PieceLook = { shape: pawn, fill: "piece-black", edge: "piece-black-edge" };
const looks: ReadonlyMap<string, PieceLook> = new Map(Object.entries({ white, red, black }));

/**
 * The look of a side: as its name says, or, when the name says nothing, light for the first side and dark for the second,
 * unless the other side looks so by its name.
 */
export function lookOf(rules: Rules, side: string): PieceLook {
	const [usual, other] = rules.sides[0].name === side ? [white, black] : [black, white];
	const isTaken = looks.get(opponent(rules, side)) === usual;
	return looks.get(side) ?? (isTaken ? other : usual);
}
