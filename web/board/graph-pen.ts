/** The pens that edit a graph's points and edges on the board, by pointer or keyboard. */
import type { Square } from "catchmate";
import type { BoardProblem } from "../model/edit.ts";
import { neighboursOf, pointAt, pointNamed } from "../model/graph.ts";
import {
	addPoint,
	canLoop,
	cutWays,
	freePlace,
	joinPoints,
	movePoint,
	removePoint,
	type WayKind,
} from "../model/graph-edit.ts";
import { fullPlace, type Point } from "../model/places.ts";
import { sameSquare } from "../model/position.ts";
import type { Pen, Sketch, Spot } from "./pen.ts";

/** The state and the commands of the editor that the pens use. */
export interface GraphTools {
	/** The board being edited; null if there is none. */
	readonly problem: BoardProblem | null;
	/** The same board, with the places at which its graph is drawn. */
	readonly placed: BoardProblem | null;
	/** The point selected for the next edit. */
	readonly chosen: Square | null;
	/** The kind of edges to draw. */
	readonly wayKind: WayKind;
	readonly choose: (point: Square | null) => void;
	/** Edits the graph, whose points keep the places at which they are drawn. */
	readonly changeGraph: (change: (problem: BoardProblem) => BoardProblem) => void;
	/** Announces that the game has no edges from a point to itself. */
	readonly refuseLoop: () => void;
}

/** How far an arrow key moves a point, in thousandths. */
const nudges: Readonly<Record<string, Point>> = {
	ArrowLeft: { x: -20, y: 0 },
	ArrowRight: { x: 20, y: 0 },
	ArrowUp: { x: 0, y: -20 },
	ArrowDown: { x: 0, y: 20 },
};

const within = (value: number): number => Math.min(fullPlace, Math.max(0, value));

/** The place of a point of the board being edited. */
function placeOf(problem: BoardProblem | null, { column }: Square): Point {
	return problem?.game.board.graph?.places?.[column - 1] ?? { x: 0, y: 0 };
}

/** Adds a point and selects it. */
function addAt(tools: GraphTools, place: Point): void {
	tools.changeGraph((problem) => addPoint(problem, place));
	tools.choose(pointAt(tools.problem?.game.board.columns ?? 1));
}

export function addSomewhere(tools: GraphTools): void {
	const graph = tools.placed?.game.board.graph;
	if (graph !== undefined) addAt(tools, freePlace(graph));
}

export function remove(tools: GraphTools, square: Square): void {
	tools.choose(null);
	tools.changeGraph((problem) => removePoint(problem, square));
}

/** Adds, moves and removes points. */
export class PointPen implements Pen {
	constructor(private readonly tools: GraphTools) {}

	get chosen(): Square | null {
		return this.tools.chosen;
	}

	tap({ square, place }: Spot): void {
		if (square === null) {
			addAt(this.tools, place);
		} else {
			this.tools.choose(sameSquare(square, this.chosen) ? null : square);
		}
	}

	drag({ square }: Spot, { place }: Spot): Sketch | null {
		const placed = this.tools.placed;
		const graph = placed?.game.board.graph;
		if (square === null || graph === undefined) return null;
		const around = neighboursOf(graph, square.column)
			.flatMap(({ name }) => pointNamed(graph, name) ?? [])
			.filter((other) => !sameSquare(other, square));
		return {
			points: [place],
			lines: around.map((other) => [place, placeOf(placed, other)] as const),
		};
	}

	drop({ square }: Spot, { place }: Spot): void {
		if (square !== null) {
			this.tools.changeGraph((problem) => movePoint(problem, square, place));
			this.tools.choose(square);
		}
	}

	press(key: string, far: boolean, square: Square): boolean {
		const nudge = far ? nudges[key] : undefined;
		if (key === "Insert" || key === "+") {
			addSomewhere(this.tools);
		} else if (key === "Delete" || key === "Backspace") {
			remove(this.tools, square);
		} else if (nudge !== undefined) {
			const { x, y } = placeOf(this.tools.placed, square);
			const place = { x: within(x + nudge.x), y: within(y + nudge.y) };
			this.tools.changeGraph((problem) => movePoint(problem, square, place));
		} else {
			return false;
		}
		return true;
	}

	cancel(): void {
		this.tools.choose(null);
	}
}

/** Adds and removes edges between points. */
export class EdgePen implements Pen {
	constructor(private readonly tools: GraphTools) {}

	get chosen(): Square | null {
		return this.tools.chosen;
	}

	tap({ square, way }: Spot): void {
		const { chosen } = this;
		if (square !== null && chosen !== null) {
			this.#join(chosen, square);
			return;
		}
		this.tools.choose(square);
		if (way !== null) this.tools.changeGraph((problem) => cutWays(problem, ...way));
	}

	drag({ square }: Spot, to: Spot): Sketch | null {
		if (square === null) return null;
		const { placed } = this.tools;
		const end = to.square === null ? to.place : placeOf(placed, to.square);
		return { points: [], lines: [[placeOf(placed, square), end]] };
	}

	drop({ square }: Spot, to: Spot): void {
		if (square !== null && to.square !== null && !sameSquare(square, to.square)) {
			this.#join(square, to.square);
		}
	}

	press(): boolean {
		return false;
	}

	cancel(): void {
		this.tools.choose(null);
	}

	#join(from: Square, to: Square): void {
		const { problem, wayKind: kind } = this.tools;
		this.tools.choose(null);
		if (sameSquare(from, to) && problem !== null && !canLoop(problem.game)) {
			this.tools.refuseLoop();
			return;
		}
		this.tools.changeGraph((problem) => joinPoints(problem, from, to, kind));
	}
}
