/** The pieces, drawn on boards and beside the names of sides. Sides differ in shape and lightness. */
import type { Rules } from "catchmate";
import type { Point } from "../model/places.ts";
import { opponent, tokenHolder } from "../model/position.ts";
import type { Layout } from "./layout.ts";
import type { ColourName } from "./palette.ts";
import { type Shape, within } from "./shapes.ts";
import type { Scene } from "./state.ts";

/** Path data in a box of 100 by 100. */
interface PieceShape {
	readonly outline: string;
	/** Lines inside the outline. */
	readonly detail: string;
	/** The lit area. */
	readonly light?: string;
}

/** The shadow on the square, under every piece. */
const shadow = "M14 89a36 7 0 1 0 72 0a36 7 0 1 0-72 0z";

const counter: PieceShape = {
	outline: "M50 13a37 37 0 1 0 0 74a37 37 0 1 0 0-74z",
	detail: "M50 28a22 22 0 1 0 0 44a22 22 0 1 0 0-44z",
	light: "M22 40C27 28 38 20.5 50 20.5C53 20.5 56 21 59 21.8",
};
const pawn: PieceShape = {
	outline:
		"M50 10C60 10 68 18 68 28C68 34 65 39 61 42H67V50H60C61 61 65 67 72 73H76A5 5 0 0 1 81 78V88H19V78A5 5 0 0 1 24 73H28C35 67 39 61 40 50H33V42H39C35 39 32 34 32 28C32 18 40 10 50 10Z",
	detail: "M29 78.5H71",
};

const badge = {
	outline:
		"M50 10C56 15 63 16 70 15L76 11L86 24C82 31 83 38 85 46C88 66 72 81 50 91C28 81 12 66 15 46C17 38 18 31 14 24L24 11L30 15C37 16 44 15 50 10Z",
	detail: "M50 28L56 42L71 43L59 53L63 68L50 60L37 68L41 53L29 43L44 42Z",
};
const burglar = {
	outline:
		"M32 33L37 13C38 11 40 10 42 10H58C60 10 62 11 63 13L68 33H80V41H70C70 53 64 60 58 64C75 66 86 75 87 90H13C14 75 25 66 42 64C36 60 30 53 30 41H20V33Z",
	detail: "M31 47H69M39 47V51M61 47V51M26 78H74",
};
const mouse = {
	outline:
		"M29 12A19 19 0 0 1 47 29Q50 28.5 53 29A19 19 0 1 1 75 48C74 66 62 90 50 90C38 90 26 66 25 48A19 19 0 1 1 29 12Z",
	detail: "M39 55V58M61 55V58M46 78H54M36 72L20 68M36 77L22 80M64 72L80 68M64 77L78 80",
};
const cat = {
	outline:
		"M19 11L40 27Q50 24 60 27L81 11C87 29 88 42 85 55C81 75 68 88 50 88C32 88 19 75 15 55C12 42 13 29 19 11Z",
	detail:
		"M34 47V55M66 47V55M44 66H56L50 72ZM50 72V78M34 69L21 65M34 75L23 77M66 69L79 65M66 75L77 77",
};
const fox = {
	outline: "M10 10L38 26H62L90 10L86 50L69 66L55 90H45L31 66L14 50Z",
	detail: "M14 50L36 51L46 88M86 50L64 51L54 88M38 42V45M62 42V45",
};
const hound = {
	outline:
		"M33 15Q50 8 67 15C82 17 90 30 90 46C90 59 86 67 79 67C73 67 70 60 70 52L66 80Q62 91 50 91Q38 91 34 80L30 52C30 60 27 67 21 67C14 67 10 59 10 46C10 30 18 17 33 15Z",
	detail:
		"M33 15C27 24 28 38 30 52M67 15C73 24 72 38 70 52M42 42V46M58 42V46M42 68H58Q58 77 50 77Q42 77 42 68Z",
};
const hare = {
	outline:
		"M39 46C26 36 20 9 31 8C41 7 46 27 47.5 42Q50 41.5 52.5 42C54 27 59 7 69 8C80 9 74 36 61 46C73 52 78 63 75 74C72 86 61 91 50 91C39 91 28 86 25 74C22 63 27 52 39 46Z",
	detail:
		"M32 17C33 27 36 35 40 41M68 17C67 27 64 35 60 41M39 61V65M61 61V65M45 73H55L50 77ZM50 77V83M35 75L21 71M35 79L23 83M65 75L79 71M65 79L77 83",
};

const coin = {
	outline: "M50 11a39 39 0 1 0 0 78a39 39 0 1 0 0-78z",
	detail:
		"M50 25L57.3 39.9L73.8 42.3L61.9 53.9L64.7 70.2L50 62.5L35.3 70.2L38.1 53.9L26.2 42.3L42.7 39.9Z",
};
const flag = {
	outline: "M24 10H33V17L84 32L33 55V90H24Z",
	detail: "M33 17V55",
};
const banner = {
	outline: "M18 10H27V15H84L70 34L84 53H27V90H18Z",
	detail: "M27 15V53",
};

export interface PieceLook {
	readonly shape: PieceShape;
	/** The lightness of the fill. */
	readonly shade: "light" | "medium" | "dark";
	readonly fill: ColourName;
	readonly edge: ColourName;
}

type PieceColour =
	Extract<ColourName, `piece-${string}-edge`> extends `${infer Name}-edge` ? Name : never;

const look = (
	fill: PieceColour,
	shape: PieceLook["shape"],
	shade: PieceLook["shade"],
): PieceLook => ({ shape, shade, fill, edge: `${fill}-edge` });

const white = look("piece-white", counter, "light");
const black = look("piece-black", pawn, "dark");

const token = look("piece-token", coin, "medium");

/** The looks of sides without pieces: flags. */
const flags = [look("piece-white", flag, "light"), look("piece-black", banner, "dark")] as const;

/** Looks by side name. */
const looks: ReadonlyMap<string, PieceLook> = new Map(
	Object.entries({
		white,
		red: look("piece-red", counter, "medium"),
		black,
		police: look("piece-police", badge, "dark"),
		thief: look("piece-thief", burglar, "light"),
		cops: look("piece-police", badge, "dark"),
		robber: look("piece-thief", burglar, "light"),
		mouse: look("piece-mouse", mouse, "light"),
		cat: look("piece-cat", cat, "dark"),
		fox: look("piece-fox", fox, "medium"),
		hounds: look("piece-hounds", hound, "dark"),
		hare: look("piece-hare", hare, "light"),
	}),
);

/**
 * The look of a side: by its name, or, for an unknown name, light for the first side and dark for the second, unless
 * the other side's look has the same lightness.
 */
export function lookOf(rules: Rules, side: string): PieceLook {
	const isFirst = rules.sides[0].name === side;
	if (tokenHolder(rules) !== null) return flags[isFirst ? 0 : 1];
	const [usual, other] = isFirst ? [white, black] : [black, white];
	const isTaken = looks.get(opponent(rules, side))?.shade === usual.shade;
	return looks.get(side) ?? (isTaken ? other : usual);
}

/** The look of a side's piece: the side's own look, except for the token, which belongs to both. */
export const pieceLook = (rules: Rules, side: string): PieceLook =>
	tokenHolder(rules) === null ? lookOf(rules, side) : token;

/** A piece of a side around a point. */
export function pieceShapes({ game }: Scene, layout: Layout, side: string, at: Point): Shape[] {
	const { shape, fill, edge } = pieceLook(game.rules, side);
	const size = layout.cell * 0.86;
	const place = { x: at.x - size / 2, y: at.y - size / 2, scale: size / 100 };
	const line = { stroke: edge, thickness: within(1.25, size * 0.04, 4), join: "round" } as const;
	const body = { kind: "outline", path: shape.outline, ...place } as const;
	const light = { ...line, opacity: 0.6, stroke: "piece-light", cap: "round" } as const;
	// The side of the piece, seen slightly from above, and a shadow.
	const depth = size * 0.045;
	return [
		{ ...body, path: shadow, fill: "piece-shadow", opacity: 0.22 },
		{ ...body, y: place.y + depth, fill: edge, ...line },
		{ ...body, fill, ...line },
		...(shape.light === undefined ? [] : [{ ...body, path: shape.light, ...light }]),
		{ ...body, path: shape.detail, ...line },
	];
}
