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

/**
 * A bubble at a piece's upper right corner, which leaves the piece visible. If the word does not fit into the drawing there, the
 * bubble is above the piece's square, or below it in the first row, with the sign on that side; beside the square it would seem
 * to belong to a neighbour.
 * @param centre the middle of the piece
 */
export function badgeShapes(
	layout: Layout,
	{ judgement, word: label }: Badge,
	centre: Point,
): Shape[] {
	const { cell } = layout;
	const height = within(18, cell * 0.36, 28);
	const size = height * 0.56;
	const text = size * widthOf(label, "bold");
	const width = height + text + height * 0.5;
	const overlap = height * 0.6;
	const right = centre.x + cell / 2 - overlap;
	const isRight = right + width < layout.width;
	const left = isRight ? right : Math.max(1, layout.width - width - 1);
	const over = centre.y - cell / 2 - height * (isRight ? 0.5 : 0.8);
	const under = centre.y + cell / 2 - height * 0.2;
	const top = within(1, isRight || over >= 1 ? over : under, layout.height - height - 1);
	const middle = top + height / 2;
	const radius = height / 2;
	const fill = fills[judgement];
	const box = { x: left, y: top, width, height, radius };
	const sign = isRight ? left + radius : left + width - radius;
	const word = height * 1.12 + text / 2;
	const baseline = { x: isRight ? left + word : left + width - word, y: middle + size * 0.36 };
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
