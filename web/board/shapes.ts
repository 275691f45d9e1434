/** Shapes that a board's drawing is made of: plain data, drawn alike by a canvas and by SVG. Lengths in CSS pixels. */
import type { Colour } from "./palette.ts";

/** A place, from the drawing's top left corner. */
export type Place = readonly [x: number, y: number];

/** The corners of a line or an area; at least one. */
export type Line = readonly [Place, ...Place[]];

export type Geometry =
	| {
			readonly kind: "rect";
			readonly x: number;
			readonly y: number;
			readonly width: number;
			readonly height: number;
			/** Of the corners. */
			readonly radius?: number;
	  }
	| { readonly kind: "circle"; readonly x: number; readonly y: number; readonly radius: number }
	| {
			readonly kind: "lines";
			readonly lines: readonly Line[];
			/** Whether each line ends where it begins. */
			readonly closed?: boolean;
	  }
	| {
			readonly kind: "outline";
			/** SVG path data, scaled and then moved to the place of its origin. */
			readonly path: string;
			readonly x: number;
			readonly y: number;
			readonly scale: number;
	  }
	| {
			readonly kind: "text";
			readonly text: string;
			/** The middle or the right end of its baseline. */
			readonly x: number;
			readonly y: number;
			readonly align: "center" | "right";
			readonly size: number;
			readonly weight: number;
	  };

/** The colours that a shape is filled and then stroked with; one that is missing leaves that out. */
export interface Paint {
	readonly fill?: Colour;
	readonly stroke?: Colour;
	/** The stroke's width; 1 without it. */
	readonly thickness?: number;
	/** The length of the stroke's dashes and of the gaps between them, and where in them it begins. */
	readonly dash?: number;
	readonly dashOffset?: number;
	readonly join?: "round";
	readonly cap?: "round";
}

export type Shape = Geometry & Paint;

export const segment = (x1: number, y1: number, x2: number, y2: number): Line => [
	[x1, y1],
	[x2, y2],
];
