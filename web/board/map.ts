/** The map of what a piece would be worth elsewhere. */
import type { Square, SquareValue } from "catchmate";
import { remoteness, type Scale, scaleOf } from "../model/value.ts";
import { borderOf, centreOf, type Layout } from "./layout.ts";
import { type Colour, mapColours } from "./palette.ts";
import type { Shape } from "./shapes.ts";
import { valueShapes } from "./value-marks.ts";

/** A map's shapes: colours below the pieces; values above them, without chips on empty squares. */
interface MapShapes {
	readonly ground: readonly Shape[];
	readonly values: readonly Shape[];
}

/** A map's colour on a square; under a piece, with a disc in the middle for contrast. */
function mapGround(layout: Layout, square: Square, fill: Colour, occupied: boolean): Shape[] {
	const ground: Shape = { ...borderOf(layout, square, 1), fill };
	const radius = layout.cell * 0.43;
	const disc = { kind: "circle", ...centreOf(layout, square), radius } as const;
	return occupied ? [ground, { ...disc, fill: "board-square" }] : [ground];
}

/** The map of what a piece would be worth elsewhere; draws stay plain. By default the scale fits the values. */
export function mapShapes(
	layout: Layout,
	heat: readonly SquareValue[],
	scale: Scale | null,
	isOccupied: (square: Square) => boolean,
): MapShapes {
	const part = remoteness(scale ?? scaleOf(heat));
	const drawn = heat.map(({ square, ...value }): MapShapes => {
		const { outcome } = value;
		const colours = outcome === "draw" ? null : mapColours(outcome, part(value));
		const occupied = isOccupied(square);
		const ink = occupied ? null : (colours?.ink ?? "board-number");
		return {
			ground: colours === null ? [] : mapGround(layout, square, colours.fill, occupied),
			values: valueShapes(layout, value, square, occupied, ink),
		};
	});
	return {
		ground: drawn.flatMap(({ ground }) => ground),
		values: drawn.flatMap(({ values }) => values),
	};
}
