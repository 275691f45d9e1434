/** The shapes of a drawing: plain data, drawn alike by canvas and SVG. Lengths are in CSS pixels. */
import type { Point } from "../model/places.ts";
import type { Colour } from "./palette.ts";

/** The corners of a line or area, from the drawing's top left corner; at least one. */
export type Line = readonly [Point, ...Point[]];

export type Geometry =
	| {
			readonly kind: "rect";
			readonly x: number;
			readonly y: number;
			readonly width: number;
			readonly height: number;
			/** The radius of the corners. */
			readonly radius?: number;
	  }
	| { readonly kind: "circle"; readonly x: number; readonly y: number; readonly radius: number }
	| {
			readonly kind: "lines";
			readonly lines: readonly Line[];
			/** Whether each line returns to its start. */
			readonly closed?: boolean;
	  }
	| {
			readonly kind: "outline";
			/** SVG path data, scaled and then moved to the origin. */
			readonly path: string;
			readonly x: number;
			readonly y: number;
			readonly scale: number;
	  }
	| {
			readonly kind: "text";
			readonly text: string;
			/** The middle or the right end of the baseline. */
			readonly x: number;
			readonly y: number;
			readonly align: "center" | "right";
			readonly size: number;
			readonly weight: number;
	  };

/** The colours of fill and stroke, drawn in this order; each may be missing. */
export interface Paint {
	readonly fill?: Colour;
	readonly stroke?: Colour;
	/** The stroke's width; the default is 1. */
	readonly thickness?: number;
	/** The length of dashes and gaps. */
	readonly dash?: number;
	/** The offset of the first dash. */
	readonly dashOffset?: number;
	/** From 0 to 1, which is the default. */
	readonly opacity?: number;
	readonly join?: "round";
	readonly cap?: "round";
}

export type Shape = Geometry & Paint;

export const segment = (x1: number, y1: number, x2: number, y2: number): Line => [
	{ x: x1, y: y1 },
	{ x: x2, y: y2 },
];

/** The box around a line. */
export function boxOf(line: Line) {
	const [left, top] = [Math.min(...line.map(({ x }) => x)), Math.min(...line.map(({ y }) => y))];
	const [right, bottom] = [
		Math.max(...line.map(({ x }) => x)),
		Math.max(...line.map(({ y }) => y)),
	];
	return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A length limited to a range. */
export const within = (least: number, length: number, most: number): number =>
	Math.min(most, Math.max(least, length));

/** The widths of a letter and of a Chinese character, which is square unless bold, in font sizes. */
const letterWidth = { narrow: 0.58, plain: 1, bold: 1.02 } as const;

/** The width of a text in font sizes. An estimate, so that drawings are the same everywhere. */
export const widthOf = (text: string, weight: "plain" | "bold"): number =>
	[...text].reduce(
		(width, letter) => width + letterWidth[letter < "\u2e80" ? "narrow" : weight],
		0,
	);

/** The lengths of a line's pieces. */
export const lengthsOf = (line: Line): readonly number[] =>
	line.slice(1).map(({ x, y }, index) => {
		const from = line[index] ?? line[0];
		return Math.hypot(x - from.x, y - from.y);
	});

const sum = (lengths: readonly number[]): number =>
	lengths.reduce((all, length) => all + length, 0);

/** The place at a share of a line's length: `part` is 0 at its start and 1 at its end, and may be outside. */
export function placeAlong(line: Line, part: number): Point {
	const lengths = lengthsOf(line);
	let left = part * sum(lengths);
	const last = lengths.length - 1;
	const found = lengths.findIndex((length, index) => {
		const isHere = left <= length || index === last;
		left -= isHere ? 0 : length;
		return isHere;
	});
	const [a = line[0], b = line[0]] = line.slice(found, found + 2);
	const within = left / (lengths[found] || 1);
	return { x: a.x + (b.x - a.x) * within, y: a.y + (b.y - a.y) * within };
}

/** A line shortened by `before` at its start and `behind` at its end. */
export function trimmed(line: Line, before: number, behind: number): Line {
	const lengths = lengthsOf(line);
	const all = sum(lengths) || 1;
	const corners = line.slice(1, -1).filter((_, index) => {
		const passed = sum(lengths.slice(0, index + 1));
		return passed > before && passed < all - behind;
	});
	return [placeAlong(line, before / all), ...corners, placeAlong(line, 1 - behind / all)];
}

/** The line in the opposite direction. */
export function reversed([first, ...rest]: Line): Line {
	const [last = first, ...between] = [...rest].reverse();
	return rest.length === 0 ? [first] : [last, ...between, first];
}

/** The distance of a line from a place. Called millions of times for large graphs, so it allocates nothing. */
export function distanceTo(line: Line, { x, y }: Point): number {
	let least = Number.POSITIVE_INFINITY;
	let before = line[0];
	for (let index = 1; index < line.length; index++) {
		const corner = line[index] ?? before;
		const dx = corner.x - before.x;
		const dy = corner.y - before.y;
		const along = ((x - before.x) * dx + (y - before.y) * dy) / (dx * dx + dy * dy || 1);
		const part = Math.min(1, Math.max(0, along));
		const offX = before.x + part * dx - x;
		const offY = before.y + part * dy - y;
		least = Math.min(least, offX * offX + offY * offY);
		before = corner;
	}
	return Math.sqrt(least);
}
