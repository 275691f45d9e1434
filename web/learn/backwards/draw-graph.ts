/**
 * `<draw-graph>`: a graph that the reader draws on the board inside, with one pen for points and edges, and settles step by step.
 * Every change restarts the steps.
 */
import type { Graph, Square } from "catchmate";
import { html, render, type TemplateResult } from "lit/html.js";
import { addSomewhere, EdgePen, type GraphTools, PointPen, remove } from "../../board/graph-pen.ts";
import type { Pen, Sketch, Spot } from "../../board/pen.ts";
import { withPlaces } from "../../board/point-layout.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { columnsOf, pointName } from "../../model/graph.ts";
import { canRemove, type WayKind } from "../../model/graph-edit.ts";
import { sameSquare } from "../../model/position.ts";
import { isSame } from "../../model/same.ts";
import { show } from "../lesson/graph-picture.ts";
import { stepPanel } from "../lesson/step-panel.ts";
import type { Program, ProgramStep } from "../lesson/step-program.ts";
import { wordsHere } from "../lesson/words-here.ts";
import { movesOf } from "./drawn-moves.ts";
import { programFor } from "./settle-steps.ts";

/** The pen: a tap on an empty place adds a point, a drag from point to point joins them, any other drag moves a point. */
class DrawPen implements Pen {
	readonly #tools: GraphTools;
	readonly #points: PointPen;
	readonly #ways: EdgePen;

	constructor(tools: GraphTools) {
		this.#tools = tools;
		this.#points = new PointPen(tools);
		this.#ways = new EdgePen(tools);
	}

	get chosen(): Square | null {
		return this.#tools.chosen;
	}

	#isWay({ square }: Spot, to: Spot): boolean {
		return square !== null && to.square !== null && !sameSquare(square, to.square);
	}

	tap(spot: Spot): void {
		const { square, way } = spot;
		const isJoin = square !== null && this.chosen !== null && !sameSquare(square, this.chosen);
		(isJoin || way !== null ? this.#ways : this.#points).tap(spot);
	}

	drag(from: Spot, to: Spot): Sketch | null {
		return (this.#isWay(from, to) ? this.#ways : this.#points).drag(from, to);
	}

	drop(from: Spot, to: Spot): void {
		(this.#isWay(from, to) ? this.#ways : this.#points).drop(from, to);
	}

	press(key: string, far: boolean, square: Square): boolean {
		return this.#points.press(key, far, square);
	}

	cancel(): void {
		this.#points.cancel();
	}
}

export class DrawGraph extends HTMLElement implements GraphTools {
	readonly #tools = document.createElement("div");
	readonly #panel = document.createElement("div");
	#first: BoardProblem | null = null;
	#graph: Graph | null = null;
	#program: Program | null = null;
	#at = 0;
	#chosen: Square | null = null;
	#isOneWay = true;

	connectedCallback(): void {
		if (this.#panel.isConnected) {
			return;
		}
		this.#tools.className = "draw-tools";
		this.#panel.className = "code-panel";
		this.querySelector(".draw-tools")?.replaceWith(this.#tools);
		this.querySelector(".code-panel")?.replaceWith(this.#panel);
		const board = this.#board;
		if (board !== null) {
			board.pen = new DrawPen(this);
			board.addEventListener("update", () => this.#follow());
		}
		this.#follow();
		this.#draw();
	}

	get #words() {
		return wordsHere();
	}

	get #board(): CatchmateBoard | null {
		return this.querySelector("catchmate-board");
	}

	get problem(): BoardProblem | null {
		return this.#board?.problem ?? null;
	}

	get placed(): BoardProblem | null {
		return this.problem && withPlaces(this.problem);
	}

	get chosen(): Square | null {
		const columns = this.problem?.game.board.columns ?? 0;
		return this.#chosen !== null && this.#chosen.column <= columns ? this.#chosen : null;
	}

	get wayKind(): WayKind {
		return { oneWay: this.#isOneWay, side: null };
	}

	choose(point: Square | null): void {
		this.#chosen = point;
		this.#draw();
	}

	changeGraph(change: (problem: BoardProblem) => BoardProblem): void {
		const { placed } = this;
		const changed = placed && change(placed);
		if (changed !== null && !isSame(changed, placed)) {
			this.#board?.edit(changed);
			this.#follow();
		}
	}

	/** Loops are allowed: a token may move from a point to itself. */
	refuseLoop(): void {}

	/** Restarts the steps for a changed graph; moving a point alone keeps the current step. */
	#follow(): void {
		const { problem } = this;
		const graph = problem?.game.board.graph;
		if (problem === null || graph === undefined) {
			return;
		}
		this.#first ??= problem;
		const { names, edges } = graph;
		const known = this.#graph;
		const isKnown =
			known !== null && isSame([known.names, known.edges], [names, edges]) && this.#isSize(problem);
		this.#graph = graph;
		if (!isKnown) {
			const points = columnsOf(problem.game.board).map((column) => pointName(graph, column));
			this.#program = this.#programOf(points, movesOf(graph, points.length));
			this.#at = 0;
		}
		this.#draw();
	}

	#isSize({ game }: BoardProblem): boolean {
		return this.#program?.points.length === game.board.columns;
	}

	/** The steps, preceded by one in which nothing is known. */
	#programOf(points: readonly string[], moves: readonly (readonly number[])[]): Program {
		const { draw } = this.#words;
		const { steps } = programFor(this.#words, points, moves);
		const first: ProgramStep = {
			lines: {},
			sentence: draw.start,
			known: points.map(() => null),
			rows: [{ name: "moves_left", cells: moves.map(({ length }) => length) }],
			variables: steps[0]?.variables.map(({ name }) => ({ name, value: "–" })) ?? [],
			ringed: null,
			arrows: [],
		};
		return { points, steps: [first, ...steps] };
	}

	#go(at: number): void {
		this.#at = Math.max(0, Math.min(at, (this.#program?.steps.length ?? 1) - 1));
		this.#chosen = null;
		this.#draw();
	}

	#undo(): void {
		this.#chosen = null;
		void this.#board?.undo();
	}

	#clear(): void {
		this.#chosen = null;
		if (this.#first !== null) {
			this.#board?.edit(this.#first);
			this.#follow();
		}
	}

	#draw(): void {
		const program = this.#program;
		render(this.#toolsNow(), this.#tools);
		if (program === null) {
			return;
		}
		render(
			stepPanel(this.#words, program, this.#at, (at) => this.#go(at)),
			this.#panel,
		);
		const step = program.steps[this.#at];
		if (step !== undefined) {
			const ringed = this.chosen === null ? step.ringed : this.chosen.column - 1;
			show(this.#board, { ...step, ringed });
		}
	}

	#toolsNow(): TemplateResult {
		const { draw: text } = this.#words;
		const { problem, chosen } = this;
		const canDelete = chosen !== null && problem !== null && canRemove(problem.game);
		const button = (label: string, isOff: boolean, act: () => void) =>
			html`<button type="button" aria-disabled=${String(isOff)} @click=${() => {
				if (!isOff) {
					act();
				}
			}}>${label}</button>`;
		const kind = (label: string, isOneWay: boolean) =>
			html`<button
				type="button"
				aria-pressed=${String(this.#isOneWay === isOneWay)}
				@click=${() => {
					this.#isOneWay = isOneWay;
					this.#draw();
				}}
			><span aria-hidden="true">${isOneWay ? "→" : "—"}</span> ${label}</button>`;
		return html`<div class="button-row" role="group" aria-label=${text.tools}>
				${kind(text.oneWay, true)} ${kind(text.twoWay, false)}
				${button(`+ ${text.add}`, problem === null, () => addSomewhere(this))}
				${button(text.remove, !canDelete, () => {
					if (chosen !== null) {
						remove(this, chosen);
					}
				})}
				${button(text.undo, problem === null || isSame(problem, this.#first), () => this.#undo())}
				${button(text.clear, problem === null || isSame(problem, this.#first), () => this.#clear())}
			</div>
			<p class="draw-hint">${text.hint} <span class="draw-keys">${text.keys}</span></p>`;
	}
}
