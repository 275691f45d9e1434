/** Moves as arrows, and the numbers on them. */
import type { Board, Move, Step } from "catchmate";
import type { Point } from "../model/places.ts";
import { sameSquare, sameStep, squareKey, stepsOf } from "../model/position.ts";
import { runsOfStep } from "./edge-routes.ts";
import { centreOf, type Layout } from "./layout.ts";
import type { ColourName } from "./palette.ts";
import { type Line, placeAlong, type Shape, trimmed, within } from "./shapes.ts";

/** A run shifted to the right of its direction; the corners of bends stay corners. */
function beside(run: Line, across: number): Point[] {
	return run.map(({ x, y }, index) => {
		const a = run[Math.max(0, index - 1)] ?? run[0];
		const b = run[Math.min(run.length - 1, index + 1)] ?? run[0];
		const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
		return { x: x - ((b.y - a.y) / length) * across, y: y + ((b.x - a.x) / length) * across };
	});
}

/** An arrow head along the end of a run: `size` long, its tip `before` the end. */
export function arrowHead(run: Line, size: number, before: number): Line {
	const [tip = run[0]] = trimmed(run, 0, before).slice(-1);
	const [{ x, y } = tip] = trimmed(run, 0, before + size).slice(-1);
	const [cos, sin] = [(tip.x - x) / size, (tip.y - y) / size];
	const corner = (across: number): Point => ({ x: x - sin * across, y: y + cos * across });
	return [corner(-size / 2), tip, corner(size / 2)];
}

/**
 * The arrow of a step along its run, on a halo.
 * @param isMet whether there is an arrow in the opposite direction: each then keeps to its left, which leaves the values in the
 * corners of pieces visible
 */
function stepShapes({ cell }: Layout, middle: Line, isMet: boolean, colour: ColourName): Shape[] {
	const [begin = middle[0], ...on] = isMet ? beside(middle, cell * -0.15) : middle;
	const run: Line = [begin, ...on];
	const head = cell * 0.22;
	const shaft = cell * 0.05;
	// Ends before the value in the square's middle.
	const end = cell * 0.22;
	const body = trimmed(run, cell * 0.2, end + head);
	const [first = run[0], ...rest] = [
		...beside(body, -shaft),
		...arrowHead(run, head, end),
		...beside(body, shaft).reverse(),
	];
	const arrow = { kind: "lines", lines: [[first, ...rest] as const], closed: true } as const;
	return [
		{ ...arrow, stroke: "chip", thickness: Math.max(3, cell * 0.07), join: "round" },
		{ ...arrow, fill: colour },
	];
}

/** The arrows of moves. */
export function arrowShapes(
	layout: Layout,
	board: Board,
	moves: readonly Move[],
	colour: ColourName = "accent",
): Shape[] {
	const steps = moves.flatMap(stepsOf);
	const isMet = ({ from, to }: Step) =>
		!sameSquare(from, to) && steps.some((other) => sameStep(other, { from: to, to: from }));
	return steps.flatMap((step) =>
		runsOfStep(layout, board, step).flatMap((run) => stepShapes(layout, run, isMet(step), colour)),
	);
}

/** A chip with numbers in the middle of an arrow's run. */
function chip(
	{ cell }: Layout,
	run: Line,
	numbers: readonly number[],
	colour: ColourName,
): Shape[] {
	const text = numbers.join(", ");
	const size = within(9, cell * 0.26, 20);
	const width = size * (0.7 + 0.5 * text.length);
	const { x, y } = placeAlong(run, 0.5);
	const box = { x: x - width / 2, y: y - size / 2, width, height: size, radius: size / 2 };
	const place = { x, y: y + size * 0.27, align: "center" } as const;
	return [
		{ kind: "rect", ...box, fill: "chip", stroke: colour, thickness: 1.5 },
		{ kind: "text", text, ...place, size: size * 0.74, weight: 700, fill: "chip-text" },
	];
}

/** The numbers of moves drawn as arrows. Arrows between the same two squares, in either direction, share a chip. */
export function arrowNumbers(
	layout: Layout,
	board: Board,
	moves: readonly Move[],
	colour: ColourName = "accent",
	first = 1,
): Shape[] {
	const runs = new Map<string, { readonly run: Line; readonly numbers: number[] }>();
	for (const [index, move] of moves.entries()) {
		for (const step of stepsOf(move)) {
			const ends = [step.from, step.to].map(squareKey).sort().join();
			const [run] = runsOfStep(layout, board, step);
			const known = runs.get(ends) ?? { run: run ?? [centreOf(layout, step.to)], numbers: [] };
			known.numbers.push(index + first);
			runs.set(ends, known);
		}
	}
	return [...runs.values()].flatMap(({ run, numbers }) => chip(layout, run, numbers, colour));
}
