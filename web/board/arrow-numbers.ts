/** Numbers on the arrows of a line, which show the order of moves on a still picture. */
import type { Board, Move } from "catchmate";
import { squareKey, stepsOf } from "../model/position.ts";
import type { Layout } from "./layout.ts";
import { within } from "./marks.ts";
import type { Line, Shape } from "./shapes.ts";
import { placeAlong, runOfStep } from "./ways.ts";

/** A chip with numbers in the middle of an arrow's run. */
function chip({ cell }: Layout, run: Line, numbers: readonly number[]): Shape[] {
	const text = numbers.join(", ");
	const size = within(9, cell * 0.26, 20);
	const width = size * (0.7 + 0.5 * text.length);
	const [x, y] = placeAlong(run, 0.5);
	const box = { x: x - width / 2, y: y - size / 2, width, height: size, radius: size / 2 };
	const place = { x, y: y + size * 0.27, align: "center" } as const;
	return [
		{ kind: "rect", ...box, fill: "chip", stroke: "accent", thickness: 1.5 },
		{ kind: "text", text, ...place, size: size * 0.74, weight: 700, fill: "chip-text" },
	];
}

/**
 * The numbers of moves drawn as arrows, from 1. Arrows between the same two squares, in either direction, share a chip.
 */
export function arrowNumbers(layout: Layout, board: Board, moves: readonly Move[]): Shape[] {
	const runs = new Map<string, { readonly run: Line; readonly numbers: number[] }>();
	for (const [index, move] of moves.entries()) {
		for (const step of stepsOf(move)) {
			const ends = [step.from, step.to].map(squareKey).sort().join();
			const known = runs.get(ends) ?? { run: runOfStep(layout, board, step), numbers: [] };
			known.numbers.push(index + 1);
			runs.set(ends, known);
		}
	}
	return [...runs.values()].flatMap(({ run, numbers }) => chip(layout, run, numbers));
}
