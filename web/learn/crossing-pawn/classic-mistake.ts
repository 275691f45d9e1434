/**
 * A classic mistake: a board on which a program with this mistake prints the wrong answer. Once the reader has
 * predicted the right one, the board shows values, can be played by the mistaken rules, if there are such, and can be
 * edited; both programs answer for the board in the reader's browser.
 */
import type { Problem, Rules, Solver } from "catchmate";
import { html, nothing, render } from "lit/html.js";
import type { CatchmateBoard } from "../../element/element.ts";
import { failedView } from "../lesson/failed.ts";
import { Latest } from "../lesson/latest.ts";
import { problemText } from "../lesson/position-text.ts";
import { wordsHere } from "../lesson/words-here.ts";
import { type Mistake, mistakes, plainAnswer } from "../plain/plain.ts";
import { isOfRules, mistakenRules } from "./rules.ts";

type BoardProblem = Pick<Problem, "game" | "position">;

/** The outputs of the two programs. */
interface Answers {
	readonly right: string;
	readonly mistaken: string;
}

export class ClassicMistake extends HTMLElement {
	/** The problem on the board, by the right rules; null before it is known. */
	#problem: BoardProblem | null = null;
	#rules: Rules | null = null;
	/** Null while the programs run, and for a board that cannot be solved. */
	#answers: Answers | null = null;
	#hasFailed = false;
	readonly #work = new Latest();
	#isMistaken = false;
	#isPrepared = false;
	#place: HTMLElement | null = null;
	/** A line above the board that tells the rules being played; null if there is only one kind. */
	#rulesSaid: HTMLElement | null = null;

	connectedCallback(): void {
		if (this.#isPrepared) {
			if (this.#answers === null) {
				void this.#answer();
			}
			return;
		}
		this.#isPrepared = true;
		this.#explainBoard();
		this.addEventListener("told", () => this.#reveal());
		this.#board?.addEventListener("solve", ({ detail }) => this.#take(detail.problem));
		this.#board?.addEventListener("edit", ({ detail }) => this.#take(detail.problem));
		if (this.querySelector("details.told[open]") !== null) {
			this.#reveal();
		}
	}

	disconnectedCallback(): void {
		this.#work.end();
	}

	get #words() {
		return wordsHere();
	}

	get #mistake(): Mistake {
		const name = this.getAttribute("mistake");
		const found = mistakes.find((one) => one === name);
		if (found === undefined) {
			throw new Error(`there is no mistake ${name}`);
		}
		return found;
	}

	get #board(): CatchmateBoard | null {
		return this.querySelector("catchmate-board");
	}

	/** Explains from the start what the board will show after the answer, so that nothing moves then. */
	#explainBoard(): void {
		const { mistake: words } = this.#words;
		const figure = this.querySelector("figure");
		const marks = document.createElement("p");
		marks.className = "mistake-note";
		marks.textContent = words.marks;
		figure?.querySelector("figcaption")?.prepend(marks);
		if (isOfRules(this.#mistake)) {
			this.#rulesSaid = document.createElement("p");
			this.#rulesSaid.className = "mistake-note";
			this.#rulesSaid.textContent = words.rulesRight;
			figure?.prepend(this.#rulesSaid);
		}
	}

	/** Shows what was hidden until the answer. */
	#reveal(): void {
		const told = this.querySelector("details.told > div");
		if (this.#place !== null || told === null) {
			return;
		}
		this.#place = document.createElement("div");
		this.#place.className = "mistake-answers";
		told.append(this.#place);
		this.#board?.setAttribute("hints", "auto");
		this.#render();
		void this.#answer();
	}

	/** Handles the problem on the board; the answers to an unchanged one are kept. */
	#take({ game, position }: BoardProblem): void {
		this.#rules ??= game.rules;
		const problem = { game: { ...game, rules: this.#rules }, position };
		if (this.#problem === null || problemText(problem) !== problemText(this.#problem)) {
			this.#problem = problem;
			void this.#answer();
		}
	}

	/** Runs both programs. */
	async #answer(): Promise<void> {
		const problem = this.#problem;
		const board = this.#board;
		if (problem === null || board === null || this.#place === null) {
			return;
		}
		const signal = this.#work.begin();
		this.#answers = null;
		this.#hasFailed = false;
		this.#render();
		try {
			const answers = await this.#answersTo(problem, await board.solver, signal);
			signal.throwIfAborted();
			this.#answers = answers;
		} catch {
			if (signal.aborted) {
				return;
			}
			this.#hasFailed = true;
		}
		this.#render();
	}

	/** Null for a board that cannot be solved; the board itself reports why. */
	async #answersTo(
		problem: BoardProblem,
		solver: Solver,
		signal: AbortSignal,
	): Promise<Answers | null> {
		const { game, position } = problem;
		try {
			solver.validate(game, position);
		} catch {
			return null;
		}
		const table = await solver.solve(game, { position, signal });
		try {
			const right = (await table.answer(position)).trim();
			return { right, mistaken: await plainAnswer(problem, this.#mistake, signal) };
		} finally {
			table.dispose();
		}
	}

	/** Opens the board again, by the right or the mistaken rules. */
	#choose(isMistaken: boolean): void {
		const board = this.#board;
		const rules = this.#rules && mistakenRules(this.#rules, this.#mistake);
		if (this.#problem === null || rules === null || board === null) {
			return;
		}
		this.#isMistaken = isMistaken;
		if (this.#rulesSaid !== null) {
			const { mistake: words } = this.#words;
			this.#rulesSaid.textContent = isMistaken ? words.rulesMistaken : words.rulesRight;
		}
		const { game, position } = this.#problem;
		board.problem = isMistaken ? { game: { ...game, rules }, position } : this.#problem;
		this.#render();
	}

	#render(): void {
		if (this.#place === null) {
			return;
		}
		const { mistake: words } = this.#words;
		const isEdited = this.#board?.mode === "edit";
		const answers = this.#answers;
		const hasRules = this.#rules !== null && isOfRules(this.#mistake);
		const isSame = answers !== null && answers.right === answers.mistaken;
		render(
			html`<div role="status"><dl>
					<div><dt>${words.right}</dt><dd><code>${answers?.right ?? "…"}</code></dd></div>
					<div>
						<dt>${words.mistaken}</dt>
						<dd><code>${answers?.mistaken ?? "…"}</code> ${isSame ? words.same : nothing}</dd>
					</div>
				</dl>${this.#hasFailed ? html`<p>${failedView(this.#words, () => void this.#answer())}</p>` : nothing}</div>
				<div class="button-row">
					${
						hasRules
							? html`<button
								type="button"
								aria-pressed=${this.#isMistaken}
								@click=${() => this.#choose(!this.#isMistaken)}
							>${words.byMistake}</button>`
							: nothing
					}
					<button
						type="button"
						aria-pressed=${isEdited}
						@click=${() => {
							this.#board?.setAttribute("mode", isEdited ? "analyse" : "edit");
							this.#render();
						}}
					>${words.change}</button>
				</div>`,
			this.#place,
		);
	}
}
