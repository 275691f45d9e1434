/** The badge on the square where a person's move ended: a disc with a sign, and one short word beside it. */
import type { PuzzleJudgement } from "../model/judgement.ts";
import type { Point } from "../model/places.ts";
import type { Layout } from "./layout.ts";
import type { ColourName } from "./palette.ts";
import { type Shape, segment, widthOf, within } from "./shapes.ts";
import type { Badge } from "./state.ts";

const fills = {
	right: "right",
	slip: "slip",
	wrong: "error",
	held: "board-number",
} as const satisfies Record<PuzzleJudgement, ColourName>;

/** A tick, an exclamation mark, a cross or a dash around a place, as high as `size`. */
function signShape(judgement: PuzzleJudgement, x: number, y: number, size: number): Shape {
	const half = size / 2;
	const lines = {
		right: [
			[
				{ x: x - half, y: y + half * 0.1 },
				{ x: x - half * 0.25, y: y + half * 0.8 },
				{ x: x + half, y: y - half * 0.75 },
			],
		],
		slip: [segment(x, y - half, x, y + half * 0.25), segment(x, y + half * 0.95, x, y + half)],
		wrong: [
			segment(x - half * 0.8, y - half * 0.8, x + half * 0.8, y + half * 0.8),
			segment(x - half * 0.8, y + half * 0.8, x + half * 0.8, y - half * 0.8),
		],
		held: [segment(x - half * 0.8, y, x + half * 0.8, y)],
	} as const;
	const line = { stroke: "chip", thickness: size * 0.26, join: "round", cap: "round" } as const;
	return { kind: "lines", lines: lines[judgement], ...line };
}

/** A rectangle of the drawing. */
export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
	const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
	const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
	return Math.max(0, width) * Math.max(0, height);
}

/** The half width of a piece's or wall's body, in square widths. */
const halfBody = 0.36;

/** The box of a body around a place. */
export const bodyAt = ({ cell }: Layout, { x, y }: Point): Box => {
	const half = halfBody * cell;
	return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
};

/** The largest part of a square that a bubble covers of its surroundings if it can choose. */
const mostCovered = 0.03;

/** The place of a bubble around a piece: the first corner at which it covers little, or where it covers least. */
function placeOf(
	layout: Layout,
	{ x, y }: Point,
	{ width, height }: Pick<Box, "width" | "height">,
	taken: readonly Box[],
): Box & { readonly isLeft: boolean } {
	const { cell } = layout;
	const bodies = [bodyAt(layout, { x, y }), ...taken];
	const aside = cell * 0.5 - height * 0.6;
	const [over, under] = [y - cell / 2 - height * 0.5, y + cell / 2 - height * 0.5];
	const places = [
		[x + aside, over, false],
		[x - aside - width, over, true],
		[x + aside, under, false],
		[x - aside - width, under, true],
		[x - width / 2, y - cell / 2 - height * 0.8, false],
		[x - width / 2, y + cell / 2 - height * 0.2, false],
	] as const;
	const found = places.map(([left, top, isLeft]) => {
		const at = {
			x: within(1, left, layout.width - width - 1),
			y: within(1, top, layout.height - height - 1),
		};
		const box = { ...at, width, height, isLeft };
		return { box, cost: bodies.reduce((sum, each) => sum + shared(box, each), 0) };
	});
	const least = Math.min(...found.map(({ cost }) => cost));
	const enough = Math.max(least, mostCovered * cell ** 2);
	const { box } = found.find(({ cost }) => cost <= enough) ?? (found[0] as (typeof found)[0]);
	return box;
}

/**
 * A bubble at a piece, where it covers least of other things.
 * @param centre the middle of the piece's square
 * @param at the middle of the piece, which may be on its way
 * @param taken the pieces, walls and goals around
 */
export function badgeShapes(
	layout: Layout,
	{ judgement, word: label }: Badge,
	centre: Point,
	at: Point,
	taken: readonly Box[],
): Shape[] {
	const height = within(18, layout.cell * 0.36, 28);
	const size = height * 0.56;
	const text = size * widthOf(label, "bold");
	const width = height + text + height * 0.5;
	const { isLeft, ...place } = placeOf(layout, centre, { width, height }, taken);
	const [left, top] = [place.x + at.x - centre.x, place.y + at.y - centre.y];
	const middle = top + height / 2;
	const radius = height / 2;
	const fill = fills[judgement];
	const box = { x: left, y: top, width, height, radius };
	const sign = isLeft ? left + width - radius : left + radius;
	const word = height * 1.12 + text / 2;
	const baseline = { x: isLeft ? left + width - word : left + word, y: middle + size * 0.36 };
	return [
		{ kind: "rect", ...box, fill: "chip", stroke: fill, thickness: 1.5 },
		{ kind: "circle", x: sign, y: middle, radius: radius - 2, fill },
		signShape(judgement, sign, middle, height * 0.36),
		{
			kind: "text",
			text: label,
			...baseline,
			align: "center",
			size,
			weight: 700,
			fill: "chip-text",
		},
	];
}
