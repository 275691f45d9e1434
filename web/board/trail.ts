/** The trails of a finished game: a line in the winner's colour, dots for the loser, both under the pieces. */
import type { Game } from "catchmate";
import type { Trail } from "../model/trail.ts";
import { runsOfStep } from "./edge-routes.ts";
import type { Layout } from "./layout.ts";
import { lengthsOf, placeAlong } from "./lines.ts";
import { lookOf } from "./pieces.ts";
import { type Line, type Shape, within } from "./shapes.ts";

/** The distance between two dots, in square widths. */
const dotGap = 0.17;

function dotsAlong(run: Line, cell: number): readonly Omit<Shape & { kind: "circle" }, "fill">[] {
	const length = lengthsOf(run).reduce((all, each) => all + each, 0);
	const count = Math.max(1, Math.round(length / (cell * dotGap)));
	return Array.from({ length: count }, (_, index) => {
		const at = placeAlong(run, index / count);
		return { kind: "circle", ...at, radius: within(1.5, cell * 0.04, 4) };
	});
}

export function trailShapes(layout: Layout, game: Game, trails: readonly Trail[]): Shape[] {
	const { cell } = layout;
	return trails.flatMap(({ side, steps, isWinner }): Shape[] => {
		const { fill, edge } = lookOf(game.rules, side);
		const lines = steps.flatMap((step) => runsOfStep(layout, game.board, step));
		if (!isWinner) {
			return lines.flatMap((run) => dotsAlong(run, cell)).map((dot) => ({ ...dot, fill: edge }));
		}
		const line = { kind: "lines", lines, join: "round", cap: "round" } as const;
		const thickness = within(3, cell * 0.085, 8);
		return [
			{ ...line, stroke: edge, thickness: thickness + 2 },
			{ ...line, stroke: fill, thickness },
		];
	});
}
