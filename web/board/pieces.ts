/** The look of the pieces: one outline per side, used by the canvas and by the panels. Sides differ in shape and lightness. */
import type { Rules } from "catchmate";

/** Path data in a square of 100 by 100. */
export interface PieceShape {
	readonly outline: string;
	/** Drawn as lines inside the outline. */
	readonly detail: string;
}

const shapes = {
	counter: {
		outline: "M50 13a37 37 0 1 0 0 74a37 37 0 1 0 0-74z",
		detail: "M50 28a22 22 0 1 0 0 44a22 22 0 1 0 0-44z",
	},
	pawn: {
		outline:
			"M50 10C60 10 68 18 68 28C68 34 65 39 61 42H67V50H60C61 61 65 67 72 73H76A5 5 0 0 1 81 78V88H19V78A5 5 0 0 1 24 73H28C35 67 39 61 40 50H33V42H39C35 39 32 34 32 28C32 18 40 10 50 10Z",
		detail: "M29 78.5H71",
	},
} satisfies Record<string, PieceShape>;

export interface PieceLook {
	readonly shape: PieceShape;
	/** Custom properties of the style sheet. */
	readonly fill: `--${string}`;
	readonly edge: `--${string}`;
}

const look = (shape: PieceShape, name: string): PieceLook => ({
	shape,
	fill: `--piece-${name}`,
	edge: `--piece-${name}-edge`,
});

const looks: Readonly<Record<string, PieceLook>> = {
	white: look(shapes.counter, "white"),
	red: look(shapes.counter, "red"),
	black: look(shapes.pawn, "black"),
};

/** A side looks as its name says, or, when the name says nothing, light for the first and dark for the second side. */
export function lookOf(rules: Rules, side: string): PieceLook {
	const [first, second] = rules.sides;
	const known = looks[first.name] !== undefined && looks[second.name] !== undefined;
	const index = first.name === side ? "white" : "black";
	return (known ? looks[side] : looks[index]) ?? look(shapes.counter, "white");
}
