/**
 * The editing tools and their settings. Each change is one edit of the board, which can be undone.
 */
import { signal } from "@preact/signals-core";
import type { Square } from "catchmate";
import { EdgePen, type GraphTools, PointPen } from "../../board/graph-pen.ts";
import type { Pen } from "../../board/pen.ts";
import { withPlaces } from "../../board/point-layout.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { type Feature, obstacle } from "../../model/features.ts";
import type { GraphTool, WayKind } from "../../model/graph-edit.ts";
import { playOn, randomGraph } from "../../model/graphs.ts";
import { randomBoard, seeds } from "../../model/random-board.ts";
import { changeBoard } from "../shell/change-board.ts";
import type { Context } from "../shell/context.ts";
import type { PageState } from "../shell/page-state.ts";

export interface EditView extends Context {
	readonly tools: EditTools;
}

export class EditTools implements GraphTools {
	readonly seed = signal(Math.floor(Math.random() * seeds));
	/** The percentage of squares with an obstacle. */
	readonly density = signal(25);
	/** Whether dragging a finger paints squares; otherwise it scrolls the page. */
	readonly isFingerBrush = signal(false);
	/** The feature that the brush paints. */
	readonly brush = signal<Feature>(obstacle);
	/** The pointer's tool on a graph. */
	readonly tool = signal<GraphTool>("pieces");
	/** The size of a classical graph: the number of its points, or of those along one side. */
	readonly size = signal(4);
	/** The number of points of a random graph. */
	readonly points = signal(12);
	/** The share of possible extra edges in a random graph, in percent. */
	readonly ways = signal(50);
	readonly #wayKind = signal<WayKind>({ oneWay: false, side: null });
	readonly #chosen = signal<Square | null>(null);
	readonly #pens = { pieces: null, points: new PointPen(this), ways: new EdgePen(this) };
	readonly #board: CatchmateBoard;
	readonly #page: PageState;
	/** The last random board. */
	#made: BoardProblem | null = null;

	constructor(board: CatchmateBoard, page: PageState) {
		this.#board = board;
		this.#page = page;
	}

	/** The pen of the tool in use; null for pieces and marks. */
	get pen(): Pen | null {
		return this.#pens[this.tool.value];
	}

	/** Selects a tool, and no point. */
	take(tool: GraphTool): void {
		this.tool.value = tool;
		this.choose(null);
	}

	refuseLoop(): void {
		this.#board.announce(this.#page.words.edit.graphs.noLoop);
	}

	/** The board with the position shown; null if there is none. */
	get problem(): BoardProblem | null {
		return this.#board.shownProblem;
	}

	paintWith(brush: Feature): void {
		this.brush.value = brush;
		this.#board.brush = brush;
	}

	/** Edits the board, unless that changes nothing. */
	change(change: (problem: BoardProblem) => BoardProblem): void {
		changeBoard(this.#board, change);
	}

	/** The board, with the places at which its graph is drawn. */
	get placed(): BoardProblem | null {
		return this.problem && withPlaces(this.problem);
	}

	/** Edits a graph, whose points keep the places at which they are drawn. */
	changeGraph(change: (problem: BoardProblem) => BoardProblem): void {
		const { placed } = this;
		if (placed !== null) {
			this.change((problem) => {
				const changed = change(placed);
				return changed === placed ? problem : changed;
			});
		}
	}

	/** The point selected for the next edit, if the graph still has it. */
	get chosen(): Square | null {
		const { value: chosen } = this.#chosen;
		const columns = this.problem?.game.board.columns ?? 0;
		return chosen !== null && chosen.column <= columns ? chosen : null;
	}

	choose(chosen: Square | null): void {
		this.#chosen.value = chosen;
	}

	/** The kind of edges to draw; for both sides if the game lacks the chosen side. */
	get wayKind(): WayKind {
		const { value: wayKind } = this.#wayKind;
		const sides = this.problem?.game.rules.sides ?? [];
		return sides.some(({ name }) => name === wayKind.side) ? wayKind : { ...wayKind, side: null };
	}

	set wayKind(kind: WayKind) {
		this.#wayKind.value = kind;
	}

	/** Makes the random board again with changed settings, if it is still shown. */
	async makeAgain(): Promise<void> {
		const { problem } = this;
		if (problem !== null && problem.game === this.#made?.game) {
			await this.makeFrom(this.seed.peek());
		}
	}

	/** Makes a random board from a seed, in the current size. */
	async makeFrom(seed: number): Promise<void> {
		this.seed.value = seed;
		const solver = await this.#board.solver;
		this.change((problem) => {
			const { rules, board } = problem.game;
			return board.graph !== undefined
				? playOn(problem, randomGraph(this.points.peek(), this.ways.peek() / 100, seed))
				: randomBoard(solver, rules, board, this.density.peek() / 100, seed);
		});
		// Still the old board if the new one is equal.
		this.#made = this.problem;
	}
}
