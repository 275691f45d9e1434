/** The positions of a board, unfolded by the reader from the first one. */
import type { Position, Table } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { BoardProblem } from "../../model/edit.ts";
import { BoardPart } from "../lesson/board-part.ts";
import { failedView } from "../lesson/failed.ts";
import { knownChip } from "../lesson/outcome-chip.ts";
import { miniature } from "./miniature.ts";
import { type Entry, Unfolding } from "./unfolding.ts";

export class UnfoldPositions extends BoardPart {
	#unfolding: Unfolding | null = null;
	#table: Table | null = null;
	#isAsked = false;
	#hasFailed = false;

	override disconnectedCallback(): void {
		super.disconnectedCallback();
		this.#forget();
	}

	#forget(): void {
		this.#table?.dispose();
		this.#table = null;
		this.#unfolding = null;
		this.#isAsked = false;
	}

	protected override boardChanged(): void {
		const { problem } = this.board;
		if (!this.#isAsked && !this.#hasFailed && problem !== null) {
			this.#isAsked = true;
			void this.#try((signal) => this.#start(problem, signal));
		}
		this.redraw();
	}

	/** Runs an action that asks the solver. A failure resets everything, so that the reader can start again. */
	async #try(act: (signal: AbortSignal) => Promise<void>): Promise<void> {
		const { signal } = this;
		try {
			await act(signal);
		} catch {
			if (!signal.aborted) {
				this.#forget();
				this.#hasFailed = true;
			}
		}
		if (!signal.aborted) {
			this.redraw();
		}
	}

	#tryAgain(): void {
		this.#hasFailed = false;
		this.boardChanged();
	}

	async #start({ game, position }: BoardProblem, signal: AbortSignal): Promise<void> {
		const solver = await this.board.solver;
		const table = await solver.solve(game, { signal });
		if (signal.aborted) {
			table.dispose();
			return;
		}
		this.#table = table;
		await this.#unfoldFrom(position);
	}

	/** Starts again from a position. */
	async #unfoldFrom(position: Position): Promise<void> {
		const table = this.#table;
		if (table !== null) {
			const unfolding = new Unfolding(table, position, await table.lookup(position));
			await unfolding.unfold(unfolding.root);
			if (this.#table === table) {
				this.#unfolding = unfolding;
			}
		}
	}

	/** The position on the board; null if the game is over. */
	get #onBoard(): Position | null {
		const { record, legalMoves } = this.board;
		return legalMoves.length === 0 ? null : (record?.positions[record.index] ?? null);
	}

	async #toggle(entry: Entry): Promise<void> {
		if (entry.isOpen) {
			entry.isOpen = false;
		} else {
			await this.#unfolding?.unfold(entry);
		}
	}

	async #unfoldAll(): Promise<void> {
		await this.#unfolding?.unfoldAll();
	}

	#foldAll(): void {
		this.#unfolding?.foldAll();
		this.redraw();
	}

	#goTo(entry: Entry): void {
		this.#unfolding?.reveal(entry);
		this.redraw();
		this.querySelector<HTMLElement>(`[data-number="${entry.number}"]`)?.focus();
	}

	protected override view(): TemplateResult {
		const unfolding = this.#unfolding;
		const { unfold } = this.words;
		if (unfolding === null) {
			return html`<p class="unfold-status" role="status">
				${this.#hasFailed ? failedView(this.words, () => this.#tryAgain()) : nothing}
			</p>`;
		}
		const { positions, moves, repeats, folded, root, isAllShown, isMoreShown } = unfolding;
		const isComplete = folded.length === 0;
		const onBoard = this.#onBoard;
		return html`<p class="unfold-status" role="status">
				${isComplete ? unfold.complete(positions, moves) : unfold.found(positions, moves, repeats)}
			</p>
			<div class="button-row">
			<button
				type="button"
				aria-disabled=${String(isComplete && isAllShown)}
				@click=${() => void this.#try(() => this.#unfoldAll())}
			>
				${isComplete && !isAllShown ? unfold.anew(positions) : unfold.all(folded.length)}
			</button>
			<button type="button" aria-disabled=${String(!isMoreShown)} @click=${() => this.#foldAll()}>
				${unfold.fold}
			</button>
			<button
				type="button"
				aria-disabled=${String(onBoard === null)}
				@click=${() => {
					if (onBoard !== null) {
						void this.#try(() => this.#unfoldFrom(onBoard));
					}
				}}
			>
				${unfold.fromBoard}
			</button>
			</div>
			<ul class="unfold-list is-whole">
				${this.#entry(root)}
			</ul>`;
	}

	#entry(entry: Entry): TemplateResult {
		const { problem, rules } = this.board;
		const { position, first, moves, isOpen, value } = entry;
		const { unfold } = this.words;
		const { game } = this.#table ?? {};
		if (problem === null || rules === null || game === undefined) {
			return html``;
		}
		const { rows, columns } = game.board;
		return html`<li>
			<div
				class="unfold-entry"
				data-number=${first === null ? entry.number : nothing}
				tabindex=${first === null ? -1 : nothing}
			>
				${miniature(rules, rows, columns, position)}
				<span class="visually-hidden">${unfold.picture(position)}</span>
				${first !== null ? this.#wayTo(first) : moves?.length === 0 ? unfold.number(entry.number) : this.#toggler(entry)}
				<span class="unfold-turn">
					${first !== null ? unfold.again : moves?.length === 0 ? unfold.over : unfold.toMove(position)}
				</span>
				<span aria-hidden="true">${knownChip(this.words, value)}</span>
				<span class="visually-hidden">${unfold.worth(value)}</span>
			</div>
			${
				isOpen && moves !== null && moves.length > 0
					? html`<ul class="unfold-list">
							${moves.map((one) => this.#entry(one))}
						</ul>`
					: nothing
			}
		</li>`;
	}

	#toggler(entry: Entry): TemplateResult {
		return html`<button
			type="button"
			class="unfold-toggle"
			aria-expanded=${String(entry.isOpen)}
			@click=${() => void this.#try(() => this.#toggle(entry))}
		>
			${this.words.unfold.number(entry.number)}
		</button>`;
	}

	/** A link to the place where the position occurred first. */
	#wayTo(first: Entry): TemplateResult {
		return html`<button type="button" class="unfold-way" @click=${() => this.#goTo(first)}>
			${this.words.unfold.number(first.number)}
		</button>`;
	}
}
