/**
 * `<shift-lab board="ID">`: bitboards of a board that the reader can edit. The reader shifts one, masks it and combines the
 * results until they agree with the solver's table.
 */
import type { Board, Solver, Square } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { BoardProblem } from "../../model/edit.ts";
import { BoardPart } from "../lesson/board-part.ts";
import { failedView } from "../lesson/failed.ts";
import { Latest } from "../lesson/latest.ts";
import { problemText } from "../lesson/position-text.ts";
import {
	type Bitboard,
	bitboardOf,
	countOf,
	type Direction,
	directions,
	hasBit,
	type Layer,
	lossLayer,
	maskOf,
	shifted,
	winLayer,
} from "./bitboards.ts";

const tasks = ["win", "loss"] as const;
type Task = (typeof tasks)[number];

const arrows: Readonly<Record<Direction, string>> = { up: "↑", left: "←", right: "→" };

/** A board's layers, and its pieces. */
interface Layers extends Readonly<Record<Task, Layer>> {
	readonly board: Board;
	readonly red: readonly Square[];
}

/** Null for a board that cannot be solved. */
async function layersOf(
	solver: Solver,
	{ game, position }: BoardProblem,
	signal: AbortSignal,
): Promise<Layers | null> {
	const [piece] = position.pieces.black ?? [];
	try {
		solver.validate(game, position);
	} catch {
		return null;
	}
	if (piece === undefined) {
		return null;
	}
	const table = await solver.solve(game, { signal });
	try {
		const red = await table.heatmap({ ...position, toMove: "red" }, piece);
		const black = await table.heatmap({ ...position, toMove: "black" }, piece);
		const { board } = game;
		return {
			board,
			red: position.pieces.red ?? [],
			win: winLayer(board, red, black),
			loss: lossLayer(board, red, black),
		};
	} finally {
		table.dispose();
	}
}

export class ShiftLab extends BoardPart {
	/** The layers of the last board that could be solved; null before the first. */
	#layers: Layers | null = null;
	/** Why the bitboards do not belong to the current board; null if they do. */
	#trouble: "invalid" | "failed" | null = null;
	/** The last board sent to the solver, as a text; null for none. */
	#asked: string | null = null;
	readonly #work = new Latest();
	#task: Task = "win";
	#direction: Direction = "up";
	#isMasked = false;
	#collected: Bitboard = 0n;
	#added: ReadonlySet<Direction> = new Set();

	override disconnectedCallback(): void {
		super.disconnectedCallback();
		this.#work.end();
		this.#asked = null;
	}

	protected override boardChanged(): void {
		const { problem, record } = this.board;
		// The board itself is solved first.
		if (problem === null || (record === null && this.#layers === null)) {
			return;
		}
		const text = problemText(problem);
		if (text !== this.#asked) {
			this.#asked = text;
			void this.#take(problem);
		}
	}

	async #take(problem: BoardProblem): Promise<void> {
		const signal = this.#work.begin();
		try {
			const layers = await layersOf(await this.board.solver, problem, signal);
			signal.throwIfAborted();
			this.#trouble = layers === null ? "invalid" : null;
			if (layers !== null) {
				this.#layers = layers;
				this.#begin(this.#task);
			}
		} catch {
			if (signal.aborted) {
				return;
			}
			this.#trouble = "failed";
		}
		this.redraw();
	}

	#tryAgain(): void {
		this.#asked = null;
		this.boardChanged();
	}

	#begin(task: Task): void {
		this.#task = task;
		this.#direction = "up";
		this.#collected = 0n;
		this.#added = new Set();
		this.redraw();
	}

	/** The targets after the chosen shift. */
	#shifted({ board, ...layers }: Layers): Bitboard {
		const bits = shifted(layers[this.#task].targets, this.#direction, board);
		return this.#isMasked ? bits & maskOf(board, this.#direction) : bits;
	}

	#collect(layers: Layers): void {
		this.#collected |= this.#shifted(layers);
		this.#added = new Set([...this.#added, this.#direction]);
		const next = directions.find((direction) => !this.#added.has(direction));
		this.#direction = next ?? this.#direction;
		this.redraw();
	}

	/** The combined bitboard so far. */
	#result(layers: Layers): Bitboard {
		const { undecided } = layers[this.#task];
		return this.#task === "win" ? this.#collected & undecided : undecided & ~this.#collected;
	}

	protected override view(): TemplateResult | null {
		const layers = this.#layers;
		if (layers === null) {
			return this.#trouble === null ? null : this.#sentenceOf(null);
		}
		const { bits: words } = this.words.fast;
		const { columns } = layers.board;
		const shift: Readonly<Record<Direction, string>> = {
			up: `bits << ${columns}`,
			left: "bits << 1",
			right: "bits >> 1",
		};
		const task = words[this.#task];
		const shiftCode = shift[this.#direction];
		const mask = `go_${this.#direction}`;
		const masked = `${shiftCode} & ${mask}`;
		const button = (text: string | TemplateResult, isPressed: boolean, act: () => void) =>
			html`<button type="button" aria-pressed=${isPressed} @click=${act}>${text}</button>`;
		return html`<div class="button-row" role="group" aria-label=${words.task}>
					${tasks.map((one) => button(words[one].name, this.#task === one, () => this.#begin(one)))}
				</div>
				<div class="button-row" role="group" aria-label=${words.shift}>
					${directions.map((direction) =>
						button(
							html`${arrows[direction]} <code>${shift[direction]}</code>${
								this.#added.has(direction) ? html`<span class="collected-sign"> ✓</span>` : nothing
							}`,
							this.#direction === direction,
							() => {
								this.#direction = direction;
								this.redraw();
							},
						),
					)}
				</div>
				<div class="button-row">
					${button(html`<code>&amp; ${mask}</code> ${words.mask}`, this.#isMasked, () => {
						this.#isMasked = !this.#isMasked;
						this.redraw();
					})}
					<button type="button" @click=${() => this.#collect(layers)}>
						<code>found |= …</code> ${words.collect}
					</button>
					<button type="button" @click=${() => this.#begin(this.#task)}>${words.restart}</button>
				</div>
				<div class="bit-tables">
					${this.#table(layers, task.targets, "bits", layers[this.#task].targets)}
					${this.#table(layers, words.shifted, this.#isMasked ? masked : shiftCode, this.#shifted(layers))}
					${this.#table(layers, words.collected, "found", this.#collected)}
					${this.#table(layers, task.result, task.code, this.#result(layers), true)}
				</div>
				${this.#sentenceOf(layers)}`;
	}

	#sentenceOf(layers: Layers | null): TemplateResult {
		const { invalid } = this.words.fast.bits;
		return html`<p class="bit-status" role="status">
			${
				this.#trouble === "failed"
					? failedView(this.words, () => this.#tryAgain())
					: this.#trouble === "invalid" || layers === null
						? invalid
						: this.#sentence(layers)
			}
		</p>`;
	}

	/** A bitboard as a table; a result shows where it differs from the solver's. */
	#table(
		layers: Layers,
		name: string,
		code: string,
		bits: Bitboard,
		isResult = false,
	): TemplateResult {
		const { board } = layers;
		const { bits: words } = this.words.fast;
		const columns = Array.from({ length: board.columns }, (_, column) => column);
		const red = bitboardOf(layers.red, board);
		const walls = bitboardOf(board.obstacles, board);
		const isAsked = isResult && this.#added.size === directions.length;
		const wrong = isAsked ? bits ^ layers[this.#task].settled : 0n;
		const classOf = (square: number) =>
			[
				hasBit(bits, square) ? "is-one" : "",
				hasBit(red, square) ? "is-red-piece" : "",
				hasBit(walls, square) ? "is-wall" : "",
				hasBit(wrong, square) ? "is-wrong" : "",
			].join(" ");
		return html`<table class="bits">
			<caption>${name}<br /><code>${code}</code></caption>
			<thead>
				<tr>
					<td></td>
					${columns.map(
						(column) =>
							html`<th scope="col" aria-label=${words.column(column + 1)}>${column + 1}</th>`,
					)}
				</tr>
			</thead>
			<tbody>
				${Array.from(
					{ length: board.rows },
					(_, line) =>
						html`<tr>
							<th scope="row" aria-label=${words.line(line + 1)}>${line + 1}</th>
							${columns
								.map((column) => line * board.columns + column)
								.map(
									(square) =>
										html`<td class=${classOf(square)}>${hasBit(bits, square) ? 1 : 0}</td>`,
								)}
						</tr>`,
				)}
			</tbody>
		</table>`;
	}

	/** A sentence that compares the result with the solver's table. */
	#sentence(layers: Layers): string {
		const { bits: words } = this.words.fast;
		const left = directions.length - this.#added.size;
		if (left > 0) {
			return words.left(left);
		}
		const { settled } = layers[this.#task];
		const wrong = countOf(this.#result(layers) ^ settled);
		return wrong === 0 ? words.same(countOf(settled)) : words.leaked(wrong);
	}
}
