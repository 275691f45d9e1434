/** The shapes of a board's drawing: plain data, drawn alike by canvas and SVG. Lengths are in CSS pixels. */
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

/** A length limited to a range. */
export const within = (least: number, length: number, most: number): number =>
	Math.min(most, Math.max(least, length));

/** The widths of a letter and of a Chinese character, which is square unless bold, in font sizes. */
const letterWidth = { narrow: 0.58, plain: 1, bold: 1.02 } as const;

/** The width of a text in font sizes. It is not measured, so that all drawings are the same. */
export const widthOf = (text: string, weight: "plain" | "bold"): number =>
	[...text].reduce(
		(width, letter) => width + letterWidth[letter < "\u2e80" ? "narrow" : weight],
		0,
	);
